"""How long games took: the gaps between their actions, counted from the log once (docs/decisions/0007)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import sub
from typing import Final, NamedTuple, TypeVar

from sqlalchemy import Connection, delete, insert

from easyharp.server.store.log import read_logs
from easyharp.server.store.schema import COUNTED
from easyharp.server.store.seals import sealed

T = TypeVar("T")
PAUSE_MS: Final = 5 * 60 * 1000
"""A longer gap between two actions is no time of play."""
TOGETHER: Final = 100
"""Games in one statement: databases bound the number of its parameters."""


class Counted(NamedTuple):
    """How many milliseconds the first actions of a game took; ``version`` is how many they are."""

    game: str
    version: int
    time: int


def count_times(connection: Connection, games: Sequence[str]) -> dict[str, tuple[int, bool]]:
    """Count the time of play of games that have begun, and say whether their logs are whole."""
    # In SQL, whether by a window or by a join, one or the other database takes ten times as long.
    return {
        game: (time_of_play(log.times), log.is_whole)
        for some in _portions(games)
        for game, log in read_logs(connection, some).items()
    }


def time_of_play(times: Sequence[int]) -> int:
    """Sum the gaps between actions, without pauses; gaps below zero come from a clock that was set back."""
    return sum(gap for gap in map(sub, times[1:], times) if 0 <= gap <= PAUSE_MS)


def write_counted(connection: Connection, counted: Sequence[Counted]) -> None:
    """Keep what was counted, so that it need not be counted again."""
    for some in _portions(counted):
        connection.execute(delete(COUNTED).where(COUNTED.c.game.in_([one.game for one in some])))
        connection.execute(insert(COUNTED), [sealed(COUNTED, one._asdict()) for one in some])


def _portions(items: Sequence[T]) -> Iterator[Sequence[T]]:
    return (items[start : start + TOGETHER] for start in range(0, len(items), TOGETHER))
