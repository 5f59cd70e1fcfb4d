"""A game is never lost: the store on its own, on both kinds of database."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from easyharp.server.store import (
    Finish,
    NewGame,
    Progress,
    Store,
    open_database,
)
from easyharp.server.store.schema import METADATA

T = TypeVar("T")
FILE = "easyharp.sqlite3"


def use(where: Path | str, do: Callable[[Store], Awaitable[T]]) -> T:
    """Open the store, do something with it, close it."""

    async def run() -> T:
        store = Store(open_database(where))
        try:
            return await do(store)
        finally:
            store.close()

    return asyncio.run(run())


async def begin(store: Store, game: str = "g", number: int = 5) -> None:
    await store.add_player("p", "2026-11-30T09:12:44Z", "{}")
    await store.add_game(NewGame(game, "p", number, None, "2026-11-30T09:12:44Z"))


def _sql(where: Path | str, statement: str) -> list[tuple[object, ...]]:
    database = open_database(where)
    with database.read.connect() as connection:
        rows = [tuple(row) for row in connection.exec_driver_sql(statement)]
    database.close()
    return rows


def test_what_was_written_is_there_after_opening_again(where: Path | str) -> None:
    async def play(store: Store) -> None:
        await begin(store)
        for version, action in enumerate(["S", "W3", "U", "R"], 1):
            assert await store.add_action(Progress("g", version, action, 1000 + version))

    use(where, play)
    row = use(where, lambda store: store.game("g"))
    assert row is not None
    assert (row.player, row.number, row.actions) == ("p", 5, ("S", "W3", "U", "R"))
    player = use(where, lambda store: store.player("p"))
    assert player is not None
    assert player.current_game == "g"


def test_two_actions_on_one_version_never_fork_a_game(where: Path | str) -> None:
    async def race(store: Store) -> list[bool]:
        await begin(store)
        return list(await asyncio.gather(*(store.add_action(Progress("g", 1, "S", n)) for n in range(20))))

    assert sorted(use(where, race)) == [False] * 19 + [True]
    assert _sql(where, "SELECT count(*) FROM actions") == [(1,)]


def test_a_bad_write_does_not_take_its_neighbours_with_it(where: Path | str) -> None:
    """Writes are gathered into one transaction; one that fails must fail alone."""

    async def mixed(store: Store) -> list[object]:
        await begin(store)
        good = [store.add_action(Progress("g", version, "S", version)) for version in (1, 2, 3)]
        bad = store.add_game(NewGame("g", "p", 5, None, "twice the same id"))
        return list(await asyncio.gather(good[0], bad, good[1], good[2], return_exceptions=True))

    first, failed, *rest = use(where, mixed)
    assert isinstance(failed, Exception)
    assert [first, *rest] == [True, True, True]
    assert _sql(where, "SELECT version FROM actions ORDER BY version") == [(1,), (2,), (3,)]


def test_a_win_enters_the_journal_with_its_last_card_and_once(where: Path | str) -> None:
    """fault 10: a win is recorded with its last card, and once."""
    finish = Finish("p", 5, None, 10, 1300, take_backs=False, record="[Deal …]")

    async def win(store: Store) -> list[bool]:
        await begin(store)
        last = Progress("g", 1, "WF", 7, finish)
        return [await store.add_action(last), await store.add_action(last)]

    assert use(where, win) == [True, False]
    assert _sql(where, "SELECT game, score, moves, take_backs, finished FROM finished") == [("g", 1300, 10, False, 7)]
    assert use(where, lambda store: store.unfinished("p", number=5)) is None


def test_if_the_journal_cannot_be_written_neither_is_the_last_card(where: Path | str) -> None:
    stranger = Finish("nobody", 5, None, 10, 1300, take_backs=False, record="")

    async def win(store: Store) -> None:
        await begin(store)
        with pytest.raises(Exception, match=r"(?i)foreign key"):
            await store.add_action(Progress("g", 1, "WF", 7, stranger))

    use(where, win)
    assert _sql(where, "SELECT * FROM actions") == []


def test_the_unfinished_game_that_was_played_last_is_found(where: Path | str) -> None:
    async def play(store: Store) -> list[str | None]:
        for game in ("older", "newer", "other-deal"):
            await begin(store, game, 6 if game == "other-deal" else 5)
        await store.add_action(Progress("newer", 1, "S", 100))
        first = await store.unfinished("p", number=5)
        await store.add_action(Progress("older", 1, "S", 200))
        return [first, await store.unfinished("p", number=5), await store.unfinished("p", number=5, day="2026-11-30")]

    assert use(where, play) == ["newer", "older", None]


def test_the_migrations_make_exactly_the_tables(where: Path | str) -> None:
    database = open_database(where)
    with database.read.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
    database.close()


def test_two_processes_may_open_an_empty_folder_at_once(where: Path | str) -> None:
    """The one that comes second waits for the migration of the first and finds it done."""
    code = "import sys; from pathlib import Path; from easyharp.server.store import open_database as o;"
    code += "w = sys.argv[1]; d = o(w if '://' in w else Path(w)); assert d.set_aside is None, d.set_aside; d.close()"
    both = [subprocess.Popen([sys.executable, "-c", code, str(where)]) for _ in range(4)]
    assert [process.wait() for process in both] == [0, 0, 0, 0]
