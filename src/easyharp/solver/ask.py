"""Asks about a position: :func:`solve`, and :func:`solve_async` beside an event loop."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final

from easyharp import rules, score
from easyharp.rules import Action, Position
from easyharp.solver.answer import Answer, Status
from easyharp.solver.budget import Budget
from easyharp.solver.native import NativeError
from easyharp.solver.search import Progress, Search
from easyharp.solver.stop import Stop

# Actions that are replayed in one go.
BREATH: Final = 32


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
        TypeError: for an argument of another type; says what was wanted.
        NotAPositionError: for a position that no game can reach.
        NativeError: when the native core is missing.
    """
    _check_types(position, budget, seed, stop)
    search = Search(position, budget or Budget(), seed, stop or Stop())
    for progress in search.turns():
        if on_progress:
            on_progress(progress)
    return _answer(position, search, for_score, breathe or _no_breath)


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

    Raises:
        TypeError, NotAPositionError, NativeError: as :func:`solve`.
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


def _check_types(position: object, budget: object, seed: object, stop: object) -> None:
    if not isinstance(position, Position):
        raise TypeError(f"a Position is wanted, not {position!r}; parse_position reads one from its text")
    if not isinstance(budget, Budget | None):
        raise TypeError(f"budget must be a Budget or None, not {budget!r}")
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise TypeError(f"seed must be a whole number, not {seed!r}")
    if not isinstance(stop, Stop | None):
        raise TypeError(f"stop must be a Stop or None, not {stop!r}")


def _answer(position: Position, search: Search, for_score: bool, breathe: Callable[[], None]) -> Answer:
    assert search.status is not None, "answered before the turns were over"
    found = search.line(for_score=for_score) if search.status is Status.WON else None
    seconds = search.seconds
    if found is None:
        # A win whose line is too long to be written is none that anybody could check.
        status = Status.STOPPED if search.status is Status.WON else search.status
        return Answer(status, (), search.nodes, seconds)
    points = _replayed(position, found.actions, breathe)
    return Answer(Status.WON, found.actions, search.nodes, seconds, found.card_moves, found.passes, points)


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
