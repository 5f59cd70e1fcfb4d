"""Finds the deal that a text names: what people paste, and what a chat made of a code or a link (rules §6).

:meth:`Deal.parse` is the grammar of a code. Here stands what may lie around a code and what may have become of it
on its way. A number has to stand alone: which of the numbers of a sentence was meant would be a guess.
"""

from __future__ import annotations

import re
from typing import Final
from unicodedata import category
from urllib.parse import unquote

from easyharp.deal import Deal, DealError, DealFault
from easyharp.errors import expect

# Letters and digits of any script: a code is a word of its own. An underline around it is a chat's emphasis.
_WORD: Final = r"[^\W_]"
# Spaces between the parts only where they are there on both sides of the N, or "EH1 in general" would be a code.
_CODE: Final = re.compile(
    rf"(?<!{_WORD})[Ee][Hh][0-9]+(?:-*[A-Za-z]-*|[\s-]+[Nn][\s-]+)[A-Za-z]{{7}}(?!{_WORD})",
)
_BEGUN: Final = re.compile(rf"(?<!{_WORD})[Ee][Hh][0-9]\S*")
# From the first letter or digit to the last: what lies around is quotes, brackets, stops.
_CORE: Final = re.compile(rf"{_WORD}(?:.*{_WORD})?", re.DOTALL)
# Dashes outside Unicode's own category: minus signs and the bullet that looks like a hyphen.
_DASHES: Final = frozenset("\u2212\u02d7\u2043")
_VARIATION_SELECTORS: Final = range(0xFE00, 0xFE10)
_WRAPPED_AT_MOST: Final = 3


def find_deal(text: str) -> Deal:
    """Find the deal in a code, a number, a link or any text with one code in it, however often it stands there.

    Any dash is a hyphen; invisible characters, quotes and punctuation around a code do not count.

    Raises:
        DealError: when there is none, or more than one: then its ``codes`` are those to choose from.
    """
    expect(text, str, "a text with a deal code or a number")
    typed = _plain(text)
    read = _plain(_unwrapped(typed))
    codes = tuple(dict.fromkeys(_spelt(found[0]) for found in _CODE.finditer(read)))
    if len(codes) > 1:
        raise _several(codes, text)
    if codes:
        return Deal.parse(codes[0])
    return Deal.parse(typed) if "H" not in read.upper() else _parsed_whole(read)


def _parsed_whole(read: str) -> Deal:
    """Read a text as one code with spaces anywhere in it; what is wrong is said of the part that looks like one."""
    try:
        return Deal.parse(_core(read))
    except DealError as error:
        begun = _BEGUN.search(read)
        if error.fault is not DealFault.NOT_A_CODE or begun is None:
            raise
        return Deal.parse(_core(begun[0]))


def _core(text: str) -> str:
    found = _CORE.search(text)
    return found[0] if found else text


def _plain(text: str) -> str:
    """Make every dash a hyphen, and drop what cannot be seen."""
    return "".join("-" if _is_dash(letter) else letter for letter in text if not _is_invisible(letter))


def _is_dash(letter: str) -> bool:
    return letter in _DASHES or category(letter) == "Pd"


def _is_invisible(letter: str) -> bool:
    return category(letter) == "Cf" or ord(letter) in _VARIATION_SELECTORS


def _unwrapped(text: str) -> str:
    """Undo the percent signs of a link, also of one that was put into another link."""
    for _ in range(_WRAPPED_AT_MOST):
        text = unquote(text)
    return text


def _spelt(found: str) -> str:
    """Spell a code that was found as all codes are spelt."""
    squeezed = re.sub(r"[\s-]", "", found).upper()
    return f"{squeezed[:-8]}-{squeezed[-8]}-{squeezed[-7:]}"


def _several(codes: tuple[str, ...], given: str) -> DealError:
    first, second, *more = codes
    others = f" and {len(more)} more" if more else ""
    return DealError(
        DealFault.SEVERAL,
        given,
        f"more than one deal is named here, {first} and {second}{others}: choose one of them",
        codes,
    )
