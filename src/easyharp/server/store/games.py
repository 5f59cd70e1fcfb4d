"""Reading and writing rows, on a connection that the caller holds."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from sqlalchemy import Connection, Row, bindparam, delete, func, insert, select, text, update

from easyharp.server.store import log
from easyharp.server.store.heads import Head, add_head, head_of
from easyharp.server.store.schema import ACTIONS, FINISHED, GAMES, HEADS, PLAYERS
from easyharp.server.store.seals import RESTORED, fits, is_sound, sealed

# Built once: building a statement takes longer than running it.
_READ_PLAYER: Final = select(PLAYERS).where(PLAYERS.c.id == bindparam("player"))
_READ_GAMES: Final = select(GAMES).where(GAMES.c.id.in_(bindparam("games", expanding=True)))
_READ_HEADS: Final = select(HEADS).where(HEADS.c.game.in_(bindparam("games", expanding=True)))
_READ_VERSION: Final = select(func.max(ACTIONS.c.version)).where(ACTIONS.c.game == bindparam("game"))
LONG_AGO: Final = "1970-01-01T00:00:00Z"
"""When a game began of which that cannot be read."""


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """A player: the game on the table and the settings, as JSON; ``is_sound`` tells of damage."""

    id: str
    current_game: str | None
    settings: str
    is_sound: bool = True


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game and its actions, in order.

    What cannot be read of it has its default. Without a ``number`` that can be trusted it is 0.

    Attributes:
        actions: as far as they can be read.
        times: when each was made, in milliseconds since 1970.
        is_whole: whether these are all that were made.
        is_sound: whether all else is as it was written.
    """

    id: str
    player: str
    number: int
    day: str | None
    started: str
    began_on: str | None
    imported: bool
    actions: tuple[str, ...]
    times: tuple[int, ...]
    is_whole: bool
    is_sound: bool


@dataclass(frozen=True, slots=True)
class NewGame:
    """A game that is about to start, and becomes its player's current one."""

    id: str
    player: str
    number: int
    day: str | None
    started: str
    began_on: str | None = None


@dataclass(frozen=True, slots=True)
class Finish:
    """A won game for the journal."""

    player: str
    number: int
    day: str | None
    moves: int
    score: int
    take_backs: bool
    record: str
    won_on: str | None = None


@dataclass(frozen=True, slots=True)
class Progress:
    """One accepted action.

    Attributes:
        game: the game's id.
        version: the game's version after the action.
        action: the action's text.
        at: when, in milliseconds since 1970.
        finish: the journal's entry when the action won the game.
    """

    game: str
    version: int
    action: str
    at: int
    finish: Finish | None = None


def read_player(connection: Connection, player: str) -> PlayerRow | None:
    """Return a player, ``None`` when there is no such one."""
    row = connection.execute(_READ_PLAYER, {"player": player}).first()
    if row is None:
        return None
    cells = row._mapping
    current = row.current_game if fits(PLAYERS.c.current_game, row.current_game) else None
    settings = row.settings if fits(PLAYERS.c.settings, row.settings) else ""
    return PlayerRow(row.id, current, settings, is_sound(PLAYERS, cells))


def read_game(connection: Connection, game: str) -> GameRow | None:
    """Return a game with its actions, ``None`` when there is no such one."""
    return read_rows(connection, [game]).get(game)


def read_rows(connection: Connection, ids: Sequence[str]) -> dict[str, GameRow]:
    """Read games with their actions."""
    logs = log.read_logs(connection, ids)
    heads = {row.game: head_of(row) for row in connection.execute(_READ_HEADS, {"games": ids})}
    rows = connection.execute(_READ_GAMES, {"games": ids})
    return {row.id: _game(row, heads.get(row.id), logs[row.id]) for row in rows}


def mended(row: Mapping[Any, Any], known: int | None) -> dict[str, Any]:
    """Return the cells of a game with a default for each that cannot be read.

    ``known`` is the number of its deal by the game's head; a number of 0 is none.
    """
    cells = {column.name: row[column.name] if fits(column, row[column.name]) else None for column in GAMES.columns}
    number = cells["number"] or 0
    if known is not None and not is_sound(GAMES, row):
        number = known
    return {**cells, "number": number, "started": cells["started"] or LONG_AGO, "imported": bool(cells["imported"])}


def _game(row: Row[Any], head: Head | None, found: log.Log) -> GameRow:
    cells = mended(row._mapping, head.number if head else None)
    return GameRow(
        row.id,
        row.player,
        cells["number"],
        cells["day"],
        cells["started"],
        cells["began_on"],
        cells["imported"],
        found.actions,
        found.times,
        found.is_whole,
        is_sound(GAMES, row._mapping),
    )


