"""Sheets, pages and other tabs come and go, and the player is where they were: focus, address, title, settings."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from easyharp import Game, daily
from tests.browser.hands import Hands
from tests.server.process import App

CODE = "EH1-N-AAAAAAF"


def test_the_focus_comes_back_from_every_sheet_and_page(app: App, hands: Hands) -> None:
    """fault 16: whoever plays by keyboard is never thrown back to the top of the page."""
    page = hands.page
    hands.open(app.url, CODE)
    sheet = page.get_by_role("dialog")
    for way_out in ("button", "Escape", "outside"):
        page.get_by_test_id("menu").focus()
        page.keyboard.press("Enter")
        page.get_by_test_id("settings").click()
        expect(sheet.get_by_role("heading").first).to_be_focused()
        if way_out == "button":
            sheet.get_by_role("button").last.click()
        elif way_out == "Escape":
            page.keyboard.press("Escape")
        else:
            page.mouse.click(5, 5)
        expect(sheet).to_have_count(0)
        expect(page.get_by_test_id("menu")).to_be_focused()
    page.get_by_test_id("new-game").focus()
    page.keyboard.press("Enter")
    page.get_by_test_id("same-deal").click()
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("Space")
    hands.wait_for(Game.new(5).play("S"))
    page.get_by_test_id("menu").focus()
    page.keyboard.press("Enter")
    page.get_by_test_id("to-page-faq").focus()
    page.keyboard.press("Enter")
    # The focus goes to the page when its content is there.
    expect(page.locator(".page .content")).to_be_visible()
    page.get_by_test_id("back-to-game").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".page")).to_have_count(0)
    expect(page.get_by_test_id("menu")).to_be_focused()


def test_after_a_click_the_space_bar_is_for_the_stock(app: App, hands: Hands) -> None:
    """Whoever opened a sheet or a page with the mouse is at the table when it is closed, and not on its button."""
    page, game = hands.page, Game.new(5)
    hands.open(app.url, CODE)
    for opened in (["menu"], ["menu", "settings"], ["new-game"], ["menu", "to-page-rules"]):
        for button in opened:
            page.get_by_test_id(button).click()
        if page.locator(".page").count():
            page.get_by_test_id("back-to-game").click()
        else:
            page.get_by_role("dialog").get_by_role("button").last.click()
        expect(page.locator("dialog, .page")).to_have_count(0)
        page.keyboard.press("Space")
        hands.wait_for(game := game.play("S"))


def test_text_marked_to_beyond_a_sheet_does_not_close_it(app: App, hands: Hands) -> None:
    hands.open(app.url, CODE)
    hands.page.get_by_test_id("new-game").click()
    field = hands.page.get_by_test_id("deal-input")
    field.fill("12345")
    hands.drag(field, hands.page.get_by_test_id("deal-open"))
    box = field.bounding_box()
    assert box is not None
    hands.drag_points((box["x"] + 20, box["y"] + 20), (5, box["y"] + 20))
    expect(hands.page.get_by_role("dialog")).to_be_visible()


def test_every_page_has_a_name_of_its_own(app: App, hands: Hands) -> None:
    hands.open(app.url, CODE)
    expect(hands.page).to_have_title(f"{CODE} · Easy Harp")
    titles = {"rules": "The rules of Easy Harp", "faq": "Questions and answers", "calendar": "Calendar"}
    for name, title in titles.items():
        hands.page.goto(app.url + name)
        expect(hands.page).to_have_title(f"{title} · Easy Harp")


def test_what_is_asked_for_and_is_there_already_closes_the_sheet(app: App, hands: Hands) -> None:
    hands.page.goto(app.url)
    day = hands.page.evaluate("new Intl.DateTimeFormat('sv-SE').format()")
    for _ in range(2):
        hands.page.get_by_test_id("new-game").click()
        hands.page.get_by_test_id("daily-deal").click()
        expect(hands.page.get_by_role("dialog")).to_have_count(0)
        expect(hands.page.get_by_test_id("deal-code")).to_have_text(daily(day).code)
        hands.page.keyboard.press("Space")
        expect(hands.page.get_by_test_id("moves")).not_to_have_text("0")


def test_a_new_game_is_spoken(app: App, hands: Hands) -> None:
    """fault 17: ears hear which game came onto the table."""
    hands.open(app.url, CODE)
    hands.page.get_by_test_id("new-game").click()
    hands.page.get_by_test_id("deal-input").fill("152")
    hands.page.get_by_test_id("deal-open").click()
    expect(hands.page.get_by_test_id("spoken")).to_have_text("A new game: deal 152.")
    hands.page.keyboard.press("Space")
    hands.wait_for(Game.new(152).play("S"))
    hands.page.goto(f"{app.url}deal/{CODE}")
    expect(hands.page.get_by_test_id("deal-code")).to_have_text(CODE)
    hands.page.goto(f"{app.url}deal/152")
    expect(hands.page.get_by_test_id("spoken")).to_have_text("Deal 152 goes on after one move.")


def test_the_address_names_the_deal_again_after_a_page(app: App, hands: Hands) -> None:
    """fault 23: the address is the deal's own."""
    hands.open(app.url, CODE)
    hands.play(Game.new(5), "S")
    hands.page.goto(f"{app.url}history")
    hands.page.get_by_role("button", name="Go on playing").click()
    expect(hands.page).to_have_url(f"{app.url}deal/{CODE}")


