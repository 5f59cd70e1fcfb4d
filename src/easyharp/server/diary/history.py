"""The history: a line for every game of a player. Pure: what an open game came to is asked of the rules."""

from __future__ import annotations

from easyharp.deal import Deal
from easyharp.game import Game, IllegalAction
from easyharp.rules import NotationError
from easyharp.server.diary.days import state_of
from easyharp.server.diary.messages import EntryMessage
from easyharp.server.errors import LOG
from easyharp.server.store import GameRow, Place, Tally


def entry_of(tally: Tally, row: GameRow | None) -> EntryMessage:
    """Write a game's line; ``row`` has the actions of a game that is not won."""
    score, moves, take_backs = _standing(tally, row)
    return EntryMessage(
        id=tally.id,
        number=tally.number,
        code=Deal(tally.number).code,
        day=tally.day,
        state=state_of(tally).value if tally.day and not tally.imported else None,
        result="won" if tally.win else "unfinished",
        score=score,
        moves=moves,
        take_backs=take_backs,
        started=tally.started,
        last=tally.last,
        time=tally.time,
        note=tally.note,
        imported=tally.imported,
        is_current=tally.is_current,
    )


def place_text(tally: Tally) -> str:
    """Write the place of a game in the history, so that the next page can begin after it."""
    return f"{tally.last}.{tally.id}"


def place_of(text: str) -> Place | None:
    """Read a place in the history; ``None`` for what is none."""
    last, dot, game = text.partition(".")
    return Place(int(last), game) if dot and last.isascii() and last.isdigit() and len(last) < 17 else None


def _standing(tally: Tally, row: GameRow | None) -> tuple[int | None, int | None, bool]:
    if tally.win is not None:
        return tally.win.score, tally.win.moves, tally.win.take_backs
    try:
        game = Game.new(tally.number).play_all(row.actions if row else ())
    except (IllegalAction, NotationError) as error:
        LOG.error("the stored game %s cannot be replayed: %s", tally.id, error)
        return None, None, False
    return game.score, game.moves, game.take_backs > 0
