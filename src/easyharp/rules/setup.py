"""Position text, read in two steps (rules §8): text to a set-up, then the set-up is checked.

A set-up is anything that can be written down; a position is something the game can reach.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise

from easyharp.cards import CARDS, KING, RANK_LETTERS, Card
from easyharp.deal import COLUMNS
from easyharp.errors import Portable, expect
from easyharp.rules.piles import SLOT_SUITS, SLOTS
from easyharp.rules.position import HIDDEN_AT_MOST, TALON_AT_MOST, Column, Position, unchecked


class SetupSyntaxError(ValueError):
    """A text that is not of the form of a position; ``str()`` says what would be right."""


class FaultKind(StrEnum):
    """What can keep a set-up from being a position."""

    CARD_COUNT = "card-count"
    ENDS_FACE_DOWN = "ends-face-down"
    FACE_DOWN_ABOVE_FACE_UP = "face-down-above-face-up"
    NOT_A_RUN = "not-a-run"
    RUN_TOO_LONG = "run-too-long"
    TOO_MANY_HIDDEN = "too-many-hidden"
    TALON_TOO_LONG = "talon-too-long"


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault of a set-up.

    Attributes:
        kind: what is wrong.
        column: the column, 1…9, or 0 when it is about none.
        message: all of it as a sentence.
        count: how many cards there are, where that is the fault.
        cards: the cards that do not stand twice, each with how often it does.
    """

    kind: FaultKind
    column: int
    message: str
    count: int = 0
    cards: tuple[tuple[Card, int], ...] = ()


