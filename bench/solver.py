"""How good and how fast the solver is: ``python -m bench.solver [--deals 1000] [--seconds 10]``.

Every line that counts was replayed by the Python rules. The deals are drawn by a fixed choice; none of them was used
for tuning.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Final

from easyharp import Deal, Position, parse_position
from easyharp.rules import apply, legal_actions
from easyharp.solver import Answer, Budget, Status, native, solve
from tests.golden import vectors
from tools.tune_solver import NOT_PRESSED, TUNING

FOLDER: Final = Path(vectors.__file__).parent / "solver"


def evaluation_deals(count: int) -> list[int]:
    numbers = Random("evaluation").sample(range(1, 1_000_000), count + 100)
    return [number for number in numbers if number not in set(TUNING)][:count]


def given_positions(name: str) -> list[Position]:
    """Read start positions that another program made."""
    lines = (FOLDER / f"{name}.tsv").read_text("utf-8").splitlines()
    return [parse_position(line.split("\t")[0]) for line in lines if line and not line.startswith("#")]


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


def _part(values: Sequence[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def _times(name: str, answers: Sequence[Answer]) -> None:
    seconds = [answer.seconds for answer in answers]
    mean, most = sum(seconds) / len(seconds), max(seconds)
    nodes = sum(answer.nodes for answer in answers)
    print(
        f"{name}: median {_part(seconds, 0.5) * 1e3:.2f} ms, mean {mean * 1e3:.2f},"
        f" p99 {_part(seconds, 0.99) * 1e3:.1f}, most {most * 1e3:.0f};"
        f" {nodes / len(answers):,.0f} positions a question"
    )


def _outcomes(name: str, answers: Sequence[Answer]) -> None:
    count = {status: sum(answer.status is status for answer in answers) for status in Status}
    words = ", ".join(f"{number} {status}" for status, number in count.items() if number)
    print(f"{name}: {words}")


def winning(count: int, seconds: float) -> None:
    deals = evaluation_deals(count)
    began = time.perf_counter()
    answers = [solve(Position.start(Deal(number)), Budget(seconds)) for number in deals]
    whole = time.perf_counter() - began
    _outcomes(f"{count} deals, {seconds:g} s and 16 MB each", answers)
    won = [answer for answer in answers if answer.status is Status.WON]
    for limit in (1, 10):
        quick = sum(answer.seconds <= limit for answer in won)
        print(f"  won within {limit} s: {quick} ({100 * quick / count:.1f} %)")
    _times("  time", answers)
    print(f"  with reading and replay {count / whole:.0f} deals a second")
    print(
        f"  lines: median {_part([a.card_moves for a in won], 0.5):.0f} card moves,"
        f" {_part([len(a.actions) for a in won], 0.5):.0f} actions, {_part([a.passes for a in won], 0.5):.0f} passes,"
        f" {_part([a.score for a in won], 0.5):.0f} points; {sum(a.take_backs > 0 for a in won)} with take-backs"
    )
    open_deals = [n for n, answer in zip(deals, answers, strict=True) if not answer.is_known]
    print(f"  not known: {open_deals}")


def scoring(count: int) -> None:
    answers = [solve(Position.start(Deal(n)), for_score=True) for n in evaluation_deals(count)]
    print(f"for points: median {_part([a.score for a in answers if a.actions], 0.5):.0f} points of 1,515")


def given(seconds: float) -> None:
    hundred = [solve(position, Budget(seconds)) for position in given_positions("hundred")]
    _outcomes("the hundred deals of the comparison (a general solver: 59 within 33 s each)", hundred)
    _times("  time", hundred)
    _outcomes("the four hard ones", [solve(position, Budget(seconds)) for position in given_positions("hard")])


def speed() -> None:
    start = Position.start(Deal(5))
    data = native.encoded(start)
    nodes, began = 0, time.perf_counter()
    for number in evaluation_deals(150):
        winner = native.Winner(native.encoded(Position.start(Deal(number))), 0)
        winner.run(200_000, NOT_PRESSED)
        nodes += winner.nodes
    print(f"winner: {nodes / (time.perf_counter() - began) / 1e6:.1f} million positions a second")
    prover = native.Prover(data, 512 << 20)
    began = time.perf_counter()
    prover.run(2_000_000, NOT_PRESSED)
    print(f"prover: {prover.nodes / (time.perf_counter() - began) / 1e6:.1f} million positions a second")
    began = time.perf_counter()
    native.wander(start, 5_000_000)
    print(f"random play: {5 / (time.perf_counter() - began):.1f} million actions a second (a C++ peer: 0.16)")


def hints(count: int) -> None:
    answers = [solve(position, Budget(1.0)) for position in mid_game_positions(count)]
    _outcomes(f"{count} mid-game positions, 1 s each", answers)
    _times("  time", answers)


def browser(count: int) -> None:
    from tests.solver.wasm import build_wasm, solve_by_wasm

    with tempfile.TemporaryDirectory() as folder:
        core = build_wasm(Path(folder))
        slow, fast = 0.0, 0.0
        for number in evaluation_deals(1_000)[-count:]:
            position = Position.start(Deal(number))
            solved = solve_by_wasm(core, position, 0, 3_000_000)
            slow += solved["seconds"]
            began = time.perf_counter()
            winner = native.Winner(native.encoded(position), 0)
            winner.run(3_000_000, NOT_PRESSED)
            fast += time.perf_counter() - began
            assert winner.nodes == solved["nodes"]
    print(f"wasm: same positions, {slow / fast:.1f} times the native time")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures the solver.")
    parser.add_argument("--deals", type=int, default=1_000)
    parser.add_argument("--seconds", type=float, default=10.0)
    chosen = parser.parse_args()
    winning(chosen.deals, chosen.seconds)
    scoring(min(chosen.deals, 100))
    given(chosen.seconds)
    speed()
    hints(min(chosen.deals, 200))
    browser(min(chosen.deals, 30))


if __name__ == "__main__":
    main()
