"""How good and how fast the solver is. Every line that counts was replayed by the Python rules.

The deals are drawn by a fixed choice; none of them was used for tuning.
"""

from __future__ import annotations

import multiprocessing
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from bench.measure import Figure
from easyharp import Deal, Position, parse_position
from easyharp.catalogue import Standing, catalogue, standing
from easyharp.rules import apply, legal_actions
from easyharp.solver import Answer, Budget, Status, native, solve
from tests.golden import vectors
from tools.tune_solver import NOT_PRESSED, TUNING

FOLDER: Final = Path(vectors.__file__).parent / "solver"
SECONDS: Final = 10.0
MILLION: Final = 1e6


@cache
def evaluation_deals(count: int) -> tuple[int, ...]:
    """Draw deals that the weights have never seen."""
    tuning = set(TUNING)
    numbers = Random("evaluation").sample(range(1, 1_000_000), count + 100)
    return tuple([number for number in numbers if number not in tuning][:count])


def figures() -> list[Figure]:
    """Measure everything; about a minute."""
    return [
        *_winning(1_000),
        *_scoring(100),
        *_given(),
        *_speed(),
        *_hints(200),
        *_catalogue(2_000),
        *_cores(),
        *_wasm(30),
    ]


def _winning(count: int) -> list[Figure]:
    began = time.perf_counter()
    answers = [solve(Position.start(Deal(number)), Budget(SECONDS)) for number in evaluation_deals(count)]
    whole = time.perf_counter() - began
    won = [answer for answer in answers if answer.status is Status.WON]
    within = {limit: 100 * sum(answer.seconds <= limit for answer in won) / count for limit in (1, 10)}
    return [
        Figure(f"won within 1 s, of {count:,} deals", within[1], "%", 99.7),
        Figure("won within 10 s", within[10], "%", 99.8, note=_outcomes(answers)),
        *_times("a deal", answers, median=1, mean=8, p99=60),
        Figure("deals with reading and replay", count / whole, "deals/s", 150),
        Figure("card moves of a line, median", _part([a.card_moves for a in won], 0.5), "", 140, more_is_better=False),
        Figure("actions of a line, median", _part([len(a.actions) for a in won], 0.5), "", 450, more_is_better=False),
        Figure("lines with take-backs", sum(a.take_backs > 0 for a in won), f"of {len(won):,}"),
        Figure("points of a line, median", _part([a.score for a in won], 0.5), "of 1,515"),
    ]


def _scoring(count: int) -> list[Figure]:
    answers = [solve(Position.start(Deal(number)), for_score=True) for number in evaluation_deals(1_000)[:count]]
    points = [answer.score for answer in answers if answer.actions]
    return [Figure("… when asked for points", _part(points, 0.5), "of 1,515")]


def _given() -> list[Figure]:
    """Ask about start positions that another program made."""
    found = []
    for name, note in (("hundred", "a general solver: 59, within 33 s each"), ("hard", "")):
        lines = (FOLDER / f"{name}.tsv").read_text("utf-8").splitlines()
        starts = [parse_position(line.split("\t")[0]) for line in lines if line and not line.startswith("#")]
        answers = [solve(start, Budget(2 * SECONDS, memory=64 << 20)) for start in starts]
        won = sum(answer.status is Status.WON for answer in answers)
        most = max(answer.seconds for answer in answers)
        found.append(
            Figure(f"won of {name}.tsv", won, f"of {len(starts)}", len(starts), note=note or f"most {most:.1f} s")
        )
    return found


def _speed() -> list[Figure]:
    start = Position.start(Deal(5))
    nodes, began = 0, time.perf_counter()
    for number in evaluation_deals(1_000)[:150]:
        winner = native.Winner(native.encoded(Position.start(Deal(number))), 0)
        winner.run(200_000, NOT_PRESSED)
        nodes += winner.nodes
    winning = nodes / (time.perf_counter() - began)
    prover = native.Prover(native.encoded(start), 512 << 20)
    began = time.perf_counter()
    while prover.nodes < 2_000_000:
        prover.run(100_000, NOT_PRESSED)
    proving = prover.nodes / (time.perf_counter() - began)
    began = time.perf_counter()
    native.wander(start, 5_000_000)
    wandering = 5_000_000 / (time.perf_counter() - began)
    return [
        Figure("positions the winner generates", winning / MILLION, "million/s", 6),
        Figure("positions the prover generates", proving / MILLION, "million/s"),
        Figure("random play in the core", wandering / MILLION, "million actions/s", 5, note="a C++ peer: 0.16"),
    ]


