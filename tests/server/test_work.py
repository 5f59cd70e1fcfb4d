"""Long work: few at a time, in portions, and no longer than somebody waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from starlette.requests import ClientDisconnect

from easyharp import Game
from easyharp.server import keeper as keepers
from easyharp.server import work
from easyharp.server.errors import WireError
from easyharp.server.work import PORTION, SHORT, Attended, Pause, Row, Rows, played
from tests.server.client import Client
from tests.server.conftest import start


def _asked_for(do: Callable[[], Awaitable[Any]], hung_up: asyncio.Event) -> Coroutine[Any, Any, Any]:
    """Work for a client that hangs up when the event says so."""

    async def app(*_: Any) -> None:
        await do()

    async def receive() -> Any:
        await hung_up.wait()
        return {"type": "http.disconnect"}

    return Attended(app)({"type": "http"}, receive, None)  # type: ignore[arg-type]


def test_work_ends_when_its_asker_has_gone() -> None:
    ended, begun = Event(), Event()

    def endless(pause: Pause) -> None:
        begun.set()
        try:
            while True:
                pause()
        finally:
            ended.set()

    async def ask() -> None:
        hung_up = asyncio.Event()
        asking = asyncio.create_task(_asked_for(lambda: Row().run(endless), hung_up))
        await asyncio.to_thread(begun.wait, 30)
        hung_up.set()
        with pytest.raises(ClientDisconnect):
            await asking

    asyncio.run(ask())
    assert ended.wait(30)


def test_who_hangs_up_in_the_row_is_never_worked_for_and_too_long_a_row_turns_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(work, "WAITING", 1)
    done: list[str] = []
    go = Event()

    async def ask() -> None:
        row, gone, stays = Row(), asyncio.Event(), asyncio.Event()

        def job(name: str) -> Callable[[], Awaitable[Any]]:
            def work(_: Pause) -> None:
                go.wait(30)
                done.append(name)

            return lambda: row.run(work)

        first = asyncio.create_task(_asked_for(job("first"), stays))
        await asyncio.sleep(0.01)
        second = asyncio.create_task(_asked_for(job("second"), gone))
        await asyncio.sleep(0.01)
        with pytest.raises(WireError) as refused:
            await _asked_for(job("third"), stays)
        assert refused.value.status == 503
        gone.set()
        with pytest.raises(ClientDisconnect):
            await second
        go.set()
        await first
        await _asked_for(job("fourth"), stays)

    asyncio.run(ask())
    assert done == ["first", "fourth"]


def test_a_game_that_was_made_to_be_long_is_not_in_the_way_of_the_others() -> None:
    async def ask() -> tuple[Game, Game]:
        rows, go = Rows(), Event()
        in_the_way = asyncio.create_task(rows.long.run(lambda _: go.wait(30)))
        short = await rows.play(Game.new(5), ["S"] * SHORT)
        long = asyncio.create_task(rows.play(Game.new(5), ["S"] * (SHORT + 1)))
        await asyncio.sleep(0.01)
        assert not long.done()
        go.set()
        await in_the_way
        return short, await long

    short, long = asyncio.run(ask())
    assert short == Game.new(5).play_all(["S"] * SHORT)
    assert long == short.play("S")


def test_there_is_a_pause_after_every_portion() -> None:
    pauses = 0

    def pause() -> None:
        nonlocal pauses
        pauses += 1

    played(Game.new(5), ["S"] * (10 * PORTION), pause)
    assert pauses == 10


def _counted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Note how many actions were replayed beside the loop, each time."""
    replayed: list[int] = []

    async def play(_: Rows, game: Game, actions: Any) -> Game:
        replayed.append(len(actions))
        return game.play_all(actions)

    monkeypatch.setattr(Rows, "play", play)
    return replayed


@pytest.mark.parametrize("ask", ["/api/games/GAME", "/api/games/GAME/record", "/api/history", "/api/home"])
def test_a_stored_game_is_never_replayed_by_the_loop_that_serves_everybody(
    folder: Path, monkeypatch: pytest.MonkeyPatch, ask: str
) -> None:
    with start(folder) as client:
        client.start(deal="5")
        client.act("S", "17", "U")
    replayed = _counted(monkeypatch)
    with start(folder) as again:
        for _ in range(3):
            assert again.http.get(ask.replace("GAME", client.game["id"])).status_code == 200
    assert replayed == [3], "once, and beside the loop"


def test_of_long_games_only_so_much_is_kept_in_memory(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keepers, "SHORT", 2)
    monkeypatch.setattr(keepers, "ACTIONS_IN_MEMORY", 5)
    games = []
    for _ in range(3):
        client.start(deal="5")
        client.act("S", "S", "S")
        games.append(client.game)
    replayed = _counted(monkeypatch)
    for game in reversed(games):
        assert client.get(f"/api/games/{game['id']}") == game
    assert replayed == [3, 3], "the last one was still there"
