"""Nothing is lost at the page: crashes, tabs, a server that is away, a game left by mistake."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from easyharp import Deal, Game, daily
from tests.browser.hands import Hands
from tests.server.process import App, playing

CODE = "EH1-N-AAAAAAF"


def _table(page: Page) -> object:
    """Read everything that lies on the table."""
    return page.locator("[data-pile]").evaluate_all(
        """piles => piles.map(pile => [pile.dataset.pile,
            [...pile.querySelectorAll('[data-card],[data-place]')].map(c => c.dataset.card ?? c.dataset.place)])"""
    )


def test_a_server_killed_in_mid_game_comes_back_with_the_same_table(tmp_path: Path, hands: Hands) -> None:
    """fault 8: the table comes back as it was."""
    game = Game.new(5)
    with playing(tmp_path) as app:
        hands.open(app.url, CODE)
        for action in ("17", "S", "S", "U", "S"):
            game = hands.play(game, action)
        before, port = _table(hands.page), app.port
        app.kill()
        expect(hands.page.get_by_test_id("offline")).to_have_count(0)
        hands.tap(hands.pile("S"))
        expect(hands.page.get_by_test_id("offline")).to_be_visible()
        assert _table(hands.page) == before
    with playing(tmp_path, "--port", str(port)) as app:
        expect(hands.page.get_by_test_id("offline")).to_have_count(0, timeout=30_000)
        # The tap that nobody heard is asked again, so it is played now: once.
        hands.wait_for(game := game.play("S"))
        hands.page.goto(app.url)
        hands.wait_for(game)
        expect(hands.page.get_by_test_id("deal-code")).to_have_text(CODE)
        hands.play(hands.play(game, "U"), "R")


def test_two_tabs_on_one_game_never_fork_it(app: App, hands: Hands) -> None:
    """fault 25: two tabs are one game."""
    hands.open(app.url, CODE)
    other = Hands(hands.page.context.new_page())
    other.open(app.url, CODE)
    game = other.play(other.play(Game.new(5), "S"), "S")
    hands.tap(hands.pile("S"))
    # The older tab's tap was made on a table that is no more: it is shown the new one instead.
    hands.wait_for(game)
    expect(hands.page.get_by_test_id("notice")).to_be_visible()
    game = hands.play(game, "S")
    other.page.bring_to_front()
    other.page.evaluate("window.dispatchEvent(new Event('focus'))")
    other.wait_for(game)
    assert _table(other.page) == _table(hands.page)


def test_a_lost_connection_is_said_and_mended(app: App, hands: Hands) -> None:
    hands.open(app.url, CODE)
    hands.page.context.set_offline(True)
    hands.tap(hands.pile("S"))
    expect(hands.page.get_by_test_id("offline")).to_be_visible()
    hands.page.context.set_offline(False)
    expect(hands.page.get_by_test_id("offline")).to_have_count(0, timeout=30_000)
    hands.wait_for(Game.new(5).play("S"))


def test_an_answer_that_was_lost_does_not_play_the_action_twice(app: App, hands: Hands) -> None:
    hands.open(app.url, CODE)
    lost: list[str] = []

    def lose_the_first_answer(route: object, request: object) -> None:
        del request
        if lost:
            route.continue_()  # type: ignore[attr-defined]  # playwright's Route
            return
        lost.append("once")
        route.fetch()  # type: ignore[attr-defined]  # the server hears it and plays it
        route.abort()  # type: ignore[attr-defined]  # the page does not hear the answer

    hands.page.route("**/intents", lose_the_first_answer)
    hands.tap(hands.pile("S"))
    hands.wait_for(Game.new(5).play("S"))
    expect(hands.page.get_by_test_id("notice")).to_have_count(0)
    assert lost


def test_a_game_left_by_mistake_is_one_tap_away(app: App, hands: Hands) -> None:
    """fault 26: a new game by mistake costs nothing."""
    hands.open(app.url, CODE)
    game = hands.play(hands.play(Game.new(5), "17"), "S")
    hands.tap(hands.page.get_by_test_id("new-game"))
    hands.tap(hands.page.get_by_test_id("new-deal"))
    expect(hands.page.get_by_test_id("deal-code")).not_to_have_text(CODE)
    hands.wait_for(Game.new(6))
    hands.page.get_by_test_id("back-to-left").first.click()
    expect(hands.page.get_by_test_id("deal-code")).to_have_text(CODE)
    hands.wait_for(game)


def test_new_games_of_every_kind(app: App, hands: Hands) -> None:
    """fault 23: the address names the deal of every game."""
    page = hands.page
    hands.open(app.url, CODE)
    hands.play(Game.new(5), "S")

    code = page.get_by_test_id("deal-code")

    def start(kind: str) -> None:
        hands.tap(page.get_by_test_id("new-game"))
        hands.tap(page.get_by_test_id(kind))

    start("same-deal")
    hands.wait_for(Game.new(5))
    expect(code).to_have_text(CODE)
    start("new-deal")
    expect(code).not_to_have_text(CODE)
    start("daily-deal")
    expect(code).to_have_text(daily(page.evaluate("new Date().toLocaleDateString('sv')")).code)
    hands.tap(page.get_by_test_id("new-game"))
    page.get_by_test_id("deal-input").fill("no deal")
    page.get_by_test_id("deal-open").click()
    expect(page.get_by_role("dialog")).to_contain_text("EH1-N-AAAAAAF")
    # A shared result, pasted: one deal is named twice. Of two deals one is chosen.
    link = f"https://harp.example.org/deal/{CODE}?utm_source=share."
    page.get_by_test_id("deal-input").fill(f"Easy Harp, {CODE}.\n{link} {Deal(6).code}")
    page.get_by_test_id("deal-open").click()
    choices = page.get_by_test_id("deal-choice")
    expect(choices).to_have_text([CODE, Deal(6).code])
    hands.tap(choices.first)
    expect(code).to_have_text(CODE)
    hands.tap(page.get_by_test_id("new-game"))
    page.get_by_test_id("deal-input").fill(" 999 999 ")
    page.get_by_test_id("deal-open").click()
    expect(code).to_have_text(Deal(999_999).code)
    assert page.url.endswith(f"/deal/{Deal(999_999).code}")
    page.go_back()
    expect(code).not_to_have_text(Deal(999_999).code)


def test_an_address_that_a_chat_made_of_a_link_opens_the_deal(app: App, hands: Hands) -> None:
    hands.page.goto(f"{app.url}deal/EH1%E2%80%91N%E2%80%93AAAAAAF%E2%80%8B).")
    expect(hands.page.get_by_test_id("deal-code")).to_have_text(CODE)
    assert hands.page.url == f"{app.url}deal/{CODE}"
    hands.page.goto(f"{app.url}deal/{Deal(6).code},{Deal(7).code}")
    hands.tap(hands.page.get_by_test_id("deal-choice").last)
    expect(hands.page.get_by_test_id("deal-code")).to_have_text(Deal(7).code)


def test_an_address_that_names_no_deal_says_so_and_keeps_the_game(app: App, hands: Hands) -> None:
    hands.open(app.url, CODE)
    game = hands.play(Game.new(5), "S")
    hands.page.goto(f"{app.url}deal/EH2-N-AAAAAAF")
    expect(hands.page.get_by_text("EH1", exact=False).first).to_be_visible()
    assert app.ask("GET", "/api/home")["game"]["code"] == CODE
    hands.page.goto(app.url)
    hands.wait_for(game)
