"""The names of the piles (rules §8): one character each."""

from __future__ import annotations

from typing import Final

from easyharp.cards import SUITS, Suit

STOCK: Final = "S"
WASTE: Final = "W"
FOUNDATIONS: Final = "F"
"""The foundation area as a target; the slot is found by the rules."""

COLUMNS: Final = tuple("123456789")
SLOTS: Final = tuple("abcdefgh")
"""The eight foundation slots: a b spades, c d hearts, e f diamonds, g h clubs."""

PILES: Final = (*COLUMNS, STOCK, WASTE, *SLOTS)
"""Every pile that holds cards."""

SLOT_SUITS: Final = tuple(suit for suit in SUITS for _ in range(2))
COLUMN_INDEX: Final = {name: index for index, name in enumerate(COLUMNS)}
SLOT_INDEX: Final = {name: index for index, name in enumerate(SLOTS)}
FIRST_SLOT: Final[dict[Suit, int]] = {suit: 2 * index for index, suit in enumerate(SUITS)}
