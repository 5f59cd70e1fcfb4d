"""What a player's games come to, counted anew from the log whenever it is asked for (docs/decisions/0007).

Pure: no clock, no store.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from easyharp.deal import Deal
from easyharp.server.diary.days import DayState, Streak, best_of_days, daily_streak, days_won, state_of
from easyharp.server.store import Tally

SCORE_STEP: Final = 25
MOVES_STEP: Final = 50
MONTHS: Final = 12


@dataclass(frozen=True, slots=True)
class Best:
    """The best of its kind, and the first game that reached it."""

    game: str
    number: int
    value: int

    @property
    def code(self) -> str:
        """The code of its deal."""
        return Deal(self.number).code


@dataclass(frozen=True, slots=True)
class Bar:
    """How many wins lie between two values, both included."""

    start: int
    end: int
    count: int


@dataclass(frozen=True, slots=True)
class Month:
    """The games that began in a month, ``YYYY-MM``."""

    month: str
    played: int
    won: int


@dataclass(frozen=True, slots=True)
class Daily:
    """How the deals of days went."""

    played: int
    won: int
    won_that_day: int
    streak: Streak


@dataclass(frozen=True, slots=True)
class Statistics:
    """What a player's games come to. A game counts from its first action, and once.

    Attributes:
        played: games with at least one action.
        won: those that were won.
        clean: those that were won without take-backs; bests and charts compare only them.
        streak: series of games won one after the other.
        best_score: the highest score of a clean win.
        fewest_moves: the fewest moves of a clean win.
        time: milliseconds of play in all games.
        time_won: of them, in the won ones.
        scores: clean wins by score.
        moves: clean wins by moves.
        months: the games of the last months with games, the last one last.
        daily: how the deals of days went.
    """

    played: int
    won: int
    clean: int
    streak: Streak
    best_score: Best | None
    fewest_moves: Best | None
    time: int
    time_won: int
    scores: tuple[Bar, ...]
    moves: tuple[Bar, ...]
    months: tuple[Month, ...]
    daily: Daily


def statistics_of(tallies: Iterable[Tally], today: str) -> Statistics:
    """Count games, in whatever order they come."""
    games = sorted((tally for tally in tallies if not tally.imported), key=lambda tally: (tally.started, tally.id))
    won = [tally for tally in games if tally.win]
    clean = [tally for tally in won if tally.win and not tally.win.take_backs]
    scores = [tally.win.score for tally in clean if tally.win]
    moves = [tally.win.moves for tally in clean if tally.win]
    return Statistics(
        played=len(games),
        won=len(won),
        clean=len(clean),
        streak=winning_streak(games),
        best_score=_best(clean, scores, max(scores, default=0)),
        fewest_moves=_best(clean, moves, min(moves, default=0)),
        time=sum(tally.time for tally in games),
        time_won=sum(tally.time for tally in won),
        scores=bars(scores, SCORE_STEP),
        moves=bars(moves, MOVES_STEP),
        months=_months(games),
        daily=_daily(games, today),
    )


def winning_streak(games: Sequence[Tally]) -> Streak:
    """Count series of wins, in the order in which games began.

    The game on the table is still open. Any other that is not won ends a series, until one goes back and wins it.
    """
    run = best = 0
    for tally in games:
        if tally.win:
            run += 1
            best = max(best, run)
        elif not tally.is_current:
            run = 0
    return Streak(run, best)


def bars(values: Sequence[int], step: int) -> tuple[Bar, ...]:
    """Count values in equal steps, without gaps between the first and the last."""
    if not values:
        return ()
    counts = Counter(value // step for value in values)
    return tuple(Bar(nth * step, nth * step + step - 1, counts[nth]) for nth in range(min(counts), max(counts) + 1))


def _best(games: Sequence[Tally], values: Sequence[int], best: int) -> Best | None:
    return next(
        (Best(game.id, game.number, best) for game, value in zip(games, values, strict=True) if value == best), None
    )


def _months(games: Sequence[Tally]) -> tuple[Month, ...]:
    played = Counter(_month(tally) for tally in games)
    won = Counter(_month(tally) for tally in games if tally.win)
    return tuple(Month(month, played[month], won[month]) for month in sorted(played)[-MONTHS:])


def _month(tally: Tally) -> str:
    return (tally.began_on or tally.started)[:7]


def _daily(games: Sequence[Tally], today: str) -> Daily:
    states = [state_of(tally) for tally in best_of_days(games).values()]
    that_day = days_won(games)
    won = sum(state is not DayState.PLAYED for state in states)
    return Daily(len(states), won, len(that_day), daily_streak(that_day, today))
