"""Games in memory and in the store: two processes, a restart, a store that fails."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine
from sqlalchemy.exc import OperationalError

from easyharp.server.store import Store
from tests.server.client import Client
from tests.server.conftest import start
from tests.server.postgres import Postgres


def _same_game_in(other: Client, client: Client) -> None:
    other.game = client.game


def test_a_restart_resumes_the_game_exactly_undo_and_redo_included(where: Path | str) -> None:
    """fault 8: a game is resumed with its undo."""
    with start(where) as client:
        client.start(deal="5")
        client.act("17", "S", "S", "U", "S", "U", "U")
        before = client.game
    with start(where) as client:
        assert client.get("/api/home")["game"] == before
        client.game = before
        assert client.act("R")["game"]["table"]["moves"] == before["table"]["moves"] + 1
        assert client.act("U", "U", "U")["refusal"]["reason"] == "nothing-to-undo"


def test_two_processes_on_one_database_never_fork_a_game(where: Path | str) -> None:
    with start(where) as one, start(where) as two:
        one.start(deal="5")
        _same_game_in(two, one)
        two.act("S")
        stale = one.send({"version": 0, "intent": {"type": "action", "action": "S"}})
        assert stale.status_code == 409
        assert stale.json()["error"]["game"] == two.game
        one.game = stale.json()["error"]["game"]
        one.act("S")
        assert two.get(f"/api/games/{two.game['id']}") == one.game
        _same_game_in(two, one)
        two.act("U")
        assert two.game["version"] == 3


def test_an_action_that_could_not_be_stored_did_not_happen(where: Path | str, monkeypatch: pytest.MonkeyPatch) -> None:
    with start(where) as client:
        client.start(deal="5")
        before = client.game

        async def fail(*_: Any) -> bool:
            raise OperationalError("INSERT", {}, Exception("disk full"))

        with monkeypatch.context() as patch:
            patch.setattr(Store, "add_action", fail)
            answer = client.send({"version": 0, "intent": {"type": "action", "action": "S"}})
            assert answer.status_code == 503
            assert answer.json()["error"]["kind"] == "unavailable"
            assert "disk full" not in answer.text
        assert client.get(f"/api/games/{before['id']}") == before
        assert client.act("S")["game"]["version"] == 1


def test_games_beyond_the_memory_are_replayed_from_the_store(
    where: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("easyharp.server.keeper.IN_MEMORY", 2)
    with start(where) as client:
        games = []
        for number in range(1, 6):
            client.start(deal=str(number))
            client.act("S", "S")
            games.append(client.game)
        for game in games:
            assert client.get(f"/api/games/{game['id']}") == game
            client.game = game
            assert client.act("U")["game"]["version"] == 3


def test_a_damaged_set_of_actions_is_reported_and_kept_and_hinders_no_other_game(folder: Path) -> None:
    with start(folder) as client:
        client.start(deal="5")
        client.act("S")
        damaged = client.game
    connection = sqlite3.connect(folder / "easyharp.sqlite3")
    with connection:
        connection.execute("UPDATE actions SET action = 'W1'")
    connection.close()
    with start(folder) as client:
        home = client.get("/api/home")
        assert (home["game"], home["left"]) == (None, None)
        assert home["notice"] == {"kind": "unreadable", "file": None, "game": damaged["id"]}
        answer = client.http.get(f"/api/games/{damaged['id']}")
        assert answer.status_code == 503
        assert "kept" in answer.json()["error"]["message"]
        client.start(deal="6")
        client.act("S")


def test_a_set_aside_database_is_told_to_the_player(folder: Path) -> None:
    folder.mkdir()
    (folder / "easyharp.sqlite3").write_bytes(b"not a database" * 100)
    with start(folder) as client:
        notice = client.get("/api/home")["notice"]
        assert notice["kind"] == "set-aside"
        assert (folder / notice["file"]).exists()


def test_a_database_that_was_away_is_used_again(postgres: Postgres) -> None:
    url = postgres.new_database()
    with start(url) as client:
        client.start(deal="5")
        client.act("S")
        engine = create_engine(url)
        with engine.connect() as connection:
            connection.exec_driver_sql(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
            )
        engine.dispose()
        body = {"version": 1, "intent": {"type": "action", "action": "S"}}
        assert client.send(body).status_code == 503, "what could not be written is not answered as if it were"
        assert client.act("S")["game"]["version"] == 2
        assert client.get("/api/home")["game"] == client.game
