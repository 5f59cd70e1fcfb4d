"""Raw sockets against the server: endless heads, slow requests, answers that nobody takes, too many connections."""

from __future__ import annotations

import asyncio
import logging
import re
import socket
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import pytest
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from easyharp.server import limits as bounds
from easyharp.server.app import create_app
from easyharp.server.limits import Limits
from easyharp.server.run import configured
from easyharp.server.store import open_database

T = TypeVar("T")
SHORT = Limits(
    head_seconds=0.2, body_seconds=0.2, answer_seconds=0.2, connections=4, body_bytes=1024, head_bytes=8 * 1024
)
ASK = b"GET /api/about HTTP/1.1\r\nHost: localhost\r\n\r\n"
SEND = b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n"


@pytest.fixture(params=[H11Protocol, HttpToolsProtocol], ids=["h11", "httptools"])
def protocol(request: pytest.FixtureRequest) -> Any:
    return request.param


@pytest.fixture
def serve(folder: Path, protocol: Any) -> Iterator[Callable[..., Any]]:
    """Do something with a server that listens on a port of its own."""

    def run(do: Callable[[int], Awaitable[T]], limits: Limits = SHORT, app: Any = None) -> T:
        async def serving() -> T:
            served = app or create_app(open_database(folder))
            with socket.create_server(("127.0.0.1", 0)) as listening:
                server = uvicorn.Server(configured(served, limits, protocol))
                task = asyncio.create_task(server.serve([listening]))
                while not server.started:
                    await asyncio.sleep(0.001)
                try:
                    return await asyncio.wait_for(do(listening.getsockname()[1]), 60)
                finally:
                    for line in Socket.opened:
                        line.writer.transport.abort()
                    Socket.opened.clear()
                    server.should_exit = True
                    await task

        return asyncio.run(serving())

    yield run
    logging.getLogger("uvicorn.error").handlers.clear()


class Socket:
    """A connection on which anything can be said; the fixture ends it."""

    opened: ClassVar[list[Socket]] = []

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer
        self.opened.append(self)

    @classmethod
    async def to(cls, port: int) -> Socket:
        return cls(*await asyncio.open_connection("127.0.0.1", port))

    async def say(self, data: bytes) -> None:
        self.writer.write(data)
        with suppress(ConnectionError):
            await self.writer.drain()

    async def hear(self) -> int:
        """Read one answer and return its status; 0 when the connection ends without one."""
        try:
            head = await self.reader.readuntil(b"\r\n\r\n")
            length = re.search(rb"(?i)content-length: (\d+)", head)
            await self.reader.readexactly(int(length[1]) if length else 0)
        except (asyncio.IncompleteReadError, ConnectionError):
            return 0
        return int(head.split(b" ", 2)[1])

    async def ends(self) -> None:
        with suppress(ConnectionError):
            await self.reader.read()


async def _flood(port: int, piece: bytes, most: int) -> tuple[int, int]:
    """Send a piece again and again until the server has enough of it; return how much was sent, and the answer."""
    line = await Socket.to(port)
    await line.say(b"GET /api/about HTTP/1.1\r\nHost: localhost\r\n")
    sent = 0
    while sent < most and not line.writer.is_closing() and not line.reader.at_eof():
        await line.say(piece)
        sent += len(piece)
        await asyncio.sleep(0)
    return sent, await line.hear()


ENDLESS = {
    "lines": b"A: b\r\n" * 5000,
    "one name": b"a" * 30_000,
    "bare line feeds": b"A: b\n" * 5000,
    "long lines": b"A:" + b"b" * 50_000 + b"\r\n",
    "folded lines": b"A: b\r\n b\r\n" * 5000,
}


def test_an_endless_head_is_refused_as_soon_as_it_is_too_large(serve: Callable[..., Any]) -> None:
    async def ask(port: int) -> list[tuple[int, int]]:
        return [await _flood(port, piece, 50_000_000) for piece in ENDLESS.values()]

    for name, (sent, status) in zip(ENDLESS, serve(ask), strict=True):
        assert sent < 20_000_000, f"{name}: the sockets' own buffers take some"
        assert status in (431, 400, 0), name


def test_a_head_of_many_lines_in_one_packet_is_refused(serve: Callable[..., Any]) -> None:
    async def ask(port: int) -> list[int]:
        heard = []
        for lines in (100, 200):
            line = await Socket.to(port)
            await line.say(b"GET /api/about HTTP/1.1\r\nHost: localhost\r\n" + b"A: b\r\n" * lines + b"\r\n")
            heard.append(await line.hear())
        return heard

    assert serve(ask) == [200, 431]


def test_what_browsers_send_passes_in_any_pieces(serve: Callable[..., Any]) -> None:
    """Also a body of many lines in the packet of its head, and the next request on the same connection."""
    body = b'{"start": \n' + b"\n" * 4000 + b'{"type": "new"}}'
    whole = SEND % len(body) + body + ASK

    async def ask(port: int) -> None:
        for size in (1, 7, 100, len(whole)):
            line = await Socket.to(port)
            for at in range(0, len(whole), size):
                await line.say(whole[at : at + size])
                if size > 1:
                    await asyncio.sleep(0)
            assert [await line.hear(), await line.hear()] == [200, 200]
            line.writer.close()

    serve(ask, Limits())


