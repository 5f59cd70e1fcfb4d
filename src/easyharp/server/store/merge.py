"""Bringing in games from elsewhere. Rows are only added, and what is there already is not added again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from hashlib import sha256
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, select

from easyharp.server.store import log
from easyharp.server.store.games import Finish, GameRow, NewGame, insert_game, read_game, write_finish
from easyharp.server.store.notes import read_note, write_note
from easyharp.server.store.schema import ACTIONS, GAMES
from easyharp.server.store.times import Counted, time_of_play, write_counted

ALIKE: Final = 8
"""Games of a deal with as many actions, that a record is compared with: nobody has more, who does not make them for
that, and all other writes wait meanwhile."""


class Merged(StrEnum):
    """What became of a game that was brought in."""

    NEW = "new"
    LONGER = "longer"
    SAME = "same"


@dataclass(frozen=True, slots=True)
class Incoming:
    """A game from elsewhere, already played through the rules.

    Attributes:
        game: as it began; its id is kept where nobody else has it.
        actions: the texts of its actions.
        times: when each of them was made, in milliseconds since 1970.
        finish: the entry for the journal, when the last action won the game.
        note: what was written about it.
        imported: whether it is only to be looked at.
    """

    game: NewGame
    actions: tuple[str, ...]
    times: tuple[int, ...]
    finish: Finish | None
    note: str = ""
    imported: bool = False


class Outcome(NamedTuple):
    """What became of a game, and under which id it is found now."""

    merged: Merged
    game: str


def merge_all(connection: Connection, incoming: Sequence[Incoming]) -> list[Outcome]:
    """Bring in games: a game that is there already grows when it has gone on elsewhere, and is left alone otherwise.

    A game that went on differently in two places becomes two games: nothing is lost.
    """
    return [_merge(connection, one) for one in incoming]


def merge_record(connection: Connection, one: Incoming) -> Outcome:
    """Bring in a game to look at, unless the player has one with the same actions."""
    is_like = and_(GAMES.c.player == one.game.player, GAMES.c.number == one.game.number)
    is_as_long = and_(_has(len(one.actions)), ~_has(len(one.actions) + 1)) if one.actions else ~_has(1)
    alike = select(GAMES.c.id).where(is_like, is_as_long).order_by(GAMES.c.started, GAMES.c.id).limit(ALIKE)
    for game in connection.execute(alike).scalars().all():
        if _actions(connection, game) == one.actions:
            return Outcome(Merged.SAME, game)
    _add(connection, one)
    return Outcome(Merged.NEW, one.game.id)


def _merge(connection: Connection, one: Incoming) -> Outcome:
    for row in _candidates(connection, one.game):
        length = min(len(row.actions), len(one.actions))
        if row.actions[:length] == one.actions[:length]:
            return _grow(connection, row, one)
    # Another player's game, or one that went on differently, has the id: ours is made from what the game is.
    while read_game(connection, one.game.id) is not None:
        one = replace(one, game=replace(one.game, id=_own_id(one)))
    _add(connection, one)
    return Outcome(Merged.NEW, one.game.id)


def _candidates(connection: Connection, game: NewGame) -> Iterator[GameRow]:
    """Find the player's games that may be the same: by the id, or by the deal and the second in which they began."""
    is_same = (GAMES.c.id == game.id) | (GAMES.c.started == game.started)
    same = select(GAMES.c.id).where(GAMES.c.player == game.player, GAMES.c.number == game.number, is_same)
    for found in connection.execute(same.order_by(GAMES.c.id)).scalars().all():
        row = read_game(connection, found)
        # A damaged game is left as it is: a whole one comes in beside it.
        if row is not None and row.is_whole:
            yield row


def _grow(connection: Connection, row: GameRow, one: Incoming) -> Outcome:
    if one.note and not read_note(connection, row.id):
        write_note(connection, row.id, one.note)
    if len(row.actions) >= len(one.actions):
        return Outcome(Merged.SAME, row.id)
    _add_actions(connection, row.id, one)
    return Outcome(Merged.LONGER, row.id)


def _add(connection: Connection, one: Incoming) -> None:
    game = one.game
    insert_game(connection, game, imported=one.imported)
    if one.note:
        write_note(connection, game.id, one.note)
    _add_actions(connection, game.id, one)
    write_counted(connection, [Counted(game.id, len(one.actions), time_of_play(one.times))])


def _add_actions(connection: Connection, game: str, one: Incoming) -> None:
    known = log.read_logs(connection, [game])[game]
    log.add_actions(connection, game, known, one.actions, one.times, won=one.finish is not None)
    if one.finish is not None:
        write_finish(connection, game, one.times[-1], one.finish)


def _has(version: int) -> ColumnElement[bool]:
    """Whether a game has an action of that version."""
    return select(ACTIONS.c.game).where(ACTIONS.c.game == GAMES.c.id, ACTIONS.c.version == version).exists()


def _actions(connection: Connection, game: str) -> tuple[str, ...]:
    row = read_game(connection, game)
    return row.actions if row else ()


def _own_id(one: Incoming) -> str:
    content = "\n".join([one.game.player, one.game.id, *one.actions])
    return sha256(content.encode()).hexdigest()[:24]
