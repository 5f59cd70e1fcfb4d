"""Hints, when a player asks for one: the route, and the lines that players are on."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from easyharp.game import Game
from easyharp.rules import FOUNDATIONS, SLOTS, TAP_STOCK, Action, Position, cards_meant, slot_for
from easyharp.server.errors import respond
from easyharp.server.hints.desk import Desk
from easyharp.server.hints.lines import Line
from easyharp.server.hints.messages import HintKind, HintMessage, HintRequest
from easyharp.server.hints.search import Finding
from easyharp.server.keeper import Keeper, Kept, put, stale
from easyharp.server.messages import GrabMessage
from easyharp.server.players import Players
from easyharp.server.reading import read
from easyharp.server.visitors import Visitors
from easyharp.solver import Status, Stop

LINES_KEPT: Final = 512
"""Lines in memory, some 5 KB each; a forgotten one is searched for again."""
PATIENCE_SECONDS: Final = 8.0
"""The longest that a player waits, the row before the desk included; then nothing is known."""


@dataclass(frozen=True, slots=True)
class _Question:
    """A question on its way."""

    game: str
    work: asyncio.Task[Finding]
    stop: Stop

    def drop(self) -> None:
        self.stop.press()
        self.work.cancel()


class Hints(Visitors):
    """The route for hints; a player has one question at a time."""

    def __init__(self, keeper: Keeper, players: Players) -> None:
        super().__init__(keeper, players)
        self._desk = Desk()
        self._lines: OrderedDict[str, Line] = OrderedDict()
        self._asked: dict[str, _Question] = {}
        keeper.on_action = self.moved_on

    def routes(self) -> list[Route]:
        """List the routes."""
        return [Route("/api/games/{id}/hints", self.hint, methods=["POST"])]

    async def hint(self, request: Request) -> Response:
        """Say how the game can go on, what became of it, or that neither is known."""
        wanted = await read(request, HintRequest)
        player = self._known(request)
        kept = await self._keeper.find_at(player, request.path_params["id"], wanted.version)
        if kept.game.version != wanted.version:
            raise stale(kept)
        message = await self._advice(kept, request)
        if message is None:
            # The player moved on, or nobody waits any more.
            raise stale(await self._keeper.find(player, kept.id))
        return respond(message)

    def moved_on(self, kept: Kept) -> None:
        """Drop the question about a game that has gone on."""
        question = self._asked.get(kept.player)
        if question is not None and question.game == kept.id:
            question.drop()

    def close(self) -> None:
        """Stop everything that is under way."""
        for question in list(self._asked.values()):
            question.drop()
        self._desk.close()

    async def _advice(self, kept: Kept, request: Request) -> HintMessage | None:
        game = kept.game
        if game.is_won:
            return _no_action(game, "won")
        line = self._lines.get(kept.id)
        rest = line.rest_nearby(game.position) if line else None
        if rest:
            return _action_message(game, rest)
        finding = await self._found(kept, line, request)
        if finding is None:
            return None
        if finding.line:
            put(self._lines, kept.id, finding.line, LINES_KEPT)
        return _message(game, finding)

    async def _found(self, kept: Kept, line: Line | None, request: Request) -> Finding | None:
        """Let the desk search as long as the player waits; ``None`` when the question was dropped."""
        question = self._asking(kept, line)
        gone = asyncio.create_task(_gone(request))
        try:
            both: set[asyncio.Task[Any]] = {question.work, gone}
            done, _ = await asyncio.wait(both, timeout=PATIENCE_SECONDS, return_when=asyncio.FIRST_COMPLETED)
            if question.work in done:
                return None if question.work.cancelled() else question.work.result()
            return None if gone in done else Finding(Status.STOPPED)
        finally:
            gone.cancel()
            question.drop()
            if self._asked.get(kept.player) is question:
                del self._asked[kept.player]

    def _asking(self, kept: Kept, line: Line | None) -> _Question:
        """Begin a question; it takes the place of the player's last one."""
        before = self._asked.pop(kept.player, None)
        if before is not None:
            before.drop()
        stop = Stop()
        question = _Question(kept.id, asyncio.create_task(self._desk.ask(kept.game, line, stop)), stop)
        self._asked[kept.player] = question
        return question


async def _gone(request: Request) -> None:
    """Return when nobody waits for the answer any more."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def _message(game: Game, finding: Finding) -> HintMessage:
    if finding.status is Status.LOST:
        return _no_action(game, "lost", finding.back)
    rest = finding.line.rest(game.position) if finding.line else None
    return _action_message(game, rest) if rest else _no_action(game, "unknown")


def _no_action(game: Game, kind: HintKind, back: int | None = None) -> HintMessage:
    return HintMessage(game.version, kind, action=None, grab=None, target=None, taps=0, moves=0, back=back)


def _action_message(game: Game, rest: tuple[Action, ...]) -> HintMessage:
    action = rest[0]
    is_tap = action is TAP_STOCK
    return HintMessage(
        version=game.version,
        kind="action",
        action=action.text,
        grab=None if is_tap else _grab(game.position, action),
        target=None if is_tap else _landing(game.position, action),
        taps=next(at for at, one in enumerate(rest) if one is not TAP_STOCK),
        moves=sum(one is not TAP_STOCK for one in rest),
        back=None,
    )


def _grab(position: Position, action: Action) -> GrabMessage:
    size = len(position.cards(action.source))
    return GrabMessage(action.source, size - cards_meant(position, action))


def _landing(position: Position, action: Action) -> str:
    if action.target != FOUNDATIONS:
        return action.target
    slot = slot_for(position, position.cards(action.source)[-1])
    assert slot is not None, "a line holds legal actions"
    return SLOTS[slot]
