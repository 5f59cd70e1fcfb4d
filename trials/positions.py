"""Positions that random play has made: whether every search keeps to its budget there, and how many stay open.

Somebody who plays without a plan asks for a hint in just such a position: cards lie in the way, and often nothing
useful is left to do.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Final
from unittest import mock

from bench.measure import Figure
from easyharp import Deal, Position
from easyharp.rules import apply
from easyharp.solver import Answer, Budget, native, solve
from easyharp.solver.search import PART

ACTIONS: Final = (20, 1_200)
"""The fewest and the most actions of random play, stock taps among them."""

COUNT: Final = 500
SECONDS: Final = 1.0
NODES: Final = (0, 1_000, 20_000, 200_000)
TOLERATED_MS: Final = 50


def figures() -> list[Figure]:
    """Ask about 500 positions, by nodes and by time; some three minutes."""
    positions = [*spoiled_positions(COUNT)]
    return [*_by_nodes(positions), *_by_time(positions)]


def overrun(position: Position, nodes: int) -> int:
    """Return by how many positions a search goes past its budget; below zero when it ends before."""
    return solve(position, Budget(seconds=None, nodes=nodes)).nodes - nodes


def _by_nodes(positions: list[Position]) -> list[Figure]:
    return [
        Figure(
            f"most positions past a budget of {nodes:,}",
            max(0, *(overrun(position, nodes) for position in positions)),
            "positions",
            PART,
            more_is_better=False,
        )
        for nodes in NODES
    ]


def _by_time(positions: list[Position]) -> list[Figure]:
    """Give each a second of the processor, so that a busy machine finds as much as an idle one."""
    spent, answers = list[float](), list[Answer]()
    with mock.patch("easyharp.solver.search.time.perf_counter", time.thread_time):
        for position in positions:
            began = time.process_time()
            answers.append(solve(position, Budget(SECONDS)))
            spent.append(time.process_time() - began)
    counts = Counter(answer.status.value for answer in answers)
    unknown = sum(not answer.is_known for answer in answers)
    past = 1_000 * (max(spent) - SECONDS)
    note = ", ".join(f"{count} {status}" for status, count in counts.most_common())
    return [
        Figure("most time past a second, the line replayed", past, "ms", TOLERATED_MS, more_is_better=False),
        Figure("time of all", sum(spent), "s"),
        Figure(f"not known within a second, of {len(positions)}", 100 * unknown / len(positions), "%", note=note),
    ]


def spoiled_positions(count: int) -> Iterator[Position]:
    """Play deals at random, each for its own number of actions; the first ones are the same whatever the count."""
    random = Random("spoiled positions")
    for _ in range(count):
        position = Position.start(Deal(random.randint(1, 999_999)))
        for action in native.wandered(position, random.randint(*ACTIONS), seed=random.getrandbits(32)):
            position = apply(position, action)
        yield position
