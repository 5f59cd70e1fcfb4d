"""What the server takes from one client at the most (docs/protocol.md, *Bounds*): a real game meets none of these.

A bound is for what comes in. What an older program let in stays, and is worked on in portions (work.py).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

KB: Final = 1024

MESSAGE: Final = 16 * KB
"""Bytes of a message; the longest one that a browser sends, a note, has a few KB."""
RECORD: Final = 256 * KB
"""Bytes of a record that is sent: :data:`RECORD_ACTIONS`, and many pages of comments."""
SHOWN_RECORD: Final = 512 * KB
"""Bytes of a record that is only shown: room for the longest game there may be."""
RECORD_ACTIONS: Final = 5_000
"""Actions of a record that becomes a game: one in every second for an hour and 23 minutes; games have some hundreds.
They are written in one go, some 20 ms in which every other move waits to be written."""
GAME_ACTIONS: Final = 100_000
"""Actions of a game, and of a record that is only shown: a day and a night of them. A file of everything takes as many,
so that whatever was played here can be taken along."""
FILE: Final = 20 * KB * KB
"""Bytes of one file of everything: some five thousand games."""
UPLOADS: Final = 4
"""Files of everything that are received and read at once; :data:`UPLOADS_WAITING` more wait."""
UPLOADS_WAITING: Final = 32
UPLOAD_SECONDS: Final = 300
"""For one of them: the largest takes that long with half a megabit in a second."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What a connection may do before its request is understood.

    Attributes:
        head_bytes: of the request line and the headers; browsers send some 1 KB, cookies of other apps included.
        head_lines: header lines; browsers send some 20, proxies add a handful.
        head_seconds: until the head must be complete, from the connection or from its first byte.
        body_seconds: in which :attr:`body_bytes` more of a body, or its end, must come.
        body_bytes: see :attr:`body_seconds`; 32 KB in 10 s are less than the slowest mobile network brings.
        answer_seconds: in which some 48 KB of an answer must be taken off.
        idle_seconds: that a connection is kept between two requests.
        connections: at once. One more closes the one that has waited longest without a request.
    """

    head_bytes: int = 32 * KB
    head_lines: int = 128
    head_seconds: float = 10
    body_seconds: float = 10
    body_bytes: int = 32 * KB
    answer_seconds: float = 30
    idle_seconds: int = 5
    connections: int = 1000


USUAL: Final = Limits()
