"""What an action is worth (rules §5)."""

from __future__ import annotations

from typing import Final

from easyharp.rules import FOUNDATIONS, WASTE, Action, Position, uncovers

PLACED: Final = 10
"""A card placed on a foundation."""
TURNED_UP: Final = 5
"""A face-down card turned up."""
WASTE_TO_COLUMN: Final = 5
"""A card moved from the waste to a column."""


def points_of_move(action: Action) -> int:
    """Return the points of where a card went, without what it uncovered."""
    if action.target == FOUNDATIONS:
        return PLACED
    return WASTE_TO_COLUMN if action.source == WASTE else 0


def points(position: Position, action: Action) -> int:
    """Return all the points of a legal action in the position it is played in; never negative."""
    turned_up = TURNED_UP if uncovers(position, action) else 0
    return points_of_move(action) + turned_up
