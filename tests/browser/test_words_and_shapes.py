"""Languages, accessibility, and a table that fits."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, expect

from easyharp import Game
from tests.browser.hands import Hands
from tests.golden import vectors
from tests.server.process import App

CODE = "EH1-N-AAAAAAF"
NEW_GAME = {
    "en-US": "New game",
    "hu-HU": "Új játék",
    "pt-PT": "Nova partida",
    "pt-BR": "Nova partida",
    "de-DE": "New game",
}


@pytest.mark.parametrize("locale", NEW_GAME)
def test_the_page_speaks_the_browser_s_language(app: App, new_hands: Callable[..., Hands], locale: str) -> None:
    """fault 28: the built app speaks every language."""
    player = new_hands(locale=locale)
    player.open(app.url, CODE)
    expect(player.page.get_by_test_id("new-game")).to_contain_text(NEW_GAME[locale])
    # Portuguese is that of Portugal, for whoever reads it aloud.
    language = {"en": locale, "hu": locale, "pt": "pt-PT"}.get(locale[:2], "en")
    assert player.page.locator("html").get_attribute("lang") == language


def test_the_language_can_be_chosen_and_stays(app: App, hands: Hands) -> None:
    hands.open(app.url, CODE)
    hands.settings()
    hands.page.get_by_test_id("language").select_option("hu")
    expect(hands.page.locator("html")).to_have_attribute("lang", "hu")
    hands.page.reload()
    expect(hands.page.get_by_test_id("new-game")).to_contain_text("Új játék")
    hands.drag(hands.card("1"), hands.pile("2"))
    expect(hands.page.get_by_test_id("reminder")).to_contain_text("káró bubi")


def _worst() -> Game:
    """The golden game with the longest column, counted by its open cards."""
    games = (game for name in vectors.names("won") for game in vectors.story(name))
    return max(games, key=lambda game: max(len(column.up) + len(column.down) for column in game.position.columns))


def test_the_longest_column_fits_and_every_open_card_can_be_read(app: App, new_hands: Callable[..., Hands]) -> None:
    """fault 19: nothing runs off the screen, and rank and suit of every open card stay uncovered.

    At every size, with ordinary and with large faces, for a right and for a left hand.
    """
    game = _worst()
    app.stand_at(game)
    player = new_hands(reduced_motion="reduce")
    player.open(app.url, game.deal.code)
    for width, height in [*SIZES, (2560, 1080)]:
        player.page.set_viewport_size({"width": width, "height": height})
        for options in ({}, {"faces": "large"}, {"hand": "left"}):
            scrolls, piles = player.page.evaluate(DRESS_AND_MEASURE, options)
            assert max(scrolls) <= 0
            for boxes in piles:
                _fits(boxes, width, height)


DRESS_AND_MEASURE = """async options => {
  const { dataset } = document.documentElement;
  delete dataset.faces;
  delete dataset.hand;
  Object.assign(dataset, options);
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  const { scrollHeight, scrollWidth } = document.scrollingElement;
  const box = card => { const { x, y, width, height } = card.getBoundingClientRect(); return [x, y, width, height]; };
  const piles = [..."123456789"].map(name =>
    [...document.querySelectorAll(`[data-pile='${name}'] [data-card]`)].map(box));
  return [[scrollHeight - innerHeight, scrollWidth - innerWidth], piles];
}"""


def _fits(boxes: list[tuple[float, float, float, float]], width: int, height: int) -> None:
    for x, y, w, h in boxes:
        assert x >= 0
        assert x + w <= width
        assert y + h <= height
    for upper, lower in pairwise(boxes):
        assert lower[1] - upper[1] >= 10, "the strip with rank and suit is too narrow to be read"


SIZES = [(360, 640), (320, 568), (844, 390), (768, 1024), (1024, 768), (1440, 900)]
ENLARGED = (360, 225)
"""A laptop's screen at 400 %."""
SMALL = [(320, 568), (568, 320), (667, 375), (1440, 900)]
LETTERS = {20: [(320, 568), (667, 375)], 32: SMALL}
"""How large the letters are that the browser was told to show, of 16 px, and where."""


