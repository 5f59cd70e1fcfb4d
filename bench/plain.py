"""The rules once more, in the plainest way: lists of lists, changed in place, every pile tried on every pile.

It is the measure that the library's speed is held against, and a second opinion for the tests: nothing in
it is shared with the library.
"""

from __future__ import annotations

from typing import Final

RANKS: Final = "A23456789TJQK"
RED: Final = "HD"
SLOT_NAMES: Final = "abcdefgh"
SLOT_SUITS: Final = "SSHHDDCC"


class Table:
    """A table of cards as texts such as ``7H``; a card that lies face down is written ``7h``, a ten ``th``."""

    def __init__(self, columns: list[list[str]], stock: list[str], waste: list[str], slots: list[int]) -> None:
        self.columns = columns
        self.stock = stock
        self.waste = waste
        self.slots = slots

    @staticmethod
    def dealt(pack: list[str]) -> Table:
        """Lay out a pack of 104 cards."""
        rest = pack[:]
        columns = []
        for size in range(1, 10):
            column = [card.lower() for card in rest[:size]]
            column[-1] = column[-1].upper()
            columns.append(column)
            del rest[:size]
        return Table(columns, rest, [], [0] * 8)

    @staticmethod
    def read(text: str) -> Table:
        """Read a position text that is known to be a good one."""
        columns, stock, waste, slots = text.split(" ")
        return Table(
            [_pairs(column) for column in columns.split("/")],
            _pairs(stock),
            _pairs(waste),
            [0 if rank == "-" else RANKS.index(rank) + 1 for rank in slots],
        )

    def written(self) -> str:
        """Write the position text."""
        slots = "".join("-" if rank == 0 else RANKS[rank - 1] for rank in self.slots)
        columns = "/".join("".join(column) or "-" for column in self.columns)
        return f"{columns} {''.join(self.stock) or '-'} {''.join(self.waste) or '-'} {slots}"

    def legal_actions(self) -> list[str]:
        """List the text of every legal action."""
        if sum(self.slots) == 104:
            return []
        actions = ["S"] if self.stock or self.waste else []
        sources = [(str(n), column[-1]) for n, column in enumerate(self.columns, 1) if column]
        if self.waste:
            sources.append(("W", self.waste[-1]))
        for name, suit, rank in zip(SLOT_NAMES, SLOT_SUITS, self.slots, strict=True):
            if rank:
                sources.append((name, RANKS[rank - 1] + suit))
        for source, card in sources:
            for target in range(9):
                if str(target + 1) != source and self._column_takes(source, card, target):
                    actions.append(f"{source}{target + 1}")
            if source not in SLOT_NAMES and self._slot_for(card) >= 0:
                actions.append(source + "F")
        return actions

    def play(self, action: str) -> int:
        """Play a legal action and return its points."""
        if action == "S":
            self._tap_stock()
            return 0
        source, target = action[0], action[1]
        cards, points = self._take(source, target)
        if target == "F":
            self.slots[self._slot_for(cards[0])] += 1
            return points + 10
        self.columns[int(target) - 1] += cards
        return points + (5 if source == "W" else 0)

    def _tap_stock(self) -> None:
        if self.stock:
            self.waste.append(self.stock.pop(0))
        else:
            self.stock, self.waste = self.waste, []

    def _take(self, source: str, target: str) -> tuple[list[str], int]:
        """Take what a move takes from its pile; the points are for a card that turns up."""
        if source == "W":
            return [self.waste.pop()], 0
        if source in SLOT_NAMES:
            slot = SLOT_NAMES.index(source)
            self.slots[slot] -= 1
            return [RANKS[self.slots[slot]] + SLOT_SUITS[slot]], 0
        column = self.columns[int(source) - 1]
        first = len(column) - 1
        if target != "F" and not self.columns[int(target) - 1]:
            first = _king_at(column)
        cards = column[first:]
        del column[first:]
        if column and column[-1].islower():
            column[-1] = column[-1].upper()
            return cards, 5
        return cards, 0

    def _column_takes(self, source: str, card: str, target: int) -> bool:
        column = self.columns[target]
        if not column:
            return card[0] == "K" or (source.isdigit() and _king_at(self.columns[int(source) - 1]) >= 0)
        last = column[-1]
        return (last[1] in RED) != (card[1] in RED) and RANKS.index(last[0]) == RANKS.index(card[0]) + 1

    def _slot_for(self, card: str) -> int:
        for slot in range(8):
            if SLOT_SUITS[slot] == card[1] and self.slots[slot] == RANKS.index(card[0]):
                return slot
        return -1


def _king_at(column: list[str]) -> int:
    """Find the king that leads the face-up cards of a column; -1 when another card leads them."""
    for place, card in enumerate(column):
        # Digits have no case, so the suit tells which way up a card lies.
        if card[1].isupper():
            return place if card[0] == "K" else -1
    return -1


def _pairs(text: str) -> list[str]:
    return [] if text == "-" else [text[i : i + 2] for i in range(0, len(text), 2)]
