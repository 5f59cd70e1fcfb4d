"""What is spoken, and what the board in words says, compared word by word in every language (``spoken/*.txt``).

To make a file anew, empty it, run the test twice and read what it holds.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from easyharp import Game
from tests.browser.hands import Hands
from tests.golden import vectors
from tests.server.process import App

FOLDER = Path(__file__).parent / "spoken"
LATE, ACTIONS = vectors.story("won-5"), vectors.record("won-5").actions
# The last run, the last time the waste is turned over, and the end of the record.
RUN, TURN, END = 776, 836, 888

# The reminder speaks for itself; the way to its rule is a link and no part of the words.
HEARD = """() => {
  const text = (found) => found?.textContent.trim() ?? "";
  return text(document.querySelector("[data-testid=spoken]"))
    || text(document.querySelector("[data-testid=reminder] p")?.firstChild) || "-";
}"""


class Listener:
    """A player who types, and writes down what is heard."""

    def __init__(self, hands: Hands) -> None:
        self.hands = hands
        self.page: Page = hands.page
        self.written: list[str] = []
        self._said = 0

    def opens(self, heading: str, app: App) -> None:
        """Begin with a page that shows the game that is on."""
        self.page.goto(app.url)
        expect(self.page.locator("[data-text]")).to_have_count(19)
        self.written.append(f"# {heading}")
        self._said = 0

    def does(self, what: str, act: Callable[[], None]) -> None:
        act()
        self._said += 1
        expect(self.page.get_by_test_id("spoken")).to_have_attribute("data-said", str(self._said))
        self.written.append(f"{what}: {self.page.evaluate(HEARD)}")

    def types(self, actions: str) -> None:
        for action in actions.split():
            self.does(action, partial(self._type, action))

    def reads_the_board(self) -> None:
        """Write down the whole board in words, and where each card may go."""
        self.page.get_by_test_id("text-moves").evaluate("button => button.click()")
        expect(self.page.get_by_test_id("text-move-list")).to_have_count(1)
        lines = self.page.get_by_test_id("text").locator("[data-testid=text-score], [data-text], [data-testid] > li")
        self.written += lines.all_text_contents()

    def asks_for_a_hint(self) -> None:
        self.page.keyboard.press("i")
        words = self.page.get_by_test_id("hint-words").locator("p").text_content() or ""
        self.written.append(f"I: {words.strip()}")

    def _type(self, action: str) -> None:
        self.page.keyboard.type(action.lower() if action in ("U", "R") else f"{action.lower()}\n")


@pytest.mark.parametrize("locale", ["en-GB", "hu-HU", "pt-PT"])
def test_what_is_spoken_and_read_in_every_language(app: App, new_hands: Callable[..., Hands], locale: str) -> None:
    """Fault 17: the words themselves, at the start of a game, late in one and at its end."""
    hands = new_hands(locale=locale, reduced_motion="reduce")
    listener = Listener(hands)
    app.stand_at(Game.new("EH1-N-AAAAAFW"))
    listener.opens("The start", app)
    listener.reads_the_board()
    listener.types("S U R 47 4F 33 W4 19 S U 5F W8")

    app.stand_at(LATE[RUN])
    listener.opens("A run", app)
    listener.reads_the_board()
    listener.does("a tap on the seven", lambda: hands.tap_pile("8"))
    listener.does("a tap on the queen", lambda: _tap_head(hands, "2", 5))
    listener.does("a tap on column 1", lambda: hands.tap_pile("1"))
    listener.types("U 54 U H7 U")

    app.go_on(ACTIONS[RUN:TURN])
    listener.opens("The waste is turned over", app)
    listener.reads_the_board()
    listener.types("S")
    listener.asks_for_a_hint()

    app.go_on(ACTIONS[TURN + 1 : END])
    app.set(interactive_rules=False)
    listener.opens("The end", app)
    listener.types("12 8F")
    listener.reads_the_board()
    golden = FOLDER / f"{locale[:2]}.txt"
    found = "\n".join(listener.written) + "\n"
    if not golden.read_text(encoding="utf-8"):
        golden.write_text(found, encoding="utf-8")
    assert found == golden.read_text(encoding="utf-8")


def _tap_head(hands: Hands, pile: str, from_top: int) -> None:
    """Tap a covered card on the strip that is seen of it."""
    x, y, width, _ = hands.box(pile, from_top)
    hands.tap_point(x + width / 2, y + 5)
