"""Every search ends: it keeps to its budget, hears that it is stopped, and knows when nothing is left to look at."""

from __future__ import annotations

from collections.abc import Callable
from ctypes import c_int32
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from easyharp import Position, parse_position
from easyharp.solver import Budget, Status, native, solve
from easyharp.solver.native import Prover, Winner
from easyharp.solver.search import PART, Search
from easyharp.solver.stop import Stop
from tests.golden import vectors
from tests.laws import strategies
from tests.solver.cases import LONG
from tests.solver.small import NOT_PRESSED
from trials.positions import overrun, spoiled_positions

STUCK: Final = [
    parse_position(line)
    for line in (Path(vectors.__file__).parent / "solver" / "no-useful-move.txt").read_text("utf-8").splitlines()
    if not line.startswith("#")
]
SPOILED: Final = [*spoiled_positions(120)]


@pytest.mark.parametrize("position", STUCK)
def test_without_a_useful_move_a_position_is_lost_at_once(position: Position) -> None:
    """Fault 21: a stuck player is the one who asks."""
    answer = solve(position, Budget(seconds=None, nodes=1_000))
    assert answer.status is Status.LOST
    assert answer.nodes <= 1_000
    # Each search alone, too, comes to an end.
    data = native.encoded(position)
    assert Winner(data, 0).run(10**12, NOT_PRESSED) == Winner.EXHAUSTED
    assert Prover(data, 1 << 20).run(10**12, NOT_PRESSED) == Prover.LOST


@pytest.mark.parametrize("nodes", [0, 1, 700, 5_000])
def test_a_search_keeps_to_its_nodes_wherever_random_play_has_led(nodes: int) -> None:
    assert max(overrun(position, nodes) for position in SPOILED) < PART


@given(strategies.positions(), st.integers(0, 3_000))
def test_a_search_keeps_to_its_nodes_in_any_position(position: Position, nodes: int) -> None:
    assert overrun(position, nodes) < PART


def test_an_exhausted_winner_is_right_to_give_up() -> None:
    """It rules out what the prover rules out, and what it has looked at does not depend on the noise."""
    given_up = 0
    for position in SPOILED:
        data = native.encoded(position)
        outcomes = {Winner(data, seed).run(50_000, NOT_PRESSED) for seed in range(3)}
        if outcomes == {Winner.EXHAUSTED}:
            given_up += 1
            assert Prover(data, 8 << 20).run(2_000_000, NOT_PRESSED) == Prover.LOST
        assert not {Winner.EXHAUSTED, Winner.WON} <= outcomes
    assert given_up > 5


def test_an_exhausted_winner_gets_no_more_turns() -> None:
    position = STUCK[0]
    winner = Winner(native.encoded(position), 0)
    winner.run(10**6, NOT_PRESSED)
    nodes = winner.nodes
    assert winner.run(10**6, NOT_PRESSED) == Winner.EXHAUSTED
    assert winner.nodes == nodes < 1_000


def test_searches_that_have_nothing_left_to_do_do_not_wait_for_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """The winner exhausted and the prover's memory full: no budget changes that."""
    monkeypatch.setattr(Winner, "run", lambda *_: Winner.EXHAUSTED)
    answer = solve(LONG, Budget(seconds=None, nodes=10**12, memory=4 << 20))
    assert answer.status is Status.OUT_OF_MEMORY


def test_a_turn_in_parts_is_the_same_turn() -> None:
    def in_parts(search: Winner | Prover, nodes: int) -> None:
        end = search.nodes + nodes
        while search.nodes < end and search.run(min(7, end - search.nodes), NOT_PRESSED) in (0, Prover.STRAIGHTENING):
            pass

    for position in SPOILED[:10]:
        data = native.encoded(position)
        whole, parts = Winner(data, 1), Winner(data, 1)
        whole.run(3_000, NOT_PRESSED)
        in_parts(parts, 3_000)
        assert (whole.nodes, whole.tries) == (parts.nodes, parts.tries)
        proving, by_parts = Prover(data, 1 << 20), Prover(data, 1 << 20)
        proving.run(3_000, NOT_PRESSED)
        in_parts(by_parts, 3_000)
        assert (proving.nodes, proving.states) == (by_parts.nodes, by_parts.states)


def test_a_pressed_flag_ends_every_call_before_its_first_position() -> None:
    data, pressed = native.encoded(LONG), c_int32(1)
    winner, prover = Winner(data, 0), Prover(data, 1 << 20)
    before = winner.nodes
    assert (winner.run(10**12, pressed), prover.run(10**12, pressed)) == (Winner.OPEN, Prover.OPEN)
    assert (winner.nodes, prover.nodes) == (before, 0)


def test_no_call_of_the_core_is_asked_for_more_than_a_part(monkeypatch: pytest.MonkeyPatch) -> None:
    """Between them Python looks at clock and switch, and hears of Ctrl-C."""
    asked = list[int]()

    def listened(run: Callable[[Any, int, c_int32], int]) -> Callable[[Any, int, c_int32], int]:
        def running(search: Winner | Prover, nodes: int, flag: c_int32) -> int:
            asked.append(nodes)
            return run(search, nodes, flag)

        return running

    for search in (Winner, Prover):
        monkeypatch.setattr(search, "run", listened(search.run))
    solve(LONG, Budget(seconds=None, nodes=400_000))
    assert sum(asked) == pytest.approx(400_000, rel=0.01)
    assert max(asked) == PART


def test_a_win_whose_way_is_still_long_is_a_win_when_the_budget_ends() -> None:
    """The prover knows of it; a shorter line takes it longer than the whole search took."""
    shortened = 0
    for position in SPOILED:
        data = native.encoded(position)
        prover = Prover(data, 8 << 20)
        while prover.verdict == Prover.OPEN and prover.nodes < 50_000:
            prover.run(500, NOT_PRESSED)
        if prover.verdict != Prover.STRAIGHTENING:
            continue
        rough = native.line(data, prover)
        while prover.verdict == Prover.STRAIGHTENING:
            prover.run(5_000, NOT_PRESSED)
        straight = native.line(data, prover)
        assert rough is not None
        assert straight is not None
        shortened += straight.card_moves < rough.card_moves
        if shortened == 3:
            return
    pytest.fail("too few positions in which the prover wins")


def test_a_search_that_ends_while_a_line_is_made_shorter_hands_out_the_line_it_has() -> None:
    for position in SPOILED:
        search = Search(position, Budget(seconds=None, nodes=60_000), 0, Stop())
        search._is_exhausted = True
        list(search.turns())
        if search._prover is not None and search._prover.verdict == Prover.STRAIGHTENING:
            assert search.status is Status.WON
            assert search.line(for_score=False) is not None
            return
    pytest.fail("no position in which the prover wins late")
