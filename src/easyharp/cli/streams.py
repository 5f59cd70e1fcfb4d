"""Output that always arrives: in any encoding, and when the reader has gone or the disk is full."""

from __future__ import annotations

import codecs
import io
import os
import sys
import unicodedata
from contextlib import suppress
from typing import Final, TextIO

PLAIN: Final = {
    "♠": "S", "♥": "H", "♦": "D", "♣": "C", "▒": "#", "•": "*", "×": "x", "…": "...", "–": "-", "—": "-",
    "\u2018": "'", "’": "'", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "\u00a0": " ", "\u202f": " ",
}  # fmt: skip
"""What a sign becomes where there is none like it. Cards keep their width."""
_ERRORS: Final = "easyharp-plain"


def plain(error: UnicodeError) -> tuple[str, int]:
    """Write what an encoding lacks in ASCII: a letter without its accent, a suit as its letter, the rest escaped."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_plain, error.object[error.start : error.end])), error.end


def _plain(char: str) -> str:
    letters = unicodedata.normalize("NFKD", char).encode("ascii", "ignore").decode()
    return PLAIN.get(char) or letters or char.encode("ascii", "backslashreplace").decode()


codecs.register_error(_ERRORS, plain)


def make_readable() -> None:
    """Let standard output and error take any text; a stream that was closed takes it and drops it."""
    sys.stdout = sys.stdout or _nowhere()
    sys.stderr = sys.stderr or _nowhere()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=_ERRORS)


def is_unicode(stream: TextIO) -> bool:
    """Whether a stream can take every character."""
    return codecs.lookup(stream.encoding or "ascii").name.startswith("utf")


def drop(stream: TextIO) -> None:
    """Send what is left in a stream nowhere: Python would try to write it once more at the end, and say so."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _nowhere() -> TextIO:
    return open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123 - it stays open as long as the program runs