def test_a_list_that_is_asked_for_twice_is_shown_once(app: App, hands: Hands) -> None:
    for number in range(1, 62):
        start = {"start": {"type": "deal", "deal": str(number)}}
        name = app.ask("POST", "/api/games", start)["game"]["id"]
        app.ask("POST", f"/api/games/{name}/intents", {"version": 0, "intent": {"type": "action", "action": "S"}})
    hands.page.goto(f"{app.url}history")
    more = hands.page.get_by_role("button", name="Earlier games")
    more.evaluate("button => { button.click(); button.click(); }")
    games = hands.page.get_by_test_id("history-game")
    expect(games).to_have_count(40)
    for shown in (60, 61):
        more.click()
        expect(games).to_have_count(shown)
    expect(more).to_have_count(0)


def test_what_is_set_without_the_server_is_sent_when_it_is_back(app: App, hands: Hands) -> None:
    """fault 25: a setting that was changed out of reach is not lost."""
    page = hands.page
    hands.open(app.url, CODE)
    with _out_of_reach(page):
        hands.tap(hands.pile("S"))
        expect(page.get_by_test_id("offline")).to_be_visible()
        hands.settings()
        page.get_by_test_id("four-colours").check()
        page.get_by_test_id("theme").select_option("felt")
        page.keyboard.press("Escape")
        page.get_by_test_id("new-game").click()
        page.get_by_test_id("new-deal").click()
        expect(page.get_by_role("dialog").get_by_role("status")).to_contain_text("cannot be reached")
        page.keyboard.press("Escape")
    expect(page.get_by_test_id("offline")).to_have_count(0, timeout=30_000)
    hands.wait_for(Game.new(5).play("S"))
    expect(page.get_by_test_id("deal-code")).to_have_text(CODE)
    page.wait_for_load_state("networkidle")
    settings = app.ask("GET", "/api/settings")
    assert (settings["four_colours"], settings["theme"]) == (True, "felt")


def test_two_tabs_keep_each_other_s_settings(app: App, hands: Hands) -> None:
    """fault 25: two tabs are one player."""
    hands.open(app.url, CODE)
    other = Hands(hands.page.context.new_page())
    other.open(app.url, CODE)
    other.settings()
    other.page.get_by_test_id("four-colours").check()
    other.page.keyboard.press("Escape")
    expect(other.page.locator("html")).to_have_attribute("data-colours", "four")
    other.page.wait_for_load_state("networkidle")
    hands.page.bring_to_front()
    hands.settings()
    hands.page.get_by_test_id("large-faces").check()
    expect(hands.page.locator("html")).to_have_attribute("data-faces", "large")
    expect(hands.page.locator("html")).to_have_attribute("data-colours", "four")
    other.page.evaluate("window.dispatchEvent(new Event('focus'))")
    expect(other.page.locator("html")).to_have_attribute("data-faces", "large")


