"""Asks the two searches in turns until one of them knows.

The winner finds wins and can never say that there is none; the prover looks at everything and alone may say
*lost*. What each does in its turn is counted in positions, never in time, so that an answer depends on nothing
but position, seed and node budget; the clock and the stop switch are looked at between the turns.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Final, NamedTuple

from easyharp import rules, score
from easyharp.rules import Action, Position
from easyharp.solver import native
from easyharp.solver.answer import Answer, Status
from easyharp.solver.budget import Budget
from easyharp.solver.native import NativeError, Prover, RawLine, Winner
from easyharp.solver.stop import Stop

# A turn takes about ten milliseconds. The prover comes early, since late positions are quickly exhausted.
WINNER_TURN: Final = 100_000
PROVER_TURN: Final = 50_000
# Actions that are replayed in one go.
BREATH: Final = 32
# Beside the prover's memory: the winner and the line.
SET_ASIDE: Final = 7 << 19


class Progress(NamedTuple):
    """How far a question has come: positions generated, seconds since it was asked."""

    nodes: int
    seconds: float


def solve(
    position: Position,
    budget: Budget | None = None,
    *,
    seed: int = 0,
    for_score: bool = False,
    stop: Stop | None = None,
    on_progress: Callable[[Progress], None] | None = None,
    breathe: Callable[[], None] | None = None,
) -> Answer:
    """Say whether a position can be won, and how.

    Args:
        position: any position of the game.
        budget: what it may cost; ten seconds and 16 MB when left out.
        seed: another seed may find another line.
        for_score: make the line gain more points at the price of more moves.
        stop: a switch that ends the search early.
        on_progress: called after every turn, in the thread that asks.
        breathe: called every now and then while the line is replayed: the one part that is long and in Python, so
            that other threads wait for it.

    Raises:
        NotAPositionError: for a value that no game can reach.
        NativeError: when the native core is missing.
    """
    search = _Search(position, budget or Budget(), seed, stop or Stop())
    for progress in search.turns():
        if on_progress:
            on_progress(progress)
    return search.answer(for_score, breathe or _no_breath)


async def solve_async(
    position: Position,
    budget: Budget | None = None,
    *,
    seed: int = 0,
    for_score: bool = False,
    on_progress: Callable[[Progress], None] | None = None,
) -> Answer:
    """Do what :func:`solve` does in a thread; cancelling the task ends the search.

    ``on_progress`` is called in the event loop.
    """
    # Here, because it is slow to import and a single question needs none of it.
    import asyncio

    stop, loop = Stop(), asyncio.get_running_loop()

    def report(progress: Progress) -> None:
        if on_progress:
            loop.call_soon_threadsafe(on_progress, progress)

    work = asyncio.ensure_future(
        asyncio.to_thread(solve, position, budget, seed=seed, for_score=for_score, stop=stop, on_progress=report)
    )
    try:
        return await asyncio.shield(work)
    except asyncio.CancelledError:
        stop.press()
        # The thread must be done with its memory before the task is; it looks at the switch all the time.
        with suppress(asyncio.CancelledError):
            await work
        raise


class _Search:
    """One question on its way."""

    def __init__(self, position: Position, budget: Budget, seed: int, stop: Stop) -> None:
        self.position, self.budget, self.stop = position, budget, stop
        self.began = time.perf_counter()
        self.data = native.encoded(position)
        self.winner = Winner(self.data, seed)
        self.prover: Prover | None = None
        self.full = False
        self.status: Status | None = None

    @property
    def nodes(self) -> int:
        return self.winner.nodes + (self.prover.nodes if self.prover else 0)

    @property
    def seconds(self) -> float:
        return time.perf_counter() - self.began

    def turns(self) -> Iterator[Progress]:
        while self.status is None:
            self._turn(self._win, WINNER_TURN)
            self._turn(self._prove, PROVER_TURN)
            yield Progress(self.nodes, self.seconds)

    def _turn(self, search: Callable[[int], None], nodes: int) -> None:
        if self.status is None and self._is_spent():
            self.status = Status.OUT_OF_MEMORY if self.full and not self.stop.is_pressed else Status.STOPPED
        if self.status is None:
            left = nodes if self.budget.nodes is None else self.budget.nodes - self.nodes
            search(min(nodes, left))

    def _is_spent(self) -> bool:
        budget = self.budget
        return (
            self.stop.is_pressed
            or (budget.nodes is not None and self.nodes >= budget.nodes)
            or (budget.seconds is not None and self.seconds >= budget.seconds)
        )

    def _win(self, nodes: int) -> None:
        if self.winner.run(nodes, self.stop.flag):
            self.status = Status.WON

    def _prove(self, nodes: int) -> None:
        if self.full:
            return
        if self.prover is None:
            self.prover = Prover(self.data, self.budget.memory - SET_ASIDE)
        verdict = self.prover.run(nodes, self.stop.flag)
        if verdict == Prover.OUT_OF_MEMORY:
            self.full = True
        elif verdict != Prover.OPEN:
            self.status = Status.WON if verdict == Prover.WON else Status.LOST

    def answer(self, for_score: bool, breathe: Callable[[], None]) -> Answer:
        assert self.status is not None, "answered before the turns were over"
        if self.status is not Status.WON:
            return Answer(self.status, (), self.nodes, self.seconds)
        found = self._line(for_score)
        seconds = self.seconds
        if found is None:
            return Answer(Status.STOPPED, (), self.nodes, seconds)
        points = _replayed(self.position, found.actions, breathe)
        return Answer(Status.WON, found.actions, self.nodes, seconds, found.card_moves, found.passes, points)

    def _line(self, for_score: bool) -> RawLine | None:
        by_winner = self.winner.run(0, self.stop.flag)
        return native.line(
            self.data,
            self.winner if by_winner else None,
            None if by_winner else self.prover,
            for_score=for_score,
        )


def _no_breath() -> None:
    """Do nothing: nobody waits."""


def _replayed(position: Position, actions: tuple[Action, ...], breathe: Callable[[], None]) -> int:
    """Play the line through the Python rules and return its points: nobody sees a line that they refuse."""
    points = 0
    for at, action in enumerate(actions, 1):
        if at % BREATH == 0:
            breathe()
        refusal = rules.refusal_of(position, action)
        if refusal is not None:
            raise NativeError(f"the native solver's action {at}, {action}, breaks a rule: {refusal.reason}")
        points += score.points(position, action)
        position = rules.apply(position, action)
    if not position.is_won:
        raise NativeError("the native solver's line does not win")
    return points
