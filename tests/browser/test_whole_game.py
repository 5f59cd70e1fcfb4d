"""A whole game, won at the page by the actions of a golden record."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

import pytest
from playwright.sync_api import expect

from easyharp import Game, Record, parse_record
from easyharp.rules import TAP_STOCK
from tests.browser.hands import Hands, Way
from tests.golden import vectors
from tests.server.process import App


@pytest.mark.parametrize(("way", "number"), [("drag", 5), ("tap", 1)])
def test_a_deal_is_won_with_the_mouse_by_drags_and_with_a_finger_by_taps(
    app: App, new_hands: Callable[..., Hands], complaints: list[str], way: Way, number: int
) -> None:
    player = new_hands(touch=way == "tap", reduced_motion="reduce")
    won = vectors.record(f"won-{number}")
    game = Game.new(number)
    player.open(app.url, game.deal.code)
    for action, same in groupby(won.actions):
        if action is TAP_STOCK:
            game = player.draw(game, len(list(same)))
            continue
        for _ in same:
            game = player.play(game, action, way)
    assert game.is_won
    expect(player.page.get_by_test_id("score")).to_have_text(won.tag("Score") or "")
    expect(player.page.get_by_test_id("moves")).to_have_text(won.tag("Moves") or "")
    expect(player.page.get_by_test_id("win")).to_be_visible()
    _is_won_once(app, player, won)
    assert complaints == []


def _is_won_once(app: App, player: Hands, won: Record) -> None:
    """A win is announced when it happens, shown afterwards, and kept as a record."""
    home = app.ask("GET", "/api/home")["game"]
    player.page.reload()
    expect(player.page.get_by_test_id("win")).to_be_visible()
    with player.page.expect_download() as download:
        player.page.goto(f"{app.url}deal/{won.deal.code}")
        player.page.evaluate(f"location.href = '/api/games/{home['id']}/record'")
    record = parse_record(download.value.path().read_text(encoding="utf-8"))
    assert record.replay().game.is_won
    assert record.actions == won.actions
