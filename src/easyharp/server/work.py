"""Long work, beside the event loop that serves everybody: in portions, few at a time, and no longer than it is wanted.

Python threads hold each other up. So long work pauses after every portion to let the others go on, a row has so many
threads and no more, and work whose asker has hung up ends at its next pause.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextvars import ContextVar
from functools import partial
from threading import Event
from typing import Any, Final, TypeVar

from anyio import CapacityLimiter, to_thread
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Receive, Scope, Send

from easyharp.game import Game
from easyharp.rules import Action
from easyharp.server.errors import WireError
from easyharp.server.hints.lines import breathe

T = TypeVar("T")
Pause = Callable[[], None]
PORTION: Final = 64
"""Actions played between two pauses: some 0.5 ms."""
SHORT: Final = 2_000
"""Actions of a game that goes into the row of the short ones: nearly every game has fewer."""
WAITING: Final = 64
"""Pieces of work that wait in a row, each with its request in memory; more are turned away."""
_ASKER: Final[ContextVar[Receive | None]] = ContextVar("asker", default=None)


class Attended:
    """ASGI middleware: lets long work know by whom it was asked for."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        _ASKER.set(receive)
        await self._app(scope, receive, send)


class Row:
    """A row of long work.

    Args:
        threads: how many pieces are worked on at once; the others wait in the order in which they came.
    """

    def __init__(self, threads: int = 1) -> None:
        self._threads = CapacityLimiter(threads)

    async def run(self, work: Callable[[Pause], T]) -> T:
        """Let ``work`` run; it must call the pause that it is given after every portion.

        Raises:
            WireError: 503 when too much work waits already.
            ClientDisconnect: when the client for whom the work was done has gone.
        """
        if self._threads.statistics().tasks_waiting >= WAITING:
            raise WireError(503, "unavailable", "the server has too much to do just now; nothing was changed")
        unwanted = Event()
        doing = asyncio.create_task(self._do(partial(work, partial(_pause, unwanted))))
        gone = asyncio.create_task(_gone(_ASKER.get()))
        try:
            both: set[asyncio.Task[Any]] = {doing, gone}
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            if not doing.done():
                raise ClientDisconnect
            return doing.result()
        finally:
            unwanted.set()
            gone.cancel()
            doing.cancel()

    async def _do(self, work: Callable[[], T]) -> T:
        return await to_thread.run_sync(work, limiter=self._threads)


class Rows:
    """The rows of a server. Games as people play them do not wait for those that were made to be long."""

    def __init__(self) -> None:
        self.short = Row(2)
        self.long = Row()

    async def play(self, game: Game, actions: Iterable[Action | str]) -> Game:
        """Play actions through the rules.

        Raises:
            IllegalAction, NotationError: at the first that cannot be played.
        """
        actions = tuple(actions)
        row = self.short if len(actions) <= SHORT else self.long
        return await row.run(partial(played, game, actions))


def played(game: Game, actions: Iterable[Action | str], pause: Pause) -> Game:
    """Play actions, with a pause after every portion; ``IllegalAction`` at the first that is refused."""
    for at, action in enumerate(actions, 1):
        game = game.play(action)
        if at % PORTION == 0:
            pause()
    return game


def _pause(unwanted: Event) -> None:
    if unwanted.is_set():
        raise ClientDisconnect
    breathe()


async def _gone(receive: Receive | None) -> None:
    """Return when the client has hung up; never, for work that no client asked for."""
    if receive is None:
        await asyncio.get_running_loop().create_future()
    while receive is not None and (await receive())["type"] != "http.disconnect":
        pass
