"""An action and its one text form (rules §8)."""

from __future__ import annotations

from typing import Final, NoReturn

from easyharp.errors import expect
from easyharp.rules.piles import COLUMN_INDEX, COLUMNS, FOUNDATIONS, SLOT_INDEX, SLOTS, STOCK, WASTE


class NotationError(ValueError):
    """A text outside the notation; ``str()`` says what would be right."""


class Action:
    """One thing a player does. A small value: there is one object a text, so ``is`` and ``==`` agree.

    ``Action(action.text) is action`` always holds.

    Attributes:
        text: ``S``, ``WF``, ``W3``, ``4F``, ``47``, ``c7``, ``U``, ``R``, …
        source: the pile it takes from (``S`` for a stock tap), empty for undo and redo.
        target: the pile it goes to, empty for a stock tap, undo and redo.
        source_index: 0…8 for a column, 0…7 for a slot, else -1.
        target_index: 0…8 for a column, else -1.
        is_take_back: whether it takes a card from a foundation.
    """

    __slots__ = ("is_take_back", "source", "source_index", "target", "target_index", "text")

    text: str
    source: str
    target: str
    source_index: int
    target_index: int
    is_take_back: bool

    def __new__(cls, text: str) -> Action:
        """Return the action of that text; ``NotationError`` for anything outside the notation."""
        try:
            return _BY_TEXT[text]
        except (KeyError, TypeError):
            expect(text, str, "the text of an action")
            shown = text if len(text) <= 20 else text[:19] + "…"
            raise NotationError(
                f"{shown!r} is no action: S, U, R, or a source (1-9, W, a-h) and a target (1-9, F),"
                " such as 47, W3 or 4F"
            ) from None

    @property
    def is_move(self) -> bool:
        """Whether it moves cards between piles; false for ``S``, ``U`` and ``R``."""
        return bool(self.target)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError("an action never changes")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError("an action never changes")

    def __repr__(self) -> str:
        return f"Action({self.text!r})"

    def __str__(self) -> str:
        return self.text

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: object) -> Action:
        return self

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return (Action, (self.text,))


def _make(text: str, source: str = "", target: str = "") -> Action:
    action = object.__new__(Action)
    for name, value in (
        ("text", text),
        ("source", source),
        ("target", target),
        ("source_index", COLUMN_INDEX.get(source, SLOT_INDEX.get(source, -1))),
        ("target_index", COLUMN_INDEX.get(target, -1)),
        ("is_take_back", source in SLOT_INDEX),
    ):
        object.__setattr__(action, name, value)
    return action


ACTIONS: Final = (
    _make("S", STOCK),
    _make("U"),
    _make("R"),
    *(
        _make(source + target, source, target)
        for source in (*COLUMNS, WASTE, *SLOTS)
        for target in (*COLUMNS, FOUNDATIONS)
    ),
)
"""Every action that can be written, legal or not."""

_BY_TEXT: Final = {action.text: action for action in ACTIONS}

TAP_STOCK: Final = _BY_TEXT["S"]
UNDO: Final = _BY_TEXT["U"]
REDO: Final = _BY_TEXT["R"]


def move(source: str, target: str) -> Action:
    """Return the action that moves from one pile to another; ``NotationError`` when there is no such form."""
    expect(source, str, "the name of a pile")
    expect(target, str, "the name of a pile")
    return Action(source + target)
