import pytest

from easyharp import Deal, Position
from tests.golden import vectors

DEALS = vectors.deals()


def test_there_are_twenty_of_them() -> None:
    assert len({deal.number for deal in DEALS}) == 20


@pytest.mark.parametrize("golden", DEALS, ids=lambda golden: golden.code)
def test_the_pack_is_shuffled_as_elsewhere(golden: vectors.Deal) -> None:
    """fault 6: a number is the same deal for ever."""
    deal = Deal(golden.number)
    assert deal.code == golden.code
    assert Deal.parse(golden.code) == deal
    assert tuple(card.text for card in deal.pack) == golden.pack


@pytest.mark.parametrize("golden", DEALS, ids=lambda golden: golden.code)
def test_the_pack_is_dealt_column_by_column_and_the_rest_is_the_stock(golden: vectors.Deal) -> None:
    start = Position.start(Deal(golden.number))
    rest = list(golden.pack)
    for size, column in enumerate(start.columns, 1):
        dealt, rest = rest[:size], rest[size:]
        assert [card.text for card in column.down] == dealt[:-1]
        assert [card.text for card in column.up] == dealt[-1:]
    assert [card.text for card in start.stock] == rest
    assert len(rest) == 59
    assert start.waste == ()
    assert start.foundations == (0,) * 8
