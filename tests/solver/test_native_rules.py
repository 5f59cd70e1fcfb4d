"""The core plays the same game as the Python rules."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from easyharp import Deal, Position, legal_actions, parse_position, perft
from easyharp.rules import apply
from easyharp.solver import NotAPositionError, native
from tests.golden import vectors
from tests.golden.vectors import Count
from tests.laws import strategies
from tests.tables import malformed, sketch

GOLDEN = [*vectors.counts_of_deals(), *vectors.counts_of_positions()]


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: f"{golden.start[:18]}-{golden.depth}")
def test_perft_counts_the_same(golden: Count) -> None:
    is_code = golden.start.startswith("EH1")
    position = Position.start(Deal.parse(golden.start)) if is_code else parse_position(golden.start)
    assert native.perft(position, golden.depth) == golden.sequences


@given(strategies.positions())
def test_perft_agrees_anywhere(position: Position) -> None:
    assert native.perft(position, 1) == perft(position, 1)
    assert native.perft(position, 2) == perft(position, 2)


def _walked(position: Position, count: int, seed: int) -> Iterator[tuple[Position, int]]:
    """Follow random play of the core with the Python rules: each position with its number of choices."""
    start = position
    for action in native.wandered(start, count, seed):
        legal = legal_actions(position) or legal_actions(start)
        if not legal_actions(position):
            position = start
        assert action in legal
        position = apply(position, action)
        yield position, len(legal)


@pytest.mark.parametrize("number", [5, 4711, 999_999])
def test_random_play_is_legal(number: int) -> None:
    start = Position.start(Deal(number))
    choices = [choice for _, choice in _walked(start, 3_000, seed=number)]
    assert len(choices) == 3_000
    assert sum(choices) == native.wander(start, 3_000, number)


@pytest.mark.parametrize("name", vectors.names("won") + vectors.names("takeback"))
def test_whole_games_agree(name: str) -> None:
    for game in vectors.story(name)[::7]:
        assert native.perft(game.position, 1) == len(game.legal_actions())
        for position, _ in _walked(game.position, 5, seed=game.moves) if not game.is_won else ():
            assert native.perft(position, 1) == len(legal_actions(position))


@given(strategies.positions(), st.integers(0, 2**64 - 1))
def test_keys_and_hashes_hold_along_the_way(position: Position, seed: int) -> None:
    assert native.walk(position, 100, seed) >= 0


def test_a_fault_has_its_words() -> None:
    with pytest.raises(NotAPositionError, match="every card must stand twice"):
        native.encoded(sketch("8S7H"))
    with pytest.raises(NotAPositionError, match="is no run"):
        native.encoded(sketch("8S7H7H"))
    start = Position.start(Deal(1))
    with pytest.raises(NotAPositionError, match="more cards are drawn"):
        native.encoded(malformed(start, drawn=60))
    with pytest.raises(NotAPositionError, match="nine columns"):
        native.encoded(malformed(start, columns=start.columns[:-1]))
    with pytest.raises(NotAPositionError, match="no position"):
        native.encoded(malformed(start, drawn=-1))
