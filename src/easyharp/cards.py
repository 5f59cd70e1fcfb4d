"""Suits, ranks and the 52 faces of a card (rules §1).

Easy Harp is played with two packs, so every face exists twice. The two copies are the same value:
a :class:`Card` says what is printed on the card, never which of the two it is.
"""

from __future__ import annotations

from enum import Enum
from typing import Final, NoReturn

from easyharp.errors import expect

RANK_LETTERS: Final = "A23456789TJQK"
ACE: Final = 1
KING: Final = 13


class Colour(Enum):
    """Red for hearts and diamonds, black for spades and clubs."""

    BLACK = "black"
    RED = "red"


class Suit(Enum):
    """The four suits in the order of the pack and of the foundations; the value is the suit's letter."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"

    @property
    def colour(self) -> Colour:
        """Red or black."""
        return Colour.RED if self in (Suit.HEARTS, Suit.DIAMONDS) else Colour.BLACK


SUITS: Final = tuple(Suit)


class Card:
    """One of the 52 faces. There is one object a face, so ``is``, ``==`` and ``hash`` agree and are fast.

    ``Card(7, Suit.HEARTS)`` and ``Card.parse("7H")`` give the same object.

    Attributes:
        rank: 1 (ace) to 13 (king).
        suit: one of :data:`SUITS`.
        colour: the suit's colour.
        text: two characters, rank then suit, such as ``7H`` or ``TC`` (rules §8).
        kind: rank and colour in one number; equal for the two suits of a colour.
        carries: the ``kind`` of the cards that may be laid on this one in a column.
    """

    __slots__ = ("carries", "colour", "kind", "rank", "suit", "text")

    rank: int
    suit: Suit
    colour: Colour
    text: str
    kind: int
    carries: int

    def __new__(cls, rank: int, suit: Suit) -> Card:
        """Return the one card of that rank and suit; ``ValueError`` for a rank outside 1…13."""
        expect(rank, int, "a rank, 1 to 13,")
        expect(suit, Suit, "a suit")
        if not ACE <= rank <= KING:
            raise ValueError(f"a rank is 1 (ace) to 13 (king), not {rank}")
        return _BY_TEXT[RANK_LETTERS[rank - 1] + suit.value]

    @staticmethod
    def parse(text: str) -> Card:
        """Read ``7H``; ``ValueError`` when the two characters name no card."""
        expect(text, str, "the text of a card")
        try:
            return _BY_TEXT[text]
        except KeyError:
            raise ValueError(f"{text!r} is no card: a rank of {RANK_LETTERS} and a suit of SHDC, such as 7H") from None

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError("a card never changes")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError("a card never changes")

    def __repr__(self) -> str:
        return f"Card.parse({self.text!r})"

    def __str__(self) -> str:
        return self.text

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return (Card.parse, (self.text,))


def _make(rank: int, suit: Suit) -> Card:
    red = suit.colour is Colour.RED
    card = object.__new__(Card)
    for name, value in (
        ("rank", rank),
        ("suit", suit),
        ("colour", suit.colour),
        ("text", RANK_LETTERS[rank - 1] + suit.value),
        ("kind", 2 * rank + red),
        ("carries", 2 * (rank - 1) + (not red)),
    ):
        object.__setattr__(card, name, value)
    return card


CARDS: Final = tuple(_make(rank, suit) for suit in SUITS for rank in range(ACE, KING + 1))
"""The 52 faces, suit by suit in the order of :data:`SUITS`, each from ace to king."""

_BY_TEXT: Final = {card.text: card for card in CARDS}
