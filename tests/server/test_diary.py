"""Calendar, history, notes and statistics over the wire."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from easyharp import Deal, Game
from easyharp.day import daily
from easyharp.server.diary.routes import PAGE
from easyharp.server.players import ManyPlayers
from tests.golden import vectors
from tests.server.client import Client, Json
from tests.server.conftest import start

TEXTS = [action.text for action in vectors.record("won-5").actions]


def _history(client: Client, **query: str) -> Json:
    answer = client.http.get("/api/history", params=query)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def _kind(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["kind"]


def test_a_newcomer_has_played_nothing(client: Client) -> None:
    assert _history(client) == {"games": [], "next": None}
    assert client.get("/api/statistics")["played"] == 0
    days = client.get("/api/days?month=2026-11")
    assert [day["state"] for day in days["days"]] == ["none"] * 30
    assert days["days"][29] == {
        "day": "2026-11-30",
        "number": 414_287,
        "code": daily("2026-11-30").code,
        "state": "none",
        "game": None,
    }


def test_a_stranger_on_a_server_for_many_sees_an_empty_diary(folder: Path) -> None:
    with start(folder, players=ManyPlayers(https=False)) as client:
        assert _history(client)["games"] == []
        assert client.get("/api/statistics")["played"] == 0
        assert _kind(client.http.get("/api/history/x")) == (404, "not-found")
        assert len(client.http.get("/api/everything").text.splitlines()) == 1


def test_a_game_counts_from_its_first_action(client: Client) -> None:
    """Fault 11: a deal that is only looked at counts nowhere."""
    client.start(deal="5")
    assert client.get("/api/statistics")["played"] == 0
    assert _history(client)["games"] == []
    client.act("S")
    assert client.get("/api/statistics")["played"] == 1
    client.act("S", "U", "R")
    assert client.get("/api/statistics")["played"] == 1


def test_a_won_game_counts_once_whatever_happens_then(client: Client, folder: Path) -> None:
    """Fault 10: a win is counted once: not again by a replay, a second last card, or a new start of the server."""
    client.start(deal="5")
    client.act_far(*TEXTS)
    client.send({"version": len(TEXTS) - 1, "intent": {"type": "action", "action": TEXTS[-1]}})
    record = client.http.get(f"/api/games/{client.game['id']}/record").text
    client.http.post("/api/replays", json={"record": record})
    client.http.post("/api/records", json={"record": record})
    with start(folder) as again:
        found = again.get("/api/statistics")
    assert (found["played"], found["won"], found["clean"]) == (1, 1, 1)
    table = client.game["table"]
    assert found["best_score"] == {"game": client.game["id"], "code": "EH1-N-AAAAAAF", "value": table["score"]}
    assert found["fewest_moves"]["value"] == table["moves"]


def test_the_history_has_a_line_for_every_game(client: Client) -> None:
    client.start(deal="5")
    client.act_far(*TEXTS)
    won = client.game["id"]
    client.start("daily", day="2026-11-30")
    client.act("S", "S", "U")
    open_, first = _history(client)["games"]
    assert (first["id"], first["result"], first["code"], first["moves"]) == (won, "won", "EH1-N-AAAAAAF", len(TEXTS))
    assert (open_["result"], open_["score"], open_["moves"], open_["take_backs"]) == ("unfinished", 0, 2, False)
    assert (open_["day"], open_["state"], open_["is_current"]) == ("2026-11-30", "played", True)
    assert [game["id"] for game in _history(client, show="won")["games"]] == [won]
    assert [game["id"] for game in _history(client, show="unfinished")["games"]] == [open_["id"]]
    assert client.get(f"/api/history/{won}") == first


def test_the_history_is_turned_page_by_page(client: Client) -> None:
    for number in range(1, 2 * PAGE + 4):
        client.start(deal=str(number))
        client.act("S")
    pages, before = [], None
    while True:
        found = _history(client, **({"before": before} if before else {}))
        pages.append([game["number"] for game in found["games"]])
        before = found["next"]
        if before is None:
            break
    assert [len(page) for page in pages] == [PAGE, PAGE, 3]
    assert sorted(number for page in pages for number in page) == list(range(1, 2 * PAGE + 4))


@pytest.mark.parametrize("path", ["history?show=lost", "history?before=x", "history?before=1", "history?before=--1.x"])
def test_a_question_that_is_not_of_the_form_is_refused(client: Client, path: str) -> None:
    assert _kind(client.http.get(f"/api/{path}")) == (400, "bad-request")


@pytest.mark.parametrize(
    "path", ["days?month=2026-13", "days?month=2026-1", "days?today=x", "statistics?today=2026-02-30"]
)
def test_a_day_that_is_none_is_refused(client: Client, path: str) -> None:
    assert _kind(client.http.get(f"/api/{path}")) == (400, "bad-day")


def test_an_own_date_that_is_none_is_refused(client: Client) -> None:
    body = {"start": {"type": "new"}, "today": "2026-02-30"}
    assert _kind(client.http.post("/api/games", json=body)) == (400, "bad-day")
    client.start(deal="5")
    intent = {"version": 0, "intent": {"type": "action", "action": "S"}, "day": "today"}
    assert _kind(client.send(intent)) == (400, "bad-day")


def test_a_game_of_somebody_else_cannot_be_seen_or_noted(folder: Path) -> None:
    with start(folder, players=ManyPlayers(https=False)) as client:
        client.start(deal="5")
        client.act("S")
        game = client.game["id"]
        client.http.cookies.clear()
        client.start(deal="6")
        assert _kind(client.http.get(f"/api/history/{game}")) == (404, "not-found")
        assert _kind(client.http.put(f"/api/games/{game}/note", json={"text": "x"})) == (404, "not-found")


def test_a_note_is_kept_changed_and_taken_away(client: Client) -> None:
    """Fault 23: a list of kept deals with notes."""
    client.start(deal="5")
    client.act("S")
    path = f"/api/games/{client.game['id']}"
    for text in ("the black kings hide", "árvíztűrő 🂡\nsecond line", ""):
        assert client.http.put(f"{path}/note", json={"text": text}).json() == {"text": text}
        assert client.get(f"/api/history/{client.game['id']}")["note"] == text
    assert client.http.put(f"{path}/note", json={"text": "x" * 2001}).status_code == 400
    client.http.put(f"{path}/note", json={"text": "slow but sure"})
    assert "{slow but sure} S" in client.http.get(f"{path}/record").text


def _win_day(client: Client, day: str, began_on: str, won_on: str) -> None:
    """Play the deal of a day; its last card is put in the store's own way, as no golden record is of that day."""
    body = {"start": {"type": "daily", "day": day}, "today": began_on}
    client.game = client.http.post("/api/games", json=body).json()["game"]
    client.hand = None
    client.send({"version": 0, "intent": {"type": "action", "action": "S"}, "day": won_on})


