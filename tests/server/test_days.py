"""Which day a win belongs to, and series of days. Fault 7: credit goes to the day the deal belongs to."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from easyharp.server.diary.days import DayState, best_of_days, daily_streak, end_of_day, is_day, state_of
from tests.server.tallies import day, noon, tally, win

HOUR = 3_600_000
DAYS = st.sets(st.builds(day, st.integers(0, 12)))


@pytest.mark.parametrize("text", ["2026-11-30", "2024-02-29"])
def test_a_day_is_a_date_of_the_calendar(text: str) -> None:
    assert is_day(text)


@pytest.mark.parametrize("text", ["", "2026-11-31", "2026-2-3", "20261130", "2026-11-30 ", "\uff12026-11-30"])
def test_anything_else_is_none(text: str) -> None:
    assert not is_day(text)


def test_a_day_that_was_won_on_its_day_is_won() -> None:
    assert state_of(tally(day=day(3), win=win(noon(3), on=day(3)))) is DayState.WON
    assert state_of(tally(day=day(3))) is DayState.PLAYED


def test_a_day_that_is_over_is_won_later() -> None:
    late = tally(day=day(3), began_on=day(4), win=win(noon(4) - 6 * HOUR, on=day(4)))
    assert state_of(late) is DayState.WON_LATER


def test_midnight_does_not_take_a_game_away() -> None:
    """Fault 7: begun before midnight and won after it, the day is won; a game left until the evening is late."""
    begun = {"day": day(3), "began_on": day(3)}
    assert state_of(tally(**begun, win=win(noon(4) - 11 * HOUR, on=day(4)))) is DayState.WON
    assert state_of(tally(**begun, win=win(noon(4), on=day(4)))) is DayState.WON_LATER


def test_a_journey_does_not_take_a_game_away() -> None:
    """fault 7: begun in Auckland, won in Honolulu, where it is still the day before, or the other way round."""
    assert state_of(tally(day=day(3), began_on=day(3), win=win(noon(2) + HOUR, on=day(2)))) is DayState.WON
    assert state_of(tally(day=day(3), began_on=day(3), win=win(noon(4) - HOUR, on=day(4)))) is DayState.WON


def test_a_game_of_an_older_program_is_taken_by_utc() -> None:
    assert state_of(tally(day=day(3), began_on=None, started=f"{day(3)}T23:00:00Z", win=win(noon(3)))) is DayState.WON
    late = tally(day=day(3), began_on=None, started=f"{day(5)}T23:00:00Z", win=win(noon(6)))
    assert state_of(late) is DayState.WON_LATER


def test_a_day_has_ended_everywhere_at_noon_of_the_next_in_utc() -> None:
    assert end_of_day(day(3)) == noon(4)


def test_the_best_game_of_a_day_stands_for_it() -> None:
    games = [
        tally("open", day=day(3)),
        tally("late", day=day(3), began_on=day(9), win=win(noon(9), on=day(9))),
        tally("won", day=day(3), win=win(noon(3), on=day(3))),
        tally("again", day=day(3), win=win(noon(3), on=day(3))),
        tally("other"),
    ]
    assert {key: found.id for key, found in best_of_days(games).items()} == {day(3): "won"}


def test_a_streak_goes_on_until_a_day_is_over() -> None:
    days = {day(n) for n in (0, 1, 4, 5, 6)}
    assert (daily_streak(days, day(6)).current, daily_streak(days, day(6)).best) == (3, 3)
    assert daily_streak(days, day(7)).current == 3
    assert daily_streak(days, day(8)).current == 0
    assert daily_streak(days, day(8)).best == 3


@given(DAYS, st.integers(0, 12), st.integers(0, 12))
def test_a_clock_set_back_breaks_no_streak(days: set[str], now: int, back: int) -> None:
    """Fault 7: what was won stays won, and within the series the whole of it is seen."""
    today = daily_streak(days, day(now))
    earlier = daily_streak(days, day(now - back))
    assert earlier.best == today.best
    if today.current and day(now - back) in days and all(day(n) in days for n in range(now - back, now)):
        assert earlier.current == today.current


@given(DAYS, st.integers(0, 12))
def test_a_streak_is_what_one_counts_on_one_s_fingers(days: set[str], now: int) -> None:
    def run(start: int, step: int) -> int:
        count = 0
        while day(start + count * step) in days:
            count += 1
        return count

    found = daily_streak(days, day(now))
    assert found.best == max((run(n, 1) for n in range(13)), default=0)
    held = now if day(now) in days else now - 1
    assert found.current == (run(held, -1) + run(held + 1, 1) if day(held) in days else 0)


@given(st.permutations([day(n) for n in (0, 1, 2, 5, 6)]))
def test_the_order_in_which_days_come_does_not_matter(days: list[str]) -> None:
    assert daily_streak(days, day(6)) == daily_streak(sorted(days), day(6))
