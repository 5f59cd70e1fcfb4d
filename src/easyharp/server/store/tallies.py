"""What the log says about a player's games, game by game: the ground of statistics, calendar and history."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from sqlalchemy import ColumnElement, Connection, Row, Select, and_, case, func, select

from easyharp.server.store.games import GameRow
from easyharp.server.store.schema import ACTIONS, FINISHED, GAMES, NOTES, PLAYERS

PAUSE_MS: Final = 5 * 60 * 1000
"""A longer gap between two actions is no time of play."""

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


def read_tallies(connection: Connection, player: str) -> list[Tally]:
    """Read the tallies of a player's own games, in the order in which they began."""
    wanted = and_(GAMES.c.player == player, ~GAMES.c.imported)
    return [_tally(row) for row in connection.execute(_tallies(wanted))]


def read_tallies_of(connection: Connection, ids: Sequence[str]) -> list[Tally]:
    """Read the tallies of games by their ids, also of those that came as a record."""
    return [_tally(row) for row in connection.execute(_tallies(GAMES.c.id.in_(ids)))]


def read_tally(connection: Connection, player: str, game: str) -> Tally | None:
    """Read the tally of one game of a player, also of one that came as a record."""
    row = connection.execute(_tallies(and_(GAMES.c.player == player, GAMES.c.id == game))).first()
    return _tally(row) if row else None


def read_history(
    connection: Connection, player: str, show: Show, before: Place | None, count: int
) -> list[tuple[Tally, GameRow | None]]:
    """Read a page of a player's games, the one that was played last first.

    A game that is not won comes with its actions: how it stands follows from them.
    """
    ids = _page(connection, player, show, before, count)
    found = {row.id: _tally(row) for row in connection.execute(_tallies(GAMES.c.id.in_(ids)))}
    tallies = [found[game] for game in ids if game in found]
    open_ = read_rows(connection, [tally.id for tally in tallies if tally.win is None])
    return [(tally, open_.get(tally.id)) for tally in tallies]


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


def _tallies(wanted: ColumnElement[bool]) -> Select[tuple[object, ...]]:
    since_last = ACTIONS.c.at - func.lag(ACTIONS.c.at).over(partition_by=ACTIONS.c.game, order_by=ACTIONS.c.version)
    log = select(ACTIONS.c.game, ACTIONS.c.version, ACTIONS.c.at, since_last.label("gap"))
    gaps = log.join(GAMES, GAMES.c.id == ACTIONS.c.game).where(wanted).subquery()
    # Gaps below zero come from a clock that was set back.
    time = func.sum(case((gaps.c.gap.between(0, PAUSE_MS), gaps.c.gap), else_=0))
    per_game = select(gaps.c.game, func.count().label("actions"), time.label("time")).group_by(gaps.c.game).subquery()
    last = select(ACTIONS.c.at).where(ACTIONS.c.game == GAMES.c.id, ACTIONS.c.version == per_game.c.actions)
    finish = [FINISHED.c.finished, FINISHED.c.won_on, FINISHED.c.moves, FINISHED.c.score, FINISHED.c.take_backs]
    query = select(
        *(GAMES.c[name] for name in ("id", "number", "day", "started", "began_on", "imported")),
        per_game.c.actions,
        per_game.c.time,
        last.scalar_subquery().label("last"),
        (PLAYERS.c.current_game == GAMES.c.id).label("is_current"),
        *finish,
        NOTES.c.text,
    )
    joined = per_game.join(GAMES, GAMES.c.id == per_game.c.game).join(PLAYERS, PLAYERS.c.id == GAMES.c.player)
    joined = joined.outerjoin(FINISHED, FINISHED.c.game == GAMES.c.id).outerjoin(NOTES, NOTES.c.game == GAMES.c.id)
    return query.select_from(joined).order_by(GAMES.c.started, GAMES.c.id)


def _tally(row: Row[tuple[object, ...]]) -> Tally:
    win = None
    if row.finished is not None:
        win = Win(row.finished, row.won_on, row.moves, row.score, bool(row.take_backs))
    return Tally(
        id=row.id,
        number=row.number,
        day=row.day,
        started=row.started,
        began_on=row.began_on,
        imported=bool(row.imported),
        actions=row.actions,
        last=row.last,
        time=int(row.time),
        is_current=bool(row.is_current),
        win=win,
        note=row.text or "",
    )
