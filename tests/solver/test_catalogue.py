"""A sample of the catalogue is solved again, and every line is replayed by the rules."""

from random import Random

import pytest

from easyharp import Deal, Position
from easyharp.catalogue import Standing, catalogue, standing
from easyharp.solver import Budget, Status, solve

KNOWN = {Standing.WINNABLE: Status.WON, Standing.UNWINNABLE: Status.LOST}
SAMPLE = Random("catalogue").sample(catalogue().numbers, 40)


@pytest.mark.parametrize("number", SAMPLE)
def test_what_the_catalogue_says_is_found_again(number: int) -> None:
    answer = solve(Position.start(Deal(number)), Budget(seconds=None, nodes=20_000_000))
    assert answer.status is KNOWN.get(standing(number), answer.status)
