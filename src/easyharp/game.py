"""A game: a deal, what was done, and what came of it (rules §5). An immutable value.

Undo and redo are actions of the game's text form, so a record can hold them and the game decides them:
at most :data:`UNDO_LIMIT` actions back, exactly, points and face-down cards included.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final, NamedTuple

from easyharp import rules, score
from easyharp.cards import Card
from easyharp.deal import Deal
from easyharp.errors import Portable, expect
from easyharp.places import DEALT_PLACES, Places, follow
from easyharp.rules import FOUNDATIONS, REDO, TAP_STOCK, UNDO, Action, Position, Reason, Refusal

UNDO_LIMIT: Final = 100


class IllegalAction(Portable, ValueError):
    """An action that the rules refuse: ``action``, and ``refusal`` with its rule. The game is untouched."""

    def __init__(self, action: Action, refusal: Refusal) -> None:
        super().__init__(f"{action} is refused: {refusal.reason}")
        self.action = action
        self.refusal = refusal


class EventKind(StrEnum):
    """What can happen on the table."""

    DRAWN = "drawn"
    TURNED_OVER = "turned-over"
    MOVED = "moved"
    TURNED_UP = "turned-up"
    WON = "won"


class Event(NamedTuple):
    """One thing that happened as part of an action.

    Attributes:
        kind: what happened.
        cards: the cards it happened to, bottom first.
        source: the pile they came from, empty when there is none.
        target: the pile they went to (a foundation by its slot), empty when there is none.
        points: what it was worth.
    """

    kind: EventKind
    cards: tuple[Card, ...] = ()
    source: str = ""
    target: str = ""
    points: int = 0


class Step(NamedTuple):
    """One action that was played: what was before it, and its points. An undo goes back to ``before``."""

    action: Action
    before: Position
    places: Places
    points: int

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened, in order; the points of the events add up to the points of the step."""
        return tuple(_events(self))


class _Log(NamedTuple):
    """The actions so far as a chain from the last to the first: growing it copies nothing."""

    action: Action
    earlier: _Log | None

    def __deepcopy__(self, memo: object) -> _Log:
        return self

    def __reduce__(self) -> tuple[object, tuple[tuple[Action, ...]]]:
        # Written out flat: following the chain would recurse once an action.
        return (_logged, (tuple(reversed([*_backwards(self)])),))


