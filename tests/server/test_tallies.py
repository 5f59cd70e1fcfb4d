"""What the log says about games, and what is merged into it, on both kinds of database."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path

import pytest
from sqlalchemy import delete
from sqlalchemy.exc import OperationalError

from easyharp.server.store import Finish, Incoming, Merged, NewGame, Place, Progress, Store, Tally, times
from easyharp.server.store.schema import COUNTED
from easyharp.server.store.store import FEW
from easyharp.server.store.times import PAUSE_MS
from tests.server.test_store import use

GAMES = FEW + 5
"""Enough to be worth writing down."""


def _incoming(nth: int, at: tuple[int, ...], *, won: bool = False, imported: bool = False) -> Incoming:
    game = NewGame(f"g{nth:02}", "p", nth + 1, None, f"2026-11-30T09:00:{nth:02}Z")
    finish = Finish("p", nth + 1, None, len(at), 1300, False, "", None) if won else None
    return Incoming(game, ("S",) * len(at), at, finish, "", imported)


def _logs() -> list[tuple[int, ...]]:
    """Times of actions with pauses about the limit, and clocks that were set back."""
    rnd = random.Random(5)
    gaps = (0, 1, 900, PAUSE_MS - 1, PAUSE_MS, PAUSE_MS + 1, -1, -3_600_000)
    logs = []
    for nth in range(GAMES):
        at = [1_796_000_000_000]
        for _ in range(nth % 7):
            at.append(at[-1] + rnd.choice(gaps))
        logs.append(tuple(at))
    return logs


def _played(at: tuple[int, ...]) -> int:
    return sum(gap for gap in (after - before for before, after in pairwise(at)) if 0 <= gap <= PAUSE_MS)


async def _begin(store: Store, games: list[Incoming]) -> None:
    await store.add_player("p", "2026-11-30T09:12:44Z", "{}")
    await store.merge(games)


def _forget(store: Store) -> None:
    with store.database.write.begin() as connection:
        connection.execute(delete(COUNTED))


def _counted(store: Store) -> int:
    with store.database.read.connect() as connection:
        return len(connection.execute(COUNTED.select()).all())


def test_times_are_those_of_the_log_whether_counted_now_or_before(where: Path | str) -> None:
    """Fault 9: what is written down for speed follows from the log, and may be thrown away."""
    logs = _logs()

    async def ask(store: Store) -> list[list[Tally]]:
        await _begin(store, [_incoming(nth, at) for nth, at in enumerate(logs)])
        first = await store.tallies("p")
        _forget(store)
        second = await store.tallies("p")
        assert _counted(store) == GAMES
        return [first, second, await store.tallies("p")]

    first, second, third = use(where, ask)
    assert [tally.time for tally in first] == [_played(at) for at in logs]
    assert [(tally.actions, tally.last) for tally in first] == [(len(at), at[-1]) for at in logs]
    assert first == second == third


def test_a_game_that_goes_on_is_counted_anew(where: Path | str) -> None:
    async def ask(store: Store) -> tuple[Tally, Tally]:
        await _begin(store, [_incoming(nth, (1000, 3000)) for nth in range(GAMES)])
        before = (await store.tallies("p"))[3]
        assert await store.add_action(Progress("g03", 3, "S", 3500))
        return before, (await store.tallies("p"))[3]

    before, after = use(where, ask)
    assert (before.time, before.actions, before.last) == (2000, 2, 3000)
    assert (after.time, after.actions, after.last) == (2500, 3, 3500)


def test_what_cannot_be_written_down_is_told_all_the_same(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise OperationalError("insert", {}, Exception("disk full"))

    async def ask(store: Store) -> list[Tally]:
        await _begin(store, [_incoming(nth, (1000, 3000)) for nth in range(GAMES)])
        _forget(store)
        monkeypatch.setattr(times, "write_counted", fail)
        return await store.tallies("p")

    assert [tally.time for tally in use(folder, ask)] == [2000] * GAMES


def test_the_history_is_in_the_order_of_the_last_actions(where: Path | str) -> None:
    async def ask(store: Store) -> dict[str, list[str]]:
        await _begin(store, [_incoming(nth, (1, 1000 * (nth % 4)), won=nth % 2 == 0) for nth in range(9)])
        await store.add_game(NewGame("none", "p", 5, None, "2026-11-30T10:00:00Z"))
        found: dict[str, list[str]] = {}
        for show in ("all", "won", "unfinished"):
            page = await store.history("p", show, None, 3)
            last = page[-1]
            rest = await store.history("p", show, Place(last.last, last.id), 99)
            found[show] = [tally.id for tally in page + rest]
        return found

    found = use(where, ask)
    assert found["all"] == ["g07", "g03", "g06", "g02", "g05", "g01", "g08", "g04", "g00"]
    assert found["won"] == [game for game in found["all"] if int(game[1:]) % 2 == 0]
    assert found["unfinished"] == [game for game in found["all"] if int(game[1:]) % 2]


def test_what_is_only_looked_at_is_in_the_history_and_not_counted(where: Path | str) -> None:
    async def ask(store: Store) -> tuple[list[Tally], int]:
        await _begin(store, [_incoming(0, (1, 2), won=True, imported=True)])
        return await store.tallies("p"), len(await store.history("p", "won", None, 9))

    assert use(where, ask) == ([], 1)


def test_games_are_merged_once_on_every_database(where: Path | str) -> None:
    async def ask(store: Store) -> list[list[Merged]]:
        short, long = _incoming(0, (1, 2)), _incoming(0, (1, 2, 3), won=True)
        await _begin(store, [])
        outcomes = [await store.merge(some) for some in ([short], [long, long], [short], [_incoming(1, (5,))])]
        assert [tally.id for tally in await store.tallies("p") if tally.win] == ["g00"]
        return [[outcome.merged for outcome in some] for some in outcomes]

    assert use(where, ask) == [[Merged.NEW], [Merged.LONGER, Merged.SAME], [Merged.SAME], [Merged.NEW]]


def test_the_id_of_somebody_else_s_game_is_left_to_them(where: Path | str) -> None:
    async def ask(store: Store) -> list[str]:
        await _begin(store, [_incoming(0, (1, 2))])
        await store.add_player("q", "2026-11-30T09:12:44Z", "{}")
        theirs = _incoming(0, (1, 2, 3))
        theirs = Incoming(NewGame("g00", "q", 1, None, theirs.game.started), theirs.actions, theirs.times, None)
        first, again = await store.merge([theirs]), await store.merge([theirs])
        assert (first[0].merged, again[0].merged, again[0].game) == (Merged.NEW, Merged.SAME, first[0].game)
        return [tally.id for player in ("p", "q") for tally in await store.tallies(player)]

    ours, theirs = use(where, ask)
    assert ours == "g00"
    assert theirs != "g00"
