import pytest

from easyharp import Deal, Position, format_position, parse_position, perft
from tests.golden import vectors
from tests.golden.vectors import Count


def _id(golden: Count) -> str:
    return f"{golden.start[:18]}…-{golden.depth}"


@pytest.mark.parametrize("golden", vectors.counts_of_deals(), ids=_id)
def test_from_the_start(golden: Count) -> None:
    assert perft(Position.start(Deal.parse(golden.start)), golden.depth) == golden.sequences


@pytest.mark.parametrize("golden", vectors.counts_of_positions(), ids=_id)
def test_from_mid_game(golden: Count) -> None:
    position = parse_position(golden.start)
    assert format_position(position) == golden.start
    assert perft(position, golden.depth) == golden.sequences


def test_the_files_hold_depth_five() -> None:
    assert max(golden.depth for golden in vectors.counts_of_deals()) == 5
    assert len(vectors.counts_of_positions()) == 48
