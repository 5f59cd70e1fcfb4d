"""Refusals, undo, double taps: the rules as a player meets them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

import pytest
from playwright.sync_api import expect

from easyharp import Action, Game
from easyharp.rules import COLUMNS, Reason, refusal_of_move
from tests.browser.hands import Hands
from tests.golden import vectors
from tests.server.process import App

CODE = "EH1-N-AAAAAAF"


def _game_with_a_block() -> tuple[Game, str, str]:
    """Find in a golden record a block of two whose first card would fit on another column."""
    for game in vectors.story("won-5"):
        columns = dict(zip(COLUMNS, game.position.columns, strict=True))
        for (source, column), (target, other) in permutations(columns.items(), 2):
            if len(column.up) < 2 or not other.up or other.up[-1].carries != column.up[-2].kind:
                continue
            refusal = refusal_of_move(game.position, source, 2, target)
            if refusal and refusal.reason is Reason.ONE_CARD_AT_A_TIME:
                return game, source, target
    raise AssertionError("no record has such a block")


def test_a_block_is_refused_with_its_reminder_and_goes_home(app: App, hands: Hands) -> None:
    game, source, target = _game_with_a_block()
    app.stand_at(game)
    hands.open(app.url, CODE)
    before = hands.page.locator("[data-pile]").evaluate_all("piles => piles.map(pile => pile.textContent)")
    hands.drag(hands.card(source, 2), hands.pile(target))
    reminder = hands.page.get_by_test_id("reminder")
    expect(reminder).to_be_visible()
    expect(reminder).to_have_attribute("data-refusal", "one-card-at-a-time")
    expect(reminder).to_contain_text("One card at a time")
    hands.wait_for(game)
    after = hands.page.locator("[data-pile]").evaluate_all("piles => piles.map(pile => pile.textContent)")
    assert after == before
    expect(hands.page.locator("[data-carried]")).to_have_count(0)


def test_with_interactive_rules_off_the_card_just_goes_back(app: App, hands: Hands) -> None:
    game, source, target = _game_with_a_block()
    app.stand_at(game)
    hands.open(app.url, CODE)
    hands.settings()
    hands.page.get_by_test_id("interactive-rules").uncheck()
    hands.page.keyboard.press("Escape")
    hands.drag(hands.card(source, 2), hands.pile(target))
    expect(hands.page.locator("[data-carried]")).to_have_count(0)
    expect(hands.page.get_by_test_id("reminder")).to_have_count(0)
    hands.wait_for(game)


def test_the_last_hundred_actions_are_undone_and_no_more(app: App, hands: Hands) -> None:
    game = Game.new(5).play_all(["S"] * 105)
    app.stand_at(game)
    hands.open(app.url, CODE)
    undo = hands.page.get_by_test_id("undo")
    for _ in range(100):
        game = game.play("U")
        undo.click()
    hands.wait_for(game)
    expect(hands.pile("W").locator("[data-card]")).not_to_have_count(0)
    undo.click()
    expect(hands.page.get_by_test_id("reminder")).to_have_attribute("data-refusal", "undo-limit")
    redo = hands.page.get_by_test_id("redo")
    redo.click()
    hands.wait_for(game.play("R"))


def test_quick_taps_on_the_stock_are_all_counted(app: App, hands: Hands) -> None:
    """fault 2: a move made while the last is still animating corrupts nothing."""
    hands.open(app.url, CODE)
    for _ in range(40):
        hands.tap(hands.pile("S"))
    hands.wait_for(Game.new(5).play_all(["S"] * 40))


def test_a_double_tap_finds_a_place_and_the_second_tap_of_a_moved_card_does_nothing(app: App, finger: Hands) -> None:
    finger.open(app.url, CODE)
    box = finger.card("1").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    finger.tap_point(x, y)
    finger.tap_point(x, y)
    finger.wait_for(Game.new(5).play("17"))


def test_a_card_that_is_let_go_over_nothing_goes_home_without_a_word(app: App, hands: Hands) -> None:
    hands.open(app.url, CODE)
    box = hands.card("1").bounding_box()
    assert box is not None
    hands.drag_points((box["x"] + 10, box["y"] + 10), (1400, 860))
    expect(hands.page.locator("[data-carried]")).to_have_count(0)
    expect(hands.page.get_by_test_id("reminder")).to_have_count(0)
    hands.wait_for(Game.new(5))


def test_a_selected_card_shows_where_it_may_go_and_keeps_to_a_refused_target(app: App, finger: Hands) -> None:
    finger.open(app.url, CODE)
    finger.tap(finger.card("1"))
    expect(finger.page.locator("[data-selected]")).to_have_attribute("data-card", "JD")
    expect(finger.pile("7")).to_have_attribute("data-target", "")
    assert finger.page.locator("[data-pile][data-target]").count() == 1
    finger.tap_pile("2")
    expect(finger.page.get_by_test_id("reminder")).to_have_attribute("data-refusal", "same-colour")
    expect(finger.page.locator("[data-selected]")).to_have_attribute("data-card", "JD")
    finger.tap_pile("7")
    finger.wait_for(Game.new(5).play("17"))
    expect(finger.page.get_by_test_id("reminder")).to_have_count(0)


@pytest.mark.parametrize("touch", [False, True])
def test_a_take_back_by_hand(app: App, new_hands: Callable[..., Hands], touch: bool) -> None:
    game = next(
        game for game in vectors.story("takeback-2") if any(action.is_take_back for action in game.legal_actions())
    )
    action = next(action for action in game.legal_actions() if action.is_take_back)
    app.stand_at(game)
    player = new_hands(touch=touch)
    player.open(app.url, game.deal.code)
    player.play(game, action, "tap" if touch else "drag")


def test_the_page_has_its_doors_and_hides_what_is_face_down(app: App, hands: Hands) -> None:
    """The data attributes of the page stay; a face-down card has its place and nothing of its face."""
    hands.open(app.url, CODE)
    names = hands.page.locator("[data-pile]").evaluate_all("piles => piles.map(pile => pile.dataset.pile)")
    assert sorted(names) == sorted("123456789SWabcdefgh")
    for card in hands.page.locator("[data-place]").all():
        markup = card.evaluate("card => card.outerHTML")
        assert "data-card" not in markup
        assert (card.text_content() or "").strip() == ""
    shown = hands.page.locator("[data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)")
    tops = [column.top.text for column in Game.new(5).position.columns if column.top]
    assert sorted(shown) == sorted(tops)


def test_a_legal_action_of_every_kind_by_keyboard(app: App, hands: Hands) -> None:
    """What a mouse can do, a keyboard can: select a card, place it, draw, undo, redo."""
    hands.open(app.url, CODE)
    game = Game.new(5)
    press = hands.page.keyboard.press
    press("Space")
    hands.wait_for(game := game.play("S"))
    press("u")
    hands.wait_for(game := game.play("U"))
    press("r")
    hands.wait_for(game := game.play("R"))
    hands.card("1").focus()
    press("Enter")
    expect(hands.page.locator("[data-selected]")).to_have_count(1)
    hands.card("7").focus()
    press("Enter")
    hands.wait_for(game.play(Action("17")))
