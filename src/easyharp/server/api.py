"""The routes under ``/api`` (docs/protocol.md): a message in, the library asked, a message out."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from easyharp import __version__
from easyharp.day import daily
from easyharp.deal import Deal
from easyharp.pasted import find_deal
from easyharp.server import messages as m
from easyharp.server.convert import (
    event_messages,
    hand_message,
    hand_of,
    intent_of,
    refusal_message,
)
from easyharp.server.diary.days import is_day
from easyharp.server.errors import WireError, respond
from easyharp.server.keeper import Keeper, Kept, UnreadableGameError, random_deal, stale
from easyharp.server.players import Players
from easyharp.server.reading import read
from easyharp.server.settings import (
    DEFAULT_SETTINGS,
    SettingsMessage,
    changed_settings,
    settings_of,
    stored_settings,
)
from easyharp.server.visitors import Visitors
from easyharp.session import Session


class Api(Visitors):
    """The routes, and what they work on."""

    def __init__(
        self, keeper: Keeper, players: Players, instance: str, notice: Callable[[], m.NoticeMessage | None]
    ) -> None:
        super().__init__(keeper, players)
        self._instance = instance
        self._notice = notice

    def routes(self) -> list[Route]:
        """List the routes."""
        return [
            Route("/api/about", self.about, methods=["GET"]),
            Route("/api/home", self.home, methods=["GET"]),
            Route("/api/settings", self.settings, methods=["GET"]),
            Route("/api/settings", self.change_settings, methods=["PATCH"]),
            Route("/api/current", self.set_current, methods=["PUT"]),
            Route("/api/games", self.start, methods=["POST"]),
            Route("/api/games/{id}", self.game, methods=["GET"]),
            Route("/api/games/{id}/record", self.record, methods=["GET"]),
            Route("/api/games/{id}/intents", self.intent, methods=["POST"]),
        ]

    async def about(self, request: Request) -> Response:
        """Say who answers here."""
        del request
        return respond(m.AboutMessage("easyharp", __version__, self._instance))

    async def home(self, request: Request) -> Response:
        """Give the page what it needs to start."""
        player = self._players.known(request)
        settings, notice = await self._settings(player), self._notice()
        current = left = None
        is_damaged = False
        if player is not None:
            is_damaged = await self._keeper.is_damaged(player)
            try:
                current = await self._current(player)
            except UnreadableGameError as error:
                notice = notice or m.NoticeMessage("unreadable", game=error.game)
            left = await self._left(player, current)
        notice = notice or (m.NoticeMessage("damaged") if is_damaged else None)
        answer = respond(m.HomeMessage(current.message() if current else None, left, settings, notice))
        # Set anew on every visit, or it would be gone after 400 days.
        is_player = player is not None and await self._keeper.player(player) is not None
        return self._remembered(answer, self._players.secret(request) if is_player else None)

    async def settings(self, request: Request) -> Response:
        """Give the player's settings."""
        return respond(await self._settings(self._players.known(request)))

    async def change_settings(self, request: Request) -> Response:
        """Change some of the player's settings."""
        changes = await read(request, dict[str, Any])
        # Before a new player is made for it: a bad change makes nobody.
        changed_settings("{}", changes)
        player, secret = await self._player(request)
        changed = await self._keeper.change_settings(player, partial(changed_settings, changes=changes))
        return self._remembered(respond(stored_settings(changed)), secret)

    async def set_current(self, request: Request) -> Response:
        """Go back to one of the player's own games."""
        wanted = await read(request, m.CurrentRequest)
        player, secret = await self._player(request)
        left = await self._on_the_table(player)
        try:
            kept = await self._keeper.find(player, wanted.id)
            await self._keeper.set_current(player, kept.id)
        except UnreadableGameError:
            kept = await self._keeper.rest_of(player, wanted.id)
        return self._remembered(_opened(kept, left), secret)

    async def start(self, request: Request) -> Response:
        """Start a game, or go on with an unfinished one; it becomes the current one."""
        asked = await read(request, m.GameRequest)
        wanted, today = asked.start, _own_day(asked.today)
        # Before a new player is made for it: a bad code makes nobody.
        deal, day = _deal_wanted(wanted)
        player, secret = await self._player(request)
        left = await self._on_the_table(player)
        kept = await self._resumed(player, wanted, deal, day, left)
        if kept is None:
            deal = deal or await self._deal_from(player, wanted, left.game.deal if left else None)
            kept = await self._keeper.start(player, deal, day, today)
        return self._remembered(_opened(kept, left), secret)

    async def game(self, request: Request) -> Response:
        """Give one of the player's games."""
        kept = await self._keeper.find(self._known(request), request.path_params["id"])
        return respond(kept.message())

    async def record(self, request: Request) -> Response:
        """Give the record of one of the player's games as a file."""
        kept = await self._keeper.find(self._known(request), request.path_params["id"])
        note = await self._keeper.store.note(kept.id)
        name = f'attachment; filename="{kept.game.deal.code}.harp"'
        # Beside the loop: a long game takes a while to write out.
        text = await run_in_threadpool(kept.record_text, note)
        return PlainTextResponse(text, headers={"Content-Disposition": name})

    async def intent(self, request: Request) -> Response:
        """Follow an intent; an accepted action is durable before this returns."""
        wanted = await read(request, m.IntentRequest)
        player, day = self._known(request), _own_day(wanted.day)
        kept = await self._keeper.find_at(player, request.path_params["id"], wanted.version)
        if kept.game.version != wanted.version:
            raise stale(kept)
        settings = settings_of(await self._settings(player))
        outcome = Session(kept.game, settings, hand_of(wanted.hand)).take(intent_of(wanted.intent))
        after = kept
        if outcome.action is not None:
            after = await self._keeper.accept(kept, outcome.action, outcome.session.game, day)
        return respond(
            m.IntentAnswer(
                game=after.message(),
                hand=hand_message(outcome.session.hand),
                action=outcome.action.text if outcome.action else None,
                refusal=refusal_message(outcome.refusal),
                remind=outcome.reminder is not None,
                events=event_messages(kept.game, outcome),
            )
        )

    async def _settings(self, player: str | None) -> SettingsMessage:
        row = await self._keeper.player(player) if player else None
        if row is None:
            return DEFAULT_SETTINGS
        return stored_settings(row.settings)

    async def _current(self, player: str) -> Kept | None:
        row = await self._keeper.player(player)
        if row is None or (row.current_game is None and row.is_sound):
            return None
        game = row.current_game
        if game is None or not await self._keeper.owns(player, game):
            # Which game was on the table cannot be read: the one that was played last is as good.
            game = await self._keeper.store.unfinished(player)
        return await self._keeper.find(player, game) if game else None

    async def _left(self, player: str, current: Kept | None) -> m.LeftMessage | None:
        """Return the way back to the game that was left for the current one."""
        found = await self._keeper.store.unfinished(player, but=current.id if current else None)
        try:
            return _left(await self._keeper.find(player, found)) if found else None
        except UnreadableGameError:
            return None

    async def _on_the_table(self, player: str) -> Kept | None:
        """Return the current game; one that cannot be read must not keep the player from another."""
        try:
            return await self._current(player)
        except UnreadableGameError:
            return None

    async def _deal_from(self, player: str, wanted: object, current: Deal | None) -> Deal:
        """Return the deal of a request that names none: the current one again, or one at random."""
        if isinstance(wanted, m.SameDeal):
            if current is None:
                raise WireError(404, "not-found", "there is no current deal to play again")
            return current
        settings = await self._settings(player)
        return random_deal(current, winnable=settings.new_deals == "winnable")

    async def _resumed(
        self, player: str, wanted: object, deal: Deal | None, day: str | None, current: Kept | None
    ) -> Kept | None:
        """Return the game to go on with: opening a deal, or the day's deal again, does not start it over."""
        if deal is None or not isinstance(wanted, m.OpenDeal | m.DailyDeal):
            return None
        if isinstance(wanted, m.OpenDeal) and current is not None and current.game.deal == deal:
            return current
        unfinished = await self._keeper.store.unfinished(player, number=deal.number, day=day)
        if unfinished is None:
            return None
        await self._keeper.set_current(player, unfinished)
        return await self._keeper.find(player, unfinished)


def _own_day(day: str | None) -> str | None:
    """Check what the player's own calendar is said to say."""
    if day is not None and not is_day(day):
        raise WireError(400, "bad-day", "a date is written YYYY-MM-DD, such as 2026-11-30")
    return day


def _deal_wanted(wanted: object) -> tuple[Deal | None, str | None]:
    """Return the deal that a request names, and its day."""
    match wanted:
        case m.ThatDeal(deal=text) | m.OpenDeal(deal=text):
            return find_deal(text), None
        case m.DailyDeal(day=day):
            try:
                return daily(day), day
            except ValueError as error:
                raise WireError(400, "bad-day", str(error)) from None
        case _:
            return None, None


def _opened(kept: Kept, left: Kept | None) -> Response:
    way_back = _left(left) if left is not None and left.id != kept.id else None
    return respond(m.OpenedMessage(kept.message(), way_back))


def _left(kept: Kept) -> m.LeftMessage | None:
    """Return the way back to a game, ``None`` when there is nothing to go back to: not begun, or won."""
    if kept.game.is_won or not kept.game.moves:
        return None
    return m.LeftMessage(kept.id, kept.game.deal.code, kept.game.moves)
