"""Small tables for examples: only the cards that matter, so not positions of a whole game."""

from __future__ import annotations

from typing import Any

from easyharp import Deal, Game, Position
from easyharp.places import Places
from easyharp.rules import Column, Setup
from easyharp.rules.position import unchecked

NO_FOUNDATIONS = "--------"


def sketch(columns: str = "-", *, stock: str = "-", waste: str = "-", foundations: str = NO_FOUNDATIONS) -> Position:
    """Read a table whose missing columns are empty: ``sketch("8S7H/ks9D")``."""
    missing = 8 - columns.count("/")
    setup = Setup.parse(f"{columns}{'/-' * missing} {stock} {waste} {foundations}")
    laid = (Column(tuple(c for c, up in col if not up), tuple(c for c, up in col if up)) for col in setup.columns)
    return unchecked(Position, (tuple(laid), setup.waste + setup.stock, len(setup.waste), setup.foundations))


def malformed(position: Position, **changes: Any) -> Position:
    """Change parts of a position as nobody can who makes one with ``Position`` or ``_replace``."""
    return unchecked(Position, tuple({**position._asdict(), **changes}.values()))


def sketched_game(position: Position) -> Game:
    """Start a game in the middle; its cards are numbered as they lie."""
    numbers = iter(range(104))
    columns = tuple(tuple(next(numbers) for _ in column.cards) for column in position.columns)
    talon = tuple(next(numbers) for _ in position.talon)
    slots = tuple(tuple(next(numbers) for _ in range(top)) for top in position.foundations)
    return Game(Deal(5), position, Places(columns, talon, slots))


WON = sketch(foundations="KKKKKKKK")
ALMOST_WON = sketch("KS", foundations="QKKKKKKK")
