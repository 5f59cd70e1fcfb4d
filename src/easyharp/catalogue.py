"""What is known of every numbered deal: the outcome of a survey of all 999,999, shipped as one small file.

The file, ``catalogue.txt``, names the deals that are *not* proved winnable; within the range it covers, every other
deal is. It is made from a survey by ``easyharp survey --catalogue`` (docs/solver.md, "The catalogue").
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import Final

from easyharp.errors import expect

HEADING: Final = "Easy Harp catalogue"
SCHEME: Final = "EH1"


class Standing(StrEnum):
    """What has been proved of a deal."""

    WINNABLE = "winnable"
    UNWINNABLE = "unwinnable"
    UNKNOWN = "unknown"


class CatalogueError(ValueError):
    """A text that is no catalogue; ``str()`` says where and what would be right."""


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The standing of a range of deals.

    Attributes:
        version: counts up with every catalogue that is published.
        numbers: the deals that were asked about.
        unwinnable: those proved unwinnable.
        unknown: those of which neither is proved.
    """

    version: int
    numbers: range
    unwinnable: frozenset[int]
    unknown: frozenset[int]

    def standing(self, number: int) -> Standing:
        """Say what is known of a deal; nothing is known of a number outside the range."""
        expect(number, int, "a deal number")
        if number in self.unwinnable:
            return Standing.UNWINNABLE
        if number in self.unknown or number not in self.numbers:
            return Standing.UNKNOWN
        return Standing.WINNABLE

    @property
    def text(self) -> str:
        """The catalogue as its file says it; ``parse_catalogue`` reads it back."""
        rows = {
            HEADING: str(self.version),
            "scheme": SCHEME,
            "deals": f"{self.numbers.start} to {self.numbers.stop - 1}",
            "unwinnable": _listed(self.unwinnable),
            "unknown": _listed(self.unknown),
        }
        return "".join(f"{name}: {value}".rstrip() + "\n" for name, value in rows.items())


def parse_catalogue(text: str) -> Catalogue:
    """Read a catalogue.

    Raises:
        CatalogueError: when a row is missing or is not of the form.
    """
    expect(text, str, "the text of a catalogue")
    rows = dict(line.partition(":")[::2] for line in text.splitlines())
    missing = [name for name in (HEADING, "scheme", "deals", "unwinnable", "unknown") if name not in rows]
    if missing:
        raise CatalogueError(f"a catalogue has a row {missing[0]!r}")
    if rows["scheme"].strip() != SCHEME:
        raise CatalogueError(f"this catalogue is of dealing scheme {rows['scheme'].strip()}, not {SCHEME}")
    first, last = _numbers(" ".join(rows["deals"].split(" to ")), exactly=2)
    (version,) = _numbers(rows[HEADING], exactly=1)
    return Catalogue(
        version,
        range(first, last + 1),
        frozenset(_numbers(rows["unwinnable"])),
        frozenset(_numbers(rows["unknown"])),
    )


@cache
def catalogue() -> Catalogue:
    """Return the catalogue that came with this package."""
    return parse_catalogue((files(__package__) / "catalogue.txt").read_text("utf-8"))


def standing(number: int) -> Standing:
    """Say what is known of a deal, by the package's own catalogue."""
    return catalogue().standing(number)


def _listed(numbers: frozenset[int]) -> str:
    return " ".join(map(str, sorted(numbers)))


def _numbers(row: str, exactly: int | None = None) -> list[int]:
    words = row.split()
    wrong = [word for word in words if not (word.isascii() and word.isdigit())]
    if wrong:
        raise CatalogueError(f"{wrong[0]!r} is no number")
    if exactly is not None and len(words) != exactly:
        raise CatalogueError(f"{row.strip()!r} should be {exactly} number{'s' * (exactly > 1)}")
    return [int(word) for word in words]
