"""The days of the player's calendar: which day a win belongs to, and series of days (docs/decisions/0007).

Pure: no clock, no store. A day is ``YYYY-MM-DD``, so that days are ordered as their texts are.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from enum import StrEnum
from typing import Final

from easyharp.server.store import Tally

_DAY: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_FIRST: Final = -62_135_596_800_000
_LAST: Final = 253_402_300_799_000
"""The first and the last second that a calendar of four digits has, in milliseconds since 1970."""
_BEHIND_UTC: Final = timedelta(hours=12)
"""How far the last place on Earth to end a day is behind UTC."""


class DayState(StrEnum):
    """What became of a day's deal, the best last."""

    PLAYED = "played"
    WON_LATER = "won-later"
    WON = "won"


@dataclass(frozen=True, slots=True)
class Streak:
    """A series: the one that goes on now, and the longest."""

    current: int
    best: int


def is_day(text: str) -> bool:
    """Whether a text is a date of the calendar in the form ``YYYY-MM-DD``."""
    if _DAY.fullmatch(text) is None:
        return False
    try:
        date.fromisoformat(text)
    except ValueError:
        return False
    return True


def utc_day(at: int) -> str:
    """Return the date in UTC of a time in milliseconds since 1970; beyond the calendar its first or last day."""
    since = timedelta(milliseconds=min(max(at, _FIRST), _LAST))
    return (datetime(1970, 1, 1, tzinfo=UTC) + since).date().isoformat()


def end_of_day(day: str) -> int:
    """Return when a day has ended everywhere on Earth, in milliseconds since 1970."""
    midnight = datetime.combine(date.fromisoformat(day), time.min, UTC) + timedelta(days=1)
    return round((midnight + _BEHIND_UTC).timestamp() * 1000)


def state_of(tally: Tally) -> DayState:
    """Say what became of the deal of a day in a game of that day.

    It was won on its day when the player's calendar had not gone beyond that day at the last card; or when the game
    began on its day and was won before that day had ended everywhere: neither midnight nor a journey takes it away.
    """
    assert tally.day is not None, "only a day's game has a day"
    if tally.win is None:
        return DayState.PLAYED
    if (tally.win.on or utc_day(tally.win.at)) <= tally.day:
        return DayState.WON
    began_on = tally.began_on or tally.started[:10]
    in_time = began_on <= tally.day and tally.win.at < end_of_day(tally.day)
    return DayState.WON if in_time else DayState.WON_LATER


def best_of_days(tallies: Iterable[Tally]) -> dict[str, Tally]:
    """Return the best game of each day's deal; of equally good ones the first."""
    best: dict[str, Tally] = {}
    for tally in tallies:
        if tally.day is not None and (tally.day not in best or _rank(tally) > _rank(best[tally.day])):
            best[tally.day] = tally
    return best


def days_won(tallies: Iterable[Tally]) -> set[str]:
    """Return the days whose deal was won on its day."""
    return {tally.day for tally in tallies if tally.day is not None and state_of(tally) is DayState.WON}


def daily_streak(days: Collection[str], today: str) -> Streak:
    """Count series of days. The order in which the days came does not matter.

    The current series holds today or, as long as today may still be won, yesterday. A clock that was set back to a day
    within the series sees all of it.
    """
    runs = _runs(sorted({date.fromisoformat(day).toordinal() for day in days}))
    now = date.fromisoformat(today).toordinal()
    current = next((last - first + 1 for first, last in runs if first <= now <= last + 1), 0)
    return Streak(current, max((last - first + 1 for first, last in runs), default=0))


def _runs(days: Iterable[int]) -> list[tuple[int, int]]:
    """Put days in a row together: the first and the last of each series, the latest series first."""
    runs: list[tuple[int, int]] = []
    for day in days:
        if runs and runs[-1][1] == day - 1:
            runs[-1] = (runs[-1][0], day)
        else:
            runs.append((day, day))
    return runs[::-1]


def _rank(tally: Tally) -> int:
    return list(DayState).index(state_of(tally))
