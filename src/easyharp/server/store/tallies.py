"""What the log says about a player's games, game by game: the ground of statistics, calendar and history."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, and_, func, select

from easyharp.server.store.games import GameRow
from easyharp.server.store.schema import ACTIONS, COUNTED, FINISHED, GAMES, NOTES, PLAYERS
from easyharp.server.store.times import Counted, count_times

Show = Literal["all", "won", "unfinished"]


class Win(NamedTuple):
    """How a game was won.

    Attributes:
        at: when, in milliseconds since 1970.
        on: what the player's own calendar said, if that is known.
        moves: the move counter.
        score: the points.
        take_backs: whether cards were taken back from the foundations.
    """

    at: int
    on: str | None
    moves: int
    score: int
    take_backs: bool


@dataclass(frozen=True, slots=True)
class Tally:
    """A game with at least one action, as the log has it.

    Attributes:
        id: the game.
        number: its deal.
        day: the day whose deal it is.
        started: when it began.
        began_on: what the player's own calendar said then, if that is known.
        imported: whether it came as a record, to be looked at and not to be counted.
        actions: how many.
        last: when the last action was made, in milliseconds since 1970.
        time: milliseconds of play: the gaps between actions, long ones left out.
        is_current: whether it is the game on the table.
        win: how it was won, if it was.
        note: what the player wrote about it.
    """

    id: str
    number: int
    day: str | None
    started: str
    began_on: str | None
    imported: bool
    actions: int
    last: int
    time: int
    is_current: bool
    win: Win | None
    note: str


class Place(NamedTuple):
    """A place in the history, which is ordered by the last action."""

    last: int
    game: str


def read_tallies(connection: Connection, player: str) -> tuple[list[Tally], list[Counted]]:
    """Read the tallies of a player's own games, in the order in which they began, and what had to be counted for it."""
    return _read(connection, and_(GAMES.c.player == player, ~GAMES.c.imported))


def read_tallies_of(connection: Connection, ids: Sequence[str]) -> list[Tally]:
    """Read the tallies of games by their ids, also of those that came as a record."""
    return _read(connection, GAMES.c.id.in_(ids))[0]


def read_tally(connection: Connection, player: str, game: str) -> Tally | None:
    """Read the tally of one game of a player, also of one that came as a record."""
    found, _ = _read(connection, and_(GAMES.c.player == player, GAMES.c.id == game))
    return found[0] if found else None


def read_history(connection: Connection, player: str, show: Show, before: Place | None, count: int) -> list[Tally]:
    """Read a page of a player's games, the one that was played last first."""
    ids = _page(connection, player, show, before, count)
    found = {tally.id: tally for tally in read_tallies_of(connection, ids)}
    return [found[game] for game in ids if game in found]


def read_rows(connection: Connection, ids: Sequence[str]) -> dict[str, GameRow]:
    """Read games with their actions."""
    log: dict[str, list[str]] = {game: [] for game in ids}
    columns = select(ACTIONS.c.game, ACTIONS.c.action).where(ACTIONS.c.game.in_(ids))
    for game, action in connection.execute(columns.order_by(ACTIONS.c.game, ACTIONS.c.version)):
        log[game].append(action)
    rows = connection.execute(select(GAMES).where(GAMES.c.id.in_(ids)))
    return {row.id: GameRow(row.id, row.player, row.number, row.day, row.started, tuple(log[row.id])) for row in rows}


def read_times(connection: Connection, ids: Sequence[str]) -> dict[str, list[int]]:
    """Read when the actions of games were made, in milliseconds since 1970."""
    times: dict[str, list[int]] = {game: [] for game in ids}
    columns = select(ACTIONS.c.game, ACTIONS.c.at).where(ACTIONS.c.game.in_(ids))
    for game, at in connection.execute(columns.order_by(ACTIONS.c.game, ACTIONS.c.version)):
        times[game].append(at)
    return times


