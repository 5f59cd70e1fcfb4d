"""A page that fails says so and leads back to the game; what a browser says of its languages fails no page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from easyharp import Game
from easyharp.texts import Words
from tests.browser.hands import Hands
from tests.server.process import App

CODE = "EH1-N-AAAAAAF"
PAGES = ("Rules", "Examples", "Faq", "Calendar", "History", "Statistics", "Replay", "Print")
NAMED = {"Replay": "replay/any", "Print": f"print/{CODE}"}
BROKEN = "export default () => { throw new Error('made to fail'); }"
# The first sheet that is opened after `failing` is set fails.
FAILING_SHEET = """const open = HTMLDialogElement.prototype.showModal;
HTMLDialogElement.prototype.showModal = function () {
  if (window.failing) throw new Error("made to fail", (window.failing = false));
  open.call(this);
};"""


def _break(page: Page, name: str) -> None:
    """Let the code of a page be one that fails."""
    page.route(f"**/assets/{name}-*.js", lambda route: route.fulfill(content_type="text/javascript", body=BROKEN))


def _says_so(page: Page, language: str = "en") -> None:
    words = Words(language)
    expect(page.get_by_test_id("broken")).to_have_text(words.say("broken"))
    expect(page.get_by_test_id("load-again")).to_have_text(words.say("load-again"))


def test_every_page_has_its_failure_here() -> None:
    components = {path.stem for path in Path("web/src/pages").glob("*.svelte")}
    source = Path("web/src/pages.ts").read_text("utf-8")
    assert {name for name in components if f"./pages/{name}.svelte" in source} == set(PAGES)


def test_every_page_that_fails_says_so_and_leads_back(app: App, hands: Hands, complaints: list[str]) -> None:
    for name in PAGES:
        _break(hands.page, name)
    for name in PAGES:
        hands.page.goto(app.url + NAMED.get(name, name.lower()))
        _says_so(hands.page)
        hands.page.get_by_test_id("back-to-game").click()
        expect(hands.page.locator("[data-card]").first).to_be_visible()
    assert len(complaints) == len(PAGES)


@pytest.mark.parametrize("locale", ["en-GB", "hu-HU", "pt-PT"])
def test_an_app_whose_words_cannot_be_fetched_says_so(app: App, new_hands: Callable[..., Hands], locale: str) -> None:
    page = new_hands(locale=locale).page
    page.route(
        "**/assets/*.js", lambda route: route.abort() if f"/{locale[:2]}-" in route.request.url else route.continue_()
    )
    page.goto(app.url)
    expect(page.get_by_role("alert")).to_have_text(Words(locale[:2]).say("no-start"))


def test_a_page_that_failed_makes_way_for_another(app: App, hands: Hands) -> None:
    _break(hands.page, "Rules")
    hands.page.goto(f"{app.url}faq")
    hands.page.locator(".content a[href^='/rules']").first.click()
    _says_so(hands.page)
    hands.page.go_back()
    expect(hands.page.locator("#refusal-wrong-rank")).to_be_visible()
    expect(hands.page.get_by_test_id("broken")).to_have_count(0)


def test_a_page_whose_answer_is_not_as_expected_says_so(app: App, hands: Hands) -> None:
    hands.page.route("**/api/days**", lambda route: route.fulfill(json={}))
    hands.page.goto(f"{app.url}calendar")
    _says_so(hands.page)
    hands.page.unroute("**/api/days**")
    hands.page.get_by_test_id("load-again").click()
    expect(hands.page.locator("[data-day]").first).to_be_visible()


def test_every_sheet_that_fails_says_so_and_closes(app: App, hands: Hands, complaints: list[str]) -> None:
    hands.page.add_init_script(FAILING_SHEET)
    hands.open(app.url, CODE)
    for name in ("new-game", "menu", "settings", "?"):
        if name == "settings":
            hands.page.get_by_test_id("menu").click()
        hands.page.evaluate("failing = true")
        if name == "?":
            hands.page.keyboard.press(name)
        else:
            hands.page.get_by_test_id(name).click()
        _says_so(hands.page)
        hands.page.keyboard.press("Escape")
        expect(hands.page.get_by_role("dialog")).to_have_count(0)
    assert len(complaints) == 4
    hands.play(Game.new(5), "S")


@pytest.mark.parametrize(("locale", "language"), [("en-GB", "en"), ("hu-HU", "hu"), ("pt-PT", "pt")])
def test_a_table_that_fails_says_so_in_the_readers_language(
    app: App, new_hands: Callable[..., Hands], locale: str, language: str
) -> None:
    hands = new_hands(locale=locale)

    def without_table(route: Route) -> None:
        answer = route.fetch()
        message = answer.json()
        message["game"].pop("table")
        route.fulfill(response=answer, json=message)

    app.ask("POST", "/api/games", {"start": {"type": "deal", "deal": CODE}})
    hands.page.route("**/api/home**", without_table)
    hands.page.goto(app.url)
    _says_so(hands.page, language)


@pytest.mark.parametrize("said", ['["C"]', "undefined"])
def test_a_browser_whose_language_is_no_tag_has_a_calendar(
    app: App, hands: Hands, complaints: list[str], said: str
) -> None:
    for name in ("languages", "language"):
        hands.page.add_init_script(f"Object.defineProperty(navigator, '{name}', {{ value: {said} }})")
    hands.page.goto(f"{app.url}calendar")
    expect(hands.page.locator("[data-day]").first).to_be_visible()
    assert complaints == []
