"""Small tables for examples: only the cards that matter, so not positions of a whole game."""

from __future__ import annotations

from easyharp import Deal, Game, Position
from easyharp.places import Places
from easyharp.rules import Column, Setup

NO_FOUNDATIONS = "--------"


def sketch(columns: str = "-", *, stock: str = "-", waste: str = "-", foundations: str = NO_FOUNDATIONS) -> Position:
    """Read a table whose missing columns are empty: ``sketch("8S7H/ks9D")``."""
    missing = 8 - columns.count("/")
    setup = Setup.parse(f"{columns}{'/-' * missing} {stock} {waste} {foundations}")
    return Position(
        tuple(Column(tuple(c for c, up in col if not up), tuple(c for c, up in col if up)) for col in setup.columns),
        setup.waste + setup.stock,
        len(setup.waste),
        setup.foundations,
    )


def sketched_game(position: Position) -> Game:
    """Start a game in the middle; its cards are numbered as they lie."""
    numbers = iter(range(104))
    columns = tuple(tuple(next(numbers) for _ in column.cards) for column in position.columns)
    talon = tuple(next(numbers) for _ in position.talon)
    slots = tuple(tuple(next(numbers) for _ in range(top)) for top in position.foundations)
    return Game(Deal(5), position, Places(columns, talon, slots))


WON = sketch(foundations="KKKKKKKK")
ALMOST_WON = sketch("KS", foundations="QKKKKKKK")
