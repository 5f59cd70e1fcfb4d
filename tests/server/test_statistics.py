"""What a player's games come to. Faults 9, 10, 11: derived, never stored; once; from the first action."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from easyharp.server.diary.statistics import bars, statistics_of
from easyharp.server.store import Tally
from tests.server.tallies import day, noon, some_tallies, tally, win

TODAY = day(12)


def _games(marks: str) -> list[Tally]:
    """Make games in their order: ``w`` won, ``l`` left unfinished, ``c`` unfinished and on the table."""
    return [
        tally(f"g{n}", started=f"{day(0)}T09:00:{n:02}Z", win=win() if mark == "w" else None, is_current=mark == "c")
        for n, mark in enumerate(marks)
    ]


def _streak(marks: str) -> tuple[int, int]:
    found = statistics_of(_games(marks), TODAY).streak
    return found.current, found.best


def test_nothing_played_is_nothing_counted() -> None:
    found = statistics_of([], TODAY)
    assert (found.played, found.won, found.time, found.best_score, found.scores, found.months) == (
        0,
        0,
        0,
        None,
        (),
        (),
    )


@given(some_tallies())
def test_totals_are_a_plain_count(games: list[Tally]) -> None:
    """Fault 10: never more wins than games; a game that came as a record is in none of them."""
    found = statistics_of(games, TODAY)
    own = [game for game in games if not game.imported]
    won = [game for game in own if game.win]
    clean = [game.win for game in own if game.win and not game.win.take_backs]
    assert (found.played, found.won, found.clean) == (len(own), len(won), len(clean))
    assert 0 <= found.clean <= found.won <= found.played
    assert (found.time, found.time_won) == (sum(game.time for game in own), sum(game.time for game in won))
    assert (found.best_score.value if found.best_score else 0) == max((one.score for one in clean), default=0)
    assert (found.fewest_moves.value if found.fewest_moves else 0) == min((one.moves for one in clean), default=0)
    assert sum(bar.count for bar in found.scores) == sum(bar.count for bar in found.moves) == len(clean)
    assert sum(month.played for month in found.months) == len(own)
    assert sum(month.won for month in found.months) == len(won)
    assert found.daily.won_that_day <= found.daily.won <= found.daily.played
    assert found.streak.current <= found.streak.best <= found.won


@given(some_tallies(), st.randoms(use_true_random=False))
def test_the_order_in_which_games_come_in_does_not_matter(games: list[Tally], chance: random.Random) -> None:
    mixed = [*games]
    chance.shuffle(mixed)
    assert statistics_of(mixed, TODAY) == statistics_of(games, TODAY)


def test_a_series_is_ended_by_a_game_that_was_left_and_mended_by_winning_it() -> None:
    """Fault 11: the game on the table ends nothing."""
    assert _streak("wwc") == (2, 2)
    assert _streak("wwl") == (0, 2)
    assert _streak("wwlw") == (1, 2)
    assert _streak("wwww") == (4, 4)
    assert _streak("wcw") == (2, 2)


def test_a_best_is_a_win_without_take_backs_and_the_first_that_reached_it() -> None:
    games = [
        tally("tb", started="2026-11-20T08:00:00Z", win=win(score=1500, moves=100, take_backs=True)),
        tally("b", started="2026-11-21T08:00:00Z", win=win(score=1400, moves=400)),
        tally("a", started="2026-11-22T08:00:00Z", win=win(score=1400, moves=300)),
    ]
    found = statistics_of(games, TODAY)
    assert found.best_score is not None
    assert found.fewest_moves is not None
    assert (found.best_score.game, found.best_score.value, found.best_score.code) == ("b", 1400, "EH1-N-AAAAAAF")
    assert (found.fewest_moves.game, found.fewest_moves.value) == ("a", 300)


def test_bars_have_no_gaps_and_name_their_ends() -> None:
    assert [(bar.start, bar.end, bar.count) for bar in bars([1220, 1244, 1300], 25)] == [
        (1200, 1224, 1),
        (1225, 1249, 1),
        (1250, 1274, 0),
        (1275, 1299, 0),
        (1300, 1324, 1),
    ]


def test_days_won_later_are_counted_apart() -> None:
    games = [
        tally("a", day=day(1), began_on=day(1), win=win(noon(1), on=day(1))),
        tally("b", day=day(2), began_on=day(5), win=win(noon(5), on=day(5))),
        tally("c", day=day(3)),
    ]
    daily = statistics_of(games, day(1)).daily
    assert (daily.played, daily.won, daily.won_that_day, daily.streak.current) == (3, 2, 1, 1)