def _hints(count: int) -> list[Figure]:
    answers = [solve(position, Budget(1.0)) for position in mid_game_positions(count)]
    return _times("a mid-game position", answers, median=5, mean=None, p99=200)


def mid_game_positions(count: int) -> Iterator[Position]:
    """Follow a win to a random place, then play ten random actions."""
    random = Random("hints")
    for number in Random("mid-game").sample(range(1, 1_000_000), count):
        position = Position.start(Deal(number))
        line = solve(position).actions
        for action in line[: random.randrange(len(line) // 8, len(line) * 3 // 4)] if line else ():
            position = apply(position, action)
        for _ in range(10):
            position = apply(position, random.choice(legal_actions(position)))
        yield position


def _catalogue(count: int) -> list[Figure]:
    """Solve a sample of the catalogue again."""
    known = catalogue()
    numbers = Random("catalogue-check").sample(known.numbers, count)
    expected = {Standing.WINNABLE: Status.WON, Standing.UNWINNABLE: Status.LOST}
    said = [number for number in numbers if standing(number) in expected]
    same = sum(
        solve(Position.start(Deal(number)), Budget(SECONDS, memory=64 << 20)).status is expected[standing(number)]
        for number in said
    )
    still_open = f"{len(known.unknown)} of all deals not known, {len(known.unwinnable)} unwinnable"
    return [Figure("catalogue: found again", same, f"of {len(said):,}", len(said), note=still_open)]


def _cores() -> list[Figure]:
    """Ask about the same deals with one process and with two."""
    rates = []
    for jobs in (1, 2):
        with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
            # The first answers wait for the processes to start.
            list(pool.map(_ask, evaluation_deals(1_000)[:16]))
            began = time.perf_counter()
            list(pool.map(_ask, evaluation_deals(1_000), chunksize=25))
            rates.append(1_000 / (time.perf_counter() - began))
    note = f"{rates[0]:,.0f} and {rates[1]:,.0f} deals/s"
    return [Figure("two cores against one", rates[1] / rates[0], "×", 1.9, note=note)]


def _ask(number: int) -> bool:
    return solve(Position.start(Deal(number))).is_known


def _wasm(count: int) -> list[Figure]:
    from tests.solver.wasm import build_wasm, solve_by_wasm

    slow, fast = 0.0, 0.0
    with tempfile.TemporaryDirectory() as folder:
        core = build_wasm(Path(folder))
        for number in evaluation_deals(1_000)[-count:]:
            position = Position.start(Deal(number))
            solved = solve_by_wasm(core, position, 0, 3_000_000)
            began = time.perf_counter()
            winner = native.Winner(native.encoded(position), 0)
            winner.run(3_000_000, NOT_PRESSED)
            fast += time.perf_counter() - began
            slow += solved["seconds"]
            assert winner.nodes == solved["nodes"], "the two builds looked at different positions"
    return [Figure("wasm, times the native time", slow / fast, "×", 2.5, more_is_better=False)]


def _times(what: str, answers: Sequence[Answer], *, median: float, mean: float | None, p99: float) -> list[Figure]:
    milliseconds = [1e3 * answer.seconds for answer in answers]
    nodes = sum(answer.nodes for answer in answers) / len(answers)
    values = (
        ("median", _part(milliseconds, 0.5), median, f"{nodes:,.0f} positions each"),
        ("mean", sum(milliseconds) / len(milliseconds), mean, ""),
        ("p99", _part(milliseconds, 0.99), p99, f"most {max(milliseconds):,.0f} ms; {_outcomes(answers)}"),
    )
    return [Figure(f"{what}, {name}", value, "ms", aim, False, note) for name, value, aim, note in values]


def _part(values: Sequence[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def _outcomes(answers: Sequence[Answer]) -> str:
    counts = {status: sum(answer.status is status for answer in answers) for status in Status}
    return ", ".join(f"{count:,} {status}" for status, count in counts.items() if count)
