"""Which actions are legal, and what they do (rules §2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from easyharp.cards import KING, Card
from easyharp.errors import expect
from easyharp.rules.action import ACTIONS, TAP_STOCK, Action
from easyharp.rules.piles import COLUMN_INDEX, COLUMNS, FOUNDATIONS, SLOT_SUITS, SLOTS, WASTE
from easyharp.rules.position import EMPTY_COLUMN, Column, Position, unchecked
from easyharp.rules.refusals import Refusal, cards_meant, refusal_of, slot_for

_ACTION: Final = {action.text: action for action in ACTIONS}
_COLUMN_MOVES: Final = tuple(tuple(_ACTION[s + t] for t in COLUMNS) for s in COLUMNS)
_COLUMN_TO_FOUNDATION: Final = tuple(_ACTION[s + FOUNDATIONS] for s in COLUMNS)
_WASTE_MOVES: Final = tuple(_ACTION[WASTE + t] for t in COLUMNS)
_WASTE_TO_FOUNDATION: Final = _ACTION[WASTE + FOUNDATIONS]
_TAKE_BACKS: Final = tuple(tuple(_ACTION[s + t] for t in COLUMNS) for s in SLOTS)
# By rank; index 0 is never read.
_SLOT_CARDS: Final = tuple(tuple(Card(max(rank, 1), suit) for rank in range(KING + 1)) for suit in SLOT_SUITS)
_WANTED: Final = tuple((*cards[1:], None) for cards in _SLOT_CARDS)


def legal_actions(position: Position) -> list[Action]:
    """List every legal action: the stock tap, then moves from the columns, the waste and the slots.

    Undo and redo are not among them. A won position has none.
    """
    # Asked at every step: a call is worth saving.
    if not isinstance(position, Position):
        expect(position, Position, "a position")
    columns, talon, drawn, foundations = position
    if not talon and position.is_won:
        return []
    actions = [TAP_STOCK] if talon else []
    takers, empty = _open_columns(columns)
    wanted = {cards[rank] for cards, rank in zip(_WANTED, foundations, strict=True)}
    for index, (_, up) in enumerate(columns):
        if up:
            card = up[-1]
            moves = _COLUMN_MOVES[index]
            if card.kind in takers:
                actions += [moves[target] for target in takers[card.kind]]
            if empty and up[0].rank == KING:
                actions += [moves[target] for target in empty]
            if card in wanted:
                actions.append(_COLUMN_TO_FOUNDATION[index])
    if drawn:
        card = talon[drawn - 1]
        actions += [_WASTE_MOVES[target] for target in _homes(card, takers, empty)]
        if card in wanted:
            actions.append(_WASTE_TO_FOUNDATION)
    for cards, moves, rank in zip(_SLOT_CARDS, _TAKE_BACKS, foundations, strict=True):
        if rank:
            actions += [moves[target] for target in _homes(cards[rank], takers, empty)]
    return actions


def _open_columns(columns: tuple[Column, ...]) -> tuple[dict[int, list[int]], list[int]]:
    """Sort the columns by the kind of card that they take next; the empty ones apart."""
    takers: dict[int, list[int]] = {}
    empty = []
    for index, (_, up) in enumerate(columns):
        if not up:
            empty.append(index)
        elif (kind := up[-1].carries) in takers:
            takers[kind].append(index)
        else:
            takers[kind] = [index]
    return takers, empty


def _homes(card: Card, takers: dict[int, list[int]], empty: list[int]) -> list[int] | tuple[()]:
    # Nothing carries a king, so the two cases exclude each other.
    return empty if card.rank == KING else takers.get(card.kind, ())


def play(position: Position, action: Action) -> Position | Refusal:
    """Play an action if it is legal; otherwise return the refusal. The position itself never changes.

    Raises:
        ValueError: for ``U`` and ``R``, which belong to the game's history.
    """
    return refusal_of(position, action) or apply(position, action)


def apply(position: Position, action: Action) -> Position:
    """Play an action **without checking it**: for callers that hold a legal one, such as a search."""
    if action is TAP_STOCK:
        columns, talon, drawn, foundations = position
        return unchecked(Position, (columns, talon, drawn + 1 if drawn < len(talon) else 0, foundations))
    if action.source == WASTE:
        return _play_from_waste(position, action)
    if action.is_take_back:
        return _take_back(position, action)
    return _play_from_column(position, action)


def uncovers(position: Position, action: Action) -> Card | None:
    """Return the face-down card that a legal action turns up, if it does."""
    if action.source not in COLUMN_INDEX:
        return None
    down, up = position.columns[action.source_index]
    leaves_none = len(up) == 1 or cards_meant(position, action) == len(up)
    return down[-1] if down and leaves_none else None


def _play_from_waste(position: Position, action: Action) -> Position:
    columns, talon, drawn, foundations = position
    card = talon[drawn - 1]
    rest = talon[: drawn - 1] + talon[drawn:]
    if action.target_index < 0:
        return unchecked(Position, (columns, rest, drawn - 1, _placed(position, card)))
    return unchecked(Position, (_laid(columns, action.target_index, (card,)), rest, drawn - 1, foundations))


def _take_back(position: Position, action: Action) -> Position:
    columns, talon, drawn, foundations = position
    slot = action.source_index
    rank = foundations[slot]
    left = (*foundations[:slot], rank - 1, *foundations[slot + 1 :])
    card = _SLOT_CARDS[slot][rank]
    return unchecked(Position, (_laid(columns, action.target_index, (card,)), talon, drawn, left))


def _play_from_column(position: Position, action: Action) -> Position:
    columns, talon, drawn, foundations = position
    down, up = columns[action.source_index]
    count = cards_meant(position, action)
    taken, left = up[-count:], up[:-count]
    if left:
        rest = Column(down, left)
    elif down:
        rest = Column(down[:-1], down[-1:])
    else:
        rest = EMPTY_COLUMN
    changed = [*columns]
    changed[action.source_index] = rest
    if action.target_index < 0:
        return unchecked(Position, (tuple(changed), talon, drawn, _placed(position, taken[0])))
    return unchecked(Position, (_laid(changed, action.target_index, taken), talon, drawn, foundations))


def _laid(columns: Sequence[Column], target: int, cards: tuple[Card, ...]) -> tuple[Column, ...]:
    changed = [*columns]
    down, up = changed[target]
    changed[target] = Column(down, up + cards)
    return tuple(changed)


def _placed(position: Position, card: Card) -> tuple[int, ...]:
    slot = slot_for(position, card)
    if slot is None:
        raise ValueError(f"no foundation accepts {card} now")
    foundations = position.foundations
    return (*foundations[:slot], card.rank, *foundations[slot + 1 :])
