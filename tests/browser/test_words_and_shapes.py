"""Languages, accessibility, and a table that fits."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from easyharp import Game
from tests.browser.hands import Hands
from tests.golden import vectors
from tests.server.process import App

CODE = "EH1-N-AAAAAAF"
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
NEW_GAME = {
    "en-US": "New game",
    "hu-HU": "Új játék",
    "pt-PT": "Nova partida",
    "pt-BR": "Nova partida",
    "de-DE": "New game",
}
VIOLATIONS = "axe.run().then(result => result.violations.map(v => [v.id, v.nodes.map(node => node.html)]))"


@pytest.mark.parametrize("locale", NEW_GAME)
def test_the_page_speaks_the_browser_s_language(app: App, new_hands: Callable[..., Hands], locale: str) -> None:
    """fault 28: the built app speaks every language."""
    player = new_hands(locale=locale)
    player.open(app.url, CODE)
    expect(player.page.get_by_test_id("new-game")).to_contain_text(NEW_GAME[locale])
    language = locale[:2] if locale[:2] in ("hu", "pt") else "en"
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


@pytest.mark.parametrize("locale", ["en-GB", "hu-HU", "pt-PT"])
@pytest.mark.parametrize("touch", [False, True])
def test_axe_finds_no_violation(app: App, new_hands: Callable[..., Hands], locale: str, touch: bool) -> None:
    # Without motion, so that nothing is half faded in when its contrast is measured.
    player = new_hands(touch=touch, locale=locale, reduced_motion="reduce")
    player.open(app.url, CODE)
    player.play(Game.new(5), "S")
    player.drag(player.card("1"), player.pile("2"))
    expect(player.page.get_by_test_id("reminder")).to_be_visible()
    _check(player)
    for button in ("new-game", "menu"):
        # Not by finger: a browser that axe keeps busy takes a slow touch for something else than a tap.
        player.page.get_by_test_id(button).click()
        expect(player.page.get_by_role("dialog")).to_be_visible()
        _check(player)
        player.page.keyboard.press("Escape")
        expect(player.page.get_by_role("dialog")).to_have_count(0)
    player.page.goto(f"{app.url}deal/nonsense")
    expect(player.page.get_by_role("alert").or_(player.page.get_by_role("heading")).first).to_be_visible()
    _check(player)


def _check(player: Hands) -> None:
    # Through the debugger, since the page's own policy lets no foreign script in.
    player.page.evaluate(AXE.read_text(encoding="utf-8"))
    assert player.page.evaluate(VIOLATIONS) == []


def _worst() -> Game:
    """The golden game with the longest column, counted by its open cards."""
    games = (game for name in vectors.names("won") for game in vectors.story(name))
    return max(games, key=lambda game: max(len(column.up) + len(column.down) for column in game.position.columns))


@pytest.mark.parametrize("size", [(360, 640), (1440, 900), (844, 390), (768, 1024), (320, 568), (2560, 1080)])
def test_the_longest_column_fits_and_every_open_card_can_be_read(
    app: App, new_hands: Callable[..., Hands], size: tuple[int, int]
) -> None:
    """fault 19: nothing runs off the screen, and rank and suit of every open card stay uncovered."""
    game = _worst()
    _stand_at(app, game)
    player = new_hands(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    player.open(app.url, game.deal.code)
    scrolls = player.page.evaluate(
        "[document.scrollingElement.scrollHeight - innerHeight, document.scrollingElement.scrollWidth - innerWidth]"
    )
    assert max(scrolls) <= 0
    for name in "123456789":
        cards = player.pile(name).locator("[data-card]").all()
        boxes = [_box(card) for card in cards]
        for (x, y, width, height), below in zip(boxes, [*boxes[1:], None], strict=True):
            assert x >= 0
            assert x + width <= size[0]
            assert y + height <= size[1]
            if below is not None:
                assert below[1] - y >= 10, "the strip with rank and suit is too narrow to be read"


SIZES = [(360, 640), (320, 568), (844, 390), (768, 1024), (1024, 768), (1440, 900)]


@pytest.mark.parametrize("locale", ["en-GB", "hu-HU", "pt-PT"])
def test_a_long_reminder_is_read_whole_and_covers_no_card(
    app: App, new_hands: Callable[..., Hands], locale: str
) -> None:
    game = next(game for game in vectors.story("won-13") if len(game.position.columns[3].up) > 2)
    _stand_at(app, game)
    player = new_hands(locale=locale, reduced_motion="reduce")
    for width, height in SIZES:
        player.page.set_viewport_size({"width": width, "height": height})
        player.open(app.url, game.deal.code)
        player.drag(player.card("4", 2), player.pile("1"))
        reminder = player.page.get_by_test_id("reminder")
        expect(reminder).to_be_visible()
        box, text = _box(reminder), _box(reminder.locator("p"))
        assert text[1] >= 0, (width, height)
        assert text[1] + text[3] <= box[1] + box[3] + 1, f"at {width} × {height} the text is cut off"
        top = min(_box(card)[1] for card in player.page.locator(".card").all())
        assert box[1] + box[3] <= top + 1, f"at {width} × {height} the reminder covers a card"


def _stand_at(app: App, game: Game) -> None:
    state = app.ask("POST", "/api/games", {"start": {"type": "deal", "deal": game.deal.code}})["game"]
    for version, action in enumerate(game.actions):
        body = {"version": version, "intent": {"type": "action", "action": action.text}}
        app.ask("POST", f"/api/games/{state['id']}/intents", body)


def _box(card: Locator) -> tuple[float, float, float, float]:
    box = card.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["width"], box["height"]
