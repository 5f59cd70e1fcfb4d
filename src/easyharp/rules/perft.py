"""Count sequences of legal actions: the proof that two implementations play the same game."""

from __future__ import annotations

from easyharp.rules.moves import apply, legal_actions
from easyharp.rules.position import Position


def perft(position: Position, depth: int) -> int:
    """Return the number of different sequences of ``depth`` legal actions, stock taps included (rules §8).

    Raises:
        ValueError: for a negative depth.
    """
    if depth < 0:
        raise ValueError(f"a depth is 0 or more, not {depth}")
    if depth == 0:
        return 1
    actions = legal_actions(position)
    if depth == 1:
        return len(actions)
    return sum(perft(apply(position, action), depth - 1) for action in actions)
