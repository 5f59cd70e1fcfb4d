"""Records replayed step by step, and the examples: what the rules make of them is shown, never told from memory."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from easyharp.game import Game, IllegalAction
from easyharp.record import RecordError, parse_record
from easyharp.rules import UNDO, Action
from easyharp.server import messages as m
from easyharp.server.api import read
from easyharp.server.convert import events_of, refusal_message
from easyharp.server.errors import WireError, respond
from easyharp.server.examples import EXAMPLES, Example, Frame
from easyharp.view import view_of

BODY_LIMIT: Final = 512 * 1024
"""Bytes; room for every record that may be replayed."""
MOST_ACTIONS: Final = 100_000
MOST_FRAMES: Final = 200
"""Frames in one answer; the page asks for the next ones when it gets there."""


def routes() -> list[Route]:
    """List the routes."""
    return [
        Route("/api/replays", replay, methods=["POST"]),
        Route("/api/examples/{name}", example, methods=["GET"]),
    ]


async def replay(request: Request) -> Response:
    """Replay a part of a record, off the loop that serves everybody else."""
    wanted = await read(request, m.ReplayRequest, BODY_LIMIT)
    return respond(await run_in_threadpool(replayed, wanted))


async def example(request: Request) -> Response:
    """Replay an example."""
    found = EXAMPLES.get(request.path_params["name"])
    if found is None:
        raise WireError(404, "not-found", "there is no such example")
    return respond(await run_in_threadpool(shown, found))


def replayed(wanted: m.ReplayRequest) -> m.ReplayMessage:
    """Replay a record through the rules, and view the frames that are wanted.

    Raises:
        WireError: when the text is no record, has too many actions, or breaks a rule up to the last frame wanted.
    """
    try:
        record = parse_record(wanted.record)
    except RecordError as error:
        raise WireError(400, "bad-record", str(error)) from None
    actions = record.actions
    if len(actions) > MOST_ACTIONS:
        raise WireError(400, "bad-record", f"a record of more than {MOST_ACTIONS} actions is not replayed")
    first = min(wanted.from_, len(actions))
    last = min(len(actions) if wanted.to is None else wanted.to, first + MOST_FRAMES - 1)
    games = _games(Game.new(record.deal), actions)
    steps = tuple(_step(game) for game in islice(games, first, max(first, last) + 1))
    deal = record.deal
    return m.ReplayMessage(deal.code, deal.number, len(actions), steps)


def shown(found: Example) -> m.ExampleMessage:
    """Replay an example; the refusals of its attempts are what the library says to them."""
    frames = found.frames()
    steps = tuple(_frame_step(frame) for frame in frames)
    deal = found.start.deal
    return m.ExampleMessage(found.name, deal.code, deal.number, steps, tuple(frame.caption for frame in frames))


def _games(game: Game, actions: tuple[Action, ...]) -> Iterator[Game]:
    yield game
    for at, action in enumerate(actions, 1):
        try:
            game = game.play(action)
        except IllegalAction as error:
            reason = error.refusal.reason
            raise WireError(400, "bad-record", f"action {at}, {action}, breaks a rule: {reason}") from None
        yield game


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
