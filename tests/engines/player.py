"""A player at a page of any engine: drags, taps and types the actions of the notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from easyharp import Action, Game
from easyharp.rules import FOUNDATIONS, REDO, TAP_STOCK, UNDO, cards_meant
from tests.browser.hands import BECOMES, IN_PILE, SHOWS
from tests.engines.engine import Engine, Source

Way = Literal["drag", "tap", "keys"]
Pointer = Literal["mouse", "touch"]
Point = tuple[float, float]

_SHOWN = f"(selector) => ({BECOMES})(() => document.querySelector(selector)?.checkVisibility() ?? false)"
_SELECTED = f"() => ({BECOMES})(() => document.querySelectorAll('[data-selected]').length === 1)"
# What the page shows instead: the counter, the score, the reminder.
_STATE = "() => ['moves', 'score', 'reminder'].map((id) => document.querySelector(`[data-testid=${id}]`)?.textContent)"
_CONTROL = "\ue009"
_ENTER = "\ue007"


@dataclass(frozen=True)
class Player:
    """One player at one engine."""

    engine: Engine

    def see(self, selector: str) -> None:
        """Wait until something is there to be seen."""
        assert self.engine.run(_SHOWN, selector), f"{selector} is not there"

    def wait_for(self, game: Game) -> None:
        """Wait until the page shows the score and the counter of a game."""
        assert self.engine.run(SHOWS, [str(game.moves), str(game.score)]), self.engine.run(_STATE)

    def play(self, game: Game, action: Action, way: Way, pointer: Pointer = "mouse") -> Game:
        """Play an action on the page and in the library, and wait until the page shows it."""
        after = game.play(action)
        if way == "keys":
            self._type(action)
        elif action is TAP_STOCK:
            self._point(pointer, self._centre("S"))
        elif way == "tap":
            self._tap(game, action, pointer)
        else:
            target = "a" if action.target == FOUNDATIONS else action.target
            self._point(pointer, self._edge(game, action), self._centre(target))
        self.wait_for(after)
        return after

    def press(self, *keys: str) -> None:
        """Press keys together, and let them go."""
        down = [{"type": "keyDown", "value": key} for key in keys]
        up = [{"type": "keyUp", "value": key} for key in reversed(keys)]
        self.engine.act({"type": "key", "id": "keys", "actions": [*down, *up]})

    def _type(self, action: Action) -> None:
        if action is TAP_STOCK:
            self.press(" ")
        elif action in (UNDO, REDO):
            self.press(_CONTROL, "z" if action is UNDO else "y")
        else:
            for key in (*action.text.lower(), _ENTER):
                self.press(key)

    def _tap(self, game: Game, action: Action, pointer: Pointer) -> None:
        """One tap to the foundation; otherwise select the card and tap the target."""
        self._point(pointer, self._edge(game, action))
        if action.target != FOUNDATIONS:
            assert self.engine.run(_SELECTED), "no card was selected"
            self._point(pointer, self._centre(action.target))

    def _point(self, pointer: Pointer, start: Point, end: Point | None = None) -> None:
        """Press at a point and let go there, or after a way to another one."""
        way = [] if end is None else [((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), end]
        press = [{"type": "pointerDown", "button": 0}, *map(_move, way), {"type": "pointerUp", "button": 0}]
        kind = {"pointerType": pointer}
        source: Source = {"type": "pointer", "id": pointer, "parameters": kind, "actions": [_move(start), *press]}
        self.engine.act(source)

    def _centre(self, pile: str) -> Point:
        x, y, width, height = self.engine.run(IN_PILE, [pile, 1])
        return x + width / 2, y + height / 2

    def _edge(self, game: Game, action: Action) -> Point:
        """The upper edge of the card that an action moves, where a fan of cards leaves it free."""
        x, y, width, height = self.engine.run(IN_PILE, [action.source, cards_meant(game.position, action)])
        return x + width / 2, y + min(8, height / 2)


def _move(to: Point) -> dict[str, object]:
    return {"type": "pointerMove", "x": round(to[0]), "y": round(to[1]), "duration": 0}
