"""Where the cards lie: an immutable value (rules §1).

Two facts of the rules shape it. The open part of a column is always one alternating descending run, so a
column is its closed cards and its run. Turning the waste over deals the same order again, so stock and
waste are one sequence, the *talon*, with a mark between them that a tap moves: the order cannot change.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from easyharp.cards import KING, Card
from easyharp.deal import COLUMNS, DEALT, Deal
from easyharp.errors import expect
from easyharp.rules.piles import COLUMN_INDEX, SLOT_INDEX, SLOT_SUITS, STOCK, WASTE

CARDS_IN_ALL: Final = 104
TALON_AT_MOST: Final = CARDS_IN_ALL - DEALT
HIDDEN_AT_MOST: Final = COLUMNS - 1
_SLOT_CARDS: Final = tuple(tuple(Card(rank, suit) for rank in range(1, KING + 1)) for suit in SLOT_SUITS)


class Column(NamedTuple):
    """A tableau column, each part from its bottom card to its last.

    Attributes:
        down: the face-down cards.
        up: the face-up cards, empty only when the column is.
    """

    down: tuple[Card, ...] = ()
    up: tuple[Card, ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards of the column, bottom first."""
        return self.down + self.up

    @property
    def top(self) -> Card | None:
        """The last card, the one that may move; ``None`` when the column is empty."""
        return self.up[-1] if self.up else None

    @property
    def is_king_led(self) -> bool:
        """Whether the face-up part starts with a king, so that it may move as one block."""
        return bool(self.up) and self.up[0].rank == KING

    @property
    def size(self) -> int:
        """The number of cards, face-down ones included."""
        return len(self.down) + len(self.up)


EMPTY_COLUMN: Final = Column()

unchecked: Final = tuple.__new__
"""Make a position of piles that are known to be one: ``unchecked(Position, (columns, talon, drawn, foundations))``."""


class _Piles(NamedTuple):
    columns: tuple[Column, ...]
    talon: tuple[Card, ...]
    drawn: int
    foundations: tuple[int, ...]


class Position(_Piles):
    """A position that the rules can reach. Equal positions are equal values.

    Whoever makes one with ``Position(...)`` or changes one with ``_replace`` has it checked: ``TypeError``,
    ``ValueError`` and ``SetupError`` say what is wrong. So no function that takes a position has to check it. The rules
    themselves go from one position to the next by ``unchecked``.

    Attributes:
        columns: nine columns, left to right.
        talon: stock and waste as one sequence in dealing order.
        drawn: how many cards of the talon lie on the waste.
        foundations: the top rank of each of the eight slots, 0 for an empty one.
    """

    __slots__ = ()

    def __new__(
        cls, columns: tuple[Column, ...], talon: tuple[Card, ...], drawn: int, foundations: tuple[int, ...]
    ) -> Position:
        """Make a position of piles and check it."""
        # Here, because a set-up that was read is made into a position there.
        from easyharp.rules.setup import check

        position = unchecked(cls, (columns, talon, drawn, foundations))
        check(position)
        return position

    def _replace(self, **changes: Any) -> Position:
        return Position(**{**self._asdict(), **changes})

    def __reduce__(self) -> tuple[object, ...]:
        return unchecked, (Position, tuple(self))

    @staticmethod
    def start(deal: Deal) -> Position:
        """Return the start position of a numbered deal (rules §1)."""
        expect(deal, Deal, "a deal")
        return dealt(deal.pack)

    @property
    def stock(self) -> tuple[Card, ...]:
        """The face-down cards still to be drawn, the next one first."""
        return self.talon[self.drawn :]

    @property
    def waste(self) -> tuple[Card, ...]:
        """The waste, its top card last."""
        return self.talon[: self.drawn]

    @property
    def is_won(self) -> bool:
        """Whether all 104 cards lie on the foundations."""
        return sum(self.foundations) == CARDS_IN_ALL

    def slot_cards(self, slot: int) -> tuple[Card, ...]:
        """Return the cards of foundation slot 0…7, ace first."""
        return _SLOT_CARDS[slot][: self.foundations[slot]]

    def slot_top(self, slot: int) -> Card | None:
        """Return the top card of foundation slot 0…7, ``None`` for an empty slot."""
        rank = self.foundations[slot]
        return _SLOT_CARDS[slot][rank - 1] if rank else None

    def cards(self, pile: str) -> tuple[Card, ...]:
        """Return the cards of a pile by its name, bottom first (the stock: next drawn first)."""
        if pile in COLUMN_INDEX:
            return self.columns[COLUMN_INDEX[pile]].cards
        if pile == STOCK:
            return self.stock
        if pile == WASTE:
            return self.waste
        return self.slot_cards(SLOT_INDEX[pile])


def dealt(pack: tuple[Card, ...]) -> Position:
    """Lay out a pack of 104 cards: nine columns of 1 to 9, last card face up, the rest the stock."""
    columns, first = [], 0
    for size in range(1, COLUMNS + 1):
        columns.append(Column(pack[first : first + size - 1], pack[first + size - 1 : first + size]))
        first += size
    return unchecked(Position, (tuple(columns), pack[DEALT:], 0, (0,) * 8))
