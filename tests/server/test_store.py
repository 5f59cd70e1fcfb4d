"""A game is never lost: the store on its own."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from easyharp.server.store import (
    DatabaseError,
    Finish,
    NewerDatabaseError,
    NewGame,
    Progress,
    Store,
    migrations,
    open_database,
)
from easyharp.server.store.database import APPLICATION_ID
from easyharp.server.store.schema import METADATA

T = TypeVar("T")
FILE = "easyharp.sqlite3"


def use(folder: Path, do: Callable[[Store], Awaitable[T]]) -> T:
    """Open the store, do something with it, close it."""

    async def run() -> T:
        store = Store(open_database(folder))
        try:
            return await do(store)
        finally:
            store.close()

    return asyncio.run(run())


async def _begin(store: Store, game: str = "g", number: int = 5) -> None:
    await store.add_player("p", "2026-11-30T09:12:44Z", "{}")
    await store.add_game(NewGame(game, "p", number, None, "2026-11-30T09:12:44Z"))


def _sql(folder: Path, statement: str) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(folder / FILE)
    try:
        return list(connection.execute(statement))
    finally:
        connection.close()


def test_what_was_written_is_there_after_opening_again(folder: Path) -> None:
    async def play(store: Store) -> None:
        await _begin(store)
        for version, action in enumerate(["S", "W3", "U", "R"], 1):
            assert await store.add_action(Progress("g", version, action, 1000 + version))

    use(folder, play)
    row = use(folder, lambda store: store.game("g"))
    assert row is not None
    assert (row.player, row.number, row.actions) == ("p", 5, ("S", "W3", "U", "R"))
    player = use(folder, lambda store: store.player("p"))
    assert player is not None
    assert player.current_game == "g"


def test_two_actions_on_one_version_never_fork_a_game(folder: Path) -> None:
    async def race(store: Store) -> list[bool]:
        await _begin(store)
        return list(await asyncio.gather(*(store.add_action(Progress("g", 1, "S", n)) for n in range(20))))

    assert sorted(use(folder, race)) == [False] * 19 + [True]
    assert _sql(folder, "SELECT count(*) FROM actions") == [(1,)]


def test_a_bad_write_does_not_take_its_neighbours_with_it(folder: Path) -> None:
    """Writes are gathered into one transaction; one that fails must fail alone."""

    async def mixed(store: Store) -> list[object]:
        await _begin(store)
        good = [store.add_action(Progress("g", version, "S", version)) for version in (1, 2, 3)]
        bad = store.add_game(NewGame("g", "p", 5, None, "twice the same id"))
        return list(await asyncio.gather(good[0], bad, good[1], good[2], return_exceptions=True))

    first, failed, *rest = use(folder, mixed)
    assert isinstance(failed, Exception)
    assert [first, *rest] == [True, True, True]
    assert _sql(folder, "SELECT version FROM actions ORDER BY version") == [(1,), (2,), (3,)]


def test_a_win_enters_the_journal_with_its_last_card_and_once(folder: Path) -> None:
    finish = Finish("p", 5, None, 10, 1300, take_backs=False, record="[Deal …]")

    async def win(store: Store) -> list[bool]:
        await _begin(store)
        last = Progress("g", 1, "WF", 7, finish)
        return [await store.add_action(last), await store.add_action(last)]

    assert use(folder, win) == [True, False]
    assert _sql(folder, "SELECT game, score, moves, take_backs, finished FROM finished") == [("g", 1300, 10, 0, 7)]
    assert use(folder, lambda store: store.unfinished("p", number=5)) is None


def test_if_the_journal_cannot_be_written_neither_is_the_last_card(folder: Path) -> None:
    stranger = Finish("nobody", 5, None, 10, 1300, take_backs=False, record="")

    async def win(store: Store) -> None:
        await _begin(store)
        with pytest.raises(Exception, match="FOREIGN KEY"):
            await store.add_action(Progress("g", 1, "WF", 7, stranger))

    use(folder, win)
    assert _sql(folder, "SELECT * FROM actions") == []


def test_the_unfinished_game_that_was_played_last_is_found(folder: Path) -> None:
    async def play(store: Store) -> list[str | None]:
        for game in ("older", "newer", "other-deal"):
            await _begin(store, game, 6 if game == "other-deal" else 5)
        await store.add_action(Progress("newer", 1, "S", 100))
        first = await store.unfinished("p", number=5)
        await store.add_action(Progress("older", 1, "S", 200))
        return [first, await store.unfinished("p", number=5), await store.unfinished("p", number=5, day="2026-11-30")]

    assert use(folder, play) == ["newer", "older", None]


def test_the_migrations_make_exactly_the_tables(folder: Path) -> None:
    database = open_database(folder)
    with database.read.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
    database.close()


def test_commits_survive_a_loss_of_power(folder: Path) -> None:
    database = open_database(folder)
    with database.write.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    database.close()


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"this was never a database, " * 100, "no database"),
        (b"SQLite format 3\x00" + bytes(range(256)) * 40, "damaged"),
    ],
)
def test_a_damaged_file_is_set_aside_and_kept_as_it_was(folder: Path, content: bytes, why: str) -> None:
    folder.mkdir()
    (folder / FILE).write_bytes(content)
    database = open_database(folder)
    database.close()
    assert database.set_aside is not None
    assert why in database.set_aside.why
    assert database.set_aside.kept.read_bytes() == content
    assert use(folder, lambda store: store.player("p")) is None


def test_a_damaged_page_in_our_own_file_is_found(folder: Path) -> None:
    async def play(store: Store) -> None:
        await _begin(store)
        await asyncio.gather(*(store.add_action(Progress("g", v, "S", v)) for v in range(1, 2000)))

    use(folder, play)
    content = bytearray((folder / FILE).read_bytes())
    content[8192:20000] = b"\xa5" * (20000 - 8192)
    (folder / FILE).write_bytes(content)
    database = open_database(folder)
    database.close()
    assert database.set_aside is not None
    assert database.set_aside.kept.read_bytes() == content


def test_a_foreign_database_is_set_aside_and_kept(folder: Path) -> None:
    folder.mkdir()
    _sql(folder, "CREATE TABLE recipes (cake TEXT)")
    database = open_database(folder)
    database.close()
    assert database.set_aside is not None
    kept = sqlite3.connect(database.set_aside.kept)
    assert kept.execute("SELECT count(*) FROM recipes").fetchone() == (0,)
    kept.close()


def test_the_files_beside_a_foreign_database_go_with_it(folder: Path) -> None:
    folder.mkdir()
    (folder / FILE).write_bytes(b"no database at all" * 99)
    (folder / f"{FILE}-wal").write_bytes(b"its log")
    database = open_database(folder)
    database.close()
    assert database.set_aside is not None
    kept = database.set_aside.kept
    assert kept.with_name(f"{kept.name}-wal").read_bytes() == b"its log"


def test_a_database_of_a_newer_program_is_left_alone(folder: Path) -> None:
    use(folder, _begin)
    _sql_write(folder, "UPDATE alembic_version SET version_num = '9999'")
    before = (folder / FILE).read_bytes()
    with pytest.raises(NewerDatabaseError, match="newer Easy Harp"):
        open_database(folder)
    assert (folder / FILE).read_bytes() == before


def _sql_write(folder: Path, statement: str) -> None:
    connection = sqlite3.connect(folder / FILE)
    with connection:
        connection.execute(statement)
    connection.close()


@pytest.mark.parametrize("url", ["nonsense", "mysql://localhost/games", "oracle://x/y"])
def test_a_bad_database_url_is_explained(url: str) -> None:
    with pytest.raises(DatabaseError, match="sqlite"):
        open_database(url)


def test_a_data_folder_that_cannot_be_made_is_explained(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(DatabaseError, match="cannot be made"):
        open_database(tmp_path / "file" / "data")


def test_two_processes_may_open_an_empty_folder_at_once(folder: Path) -> None:
    """The one that comes second waits for the migration of the first and finds it done."""
    code = "import sys; from pathlib import Path; from easyharp.server.store import open_database as o;"
    code += "d = o(Path(sys.argv[1])); assert d.set_aside is None, d.set_aside; d.close()"
    both = [subprocess.Popen([sys.executable, "-c", code, str(folder)]) for _ in range(4)]
    assert [process.wait() for process in both] == [0, 0, 0, 0]


OLD = sorted((Path(__file__).parents[1] / "golden" / "databases").glob("*.sql"))


@pytest.mark.parametrize("dump", OLD, ids=lambda path: path.stem)
def test_a_database_of_every_older_program_is_migrated_not_dropped(folder: Path, dump: Path) -> None:
    """The dumps hold two games of the one player, the second with one card drawn and on the table."""
    folder.mkdir()
    connection = sqlite3.connect(folder / FILE)
    connection.executescript(dump.read_text(encoding="utf-8"))
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.close()

    async def look(store: Store) -> list[tuple[str, ...]]:
        assert store.database.set_aside is None
        player = await store.player("local")
        assert player is not None
        first = await store.unfinished("local", number=5)
        games = [await store.game(game) for game in (first, player.current_game) if game]
        return [game.actions for game in games if game]

    assert use(folder, look) == [("17", "S", "S", "U", "S", "U", "U"), ("S",)]


def test_there_is_an_old_database_for_every_revision() -> None:
    versions = Path(migrations.__file__).parent / "versions"
    assert [dump.stem for dump in OLD] == sorted(path.name[:4] for path in versions.glob("[0-9]*.py"))
