"""Firefox and WebKitGTK play the game, by mouse, finger and keys, and open every page without an error."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from itertools import cycle
from pathlib import Path

import pytest

from easyharp import Action, Game
from easyharp.rules import REDO, UNDO
from easyharp.server import pages
from tests.browser.house import built
from tests.browser.short import SHORT
from tests.engines.engine import Engine, firefox, webkit
from tests.engines.player import Player, Pointer, Way
from tests.server.process import App
from tools.browser import FIREFOX, WEBKIT, Program

Start = Callable[[list[str], Path], AbstractContextManager[Engine]]
STARTS: dict[str, tuple[Program, Start]] = {"firefox": (FIREFOX, firefox), "webkit": (WEBKIT, webkit)}
# What shows that a page has its content.
PAGES = {
    "rules": "#one-card",
    "examples": "[data-testid='player-play']",
    "faq": "#refusal-wrong-rank",
    "calendar": "[data-day]",
    "history": ".content a[href^='/replay/']",
    "statistics": ".content svg",
    f"print/{SHORT.deal.code}": ".content button",
}
WAYS: list[tuple[Way, Pointer]] = [
    ("drag", "mouse"),
    ("tap", "touch"),
    ("keys", "mouse"),
    ("drag", "touch"),
    ("tap", "mouse"),
]
# Also whether anything listened.
COMPLAINTS = "() => [typeof complain, ...JSON.parse(sessionStorage.complaints ?? '[]')]"
OPENING = 11
ENDING = 12


@pytest.fixture
def heard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    """An app whose page keeps what goes wrong in it."""
    web = tmp_path / "web"
    shutil.copytree(pages.WEB, web)
    shutil.copy(Path(__file__).parent / "listen.js", web)
    for index in web.glob("index*.html"):
        listening = index.read_text("utf-8").replace("<head>", '<head><script src="/listen.js"></script>', 1)
        index.write_text(listening, "utf-8")
    monkeypatch.setattr(pages, "WEB", web)
    with built(tmp_path / "empty") as house, house.lived_in(tmp_path / "data") as app:
        yield app


@pytest.mark.parametrize("name", [name for name, (program, _) in STARTS.items() if program.find()])
def test_a_game_is_won_and_every_page_opened(heard: App, tmp_path: Path, name: str) -> None:
    program, start = STARTS[name]
    paths = program.find()
    assert paths is not None
    home = tmp_path / "home"
    home.mkdir()
    with start(paths, home) as engine:
        player = Player(engine)
        _win(heard, player)
        _open_every_page(heard, player)
        assert engine.run(COMPLAINTS) == ["function"]


def _win(app: App, player: Player) -> None:
    """Play the beginning of a game and its end at the page, and what lies between them by the wire."""
    address = f"{app.url}deal/{SHORT.deal.code}"
    player.engine.go(address)
    game = _play(player, Game.new(SHORT.deal), SHORT.actions[:OPENING])
    for action in (UNDO, REDO):
        game = player.play(game, action, "keys")
    between = SHORT.actions[OPENING:-ENDING]
    app.go_on(between)
    player.engine.go(address)
    for action in between:
        game = game.play(action)
    game = _play(player, game, SHORT.actions[-ENDING:])
    assert game.is_won
    player.see("[data-testid='win']")


def _play(player: Player, game: Game, actions: Sequence[Action]) -> Game:
    """Play on at the page, in all ways in turn."""
    player.see("[data-card]")
    player.wait_for(game)
    for action, (way, pointer) in zip(actions, cycle(WAYS), strict=False):
        game = player.play(game, action, way, pointer)
    return game


def _open_every_page(app: App, player: Player) -> None:
    game = app.ask("GET", "/api/home")["game"]["id"]
    for address, content in {**PAGES, f"replay/{game}": "[data-testid='player-play']"}.items():
        player.engine.go(app.url + address)
        player.see(content)
        assert player.engine.run("() => document.querySelector('[role=alert]:not([hidden])')?.textContent") is None
