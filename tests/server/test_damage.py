"""Damaged data: nothing plays differently without a word, nobody is locked out (`make trials ARGS=damage` in full)."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from easyharp.server.store import DamagedDatabaseError, open_database
from easyharp.server.store.trouble import Trouble
from tests.server.client import Client
from tests.server.conftest import start
from tests.server.process import started
from trials import damage
from trials.damage import FILE, Outcome, Templates, make_templates, outcome_of


@pytest.fixture(scope="module")
def templates() -> Iterator[Templates]:
    with TemporaryDirectory(prefix="easyharp-damage-") as folder:
        yield make_templates(Path(folder))


@pytest.mark.parametrize("kind", [*damage.KINDS], ids=lambda kind: kind.__name__)
def test_no_damage_plays_differently_without_a_word(templates: Templates, folder: Path, kind: damage.Damage) -> None:
    assert outcome_of(templates, kind, Random(damage.SEED), folder) not in damage.BAD


@pytest.mark.parametrize(
    ("table", "column", "value"),
    [
        ("players", "settings", b"\xff\xfe"),
        ("players", "current_game", 7),
        ("games", "number", "garbage"),
        ("games", "id", None),
        ("games", "player", None),
        ("actions", "at", "x" * 100_000),
        ("finished", "score", ""),
        ("heads", "version", 2**62),
    ],
)
def test_one_damaged_cell_locks_nobody_out(
    templates: Templates, folder: Path, table: str, column: str, value: object
) -> None:
    outcome = outcome_of(templates, damage.setting(table, column, value), Random(1), folder)
    assert outcome in (Outcome.SAME, Outcome.TOLD)


def test_what_can_be_read_of_a_damaged_game_is_gone_on_with(folder: Path) -> None:
    with start(folder) as client:
        client.start(deal="5")
        client.act("17", "S", "S", "S")
        game = client.game["id"]
    _sql(folder, "DELETE FROM actions WHERE version = 3")
    with start(folder) as client:
        assert client.get("/api/home")["notice"] == {"kind": "unreadable", "file": None, "game": game}
        first, again = (client.http.put("/api/current", json={"id": game}).json()["game"] for _ in range(2))
        assert first == again, "asked twice, it is made once"
        assert (first["version"], first["number"]) == (2, 5)
        assert client.get("/api/home")["game"] == first
    assert _sql(folder, f"SELECT count(*) FROM actions WHERE game = '{game}'") == [(3,)], "nothing is dropped"


def test_what_is_left_out_of_the_file_of_everything_is_named_in_it(folder: Path) -> None:
    with start(folder) as client:
        client.start(deal="5")
        client.act("17", "S", "S", "S")
        game = client.game["id"]
    _sql(folder, "DELETE FROM actions WHERE version = 3")
    with start(folder) as client:
        text = client.http.get("/api/everything").text
        assert f'"left_out":[{{"id":"{game}","actions":2}}]' in text.splitlines()[-1]
        assert client.get("/api/everything/parts") == {"parts": 1, "left_out": 1}
        answer = client.http.post("/api/everything", content=text, headers={"content-type": "application/x-ndjson"})
        assert answer.json()["new"] == 1, "the rest comes in beside the damaged one"


@pytest.mark.parametrize("content", [b"", b"x"])
def test_a_file_of_no_or_one_byte_is_no_empty_database(folder: Path, content: bytes) -> None:
    folder.mkdir()
    (folder / FILE).write_bytes(content)
    database = open_database(folder)
    database.close()
    assert database.set_aside is not None
    assert database.set_aside.kept.read_bytes() == content


def test_serve_ends_with_an_error_and_leaves_the_file(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    file.write_bytes(b"damaged" * 200)
    app = started("serve", "--port", "0", "--database", f"sqlite:///{file}")
    try:
        assert "--set-aside" in app.line
        assert app.ended() == 1
    finally:
        app.end()
        assert app.process.stdout is not None
        app.process.stdout.close()
    assert [path.name for path in tmp_path.iterdir()] == [file.name]
    with pytest.raises(DamagedDatabaseError):
        open_database(f"sqlite:///{file}", may_set_aside=False)


def _never(*_: object, **__: object) -> None:
    error = sqlite3.OperationalError("database or disk is full")
    error.sqlite_errorname = "SQLITE_FULL"
    raise error


def _no_right(*_: object, **__: object) -> None:
    raise PermissionError(13, "Permission denied")


@pytest.mark.parametrize(
    ("fail", "trouble"), [(_never, Trouble.DISK_FULL), (_no_right, Trouble.READ_ONLY)], ids=["full", "read-only"]
)
@pytest.mark.parametrize("left", ["closed", "killed"])
def test_a_start_that_cannot_write_opens_the_game_for_looking(
    templates: Templates,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    fail: Callable[..., None],
    trouble: Trouble,
    left: str,
) -> None:
    shutil.copytree(getattr(templates, left), folder)
    before = {path.name: path.read_bytes() for path in folder.iterdir() if not path.name.endswith("-shm")}
    monkeypatch.setattr("easyharp.server.store.database.engines_of", fail)
    with start(folder) as client:
        home = client.get("/api/home")
        assert home["notice"]["kind"] == trouble
        assert {key: home[key] for key in ("game", "left", "settings")} == templates.shown["home"]
        _refused(client, trouble)
        assert client.get("/api/home") == home
        assert client.http.get("/api/everything").status_code == 200
    assert {path.name: path.read_bytes() for path in folder.iterdir() if not path.name.endswith("-shm")} == before


def _refused(client: Client, trouble: Trouble) -> None:
    answer = client.http.post("/api/games", json={"start": {"type": "deal", "deal": "6"}})
    assert (answer.status_code, answer.json()["error"]["kind"]) == (503, trouble)


def test_a_new_folder_that_cannot_be_written_keeps_nothing_of_the_start(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("easyharp.server.store.database.engines_of", _never)
    with start(folder) as client:
        assert client.get("/api/home")["notice"]["kind"] == "disk-full"
    assert list(folder.iterdir()) == []


def test_only_its_owner_looks_into_a_data_folder(folder: Path) -> None:
    database = open_database(folder)
    with database.write.begin() as connection:
        connection.exec_driver_sql("SELECT 1")
        assert {path.stat().st_mode & 0o077 for path in (folder, *folder.iterdir())} == {0}
    database.close()
    (folder / FILE).chmod(0o644)
    open_database(folder).close()
    assert (folder / FILE).stat().st_mode & 0o077 == 0


def test_two_servers_on_one_database_see_each_other_s_settings(where: Path | str) -> None:
    with start(where) as one, start(where) as two:
        one.start(deal="5")
        two.game = one.game
        one.http.patch("/api/settings", json={"interactive_rules": False})
        assert two.intend("action", action="12")["remind"] is False
        two.http.patch("/api/settings", json={"interactive_rules": True})
        assert one.intend("action", action="12")["remind"] is True


def test_a_large_file_is_read_through_while_the_game_is_on(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with start(folder) as client:
        client.start(deal="5")
        client.act_far(*["S"] * 600)
    content = bytearray((folder / FILE).read_bytes())
    content[-4096:] = bytes(4096)
    (folder / FILE).write_bytes(content)
    monkeypatch.setattr("easyharp.server.store.check.QUICK", 4096)
    database = open_database(folder)
    assert database.watch is not None
    assert database.watch._thread is not None
    database.watch._thread.join()
    assert database.watch.damage
    database.close()
    database = open_database(folder)
    database.close()
    assert database.set_aside is not None, "the next start knows, and reads all of it first"


def _sql(folder: Path, statement: str) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(folder / FILE)
    try:
        with connection:
            return list(connection.execute(statement))
    finally:
        connection.close()
