"""Moves while many players ask for hints: the time of an action with nobody asking and with a hundred who do.

Both are measured in the same run on the same server, one player acting ten times a second like the other, so that the
ratio says what the hints cost those who play.
"""

from __future__ import annotations

import asyncio
import json
import statistics
import time
from random import Random
from typing import Any, Final, NamedTuple

from bench.http import ACTIONS, RECORD, Line, lines, serving
from bench.measure import Figure
from easyharp import parse_record

PLAYERS: Final = 32
ASKERS: Final = 100
# Each asker asks about so many games, one after the other, every one for the first time.
GAMES: Final = 12
# Without and with hints in turns, so that whatever else the machine does meets both.
ROUNDS: Final = 4
SECONDS: Final = 2
PAUSE: Final = 0.1


class Times(NamedTuple):
    """Times in milliseconds."""

    median: float
    p99: float
    asked: int


def figures() -> list[Figure]:
    """Return the slowest actions without and with hints asked for, and how long the hints took."""
    quiet, busy, hints = measure()
    ratio = f"{busy.p99 / quiet.p99:.1f} times as long as with nobody asking; median {busy.median / quiet.median:.1f}"
    many = f"{ASKERS} at once, {hints.asked / SECONDS / ROUNDS:.0f} hints a second"
    return [
        Figure("durable action, nobody asks, 99 of 100", quiet.p99, "ms", note=f"median {quiet.median:.1f} ms"),
        Figure(
            "durable action, 100 ask for hints, 99 of 100", busy.p99, "ms", aim=25, more_is_better=False, note=ratio
        ),
        Figure("hint from a new game, median", hints.median, "ms", note=many),
        Figure("hint from a new game, 99 of 100", hints.p99, "ms"),
    ]


def measure() -> tuple[Times, Times, Times]:
    """Return the times of actions with nobody asking and with many, and the times of the hints."""
    with serving("serve", "--host", "127.0.0.1", "--port", "0") as port:
        return asyncio.run(_measure(port))


async def _measure(port: int) -> tuple[Times, Times, Times]:
    await _played(port)  # warms the server up
    quiet, busy, hints = list[float](), list[float](), list[float]()
    for number in range(ROUNDS):
        quiet += await _played(port)
        async with lines(port, ASKERS) as askers:
            games = await _games(askers, f"asking, round {number}")
            ends = time.perf_counter() + SECONDS
            asking = asyncio.gather(*(_ask(line, own, ends) for line, own in zip(askers, games, strict=True)))
            busy += await _played(port)
            await asking
            hints += [spent for line in askers for spent in line.times]
    return _times(quiet), _times(busy), _times(hints)


async def _games(askers: list[Line], seed: str) -> list[list[str]]:
    numbers = Random(seed).sample(range(1, 1_000_000), len(askers) * GAMES)
    games = await asyncio.gather(*(_started_all(line, numbers[at :: len(askers)]) for at, line in enumerate(askers)))
    for line in askers:
        line.times.clear()
    return games


async def _started_all(line: Line, numbers: list[int]) -> list[str]:
    return [await _started(line, number) for number in numbers]


async def _started(line: Line, number: int) -> str:
    start = {"start": {"type": "deal", "deal": str(number)}}
    game: Any = json.loads(await line.ask("POST", "/api/games", start))["game"]
    return str(game["id"])


async def _ask(line: Line, games: list[str], ends: float) -> None:
    for game in games:
        if time.perf_counter() > ends:
            break
        await line.ask("POST", f"/api/games/{game}/hints", {"version": 0})


async def _played(port: int) -> list[float]:
    actions = [action.text for action in parse_record(RECORD.read_text(encoding="utf-8")).actions[:ACTIONS]]
    async with lines(port, PLAYERS) as players:
        await asyncio.gather(*(_play(line, actions, PAUSE * at / PLAYERS) for at, line in enumerate(players)))
        return [spent for line in players for spent in line.times]


async def _play(line: Line, actions: list[str], wait: float) -> None:
    game = await _started(line, 5)
    line.times.clear()
    await asyncio.sleep(wait)
    ends = time.perf_counter() + SECONDS
    for version, action in enumerate(actions):
        if time.perf_counter() > ends:
            break
        body = {"version": version, "intent": {"type": "action", "action": action}}
        await line.ask("POST", f"/api/games/{game}/intents", body)
        await asyncio.sleep(PAUSE)


def _times(seconds: list[float]) -> Times:
    times = sorted(1000 * spent for spent in seconds)
    return Times(statistics.median(times), times[int(len(times) * 0.99)], len(times))
