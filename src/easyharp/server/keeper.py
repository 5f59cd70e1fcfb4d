"""Keeps games: in memory for speed, in the store for good. The store always decides."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial
from hashlib import sha256
from typing import Final, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from easyharp.catalogue import Standing, standing
from easyharp.deal import LAST_NUMBER, Deal
from easyharp.game import Game, IllegalAction
from easyharp.rules import Action, NotationError
from easyharp.server.diary.transfer import record_text
from easyharp.server.errors import LOG, WireError
from easyharp.server.limits import GAME_ACTIONS
from easyharp.server.messages import GameMessage
from easyharp.server.settings import are_readable
from easyharp.server.store import Finish, GameRow, NewGame, PlayerRow, Progress, Store, Tally
from easyharp.server.work import PORTION, SHORT, Pause, Rows
from easyharp.view import view_of

V = TypeVar("V")
IN_MEMORY: Final = 256
"""Games kept ready, each up to some 200 KB; the others are replayed from the store when asked for."""
ACTIONS_IN_MEMORY: Final = 1_000_000
"""Actions of all of them together, some 65 MB; only games that were made to be long come near it."""


class UnreadableGameError(WireError):
    """A game in the store that is damaged, or whose actions do not follow the rules."""

    def __init__(self, game: str) -> None:
        super().__init__(503, "unavailable", "this game cannot be read; it is kept as it is")
        self.game = game


@dataclass(frozen=True, slots=True)
class Kept:
    """A game in the store: whose it is, when it began, and how it stands."""

    id: str
    player: str
    day: str | None
    started: str
    game: Game

    def message(self) -> GameMessage:
        """Write the game as its player may see it."""
        deal = self.game.deal
        return GameMessage(
            self.id,
            self.game.version,
            deal.number,
            deal.code,
            self.day,
            self.started,
            standing(deal.number),
            view_of(self.game),
        )

    def record_text(self, note: str = "") -> str:
        """Write the game's record, with a note on it."""
        return record_text(self.game, self.started, self.day, note)


