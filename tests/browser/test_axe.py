"""axe-core finds nothing: on no page and no sheet, in no language, theme or kind of faces."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from easyharp import Game
from easyharp.server.examples import EXAMPLES
from tests.browser.hands import Hands
from tests.golden import vectors
from tests.server.process import App

AXE = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
FOUND = "options => axe.run(options).then(({ violations }) => violations.map(v => [v.id, v.nodes.map(n => n.html)]))"
# A theme changes colours only, so only what is about colours is asked again.
COLOURS = {"runOnly": ["color-contrast", "link-in-text-block"]}
THEMES = ("paper", "felt", "dark", "contrast")
FACES: tuple[dict[str, str], ...] = ({}, {"colours": "four"}, {"faces": "large"}, {"colours": "four", "faces": "large"})
DRESS = """options => {
  const { dataset } = document.documentElement;
  delete dataset.colours;
  delete dataset.faces;
  Object.assign(dataset, options);
}"""
GO = "address => { history.pushState(null, '', address); dispatchEvent(new PopStateEvent('popstate')); }"
PAGES = ("rules", "examples", "faq", "calendar", "statistics", "history")
SHEETS = {"new game": ["new-game"], "menu": ["menu"], "keys": ["menu", "to-keys"], "settings": ["menu", "settings"]}


def _find(page: Page, options: dict[str, Any]) -> list[Any]:
    found: list[Any] = page.evaluate(FOUND, options)
    return found


# What a sheet cuts off at its side, and choices whose longest words have no room in their field.
TOO_WIDE = """() => {
  const sheet = document.querySelector("dialog[open]");
  const room = (field) => {
    const style = getComputedStyle(field);
    const pen = new OffscreenCanvas(1, 1).getContext("2d");
    pen.font = style.font;
    const longest = Math.max(...[...field.options].map(({ text }) => pen.measureText(text).width));
    const arrow = 20;
    return field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow - longest;
  };
  return [
    ...(sheet.scrollWidth > sheet.clientWidth ? [`the sheet is ${sheet.scrollWidth} wide`] : []),
    ...[...sheet.querySelectorAll("select")].filter((field) => room(field) < 0).map((field) => field.dataset.testid),
  ];
}"""


def _check(page: Page, where: str) -> None:
    """Ask everything once, and where the language is English for its colours in every theme.

    Words have the same colours in all languages. The kinds of faces take turns with the themes.
    """
    page.evaluate(AXE)
    assert _find(page, {}) == [], where
    if not page.evaluate("document.documentElement.lang").startswith("en"):
        return
    for theme, faces in zip(THEMES, FACES, strict=True):
        page.evaluate(DRESS, {"theme": theme, **faces})
        assert _find(page, COLOURS) == [], (where, theme)
    page.evaluate(DRESS, {"theme": "paper"})


def _places(page: Page, url: str, ids: list[str]) -> Iterator[str]:
    """Walk to every page, waiting until its content is there."""
    for name in [*PAGES, *(f"{kind}/{game}" for kind in ("replay", "print") for game in ids)]:
        page.evaluate(GO, f"/{name}")
        expect(page.locator(".page .content")).to_be_visible()
        if name == "examples":
            # Each example is fetched when one comes near it.
            for example in EXAMPLES:
                page.get_by_test_id(f"example-{example}").scroll_into_view_if_needed()
                expect(page.get_by_test_id(f"example-{example}").get_by_test_id("player-play")).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.querySelector('.page').scrollWidth <= innerWidth"), f"{name} is too wide"
        yield name
    page.goto(url)
    expect(page.locator("[data-card]")).not_to_have_count(0)


def _sheets(page: Page) -> Iterator[str]:
    """Open one sheet of the table after the other, where there is least room for it."""
    page.set_viewport_size({"width": 320, "height": 640})
    for name, way in SHEETS.items():
        for button in way:
            page.get_by_test_id(button).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert page.evaluate(TOO_WIDE) == [], f"{name} cuts something off"
        expect(page.get_by_role("dialog").locator("button").last).to_be_in_viewport()
        yield name
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("t")
    expect(page.get_by_test_id("text").get_by_role("heading").first).to_be_visible()
    yield "board in words"
    page.keyboard.press("t")


@pytest.mark.parametrize(("locale", "touch"), [("en-GB", True), ("hu-HU", False), ("pt-PT", True)])
def test_axe_finds_no_violation(
    app: App, new_hands: Callable[..., Hands], complaints: list[str], locale: str, touch: bool
) -> None:
    won = [*vectors.story(vectors.names("won")[0])][-1]
    identity = app.stand_at(won)
    # Without motion, so that nothing is half faded in when its contrast is measured.
    player = new_hands(touch=touch, locale=locale, reduced_motion="reduce")
    page = player.page
    page.goto(app.url)
    expect(page.get_by_test_id("win")).to_be_visible()
    _check(page, "win")
    for name in _places(page, app.url, [identity]):
        _check(page, name)
    player.open(app.url, "EH1-N-AAAAAAF")
    player.play(Game.new(5), "S")
    player.drag(player.card("1"), player.pile("2"))
    expect(page.get_by_test_id("reminder")).to_be_visible()
    _check(page, "reminder")
    for name in _sheets(page):
        _check(page, name)
    page.get_by_test_id("menu").click()
    page.get_by_test_id("to-guide").click()
    expect(page.get_by_test_id("guide")).to_be_visible()
    _check(page, "guide")
    assert complaints == []
    page.goto(f"{app.url}deal/nonsense")
    expect(page.get_by_test_id("deal-fault")).to_be_visible()
    _check(page, "no such deal")
