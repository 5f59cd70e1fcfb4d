"""Reading and writing rows, on a connection that the caller holds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Final

from sqlalchemy import Connection, Executable, bindparam, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from easyharp.server.store.schema import ACTIONS, FINISHED, GAMES, PLAYERS

# Built once: building a statement takes longer than running it.
_READ_PLAYER: Final = select(PLAYERS.c.id, PLAYERS.c.current_game, PLAYERS.c.settings).where(
    PLAYERS.c.id == bindparam("player")
)
_READ_GAME: Final = select(GAMES.c.id, GAMES.c.player, GAMES.c.number, GAMES.c.day, GAMES.c.started).where(
    GAMES.c.id == bindparam("game")
)
_READ_ACTIONS: Final = select(ACTIONS.c.action).where(ACTIONS.c.game == bindparam("game")).order_by(ACTIONS.c.version)
_READ_VERSION: Final = select(func.max(ACTIONS.c.version)).where(ACTIONS.c.game == bindparam("game"))
_ADD_ACTION: Final[dict[str, Executable]] = {
    # Without the option, drivers that return inserted keys do not say how many rows were inserted.
    "sqlite": sqlite.insert(ACTIONS).on_conflict_do_nothing().execution_options(preserve_rowcount=True),
    "postgresql": postgresql.insert(ACTIONS).on_conflict_do_nothing().execution_options(preserve_rowcount=True),
}


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """A player: the game on the table and the settings, as JSON."""

    id: str
    current_game: str | None
    settings: str


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game and all its actions, in order."""

    id: str
    player: str
    number: int
    day: str | None
    started: str
    actions: tuple[str, ...]


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
    return PlayerRow(row.id, row.current_game, row.settings) if row else None


def read_game(connection: Connection, game: str) -> GameRow | None:
    """Return a game with its actions, ``None`` when there is no such one."""
    row = connection.execute(_READ_GAME, {"game": game}).first()
    if row is None:
        return None
    actions = connection.execute(_READ_ACTIONS, {"game": game}).scalars()
    return GameRow(row.id, row.player, row.number, row.day, row.started, tuple(actions))


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
    last_action = (
        select(ACTIONS.c.at)
        .where(ACTIONS.c.game == GAMES.c.id)
        .order_by(ACTIONS.c.version.desc())
        .limit(1)
        .scalar_subquery()
    )
    won = select(FINISHED.c.game).where(FINISHED.c.game == GAMES.c.id).exists()
    query = select(GAMES.c.id).where(GAMES.c.player == player, ~won, ~GAMES.c.imported)
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
        connection.execute(insert(PLAYERS).values(id=player, created=created, current_game=None, settings=settings))


def change_settings(connection: Connection, player: str, change: Callable[[str], str]) -> None:
    """Write what becomes of a player's settings, when ``change`` is told what they are."""
    mine = PLAYERS.c.id == player
    found = connection.execute(select(PLAYERS.c.settings).where(mine).with_for_update()).scalar_one()
    connection.execute(update(PLAYERS).where(mine).values(settings=change(found)))


def write_current(connection: Connection, player: str, game: str) -> None:
    """Make a game the one on the player's table."""
    connection.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(current_game=game))


def add_game(connection: Connection, game: NewGame) -> None:
    """Write a new game and make it the current one."""
    connection.execute(insert(GAMES).values(asdict(game)))
    write_current(connection, game.player, game.id)


def add_action(connection: Connection, progress: Progress) -> bool:
    """Write an accepted action; ``False``, and nothing written, when the game has an action of that version."""
    added = connection.execute(
        _ADD_ACTION[connection.dialect.name],
        {"game": progress.game, "version": progress.version, "action": progress.action, "at": progress.at},
    )
    if added.rowcount != 1:
        return False
    if progress.finish is not None:
        # In the same transaction: a win is in the journal if and only if its last card is in the log.
        connection.execute(insert(FINISHED).values(game=progress.game, finished=progress.at, **asdict(progress.finish)))
    return True
