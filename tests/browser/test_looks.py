"""How the table looks, moves and sounds: what each option of a player does, and does not do."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from easyharp import Game
from tests.browser.hands import Hands
from tests.browser.short import SHORT
from tests.golden import vectors
from tests.server.process import App

CODE = "EH1-N-AAAAAAF"
# An animation that stands still half-way is no matter of time.
HALF_WAY = """
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  const animation = animate.apply(this, how);
  if (this.matches(".card")) { animation.pause(); animation.currentTime = animation.effect.getTiming().duration / 8; }
  return animation;
};
"""
LISTEN = """
const mark = (name, what) => { document.documentElement.dataset[name] = what; };
for (const [node, what] of [[AudioBufferSourceNode, "string"], [OscillatorNode, "thud"]]) {
  const start = node.prototype.start;
  node.prototype.start = function (...when) { mark("heard", what); return start.apply(this, when); };
}
Object.defineProperty(Navigator.prototype, "vibrate", { value: (how) => { mark("felt", String(how)); return true; } });
"""


def _before_first(kind: Callable[[str], bool]) -> tuple[Game, str]:
    """A golden game before its first action of a kind, and that action."""
    last = [*vectors.story(vectors.names("won")[0])][-1]
    game = Game.new(last.deal.number)
    for action in last.actions:
        if kind(action.text):
            return game, action.text
        game = game.play(action)
    raise AssertionError("the golden game has no such action")


def _between_columns(action: str) -> bool:
    return action[0].isdigit() and action[1:].isdigit()


@pytest.mark.parametrize(
    ("device", "theme"), [({"color_scheme": "light"}, "paper"), ({"color_scheme": "dark"}, "dark")]
)
def test_the_theme_follows_the_device_at_once(
    app: App, new_hands: Callable[..., Hands], device: dict[str, str], theme: str
) -> None:
    player = new_hands(**device)
    player.open(app.url, CODE)
    expect(player.page.locator("html")).to_have_attribute("data-theme", theme)
    player.page.emulate_media(contrast="more")
    expect(player.page.locator("html")).to_have_attribute("data-theme", "contrast")


def test_red_and_black_stay_apart_by_more_than_hue(app: App, hands: Hands) -> None:
    """fault 18: red suits are drawn hollow and black ones solid, whatever the colours."""
    for four in (False, True):
        app.set(guide_seen=True, four_colours=four)
        hands.open(app.url, CODE)
        stroke = "suit => getComputedStyle(document.querySelector(`#suit-${suit} path`)).stroke !== 'none'"
        assert [hands.page.evaluate(stroke, suit) for suit in "HDSC"] == [True, True, False, False]


def test_the_table_of_a_left_hand_lies_in_the_mirror(app: App, new_hands: Callable[..., Hands]) -> None:
    app.set(guide_seen=True, left_handed=True)
    for touch in (False, True):
        player = new_hands(touch=touch)
        player.open(app.url, CODE)
        assert _left(player.page, "[data-pile='S']") < _left(player.page, "[data-pile='W']") + 1
        assert _left(player.page, "[data-pile='S']") < player.page.evaluate("innerWidth") / 4
        assert _left(player.page, "[data-testid='undo']") < _left(player.page, "[data-testid='new-game']")


def _left(page: Page, selector: str) -> float:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["x"]


def test_the_line_of_the_deal_is_whole_on_a_phone(app: App, new_hands: Callable[..., Hands]) -> None:
    player = new_hands(touch=True, locale="hu-HU")
    player.open(app.url, Game.new(999_999).deal.code)
    name = player.page.locator("header .name")
    assert name.evaluate("box => box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight + 1")


def test_courts_are_fetched_only_where_cards_are_wide(app: App, new_hands: Callable[..., Hands]) -> None:
    desk, phone = new_hands(), new_hands(touch=True)
    for player in (desk, phone):
        player.open(app.url, CODE)
    expect(desk.page.locator(".board img").first).to_be_visible()
    expect(phone.page.locator(".board img")).to_have_count(0)
    app.set(guide_seen=True, large_faces=True)
    desk.open(app.url, CODE)
    expect(desk.page.locator(".board .sign").first).to_be_visible()
    expect(desk.page.locator(".board img")).to_have_count(0)


def test_targets_are_shown_only_to_those_who_want_it(app: App, hands: Hands) -> None:
    game, action = _before_first(_between_columns)
    app.stand_at(game)
    for shown in (True, False):
        app.set(guide_seen=True, show_targets=shown)
        hands.open(app.url, game.deal.code)
        hands.hold(hands.card(action[0]))
        marked = hands.pile(action[1])
        if shown:
            expect(marked).to_have_attribute("data-target", "")
        else:
            expect(hands.page.locator("[data-target]")).to_have_count(0)


def test_the_last_move_is_marked(app: App, hands: Hands) -> None:
    """fault 14: nobody has to ask where the card went."""
    game, action = _before_first(_between_columns)
    app.stand_at(game)
    hands.open(app.url, game.deal.code)
    expect(hands.page.locator("[data-last]")).to_have_count(0 if game.actions[-1].text == "S" else 1)
    hands.play(game, action)
    expect(hands.pile(action[1]).locator(".card").last).to_have_attribute("data-last", "")
    app.set(guide_seen=True, mark_last_move=False)
    hands.open(app.url, game.deal.code)
    expect(hands.page.locator("[data-last]")).to_have_count(0)


def test_the_other_button_shows_a_card_that_lies_under_others(app: App, hands: Hands) -> None:
    """fault 19: peek on hold."""
    game, action = _before_first(_between_columns)
    app.stand_at(game.play(action))
    hands.open(app.url, game.deal.code)
    buried = hands.card(action[1], 2)
    buried.click(button="right", position={"x": 20, "y": 6})
    expect(buried).to_have_attribute("data-peeked", "")
    hands.page.mouse.click(*hands.page.evaluate("[innerWidth / 2, innerHeight - 5]"))
    expect(hands.page.locator("[data-peeked]")).to_have_count(0)


def test_a_long_press_shows_a_card_that_lies_under_others_as_long_as_it_is_held(app: App, finger: Hands) -> None:
    """fault 19: peek on hold, with a finger."""
    game, action = _before_first(_between_columns)
    app.stand_at(game.play(action))
    finger.open(app.url, game.deal.code)
    x, y, width, _ = finger.box(action[1], 2)
    with finger.holding(x + width / 2, y + 5):
        expect(finger.card(action[1], 2)).to_have_attribute("data-peeked", "")
    expect(finger.page.locator("[data-peeked]")).to_have_count(0)


@pytest.mark.parametrize("still", ["setting", "device"])
def test_nothing_moves_when_motion_is_off(app: App, new_hands: Callable[..., Hands], still: str) -> None:
    """fault 30: a game without motion is a game."""
    app.set(guide_seen=True, motion="off" if still == "setting" else "full")
    player = new_hands(reduced_motion="reduce" if still == "device" else "no-preference")
    player.page.add_init_script(
        "window.flights = 0; const animate = Element.prototype.animate;"
        "Element.prototype.animate = function (...how) { window.flights += 1; return animate.apply(this, how); };"
    )
    game, action = _before_first(_between_columns)
    app.stand_at(game)
    player.open(app.url, game.deal.code)
    player.play(game, action)
    assert player.page.evaluate("window.flights") == 0
    player.page.get_by_test_id("hint").evaluate("button => button.setAttribute('aria-busy', 'true')")
    assert player.page.evaluate("document.getAnimations().length") == 0


def test_a_card_is_caught_in_its_flight(app: App, hands: Hands) -> None:
    """fault 2: an animation is only a picture, and a hand may reach into it."""
    game, action = _before_first(_between_columns)
    app.stand_at(game.play(action))
    hands.page.add_init_script(HALF_WAY)
    hands.open(app.url, game.deal.code)
    hands.page.get_by_test_id("undo").click()
    flying = hands.page.locator("[data-gliding]").first
    box = flying.bounding_box()
    assert box is not None
    place = flying.get_attribute("id")
    hands.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 6)
    hands.page.mouse.down()
    hands.page.mouse.move(box["x"] + box["width"] / 2 + 30, box["y"] + box["height"] + 24)
    expect(hands.page.locator(f"#{place}")).to_have_attribute("data-carried", "")
    hands.page.keyboard.press("Escape")
    hands.page.mouse.up()
    expect(hands.page.locator("[data-carried]")).to_have_count(0)


def test_a_card_on_its_way_onto_the_waste_is_meant_and_not_the_one_that_it_will_cover(app: App, hands: Hands) -> None:
    """fault 2: whoever is quick gets the card that the tap on the stock turned over."""
    # The waste has a card already; one more tap on the stock, and the next card goes home.
    before, tap, home = SHORT.actions[:9], *SHORT.actions[9:11]
    assert [before[-1].text, tap.text, home.text] == ["S", "S", "WF"]
    game = Game.new(SHORT.deal)
    for action in before:
        game = game.play(action)
    app.stand_at(game)
    hands.page.add_init_script(HALF_WAY)
    hands.open(app.url, game.deal.code)
    game = hands.play(game, tap)
    x, y, width, height = hands.box("W")
    to_x, to_y, *_ = hands.box("a")
    # Half-way, the new card lies above this point, and the one before it is seen here.
    hands.drag_points((x + width / 2, y + height - 20), (to_x + 20, to_y + 20))
    hands.wait_for(game.play(home))


def test_it_sounds_and_trembles_only_when_asked(app: App, hands: Hands) -> None:
    game, action = _before_first(_between_columns)
    hands.page.add_init_script(LISTEN)
    app.stand_at(game)
    app.set(guide_seen=True, sound=False, vibration=False)
    hands.open(app.url, game.deal.code)
    hands.play(game, action)
    html = hands.page.locator("html")
    assert [html.get_attribute("data-heard"), html.get_attribute("data-felt")] == [None, None]
    hands.play(game.play(action), "U")
    app.set(guide_seen=True, sound=True, vibration=True)
    hands.open(app.url, game.deal.code)
    hands.drag(hands.card(action[0]), hands.pile("S"))
    expect(hands.page.get_by_test_id("reminder")).to_be_visible()
    expect(html).to_have_attribute("data-heard", "thud")
    expect(html).to_have_attribute("data-felt", "18,40,18")
    hands.drag(hands.card(action[0]), hands.pile(action[1]))
    expect(html).to_have_attribute("data-heard", "string")
    expect(html).to_have_attribute("data-felt", "12")


def test_the_win_is_played_and_can_be_cut_short(app: App, hands: Hands, complaints: list[str]) -> None:
    """fault 2: the finale waits for nobody."""
    last = [*vectors.story(vectors.names("won")[0])][-1]
    game = Game.new(last.deal.number)
    for action in last.actions[:-1]:
        game = game.play(action)
    app.stand_at(game)
    hands.page.add_init_script(HALF_WAY)
    hands.open(app.url, game.deal.code)
    hands.play(game, last.actions[-1], way="tap")
    expect(hands.page.locator("[data-gliding]")).to_have_count(8)
    hands.page.keyboard.press("Shift")
    expect(hands.page.locator("[data-gliding]")).to_have_count(0)
    expect(hands.page.get_by_test_id("win")).to_be_visible()
    assert complaints == []
