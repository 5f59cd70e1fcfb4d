"""A game in somebody's hands: settings, the selected card, taps that make a pair (rules §4).

A session is a value like the game in it. It keeps no clock: a tap brings its own time.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, NamedTuple

from easyharp import intents
from easyharp.errors import expect
from easyharp.game import Game
from easyharp.intents import Do, Drop, Grab, Hold, Intent, Tap
from easyharp.rules import SLOTS, STOCK, TAP_STOCK, Action, Reason, Refusal
from easyharp.rules.piles import PILES

DOUBLE_TAP_MS: Final = 350


@dataclass(frozen=True, slots=True)
class Settings:
    """What a player can set about the rules of the hand.

    Attributes:
        interactive_rules: a refused attempt is followed by the reminder of its rule.
        double_tap: two quick taps look for a place on the table.
        double_tap_ms: the longest time between two taps of a pair, in milliseconds.
        tap_moves: one tap sends a card to a foundation that accepts it; when off, a tap only selects.
    """

    interactive_rules: bool = True
    double_tap: bool = True
    double_tap_ms: int = DOUBLE_TAP_MS
    tap_moves: bool = True


class First(StrEnum):
    """What the first tap of a possible pair did."""

    MOVED = "moved"
    STAYED = "stayed"


class LastTap(NamedTuple):
    """A tap that a second one may join: what it was on, when, and what it did."""

    grab: Grab
    at: float
    first: First


class Hand(NamedTuple):
    """What a hand remembers between two intents.

    Attributes:
        selected: the card that waits for a target.
        last_tap: the tap that a second one may make a pair with.
    """

    selected: Grab | None = None
    last_tap: LastTap | None = None


EMPTY_HAND: Final = Hand()


class Outcome(NamedTuple):
    """What an intent came to.

    Attributes:
        session: the session after it; its game is the same object unless ``action`` is set.
        action: the action that was played.
        refusal: why nothing was played, when a rule is the reason.
    """

    session: Session
    action: Action | None = None
    refusal: Refusal | None = None

    @property
    def reminder(self) -> Refusal | None:
        """The refusal that the player is reminded of: none when it is silent or the setting is off."""
        if self.refusal is None or self.refusal.is_silent or not self.session.settings.interactive_rules:
            return None
        return self.refusal


@dataclass(frozen=True, slots=True)
class Session:
    """A game, the player's settings and the player's hand."""

    game: Game
    settings: Settings = Settings()
    hand: Hand = EMPTY_HAND

    def __post_init__(self) -> None:
        expect(self.game, Game, "a game")
        expect(self.settings, Settings, "settings")
        expect(self.hand, Hand, "a hand")

    def take(self, intent: Intent) -> Outcome:
        """Follow an intent. A refusal changes neither the game nor the selection.

        Raises:
            IntentError: when a pile or a card does not exist.
        """
        expect(intent, (Do, Drop, Hold, Tap), "an intent (Tap, Hold, Drop or Do)")
        match intent:
            case Do(action):
                expect(action, Action, "an action")
                return self._played(action)
            case Drop(pile, card, target):
                return self._dropped(Grab(pile, card), target)
            case Hold(pile, card):
                return self._held(Grab(pile, card))
            case Tap():
                expect(intent.at, (int, float), "the time of a tap in milliseconds")
                return self._tapped(intent)

    def _played(self, action: Action, last_tap: LastTap | None = None) -> Outcome:
        refusal = self.game.refusal(action)
        if refusal is not None:
            return Outcome(self, None, refusal)
        return Outcome(replace(self, game=self.game.play(action), hand=Hand(None, last_tap)), action)

    def _dropped(self, grab: Grab, target: str) -> Outcome:
        decided = intents.drop(self.game.position, grab, target)
        if isinstance(decided, Refusal):
            return Outcome(self._with(Hand(self.hand.selected)), None, decided)
        return self._played(decided)

    def _held(self, grab: Grab) -> Outcome:
        intents.cards_grabbed(self.game.position, grab)
        if self.game.is_won:
            return Outcome(self, None, Refusal(Reason.GAME_OVER))
        if not intents.is_face_up(self.game.position, grab):
            return Outcome(self._with(EMPTY_HAND))
        return Outcome(self._with(Hand(grab)))

    def _tapped(self, tap: Tap) -> Outcome:
        if tap.pile not in PILES:
            raise intents.IntentError(f"{tap.pile!r} is no pile: 1-9, S, W or a-h")
        if self.game.is_won:
            return Outcome(self._with(EMPTY_HAND), None, Refusal(Reason.GAME_OVER))
        if tap.pile == STOCK:
            return self._with(EMPTY_HAND)._played(TAP_STOCK)
        grab = self._tapped_card(tap)
        paired = self._pair(tap)
        if paired is not None:
            return self._second_tap(paired)
        if self.hand.selected is not None:
            return self._tapped_target(self.hand.selected, tap)
        return self._first_tap(grab, tap.at) if grab else Outcome(self._with(EMPTY_HAND))

    def _tapped_card(self, tap: Tap) -> Grab | None:
        if tap.card is None:
            return None
        grab = Grab(tap.pile, tap.card)
        intents.cards_grabbed(self.game.position, grab)
        return grab

    def _pair(self, tap: Tap) -> LastTap | None:
        """Return the first tap when this one makes a pair with it."""
        last = self.hand.last_tap
        if last is None or last.grab.pile != tap.pile:
            return None
        if not 0 <= tap.at - last.at <= self.settings.double_tap_ms:
            return None
        return last if last.first is First.MOVED or self.settings.double_tap else None

    def _second_tap(self, last: LastTap) -> Outcome:
        rested = self._with(Hand(self.hand.selected))
        if last.first is First.MOVED:
            # The same gesture: it must not act on the card that was beneath.
            return Outcome(rested)
        action = intents.to_column(self.game.position, last.grab)
        return rested._played(action) if action else Outcome(rested)

    def _tapped_target(self, selected: Grab, tap: Tap) -> Outcome:
        """Tap while a card is selected: clear it, take another one of its pile, or go to the target."""
        if tap.pile == selected.pile:
            other = Grab(tap.pile, tap.card) if tap.card is not None else selected
            chosen = other != selected and intents.is_face_up(self.game.position, other)
            return Outcome(self._with(Hand(other) if chosen else EMPTY_HAND))
        decided = intents.drop(self.game.position, selected, tap.pile)
        if isinstance(decided, Refusal):
            return Outcome(self._with(Hand(selected)), None, decided)
        landed = Grab(tap.pile, tap.card or 0)
        return self._played(decided, LastTap(landed, tap.at, First.MOVED))

    def _first_tap(self, grab: Grab, at: float) -> Outcome:
        action = intents.to_foundation(self.game.position, grab) if self.settings.tap_moves else None
        if action is not None:
            return self._played(action, LastTap(grab, at, First.MOVED))
        if not intents.is_face_up(self.game.position, grab):
            return Outcome(self._with(EMPTY_HAND))
        pairable = None if grab.pile in SLOTS else LastTap(grab, at, First.STAYED)
        return Outcome(self._with(Hand(grab, pairable)))

    def _with(self, hand: Hand) -> Session:
        return replace(self, hand=hand)