class SetupError(Portable, ValueError):
    """A set-up that is no position: ``faults`` names every fault."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__("; ".join(fault.message for fault in faults))
        self.faults = faults


@dataclass(frozen=True, slots=True)
class Setup:
    """What was written down, unchecked.

    Attributes:
        columns: nine columns, each card with ``True`` when it is face up, bottom first.
        stock: the stock, next card to be drawn first.
        waste: the waste, bottom first.
        foundations: the top rank of each slot, 0 for an empty one.
    """

    columns: tuple[tuple[tuple[Card, bool], ...], ...]
    stock: tuple[Card, ...]
    waste: tuple[Card, ...]
    foundations: tuple[int, ...]

    @staticmethod
    def parse(text: str) -> Setup:
        """Read the four fields of a position text; ``SetupSyntaxError`` when they cannot be read."""
        expect(text, str, "the text of a position")
        fields = text.strip().split(" ")
        if len(fields) != 4:
            raise SetupSyntaxError(
                f"a position has four fields with single spaces (columns, stock, waste, foundations), not {len(fields)}"
            )
        columns = fields[0].split("/")
        if len(columns) != COLUMNS:
            raise SetupSyntaxError(f"the first field has nine columns joined by '/', not {len(columns)}")
        return Setup(
            tuple(_column(column, f"column {number}") for number, column in enumerate(columns, 1)),
            _pile(fields[1], "the stock"),
            _pile(fields[2], "the waste"),
            _ranks(fields[3]),
        )

    def faults(self) -> tuple[Fault, ...]:
        """Name everything that keeps this set-up from being a position; empty when nothing does."""
        found = [*self._census(), *self._talon()]
        for number, column in enumerate(self.columns, 1):
            found += _column_faults(number, column)
        return tuple(found)

    def position(self) -> Position:
        """Return the position; ``SetupError`` with every fault when there is any."""
        if faults := self.faults():
            raise SetupError(faults)
        columns = tuple(
            Column(tuple(card for card, up in column if not up), tuple(card for card, up in column if up))
            for column in self.columns
        )
        return unchecked(Position, (columns, self.waste + self.stock, len(self.waste), self.foundations))

    def _census(self) -> list[Fault]:
        count = Counter(card for column in self.columns for card, _ in column)
        count.update(self.stock + self.waste)
        for suit, rank in zip(SLOT_SUITS, self.foundations, strict=True):
            count.update(Card(r, suit) for r in range(1, rank + 1))
        wrong = tuple((card, count[card]) for card in CARDS if count[card] != 2)
        if not wrong:
            return []
        total = sum(count.values())
        listed = ", ".join(f"{times} of {card}" for card, times in wrong)
        message = f"every card must stand twice, 104 in all; here are {total}: {listed}"
        return [Fault(FaultKind.CARD_COUNT, 0, message, total, wrong)]

    def _talon(self) -> list[Fault]:
        cards = len(self.stock) + len(self.waste)
        if cards <= TALON_AT_MOST:
            return []
        message = f"stock and waste hold {cards} cards; there are never more than {TALON_AT_MOST}"
        return [Fault(FaultKind.TALON_TOO_LONG, 0, message, cards)]


def check(position: Position) -> None:
    """Check a position that did not come from the rules.

    Raises:
        TypeError: when its parts are no columns, cards and numbers.
        ValueError: when there are too many or too few of them.
        SetupError: when all that is right, but the game cannot reach it; its ``faults`` name all reasons.
    """
    columns, talon, drawn, foundations = position
    _expect_all(columns, Column, "a tuple of columns")
    for column in columns:
        _expect_all(column.down, Card, "a tuple of face-down cards")
        _expect_all(column.up, Card, "a tuple of face-up cards")
    _expect_all(talon, Card, "a tuple of cards, waste and stock,")
    expect(drawn, int, "the number of cards on the waste")
    _expect_all(foundations, int, "a tuple of the slots' top ranks")
    if wrong := _misshapen(position):
        raise ValueError(wrong)
    laid = tuple((*((card, False) for card in down), *((card, True) for card in up)) for down, up in columns)
    if faults := Setup(laid, talon[drawn:], talon[:drawn], foundations).faults():
        raise SetupError(faults)


def _expect_all(values: object, kind: type, wanted: str) -> None:
    expect(values, tuple, wanted)
    for value in values:  # type: ignore[attr-defined]
        expect(value, kind, wanted)


def _misshapen(position: Position) -> str:
    """Say which number of things is not one of the game, in a sentence; empty when all are."""
    columns, talon, drawn, foundations = position
    if len(columns) != COLUMNS:
        return f"a position has nine columns, not {len(columns)}"
    if len(foundations) != len(SLOTS):
        return f"a position has eight foundation slots, not {len(foundations)}"
    if not 0 <= drawn <= len(talon):
        return f"of {len(talon)} cards of stock and waste, {drawn} cannot be drawn"
    if wrong := [rank for rank in foundations if not 0 <= rank <= KING]:
        return f"a slot's top rank is 0 (none) to 13 (king), not {wrong[0]}"
    return ""


def parse_position(text: str) -> Position:
    """Read a position text.

    Raises:
        SetupSyntaxError: when the text is not of the form.
        SetupError: when it is, but describes no position; its ``faults`` name all reasons.
    """
    return Setup.parse(text).position()


def format_position(position: Position) -> str:
    """Write a position as text (rules §8); :func:`parse_position` reads the same position back."""
    expect(position, Position, "a position")
    columns = "/".join(
        "".join(card.text.lower() for card in column.down) + "".join(card.text for card in column.up) or "-"
        for column in position.columns
    )
    stock = "".join(card.text for card in position.stock) or "-"
    waste = "".join(card.text for card in position.waste) or "-"
    foundations = "".join(RANK_LETTERS[rank - 1] if rank else "-" for rank in position.foundations)
    return f"{columns} {stock} {waste} {foundations}"


def _column(text: str, where: str) -> tuple[tuple[Card, bool], ...]:
    return tuple((_card(pair.upper(), pair, where), pair == pair.upper()) for pair in _pairs(text, where))


def _pile(text: str, where: str) -> tuple[Card, ...]:
    return tuple(_card(pair, pair, where) for pair in _pairs(text, where))


def _pairs(text: str, where: str) -> list[str]:
    if text == "-":
        return []
    if not text or len(text) % 2:
        raise SetupSyntaxError(f"{where}: cards of two characters are needed, or '-' for none, not {_short(text)!r}")
    return [text[i : i + 2] for i in range(0, len(text), 2)]


def _card(pair: str, given: str, where: str) -> Card:
    # A digit has no case, so '7s' is face down and '7S' face up; 'kS' would be neither.
    if given not in (given.upper(), given.lower()) or not given.isascii():
        raise SetupSyntaxError(f"{where}: {given!r} mixes upper and lower case")
    try:
        return Card.parse(pair)
    except ValueError as error:
        raise SetupSyntaxError(f"{where}: {error}") from None


def _ranks(text: str) -> tuple[int, ...]:
    if len(text) != len(SLOTS) or any(letter not in "-" + RANK_LETTERS for letter in text):
        raise SetupSyntaxError(
            f"the foundations are eight top ranks of {RANK_LETTERS}, '-' for an empty slot, not {_short(text)!r}"
        )
    return tuple(0 if letter == "-" else RANK_LETTERS.index(letter) + 1 for letter in text)


def _column_faults(number: int, column: tuple[tuple[Card, bool], ...]) -> list[Fault]:
    faults: list[Fault] = []
    opened = [up for _, up in column]
    run = [card for card, up in column if up]

    def add(kind: FaultKind, message: str, count: int = 0) -> None:
        faults.append(Fault(kind, number, f"column {number} {message}", count))

    if column and not opened[-1]:
        add(FaultKind.ENDS_FACE_DOWN, "ends with a face-down card; its last card is always face up")
    if any(lower and not upper for lower, upper in pairwise(opened)):
        add(FaultKind.FACE_DOWN_ABOVE_FACE_UP, "has a face-down card on a face-up one")
    if any(upper.kind != lower.carries for lower, upper in pairwise(run)):
        add(FaultKind.NOT_A_RUN, "is no run where it is face up: alternating colours, each one rank lower")
    if len(run) > len(RANK_LETTERS):
        add(FaultKind.RUN_TOO_LONG, f"has {len(run)} face-up cards; a run has at most 13", len(run))
    hidden = len(column) - len(run)
    if hidden > HIDDEN_AT_MOST:
        add(FaultKind.TOO_MANY_HIDDEN, f"hides {hidden} cards; no column hides more than {HIDDEN_AT_MOST}", hidden)
    return faults


def _short(text: str) -> str:
    return text if len(text) <= 24 else text[:23] + "…"
