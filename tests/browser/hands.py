"""Hands at the page: plays actions of the notation as a person would, by mouse or by finger."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Literal

from playwright.sync_api import CDPSession, Error, Locator, Page, expect

from easyharp import Action, Game
from easyharp.rules import FOUNDATIONS, REDO, TAP_STOCK, UNDO, cards_meant, slot_for

Way = Literal["drag", "tap"]

# Whether something is so on the page, told as soon as it is. The page's own timers may stand still in a test.
BECOMES = """(shows) => new Promise((done) => {
  if (shows()) return done(true);
  const watch = new MutationObserver(() => shows() && (watch.disconnect(), done(true)));
  watch.observe(document, { attributes: true, childList: true, characterData: true, subtree: true });
  AbortSignal.timeout(5000).onabort = () => done(false);
})"""
SHOWS = f"""([moves, score]) => {{
  const value = (name) => document.querySelector(`[data-testid='${{name}}']`)?.dataset.value;
  return ({BECOMES})(() => value("moves") === moves && value("score") === score);
}}"""
_SELECTS = f"""() => ({BECOMES})(() => document.querySelectorAll("[data-selected]").length === 1)"""
# Where an element is; of a card in flight, where it comes to rest.
_AT_REST = """(element) => {
  const around = element.offsetParent;
  const isInPile = around?.matches("[data-pile]");
  const { x, y, width, height } = (isInPile ? around : element).getBoundingClientRect();
  if (!isInPile) return [x, y, width, height];
  return [x + element.offsetLeft, y + element.offsetTop, element.offsetWidth, element.offsetHeight];
}"""
# The same of a card of a pile, counted from its top card, or of the pile where there is none.
IN_PILE = f"""([pile, fromTop]) => {{
  const found = document.querySelector(`[data-pile='${{pile}}']`);
  const cards = found.querySelectorAll("[data-card], [data-place]");
  return ({_AT_REST})(cards[cards.length - fromTop] ?? found);
}}"""

Box = tuple[float, float, float, float]


@dataclass
class Hands:
    """One player at one page.

    Attributes:
        page: the page.
        touch: whether the hand is a finger.
    """

    page: Page
    touch: bool = False
    _tapped: str = ""
    _finger: CDPSession | None = None

    def open(self, url: str, code: str) -> None:
        """Open a deal and wait for its table."""
        self.page.goto(f"{url}deal/{code}")
        expect(self.page.get_by_test_id("deal-code")).to_have_text(code)
        expect(self.page.locator("[data-card]")).not_to_have_count(0)

    def set_letters(self, pixels: int) -> None:
        """Choose the size of letters as in the browser's own settings; 16 is the usual one."""
        sizes = {"standard": pixels, "fixed": pixels * 13 // 16}
        self.page.context.new_cdp_session(self.page).send("Page.setFontSizes", {"fontSizes": sizes})

    def settings(self) -> None:
        """Open the sheet of settings."""
        self.tap(self.page.get_by_test_id("menu"))
        self.tap(self.page.get_by_test_id("settings"))

    def pile(self, name: str) -> Locator:
        return self.page.locator(f"[data-pile='{name}']")

    def card(self, pile: str, from_top: int = 1) -> Locator:
        """Find a card of a pile, counted from its top card."""
        return self.pile(pile).locator("[data-card], [data-place]").nth(-from_top)

    def tap(self, at: Locator) -> None:
        self.tap_point(*_centre(at))

    def tap_point(self, x: float, y: float) -> None:
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def tap_pile(self, name: str) -> None:
        """Tap the top card of a pile, or its floor when it is empty."""
        x, y, width, height = self.box(name)
        self.tap_point(x + width / 2, y + height / 2)

    def draw(self, game: Game, times: int) -> Game:
        """Tap the stock some times, as quickly as the page takes it; wait for the last one only."""
        x, y, width, height = self.box("S")
        for _ in range(times):
            self.tap_point(x + width / 2, y + height / 2)
            game = game.play(TAP_STOCK)
        self.wait_for(game)
        return game

    def box(self, pile: str, from_top: int = 1) -> Box:
        """Find where a card of a pile lies, or its floor when it is empty: x, y, width, height."""
        x, y, width, height = self.page.evaluate(IN_PILE, [pile, from_top])
        return x, y, width, height

    def drag(self, card: Locator, to: Locator) -> None:
        """Carry a card, held near its upper edge as a fan of cards needs, to the middle of something."""
        x, y, width, height = _box(card)
        self.drag_points((x + width / 2, y + min(8, height / 2)), _centre(to))

    def drag_points(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
        if self.touch:
            self._touch("touchStart", start)
            for point in (middle, end):
                self._touch("touchMove", point)
            self._touch("touchEnd", None)
            return
        self.page.mouse.move(*start)
        self.page.mouse.down()
        self.page.mouse.move(*middle)
        self.page.mouse.move(*end)
        self.page.mouse.up()

    def play(self, game: Game, action: Action | str, way: Way = "drag") -> Game:
        """Play an action on the page and in the library, and wait until the page shows it."""
        action = action if isinstance(action, Action) else Action(action)
        after = game.play(action)
        if action is TAP_STOCK:
            self.tap_pile("S")
        elif action in (UNDO, REDO):
            self.tap(self.page.get_by_test_id("undo" if action is UNDO else "redo"))
        elif way == "tap":
            self._play_by_taps(game, action)
            self._tapped = action.source if action.target == FOUNDATIONS else action.target
        else:
            self._play_by_drag(game, action)
        self.wait_for(after)
        return after

    def wait_for(self, game: Game) -> None:
        """Wait until the page shows the score and the counter of a game."""
        try:
            if self.page.evaluate(SHOWS, [str(game.moves), str(game.score)]):
                return
        except Error:
            # The page was loaded anew meanwhile.
            pass
        expect(self.page.get_by_test_id("moves")).to_have_attribute("data-value", str(game.moves))
        expect(self.page.get_by_test_id("score")).to_have_attribute("data-value", str(game.score))

    def wait_for_selection(self) -> None:
        """Wait until a card is selected."""
        assert self.page.evaluate(_SELECTS), "no card was selected"

    def _play_by_drag(self, game: Game, action: Action) -> None:
        x, y, width, height = self.box(action.source, cards_meant(game.position, action))
        to_x, to_y, to_width, to_height = self.box("a" if action.target == FOUNDATIONS else action.target)
        self.drag_points((x + width / 2, y + min(8, height / 2)), (to_x + to_width / 2, to_y + to_height / 2))

    def _play_by_taps(self, game: Game, action: Action) -> None:
        """One tap to the foundation; otherwise select the card and tap the target."""
        count = cards_meant(game.position, action)
        card = self.card(action.source, count)
        top = game.position.cards(action.source)[-1]
        goes_home = count == 1 and not action.is_take_back and slot_for(game.position, top) is not None
        # A second quick tap on a pile belongs to the first; a long press never does.
        is_pair = action.source == self._tapped
        if action.target == FOUNDATIONS and not is_pair:
            self.tap(card)
            return
        if goes_home or is_pair:
            self.hold(card)
        else:
            x, y, width, height = self.box(action.source, count)
            self.tap_point(x + width / 2, y + min(6, height / 2))
        self.wait_for_selection()
        self.tap_pile("a" if action.target == FOUNDATIONS else action.target)

    def hold(self, card: Locator) -> None:
        """Press a card until it is selected."""
        with self.holding(*_centre(card)):
            pass

    @contextmanager
    def holding(self, x: float, y: float) -> Iterator[None]:
        """Press a point until its card is selected, and do something before letting go."""
        if self.touch:
            self._touch("touchStart", (x, y))
        else:
            self.page.mouse.move(x, y)
            self.page.mouse.down()
        self.wait_for_selection()
        yield
        if self.touch:
            self._touch("touchEnd", None)
        else:
            self.page.mouse.up()

    def _touch(self, kind: str, point: tuple[float, float] | None) -> None:
        if self._finger is None:
            self._finger = self.page.context.new_cdp_session(self.page)
        points = [] if point is None else [{"x": point[0], "y": point[1]}]
        self._finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def _box(of: Locator) -> Box:
    x, y, width, height = of.evaluate(_AT_REST)
    return x, y, width, height


def _centre(of: Locator) -> tuple[float, float]:
    x, y, width, height = _box(of)
    return x + width / 2, y + height / 2
