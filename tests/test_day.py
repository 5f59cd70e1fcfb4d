"""The deal of a date never changes, and can always be won."""

from datetime import date, timedelta
from hashlib import sha256

import pytest

from easyharp import Deal, daily
from easyharp.catalogue import Standing, standing
from easyharp.day import PASSED_OVER


@pytest.mark.parametrize(
    ("day", "number"),
    [("2026-11-30", 414_287), ("2027-01-01", 835_438), ("2045-11-15", 655_687), ("2046-11-26", 420_960)],
)
def test_the_deal_of_a_day(day: str, number: int) -> None:
    """fault 7: a function of the date alone."""
    assert daily(day) == Deal(number)


@pytest.mark.parametrize(
    "day",
    [
        *("", "today", "2026-11-31", "2026-02-29", "2026-13-01", "0000-01-01", "20261130", "2026-1-1", "26-11-30"),
        *("2026/11/30", "2026-11-30T00:00", " 2026-11-30", "2026-11-30\n", "２０２６-11-30", "2026-W48-1", "9" * 5000),  # noqa: RUF001
    ],
)
def test_no_day(day: str) -> None:
    with pytest.raises(ValueError, match="YYYY-MM-DD"):
        daily(day)


def test_a_leap_day_is_a_day() -> None:
    assert 1 <= daily("2028-02-29").number <= 999_999


def test_what_is_passed_over_never_changes() -> None:
    """One number more or less would move the deals of days."""
    written = " ".join(map(str, sorted(PASSED_OVER)))
    assert sha256(written.encode()).hexdigest() == "4abc4ef7868b5a6567a918c22b82819ac99562fe146bd18b39626276ea80a652"


def test_every_day_of_a_century_can_be_won() -> None:
    first = date(2026, 1, 1)
    days = [(first + timedelta(n)).isoformat() for n in range(36_525)]
    assert [day for day in days if standing(daily(day).number) is not Standing.WINNABLE] == []
