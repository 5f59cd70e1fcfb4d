"""The history: a line for every game of a player. What an open game came to is asked of the rules, once."""

from __future__ import annotations

import re
from collections import OrderedDict
from typing import Final, NamedTuple

from easyharp.deal import Deal
from easyharp.game import Game, IllegalAction
from easyharp.rules import NotationError
from easyharp.server.diary.days import state_of
from easyharp.server.diary.messages import EntryMessage
from easyharp.server.errors import LOG
from easyharp.server.keeper import Keeper, put
from easyharp.server.store import Place, Tally

REMEMBERED: Final = 10_000
"""Open games whose standing is remembered, some 300 bytes each."""

_PLACE: Final = re.compile(r"(-?[0-9]{1,16})\.(.*)", re.ASCII)
"""The time of a last action, below zero before 1970, and the game."""


class Standing(NamedTuple):
    """What a game came to; nothing is known of one that cannot be replayed."""

    score: int | None
    moves: int | None
    take_backs: bool


class Standings:
    """What games came to. The log is only added to, so what its first actions came to holds for ever."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._known: OrderedDict[str, Standing] = OrderedDict()

    async def of(self, tally: Tally) -> Standing:
        """Return what a game came to, replayed beside the loop if it is open and was not asked for before."""
        if tally.win is not None:
            return Standing(tally.win.score, tally.win.moves, tally.win.take_backs)
        key = f"{tally.id}.{tally.actions}"
        known = self._known.get(key) or await self._replayed(tally)
        put(self._known, key, known, REMEMBERED)
        return known

    async def _replayed(self, tally: Tally) -> Standing:
        row = await self._keeper.store.game(tally.id)
        if row is None or not (row.is_whole and row.number):
            LOG.error("the stored game %s is damaged", tally.id)
            return Standing(None, None, False)
        try:
            game = await self._keeper.rows.play(Game.new(row.number), row.actions[: tally.actions])
        except (IllegalAction, NotationError) as error:
            LOG.error("the stored game %s cannot be replayed: %s", tally.id, error)
            return Standing(None, None, False)
        return Standing(game.score, game.moves, game.take_backs > 0)


def entry_of(tally: Tally, standing: Standing) -> EntryMessage:
    """Write a game's line."""
    return EntryMessage(
        id=tally.id,
        number=tally.number,
        code=Deal(tally.number).code if tally.number else "",
        day=tally.day,
        state=state_of(tally).value if tally.day and not tally.imported else None,
        result="won" if tally.win else "unfinished",
        score=standing.score,
        moves=standing.moves,
        take_backs=standing.take_backs,
        started=tally.started,
        last=tally.last,
        time=tally.time,
        note=tally.note,
        imported=tally.imported,
        is_current=tally.is_current,
        is_damaged=not tally.is_sound or standing.score is None,
    )


def place_text(tally: Tally) -> str:
    """Write the place of a game in the history, so that the next page can begin after it."""
    return f"{tally.last}.{tally.id}"


def place_of(text: str) -> Place | None:
    """Read a place in the history; ``None`` for what is none."""
    form = _PLACE.fullmatch(text)
    return Place(int(form[1]), form[2]) if form else None
