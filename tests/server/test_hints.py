"""Hints over the wire: on request, bounded, dropped when nobody wants them any more."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest

from easyharp import Game, parse_record
from easyharp.catalogue import Standing, catalogue, standing
from easyharp.server import keeper
from easyharp.server.app import create_app
from easyharp.server.hints import desk
from easyharp.server.hints.search import Finding
from easyharp.server.store import open_database
from easyharp.solver import Budget, Status, Stop
from tests.golden import vectors
from tests.server.client import Client, Json
from tests.server.conftest import start
from tests.solver.absent import without_solver

LOST = parse_record((Path(vectors.__file__).parent / "hints" / "lost-40.harp").read_text("utf-8"))


def _ask(client: Client, version: int | None = None) -> Any:
    version = client.game["version"] if version is None else version
    return client.http.post(f"/api/games/{client.game['id']}/hints", json={"version": version})


def _hint(client: Client) -> Json:
    answer = _ask(client)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


class Search:
    """A search that goes on until it is stopped."""

    def __init__(self) -> None:
        self.began, self.stopped, self.stops = Event(), Event(), list[Stop]()

    def __call__(self, game: Game, line: object, budget: Budget, stop: Stop) -> Finding:
        del game, line, budget
        self.stops.append(stop)
        self.began.set()
        while not stop.is_pressed:
            self.stopped.wait(0.001)
        self.stopped.set()
        return Finding(Status.STOPPED)


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> Iterator[Search]:
    search = Search()
    monkeypatch.setattr(desk, "search", search)
    yield search
    for stop in search.stops:
        stop.press()


def test_a_hint_is_an_action_of_the_game_and_the_next_one_goes_on_from_there(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fault 22: hint, game and solver follow the same rules."""
    client.start(deal="5")
    hint = _hint(client)
    monkeypatch.setattr(desk, "search", None)
    left = hint["moves"]
    for _ in range(60):
        assert (hint["kind"], hint["version"], hint["back"]) == ("action", client.game["version"], None)
        assert hint["moves"] == left
        piles = client.game["table"]["piles"]
        if hint["action"] == "S":
            assert (hint["grab"], hint["target"]) == (None, None)
            assert hint["taps"] > 0
        else:
            card = piles[hint["grab"]["pile"]][hint["grab"]["card"]]
            target = "F" if hint["target"] in "abcdefgh" else hint["target"]
            assert target in card["to"]
            assert hint["taps"] == 0
            left -= 1
        assert client.act(hint["action"])["action"] == hint["action"]
        hint = _hint(client)


def test_asking_changes_nothing(client: Client) -> None:
    client.start(deal="5")
    client.act("S")
    before = client.get(f"/api/games/{client.game['id']}")
    _hint(client)
    assert client.get(f"/api/games/{client.game['id']}") == before
    assert "int" not in client.http.get(f"/api/games/{client.game['id']}/record").text


def test_a_hint_for_a_game_that_has_gone_on_is_refused_with_the_game(client: Client) -> None:
    client.start(deal="5")
    client.act("S")
    answer = _ask(client, version=0)
    assert answer.status_code == 409
    assert answer.json()["error"]["kind"] == "stale"
    assert answer.json()["error"]["game"]["version"] == 1


def test_nobody_asks_about_the_game_of_another(client: Client) -> None:
    client.start(deal="5")
    client.game["id"] = "someone-elses"
    assert _ask(client, version=0).status_code == 404


def test_after_a_win_there_is_nothing_to_do(client: Client) -> None:
    client.start(deal="5")
    client.act_far(*[action.text for action in vectors.record("won-5").actions])
    assert _hint(client)["kind"] == "won"


def test_a_lost_position_is_said_to_be_lost_and_the_way_back_leads_to_one_that_is_not(client: Client) -> None:
    """Fault 21: only when asked, only when proved; the way back is the player's own undo."""
    client.start(deal=str(LOST.deal.number))
    client.act_far(*[action.text for action in LOST.actions])
    hint = _hint(client)
    assert (hint["kind"], hint["back"], hint["action"]) == ("lost", 6, None)
    client.act(*"UUUUU")
    assert _hint(client)["kind"] == "lost"
    client.act("U")
    assert _hint(client)["kind"] == "action"


def test_when_undo_does_not_reach_back_far_enough_there_is_no_way_back(client: Client) -> None:
    client.start(deal=str(LOST.deal.number))
    client.act_far(*[action.text for action in LOST.actions], *["S"] * 95)
    hint = _hint(client)
    assert (hint["kind"], hint["back"]) == ("lost", None)


