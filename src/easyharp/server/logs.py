"""A log that nobody can fill: of every kind of message so many in a minute, and then how many more there were."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

A_MINUTE: Final = 20
"""Messages of one kind; enough to see what is wrong."""


class Sparing(logging.Filter):
    """Lets through so many records a minute of each message as it stands in the source.

    Args:
        clock: gives seconds.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._counted: dict[str, tuple[int, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Count a record and say whether it is written; the first of a minute says what the last one left out."""
        kind, minute = str(record.msg), int(self._clock() // 60)
        last, count = self._counted.get(kind, (minute, 0))
        if last != minute:
            left_out, count = count - A_MINUTE, 0
            if left_out > 0:
                record.msg, record.args = f"{record.getMessage()} (and {left_out} more before)", ()
        self._counted[kind] = (minute, count + 1)
        return count < A_MINUTE


def be_sparing() -> None:
    """Spare the logs of the server and of uvicorn."""
    for name in ("easyharp.server", "uvicorn.error"):
        logging.getLogger(name).addFilter(Sparing())
