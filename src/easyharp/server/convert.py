"""Between the messages of the wire and the library's values."""

from __future__ import annotations

from easyharp.game import Game, Step
from easyharp.intents import Do, Drop, Grab, Hold, Intent, Tap
from easyharp.rules import Action, Refusal
from easyharp.server.messages import (
    ActionIntent,
    DropIntent,
    EventMessage,
    GrabMessage,
    HandMessage,
    HoldIntent,
    LastTapMessage,
    RefusalMessage,
    TapIntent,
)
from easyharp.session import EMPTY_HAND, First, Hand, LastTap, Outcome


def intent_of(message: TapIntent | HoldIntent | DropIntent | ActionIntent) -> Intent:
    """Read an intent; ``NotationError`` for an action that is none."""
    match message:
        case TapIntent():
            return Tap(message.pile, message.card, message.at)
        case HoldIntent():
            return Hold(message.pile, message.card)
        case DropIntent():
            return Drop(message.pile, message.card, message.target)
        case ActionIntent():
            return Do(Action(message.action))


def hand_of(message: HandMessage | None) -> Hand:
    """Read a hand."""
    if message is None:
        return EMPTY_HAND
    selected = message.selected
    last = message.last_tap
    return Hand(
        Grab(selected.pile, selected.card) if selected else None,
        LastTap(Grab(last.pile, last.card), last.at, First.MOVED if last.moved else First.STAYED) if last else None,
    )


def hand_message(hand: Hand) -> HandMessage:
    """Write a hand."""
    last = hand.last_tap
    return HandMessage(
        GrabMessage(*hand.selected) if hand.selected else None,
        LastTapMessage(last.grab.pile, last.grab.card, last.at, last.first is First.MOVED) if last else None,
    )


def refusal_message(refusal: Refusal | None) -> RefusalMessage | None:
    """Write a refusal."""
    if refusal is None:
        return None
    card, target = refusal.card, refusal.target
    return RefusalMessage(refusal.reason, card.text if card else None, target.text if target else None)


def event_messages(before: Game, outcome: Outcome) -> tuple[EventMessage, ...]:
    """Write what an accepted action did; an undo has no events, its action says all."""
    game = outcome.session.game
    step = game.last_step
    if outcome.action is None or step is None or game.moves == before.moves:
        return ()
    return events_of(step)


def events_of(step: Step) -> tuple[EventMessage, ...]:
    """Write what a step did."""
    return tuple(
        EventMessage(event.kind, tuple(card.text for card in event.cards), event.source, event.target, event.points)
        for event in step.events
    )
