"""Fingers that shake, windows that change, zoom: a hand gets the card it reaches for."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import CDPSession, expect

from easyharp import Game
from tests.browser.hands import Hands
from tests.server.process import App

CODE = "EH1-N-AAAAAAF"
PX_PER_MM = 96 / 25.4


def _touch(finger: CDPSession, kind: str, *point: float) -> None:
    points = [{"x": point[0], "y": point[1]}] if point else []
    finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def _middle(hands: Hands, pile: str) -> tuple[float, float]:
    box = hands.card(pile).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_finger_that_trembles_taps_and_one_that_is_called_away_moves_nothing(app: App, finger: Hands) -> None:
    """fault 13: a drag begins after a distance that a finger notices, and a cancelled one brings the card home."""
    finger.open(app.url, CODE)
    touch = finger.page.context.new_cdp_session(finger.page)
    x, y = _middle(finger, "1")
    _touch(touch, "touchStart", x, y)
    for step in (1, -1, 1.2):
        _touch(touch, "touchMove", x + step * PX_PER_MM, y - step)
    _touch(touch, "touchEnd")
    expect(finger.page.locator("[data-selected]")).to_have_attribute("data-card", "JD")

    over = _middle(finger, "7")
    _touch(touch, "touchStart", x, y)
    _touch(touch, "touchMove", (x + over[0]) / 2, (y + over[1]) / 2)
    _touch(touch, "touchMove", *over)
    expect(finger.page.locator("[data-carried]")).not_to_have_count(0)
    _touch(touch, "touchCancel")
    expect(finger.page.locator("[data-carried]")).to_have_count(0)
    finger.wait_for(Game.new(5))
    finger.page.evaluate("Promise.all(document.getAnimations().map((flight) => flight.finished))")
    finger.play(Game.new(5), "17")

    # Two quick taps on a button enlarge nothing; a card belongs to one finger, the page to two.
    action = "control => getComputedStyle(control).touchAction"
    for control, wanted in (("[data-testid='undo']", "manipulation"), ("button.card", "pinch-zoom")):
        assert finger.page.locator(control).first.evaluate(action) == wanted


ENLARGES = """new Promise((done) => {
  const look = () => visualViewport.scale > 1.2 && done(true);
  visualViewport.addEventListener("resize", look);
  AbortSignal.timeout(5000).onabort = () => done(false);
  look();
})"""


def test_a_thumb_that_rests_takes_no_tap(app: App, finger: Hands) -> None:
    finger.open(app.url, CODE)
    touch = finger.page.context.new_cdp_session(finger.page)
    thumb, (x, y) = _middle(finger, "9"), _middle(finger, "1")
    resting = {"x": thumb[0], "y": thumb[1] + 200, "id": 0}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [resting]})
    both = [resting, {"x": x, "y": y, "id": 1}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": both})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": [resting]})
    expect(finger.page.locator("[data-selected]")).to_have_attribute("data-card", "JD")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    finger.wait_for(Game.new(5))


def test_two_fingers_enlarge_the_page_wherever_they_are(app: App, finger: Hands) -> None:
    finger.open(app.url, CODE)
    touch = finger.page.context.new_cdp_session(finger.page)
    x, y = _middle(finger, "5")
    for apart in (20, 30, 40, 60, 90):
        fingers = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        kind = "touchStart" if apart == 20 else "touchMove"
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert finger.page.evaluate(ENLARGES)
    finger.wait_for(Game.new(5))
    expect(finger.page.locator("[data-carried]")).to_have_count(0)


def test_a_window_that_changes_in_mid_drag_sends_the_card_home(app: App, hands: Hands) -> None:
    hands.open(app.url, CODE)
    x, y, width, _ = hands.box("1")
    hands.page.mouse.move(x + width / 2, y + 8)
    hands.page.mouse.down()
    hands.page.mouse.move(x + 200, y + 200)
    expect(hands.page.locator("[data-carried]")).not_to_have_count(0)
    hands.page.set_viewport_size({"width": 900, "height": 1200})
    expect(hands.page.locator("[data-carried]")).to_have_count(0)
    hands.page.mouse.up()
    hands.play(Game.new(5), "17")


def test_the_other_button_of_a_mac_looks_and_moves_nothing(app: App, hands: Hands) -> None:
    """Ctrl and a click, with the menu's event that a Mac sends at once."""
    game = Game.new(5).play("17")
    app.stand_at(game)
    hands.open(app.url, CODE)
    x, y, width, _ = hands.box("7", 2)
    hands.page.keyboard.down("Control")
    hands.page.mouse.move(x + width / 2, y + 6)
    hands.page.mouse.down()
    expect(hands.page.locator("[data-peeked]")).to_have_count(1)
    hands.page.locator("[data-peeked]").dispatch_event("contextmenu")
    expect(hands.page.locator("[data-peeked]")).to_have_count(1)
    hands.page.mouse.move(x, y + 100)
    hands.page.mouse.up()
    hands.tap(hands.card("9"))
    hands.page.keyboard.up("Control")
    expect(hands.page.locator("[data-selected], [data-peeked], [data-carried]")).to_have_count(0)
    hands.wait_for(game)


@pytest.mark.parametrize("zoom", [0.5, 1.5, 4])
def test_every_zoom_has_the_cards_where_they_are_seen(app: App, new_hands: Callable[..., Hands], zoom: float) -> None:
    """fault 12: from half size to four times the size, and after the window has changed under the hand."""
    width, height = round(1440 / zoom), round(900 / zoom)
    hands = new_hands(viewport={"width": width, "height": height}, device_scale_factor=zoom)
    hands.open(app.url, CODE)
    game = hands.play(Game.new(5), "S")
    hands.page.set_viewport_size({"width": height, "height": width})
    game = hands.play(game, "S")
    hands.page.set_viewport_size({"width": width, "height": height})
    hands.play(game, "17")
