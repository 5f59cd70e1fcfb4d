"""One attacker at full speed on each route in turn, with 32 honest players beside: what it does to their moves.

The players are those of `make bench ARGS=http`: each plays a golden record, ten actions a second.
The attacker has several connections of its own and sends, on one route, the worst that the route takes. Everything
stays on this computer, and each attack lasts as long as the players need for their actions.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from random import Random
from statistics import median
from typing import Final, NamedTuple

from bench.http import Line, play, rate, serving
from bench.measure import Figure

CONNECTIONS: Final = 8
"""Of the attacker: enough to keep a queue at everything there is a queue for."""
ACTIONS: Final = 20
PAUSE: Final = 0.1
"""Seconds before each action of a player: faster than anybody plays, and not all that the computer can do."""
ROUNDS: Final = 2
AIM: Final = 3.0
LONG: Final = '[Deal "5"]\n\nS*4999 U'
LONGEST: Final = '[Deal "5"]\n\nS*100000'
NDJSON: Final = "application/x-ndjson"


class Attack(NamedTuple):
    """What an attacker sends again and again.

    Attributes:
        method: of the request.
        path: with `GAME` for the id of a long game of the attacker's own.
        body: a message, or bytes that are sent as they are.
        kind: the media type of the body.
        aborts: whether it hangs up without waiting for the answer.
        lines: more lines of the head.
    """

    method: str
    path: str
    body: object = None
    kind: str = "application/json"
    aborts: bool = False
    lines: str = ""


def _file(games: int, actions: int) -> bytes:
    head = {"kind": "easyharp", "version": 1, "made": "2026-11-30T00:00:00Z", "program": "0"}
    tags = '[Deal "{}"]\n[Started "2026-11-30T09:00:00Z"]\n\nS*{}'
    lines = [
        {"kind": "game", "id": f"g{nth}", "record": tags.format(nth + 1, actions), "times": [1] * actions}
        for nth in range(games)
    ]
    return "\n".join(json.dumps(line) for line in (head, *lines)).encode()


ATTACKS: Final = {
    "about": Attack("GET", "/api/about"),
    "home": Attack("GET", "/api/home"),
    "settings": Attack("GET", "/api/settings"),
    "other settings": Attack("PATCH", "/api/settings", {"theme": "dark"}),
    "new games": Attack("POST", "/api/games", {"start": {"type": "new"}}),
    "back to a game": Attack("PUT", "/api/current", {"id": "GAME"}),
    "a long game": Attack("GET", "/api/games/GAME"),
    "its record": Attack("GET", "/api/games/GAME/record"),
    "its note": Attack("PUT", "/api/games/GAME/note", {"text": "n" * 2000}),
    "hints": Attack("POST", "/api/games/GAME/hints", {"version": 5_000}),
    "intents": Attack(
        "POST", "/api/games/GAME/intents", {"version": 5_000, "intent": {"type": "action", "action": "12"}}
    ),
    "history": Attack("GET", "/api/history"),
    "a line of it": Attack("GET", "/api/history/GAME"),
    "statistics": Attack("GET", "/api/statistics"),
    "a month": Attack("GET", "/api/days"),
    "long records": Attack("POST", "/api/records", {"record": LONG}),
    "everything out": Attack("GET", "/api/everything"),
    "the parts of everything": Attack("GET", "/api/everything/parts"),
    "everything in": Attack("POST", "/api/everything", _file(40, 2_000), NDJSON),
    "a deal": Attack("GET", "/api/deals/5"),
    "replays": Attack("POST", "/api/replays", {"record": LONGEST, "from": 99_800}),
    "replays, hung up": Attack("POST", "/api/replays", {"record": LONGEST, "from": 99_800}, aborts=True),
    "an example": Attack("GET", "/api/examples/take-back"),
    "the page": Attack("GET", "/"),
    "deep JSON": Attack("PATCH", "/api/settings", b"[" * 16_000),
    "heads": Attack("GET", "/api/about", lines="A: b\r\n" * 40_000),
}


class Attacker:
    """An attacker, with a player's cookie of its own and a long game."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._head = ""
        self._game = ""

    async def settle(self) -> None:
        """Become a player with six long games."""
        line = Line(*await asyncio.open_connection("127.0.0.1", self._port))
        for nth in range(6):
            record = LONG.replace('"5"', f'"{nth + 5}"')
            self._game = json.loads(await line.ask("POST", "/api/records", {"record": record}))["id"]
        self._head = line.cookie
        line.close()

    async def attack(self, attack: Attack) -> None:
        """Send it on every connection, again and again."""
        await asyncio.gather(*(self._again(attack) for _ in range(CONNECTIONS)))

    async def _again(self, attack: Attack) -> None:
        request = self._request(attack)
        while True:
            # The server may end the connection, which is its good right.
            with suppress(OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
                reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
                try:
                    while True:
                        writer.write(request)
                        await writer.drain()
                        if attack.aborts:
                            await asyncio.sleep(0.005)
                            break
                        await _answer(reader)
                finally:
                    writer.transport.abort()

    def _request(self, attack: Attack) -> bytes:
        path = attack.path.replace("GAME", self._game)
        body = attack.body
        if not isinstance(body, bytes):
            body = json.dumps(body).replace("GAME", self._game).encode()
        named = f"Host: localhost\r\nAccept-Encoding: gzip\r\n{self._head}{attack.lines}"
        head = f"{attack.method} {path} HTTP/1.1\r\n{named}"
        if attack.body is None:
            return f"{head}\r\n".encode()
        return f"{head}Content-Type: {attack.kind}\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body


async def _answer(reader: asyncio.StreamReader) -> None:
    """Read an answer, whatever it is."""
    head = (await reader.readuntil(b"\r\n\r\n")).lower()
    if b"transfer-encoding: chunked" in head:
        while size := int(await reader.readuntil(b"\r\n"), 16):
            await reader.readexactly(size + 2)
        await reader.readexactly(2)
    elif b"content-length: " in head:
        await reader.readexactly(int(head.partition(b"content-length: ")[2].partition(b"\r")[0]))
    if b"connection: close" in head:
        raise ConnectionResetError


def attack(port: int, name: str) -> None:
    """Attack until the process is ended."""
    asyncio.run(_attack(port, name))


async def _attack(port: int, name: str) -> None:
    attacker = Attacker(port)
    await attacker.settle()
    print("ready", flush=True)
    await attacker.attack(ATTACKS[name])


def figures() -> list[Figure]:
    """Return, for every route, the honest p99 beside its attacker as a multiple of that without."""
    return [one for name in ATTACKS for one in figures_of(name)]


def figures_of(name: str) -> list[Figure]:
    """Return the figures of one attack, on a server of its own; without and with it in turns."""
    quiet: list[float] = []
    hit: list[float] = []
    with serving("serve", "--port", "0") as port:
        beside(port)
        for _ in range(ROUNDS):
            quiet += beside(port)
            with attacking(port, name):
                hit += beside(port)
    before, after = p99(quiet), p99(hit)
    note = f"{after:.0f} ms instead of {before:.0f}; median {median(hit):.1f} instead of {median(quiet):.1f}"
    return [Figure(f"attacked: {name}", after / before, "×", aim=AIM, more_is_better=False, note=note)]


def beside(port: int, actions: int = ACTIONS) -> list[float]:
    """Let the honest players play, and return the milliseconds of each of their actions."""
    random = Random(actions)

    async def begin(line: Line) -> None:
        # People do not move all at the same moment.
        await asyncio.sleep(random.random() * PAUSE)
        await play(line, actions, PAUSE)

    return asyncio.run(rate(port, begin)).times


@contextmanager
def attacking(port: int, name: str) -> Iterator[None]:
    """Attack in a process of its own, so that the attacker's computing is not the players' waiting."""
    begin = f"from trials.attackers import attack; attack({port}, {name!r})"
    process = subprocess.Popen([sys.executable, "-c", begin], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        yield
    finally:
        process.kill()
        process.communicate()


def p99(times: list[float]) -> float:
    """Return the time that one action in a hundred takes longer than."""
    return sorted(times)[int(len(times) * 0.99)]
