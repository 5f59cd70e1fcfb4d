"""Count sequences of legal actions: the proof that two implementations play the same game."""

from __future__ import annotations

from easyharp.errors import expect
from easyharp.rules.moves import apply, legal_actions
from easyharp.rules.position import Position


def perft(position: Position, depth: int) -> int:
    """Return the number of different sequences of ``depth`` legal actions, stock taps included (rules §8).

    Raises:
        ValueError: for a negative depth.
    """
    expect(position, Position, "a position")
    expect(depth, int, "a depth")
    if depth < 0:
        raise ValueError(f"a depth is 0 or more, not {depth}")
    return _counted(position, depth) if depth else 1


def _counted(position: Position, depth: int) -> int:
    actions = legal_actions(position)
    if depth == 1:
        return len(actions)
    return sum(_counted(apply(position, action), depth - 1) for action in actions)
