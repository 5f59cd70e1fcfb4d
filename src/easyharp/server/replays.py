"""Records replayed step by step, and the examples: what the rules make of them is shown, never told from memory."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from functools import cache, partial
from itertools import islice
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from easyharp.game import Game, IllegalAction
from easyharp.record import RecordError, parse_record
from easyharp.rules import UNDO, Action
from easyharp.server import messages as m
from easyharp.server.convert import events_of, refusal_message
from easyharp.server.errors import WireError, respond
from easyharp.server.examples import EXAMPLES, Example, Frame
from easyharp.server.files import PACKED, WORTH_PACKING, accepted
from easyharp.server.limits import GAME_ACTIONS, SHOWN_RECORD
from easyharp.server.reading import read
from easyharp.server.work import PORTION, Pause, Rows
from easyharp.view import view_of

MOST_FRAMES: Final = 200
"""Frames in one answer; the page asks for the next ones when it gets there."""
_FRAMES: Final = 16
"""Viewed between two pauses: some 0.5 ms."""


class Replays:
    """The routes, and the row that they wait in."""

    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    def routes(self) -> list[Route]:
        """List the routes."""
        return [
            Route("/api/replays", self.replay, methods=["POST"]),
            Route("/api/examples/{name}", self.example, methods=["GET"]),
        ]

    async def replay(self, request: Request) -> Response:
        """Replay a part of a record."""
        wanted = await read(request, m.ReplayRequest, SHOWN_RECORD)
        is_packed = "gzip" in accepted(request.headers.get("accept-encoding", ""))
        return await self._rows.long.run(partial(_answer, wanted, is_packed))

    async def example(self, request: Request) -> Response:
        """Replay an example."""
        found = EXAMPLES.get(request.path_params["name"])
        if found is None:
            raise WireError(404, "not-found", "there is no such example")
        return respond(await self._rows.long.run(lambda _: shown(found)))


def _answer(wanted: m.ReplayRequest, is_packed: bool, pause: Pause) -> Response:
    """Write the answer here, packed too: there may be megabytes of it, and the loop must not wait for that."""
    body = msgspec.json.encode(replayed(wanted, pause))
    pause()
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
    if is_packed and len(body) >= WORTH_PACKING:
        body = gzip.compress(body, PACKED)
        headers["Content-Encoding"] = "gzip"
    return Response(body, media_type="application/json", headers=headers)


def replayed(wanted: m.ReplayRequest, pause: Pause) -> m.ReplayMessage:
    """Replay a record through the rules, and view the frames that are wanted.

    Raises:
        WireError: when the text is no record, has too many actions, or breaks a rule up to the last frame wanted.
    """
    try:
        record = parse_record(wanted.record)
    except RecordError as error:
        raise WireError(400, "bad-record", str(error)) from None
    pause()
    actions = record.actions
    if len(actions) > GAME_ACTIONS:
        raise WireError(400, "bad-record", f"a record of more than {GAME_ACTIONS} actions is not replayed")
    first = min(wanted.from_, len(actions))
    last = min(len(actions) if wanted.to is None else wanted.to, first + MOST_FRAMES - 1)
    games = _games(Game.new(record.deal), actions, pause)
    steps = tuple(_viewed(islice(games, first, max(first, last) + 1), pause))
    deal = record.deal
    return m.ReplayMessage(deal.code, deal.number, len(actions), steps)


@cache
def shown(found: Example) -> m.ExampleMessage:
    """Replay an example; the refusals of its attempts are what the library says to them."""
    frames = found.frames()
    steps = tuple(_frame_step(frame) for frame in frames)
    deal = found.start.deal
    return m.ExampleMessage(found.name, deal.code, deal.number, steps, tuple(frame.caption for frame in frames))


def _games(game: Game, actions: tuple[Action, ...], pause: Pause) -> Iterator[Game]:
    yield game
    for at, action in enumerate(actions, 1):
        if at % PORTION == 0:
            pause()
        try:
            game = game.play(action)
        except IllegalAction as error:
            reason = error.refusal.reason
            raise WireError(400, "bad-record", f"action {at}, {action}, breaks a rule: {reason}") from None
        yield game


def _viewed(games: Iterator[Game], pause: Pause) -> Iterator[m.ReplayStepMessage]:
    for at, game in enumerate(games, 1):
        if at % _FRAMES == 0:
            pause()
        yield _step(game)


def _step(game: Game) -> m.ReplayStepMessage:
    action = game.last_action
    undone = action in (None, UNDO)
    # A redo is heard as the action that it plays again.
    step = None if undone else game.last_step
    return m.ReplayStepMessage(
        at=game.version,
        action=action.text if action else None,
        attempt=None,
        refusal=None,
        events=events_of(step) if step else (),
        table=view_of(game),
    )


def _frame_step(frame: Frame) -> m.ReplayStepMessage:
    if frame.attempt is None:
        return _step(frame.game)
    return m.ReplayStepMessage(
        at=frame.game.version,
        action=None,
        attempt=m.GrabbedMessage(*frame.attempt),
        refusal=refusal_message(frame.refusal),
        events=(),
        table=view_of(frame.game),
    )