def test_the_calendar_tells_won_that_day_from_won_later(client: Client, folder: Path) -> None:
    """fault 7, fault 33: credit goes to the day the deal belongs to."""
    games = {}
    for day, began_on in (("2026-11-28", "2026-11-28"), ("2026-11-29", "2026-11-30"), ("2026-11-27", "2026-11-27")):
        _win_day(client, day, began_on, began_on)
        games[day] = client.game["id"]
    connection = sqlite3.connect(folder / "easyharp.sqlite3")
    with connection:
        for day, won_on in (("2026-11-28", "2026-11-28"), ("2026-11-29", "2026-11-30")):
            row = (games[day], "local", 1_796_100_000_000, daily(day).number, day, 300, 1300, 0, "", won_on)
            connection.execute("INSERT INTO finished VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL)", row)
    connection.close()
    found = client.get("/api/days?month=2026-11&today=2026-11-29")
    states = {day["day"]: day["state"] for day in found["days"] if day["state"] != "none"}
    assert states == {"2026-11-27": "played", "2026-11-28": "won", "2026-11-29": "won-later"}
    assert found["days"][27]["game"] == games["2026-11-28"]
    assert found["streak"] == {"current": 1, "best": 1}
    assert client.get("/api/days?month=2026-11&today=2026-11-30")["streak"]["current"] == 0


def test_the_player_s_own_date_is_kept_with_the_win(client: Client, folder: Path) -> None:
    body = {"start": {"type": "deal", "deal": "5"}, "today": "2026-11-30"}
    client.game = client.http.post("/api/games", json=body).json()["game"]
    client.act_far(*TEXTS[:-1])
    last = {"version": len(TEXTS) - 1, "intent": {"type": "action", "action": TEXTS[-1]}, "day": "2026-12-01"}
    assert client.send(last).json()["game"]["table"]["won"]
    connection = sqlite3.connect(folder / "easyharp.sqlite3")
    assert connection.execute("SELECT began_on FROM games").fetchall() == [("2026-11-30",)]
    assert connection.execute("SELECT won_on FROM finished").fetchall() == [("2026-12-01",)]
    connection.close()


def test_time_of_play_leaves_long_pauses_out(client: Client, folder: Path) -> None:
    """fault 27: a pause is no time of play."""
    client.start(deal="5")
    client.act("S", "S", "S", "S", "S")
    times = [1_000_000, 1_010_000, 1_310_000, 1_610_001, 1_600_000]
    connection = sqlite3.connect(folder / "easyharp.sqlite3")
    with connection:
        for version, at in enumerate(times, 1):
            connection.execute("UPDATE actions SET at = ?, seal = NULL WHERE version = ?", (at, version))
    connection.close()
    # Ten seconds and five minutes count; one millisecond more, and a clock set back, do not.
    assert client.get("/api/statistics")["time"] == 310_000
    assert client.get(f"/api/history/{client.game['id']}")["time"] == 310_000


def test_a_game_that_cannot_be_read_hides_no_other(client: Client, folder: Path) -> None:
    for number in ("5", "6"):
        client.start(deal=number)
        client.act("S")
    connection = sqlite3.connect(folder / "easyharp.sqlite3")
    with connection:
        connection.execute("UPDATE actions SET action = '12' WHERE game = ?", (client.game["id"],))
    connection.close()
    with start(folder) as again:
        bad, good = _history(again)["games"]
        assert (bad["score"], bad["moves"], good["moves"]) == (None, None, 1)
        *_, last = lines = again.http.get("/api/everything").text.splitlines()
        assert len(lines) == 4
        assert json.loads(last)["left_out"] == [{"id": bad["id"], "actions": 0}]
        assert again.get("/api/everything/parts") == {"parts": 1, "left_out": 1}


def test_a_deal_is_shown_whole_for_print(client: Client) -> None:
    deal = client.get("/api/deals/EH1-N-AAAAAAF")
    pack = [card.text for card in Deal(5).pack]
    assert [len(column) for column in deal["columns"]] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert [card for column in deal["columns"] for card in column] + deal["stock"] == pack
    assert deal["columns"][0][-1] == Game.new(5).position.cards("1")[-1].text
    assert _kind(client.http.get("/api/deals/0")) == (400, "bad-deal")
