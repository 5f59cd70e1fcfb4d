"""One thread writes. Writes that wait while it commits go together into the next transaction.

A commit costs one flush to the disk whatever is in it, so the busier the server, the more a flush carries; and
each caller still hears only after the flush that holds its own write.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine

T = TypeVar("T")
TOGETHER: Final = 256


class _Job(NamedTuple):
    write: Callable[[Connection], Any]
    done: Future[Any]


class Writer:
    """The one writer of a database."""

    def __init__(self, engine: Engine) -> None:
        # One connection for good: taking one from the pool costs more than a small write.
        self._connection = engine.connect()
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="easyharp-writer", daemon=True)
        self._thread.start()

    def submit(self, write: Callable[[Connection], T]) -> Future[T]:
        """Let ``write`` run in a transaction; the future has its result once that is durable."""
        done: Future[T] = Future()
        self._jobs.put(_Job(write, done))
        return done

    def close(self) -> None:
        """Finish what was submitted and stop."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        open_ = True
        while open_:
            jobs, open_ = self._next()
            _write(self._connection, jobs)
        self._connection.close()

    def _next(self) -> tuple[list[_Job], bool]:
        """Wait for a job and take those that wait behind it; ``False`` after the last."""
        jobs: list[_Job] = []
        job = self._jobs.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == TOGETHER:
                return jobs, True
            try:
                job = self._jobs.get_nowait()
            except Empty:
                return jobs, True
        return jobs, False


def _write(connection: Connection, jobs: list[_Job]) -> None:
    if not jobs:
        return
    try:
        with connection.begin():
            results = [job.write(connection) for job in jobs]
    except Exception as error:
        if len(jobs) == 1:
            jobs[0].done.set_exception(error)
            return
        # One bad write must not take the others with it: each once more, alone.
        for job in jobs:
            _write(connection, [job])
    else:
        for job, result in zip(jobs, results, strict=True):
            job.done.set_result(result)
