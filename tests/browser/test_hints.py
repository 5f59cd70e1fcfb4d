"""Hints at the page: asked for by button, finger and key, heard, followed, and a loss that one can go back from."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from easyharp import Game, Record, parse_record
from easyharp.catalogue import Standing, catalogue, standing
from easyharp.rules import TAP_STOCK, Action
from easyharp.server.hints.search import LONG, search
from easyharp.solver import Stop
from tests.browser.hands import Hands
from tests.golden import vectors
from tests.server.process import App

LOST = parse_record((Path(vectors.__file__).parent / "hints" / "lost-40.harp").read_text("utf-8"))

WORDS = {
    Standing.WINNABLE: "Proved winnable",
    Standing.UNWINNABLE: "Proved unwinnable",
    Standing.UNKNOWN: "Not known",
}


def _line(game: Game) -> tuple[Action, ...]:
    line = search(game, None, LONG, Stop()).line
    assert line is not None
    return line.actions


def _given(app: App, record: Record) -> Game:
    """Play a record at the wire, as another device of the player would."""
    game = app.ask("POST", "/api/games", {"start": {"type": "deal", "deal": record.deal.code}})["game"]
    for version, action in enumerate(record.actions):
        body = {"version": version, "intent": {"type": "action", "action": action.text}}
        assert app.ask("POST", f"/api/games/{game['id']}/intents", body)["action"] == action.text
    return Game.new(record.deal).play_all(record.actions)


def _expect_marks(page: Page, action: Action) -> None:
    if action is TAP_STOCK:
        expect(page.locator("[data-pile='S'][data-hint='from']")).to_have_count(1)
    else:
        expect(page.locator(f"[data-pile='{action.source}'] .card[data-hint='from']")).to_have_count(1)
        expect(page.locator(".pile[data-hint='to']")).to_have_count(1)


@pytest.mark.parametrize("touch", [False, True])
def test_hints_are_followed_by_mouse_and_by_finger(
    app: App, hands: Hands, finger: Hands, touch: bool, complaints: list[str]
) -> None:
    """Faults 21 and 22: five hints, each a legal action, each further along the same line."""
    player = finger if touch else hands
    game = Game.new(5)
    player.open(app.url, game.deal.code)
    for action in _line(game)[:5]:
        expect(player.page.locator("[data-hint]")).to_have_count(0)
        player.tap(player.page.get_by_test_id("hint"))
        _expect_marks(player.page, action)
        game = player.play(game, action, "tap" if touch else "drag")
    expect(player.page.get_by_test_id("hint-words")).to_have_count(0)
    assert complaints == []


def test_a_hint_is_asked_for_by_key_and_heard(app: App, hands: Hands) -> None:
    game = Game.new(5)
    hands.open(app.url, game.deal.code)
    page = hands.page
    for action in _line(game)[:2]:
        page.keyboard.press("i")
        words = page.get_by_role("status").filter(has=page.get_by_test_id("hint-words"))
        card = game.position.cards(action.source)[-1]
        assert card.text == {0: "QS", 1: "TC"}[game.version]
        name = {0: "queen of spades", 1: "10 of clubs"}[game.version]
        expect(words).to_contain_text(f"Hint: {name} from column {action.source} to column {action.target}.")
        page.keyboard.type(action.text)
        page.keyboard.press("Enter")
        game = game.play(action)
        hands.wait_for(game)
    page.keyboard.press("i")
    expect(page.get_by_test_id("hint-words")).to_be_visible()
    page.get_by_test_id("hint-words").get_by_role("button", name="Close").click()
    expect(page.locator("[data-hint]")).to_have_count(0)
    # H is the eighth foundation, not a hint.
    page.keyboard.type("h")
    expect(page.get_by_test_id("hint-words")).to_have_count(0)


def test_a_lost_position_offers_the_way_back_and_the_player_takes_it(app: App, finger: Hands) -> None:
    """Fault 21: the app says so only when asked, and never goes back by itself."""
    game = _given(app, LOST)
    page = finger.page
    finger.open(app.url, game.deal.code)
    finger.wait_for(game)
    expect(page.get_by_test_id("hint-words")).to_have_count(0)
    finger.tap(page.get_by_test_id("hint"))
    expect(page.locator("[data-hint-kind='lost']")).to_be_visible()
    finger.wait_for(game)
    finger.tap(page.get_by_test_id("hint-back"))
    expect(page.get_by_test_id("hint-words")).to_have_count(0)
    back = game.play_all("UUUUUU")
    finger.wait_for(back)
    finger.tap(page.get_by_test_id("hint"))
    expect(page.locator("[data-hint-kind='action']")).to_be_visible()


def test_what_is_known_of_a_deal_is_shown_and_new_deals_are_picked_by_it(app: App, hands: Hands) -> None:
    """Fault 20: what is not known is said to be so, also of a number that was typed."""
    # One that is open, as long as the catalogue has one.
    number = min(catalogue().unknown, default=16)
    hands.open(app.url, Game.new(number).deal.code)
    page = hands.page
    page.get_by_test_id("menu").click()
    expect(page.get_by_test_id("standing")).to_contain_text(WORDS[standing(number)])
    page.get_by_test_id("settings").click()
    choice = page.get_by_test_id("new-deals")
    expect(choice).to_have_value("winnable")
    choice.select_option("any")
    page.keyboard.press("Escape")
    page.get_by_test_id("new-game").click()
    expect(page.get_by_test_id("new-deal")).to_contain_text("of all 999,999")
    page.get_by_test_id("deal-input").fill("5")
    page.get_by_test_id("deal-open").click()
    expect(page.get_by_test_id("deal-code")).to_have_text(Game.new(5).deal.code)
    page.get_by_test_id("menu").click()
    expect(page.get_by_test_id("standing")).to_contain_text("Proved winnable")
