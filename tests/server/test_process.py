"""Starting, killing and starting again: the app as a player meets it."""

from __future__ import annotations

import json
import socket
from pathlib import Path

import pytest

from easyharp.server import running
from easyharp.server.running import Running
from tests.server.process import App, playing, started


def _play(app: App, game: dict[str, object], *actions: str) -> dict[str, object]:
    for action in actions:
        body = {"version": game["version"], "intent": {"type": "action", "action": action}}
        game = app.ask("POST", f"/api/games/{game['id']}/intents", body)["game"]
    return game


def test_a_killed_app_has_lost_nothing_that_it_answered(folder: Path) -> None:
    """fault 8: a killed program has lost nothing."""
    with playing(folder) as app:
        game = app.ask("POST", "/api/games", {"start": {"type": "open", "deal": "5"}})["game"]
        game = _play(app, game, "17", "S", "S", "U", "S", "S")
        app.kill()
    with playing(folder) as app:
        home = app.ask("GET", "/api/home")
        assert home["game"] == game
        assert home["notice"] is None
        assert _play(app, game, "U", "R") == app.ask("GET", "/api/home")["game"]


def test_a_second_start_finds_the_first(folder: Path) -> None:
    with playing(folder) as first:
        with playing(folder) as second:
            assert "already running" in second.line
            assert second.port == first.port
            assert second.ended() == 0
        with playing(folder, "7") as third:
            assert f"{first.url}deal/EH1-N-AAAAAAH" in third.line


def test_ctrl_c_ends_the_app_without_a_word_of_python(folder: Path) -> None:
    with playing(folder) as app:
        code, rest = app.end()
    assert code == 0
    assert "Traceback" not in rest
    assert not (folder / running.FILE).exists()


def test_a_port_that_is_taken_is_named_when_it_was_asked_for(folder: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with playing(folder, "--port", str(port)) as app:
            assert f"port {port}" in app.line
            assert app.ended() == 1


def test_the_usual_port_may_be_taken(folder: Path, tmp_path: Path) -> None:
    with playing(folder) as first, playing(tmp_path / "other") as second:
        assert first.port != second.port
        assert second.ask("GET", "/api/about")["name"] == "easyharp"


def test_the_app_can_only_be_reached_from_this_computer(folder: Path) -> None:
    with playing(folder) as app, socket.socket() as other:
        # Bound to 127.0.0.1 alone, so any other address of the computer still has the port free.
        other.bind(("127.0.0.2", app.port))


def test_a_bad_deal_starts_nothing(folder: Path) -> None:
    with playing(folder, "EH1-N-A") as app:
        assert "seven letters" in app.line
        assert app.ended() == 1
    assert not folder.exists()


def test_serve_listens_where_it_is_told_and_keeps_to_its_database(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.sqlite3'}"
    app = started("serve", "--port", "0", "--database", database)
    try:
        app.port = int(app.line.rsplit(" ", 1)[1])
        assert app.ask("GET", "/api/home")["game"] is None
        assert (tmp_path / "games.sqlite3").exists()
    finally:
        assert app.end()[0] == 0
        assert app.process.stdout is not None
        app.process.stdout.close()


@pytest.mark.parametrize("note", ["", "{", "[]", '{"port": "x"}', '{"port": 1, "instance": "gone"}'])
def test_a_note_of_an_app_that_is_gone_is_no_hindrance(folder: Path, note: str) -> None:
    folder.mkdir()
    (folder / running.FILE).write_text(note)
    assert running.find(folder) is None


def test_an_app_takes_only_its_own_note_away(folder: Path) -> None:
    folder.mkdir()
    running.note(folder, Running(2, "new"))
    running.forget(folder, Running(1, "old"))
    assert json.loads((folder / running.FILE).read_text()) == {"port": 2, "instance": "new"}
    running.forget(folder, Running(2, "new"))
    running.forget(folder, Running(2, "new"))
    assert not (folder / running.FILE).exists()
