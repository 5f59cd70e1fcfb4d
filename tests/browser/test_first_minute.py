"""The first minute, the keys, the clock, hidden scores, and a page that installs."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserType, Page, expect

from easyharp import Game
from easyharp.server import pages
from tests.browser.hands import Hands
from tests.server.process import App, playing

CODE = "EH1-N-AAAAAAF"
GUIDE = 152


def test_a_newcomer_is_guided_through_real_moves_and_asked_only_once(app: App, hands: Hands) -> None:
    page = hands.page
    page.goto(app.url)
    guide = page.get_by_test_id("guide")
    expect(guide).to_have_attribute("data-step", "offer")
    # No answer is no answer: it is offered again.
    page.reload()
    expect(guide).to_have_attribute("data-step", "offer")
    page.get_by_test_id("guide-begin").click()
    game = Game.new(GUIDE)
    expect(page.get_by_test_id("deal-code")).to_have_text(game.deal.code)
    for step, action in (("column", "47"), ("foundation", "4F"), ("stock", "S"), ("waste", "W3")):
        expect(guide).to_have_attribute("data-step", step)
        page.keyboard.type(action.lower())
        page.keyboard.press("Enter")
        hands.wait_for(game := game.play(action))
    expect(guide).to_have_attribute("data-step", "rule")
    page.get_by_test_id("guide-close").click()
    expect(guide).to_have_count(0)
    page.goto(app.url)
    hands.wait_for(game)
    expect(guide).to_have_count(0)


def test_a_link_to_a_deal_leads_to_that_deal_and_to_no_guide(app: App, hands: Hands) -> None:
    hands.open(app.url, CODE)
    expect(hands.page.get_by_test_id("guide")).to_have_count(0)


def test_an_action_is_typed_mended_and_cleared(app: App, hands: Hands) -> None:
    hands.open(app.url, CODE)
    page, typed = hands.page, hands.page.get_by_test_id("typed")
    page.keyboard.type("1s")
    expect(page.get_by_test_id("typed-meaning")).to_contain_text("1–9")
    page.keyboard.press("Backspace")
    page.keyboard.type("7")
    expect(page.get_by_test_id("typed-meaning")).to_contain_text("column 1 to column 7")
    page.keyboard.press("Escape")
    expect(typed).to_have_count(0)
    page.keyboard.type("17\n")
    hands.wait_for(game := Game.new(5).play("17"))
    page.keyboard.type("4u")
    hands.wait_for(game := game.play("U"))
    expect(typed).to_have_count(0)
    page.keyboard.type("33\n")
    expect(page.get_by_test_id("reminder")).to_have_count(0)
    page.keyboard.press("m")
    expect(page.get_by_test_id("spoken")).to_contain_text("may go to")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Backspace")


def test_score_is_hidden_from_the_eye_and_the_clock_counts_from_the_first_action(app: App, hands: Hands) -> None:
    """fault 27: time runs only while the game is on; fault 31: score and clock may be hidden."""
    app.set(show_score=False, clock=True)
    hands.page.clock.install()
    hands.open(app.url, CODE)
    clock = hands.page.get_by_test_id("clock")
    expect(clock).to_have_text("0:00")
    hands.page.clock.run_for(5000)
    expect(clock).to_have_text("0:00")
    hands.page.keyboard.press("Space")
    hands.wait_for(Game.new(5).play("S"))
    hands.page.clock.run_for(3000)
    expect(clock).not_to_have_text("0:00")
    box = hands.page.get_by_test_id("score").locator("..").bounding_box()
    assert box is not None
    assert box["width"] <= 1


def test_the_page_can_be_installed_and_starts_without_its_server(
    tmp_path: Path, browser_type: BrowserType, browser_type_launch_args: dict[str, Any]
) -> None:
    """Fault 25: no stale worker; without the server the page says so, and goes on by itself when it is back."""
    context = browser_type.launch_persistent_context(str(tmp_path / "browser"), **browser_type_launch_args)
    hands = Hands(context.new_page())
    with playing(tmp_path / "data") as app:
        hands.open(app.url, CODE)
        hands.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        talk = context.new_cdp_session(hands.page)
        assert talk.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
        kept = hands.page.evaluate(
            "caches.keys().then(async names => (await Promise.all(names.map(async name =>"
            " (await (await caches.open(name)).keys()).map(request => new URL(request.url).pathname)))).flat())"
        )
        assert "/" in kept
        assert not [path for path in kept if path.startswith("/api")]
        hands.page.keyboard.press("Space")
        hands.wait_for(Game.new(5).play("S"))
        port = app.port
    hands.page.reload()
    expect(hands.page.get_by_test_id("offline")).to_be_visible()
    with _a_proxy_that_finds_nobody(port):
        hands.page.reload()
        expect(hands.page.get_by_test_id("offline")).to_be_visible()
    with playing(tmp_path / "data", "--port", str(port)):
        expect(hands.page.get_by_test_id("offline")).to_have_count(0, timeout=30_000)
        hands.wait_for(Game.new(5).play("S"))
    context.close()


def test_a_new_version_is_offered_and_waits_for_the_player_s_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, new_hands: Callable[..., Hands]
) -> None:
    """Fault 25: an update never acts in mid-game by itself."""
    hands = new_hands(service_workers="allow")
    web = tmp_path / "web"
    shutil.copytree(pages.WEB, web)
    monkeypatch.setenv("EASYHARP_WEB", str(web))
    page, prompt = hands.page, hands.page.get_by_test_id("update")
    with playing(tmp_path / "data") as app:
        hands.open(app.url, CODE)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.reload()
        expect(page.locator("[data-card]")).not_to_have_count(0)
        _release_another(web)
        page.evaluate("window.stays = true")
        page.evaluate("navigator.serviceWorker.getRegistration().then(found => found.update()).then(() => true)")
        expect(prompt).to_be_visible()
        page.keyboard.press("Space")
        hands.wait_for(game := Game.new(5).play("S"))
        assert page.evaluate("window.stays")
        page.get_by_test_id("update-use").click()
        page.wait_for_function("window.stays === undefined")
        hands.wait_for(game)
        expect(prompt).to_have_count(0)


class _NobodyThere(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_error(502)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@contextmanager
def _a_proxy_that_finds_nobody(port: int) -> Iterator[None]:
    proxy = ThreadingHTTPServer(("127.0.0.1", port), _NobodyThere)
    with ThreadPoolExecutor() as threads:
        threads.submit(proxy.serve_forever)
        yield
        proxy.shutdown()
        proxy.server_close()


def _release_another(web: Path) -> None:
    """Put a worker of another build into the folder, as an upgrade of the program does."""
    for form in web.glob("sw.js.*"):
        form.unlink()
    worker = (web / "sw.js").read_text(encoding="utf-8")
    worker = re.sub(r'BUILD = "\w+"', 'BUILD = "another"', worker)
    (web / "sw.js").write_text(re.sub(r"ASSETS = .*;", "ASSETS = [];", worker), encoding="utf-8")


def test_what_comes_at_the_foot_of_the_table_lies_on_nothing_else(app: App, new_hands: Callable[..., Hands]) -> None:
    """A notice, what is being typed, and the guide are read at once; the board in words is left free."""
    game = Game.new(5)
    for touch in (True, False):
        app.set(guide_seen=True, text_board=True)
        player = new_hands(touch=touch, reduced_motion="reduce")
        page = player.page
        player.open(app.url, CODE)
        # The second player goes on with the game of the first.
        game = player.play(game, "S")
        player.tap(page.get_by_test_id("menu"))
        player.tap(page.get_by_test_id("to-guide"))
        expect(page.get_by_test_id("deal-code")).to_have_text(Game.new(GUIDE).deal.code)
        expect(page.locator(".notice")).to_be_visible()
        page.keyboard.type("4")
        foot = ["[data-testid=typed]", ".notice", "[data-testid=guide]"]
        _lie_apart(page, foot)
        player.tap(page.get_by_test_id("guide-close"))
        _lie_apart(page, [*foot[:2], "[data-testid=text]"])


def test_the_first_arrow_finds_the_table(app: App, hands: Hands) -> None:
    """Whoever has not met the tab key yet; under a page or a sheet, the arrows are theirs."""
    hands.open(app.url, CODE)
    page, focus = hands.page, hands.page.locator("[data-pile] > :focus")
    page.keyboard.press("ArrowLeft")
    expect(hands.pile("S").locator(":focus")).to_have_count(1)
    page.keyboard.press("ArrowLeft")
    expect(hands.pile("9").locator(":focus")).to_have_count(1)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("?")
    page.keyboard.press("ArrowDown")
    expect(focus).to_have_count(0)
    page.goto(f"{app.url}rules")
    expect(page.locator(".page .content")).to_be_visible()
    page.evaluate("document.activeElement.blur(); document.querySelector('.page').focus()")
    page.keyboard.press("ArrowDown")
    expect(focus).to_have_count(0)


def test_four_times_enlarged_the_guide_leaves_the_cards_in_sight(app: App, new_hands: Callable[..., Hands]) -> None:
    player = new_hands(locale="pt-PT", viewport={"width": 360, "height": 225}, reduced_motion="reduce")
    player.page.goto(app.url)
    player.tap(player.page.get_by_test_id("guide-begin"))
    expect(player.page.get_by_test_id("deal-code")).to_have_text(Game.new(GUIDE).deal.code)
    guide = player.page.get_by_test_id("guide").bounding_box()
    assert guide is not None
    assert all(player.box(column)[1] + 12 <= guide["y"] for column in "123456789")


def _lie_apart(page: Page, names: list[str]) -> None:
    """They lie above one another in this order, or side by side."""
    boxes: list[Any] = [page.locator(name).bounding_box() for name in names]
    for one, other in combinations(boxes, 2):
        aside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
        assert aside or one["y"] + one["height"] <= other["y"], boxes


def test_letting_go_is_heard_and_a_tap_that_does_nothing_cuts_nobody_short(app: App, hands: Hands) -> None:
    """fault 17: what was said stays until there is something else to say."""
    app.set(guide_seen=True, double_tap=False)
    hands.open(app.url, CODE)
    spoken = hands.page.get_by_test_id("spoken")
    for let_go in ("tap", "Escape"):
        hands.tap_pile("1")
        expect(spoken).to_have_text("The jack of diamonds selected.")
        hands.tap_pile("1") if let_go == "tap" else hands.page.keyboard.press(let_go)
        expect(spoken).to_have_text("The jack of diamonds deselected.")
    hands.tap_pile("a")
    game = hands.play(Game.new(5), "S")
    expect(spoken).to_have_attribute("data-said", "6")
    hands.tap_pile("a")
    hands.play(game, "S")
    expect(spoken).to_have_attribute("data-said", "7")
