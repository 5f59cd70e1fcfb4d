"""The table of refusals, line by line as the rules are written down; nothing of it comes from the library.

A line is an identifier and when it applies. When several apply, the first one is the refusal.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from easyharp import Card, Position
from easyharp.rules.piles import SLOT_SUITS

COLUMN_NAMES: Final = "123456789"
SLOT_NAMES: Final = "abcdefgh"
FOUNDATION_AREA: Final = "Fabcdefgh"
RED: Final = "HD"


class Attempt(NamedTuple):
    """Somebody grabs the card at a place of a pile and lets it go over another pile."""

    position: Position
    pile: str
    card: int
    target: str

    @property
    def cards(self) -> tuple[Card, ...]:
        return self.position.cards(self.pile)

    @property
    def grabbed(self) -> Card:
        return self.cards[self.card]

    @property
    def is_block(self) -> bool:
        return self.card < len(self.cards) - 1

    @property
    def hidden(self) -> int:
        """How many cards of the pile lie face down."""
        if self.pile == "S":
            return len(self.cards)
        return len(self.position.columns[int(self.pile) - 1].down) if self.pile in COLUMN_NAMES else 0

    @property
    def onto_column(self) -> bool:
        return self.target in COLUMN_NAMES

    @property
    def onto(self) -> Card | None:
        """The last card of the column it is dropped on."""
        cards = self.position.cards(self.target) if self.onto_column else ()
        return cards[-1] if cards else None

    @property
    def onto_empty(self) -> bool:
        return self.onto_column and self.onto is None

    @property
    def slot_accepts(self) -> bool:
        tops = zip(SLOT_SUITS, self.position.foundations, strict=True)
        return any(suit is self.grabbed.suit and top == self.grabbed.rank - 1 for suit, top in tops)


def _same_colour(card: Card, other: Card | None) -> bool:
    return other is not None and (card.text[1] in RED) == (other.text[1] in RED)


TABLE: Final[tuple[tuple[str, Callable[[Attempt], bool]], ...]] = (
    ("game-over", lambda a: a.position.foundations == (13,) * 8),
    ("nothing-there", lambda a: not a.cards),
    ("face-down", lambda a: a.card < a.hidden),
    ("buried-in-waste", lambda a: a.pile == "W" and a.is_block),
    ("same-pile", lambda a: a.target == a.pile),
    ("no-target", lambda a: a.target in "SW"),
    ("foundation-to-foundation", lambda a: a.pile in SLOT_NAMES and a.target in FOUNDATION_AREA),
    ("foundation-one-at-a-time", lambda a: a.is_block and a.target in FOUNDATION_AREA),
    (
        "king-run-needs-empty-column",
        lambda a: a.is_block and a.grabbed.rank == 13 and a.onto_column and not a.onto_empty,
    ),
    (
        "one-card-at-a-time",
        lambda a: a.is_block and a.onto_column and not (a.grabbed.rank == 13 and a.onto_empty),
    ),
    ("empty-column-needs-king", lambda a: a.onto_empty and a.grabbed.rank != 13),
    ("foundation-wrong-rank", lambda a: a.target in FOUNDATION_AREA and not a.slot_accepts),
    ("same-colour", lambda a: _same_colour(a.grabbed, a.onto)),
    ("wrong-rank", lambda a: a.onto is not None and a.onto.rank != a.grabbed.rank + 1),
)


def expected(attempt: Attempt) -> str | None:
    """Return the identifier that the table gives an attempt, ``None`` when it is legal."""
    return next((identifier for identifier, applies in TABLE if applies(attempt)), None)