def test_where_there_is_no_solver_a_hint_says_so(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    client.start("open", deal="5")
    with without_solver(monkeypatch):
        answer = _ask(client)
    assert (answer.status_code, answer.json()["error"]["kind"]) == (501, "no-solver")
    assert "this kind of machine" in answer.json()["error"]["message"]
    client.act("S")
    assert _hint(client)["kind"] == "action"


def test_a_hint_says_of_a_deal_what_the_menu_says(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fault 20: one source of truth. Whatever comes after a lost start is lost, and nothing has to be searched."""
    monkeypatch.setattr("easyharp.server.hints.search.solve", None)
    for number in catalogue().unwinnable:
        game = client.start(deal=str(number))["game"]
        assert game["standing"] == "unwinnable"
        for action in ("", *["S"] * 3, "U"):
            client.act(*action)
            hint = _hint(client)
            assert (hint["kind"], hint["back"], hint["action"]) == ("lost", None, None)


def test_what_is_not_found_in_time_is_not_known(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "QUICK", Budget(nodes=0))
    monkeypatch.setattr(desk, "LONG", Budget(nodes=0))
    client.start(deal="5")
    hint = _hint(client)
    assert (hint["kind"], hint["action"], hint["back"]) == ("unknown", None, None)


def test_a_move_drops_the_question_about_its_game(client: Client, endless: Search) -> None:
    client.start(deal="5")
    answers: list[Any] = []
    asking = Thread(target=lambda: answers.append(_ask(client, version=0)))
    asking.start()
    assert endless.began.wait(10)
    client.act("S")
    asking.join(10)
    assert endless.stopped.wait(10)
    assert answers[0].status_code == 409
    assert answers[0].json()["error"]["game"]["version"] == 1


def test_a_player_has_one_question_at_a_time(client: Client, endless: Search) -> None:
    client.start(deal="5")
    answers: list[Any] = []
    asking = Thread(target=lambda: answers.append(_ask(client)))
    asking.start()
    assert endless.began.wait(10)
    again = Thread(target=lambda: answers.append(_ask(client)))
    again.start()
    asking.join(10)
    assert answers[0].status_code == 409
    client.act("S")
    again.join(10)
    assert len(answers) == 2
    assert all(stop.is_pressed for stop in endless.stops)


def test_a_request_that_nobody_waits_for_ends_its_search(folder: Path, endless: Search) -> None:
    asyncio.run(_within_seconds(_asked_and_gone(*_app_with_a_game(folder), endless)))
    assert endless.stopped.is_set()


def test_the_end_of_the_server_ends_the_search(folder: Path, endless: Search) -> None:
    asyncio.run(_within_seconds(_asked_until_the_end(*_app_with_a_game(folder), endless)))
    assert endless.stopped.is_set()


def _app_with_a_game(folder: Path) -> tuple[Any, str]:
    with start(folder) as client:
        client.start(deal="5")
        return create_app(open_database(folder)), client.game["id"]


async def _within_seconds(work: Awaitable[None]) -> None:
    await asyncio.wait_for(work, 20)


async def _asked_and_gone(app: Any, game: str, endless: Search) -> None:
    """Ask at the app's own door, and hang up once the search is under way."""
    async with _running(app):
        await _asked(app, game, until=partial(asyncio.to_thread, endless.began.wait, 10))
        assert all(stop.is_pressed for stop in endless.stops)


async def _asked_until_the_end(app: Any, game: str, endless: Search) -> None:
    """Ask, and wait for an answer for ever, while the server ends."""
    async with _running(app):
        asking = asyncio.create_task(_asked(app, game, until=asyncio.Event().wait))
        await asyncio.to_thread(endless.began.wait, 10)
        assert not endless.stopped.is_set()
    await asyncio.gather(asking, return_exceptions=True)


@asynccontextmanager
async def _running(app: Any) -> AsyncIterator[None]:
    """Begin and end the app as a server does."""
    wanted, said = asyncio.Queue[Json](), asyncio.Queue[Json]()
    life = asyncio.create_task(app({"type": "lifespan"}, wanted.get, said.put))
    await wanted.put({"type": "lifespan.startup"})
    assert (await said.get())["type"] == "lifespan.startup.complete"
    yield
    await wanted.put({"type": "lifespan.shutdown"})
    await life


async def _asked(app: Any, game: str, until: Callable[[], Awaitable[object]]) -> None:
    body = json.dumps({"version": 0}).encode()
    came = iter([{"type": "http.request", "body": body, "more_body": False}])

    async def receive() -> Json:
        for message in came:
            return message
        await until()
        return {"type": "http.disconnect"}

    async def send(message: Json) -> None:
        del message

    headers = [(b"host", b"127.0.0.1:8765"), (b"content-type", b"application/json")]
    scope = {"type": "http", "method": "POST", "path": f"/api/games/{game}/hints", "headers": headers}
    await app({**scope, "query_string": b"", "http_version": "1.1", "scheme": "http"}, receive, send)


def test_a_game_says_what_is_known_of_its_deal(client: Client) -> None:
    """Fault 20: a hand-typed number keeps its true standing, and not to know is one."""
    assert client.start(deal="5")["game"]["standing"] == standing(5) == Standing.WINNABLE
    assert client.start(deal="16")["game"]["standing"] == standing(16)
    assert client.act("S")["game"]["standing"] == standing(16)


@pytest.mark.parametrize(("choice", "expected"), [("winnable", 5), ("any", 4)])
def test_a_new_deal_is_picked_as_the_settings_say(
    client: Client, monkeypatch: pytest.MonkeyPatch, choice: str, expected: int
) -> None:
    """Fault 20: those who wish for winnable deals get them."""
    known = {3: Standing.UNWINNABLE, 4: Standing.UNKNOWN, 5: Standing.WINNABLE}
    drawn = iter([1, 3 if choice == "any" else 2, 3, 4])
    monkeypatch.setattr(keeper, "standing", lambda number: known.get(number, Standing.UNKNOWN))
    monkeypatch.setattr("secrets.randbelow", lambda _: next(drawn))
    assert client.get("/api/settings")["new_deals"] == "winnable"
    client.start(deal="2")
    client.http.patch("/api/settings", json={"new_deals": choice})
    assert client.start("new")["game"]["number"] == expected