@pytest.mark.parametrize("language", [None, "hu"])
def test_the_page_starts_in_the_look_and_language_it_had(
    app: App, new_hands: Callable[..., Hands], language: str | None
) -> None:
    """No other theme and no other language flashes up while the settings are on their way."""
    app.set(theme="felt", language=language)
    player = new_hands(color_scheme="light")
    player.open(app.url, CODE)
    expect(player.page.locator("html")).to_have_attribute("data-theme", "felt")
    late: list[Route] = []

    def withhold(route: Route) -> None:
        late.append(route)

    player.page.route("**/api/home", withhold)
    player.page.add_init_script(
        "window.worn = []; new MutationObserver(() => worn.push(document.documentElement.dataset.theme))"
        ".observe(document, { attributes: true, subtree: true, attributeFilter: ['data-theme'] });"
    )
    player.page.reload()
    expect(player.page.locator("html")).to_have_attribute("lang", language or "en-GB")
    late[0].continue_()
    expect(player.page.locator("[data-card]")).not_to_have_count(0)
    assert set(player.page.evaluate("worn")) == {"felt"}


def test_a_page_whose_code_has_another_name_now_is_fetched_after_all(app: App, hands: Hands) -> None:
    """fault 25: a tab from before an upgrade finds its pages."""
    page = hands.page
    hands.open(app.url, CODE)
    gone: list[str] = []

    def refuse_once(route: Route) -> None:
        if gone:
            route.continue_()
            return
        gone.append(route.request.url)
        route.fulfill(status=404, body="no such file")

    page.route("**/assets/Faq-*.js", refuse_once)
    page.get_by_test_id("menu").click()
    page.get_by_test_id("to-page-faq").click()
    expect(page.locator("#refusal-wrong-rank")).to_be_visible()
    assert gone
    expect(page).to_have_url(f"{app.url}faq")


def test_a_browser_that_keeps_nothing_shows_every_page_and_never_reloads_for_ever(app: App, hands: Hands) -> None:
    """Cookies and site data may be blocked; then asking for either store is an error."""
    page = hands.page
    page.add_init_script(
        "for (const store of ['localStorage', 'sessionStorage'])"
        " Object.defineProperty(window, store, { get() { throw new DOMException('blocked', 'SecurityError'); } });"
    )
    page.goto(f"{app.url}faq")
    expect(page.locator("#refusal-wrong-rank")).to_be_visible()
    page.route("**/assets/Rules-*.js", lambda route: route.fulfill(status=404, body="no such file"))
    page.evaluate("window.stays = true")
    page.get_by_test_id("back-to-game").click()
    page.get_by_test_id("menu").click()
    page.get_by_test_id("to-page-rules").click()
    expect(page.locator("main.content").get_by_role("alert")).to_be_visible()
    assert page.evaluate("window.stays")


def test_a_screen_reader_s_click_is_a_tap_whatever_it_counts(app: App, hands: Hands) -> None:
    """fault 16: some screen readers click as a mouse does, without a pointer."""
    hands.open(app.url, CODE)
    click: dict[str, Any] = {"detail": 1, "bubbles": True}
    for moves in (1, 2):
        hands.page.locator("[data-pile='S'] > .floor").dispatch_event("click", click)
        expect(hands.page.get_by_test_id("moves")).to_have_text(str(moves))
    hands.tap(hands.pile("S"))
    expect(hands.page.get_by_test_id("moves")).to_have_text("3")


@contextmanager
def _out_of_reach(page: Page) -> Iterator[None]:
    page.context.set_offline(True)
    yield
    page.context.set_offline(False)
