"""One server for all browser tests of a process. Each test moves in with an app of its own, on an empty database.

A process of its own for every test would take longer to start than most tests take. What is to be seen only in a
real process, such as a crash, is tested with ``playing`` of ``tests.server.process``.
"""

from __future__ import annotations

import asyncio
import shutil
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import uvicorn
from anyio.from_thread import BlockingPortal, start_blocking_portal
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from easyharp.server.app import Options, create_app
from easyharp.server.store import open_database
from tests.server.process import App

_nobody = PlainTextResponse("nobody lives here", 503)


class House:
    """A server whose app is exchanged from test to test.

    Attributes:
        port: where it listens.
    """

    def __init__(self, portal: BlockingPortal, port: int, empty: Path) -> None:
        self.port = port
        self._portal = portal
        self._empty = empty
        self._app: ASGIApp | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand a request to the app that lives here now."""
        # A page that is being closed may still ask for something when its app has moved out.
        await (self._app or _nobody)(scope, receive, send)

    @contextmanager
    def lived_in(self, folder: Path, options: Options | None = None) -> Iterator[App]:
        """Let an app live here, on a copy of the empty database."""
        shutil.copytree(self._empty, folder)
        with self._portal.wrap_async_context_manager(_alive(create_app(open_database(folder), options))) as app:
            self._app = app
            try:
                yield App(self.port)
            finally:
                self._app = None


@contextmanager
def built(folder: Path) -> Iterator[House]:
    """Build the house: an empty database to copy, and a server that listens."""
    open_database(folder).close()
    # With the protocol named, as the real server does: otherwise asyncio leaves answers to wait for full packets.
    door = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    with door as listening, start_blocking_portal() as portal:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        house = House(portal, listening.getsockname()[1], folder)
        config = uvicorn.Config(
            house,
            log_level="warning",
            access_log=False,
            lifespan="off",
            server_header=False,
            timeout_graceful_shutdown=1,
        )
        server = uvicorn.Server(config)
        served = portal.start_task_soon(server.serve, [listening])
        try:
            yield house
        finally:
            server.should_exit = True
            served.result()


@asynccontextmanager
async def _alive(app: ASGIApp) -> AsyncIterator[ASGIApp]:
    """Start an app and end it, as a server does."""
    told: asyncio.Queue[Message] = asyncio.Queue()
    heard: asyncio.Queue[Message] = asyncio.Queue()
    scope: dict[str, Any] = {"type": "lifespan", "asgi": {"version": "3.0"}}
    life = asyncio.create_task(_live(app, scope, told, heard))
    for step in ("startup", "shutdown"):
        await told.put({"type": f"lifespan.{step}"})
        assert (await heard.get())["type"] == f"lifespan.{step}.complete"
        if step == "startup":
            yield app
    await life


async def _live(app: ASGIApp, scope: Scope, told: asyncio.Queue[Message], heard: asyncio.Queue[Message]) -> None:
    await app(scope, told.get, heard.put)
