"""What stands between a page and its player: extensions, translators, refused cookies, loading in advance, keys."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, Request, Route, expect

from easyharp import Game
from easyharp.server.app import Options
from easyharp.server.players import ManyPlayers
from tests.browser.hands import Hands
from tests.browser.house import House
from tests.browser.short import SHORT
from tests.server.process import App

CODE = "EH1-N-AAAAAAF"


def _changes(page: Page) -> list[str]:
    """What the page asks of the server that changes something; the list grows."""
    asked: list[str] = []

    def note(request: Request) -> None:
        if request.method not in ("GET", "HEAD"):
            asked.append(f"{request.method} {request.url}")

    page.on("request", note)
    return asked


PRERENDERED = """Object.defineProperty(document, "prerendering", { value: true, configurable: true });"""
VISITED = """() => {
  Object.defineProperty(document, "prerendering", { value: false });
  document.dispatchEvent(new Event("prerenderingchange"));
}"""


def test_a_page_loaded_in_advance_changes_nothing_until_somebody_is_there(app: App, hands: Hands) -> None:
    app.stand_at(Game.new(1).play("S"))
    before = app.ask("GET", "/api/home")["game"]["id"]
    asked = _changes(hands.page)
    hands.page.add_init_script(PRERENDERED)
    hands.page.goto(f"{app.url}deal/{CODE}", wait_until="networkidle")
    assert asked == []
    assert app.ask("GET", "/api/home")["game"]["id"] == before
    hands.page.evaluate(VISITED)
    expect(hands.page.get_by_test_id("deal-code")).to_have_text(CODE)
    assert len(asked) == 1


CLICKS_OF_AN_EXTENSION = """(selector) => {
  const found = document.querySelector(selector);
  const what = { bubbles: true, cancelable: true, composed: true, view: window, detail: 1 };
  for (const type of ["pointerover", "mouseover", "pointerdown", "mousedown", "pointerup", "mouseup", "click"])
    found.dispatchEvent(new MouseEvent(type, what));
}"""
POINTER_OF_A_PROGRAM = """(selector) => {
  const found = document.querySelector(selector);
  for (const type of ["pointerdown", "pointerup", "click"])
    found.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, pointerId: 77 }));
}"""
CLICK = "(selector) => document.querySelector(selector).click()"


def test_clicks_count_whoever_makes_them(app: App, hands: Hands, complaints: list[str]) -> None:
    """Extensions that follow hints, switches, voices: some send no pointer, some one that does not exist."""
    hands.open(app.url, CODE)
    game = Game.new(5)
    for script in (CLICKS_OF_AN_EXTENSION, POINTER_OF_A_PROGRAM, CLICK):
        hands.page.evaluate(script, "[data-pile='S'] button")
        game = game.play("S")
        hands.wait_for(game)
        hands.page.evaluate(script, "[data-pile='1'] button.card")
        hands.wait_for_selection()
        hands.page.evaluate(script, "[data-pile='7'] button.card")
        game = game.play("17")
        hands.wait_for(game)
        hands.page.evaluate(script, "[data-testid='undo']")
        game = game.play("U")
        hands.wait_for(game)
        hands.page.evaluate(script, "[data-testid='menu']")
        hands.page.locator("dialog[open]").get_by_role("button").first.press("Escape")
        expect(hands.page.locator("dialog[open]")).to_have_count(0)
    assert complaints == []


TRANSLATE = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  for (const node of nodes) {
    if (!node.nodeValue.trim() || node.parentElement.closest("[translate=no], .notranslate, script, style")) continue;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = node.nodeValue;
    outer.append(inner);
    node.replaceWith(outer);
  }
}"""


ACROSS = [f"{source}{target}" for source in "123456789" for target in "123456789" if source != target]


def test_a_page_translated_by_the_browser_goes_on_telling_the_truth(
    app: App, hands: Hands, complaints: list[str]
) -> None:
    """Counters, reminders, the board in words, and what is typed: no text is left that says what was."""
    app.set(text_board=True, clock=True)
    hands.open(app.url, CODE)
    page, game = hands.page, Game.new(5)
    page.evaluate(TRANSLATE)
    for _ in range(3):
        game = hands.play(game, "S")
        page.evaluate(TRANSLATE)
    assert page.locator("[data-text='S']").text_content() == "Stock: 56 cards"
    expect(page.get_by_test_id("text-score")).to_contain_text("moves 3")
    refusals = {refusal.reason: action for action in ACROSS if (refusal := game.refusal(action))}
    assert len(refusals) > 1
    for reason, refused in refusals.items():
        page.keyboard.type(refused)
        page.evaluate(TRANSLATE)
        page.keyboard.press("Enter")
        expect(page.locator(f"[data-refusal='{reason}']")).to_have_count(1)
        page.evaluate(TRANSLATE)
    hands.settings()
    page.evaluate(TRANSLATE)
    page.get_by_test_id("language").select_option("hu")
    expect(page.get_by_test_id("new-game")).to_have_text("Új játék")
    assert complaints == []


def test_a_player_whose_cookies_are_refused_is_told_so(
    house: House, new_hands: Callable[..., Hands], tmp_path: Path
) -> None:
    with house.lived_in(tmp_path / "many", Options(players=ManyPlayers(https=False))) as app:
        player = new_hands()
        player.open(app.url, CODE)
        player.page.context.clear_cookies()
        player.tap_pile("S")
        expect(player.page.get_by_test_id("notice")).to_contain_text("cookies")


def test_undo_by_the_keys_of_every_program_and_a_held_key_stops(app: App, hands: Hands) -> None:
    hands.open(app.url, CODE)
    game, press = Game.new(5), hands.page.keyboard.press
    press("Space")
    game = game.play("S")
    for keys, action in (("Control+z", "U"), ("Control+y", "R"), ("Meta+z", "U"), ("Meta+Shift+z", "R")):
        press(keys)
        game = game.play(action)
        hands.wait_for(game)

    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    hands.page.route("**/intents", hold)
    for _ in range(20):
        # Without a key up in between, the browser is told that the key repeats.
        hands.page.keyboard.down("Space")
    hands.page.keyboard.up("Space")
    hands.page.wait_for_timeout(50)
    assert len(held) == 1
    held[0].continue_()
    hands.page.unroute("**/intents")
    hands.wait_for(game.play("S"))


def test_after_a_win_no_hint_is_offered(app: App, hands: Hands) -> None:
    app.stand_at(Game.new(SHORT.deal).play_all(SHORT.actions))
    hands.page.goto(app.url)
    expect(hands.page.get_by_test_id("win")).to_be_visible()
    expect(hands.page.get_by_test_id("hint")).to_have_count(0)
    asked = _changes(hands.page)
    hands.page.keyboard.press("i")
    hands.page.keyboard.press("m")
    expect(hands.page.get_by_test_id("spoken")).not_to_have_text("")
    assert asked == []
