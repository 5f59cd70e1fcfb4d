"""A plain and slow search by the Python rules alone, which judges the native one in tests.

It tries every legal action, stock taps, take-backs and useless moves included, and remembers whole positions. It
knows no symmetry and rules nothing out, so it is for small and for late positions.
"""

from __future__ import annotations

from typing import Final

from easyharp.rules import FOUNDATIONS, TAP_STOCK, Action, Position, apply, legal_actions
from easyharp.solver.answer import Status

POSITIONS_MOST: Final = 100_000


def judge(position: Position, most: int = POSITIONS_MOST) -> Status:
    """Say whether the position can be won; ``OUT_OF_MEMORY`` once more than ``most`` positions were met."""
    seen, left = {position}, [position]
    while left:
        if len(seen) > most:
            return Status.OUT_OF_MEMORY
        now = left.pop()
        if now.is_won:
            return Status.WON
        # What is appended last is looked at first.
        for action in sorted(legal_actions(now), key=_promise):
            after = apply(now, action)
            if after not in seen:
                seen.add(after)
                left.append(after)
    return Status.LOST


def _promise(action: Action) -> int:
    if action.is_take_back:
        return 0
    return 3 if action.target == FOUNDATIONS else 2 if action is TAP_STOCK else 1
