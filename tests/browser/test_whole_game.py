"""A whole game, won at the page by the actions of a record."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

import pytest
from playwright.sync_api import expect

from easyharp import Game, parse_record
from easyharp.rules import TAP_STOCK
from tests.browser.hands import Hands, Way
from tests.browser.short import SHORT
from tests.server.process import App


@pytest.mark.parametrize("way", ["drag", "tap"])
def test_a_deal_is_won_with_the_mouse_by_drags_and_with_a_finger_by_taps(
    app: App, new_hands: Callable[..., Hands], complaints: list[str], way: Way
) -> None:
    player = new_hands(touch=way == "tap", reduced_motion="reduce")
    game = Game.new(SHORT.deal)
    player.open(app.url, game.deal.code)
    for action, same in groupby(SHORT.actions):
        if action is TAP_STOCK:
            game = player.draw(game, len(list(same)))
            continue
        for _ in same:
            game = player.play(game, action, way)
    assert game.is_won
    # Written as every number is: 1,300.
    expect(player.page.get_by_test_id("score")).to_have_text(f"{game.score:,}")
    expect(player.page.get_by_test_id("score")).to_have_attribute("data-value", SHORT.tag("Score") or "")
    expect(player.page.get_by_test_id("moves")).to_have_text(SHORT.tag("Moves") or "")
    expect(player.page.get_by_test_id("win")).to_be_visible()
    _is_won_once(app, player)
    assert complaints == []


def _is_won_once(app: App, player: Hands) -> None:
    """A win is announced when it happens, shown afterwards, and kept as a record."""
    home = app.ask("GET", "/api/home")["game"]
    player.page.reload()
    expect(player.page.get_by_test_id("win")).to_be_visible()
    with player.page.expect_download() as download:
        player.page.goto(f"{app.url}deal/{SHORT.deal.code}")
        player.page.evaluate(f"location.href = '/api/games/{home['id']}/record'")
    record = parse_record(download.value.path().read_text(encoding="utf-8"))
    assert record.replay().game.is_won
    assert record.actions == SHORT.actions
