"""Durable actions a second over HTTP: 32 players at one server process, each playing a golden record.

The baseline in the same run is the server's cheapest answer, so that the ratio says what rules, view and a flush to
the disk cost on top of HTTP itself.
"""

from __future__ import annotations

import asyncio
import json
import re
import statistics
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from bench.measure import Figure
from easyharp import parse_record

PLAYERS = 32
ACTIONS = 400
RECORD = Path(__file__).parent.parent / "tests" / "golden" / "records" / "won-5.harp"


class Rate(NamedTuple):
    """What was measured: requests a second, and their times in milliseconds, shortest first."""

    per_second: float
    median: float
    p99: float
    times: list[float]


class Line:
    """One connection that is kept open; a thin client, so that the server is what is measured."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self.cookie = ""
        self.times: list[float] = []

    async def ask(self, method: str, path: str, body: object = None) -> bytes:
        """Send a request and return the body of its answer, which must be a success."""
        content = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n{self.cookie}"
        begun = time.perf_counter()
        self._writer.write(f"{head}Content-Length: {len(content)}\r\n\r\n".encode() + content)
        answered = await self._reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"(?i)content-length: (\d+)", answered)
        rest = await self._reader.readexactly(int(length[1]) if length else 0)
        made = re.search(rb"(?i)set-cookie: ([^;]+)", answered)
        if made:
            self.cookie = f"Cookie: {made[1].decode()}\r\n"
        self.times.append(time.perf_counter() - begun)
        if not answered.startswith(b"HTTP/1.1 200"):
            raise RuntimeError(f"{method} {path}: {rest[:300]!r}")
        return rest

    def close(self) -> None:
        """Hang up."""
        self._writer.close()


def figures() -> list[Figure]:
    """Return the rate of durable actions, their slowest times, and the rate of the cheapest answer."""
    played, asked = measure()
    share = f"{played.per_second / asked.per_second:.0%} of the cheapest answer's rate"
    players = f"{PLAYERS} players, one process"
    return [
        Figure("durable actions over HTTP", played.per_second, "actions/s", aim=2000, note=f"{players}; {share}"),
        Figure("durable action, median", played.median, "ms"),
        Figure("durable action, 99 of 100", played.p99, "ms", aim=25, more_is_better=False),
        Figure("cheapest answer over HTTP", asked.per_second, "answers/s", note="GET /api/about, same players"),
    ]


def measure() -> tuple[Rate, Rate]:
    """Return the rate of durable actions and that of the cheapest answer."""
    with serving("play", "--no-browser") as port:
        return asyncio.run(_measure(port))


@contextmanager
def serving(*command: str) -> Iterator[int]:
    """Run a server on a data folder of its own, and tell its port."""
    with TemporaryDirectory() as folder:
        run = [sys.executable, "-m", "easyharp", *command, "--data", folder]
        server = subprocess.Popen(run, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            found = re.search(r"(?:port |:)(\d+)", server.stdout.readline())
            assert found is not None, "the server did not start"
            yield int(found[1])
        finally:
            server.terminate()
            server.communicate()


async def _measure(port: int) -> tuple[Rate, Rate]:
    async def ask(line: Line) -> None:
        for _ in range(ACTIONS):
            await line.ask("GET", "/api/about")

    await rate(port, ask)  # warms the server up
    return await rate(port, play), await rate(port, ask)


async def play(line: Line, actions: int = ACTIONS, pause: float = 0) -> None:
    """Play so many actions of a record in a new game, with a pause in seconds before each; only they are timed."""
    start = {"start": {"type": "deal", "deal": "5"}}
    game: Any = json.loads(await line.ask("POST", "/api/games", start))["game"]
    line.times.clear()
    for version, action in enumerate(parse_record(RECORD.read_text(encoding="utf-8")).actions[:actions]):
        if pause:
            await asyncio.sleep(pause)
        body = {"version": version, "intent": {"type": "action", "action": action.text}}
        await line.ask("POST", f"/api/games/{game['id']}/intents", body)


async def rate(port: int, do: Callable[[Line], Awaitable[None]]) -> Rate:
    """Let all players do something at once, and time what they ask for."""
    async with lines(port, PLAYERS) as players:
        begun = time.perf_counter()
        await asyncio.gather(*(do(line) for line in players))
        seconds = time.perf_counter() - begun
        times = sorted(1000 * t for line in players for t in line.times)
    return Rate(len(times) / seconds, statistics.median(times), times[int(len(times) * 0.99)], times)


@asynccontextmanager
async def lines(port: int, count: int) -> AsyncIterator[list[Line]]:
    """Open so many connections, each a player of its own."""
    opened = [Line(*await asyncio.open_connection("127.0.0.1", port)) for _ in range(count)]
    try:
        yield opened
    finally:
        for line in opened:
            line.close()
