"""The standing of deals: the file's form, and what the package's own file says."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from easyharp.catalogue import Catalogue, CatalogueError, Standing, catalogue, parse_catalogue, standing
from easyharp.deal import FIRST_NUMBER, LAST_NUMBER

NUMBERS = st.frozensets(st.integers(1, 999), max_size=20)
GOOD = "Easy Harp catalogue: 3\nscheme: EH1\ndeals: 1 to 9\nunwinnable: 4\nunknown: 5 6\n"


@given(st.integers(0, 99), st.integers(1, 400), st.integers(0, 600), NUMBERS, NUMBERS)
def test_what_is_written_is_read_again(
    version: int, first: int, count: int, unwinnable: frozenset[int], unknown: frozenset[int]
) -> None:
    made = Catalogue(version, range(first, first + count), unwinnable, unknown - unwinnable)
    assert parse_catalogue(made.text) == made


def test_a_deal_is_winnable_when_it_was_asked_about_and_is_not_listed() -> None:
    read = parse_catalogue(GOOD)
    assert [number for number in range(12) if read.standing(number) is Standing.WINNABLE] == [1, 2, 3, 7, 8, 9]
    assert [number for number in range(12) if read.standing(number) is Standing.UNWINNABLE] == [4]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "Easy Harp catalogue"),
        (GOOD.replace("unknown", "unclear"), "unknown"),
        (GOOD.replace("EH1", "EH2"), "EH2"),
        (GOOD.replace("1 to 9", "1 9 9"), "2 numbers"),
        (GOOD.replace("1 to 9", "1 to"), "to"),
        (GOOD.replace("catalogue: 3", "catalogue:"), "1 number"),
        (GOOD.replace("5 6", "5 six"), "six"),
        (GOOD.replace("5 6", "5 ６"), "６"),  # noqa: RUF001
    ],
)
def test_what_is_no_catalogue_is_refused(text: str, why: str) -> None:
    with pytest.raises(CatalogueError, match=why):
        parse_catalogue(text)


def test_the_package_knows_of_every_deal_and_leaves_few_open() -> None:
    known = catalogue()
    assert known.numbers == range(FIRST_NUMBER, LAST_NUMBER + 1)
    assert not known.unwinnable & known.unknown
    assert len(known.unknown) < 0.002 * LAST_NUMBER
    assert standing(5) is Standing.WINNABLE
    assert len(known.text) < 100_000
