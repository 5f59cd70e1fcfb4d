"""What a benchmark tells, and how it is timed."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import NamedTuple


class Figure(NamedTuple):
    """One measured number.

    Attributes:
        what: what was measured.
        value: the number itself.
        unit: what it counts, such as ``steps/s``.
        aim: the number to reach, ``None`` when there is none.
        more_is_better: false for times.
        note: what helps to read it.
    """

    what: str
    value: float
    unit: str
    aim: float | None = None
    more_is_better: bool = True
    note: str = ""

    @property
    def is_reached(self) -> bool:
        """Whether the aim is reached; true without one."""
        if self.aim is None:
            return True
        return self.value >= self.aim if self.more_is_better else self.value <= self.aim


def best_seconds(work: Callable[[], object], *, times: int = 7) -> float:
    """Return the shortest of several runs: what else the machine does can only make a run longer."""
    seconds = []
    for _ in range(times):
        start = perf_counter()
        work()
        seconds.append(perf_counter() - start)
    return min(seconds)
