"""Tunes the winner's weights (``native/weights.hpp``) by an evolution strategy.

    python -m tools.tune_solver --minutes 15 [--write]

Each generation tries twelve variations, in pairs that mirror one another, on the same 250 deals with the same
seed, and moves towards the best four. What counts is the mean square root of the work, so that neither the easy
deals nor a few hard ones decide alone. The deals come from the 2,000 of ``TUNING``; the benchmark's are others.
"""

from __future__ import annotations

import argparse
import re
import time
from collections.abc import Iterator
from ctypes import c_int32
from functools import cache
from math import exp, log, sqrt
from pathlib import Path
from random import Random
from typing import Final

from easyharp import Deal, Position
from easyharp.solver import native

HEADER: Final = Path(__file__).resolve().parent.parent / "native" / "weights.hpp"
LINE: Final = re.compile(r"^(    i32 (\w+) = )(-?\d+)(;)", re.MULTILINE)
NAMES: Final = tuple(match[2] for match in LINE.finditer(HEADER.read_text("utf-8")))
TUNING: Final = tuple(Random("tune").sample(range(1, 1_000_000), 2_000))
"""The deals that may be used for tuning."""

LOGARITHMIC: Final = ("noise", "expansions")
STEPS: Final = {
    **{"hidden": 3.0, "hidden_deep": 1.2, "hidden_low": 0.6, "hidden_over": 3.0, "king_over": 3.0, "placed": 1.2},
    **{"placed_high": 0.6, "over": 3.0, "over_each": 1.2, "stacked": 2.4, "stacked_deep": 1.8, "stacked_high": 0.9},
    **{"stacked_low": 0.9, "laid": 1.2, "empty": 4.8, "buried": 3.0, "mobile": 0.6, "noise": 0.18, "expansions": 0.24},
}
NODES_MOST: Final = 500_000
NOT_PRESSED: Final = c_int32(0)

Point = dict[str, float]


@cache
def _data(number: int) -> bytes:
    return native.encoded(Position.start(Deal(number)))


def _whole(point: Point) -> list[int]:
    return [round(exp(point[name]) if name in LOGARITHMIC else point[name]) for name in NAMES]


def _work(point: Point, deals: list[int], seed: int) -> float:
    """Return the mean square root of the positions generated; beginning anew and looking at one cost something too."""
    weights, work = _whole(point), 0.0
    for deal in deals:
        winner = native.Winner(_data(deal), seed, weights)
        won = winner.run(NODES_MOST, NOT_PRESSED) == native.Winner.WON
        work += sqrt(winner.nodes + winner.tries * (200 + 1.5 * weights[-1])) + (0 if won else 400)
    return work / len(deals)


def _varied(centre: Point, sizes: Point, random: Random) -> Iterator[tuple[Point, Point]]:
    for _ in range(6):
        towards = {name: random.gauss(0, 1) for name in NAMES}
        for sign in (1, -1):
            lean = {name: sign * towards[name] for name in NAMES}
            point = {name: centre[name] + sizes[name] * lean[name] for name in NAMES}
            point["expansions"] = min(max(point["expansions"], log(200)), log(4_000))
            point["noise"] = min(max(point["noise"], 0), log(400))
            yield point, lean


def tuned(centre: Point, minutes: float, seed: int) -> Point:
    random, sizes, end = Random(seed), dict(STEPS), time.monotonic() + 60 * minutes
    shares, past = (0.4, 0.3, 0.2, 0.1), [centre]
    while time.monotonic() < end:
        deals, noise = random.sample(TUNING, 250), random.randrange(2**30)
        tried = sorted(
            ((_work(point, deals, noise), point, lean) for point, lean in _varied(centre, sizes, random)),
            key=lambda one: one[0],
        )
        best = [*zip(shares, tried, strict=False)]
        centre = {name: sum(share * one[1][name] for share, one in best) for name in NAMES}
        for name in NAMES:
            spread = sum(share * one[2][name] ** 2 for share, one in best)
            sizes[name] = min(max(sizes[name] * exp(0.12 * (spread - 1)), STEPS[name] / 6), STEPS[name] * 1.2)
        past.append(centre)
        print(f"{tried[0][0]:.1f}", dict(zip(NAMES, _whole(centre), strict=True)), flush=True)
    # The last steps wander around the goal; their mean lies closer to it than any of them.
    last = past[-30:]
    return {name: sum(point[name] for point in last) / len(last) for name in NAMES}


def main() -> None:
    parser = argparse.ArgumentParser(description="Tunes the winner's weights.")
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--write", action="store_true", help="put the result into native/weights.hpp")
    chosen = parser.parse_args()
    now = dict(zip(NAMES, native.standard_weights(), strict=True))
    centre = {name: log(value) if name in LOGARITHMIC else float(value) for name, value in now.items()}
    result = dict(zip(NAMES, _whole(tuned(centre, chosen.minutes, chosen.seed)), strict=True))
    print(result)
    if chosen.write:
        text = HEADER.read_text("utf-8")
        HEADER.write_text(LINE.sub(lambda match: f"{match[1]}{result[match[2]]}{match[4]}", text), "utf-8")


if __name__ == "__main__":
    main()
