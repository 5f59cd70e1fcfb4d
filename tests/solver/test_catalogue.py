"""A sample of the catalogue is solved again, and every line is replayed by the rules."""

from random import Random

import pytest

from easyharp import Deal, Position, daily
from easyharp.catalogue import Standing, catalogue, standing
from easyharp.solver import Budget, Status, solve

KNOWN = {Standing.WINNABLE: Status.WON, Standing.UNWINNABLE: Status.LOST}
SAMPLE = Random("catalogue").sample(catalogue().numbers, 40)


@pytest.mark.parametrize("number", SAMPLE)
def test_what_the_catalogue_says_is_found_again(number: int) -> None:
    answer = solve(Position.start(Deal(number)), Budget(seconds=None, nodes=20_000_000))
    assert answer.status is KNOWN.get(standing(number), answer.status)


@pytest.mark.parametrize("day", ["2045-11-15", "2046-11-26", "2091-04-27"])
def test_a_day_on_which_a_deal_was_passed_over_can_be_won(day: str) -> None:
    assert solve(Position.start(daily(day)), Budget(seconds=None, nodes=20_000_000)).status is Status.WON
