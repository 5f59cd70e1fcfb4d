"""What the log says about a player's games, game by game: the ground of statistics, calendar and history."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, func, select

from easyharp.server.store.games import mended
from easyharp.server.store.schema import COUNTED, FINISHED, GAMES, HEADS, NOTES, PLAYERS
from easyharp.server.store.seals import fits, is_sound
from easyharp.server.store.times import Counted, count_times

Show = Literal["all", "won", "unfinished"]
_HAS_BEGUN: Final = HEADS.c.version.is_distinct_from(0)
"""Also where that is damaged: no game may vanish for it."""


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
        is_sound: whether all of this is as it was written; what cannot be read has its default.
        lost_win: whether it was won and the journal's entry is gone.
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
    is_sound: bool = True
    lost_win: bool = False


class Place(NamedTuple):
    """A place in the history, which is ordered by the last action."""

    last: int
    game: str


def read_tallies(connection: Connection, player: str) -> tuple[list[Tally], list[Counted]]:
    """Read the tallies of a player's own games, in the order in which they began, and what had to be counted for it."""
    found, counted = _read(connection, GAMES.c.player == player)
    # Asked here and not in SQL: a damaged cell must be taken alike by whoever looks at it.
    return [tally for tally in found if not tally.imported], counted


def read_all_tallies(connection: Connection, player: str) -> list[Tally]:
    """Read the tallies of all games of a player, also of those that came as a record."""
    return _read(connection, GAMES.c.player == player)[0]


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


def played(connection: Connection, player: str) -> list[tuple[str, int, int]]:
    """List the player's games that have begun, the first first, with their actions and the lengths of their notes."""
    joined = GAMES.join(HEADS, HEADS.c.game == GAMES.c.id).outerjoin(NOTES, NOTES.c.game == GAMES.c.id)
    query = select(GAMES.c.id, HEADS.c.version, func.length(NOTES.c.text)).select_from(joined)
    mine = query.where(GAMES.c.player == player, _HAS_BEGUN).order_by(GAMES.c.started, GAMES.c.id)
    rows = connection.execute(mine)
    return [(game, version if type(version) is int else 0, noted or 0) for game, version, noted in rows]


def _page(connection: Connection, player: str, show: Show, before: Place | None, count: int) -> list[str]:
    query = select(GAMES.c.id).join(HEADS, HEADS.c.game == GAMES.c.id)
    query = query.where(GAMES.c.player == player, _HAS_BEGUN)
    if show != "all":
        won = select(FINISHED.c.game).where(FINISHED.c.game == GAMES.c.id).exists()
        query = query.where(won if show == "won" else ~won)
    if before is not None:
        earlier = (HEADS.c.last < before.last) | ((HEADS.c.last == before.last) & (GAMES.c.id < before.game))
        query = query.where(earlier)
    return list(connection.execute(query.order_by(HEADS.c.last.desc(), GAMES.c.id.desc()).limit(count)).scalars())


def _read(connection: Connection, wanted: ColumnElement[bool]) -> tuple[list[Tally], list[Counted]]:
    rows = connection.execute(_TALLIES.where(wanted)).all()
    tallies = [_tally(row) for row in rows]
    news = [tally for tally in tallies if tally.time < 0]
    times = count_times(connection, [tally.id for tally in news])
    known = [_timed(tally, *times[tally.id]) if tally.time < 0 else tally for tally in tallies]
    new = {tally.id for tally in news}
    return known, [Counted(one.id, one.actions, one.time) for one in known if one.id in new and one.is_sound]


def _timed(tally: Tally, time: int, is_whole: bool) -> Tally:
    return replace(tally, time=time, is_sound=tally.is_sound and is_whole)


_PARTS: Final = (GAMES, HEADS, COUNTED, FINISHED, NOTES)
_SEALED: Final = {table.name: tuple(c for c in table.columns if c.name != "record") for table in _PARTS}
_TALLIES: Final = (
    select(*(column for table in _PARTS for column in _SEALED[table.name]), PLAYERS.c.current_game)
    .select_from(
        GAMES.join(PLAYERS, PLAYERS.c.id == GAMES.c.player)
        .join(HEADS, HEADS.c.game == GAMES.c.id)
        .outerjoin(COUNTED, COUNTED.c.game == GAMES.c.id)
        .outerjoin(FINISHED, FINISHED.c.game == GAMES.c.id)
        .outerjoin(NOTES, NOTES.c.game == GAMES.c.id)
    )
    .where(_HAS_BEGUN)
    .order_by(GAMES.c.started, GAMES.c.id)
)


def _tally(row: Sequence[Any]) -> Tally:
    """Put a game together; a time of -1 is still to be counted."""
    # Taken apart at once: there may be thousands, and asking a row for a column by its name is slow.
    cells = {}
    at = 0
    for table in _PARTS:
        columns = _SEALED[table.name]
        cells[table.name] = {column.name: value for column, value in zip(columns, row[at:], strict=False)}
        at += len(columns)
    game, head, counted, win, note = (cells[table.name] for table in _PARTS)
    sound = {name: is_sound(table, cells[name]) for name, table in _BY_NAME.items() if _is_there(cells[name])}
    known = sound["heads"]
    plain = mended(game, head["number"] if known else None)
    version, last = _counts(head)
    is_counted = sound.get("counted", False) and counted["version"] == version
    entry = _win(win) if "finished" in sound else None
    has_lost = known and ((head["won"] and entry is None) or (head["noted"] and "notes" not in sound))
    return Tally(
        plain["id"],
        plain["number"],
        plain["day"],
        plain["started"],
        plain["began_on"],
        plain["imported"],
        version,
        last,
        counted["time"] if is_counted else -1,
        row[-1] == plain["id"],
        entry,
        note["text"] if "notes" in sound and fits(NOTES.c.text, note["text"]) else "",
        all(sound.values()) and not has_lost,
        bool(known and head["won"] and entry is None),
    )


_BY_NAME: Final = {table.name: table for table in _PARTS}


def _is_there(cells: Mapping[str, Any]) -> bool:
    return cells.get("game", cells.get("id")) is not None


def _counts(head: Mapping[str, Any]) -> tuple[int, int]:
    version, last = head["version"], head["last"]
    return version if type(version) is int else 0, last if type(last) is int else 0


def _win(row: Mapping[str, Any]) -> Win | None:
    """Read how a game was won; ``None`` when that cannot be read."""
    if not all(fits(FINISHED.c[name], row[name]) for name in ("finished", "moves", "score", "take_backs")):
        return None
    on = row["won_on"] if fits(FINISHED.c.won_on, row["won_on"]) else None
    return Win(row["finished"], on, row["moves"], row["score"], bool(row["take_backs"]))