async def _slow(port: int, first: bytes, drip: bytes) -> int:
    """Send the beginning of a request, and then so little at a time that the connection always seems alive."""
    line = await Socket.to(port)
    await line.say(first)
    hearing = asyncio.create_task(line.hear())
    while not hearing.done():
        await line.say(drip)
        await asyncio.sleep(0.02)
    return await hearing


SLOW = {
    "nothing": (b"", b"", {0}),
    "a letter": (b"G", b"", {408}),
    "a slow line": (b"GET / HTTP/1.1\r\n", b"a", {408}),
    "slow lines": (ASK[:-2], b"A: b\r\n", {408}),
    "no body": (SEND % 500, b"", {408}),
    "a slow body": (SEND % 500, b" ", {408}),
    "empty lines": (b"", b"\r\n", {400, 408}),
}


def test_a_request_that_does_not_come_on_is_given_up(
    serve: Callable[..., Any], caplog: pytest.LogCaptureFixture
) -> None:
    async def ask(port: int) -> list[int]:
        return await asyncio.gather(*(_slow(port, first, drip) for first, drip, _ in SLOW.values()))

    heard = serve(ask, replace(SHORT, connections=len(SLOW)))
    for (name, (_, _, expected)), status in zip(SLOW.items(), heard, strict=True):
        assert status in expected, name
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_the_second_request_of_a_connection_has_its_deadlines_too(serve: Callable[..., Any]) -> None:
    async def ask(port: int) -> list[int]:
        line = await Socket.to(port)
        await line.say(ASK)
        first = await line.hear()
        await line.say(ASK[:-2])
        return [first, await line.hear()]

    assert serve(ask) == [200, 408]


def test_after_an_answer_to_half_a_request_the_rest_is_no_way_around_the_bounds(serve: Callable[..., Any]) -> None:
    async def ask(port: int) -> int:
        line = await Socket.to(port)
        await line.say(SEND.replace(b"json", b"text") % 100)
        status = await line.hear()
        for _ in range(50):
            await line.say(b"A: b\r\n" * 1000)
        await line.ends()
        return status

    assert serve(ask) == 415


def test_what_is_sent_ahead_of_the_answer_is_bounded(serve: Callable[..., Any]) -> None:
    """Requests that follow before the answer, and one endless head of them."""

    async def ask(port: int, ahead: bytes) -> None:
        line = await Socket.to(port)
        await line.say(ASK + ahead * 20_000)
        await line.ends()

    async def both(port: int) -> None:
        await ask(port, ASK)
        await ask(port, b"A: b\r\n")

    serve(both)


def test_an_answer_that_nobody_takes_off_is_given_up(serve: Callable[..., Any]) -> None:
    gone = asyncio.Event()

    async def endless(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await receive()
            await send({"type": "lifespan.startup.complete"})
            await receive()
            await send({"type": "lifespan.shutdown.complete"})
            return
        await receive()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        hung_up = asyncio.create_task(receive())
        while not hung_up.done():
            await send({"type": "http.response.body", "body": b"x" * 100_000, "more_body": True})
            await asyncio.sleep(0)
        gone.set()

    async def ask(port: int) -> None:
        line = await Socket.to(port)
        await line.say(ASK)
        await gone.wait()
        line.writer.close()

    serve(ask, app=endless)


def test_one_connection_too_many_ends_the_one_that_waits_longest(serve: Callable[..., Any]) -> None:
    """So an attacker who opens all of them keeps nobody out."""

    async def ask(port: int) -> list[int]:
        stalled = [await Socket.to(port) for _ in range(SHORT.connections)]
        for line in stalled:
            await line.say(b"GET")
        heard = []
        for _ in range(SHORT.connections + 2):
            line = await Socket.to(port)
            await line.say(ASK)
            heard.append(await line.hear())
        await asyncio.gather(*(line.ends() for line in stalled))
        return heard

    patient = Limits(head_seconds=600, connections=SHORT.connections)
    assert serve(ask, patient) == [200] * (SHORT.connections + 2)


def test_stalled_uploads_hold_no_more_than_their_places(
    serve: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bounds, "UPLOADS_WAITING", 3)
    head = b"POST /api/everything HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-ndjson\r\n"

    async def ask(port: int) -> list[int]:
        lines = []
        for _ in range(bounds.UPLOADS + 5):
            lines.append(await Socket.to(port))
            await lines[-1].say(head + b"Content-Length: 1000000\r\n\r\n" + b" " * 300_000)
            await asyncio.sleep(0.01)
        return sorted(await asyncio.gather(*(line.hear() for line in lines)))

    heard = serve(ask, Limits(body_seconds=0.2))
    assert heard.count(503) == 2
    assert set(heard) <= {408, 503, 0}


def test_an_upload_that_takes_too_long_is_given_up(serve: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "UPLOAD_SECONDS", 0.2)
    head = b"POST /api/everything HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-ndjson\r\n"
    assert serve(lambda port: _slow(port, head + b"Content-Length: 1000000\r\n\r\n", b" " * 100), Limits()) == 408