@dataclass(frozen=True, slots=True)
class Game:
    """A game of a numbered deal. Every step gives a new game; the old one stays as it was.

    Attributes:
        deal: the numbered deal.
        position: where the cards lie now.
        places: which of the 104 cards lies where.
        score: the points.
        moves: accepted actions; undo leaves it as it is, redo counts.
        take_backs: cards taken back from a foundation, without those that were undone.
        version: how many actions were accepted in all, undo and redo included.
        past: the steps that can be undone, at most 100, the last one last.
        future: the steps that can be redone, the next one last.
        forgotten: whether steps older than ``past`` exist.
    """

    deal: Deal
    position: Position
    places: Places = field(default=DEALT_PLACES, repr=False)
    score: int = 0
    moves: int = 0
    take_backs: int = 0
    version: int = 0
    past: tuple[Step, ...] = field(default=(), repr=False)
    future: tuple[Step, ...] = field(default=(), repr=False)
    forgotten: bool = False
    # Compared by `version` and the rest: comparing a long chain would recurse.
    _log: _Log | None = field(default=None, repr=False, compare=False)

    @staticmethod
    def new(deal: Deal | int | str) -> Game:
        """Start a game of a deal, given as such, by number or by code; ``DealError`` when there is none."""
        if not isinstance(deal, Deal):
            expect(deal, (str, int), "a deal, its code or its number")
            deal = Deal.parse(deal) if isinstance(deal, str) else Deal(deal)
        return Game(deal, Position.start(deal))

    @property
    def is_won(self) -> bool:
        """Whether all 104 cards are on the foundations: then the game is over."""
        return self.position.is_won

    @property
    def is_ranked(self) -> bool:
        """Whether the win counts for records and bests: won without take-backs."""
        return self.is_won and not self.take_backs

    @property
    def actions(self) -> tuple[Action, ...]:
        """All accepted actions from the first to the last, undo and redo included."""
        return tuple(reversed([*_backwards(self._log)]))

    @property
    def last_action(self) -> Action | None:
        """The last accepted action, undo and redo included, ``None`` at the start."""
        return self._log.action if self._log else None

    @property
    def last_step(self) -> Step | None:
        """The last step that stands, ``None`` at the start or when the undo history is used up."""
        return self.past[-1] if self.past else None

    def legal_actions(self) -> list[Action]:
        """List the legal actions, undo and redo not among them."""
        return rules.legal_actions(self.position)

    def refusal(self, action: Action | str) -> Refusal | None:
        """Say why an action (or its text) would be refused, ``None`` when it is legal; undo and redo too.

        Raises:
            NotationError: for a text that is no action.
        """
        action = _action(action)
        if action is UNDO:
            return self._refusal_of_undo()
        if action is REDO:
            return self._refusal_of_redo()
        return rules.refusal_of(self.position, action)

    def play(self, action: Action | str) -> Game:
        """Play an action, or its text, and return the game after it.

        Raises:
            IllegalAction: when the rules refuse it; its ``refusal`` names the rule.
            NotationError: for a text that is no action.
        """
        action = _action(action)
        refusal = self.refusal(action)
        if refusal is not None:
            raise IllegalAction(action, refusal)
        if action is UNDO:
            return self._undone()
        if action is REDO:
            return self._stepped(self.future[-1].action, REDO, self.future[:-1])
        return self._stepped(action, action, ())

    def play_all(self, actions: Iterable[Action | str]) -> Game:
        """Play one action after another; ``IllegalAction`` at the first that is refused."""
        expect(actions, Iterable, "a series of actions")
        game = self
        for action in actions:
            game = game.play(action)
        return game

    def _stepped(self, action: Action, logged: Action, future: tuple[Step, ...]) -> Game:
        before = self.position
        points = score.points(before, action)
        past = self.past
        full = len(past) == UNDO_LIMIT
        return Game(
            self.deal,
            rules.apply(before, action),
            follow(self.places, before, action),
            self.score + points,
            self.moves + 1,
            self.take_backs + action.is_take_back,
            self.version + 1,
            (*(past[1:] if full else past), Step(action, before, self.places, points)),
            future,
            self.forgotten or full,
            _Log(logged, self._log),
        )

    def _undone(self) -> Game:
        step = self.past[-1]
        return replace(
            self,
            position=step.before,
            places=step.places,
            score=self.score - step.points,
            take_backs=self.take_backs - step.action.is_take_back,
            version=self.version + 1,
            past=self.past[:-1],
            future=(*self.future, step),
            _log=_Log(UNDO, self._log),
        )

    def _refusal_of_undo(self) -> Refusal | None:
        if self.is_won:
            return Refusal(Reason.GAME_OVER)
        if self.past:
            return None
        return Refusal(Reason.UNDO_LIMIT if self.forgotten else Reason.NOTHING_TO_UNDO)

    def _refusal_of_redo(self) -> Refusal | None:
        if self.is_won:
            return Refusal(Reason.GAME_OVER)
        return None if self.future else Refusal(Reason.NOTHING_TO_REDO)


def _action(action: Action | str) -> Action:
    if isinstance(action, Action):
        return action
    expect(action, str, "an action or its text")
    return Action(action)


def _logged(actions: Iterable[Action]) -> _Log | None:
    log = None
    for action in actions:
        log = _Log(action, log)
    return log


def _backwards(log: _Log | None) -> Iterator[Action]:
    while log is not None:
        yield log.action
        log = log.earlier


def _events(step: Step) -> Iterator[Event]:
    action, before = step.action, step.before
    after = rules.apply(before, action)
    if action is TAP_STOCK:
        yield _tap_event(before, after)
        return
    count = rules.cards_meant(before, action)
    cards = before.cards(action.source)[-count:]
    yield Event(EventKind.MOVED, cards, action.source, _landing(before, action, cards), score.points_of_move(action))
    turned_up = rules.uncovers(before, action)
    if turned_up is not None:
        yield Event(EventKind.TURNED_UP, (turned_up,), action.source, "", score.TURNED_UP)
    if after.is_won:
        yield Event(EventKind.WON)


def _tap_event(before: Position, after: Position) -> Event:
    if before.stock:
        return Event(EventKind.DRAWN, after.waste[-1:], rules.STOCK, rules.WASTE)
    return Event(EventKind.TURNED_OVER, before.waste, rules.WASTE, rules.STOCK)


def _landing(before: Position, action: Action, cards: tuple[Card, ...]) -> str:
    if action.target != FOUNDATIONS:
        return action.target
    slot = rules.slot_for(before, cards[-1])
    assert slot is not None, "a step holds a legal action"
    return rules.SLOTS[slot]
