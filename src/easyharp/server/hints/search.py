"""What is to be said to a player who asks for a hint: a proved line, a proved loss with the way back, or nothing."""

from __future__ import annotations

import time
from typing import Final, NamedTuple

from easyharp.catalogue import Standing, standing
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
# A win is found much sooner than a loss is proved, and only wins are looked for.
_PROBE: Final = 120_000
_WAY_BACK_SECONDS: Final = 2.0
PROBES_MOST: Final = 14
"""Positions on the way back that are asked about: doubling steps to the 100 that undo reaches, then halves."""


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
    """Go on along a line that passes through the position, or ask the solver. The game is not won.

    What is proved of a deal in the catalogue is not asked again: from a lost start everything is lost.
    """
    if standing(game.deal.number) is Standing.UNWINNABLE:
        return Finding(Status.LOST)
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
    game knows where it was, so that cannot happen as long as there is another line. All lines together cost no more
    positions than the budget has.
    """
    position, been = game.position, layouts_of(game)
    nodes = (budget.nodes or 0) - first.nodes
    usual = _line_of(position, first)
    line = usual
    for seed in range(1, SEEDS):
        if line and not leads_back(position, line.actions, been):
            return line
        left = ends - time.monotonic()
        if left <= 0 or nodes <= 0 or stop.is_pressed:
            break
        again = solve(position, Budget(left, nodes, budget.memory), seed=seed, stop=stop, breathe=breathe)
        nodes -= again.nodes
        line = _line_of(position, again)
    return usual


def _way_back(game: Game, stop: Stop) -> Finding:
    """Find the last position that can still be won, by doubling steps and then by halves.

    What comes after a lost position is lost, and what comes before a winnable one is winnable. The start of a deal that
    the catalogue has as winnable needs no search.
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
    if won is None and not game.forgotten and before and standing(game.deal.number) is Standing.WINNABLE:
        return Finding(Status.LOST, back=len(before))
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
    if left <= 0 or stop.is_pressed:
        return None
    budget = Budget(left, _PROBE, QUICK.memory)
    return _line_of(position, solve(position, budget, stop=stop, breathe=breathe))


def _line_of(position: Position, answer: Answer) -> Line | None:
    return Line(position, without_detours(position, answer.actions)) if answer.status is Status.WON else None
