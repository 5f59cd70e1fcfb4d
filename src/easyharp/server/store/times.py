"""How long games took: the gaps between their actions, counted from the log once (docs/decisions/0007)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Select, and_, bindparam, case, delete, func, insert, select

from easyharp.server.store.schema import ACTIONS, COUNTED

T = TypeVar("T")
PAUSE_MS: Final = 5 * 60 * 1000
"""A longer gap between two actions is no time of play."""
TOGETHER: Final = 500
"""Games in one statement: databases bound the number of its parameters."""


class Counted(NamedTuple):
    """How many milliseconds the first actions of a game took; ``version`` is how many they are."""

    game: str
    version: int
    time: int


def count_times(connection: Connection, games: Sequence[str]) -> dict[str, int]:
    """Count the time of play of games; one with a single action took none and is left out."""
    times: dict[str, int] = {}
    for some in _portions(games):
        times.update((row.game, int(row.time)) for row in connection.execute(_GAPS, {"games": some}))
    return times


def write_counted(connection: Connection, counted: Sequence[Counted]) -> None:
    """Keep what was counted, so that it need not be counted again."""
    for some in _portions(counted):
        connection.execute(delete(COUNTED).where(COUNTED.c.game.in_([one.game for one in some])))
        connection.execute(insert(COUNTED), [one._asdict() for one in some])


def _gaps() -> Select[tuple[str, int]]:
    after = ACTIONS.alias("after")
    gap = after.c.at - ACTIONS.c.at
    # Gaps below zero come from a clock that was set back.
    time = func.sum(case((gap.between(0, PAUSE_MS), gap), else_=0)).label("time")
    next_one = and_(after.c.game == ACTIONS.c.game, after.c.version == ACTIONS.c.version + 1)
    wanted = ACTIONS.c.game.in_(bindparam("games", expanding=True))
    return select(ACTIONS.c.game, time).join_from(ACTIONS, after, next_one).where(wanted).group_by(ACTIONS.c.game)


_GAPS: Final = _gaps()


def _portions(items: Sequence[T]) -> Iterator[Sequence[T]]:
    return (items[start : start + TOGETHER] for start in range(0, len(items), TOGETHER))
