"""Processes that solve beside this one, and do not outlive it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing.connection import wait
from typing import Final

_LEFT_ALONE: Final = 1


@contextmanager
def workers(jobs: int | None = None) -> Iterator[ProcessPoolExecutor]:
    """Start so many processes, otherwise one a core.

    However this process ends, killed included, they end with it; whoever stops early does not wait for what they
    are about.
    """
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs or os.cpu_count(), context, initializer=_follow_the_parent) as pool:
        try:
            yield pool
        except BaseException:
            for worker in multiprocessing.active_children():
                worker.terminate()
            raise


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Let processes that are started here not hear Ctrl+C: the program ends them, and each would show a traceback.

    For the program itself it only waits until the block has ended. (Windows has no such mask.)
    """
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _follow_the_parent() -> None:
    """Watch the parent from a thread: the questions are answered in the main one, for minutes at times."""
    threading.Thread(target=_end_with_the_parent, name="easyharp-parent", daemon=True).start()


def _end_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None, "a worker was started by another process"
    # A pipe or a handle that the system closes; nothing has to be asked again and again.
    wait([parent.sentinel])
    # Nobody would read an answer, and the main thread may be waiting for a question for ever.
    os._exit(_LEFT_ALONE)