@pytest.mark.parametrize("locale", ["en-GB", "hu-HU", "pt-PT"])
def test_a_long_reminder_is_read_whole_and_covers_no_card(
    app: App, new_hands: Callable[..., Hands], locale: str
) -> None:
    """Of either hand, beside the name of a day or a clock, at 400 %, and in letters of up to twice the size."""
    app.ask("POST", "/api/games", {"start": {"type": "daily", "day": "2026-11-30"}})
    player = new_hands(locale=locale, reduced_motion="reduce")
    player.page.goto(app.url)
    expect(player.page.locator("header .day")).to_have_count(1)
    for size in [(1024, 768), (1440, 900), (1700, 900), ENLARGED]:
        _is_read_whole(player, (player.card("3"), player.pile("2")), size)
    game = next(game for game in vectors.story("won-13") if len(game.position.columns[3].up) > 2)
    app.stand_at(game)
    for left_handed, sizes in ((False, [*SIZES, *SMALL[1:3], ENLARGED]), (True, [(1024, 768), ENLARGED])):
        app.set(left_handed=left_handed, clock=left_handed)
        player.open(app.url, game.deal.code)
        for size in sizes:
            _is_read_whole(player, (player.card("4", 2), player.pile("1")), size)
    for pixels, sizes in LETTERS.items():
        player.set_letters(pixels)
        for size in sizes:
            _is_read_whole(player, (player.card("4", 2), player.pile("1")), size)


# Where the bars and the cards lie, and what of the bars is cut off.
BARS = """() => {
  const box = (selector) => {
    const { x, y, right, bottom } = document.querySelector(selector).getBoundingClientRect();
    return [x, y, right, bottom];
  };
  const cards = [...document.querySelectorAll(".card")].map((card) => card.getBoundingClientRect().top);
  const cut = [...document.querySelectorAll("header :is(dt, dd, span), nav button")]
    .filter((element) => !element.closest(".for-ears") && element.getClientRects().length)
    .filter((element) => {
      const { left, right, top } = element.getBoundingClientRect();
      const isWide = element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== "inline";
      const isSeen = getComputedStyle(element.closest(".name") ?? element).clipPath === "none";
      return isSeen && (isWide || left < -1 || right > innerWidth + 1 || top < -1);
    });
  return {
    reminder: box("[data-testid='reminder']"),
    text: box("[data-testid='reminder'] p"),
    name: box("header .name"),
    score: box("header dl"),
    buttons: box("nav"),
    cards: Math.min(...cards),
    cut: cut.map((element) => element.textContent),
  };
}"""


def _is_read_whole(player: Hands, refused: tuple[Locator, Locator], size: tuple[int, int]) -> None:
    player.page.set_viewport_size({"width": size[0], "height": size[1]})
    player.drag(*refused)
    player.page.get_by_test_id("reminder").wait_for()
    bars = player.page.evaluate(BARS)
    left, top, right, bottom = bars["reminder"]
    assert bars["text"][1] >= max(top - 1, 0), size
    assert bars["text"][3] <= bottom + 1, f"at {size} the text is cut off"
    name, score, buttons = bars["name"], bars["score"], bars["buttons"]
    beside = left >= name[2] or right <= name[0] or top >= name[3]
    assert beside or left <= name[0] + 8, f"at {size} the reminder cuts the line of the deal in two"
    apart = score[3] <= buttons[1] or score[2] <= buttons[0] or buttons[2] <= score[0]
    assert apart, f"at {size} the score is in the buttons"
    assert bottom <= bars["cards"] + 1, f"at {size} the reminder covers a card"
    assert bars["cut"] == [], f"at {size} something in the bars is cut off"
    # The next one must not be taken for this one.
    player.page.get_by_test_id("reminder").get_by_role("button").click()
    expect(player.page.get_by_test_id("reminder")).to_have_count(0)
