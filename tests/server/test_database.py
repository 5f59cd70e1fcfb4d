"""Opening a SQLite file: ours, damaged, foreign, older, newer."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from easyharp.server.store import (
    DatabaseError,
    NewerDatabaseError,
    Progress,
    Store,
    migrations,
    open_database,
)
from easyharp.server.store.check import APPLICATION_ID
from tests.server.test_store import begin, use

FILE = "easyharp.sqlite3"


def _sql(folder: Path, statement: str) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(folder / FILE)
    try:
        with connection:
            return list(connection.execute(statement))
    finally:
        connection.close()


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
    """fault 9: what cannot be read is kept, never replaced."""
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
        await begin(store)
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
    use(folder, begin)
    _sql(folder, "UPDATE alembic_version SET version_num = '9999'")
    _sql(folder, "PRAGMA user_version = 9999")
    before = (folder / FILE).read_bytes()
    with pytest.raises(NewerDatabaseError, match="newer Easy Harp"):
        open_database(folder)
    assert (folder / FILE).read_bytes() == before


@pytest.mark.parametrize("url", ["nonsense", "mysql://localhost/games", "oracle://x/y"])
def test_a_bad_database_url_is_explained(url: str) -> None:
    with pytest.raises(DatabaseError, match="sqlite"):
        open_database(url)


def test_a_data_folder_that_cannot_be_made_is_explained(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(DatabaseError, match="cannot be made"):
        open_database(tmp_path / "file" / "data")


OLD = sorted((Path(__file__).parents[1] / "golden" / "databases").glob("*.sql"))


@pytest.mark.parametrize("dump", OLD, ids=lambda path: path.stem)
def test_a_database_of_every_older_program_is_migrated_not_dropped(folder: Path, dump: Path) -> None:
    """fault 24: the dumps hold two games of the one player, the second with one card drawn and on the table."""
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


@pytest.mark.parametrize(
    "said",
    ["DELETE FROM alembic_version", "UPDATE alembic_version SET version_num = 'x'", "DROP TABLE alembic_version"],
)
@pytest.mark.parametrize("dump", OLD, ids=lambda path: path.stem)
def test_a_revision_that_cannot_be_read_is_known_by_the_tables(folder: Path, dump: Path, said: str) -> None:
    folder.mkdir()
    connection = sqlite3.connect(folder / FILE)
    connection.executescript(dump.read_text(encoding="utf-8"))
    connection.executescript(said)
    connection.close()
    database = open_database(folder)
    database.close()
    assert database.set_aside is None
    assert _sql(folder, "SELECT * FROM alembic_version") == [(OLD[-1].stem,)]
    assert _sql(folder, "SELECT count(*) FROM heads") == [(2,)]


def test_a_file_that_was_closed_has_no_log_beside_it(folder: Path) -> None:
    use(folder, begin)
    assert [path.name for path in folder.iterdir()] == [FILE]
    assert (folder / FILE).read_bytes()[18:20] == b"\x01\x01"
