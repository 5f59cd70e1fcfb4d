"""Cards and tables as text in a terminal."""

from __future__ import annotations

from typing import Final

from rich.table import Table
from rich.text import Text

from easyharp.cards import Card, Colour, Suit
from easyharp.rules import COLUMNS, SLOTS, Position

_SIDE_BY_SIDE: Final = 5 * len(COLUMNS)
_SYMBOLS: Final = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}


def face(card: Card) -> Text:
    """Write a card, such as 7♥; red ones in red and also bold, so that colour is not the only sign."""
    rank = "10" if card.rank == 10 else card.text[0]
    red = card.colour is Colour.RED
    return Text(rank + _SYMBOLS[card.suit], style="bold red" if red else "")


def faces(cards: tuple[Card, ...]) -> Text:
    """Write a row of cards."""
    return Text(" ").join(face(card) for card in cards)


def table_of(position: Position, width: int) -> Table:
    """Draw the nine columns, face-down cards as ▒▒; one below the other where they do not fit side by side."""
    return _side_by_side(position) if width >= _SIDE_BY_SIDE else _below_each_other(position)


def _side_by_side(position: Position) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for name in COLUMNS:
        table.add_column(name, min_width=3)
    for row in range(max(column.size for column in position.columns)):
        table.add_row(*(_cell(position, index, row) for index in range(len(COLUMNS))))
    return table


def _below_each_other(position: Position) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    for index, name in enumerate(COLUMNS):
        cells = [_cell(position, index, row) for row in range(position.columns[index].size)]
        table.add_row(name, Text(" ").join(cells))
    return table


def foundations_of(position: Position) -> Text:
    """Write the eight slots by their top cards."""
    tops = [(name, position.slot_top(index)) for index, name in enumerate(SLOTS)]
    return Text("  ").join(Text.assemble(f"{name} ", face(top) if top else "–") for name, top in tops)


def _cell(position: Position, index: int, row: int) -> Text:
    column = position.columns[index]
    if row >= column.size:
        return Text("")
    return Text("▒▒", style="dim") if row < len(column.down) else face(column.up[row - len(column.down)])
