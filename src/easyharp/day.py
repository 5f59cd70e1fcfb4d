"""The deal of a date: a pure function, the same on every machine and in every version (rules §6, decision 9)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date
from hashlib import sha256
from typing import Final

from easyharp.deal import LAST_NUMBER, Deal
from easyharp.errors import expect

# fmt: off
PASSED_OVER: Final = frozenset((
    5005, 14412, 16401, 27360, 27990, 28661, 28814, 35364, 37193, 42148, 44143, 53302, 61856, 62859, 74132, 87269,
    93757, 97102, 97477, 100390, 100847, 105807, 112186, 113010, 116260, 116518, 129124, 130435, 135487, 139890,
    153357, 158623, 162283, 163713, 183732, 192774, 206307, 213390, 214709, 218708, 220720, 233388, 237137, 238816,
    246515, 246733, 260979, 264247, 265657, 266016, 267129, 267586, 279662, 280988, 290269, 304189, 305965, 311331,
    313416, 318463, 327046, 329061, 331433, 342638, 345662, 347192, 354554, 356185, 356931, 359569, 366972, 372033,
    387262, 395410, 396700, 406708, 410840, 417778, 418234, 419899, 427467, 437388, 438357, 439338, 449738, 456737,
    459664, 473388, 499501, 502204, 502482, 516431, 519455, 524840, 533023, 535553, 543359, 559588, 565391, 604635,
    604769, 613076, 624884, 637576, 638366, 642773, 650535, 651903, 651956, 656905, 665742, 673737, 675189, 676055,
    681155, 693734, 694336, 697670, 701342, 703973, 708037, 708161, 710255, 712975, 715603, 718836, 720160, 726689,
    733196, 734755, 735164, 752026, 754641, 757261, 759187, 765673, 768216, 770721, 774909, 786661, 789608, 790248,
    798426, 807858, 808190, 821001, 823253, 831988, 832142, 832204, 837688, 842550, 855691, 861155, 866732, 867714,
    868144, 874646, 879609, 890160, 894903, 898794, 906326, 911173, 916003, 916027, 923869, 924238, 925822, 926524,
    927895, 933642, 937948, 948844, 971948, 978119,
))
# fmt: on
"""The deals that were not proved winnable on 30 November 2026. Never changed: what is proved later stays out."""


def daily(day: str) -> Deal:
    """Return the deal of a date ``YYYY-MM-DD``, which is always one that is proved winnable.

    The bytes of SHA-256 of ``easyharp/YYYY-MM-DD`` are read eight at a time, big-endian; each eight give a number,
    mod 999,999 plus 1, and the first number that is not passed over is the deal's.

    Raises:
        ValueError: when the text is no date of the calendar in that form.
    """
    _check(day)
    return Deal(next(number for number in _numbers(day) if number not in PASSED_OVER))


def _check(day: str) -> None:
    expect(day, str, "a date YYYY-MM-DD")
    if re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", day) is None:
        given = day if len(day) <= 40 else day[:37] + "…"
        raise ValueError(f"{given!r} is no date: write it as YYYY-MM-DD, such as 2026-11-30")
    try:
        date.fromisoformat(day)
    except ValueError:
        raise ValueError(f"{day!r} is not in the calendar; a date is written YYYY-MM-DD, such as 2026-11-30") from None


def _numbers(day: str) -> Iterator[int]:
    digest = sha256(f"easyharp/{day}".encode()).digest()
    while True:
        for start in range(0, len(digest), 8):
            yield int.from_bytes(digest[start : start + 8], "big") % LAST_NUMBER + 1
        digest = sha256(digest).digest()
