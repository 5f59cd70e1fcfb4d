"""A whole game by keyboard alone, and one by the board in words and typed notation alone (faults 16 and 17)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import groupby

from playwright.sync_api import Page, expect

from easyharp import Action, Game
from easyharp.rules import COLUMNS, FOUNDATIONS, SLOTS, TAP_STOCK
from tests.browser.hands import BECOMES, Hands
from tests.browser.short import SHORT
from tests.server.process import App

RANKS = {"ace": "A", "10": "T", "jack": "J", "queen": "Q", "king": "K"}
SPOKEN_CARD = re.compile(r"(ace|jack|queen|king|\d+) of (spades|hearts|diamonds|clubs)")


def _cards(text: str) -> list[str]:
    """The cards that a text names, in its order."""
    return [RANKS.get(rank, rank) + suit[0].upper() for rank, suit in SPOKEN_CARD.findall(text)]


def _number(text: str, after: str) -> int:
    found = re.search(after, text)
    return int(found[1]) if found else 0


COUNTS = f"""(moves) =>
  ({BECOMES})(() => document.querySelector("[data-testid='text-score']")?.textContent.endsWith(moves))"""


class Ears:
    """A player who hears the live region, reads the board in words, and types: nothing of the picture is used."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.input = page.get_by_test_id("text-input")

    def line(self, pile: str) -> str:
        return self.page.locator(f"[data-text='{pile}']").text_content() or ""

    def lines(self) -> dict[str, str]:
        """The whole board in words, read in one go."""
        read = "lines => Object.fromEntries(lines.map(line => [line.dataset.text, line.textContent]))"
        lines: dict[str, str] = self.page.locator("[data-text]").evaluate_all(read)
        return lines

    def type(self, action: str, times: int = 1) -> None:
        self.input.focus()
        self.page.keyboard.type(f"{action}\n" * times)

    def hears(self, moves: int) -> str:
        """Wait for the counter in words; return what was spoken last."""
        assert self.page.evaluate(COUNTS, f"moves {moves}"), f"the counter in words never came to {moves}"
        return (self.page.get_by_test_id("spoken").text_content() or "").replace(",", "")

    def agrees_with(self, game: Game) -> None:
        """The board in words says just what lies on the table."""
        position, lines = game.position, self.lines()
        assert _number(lines["S"], r"(\d+) card") == len(position.stock)
        waste = [card.text for card in position.waste]
        assert _cards(lines["W"]) == waste[-1:]
        if len(waste) > 1:
            assert _number(lines["W"], r"(\d+) cards in all") == len(waste)
        for name, column in zip(COLUMNS, position.columns, strict=True):
            assert _cards(lines[name]) == [card.text for card in column.up]
            assert _number(lines[name], r"(\d+) face-down") == len(column.down)
        for name in SLOTS:
            assert _cards(lines[name]) == [card.text for card in position.cards(name)[-1:]]
        assert (self.page.get_by_test_id("text-score").text_content() or "").startswith(f"Score {game.score:,},")


def _runs() -> Iterator[tuple[Action, int]]:
    """The record's actions, repeats counted."""
    for action, same in groupby(SHORT.actions):
        yield action, len(list(same))


def test_a_game_is_won_by_reading_words_and_typing_notation(
    app: App, new_hands: Callable[..., Hands], complaints: list[str]
) -> None:
    """Faults 16, 17: the board in words and the live region are enough, and they agree with the rules all along."""
    player = new_hands(reduced_motion="reduce")
    player.open(app.url, SHORT.deal.code)
    ears, game = Ears(player.page), Game.new(SHORT.deal)
    ears.agrees_with(game)
    for number, (action, times) in enumerate(_runs()):
        ears.type(action.text.lower(), times)
        events: list[str] = []
        for _ in range(times):
            game = game.play(action)
        assert game.last_step is not None
        # Of a run that moves as a block, the king is named.
        events = [event.cards[0].text for event in game.last_step.events if event.cards]
        spoken = ears.hears(game.moves)
        assert set(events[:1]) <= set(_cards(spoken)) or "turned over" in spoken
        if action is not TAP_STOCK and not game.is_won:
            assert _cards(spoken) == events
            gains = any(event.points for event in game.last_step.events)
            assert (f"Score {game.score}." in spoken) is gains
        if number % 10 == 0:
            ears.agrees_with(game)
    assert game.is_won
    assert "The game is won!" in ears.hears(game.moves)
    ears.agrees_with(game)
    assert complaints == []


WHERE = "document.activeElement?.closest('[data-pile]')?.dataset.pile ?? ''"


PLACES = """piles => Object.fromEntries(piles.map(pile => [pile.dataset.pile,
    [pile.getBoundingClientRect().x, pile.getBoundingClientRect().y]]))"""


class Keys:
    """A player with a keyboard: tab, arrows, Enter, the space bar. The eye sees where the piles lie."""

    def __init__(self, player: Hands) -> None:
        self.player, self.page = player, player.page
        page = player.page
        self.press = page.keyboard.press
        self.places: dict[str, tuple[float, float]] = page.locator("[data-pile]").evaluate_all(PLACES)

    def here(self) -> str:
        where: str = self.page.evaluate(WHERE)
        return where

    def enter(self) -> None:
        """Come onto the table by the tab key."""
        for _ in range(20):
            if self.here():
                return
            self.press("Tab")
        raise AssertionError("the tab key never came to the table")

    def go(self, pile: str) -> None:
        """Come to a pile, or to any foundation when it is one: first along, then up or down."""
        for _ in range(24):
            at = self.here()
            if at == pile or (pile == FOUNDATIONS and at in SLOTS):
                return
            self.press(self._way(at, SLOTS[0] if pile == FOUNDATIONS else pile))
        raise AssertionError(f"the arrows do not lead to {pile}")

    def _way(self, at: str, pile: str) -> str:
        (x, y), (to_x, to_y) = self.places[at], self.places[pile]
        if abs(to_x - x) > 10:
            return "ArrowRight" if to_x > x else "ArrowLeft"
        return "ArrowDown" if to_y > y else "ArrowUp"


def _play_by_keys(keys: Keys, game: Game, action: Action) -> None:
    """Select with Shift+Enter, go, put down with Enter; a king-led run is grabbed by its king."""
    keys.go(action.source)
    if action.source in COLUMNS and action.target in COLUMNS:
        column = game.position.columns[COLUMNS.index(action.source)]
        target = game.position.columns[COLUMNS.index(action.target)]
        if not target.up:
            for _ in range(len(column.up) - 1):
                keys.press("ArrowUp")
    keys.press("Shift+Enter")
    keys.player.wait_for_selection()
    keys.go(action.target)
    keys.press("Enter")


def test_a_game_is_won_by_keyboard_alone(app: App, new_hands: Callable[..., Hands], complaints: list[str]) -> None:
    """fault 16: every pile is reached by keys."""
    player = new_hands(reduced_motion="reduce")
    player.open(app.url, SHORT.deal.code)
    keys, game = Keys(player), Game.new(SHORT.deal)
    keys.enter()
    for action, times in _runs():
        for _ in range(times):
            if action is TAP_STOCK:
                keys.press("Space")
            else:
                _play_by_keys(keys, game, action)
            game = game.play(action)
            if action is not TAP_STOCK:
                player.wait_for(game)
        player.wait_for(game)
    assert game.is_won
    expect(player.page.get_by_test_id("win")).to_be_visible()
    assert complaints == []
