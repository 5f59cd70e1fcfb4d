"""What a hand can want, and what it means in a position (rules §4).

An intent names the card that was grabbed by its place in its pile. What comes of it is an action, a refusal,
or nothing: these are values, and nothing here plays anything.
"""

from __future__ import annotations

from typing import NamedTuple

from easyharp.errors import expect
from easyharp.rules import (
    COLUMNS,
    FOUNDATIONS,
    SLOTS,
    STOCK,
    WASTE,
    Action,
    Position,
    Refusal,
    cards_meant,
    legal_actions,
    move,
    refusal_of_move,
    slot_for,
)
from easyharp.rules.piles import COLUMN_INDEX, PILES


class IntentError(ValueError):
    """An intent that no hand can have: a pile that does not exist, a card that is not there."""


class Grab(NamedTuple):
    """A card as a hand names it: its pile and its place in the pile, 0 for the bottom card."""

    pile: str
    card: int


class Tap(NamedTuple):
    """One tap on a pile.

    Attributes:
        pile: ``1``…``9``, ``S``, ``W``, ``a``…``h``.
        card: the place in the pile of the card that was tapped, ``None`` for an empty pile.
        at: milliseconds on any clock that only goes forward.
    """

    pile: str
    card: int | None
    at: float


class Hold(NamedTuple):
    """A long press, or a key, on a card: it selects the card whatever a tap would do."""

    pile: str
    card: int


class Drop(NamedTuple):
    """A card that was grabbed and let go over a pile (``F`` for anywhere on the foundation area)."""

    pile: str
    card: int
    target: str


class Do(NamedTuple):
    """An action by its text: undo, redo, a key, typed notation."""

    action: Action


Intent = Tap | Hold | Drop | Do


def drop(position: Position, grab: Grab, target: str) -> Action | Refusal:
    """Say what dropping a grabbed card on a pile comes to (rules §3, §4).

    The king-led run moves only when its king is grabbed; its last card alone is a card like any other.

    Raises:
        IntentError: when the pile, the card or the target does not exist.
    """
    count = cards_grabbed(position, grab)
    if target not in PILES and target != FOUNDATIONS:
        raise IntentError(f"{target!r} is no pile: 1-9, S, W, a-h or F")
    refusal = refusal_of_move(position, grab.pile, count, target)
    if refusal is not None:
        return refusal
    return move(grab.pile, FOUNDATIONS if target in SLOTS else target)


def cards_grabbed(position: Position, grab: Grab) -> int:
    """Return how many cards a grab holds: the named one and all that lie on it.

    Raises:
        IntentError: when the pile or the card does not exist.
    """
    if grab.pile not in PILES:
        raise IntentError(f"{grab.pile!r} is no pile: 1-9, S, W or a-h")
    expect(grab.card, int, "the place of a card in its pile")
    size = len(position.cards(grab.pile))
    if not 0 <= grab.card < max(size, 1):
        raise IntentError(f"pile {grab.pile} has {size} cards, so there is no card {grab.card} (counted from 0)")
    # An empty pile can be grabbed at 0: the rules refuse it with their own reason.
    return size - grab.card if size else 1


def to_foundation(position: Position, grab: Grab) -> Action | None:
    """Return the action of one tap on a card: the top card of a column or the waste to its foundation."""
    if grab.pile not in COLUMN_INDEX and grab.pile != WASTE:
        return None
    cards = position.cards(grab.pile)
    if grab.card != len(cards) - 1 or slot_for(position, cards[-1]) is None:
        return None
    return move(grab.pile, FOUNDATIONS)


def to_column(position: Position, grab: Grab) -> Action | None:
    """Return the action of a double tap: a place on the table for the card, ``None`` when there is none.

    Among the columns whose last card accepts it the longest one, face-down cards included, then the leftmost;
    then, for a king, the first empty column. A king that stands on the floor is never proposed (rules §2, §4).
    """
    if grab.pile not in COLUMN_INDEX and grab.pile != WASTE:
        return None
    count = cards_grabbed(position, grab)
    homes = [
        name
        for name in COLUMNS
        if not _is_useless(position, grab, name) and refusal_of_move(position, grab.pile, count, name) is None
    ]
    if not homes:
        return None
    # max keeps the first of equals, which is the leftmost.
    return move(grab.pile, max(homes, key=lambda name: position.columns[COLUMN_INDEX[name]].size))


def _is_useless(position: Position, grab: Grab, target: str) -> bool:
    """Whether the move would only carry a king, with or without its run, from one floor to another."""
    if grab.pile not in COLUMN_INDEX or position.columns[COLUMN_INDEX[target]].up:
        return False
    column = position.columns[COLUMN_INDEX[grab.pile]]
    return not column.down and grab.card == 0 and column.is_king_led


def is_face_up(position: Position, grab: Grab) -> bool:
    """Whether the card that a grab names can be seen, and so be selected."""
    size = len(position.cards(grab.pile))
    if not 0 <= grab.card < size or grab.pile == STOCK:
        return False
    if grab.pile in COLUMN_INDEX:
        return grab.card >= len(position.columns[COLUMN_INDEX[grab.pile]].down)
    return True


def targets(position: Position) -> dict[Grab, tuple[str, ...]]:
    """Return where each card that can move may go: columns by name, ``F`` for the foundations.

    A card that is not a key may go nowhere. :func:`drop` says the same of each card alone.
    """
    found: dict[Grab, tuple[str, ...]] = {}
    for action in legal_actions(position):
        if action.is_move:
            grab = Grab(action.source, _place_grabbed(position, action))
            found[grab] = (*found.get(grab, ()), action.target)
    return found


def _place_grabbed(position: Position, action: Action) -> int:
    if action.source == WASTE:
        return position.drawn - 1
    if action.is_take_back:
        return position.foundations[action.source_index] - 1
    return position.columns[action.source_index].size - cards_meant(position, action)