class Keeper:
    """The games of a store."""

    def __init__(self, store: Store, in_memory: int = IN_MEMORY) -> None:
        self.store = store
        self.rows = Rows()
        self.on_action: Callable[[Kept], None] = lambda _: None
        """Is told of every accepted action."""
        self._in_memory = in_memory
        self._ready: OrderedDict[str, Kept] = OrderedDict()
        self._damaged: OrderedDict[str, bool] = OrderedDict()

    async def player(self, player: str) -> PlayerRow | None:
        """Return a player as the store has it now: another process may have changed the settings."""
        return await self.store.player(player)

    async def is_damaged(self, player: str) -> bool:
        """Whether something of a player is not as it was written; asked of the store once a process.

        A win whose entry is gone from the journal is played again, and written anew.
        """
        row = await self.player(player)
        if row is not None and not (row.is_sound and are_readable(row.settings)):
            return True
        if player not in self._damaged:
            tallies = await self.store.all_tallies(player)
            for tally in tallies:
                if tally.lost_win:
                    await self._restore_win(tally)
            put(self._damaged, player, not all(tally.is_sound for tally in tallies), self._in_memory * 8)
        return self._damaged[player]

    async def add_player(self, player: str, settings: str) -> None:
        """Write a player, unless there already."""
        if await self.player(player) is None:
            await self.store.add_player(player, _now(), settings)

    async def change_settings(self, player: str, change: Callable[[str], str]) -> str:
        """Change a player's settings, and return them as the store has them then."""
        await self.store.change_settings(player, change)
        row = await self.player(player)
        assert row is not None
        return row.settings

    async def set_current(self, player: str, game: str) -> None:
        """Make a game the one on the player's table."""
        await self.store.set_current(player, game)

    async def find(self, player: str, game: str) -> Kept:
        """Return a player's own game as it stands in the store.

        Raises:
            WireError: 404 when the player has no such game.
        """
        kept = self._ready.get(game)
        # Another process may have gone on with it.
        if kept is None or await self.store.version(game) != kept.game.version:
            kept = await self._load(game)
        return self._own(player, kept)

    async def owns(self, player: str, game: str) -> bool:
        """Whether a game is in the store and a player's own, readable or not."""
        kept = self._ready.get(game)
        return kept.player == player if kept else await self.store.owner(game) == player

    async def find_at(self, player: str, game: str, version: int) -> Kept:
        """Return a player's own game for an intent made on a version; the store is asked only when in doubt."""
        kept = self._ready.get(game)
        if kept is None or kept.game.version != version:
            kept = await self._load(game)
        return self._own(player, kept)

    async def start(self, player: str, deal: Deal, day: str | None = None, today: str | None = None) -> Kept:
        """Start a game of a deal and make it the player's current one; ``today`` is by the player's own calendar."""
        kept = Kept(secrets.token_urlsafe(12), player, day, _now(), Game.new(deal))
        await self.store.add_game(NewGame(kept.id, player, deal.number, day, kept.started, today))
        return self._keep(kept)

    async def accept(self, kept: Kept, action: Action, game: Game, today: str | None = None) -> Kept:
        """Store an action that led to ``game``; the game is returned only when that is durable.

        ``today`` is by the player's own calendar; a win is kept with it.

        Raises:
            WireError: 409 with the current game when another action was faster, 400 when the game is too long.
        """
        if game.version > GAME_ACTIONS:
            raise WireError(400, "bad-request", f"a game has at most {GAME_ACTIONS} actions")
        after = replace(kept, game=game)
        finish = _finish(after, today) if game.is_won else None
        progress = Progress(kept.id, game.version, action.text, time.time_ns() // 1_000_000, finish)
        if not await self.store.add_action(progress):
            raise stale(await self._load(kept.id))
        self.on_action(after)
        return self._keep(after)

    async def rest_of(self, player: str, game: str) -> Kept:
        """Return a game of a player's own that goes on as far as a damaged one can be read; it is made once.

        The damaged one stays as it is.

        Raises:
            WireError: 404 when the player has no such game, 503 when not even its deal can be read.
        """
        row = await self.store.game(game)
        if row is None or row.player != player:
            raise WireError(404, "not-found", "there is no such game")
        if not row.number:
            raise UnreadableGameError(row.id)
        rest = await self.rows.long.run(partial(_as_far_as_readable, row))
        name = sha256(f"{row.id} {rest.version}".encode()).hexdigest()[:24]
        actions = tuple(action.text for action in rest.actions)
        new = NewGame(name, player, row.number, row.day, row.started, row.began_on)
        await self.store.add_rest(new, actions, row.times[: len(actions)])
        return await self.find(player, name)

    async def _restore_win(self, tally: Tally) -> None:
        row = await self.store.game(tally.id)
        try:
            kept = await self._replayed(row) if row else None
        except UnreadableGameError:
            return
        if kept is not None and kept.game.is_won:
            # Where nothing can be written the player is told all the same.
            with suppress(SQLAlchemyError):
                await self.store.restore_finish(kept.id, tally.last, _finish(kept, None))

    async def _load(self, game: str) -> Kept | None:
        row = await self.store.game(game)
        return self._keep(await self._replayed(row)) if row else None

    async def _replayed(self, row: GameRow) -> Kept:
        if not (row.is_whole and row.number):
            LOG.error("the stored game %s is damaged after action %d", row.id, len(row.actions))
            raise UnreadableGameError(row.id)
        try:
            game = await self.rows.play(Game.new(row.number), row.actions)
        except (IllegalAction, NotationError) as error:
            LOG.error("the stored game %s cannot be replayed: %s", row.id, error)
            raise UnreadableGameError(row.id) from error
        return Kept(row.id, row.player, row.day, row.started, game)

    def _own(self, player: str, kept: Kept | None) -> Kept:
        if kept is None or kept.player != player:
            raise WireError(404, "not-found", "there is no such game")
        return kept

    def _keep(self, kept: Kept) -> Kept:
        known = self._ready.get(kept.id)
        if known is None or known.game.version <= kept.game.version:
            put(self._ready, kept.id, kept, self._in_memory)
            if kept.game.version > SHORT:
                self._forget_long_ones()
        return kept

    def _forget_long_ones(self) -> None:
        actions = sum(kept.game.version for kept in self._ready.values())
        while actions > ACTIONS_IN_MEMORY:
            _, oldest = self._ready.popitem(last=False)
            actions -= oldest.game.version


def put(ready: OrderedDict[str, V], key: str, value: V, at_most: int) -> None:
    """Remember a value as the newest, and forget the oldest beyond the limit."""
    ready[key] = value
    ready.move_to_end(key)
    while len(ready) > at_most:
        ready.popitem(last=False)


def stale(kept: Kept | None) -> WireError:
    """Return the error for an intent made on a version that is no longer the current one."""
    game = kept.message() if kept else None
    return WireError(409, "stale", "the game has gone on since: here is how it stands", game)


def _finish(kept: Kept, today: str | None) -> Finish:
    """Return the journal's entry of a won game."""
    game = kept.game
    take_backs = game.take_backs > 0
    record = kept.record_text()
    return Finish(kept.player, game.deal.number, kept.day, game.moves, game.score, take_backs, record, today)


def random_deal(but: Deal | None, *, winnable: bool = False) -> Deal:
    """Return a deal at random that is not the given one; with ``winnable`` one that is proved winnable."""
    while True:
        deal = Deal(secrets.randbelow(LAST_NUMBER) + 1)
        if deal != but and (not winnable or standing(deal.number) is Standing.WINNABLE):
            return deal


def _as_far_as_readable(row: GameRow, pause: Pause) -> Game:
    game = Game.new(row.number)
    for at, action in enumerate(row.actions, 1):
        try:
            after = game.play(action)
        except (IllegalAction, NotationError):
            break
        if after.is_won:
            # Nobody can go on with it then.
            break
        game = after
        if at % PORTION == 0:
            pause()
    return game


def _now() -> str:
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
