"""Lines that win, as hints go along them: without detours, and found again wherever the player stands on one."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Final

from easyharp.game import Game
from easyharp.rules import REDO, TAP_STOCK, UNDO, Action, Position, apply
from easyharp.rules.position import unchecked

LOOK_AHEAD: Final = 64
"""Actions that a quick look follows a line: a pass through the stock."""
_BREATH: Final = 32
_BREATH_SECONDS: Final = 0.0001


class Line:
    """A proved line: from its start it wins, action by action.

    It remembers where it was met last, since a player who follows hints is met one action further on. How far the
    stock was turned does not matter: some more taps, and the line goes on.
    """

    def __init__(self, start: Position, actions: Sequence[Action]) -> None:
        self.start = start
        self.actions = tuple(actions)
        # In one piece: the searching thread and the serving one may both look.
        self._met = (start, 0)

    def rest(self, position: Position) -> tuple[Action, ...] | None:
        """Return how to go on from a position, ``None`` when the line does not pass through it."""
        every = len(self.actions)
        return self._found(position, *self._met, every) or self._found(position, self.start, 0, every)

    def rest_nearby(self, position: Position) -> tuple[Action, ...] | None:
        """Do the same for the next positions only, which takes no time."""
        return self._found(position, *self._met, LOOK_AHEAD)

    def _found(self, position: Position, here: Position, at: int, most: int) -> tuple[Action, ...] | None:
        wanted = laid(position)
        followed = chain((here,), positions(here, self.actions[at : at + most]))
        for on, passed in enumerate(followed, at):
            if laid(passed) == wanted and on < len(self.actions) and self.actions[on] is not TAP_STOCK:
                self._met = (passed, on)
                return (TAP_STOCK,) * _taps_between(position, passed) + self.actions[on:]
        return None


def without_detours(start: Position, actions: Sequence[Action]) -> tuple[Action, ...]:
    """Leave out what leads back to where the cards lay before; of that, only taps of the stock remain.

    A solver may write a card's move there and back. Followed hint by hint, that would be shuffling.
    """
    passed = [start, *positions(start, actions)]
    last = {laid(position): at for at, position in enumerate(passed)}
    kept: list[Action] = []
    at = 0
    while at < len(actions):
        again = last[laid(passed[at])]
        if again > at:
            kept += [TAP_STOCK] * _taps_between(passed[at], passed[again])
            at = again
        else:
            kept.append(actions[at])
            at += 1
    return tuple(kept)


def laid(position: Position) -> Position:
    """Return how the cards lie, however far the stock was turned."""
    columns, talon, _, foundations = position
    return unchecked(Position, (columns, talon, 0, foundations))


def leads_back(start: Position, actions: Sequence[Action], been: set[Position]) -> bool:
    """Say whether a line comes to one of the layouts (see :func:`laid`), other than its own first one."""
    first = laid(start)
    return any((now := laid(position)) != first and now in been for position in positions(start, actions))


def layouts_of(game: Game) -> set[Position]:
    """Return every layout that the standing actions of a game have gone through."""
    start = Position.start(game.deal)
    return {laid(start), *map(laid, positions(start, standing(game.actions)))}


def standing(actions: Iterable[Action]) -> list[Action]:
    """Return the actions that were not undone."""
    stand: list[Action] = []
    undone: list[Action] = []
    for action in actions:
        if action is UNDO:
            undone.append(stand.pop())
        elif action is REDO:
            stand.append(undone.pop())
        else:
            stand.append(action)
            undone.clear()
    return stand


def positions(start: Position, actions: Iterable[Action]) -> Iterator[Position]:
    """Follow actions to the position after each."""
    position = start
    for at, action in enumerate(actions, 1):
        if at % _BREATH == 0:
            breathe()
        position = apply(position, action)
        yield position


def breathe() -> None:
    """Give another thread its turn.

    Python threads take turns of 5 ms otherwise, and somebody's move would wait that long for a hint. The pause is long
    enough for the other one to wake up; without it, this thread would be the first to go on.
    """
    time.sleep(_BREATH_SECONDS)


def _taps_between(here: Position, there: Position) -> int:
    return (there.drawn - here.drawn) % (len(here.talon) + 1)
