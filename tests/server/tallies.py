"""Games as the log would have them, made up for tests."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

from hypothesis import strategies as st

from easyharp.server.store import Tally, Win

FIRST_DAY = date(2026, 11, 20)
NOON = 1_795_867_200_000
"""2026-11-28T12:00:00Z."""


def day(nth: int) -> str:
    return (FIRST_DAY + timedelta(days=nth)).isoformat()


def noon(nth: int) -> int:
    """Return noon UTC of a day, in milliseconds since 1970."""
    return NOON + (nth - 8) * 86_400_000


def tally(game: str = "g", **fields: Any) -> Tally:
    usual: dict[str, Any] = {
        "id": game,
        "number": 5,
        "day": None,
        "started": f"{day(0)}T09:00:00Z",
        "began_on": day(0),
        "imported": False,
        "actions": 3,
        "last": noon(0),
        "time": 1000,
        "is_current": False,
        "win": None,
        "note": "",
    }
    return Tally(**{**usual, **fields})


def win(at: int = NOON, **fields: Any) -> Win:
    return Win(**{"at": at, "on": None, "moves": 300, "score": 1300, "take_backs": False, **fields})


@st.composite
def wins(draw: st.DrawFn) -> Win:
    nth = draw(st.integers(0, 12))
    return win(
        noon(nth),
        on=draw(st.none() | st.just(day(nth))),
        moves=draw(st.integers(200, 900)),
        score=5 * draw(st.integers(244, 303)),
        take_backs=draw(st.booleans()),
    )


@st.composite
def some_tallies(draw: st.DrawFn) -> list[Tally]:
    """Draw games with ids and seconds of their own, at most one of them on the table."""
    count = draw(st.integers(0, 12))
    current = draw(st.integers(-1, count - 1))
    return [
        tally(
            f"g{nth}",
            started=f"{day(draw(st.integers(0, 12)))}T09:00:{nth:02}Z",
            began_on=None,
            day=draw(st.none() | st.builds(day, st.integers(0, 12))),
            imported=draw(st.integers(0, 5)) == 0,
            time=draw(st.integers(0, 10_000)),
            is_current=nth == current,
            win=draw(st.none() | wins()),
        )
        for nth in range(count)
    ]
