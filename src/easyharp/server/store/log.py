"""The log of a game: written action by action, read as far as it is sound."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Executable, bindparam, insert, select
from sqlalchemy.dialects import postgresql, sqlite

from easyharp.server.store.heads import Head, change_head, head_of
from easyharp.server.store.schema import ACTIONS, HEADS
from easyharp.server.store.seals import seal_of_action

_COLUMNS: Final = (ACTIONS.c.game, ACTIONS.c.version, ACTIONS.c.action, ACTIONS.c.at, ACTIONS.c.seal)
_READ: Final = (
    select(*_COLUMNS)
    .where(ACTIONS.c.game.in_(bindparam("games", expanding=True)))
    .order_by(ACTIONS.c.game, ACTIONS.c.version)
)
_HEADS: Final = select(HEADS).where(HEADS.c.game.in_(bindparam("games", expanding=True)))
_BEFORE: Final = (
    select(HEADS, ACTIONS.c.version.label("known"), ACTIONS.c.seal.label("before"))
    .select_from(
        HEADS.outerjoin(ACTIONS, (ACTIONS.c.game == HEADS.c.game) & (ACTIONS.c.version == bindparam("before")))
    )
    .where(HEADS.c.game == bindparam("one"))
)
_ADD: Final[dict[str, Executable]] = {
    # Without the option, drivers that return inserted keys do not say how many rows were inserted.
    "sqlite": sqlite.insert(ACTIONS).on_conflict_do_nothing().execution_options(preserve_rowcount=True),
    "postgresql": postgresql.insert(ACTIONS).on_conflict_do_nothing().execution_options(preserve_rowcount=True),
}


class Log(NamedTuple):
    """The actions of a game, as far as they are as they were written.

    Attributes:
        actions: their texts.
        times: when each was made, in milliseconds since 1970.
        seal: the seal of the last of them.
        is_whole: whether there is nothing else: no damaged row, no gap, nothing missing at the end.
    """

    actions: tuple[str, ...]
    times: tuple[int, ...]
    seal: int | None
    is_whole: bool


EMPTY: Final = Log((), (), None, is_whole=True)


def read_logs(connection: Connection, games: Sequence[str]) -> dict[str, Log]:
    """Read the logs of games."""
    heads = {row.game: head_of(row) for row in connection.execute(_HEADS, {"games": games})}
    rows = groupby(connection.execute(_READ, {"games": games}), itemgetter(0))
    logs = {game: _read(some) for game, some in rows}
    return {game: _whole(logs.get(game, EMPTY), heads.get(game)) for game in games}


def add_action(connection: Connection, game: str, version: int, action: str, at: int, *, won: bool) -> bool:
    """Add one action; ``False``, and nothing written, unless the game has just the actions before it."""
    there = connection.execute(_BEFORE, {"one": game, "before": version - 1}).first()
    if there is None or (version > 1 and there.known is None):
        return False
    row = _sealed(game, version, action, at, there.before)
    if connection.execute(_ADD[connection.dialect.name], row).rowcount != 1:
        return False
    change_head(connection, game, head_of(there), version=version, last=at, won=won)
    return True


def add_actions(
    connection: Connection, game: str, known: Log, actions: Sequence[str], times: Sequence[int], *, won: bool
) -> None:
    """Add those of a game's actions that come after the known ones."""
    rows, before = [], known.seal
    for version in range(len(known.actions) + 1, len(actions) + 1):
        rows.append(_sealed(game, version, actions[version - 1], times[version - 1], before))
        before = rows[-1]["seal"]
    if rows:
        connection.execute(insert(ACTIONS), rows)
        change_head(connection, game, version=len(actions), last=times[-1], won=won)


def _sealed(game: str, version: int, action: str, at: int, before: int | None) -> dict[str, Any]:
    seal = seal_of_action(game, version, action, at, before)
    return {"game": game, "version": version, "action": action, "at": at, "seal": seal}


def _read(rows: Iterable[Sequence[Any]]) -> Log:
    actions: list[str] = []
    times: list[int] = []
    before: int | None = None
    for game, version, action, at, seal in rows:
        expected = None if seal is None else seal_of_action(game, version, action, at, before)
        if version != len(actions) + 1 or type(action) is not str or type(at) is not int or seal != expected:
            return Log(tuple(actions), tuple(times), before, is_whole=False)
        actions.append(action)
        times.append(at)
        before = seal
    return Log(tuple(actions), tuple(times), before, is_whole=True)


def _whole(log: Log, head: Head | None) -> Log:
    if head is None or len(log.actions) >= head.version:
        return log
    return log._replace(is_whole=False)
