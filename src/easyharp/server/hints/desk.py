"""Where hints are thought out: beside the event loop, few at a time, in the order in which they were asked for."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Final

from easyharp.game import Game
from easyharp.server.hints.lines import Line
from easyharp.server.hints.search import LONG, QUICK, Finding, search
from easyharp.solver import Status, Stop

THREADS: Final = 1
"""For each of the two rows; docs/decisions/0008 says what was measured."""
QUICK_ROW: Final = 128
"""Questions in the first row. A hundred players who ask in the same moment fit; one has one question at a time."""
LONG_ROW: Final = 6
"""Questions in the second row: whoever came later would wait longer than anybody's patience lasts."""
_NICENESS: Final = 10


class Desk:
    """Two rows of waiting questions: everybody's quick look first, and a row of its own for those that take longer.

    So one hopeless position does not keep the others waiting, and whoever asks often waits like everybody else. A row
    that is full takes no more questions: then nothing is known.
    """

    def __init__(self) -> None:
        self._quick = _Row("easyharp-hint", QUICK_ROW)
        self._long = _Row("easyharp-long-hint", LONG_ROW)

    async def ask(self, game: Game, line: Line | None, stop: Stop) -> Finding:
        """Search; ``line`` is what the player was on. Cancelling, like the stop, ends the search at once."""
        finding = await self._quick.ask(partial(search, game, line, QUICK, stop), stop)
        if finding.status.is_known:
            return finding
        return await self._long.ask(partial(search, game, None, LONG, stop), stop)

    @property
    def questions(self) -> int:
        """How many there are, those that are searched for included."""
        return self._quick.length + self._long.length

    def close(self) -> None:
        """Let the threads end. Searches that run must have been stopped."""
        self._quick.close()
        self._long.close()


class _Row:
    """A thread, and those who wait for it in the order in which they came."""

    def __init__(self, name: str, most: int) -> None:
        self.length = 0
        self._most = most
        self._threads = _threads(name)
        self._turn = asyncio.Semaphore(THREADS)

    async def ask(self, work: Callable[[], Finding], stop: Stop) -> Finding:
        if self.length >= self._most:
            return Finding(Status.STOPPED)
        self.length += 1
        try:
            # Whoever goes leaves the row here, and nothing of the question stays.
            async with self._turn:
                return await self._searched(work, stop)
        finally:
            self.length -= 1

    async def _searched(self, work: Callable[[], Finding], stop: Stop) -> Finding:
        running = asyncio.get_running_loop().run_in_executor(self._threads, work)
        try:
            return await asyncio.shield(running)
        except asyncio.CancelledError:
            stop.press()
            # The next one comes when the thread is free, a few milliseconds from now.
            with suppress(asyncio.CancelledError):
                await running
            raise

    def close(self) -> None:
        self._threads.shutdown(cancel_futures=True)


def _threads(name: str) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(THREADS, thread_name_prefix=name, initializer=_step_back)


def _step_back() -> None:
    """Let this thread compute only when nobody plays, where the system knows of such a thing (Linux)."""
    if hasattr(os, "setpriority") and os.uname().sysname == "Linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _NICENESS)