def read_records(connection: Connection, ids: Sequence[str]) -> dict[str, str]:
    """Read the records that were kept when games were won; the others have none."""
    records = connection.execute(select(FINISHED.c.game, FINISHED.c.record).where(FINISHED.c.game.in_(ids)))
    return {row.game: row.record for row in records}


def played_ids(connection: Connection, player: str) -> list[str]:
    """List the player's games with at least one action, in the order in which they began."""
    begun = select(ACTIONS.c.game).where(ACTIONS.c.game == GAMES.c.id).exists()
    query = select(GAMES.c.id).where(GAMES.c.player == player, begun)
    return list(connection.execute(query.order_by(GAMES.c.started, GAMES.c.id)).scalars())


def _page(connection: Connection, player: str, show: Show, before: Place | None, count: int) -> list[str]:
    by_version = select(ACTIONS.c.at).where(ACTIONS.c.game == GAMES.c.id).order_by(ACTIONS.c.version.desc())
    games = select(GAMES.c.id, by_version.limit(1).scalar_subquery().label("last")).where(GAMES.c.player == player)
    if show != "all":
        won = select(FINISHED.c.game).where(FINISHED.c.game == GAMES.c.id).exists()
        games = games.where(won if show == "won" else ~won)
    found = games.subquery()
    query = select(found.c.id).where(found.c.last.is_not(None))
    if before is not None:
        earlier = (found.c.last < before.last) | ((found.c.last == before.last) & (found.c.id < before.game))
        query = query.where(earlier)
    return list(connection.execute(query.order_by(found.c.last.desc(), found.c.id.desc()).limit(count)).scalars())


def _read(connection: Connection, wanted: ColumnElement[bool]) -> tuple[list[Tally], list[Counted]]:
    rows = connection.execute(_tallies(wanted)).all()
    news = [row for row in rows if row.time is None]
    times = count_times(connection, [row.id for row in news])
    return [_tally(row, times) for row in rows], [Counted(row.id, row.actions, times[row.id]) for row in news]


def _tallies(wanted: ColumnElement[bool]) -> Select[Any]:
    last = ACTIONS.alias("last")
    newest = select(func.max(ACTIONS.c.version)).where(ACTIONS.c.game == GAMES.c.id).correlate(GAMES)
    joined = (
        GAMES.join(PLAYERS, PLAYERS.c.id == GAMES.c.player)
        .join(last, and_(last.c.game == GAMES.c.id, last.c.version == newest.scalar_subquery()))
        .outerjoin(COUNTED, and_(COUNTED.c.game == GAMES.c.id, COUNTED.c.version == last.c.version))
        .outerjoin(FINISHED, FINISHED.c.game == GAMES.c.id)
        .outerjoin(NOTES, NOTES.c.game == GAMES.c.id)
    )
    query = select(
        *(GAMES.c[name] for name in ("id", "number", "day", "started", "began_on", "imported")),
        last.c.version.label("actions"),
        last.c.at.label("last"),
        COUNTED.c.time,
        (PLAYERS.c.current_game == GAMES.c.id).label("is_current"),
        *(FINISHED.c[name] for name in ("finished", "won_on", "moves", "score", "take_backs")),
        NOTES.c.text,
    )
    return query.select_from(joined).where(wanted).order_by(GAMES.c.started, GAMES.c.id)


def _tally(row: Sequence[Any], times: dict[str, int]) -> Tally:
    # Taken apart at once: there may be thousands, and asking a row for a column by its name is slow.
    game, number, day, started, began_on, imported, actions, last, time, is_current, *finish, note = row
    time = times[game] if time is None else time
    imported, is_current = bool(imported), bool(is_current)
    win = _win(*finish)
    return Tally(game, number, day, started, began_on, imported, actions, last, time, is_current, win, note or "")


def _win(at: int | None, on: str | None, moves: int, score: int, take_backs: object) -> Win | None:
    return None if at is None else Win(at, on, moves, score, bool(take_backs))
