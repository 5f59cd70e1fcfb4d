"""Why an attempt is refused: one identifier a rule (rules §3), with the cards it is about."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from easyharp.cards import KING, Card
from easyharp.errors import expect
from easyharp.rules.action import Action
from easyharp.rules.piles import (
    COLUMN_INDEX,
    FIRST_SLOT,
    FOUNDATIONS,
    PILES,
    SLOT_INDEX,
    STOCK,
    WASTE,
)
from easyharp.rules.position import Position


class Reason(StrEnum):
    """The closed list of refusals, in the order in which they apply."""

    GAME_OVER = "game-over"
    NOTHING_TO_UNDO = "nothing-to-undo"
    UNDO_LIMIT = "undo-limit"
    NOTHING_TO_REDO = "nothing-to-redo"
    NOTHING_TO_DRAW = "nothing-to-draw"
    NOTHING_THERE = "nothing-there"
    FACE_DOWN = "face-down"
    BURIED_IN_WASTE = "buried-in-waste"
    SAME_PILE = "same-pile"
    NO_TARGET = "no-target"
    FOUNDATION_TO_FOUNDATION = "foundation-to-foundation"
    FOUNDATION_ONE_AT_A_TIME = "foundation-one-at-a-time"
    KING_RUN_NEEDS_EMPTY_COLUMN = "king-run-needs-empty-column"
    ONE_CARD_AT_A_TIME = "one-card-at-a-time"
    EMPTY_COLUMN_NEEDS_KING = "empty-column-needs-king"
    FOUNDATION_WRONG_RANK = "foundation-wrong-rank"
    SAME_COLOUR = "same-colour"
    WRONG_RANK = "wrong-rank"


class Refusal(NamedTuple):
    """A refused attempt. It changes nothing; it only names the rule.

    Attributes:
        reason: the identifier of the rule.
        card: the card that was grabbed, when there is one to be seen.
        target: the card it should have gone onto, when there is one.
    """

    reason: Reason
    card: Card | None = None
    target: Card | None = None

    @property
    def is_silent(self) -> bool:
        """A cancelled drag is no offence: nobody is reminded of anything."""
        return self.reason is Reason.SAME_PILE


def slot_for(position: Position, card: Card) -> int | None:
    """Return the first foundation slot (0…7) that accepts the card now, or ``None`` (rules §2)."""
    first = FIRST_SLOT[card.suit]
    below = card.rank - 1
    if position.foundations[first] == below:
        return first
    if position.foundations[first + 1] == below:
        return first + 1
    return None


def refusal_of_tap(position: Position) -> Refusal | None:
    """Say why the stock cannot be tapped, ``None`` when it can."""
    if position.is_won:
        return Refusal(Reason.GAME_OVER)
    return None if position.talon else Refusal(Reason.NOTHING_TO_DRAW)


def refusal_of_move(position: Position, source: str, count: int, target: str) -> Refusal | None:
    """Say why the last ``count`` cards of a pile cannot go to another, ``None`` when they can (rules §2, §3).

    Args:
        position: where the cards lie.
        source: any pile: ``1``…``9``, ``S``, ``W``, ``a``…``h``.
        count: how many cards were grabbed, 1 or more: the grabbed card and all that lie on it.
        target: any pile, or ``F`` for the foundation area.

    Raises:
        ValueError: for a pile that does not exist, a count below 1 or above the cards there.
    """
    expect(position, Position, "a position")
    expect(count, int, "the number of cards that were grabbed")
    if source not in PILES:
        raise ValueError(f"{source!r} is no pile: 1-9, S, W or a-h")
    return _refused_move(position, source, count, target)


def _refused_move(position: Position, source: str, count: int, target: str) -> Refusal | None:
    if position.is_won:
        return Refusal(Reason.GAME_OVER)
    cards = position.cards(source)
    if count < 1 or (cards and count > len(cards)):
        raise ValueError(f"pile {source} has {len(cards)} cards, so {count} cannot be grabbed")
    if not cards:
        return Refusal(Reason.NOTHING_THERE)
    return (
        _refused_grab(position, source, count, cards)
        or _refused_route(source, target, cards[-count])
        or _refused_landing(position, cards[-count], count, target)
    )


def _refused_grab(position: Position, source: str, count: int, cards: tuple[Card, ...]) -> Refusal | None:
    if source == STOCK:
        return Refusal(Reason.FACE_DOWN)
    if source == WASTE and count > 1:
        return Refusal(Reason.BURIED_IN_WASTE, cards[-count])
    if source in COLUMN_INDEX and count > len(position.columns[COLUMN_INDEX[source]].up):
        return Refusal(Reason.FACE_DOWN)
    return None


def _refused_route(source: str, target: str, card: Card) -> Refusal | None:
    if target == source:
        return Refusal(Reason.SAME_PILE, card)
    if target in (STOCK, WASTE):
        return Refusal(Reason.NO_TARGET, card)
    if target in COLUMN_INDEX:
        return None
    if target != FOUNDATIONS and target not in SLOT_INDEX:
        raise ValueError(f"{target!r} is no pile: 1-9, S, W, a-h or F")
    return Refusal(Reason.FOUNDATION_TO_FOUNDATION, card) if source in SLOT_INDEX else None


def _refused_landing(position: Position, card: Card, count: int, target: str) -> Refusal | None:
    if target not in COLUMN_INDEX:
        return _refused_by_foundations(position, card, count)
    onto = position.columns[COLUMN_INDEX[target]].top
    if count > 1:
        return _refused_block(card, onto)
    return _refused_by_column(card, onto)


def _refused_by_foundations(position: Position, card: Card, count: int) -> Refusal | None:
    if count > 1:
        return Refusal(Reason.FOUNDATION_ONE_AT_A_TIME, card)
    return Refusal(Reason.FOUNDATION_WRONG_RANK, card) if slot_for(position, card) is None else None


def _refused_block(card: Card, onto: Card | None) -> Refusal | None:
    if card.rank == KING:
        return Refusal(Reason.KING_RUN_NEEDS_EMPTY_COLUMN, card, onto) if onto else None
    return Refusal(Reason.ONE_CARD_AT_A_TIME, card, onto)


def _refused_by_column(card: Card, onto: Card | None) -> Refusal | None:
    if onto is None:
        return None if card.rank == KING else Refusal(Reason.EMPTY_COLUMN_NEEDS_KING, card)
    if onto.carries == card.kind:
        return None
    return Refusal(Reason.SAME_COLOUR if onto.colour is card.colour else Reason.WRONG_RANK, card, onto)


def cards_meant(position: Position, action: Action) -> int:
    """Return how many cards a text move takes: the king-led run onto an empty column, else one (rules §8)."""
    if action.target_index < 0 or action.source not in COLUMN_INDEX:
        return 1
    column = position.columns[action.source_index]
    onto_empty = not position.columns[action.target_index].up
    return len(column.up) if onto_empty and column.is_king_led else 1


def refusal_of(position: Position, action: Action) -> Refusal | None:
    """Say why an action is refused, ``None`` when it is legal. Undo and redo belong to the game, not here.

    Raises:
        ValueError: for ``U`` and ``R``.
    """
    # Asked at every step: a call is worth saving.
    if not isinstance(position, Position):
        expect(position, Position, "a position")
    if not isinstance(action, Action):
        expect(action, Action, "an action")
    if action.source == STOCK:
        return refusal_of_tap(position)
    if not action.is_move:
        raise ValueError(f"{action} is decided by the game's history, not by a position")
    return _refused_move(position, action.source, cards_meant(position, action), action.target)
