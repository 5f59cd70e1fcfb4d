"""What is to be said to a player who asks for a hint: a proved line, a proved loss with the way back, or nothing."""

from __future__ import annotations

import time
from typing import Final, NamedTuple

from easyharp.game import Game
from easyharp.rules import Position
from easyharp.server.hints.lines import Line, breathe, layouts_of, leads_back, without_detours
from easyharp.solver import Answer, Budget, Status, Stop, solve

# Counted in positions, so that a busy machine gives the same answers; the seconds are for a machine that is too slow.
QUICK: Final = Budget(seconds=2.0, nodes=600_000, memory=16 << 20)
"""Enough for nearly every position; some 0.15 s of computing."""
LONG: Final = Budget(seconds=4.0, nodes=6_000_000, memory=48 << 20)
"""What a hint may cost at the most beside that; some 1.5 s of computing."""
SEEDS: Final = 6
"""How many lines are tried for one that does not lead back."""
# A win is found much sooner than a loss is proved, and only wins are looked for. Fourteen probes at the most.
_PROBE: Final = 120_000
_WAY_BACK_SECONDS: Final = 2.0


class Finding(NamedTuple):
    """What a search came to.

    Attributes:
        status: what the solver says about the position.
        line: a line that wins, from here or from where ``back`` leads.
        back: after a loss, the number of undos to the last position that is proved winnable.
    """

    status: Status
    line: Line | None = None
    back: int | None = None


def search(game: Game, line: Line | None, budget: Budget, stop: Stop) -> Finding:
    """Go on along a line that passes through the position, or ask the solver. The game is not won."""
    if line is not None and line.rest(game.position):
        return Finding(Status.WON, line)
    ends = time.monotonic() + (budget.seconds or 0)
    answer = solve(game.position, budget, stop=stop, breathe=breathe)
    if answer.status is Status.LOST:
        return _way_back(game, stop)
    if answer.status is not Status.WON:
        return Finding(answer.status)
    return Finding(Status.WON, _fresh_line(game, answer, budget, ends, stop))


def _fresh_line(game: Game, first: Answer, budget: Budget, ends: float, stop: Stop) -> Line | None:
    """Return a line that does not lead back to where the game was before.

    Each hint alone may be right and yet two of them go round in a circle, when lines were forgotten in between. The
    game knows where it was, so that cannot happen as long as there is another line.
    """
    position, been = game.position, layouts_of(game)
    usual = _line_of(position, first)
    line = usual
    for seed in range(1, SEEDS):
        if line and not leads_back(position, line.actions, been):
            return line
        left = ends - time.monotonic()
        if left <= 0:
            break
        again = Budget(left, budget.nodes, budget.memory)
        line = _line_of(position, solve(position, again, seed=seed, stop=stop, breathe=breathe))
    return usual


def _way_back(game: Game, stop: Stop) -> Finding:
    """Find the last position that can still be won, by doubling steps and then by halves.

    What comes after a lost position is lost, and what comes before a winnable one is winnable.
    """
    ends = time.monotonic() + _WAY_BACK_SECONDS
    before = [step.before for step in reversed(game.past)]
    lost, won, line = 0, None, None
    while won is None and lost < len(before):
        back = min(max(1, 2 * lost), len(before))
        line = _won_from(before[back - 1], ends, stop)
        if line:
            won = back
        else:
            lost = back
    while won is not None and won - lost > 1:
        middle = (won + lost) // 2
        nearer = _won_from(before[middle - 1], ends, stop)
        if nearer:
            won, line = middle, nearer
        else:
            lost = middle
    return Finding(Status.LOST, line, won)


def _won_from(position: Position, ends: float, stop: Stop) -> Line | None:
    left = ends - time.monotonic()
    if left <= 0:
        return None
    budget = Budget(left, _PROBE, QUICK.memory)
    return _line_of(position, solve(position, budget, stop=stop, breathe=breathe))


def _line_of(position: Position, answer: Answer) -> Line | None:
    return Line(position, without_detours(position, answer.actions)) if answer.status is Status.WON else None
