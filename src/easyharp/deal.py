"""Numbered deals: number ↔ code, dealing scheme 1 (rules §6).

Dealing scheme 1 is fixed for ever. A change of any card it deals needs a new scheme with a new code.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Final

from easyharp.cards import CARDS, Card
from easyharp.errors import Portable, expect

FIRST_NUMBER: Final = 1
LAST_NUMBER: Final = 999_999
COLUMNS: Final = 9
DEALT: Final = 45
"""Cards in the columns; the other 59 of the 104 are the stock."""

_MASK: Final = 2**64 - 1
_ALPHABET: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class DealFault(StrEnum):
    """What can be wrong with a text that should name a deal."""

    EMPTY = "empty"
    OUT_OF_RANGE = "out-of-range"
    UNKNOWN_SCHEME = "unknown-scheme"
    UNKNOWN_KIND = "unknown-kind"
    LETTERS = "letters"
    NOT_A_CODE = "not-a-code"
    SEVERAL = "several"


class DealError(Portable, ValueError):
    """A text that names no deal: ``fault`` says why, ``given`` is the text, ``str()`` is a full sentence.

    When it names several, ``codes`` are all of them.
    """

    def __init__(self, fault: DealFault, given: str, message: str, codes: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.fault = fault
        self.given = given
        self.codes = codes


@dataclass(frozen=True, slots=True, order=True)
class Deal:
    """A numbered deal, 1 to 999,999; ``DealError`` for any other number, ``TypeError`` for what is none."""

    number: int

    def __post_init__(self) -> None:
        expect(self.number, int, "a deal number")
        if not FIRST_NUMBER <= self.number <= LAST_NUMBER:
            raise DealError(
                DealFault.OUT_OF_RANGE,
                str(self.number),
                f"deal numbers run from 1 to 999999, so there is no deal {self.number}",
            )

    @property
    def code(self) -> str:
        """The code, such as ``EH1-N-AAAAAAF`` for deal 5: the number in base 26, A = 0, seven letters."""
        letters, rest = "", self.number
        for _ in range(7):
            rest, digit = divmod(rest, 26)
            letters = _ALPHABET[digit] + letters
        return f"EH1-N-{letters}"

    @property
    def pack(self) -> tuple[Card, ...]:
        """The 104 cards in dealing order: column 1, column 2, … column 9, the stock, first drawn first."""
        return _pack(self.number)

    @staticmethod
    def parse(text: str) -> Deal:
        """Read a code or a plain number and nothing else; :func:`easyharp.find_deal` finds a code in a text.

        Reading is blind to case and forgives spaces and missing hyphens; a plain number is ASCII digits
        with spaces allowed inside.

        Raises:
            DealError: with the fault and a sentence that says what would be right.
        """
        expect(text, str, "a text with a deal code or a number")
        squeezed = "".join(text.split())
        if not squeezed:
            raise DealError(DealFault.EMPTY, text, "a deal code such as EH1-N-AAAAAAF or a number is needed")
        if re.fullmatch(r"[0-9]+", squeezed):
            return _from_digits(squeezed, text)
        # Upper-casing only ASCII: other alphabets have letters that turn into A to Z.
        return _from_code(squeezed.upper() if squeezed.isascii() else squeezed, text)


@lru_cache(maxsize=64)
def _pack(number: int) -> tuple[Card, ...]:
    return shuffled(number)


def _from_digits(digits: str, given: str) -> Deal:
    significant = digits.lstrip("0") or "0"
    # Never hand thousands of digits to int(): the answer is known from the length.
    if len(significant) > len(str(LAST_NUMBER)) or significant == "0":
        raise DealError(
            DealFault.OUT_OF_RANGE,
            given,
            f"deal numbers run from 1 to 999999, so there is no deal {_short(given)}",
        )
    return Deal(int(significant))


def _from_code(squeezed: str, given: str) -> Deal:
    form = re.fullmatch(r"EH([0-9]+)-?(.*)", squeezed)
    if form is None:
        raise DealError(
            DealFault.NOT_A_CODE,
            given,
            f"{_short(given)!r} is neither a deal code such as EH1-N-AAAAAAF nor a number from 1 to 999999",
        )
    scheme, rest = form.groups()
    if scheme != "1":
        raise DealError(
            DealFault.UNKNOWN_SCHEME,
            given,
            f"{_short(given)!r} belongs to dealing scheme EH{_short(scheme)}, which this program"
            " does not know; it knows EH1",
        )
    kind = re.fullmatch(r"N-?(.*)", rest)
    if kind is None:
        raise DealError(DealFault.UNKNOWN_KIND, given, f"{_short(given)!r} is no numbered deal: EH1- is followed by N-")
    return _from_letters(kind[1], given)


def _from_letters(letters: str, given: str) -> Deal:
    if re.fullmatch(r"[A-Z]{7}", letters) is None:
        raise DealError(
            DealFault.LETTERS,
            given,
            f"{_short(given)!r} needs exactly seven letters A to Z after EH1-N-, as in EH1-N-AAAAAAF",
        )
    number = 0
    for letter in letters:
        number = 26 * number + _ALPHABET.index(letter)
    try:
        return Deal(number)
    except DealError:
        raise DealError(
            DealFault.OUT_OF_RANGE,
            given,
            f"{_short(given)!r} stands for {number}, but deal numbers run from 1 to 999999",
        ) from None


def _short(text: str) -> str:
    return text if len(text) <= 40 else text[:37] + "…"


def splitmix64(seed: int) -> Iterator[int]:
    """Yield 64-bit outputs of SplitMix64 (Steele, Lea and Flood 2014) from a 64-bit state."""
    state = seed & _MASK
    while True:
        state = (state + 0x9E3779B97F4A7C15) & _MASK
        z = state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        yield z ^ (z >> 31)


def shuffled(number: int) -> tuple[Card, ...]:
    """Deal scheme 1: ordered packs, Fisher-Yates from the last index down, draws without bias (rules §6)."""
    pack = [*CARDS, *CARDS]
    outputs = splitmix64(number)
    for i in range(len(pack) - 1, 0, -1):
        n = i + 1
        limit = 2**64 - 2**64 % n
        x = next(x for x in outputs if x < limit)
        j = x % n
        pack[i], pack[j] = pack[j], pack[i]
    return tuple(pack)
