"""Which of the 104 cards lies where, by its place in the deal: 0…103 in dealing order.

The rules know faces only, and every face exists twice. A table needs to know *which* seven of hearts
glides, and a face-down card must be told from another without showing its face. The place in the deal
does both: it is known from the dealing order, never from the face.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final, NamedTuple

from easyharp.deal import COLUMNS, DEALT
from easyharp.rules import WASTE, Action, Position, cards_meant, slot_for

PACK: Final = 104
"""Cards of the deal."""


class Places(NamedTuple):
    """The same piles as a :class:`~easyharp.rules.Position`, each holding places in the deal.

    Attributes:
        columns: nine columns, bottom first.
        talon: waste, then stock, in dealing order; the position's ``drawn`` divides it.
        slots: eight foundation slots, ace first.
    """

    columns: tuple[tuple[int, ...], ...]
    talon: tuple[int, ...]
    slots: tuple[tuple[int, ...], ...]


def _dealt() -> Places:
    starts = [n * (n + 1) // 2 for n in range(COLUMNS + 1)]
    columns = tuple(tuple(range(first, last)) for first, last in pairwise(starts))
    return Places(columns, tuple(range(DEALT, PACK)), ((),) * 8)


DEALT_PLACES: Final = _dealt()
"""The places at the start of every deal."""


def follow(places: Places, position: Position, action: Action) -> Places:
    """Return the places after a legal action in ``position`` (the one before it)."""
    if not action.is_move:
        return places
    columns, talon, slots = [*places.columns], places.talon, [*places.slots]
    if action.source == WASTE:
        top = position.drawn - 1
        card, taken = position.talon[top], talon[top : top + 1]
        talon = talon[:top] + talon[top + 1 :]
    elif action.is_take_back:
        slot = action.source_index
        card, taken = None, slots[slot][-1:]
        slots[slot] = slots[slot][:-1]
    else:
        index = action.source_index
        count = cards_meant(position, action)
        card, taken = position.columns[index].up[-1], columns[index][-count:]
        columns[index] = columns[index][:-count]
    if action.target_index >= 0:
        columns[action.target_index] += taken
    elif card is not None:
        found = slot_for(position, card)
        assert found is not None, "a legal action onto the foundations has its slot"
        slots[found] += taken
    return Places(tuple(columns), talon, tuple(slots))
