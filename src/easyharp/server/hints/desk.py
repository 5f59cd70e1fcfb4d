"""Where hints are thought out: beside the event loop, few at a time, in the order in which they were asked for."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final

from easyharp.game import Game
from easyharp.server.hints.lines import Line
from easyharp.server.hints.search import LONG, QUICK, Finding, search
from easyharp.solver import Stop

THREADS: Final = 1
"""For each of the two rows; docs/decisions/0008 says what was measured."""
_NICENESS: Final = 10


class Desk:
    """Two rows of waiting questions: everybody's quick look first, and a row of its own for those that take longer.

    So one hopeless position does not keep the others waiting, and whoever asks often waits like everybody else.
    """

    def __init__(self) -> None:
        self._quick = _threads("easyharp-hint")
        self._long = _threads("easyharp-long-hint")

    async def ask(self, game: Game, line: Line | None, stop: Stop) -> Finding:
        """Search; ``line`` is what the player was on. Cancelling, like the stop, ends the search at once."""
        finding = await self._in_row(self._quick, partial(search, game, line, QUICK, stop), stop)
        if finding.status.is_known:
            return finding
        return await self._in_row(self._long, partial(search, game, None, LONG, stop), stop)

    def close(self) -> None:
        """Forget who waits. Searches that run must have been stopped."""
        for row in (self._quick, self._long):
            row.shutdown(cancel_futures=True)

    async def _in_row(self, row: ThreadPoolExecutor, work: Callable[[], Finding], stop: Stop) -> Finding:
        try:
            return await asyncio.get_running_loop().run_in_executor(row, work)
        except asyncio.CancelledError:
            stop.press()
            raise


def _threads(name: str) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(THREADS, thread_name_prefix=name, initializer=_step_back)


def _step_back() -> None:
    """Let this thread compute only when nobody plays, where the system knows of such a thing (Linux)."""
    if hasattr(os, "setpriority") and os.uname().sysname == "Linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _NICENESS)