def read_owner(connection: Connection, game: str) -> str | None:
    """Return whose a game is."""
    return connection.execute(select(GAMES.c.player).where(GAMES.c.id == game)).scalar()


def read_version(connection: Connection, game: str) -> int:
    """Return the version of a game: how many actions it has."""
    return connection.execute(_READ_VERSION, {"game": game}).scalar() or 0


def find_unfinished(
    connection: Connection,
    player: str,
    *,
    number: int | None = None,
    day: str | None = None,
    but: str | None = None,
) -> str | None:
    """Return the player's unfinished game that was played last: of a deal, of a day, any one ``but`` a game."""
    last_action = select(HEADS.c.last).where(HEADS.c.game == GAMES.c.id).scalar_subquery()
    won = select(FINISHED.c.game).where(FINISHED.c.game == GAMES.c.id).exists()
    query = select(GAMES.c.id).where(GAMES.c.player == player, ~won, GAMES.c.imported.op("IS NOT")(text("TRUE")))
    if number is not None:
        query = query.where(GAMES.c.number == number)
    if day is not None:
        query = query.where(GAMES.c.day == day)
    if but is not None:
        query = query.where(GAMES.c.id != but)
    latest = func.coalesce(last_action, 0).desc()
    return connection.execute(query.order_by(latest, GAMES.c.started.desc()).limit(1)).scalar()


def finished_record(connection: Connection, game: str) -> str | None:
    """Return the record that was kept when a game was won."""
    return connection.execute(select(FINISHED.c.record).where(FINISHED.c.game == game)).scalar()


def add_player(connection: Connection, player: str, created: str, settings: str) -> None:
    """Write a new player; nothing happens when the player is there already."""
    if read_player(connection, player) is None:
        row = {"id": player, "created": created, "current_game": None, "settings": settings}
        connection.execute(insert(PLAYERS), sealed(PLAYERS, row))


def change_settings(connection: Connection, player: str, change: Callable[[str], str]) -> None:
    """Write what becomes of a player's settings, when ``change`` is told what they are."""
    _change_player(connection, player, lambda row: {"settings": change(row.settings)})


def write_current(connection: Connection, player: str, game: str) -> None:
    """Make a game the one on the player's table."""
    _change_player(connection, player, lambda _: {"current_game": game})


def _change_player(connection: Connection, player: str, change: Callable[[PlayerRow], dict[str, str]]) -> None:
    mine = PLAYERS.c.id == player
    created = connection.execute(select(PLAYERS.c.created).where(mine).with_for_update()).scalar_one()
    row = read_player(connection, player)
    assert row is not None, "the row is there, and locked"
    cells = {
        "id": player,
        "created": created if fits(PLAYERS.c.created, created) else LONG_AGO,
        "current_game": row.current_game,
        "settings": row.settings,
    }
    connection.execute(update(PLAYERS).where(mine).values(sealed(PLAYERS, {**cells, **change(row)})))


def add_game(connection: Connection, game: NewGame) -> None:
    """Write a new game and make it the current one."""
    insert_game(connection, game)
    write_current(connection, game.player, game.id)


def insert_game(connection: Connection, game: NewGame, *, imported: bool = False) -> None:
    """Write a new game."""
    connection.execute(insert(GAMES), sealed(GAMES, {**asdict(game), "imported": imported}))
    add_head(connection, Head(game.id, game.player, game.number))


def add_action(connection: Connection, progress: Progress) -> bool:
    """Write an accepted action; ``False``, and nothing written, unless the game has just the actions before it."""
    won = progress.finish is not None
    if not log.add_action(connection, progress.game, progress.version, progress.action, progress.at, won=won):
        return False
    if progress.finish is not None:
        # In the same transaction: a win is in the journal if and only if its last card is in the log.
        write_finish(connection, progress.game, progress.at, progress.finish)
    return True


def write_finish(connection: Connection, game: str, at: int, finish: Finish) -> None:
    """Write a win into the journal."""
    connection.execute(insert(FINISHED), sealed(FINISHED, {"game": game, "finished": at, **asdict(finish)}))


def restore_finish(connection: Connection, game: str, at: int, finish: Finish) -> None:
    """Write the entry of a win anew whose row is gone from the journal; its seal tells that it was."""
    row = {"game": game, "finished": at, **asdict(finish), "seal": RESTORED}
    connection.execute(delete(FINISHED).where(FINISHED.c.game == game))
    connection.execute(insert(FINISHED), row)


def add_rest(connection: Connection, game: NewGame, actions: Sequence[str], times: Sequence[int]) -> None:
    """Write a game with the first actions of a damaged one, unless it is there, and make it the current one."""
    if read_game(connection, game.id) is None:
        insert_game(connection, game)
        log.add_actions(connection, game.id, log.EMPTY, actions, times, won=False)
    write_current(connection, game.player, game.id)
