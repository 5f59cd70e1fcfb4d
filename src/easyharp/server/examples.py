"""The examples of the page Examples: real numbered deals, played through the real rules.

An example holds what is done and what is tried. What comes of it, a refusal too, is asked of the library whenever the
example is shown; tests prove that each shows what its captions say.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from easyharp.game import Game
from easyharp.intents import Grab, drop
from easyharp.record import parse_record
from easyharp.rules import Action, Refusal


class Attempt(NamedTuple):
    """A card, by its pile and its place in the pile, that is dragged onto another pile and should be refused."""

    pile: str
    card: int
    target: str


class Frame(NamedTuple):
    """What is seen at once: a game, the name of the caption, an attempt just made and the rule that refused it."""

    game: Game
    caption: str | None
    attempt: Attempt | None = None
    refusal: Refusal | None = None


class Shown(NamedTuple):
    """One frame of an example: actions in the text form of a record, or an attempt, and the caption's name."""

    does: str | Attempt
    caption: str | None = None


@dataclass(frozen=True, slots=True)
class Example:
    """An example.

    Attributes:
        name: its anchor on the page, and the start of its messages' names.
        code: the deal.
        opening: the caption of the first frame.
        shown: the other frames.
        before: what was played before the first frame.
    """

    name: str
    code: str
    opening: str
    shown: tuple[Shown, ...]
    before: str = ""

    @property
    def start(self) -> Game:
        """The game at the first frame."""
        return Game.new(self.code).play_all(_actions(self.code, self.before))

    def frames(self) -> tuple[Frame, ...]:
        """Play the example.

        Raises:
            IllegalAction: when the rules refuse what should be played.
            ValueError: when they allow what should be refused.
        """
        frames = [Frame(self.start, self.opening)]
        for shown in self.shown:
            frames.append(_frame(frames[-1].game, shown))
        return tuple(frames)


def _frame(game: Game, shown: Shown) -> Frame:
    if isinstance(shown.does, str):
        return Frame(game.play_all(_actions(game.deal.code, shown.does)), shown.caption)
    pile, card, target = shown.does
    refusal = drop(game.position, Grab(pile, card), target)
    if not isinstance(refusal, Refusal):
        raise ValueError(f"{shown.does} should be refused, and is {refusal}")
    return Frame(game, shown.caption, shown.does, refusal)


def _actions(code: str, text: str) -> tuple[Action, ...]:
    return parse_record(f'[Deal "{code}"]\n\n{text}').actions


BLOCK: Final = Example(
    "block",
    "EH1-N-AAABMHF",
    "ready",
    (
        Shown("53"),
        Shown("83", "ordered"),
        Shown(Attempt("3", 2, "6"), "refused"),
        Shown("37", "apart"),
        Shown("34"),
        Shown("36", "uncovers"),
        Shown("46"),
        Shown("76", "done"),
    ),
)
KING_RUN: Final = Example(
    "king-run",
    "EH1-N-AAANNRB",
    "ready",
    (
        Shown("8F"),
        Shown("46"),
        Shown("86", "run"),
        Shown("1F", "empty"),
        Shown(Attempt("7", 6, "1"), "no-king"),
        Shown(Attempt("6", 6, "1"), "no-part"),
        Shown("61", "moved"),
    ),
)
FOUR_PLACES: Final = Example(
    "four-places",
    "EH1-N-AAAEPLB",
    "ready",
    (
        Shown("S", "drawn"),
        Shown("W1", "first"),
        Shown("U"),
        Shown("W2", "second"),
        Shown("U"),
        Shown("W3", "third"),
        Shown("U"),
        Shown("W4", "fourth"),
    ),
)
TAKE_BACK: Final = Example(
    "take-back",
    "EH1-N-AAAAAAF",
    "ready",
    (
        Shown(Attempt("6", 5, "1"), "no-place"),
        Shown("g1", "taken"),
        Shown("61", "used"),
        Shown("36", "goes-on"),
    ),
    before="S*46 WF S*34 WF S*2 WF S*28 WF S*27 WF WF S*31 WF S*49 WF S*2 WF S*40 WF S*13 WF S*27 WF",
)
TURN_OVER: Final = Example(
    "turn-over",
    "EH1-N-AAAAABB",
    "ready",
    (
        Shown("S", "first"),
        Shown("S", "second"),
        Shown("W3", "played"),
        Shown("S*57", "through"),
        Shown("S", "turned"),
        Shown("S", "again"),
        Shown("S", "skipped"),
    ),
)

EXAMPLES: Final = {example.name: example for example in (BLOCK, KING_RUN, FOUR_PLACES, TAKE_BACK, TURN_OVER)}
