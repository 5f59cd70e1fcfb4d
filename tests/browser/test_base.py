"""The app under a path of its host, beside whatever else is there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from easyharp import Game
from easyharp.server.app import Options
from easyharp.server.players import ManyPlayers
from tests.browser.hands import Hands
from tests.browser.house import House

BASE = "/harp"
CODE = "EH1-N-AAAAAAF"


def test_a_short_game_under_a_path(
    house: House, tmp_path: Path, new_hands: Callable[..., Hands], complaints: list[str]
) -> None:
    options = Options(base=BASE, players=ManyPlayers(https=False, base=BASE))
    hands = new_hands(service_workers="allow")
    page = hands.page
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    with house.lived_in(tmp_path / "data", options) as app:
        home = f"{app.url}harp"
        hands.open(f"{home}/", CODE)
        game = hands.play(hands.play(Game.new(5), "17"), "S")

        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        hands.tap(page.get_by_test_id("menu"))
        rules = page.get_by_test_id("to-page-rules")
        assert rules.get_attribute("href") == f"{BASE}/rules"
        hands.tap(rules)
        expect(page).to_have_url(f"{home}/rules")
        link = page.locator("main a[href*=examples]").first
        assert link.get_attribute("href") == f"{BASE}/examples#four-places"
        link.click()
        expect(page).to_have_url(f"{home}/examples#four-places")
        page.get_by_test_id("back-to-game").click()
        expect(page).to_have_url(f"{home}/deal/{CODE}")

        # The cookie belongs to the path, the worker to the app there, and the table comes back after a reload.
        (cookie,) = page.context.cookies()
        assert cookie["path"] == BASE
        scope = page.evaluate("navigator.serviceWorker.ready.then((found) => found.scope)")
        assert scope == f"{home}/"
        page.reload()
        hands.wait_for(game)
        hands.play(game, "U")

    # The server is gone: the worker starts the page from what it kept, under the same path.
    page.goto(f"{home}/")
    expect(page.get_by_test_id("offline")).to_be_visible()
    outside = [url for url in asked if not url.startswith((f"{home}/", "data:"))]
    assert not outside
    assert not [one for one in complaints if "503" not in one]
