"""Games on the move: what goes out comes in again, whole, once, and only by the rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from easyharp import Game, parse_record, record_of
from easyharp.record import Comment, RecordFault
from easyharp.server.diary import routes as diary
from easyharp.server.diary.messages import TransferFault
from easyharp.server.diary.transfer import MOST_ACTIONS, TransferError, contents_of, record_text
from easyharp.server.limits import RECORD_ACTIONS
from easyharp.server.players import ManyPlayers
from easyharp.server.store import Merged, NewGame, Store, merge, open_database
from easyharp.server.store.merge import Incoming, merge_all
from tests.golden import vectors
from tests.server.client import Client, Json
from tests.server.conftest import start

HEAD = json.dumps({"kind": "easyharp", "version": 1, "made": "2026-11-30T09:12:44Z", "program": "0"})


def _win(client: Client, name: str, **start_of: Any) -> None:
    client.start(**(start_of or {"deal": str(vectors.record(name).deal.number)}))
    client.act_far(*(action.text for action in vectors.record(name).actions))


def _out(client: Client) -> str:
    answer = client.http.get("/api/everything")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    assert ".jsonl" in answer.headers["content-disposition"]
    return str(answer.text)


def _in(client: Client, text: str | bytes) -> Any:
    return client.http.post("/api/everything", content=text, headers={"content-type": "application/x-ndjson"})


def _line(**changes: Any) -> str:
    record = '[Deal "5"]\n[Started "2026-11-30T09:12:44Z"]\n\nS S'
    return json.dumps({"kind": "game", "id": "g", "record": record, "times": [1000, 10], **changes})


UNDATED = '[Deal "5"]\n\nS S'
DATED = '[Deal "5"]\n[Started "2026-11-30T09:12:44Z"]\n\n'
BAD = '[Deal "5"]\n\nS 12'
LONG = f'[Deal "5"]\n\nS*{MOST_ACTIONS} S'


def _with(record: str, **changes: Any) -> str:
    return _line(record=record, **changes)


def _seen(client: Client) -> Json:
    """Everything that a player sees of their games, without what depends on this server."""
    games = client.get("/api/history")["games"]
    kept = [{key: value for key, value in game.items() if key != "is_current"} for game in games]
    return {"games": kept, "statistics": client.get("/api/statistics?today=2026-11-30")}


@pytest.fixture
def played(client: Client) -> Client:
    """Somebody with a won game, an open one, a noted one, and one that came as a record."""
    _win(client, "won-5")
    client.http.put(f"/api/games/{client.game['id']}/note", json={"text": "slow {but} sure\nand nice"})
    client.start("daily", day="2026-11-30")
    client.act("S", "S", "U")
    client.http.post("/api/records", json={"record": vectors.text("won-13")})
    client.start("new")
    client.act("S")
    return client


def test_everything_comes_in_on_another_machine_as_it_was(played: Client, tmp_path: Path) -> None:
    """Fault 9: statistics move to a new machine."""
    with start(tmp_path / "other") as other:
        answer = _in(other, _out(played)).json()
        assert (answer["new"], answer["longer"], answer["same"]) == (4, 0, 0)
        here, there = _seen(played), _seen(other)
        assert here["games"] == there["games"]
        # The game on the table is open here; there no game is on the table yet.
        assert {**here["statistics"], "streak": 0} == {**there["statistics"], "streak": 0}
        assert _out(other).splitlines()[2:] == _out(played).splitlines()[2:]


def test_bringing_it_in_again_changes_nothing(played: Client, tmp_path: Path) -> None:
    text = _out(played)
    nothing = {"new": 0, "longer": 0, "same": 4, "settings": False, "missing": 0, "replaced": 0}
    assert _in(played, text).json() == nothing
    with start(tmp_path / "other") as other:
        _in(other, text)
        before = _seen(other)
        assert _in(other, text + "\n").json() == nothing
        assert _seen(other) == before


def test_a_game_that_went_on_elsewhere_grows_and_is_won_once(client: Client, tmp_path: Path) -> None:
    """Fault 10: a win that comes in twice is one win."""
    texts = [action.text for action in vectors.record("won-5").actions]
    client.start(deal="5")
    client.act(*texts[:10])
    half = _out(client)
    client.act_far(*texts)
    whole = _out(client)
    with start(tmp_path / "other") as other:
        assert _in(other, half).json()["new"] == 1
        assert _in(other, whole).json()["longer"] == 1
        assert _in(other, whole).json()["same"] == 1
        assert _in(other, half).json()["same"] == 1
        assert other.get("/api/statistics")["won"] == 1
        assert _seen(other)["games"] == _seen(client)["games"]


def test_a_game_that_went_on_differently_becomes_two(client: Client, tmp_path: Path) -> None:
    client.start(deal="5")
    client.act("S")
    with start(tmp_path / "other") as other:
        _in(other, _out(client))
        (game,) = other.get("/api/history")["games"]
        other.game = other.get(f"/api/games/{game['id']}")
        other.act("74")
        client.act("S", "S")
        text = _out(client)
        assert _in(other, text).json()["new"] == 1
        assert _in(other, text).json()["same"] == 1
        assert len(other.get("/api/history")["games"]) == 2


def test_two_players_of_a_server_may_hold_the_same_game(folder: Path, tmp_path: Path) -> None:
    with start(tmp_path / "home") as home:
        home.start(deal="5")
        home.act("S", "S")
        text = _out(home)
    with start(folder, players=ManyPlayers(https=False)) as one:
        assert _in(one, text).json()["new"] == 1
        one.http.cookies.clear()
        # Somebody else: the id is taken, so the game gets one of its own, the same one each time.
        assert _in(one, text).json()["new"] == 1
        assert _in(one, text).json()["same"] == 1
        (game,) = one.get("/api/history")["games"]
        assert one.get(f"/api/games/{game['id']}")["version"] == 2


def test_settings_come_along_where_none_were_chosen(played: Client, tmp_path: Path) -> None:
    played.http.patch("/api/settings", json={"theme": "dark"})
    text = _out(played)
    with start(tmp_path / "other") as other:
        assert _in(other, text).json()["settings"]
        assert other.get("/api/settings")["theme"] == "dark"
        other.http.patch("/api/settings", json={"theme": "felt"})
        assert not _in(other, text).json()["settings"]
        assert other.get("/api/settings")["theme"] == "felt"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "empty"),
        ("\n\n", "empty"),
        ("nonsense", "line 1"),
        (_line(), "first line"),
        (HEAD.replace('"version": 1', '"version": 2'), "newer"),
        (f"{HEAD}\n{{}}", "line 2"),
        (f"{HEAD}\n\n{_line(id='../x')}", "line 3"),
        (f"{HEAD}\n{_line(times=[1])}", "line 2: there must be one time"),
        (f"{HEAD}\n{_line(times=[-(10**15), -5])}", "line 2: a time"),
        (f"{HEAD}\n{_line(times=[10**15, 10**15])}", "line 2: a time"),
        (f"{HEAD}\n{_line(began_on='2026-02-30')}", "line 2: a day"),
        (f"{HEAD}\n{_line(note='x' * 2001)}", "line 2"),
        (f"{HEAD}\n{_line(record='[Deal 5]')}", "line 2"),
        (f"{HEAD}\n{_with(UNDATED)}", "line 2: the record does not say when"),
        (f"{HEAD}\n{_with(DATED, times=[])}", "no action"),
        (f"{HEAD}\n{_with(BAD)}", "line 2: action 2, 12"),
        (f"{HEAD}\n{_with(LONG)}", "line 2"),
    ],
)
def test_a_file_that_is_not_right_is_refused_whole(client: Client, text: str, says: str) -> None:
    """Fault 24: the line is named, and nothing of the file is brought in."""
    good = f"{text}\n{_line()}" if text.startswith(HEAD) else text
    answer = _in(client, good)
    assert answer.status_code == 400
    assert answer.json()["error"]["kind"] == "bad-record"
    assert says in answer.json()["error"]["message"]
    assert client.get("/api/history")["games"] == []


def test_a_file_is_bounded(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(diary, "FILE_LIMIT", 1000)
    assert _in(client, f"{HEAD}\n" + " " * 1000).status_code == 413
    assert client.http.post("/api/everything", json={}).status_code == 415


def test_all_actions_of_a_file_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("easyharp.server.diary.transfer.MOST_IN_ALL", 3)
    with pytest.raises(TransferError, match="3 actions") as caught:
        contents_of("p", [HEAD.encode(), _line().encode(), _line(id="h").encode()])
    assert (caught.value.fault, caught.value.most) == (TransferFault.TOO_MANY, 3)


def test_a_record_becomes_a_game_to_look_at_once(client: Client) -> None:
    """Fault 10: a record that is brought in is no win of one's own."""
    answer = client.http.post("/api/records", json={"record": vectors.text("won-5")}).json()
    assert answer["is_new"]
    assert client.http.post("/api/records", json={"record": vectors.text("won-5")}).json() == {
        **answer,
        "is_new": False,
    }
    (game,) = client.get("/api/history")["games"]
    assert (game["result"], game["imported"], game["id"]) == ("won", True, answer["id"])
    assert client.get("/api/statistics")["played"] == 0
    replayed = parse_record(client.http.get(f"/api/games/{game['id']}/record").text).replay()
    assert (replayed.result, replayed.disagreements) == ("won", ())


def test_the_record_of_one_s_own_game_is_that_game(client: Client) -> None:
    _win(client, "won-5")
    text = client.http.get(f"/api/games/{client.game['id']}/record").text
    answer = client.http.post("/api/records", json={"record": text}).json()
    assert answer == {"id": client.game["id"], "is_new": False, "replaced": False}


def test_the_day_s_deal_does_not_go_on_in_a_record_that_was_brought_in(client: Client) -> None:
    """Fault 10: what came as a record counts nowhere, so it must not take the place of the day's own game."""
    client.start("daily", day="2026-11-30")
    client.act("S")
    text = client.http.get(f"/api/games/{client.game['id']}/record").text.replace("\n\nS", "\n\nS S")
    brought = client.http.post("/api/records", json={"record": text}).json()
    assert brought["is_new"]
    assert client.start("daily", day="2026-11-30")["game"]["id"] != brought["id"]
    assert client.get("/api/days?month=2026-11")["days"][29]["game"] != brought["id"]


def test_a_bad_record_is_refused_with_the_number_of_the_action(client: Client) -> None:
    error = client.http.post("/api/records", json={"record": '[Deal "5"]\n\nS 12'}).json()["error"]
    assert error["kind"] == "bad-record"
    assert (error["bad"]["at"], error["bad"]["action"]) == (2, "12")
    assert error["bad"]["refusal"]["reason"] == Game.new(5).refusal("12").reason  # type: ignore[union-attr]
    error = client.http.post("/api/records", json={"record": '[Deal "5"]\n\nS XX'}).json()["error"]
    assert (error["bad"]["at"], error["bad"]["refusal"]) == (2, None)
    assert error["unread"] == {"record": "no-action", "transfer": None, "line": None, "most": None}
    assert client.http.post("/api/records", json={"record": "S"}).json()["error"]["bad"] is None


RECORD_FAULTS = {
    "[Deal 5]\n\nS": RecordFault.TAG,
    "S": RecordFault.DEAL_COUNT,
    '[Deal "0"]\n\nS': RecordFault.DEAL,
    '[Deal "5"]\n\nS {': RecordFault.COMMENT,
    '[Deal "5"]\n\nXX': RecordFault.NO_ACTION,
    '[Deal "5"]\n\n47*2': RecordFault.REPEAT,
    f'[Deal "5"]\n\nS*{MOST_ACTIONS} S': RecordFault.TOO_LONG,
    '[Deal "5"]\n\nU': RecordFault.REFUSED,
}
FILE_FAULTS = {
    "\n": (TransferFault.EMPTY, None),
    '{"kind": "settings", "settings": {}}': (TransferFault.FOREIGN, None),
    HEAD.replace('"version": 1', '"version": 2'): (TransferFault.NEWER, None),
    f"{HEAD}\n{{}}": (TransferFault.FORM, 2),
    f"{HEAD}\n\n{_with(BAD)}": (TransferFault.RECORD, 3),
    f"{HEAD}\n{_with(DATED, times=[])}": (TransferFault.NO_ACTION, 2),
    f"{HEAD}\n{_line(times=[1])}": (TransferFault.TIMES, 2),
    f"{HEAD}\n{_with(UNDATED)}": (TransferFault.STARTED, 2),
    f"{HEAD}\n{_line(began_on='2026-02-30')}": (TransferFault.DAY, 2),
}


def test_every_fault_of_a_record_or_a_file_reaches_the_page_by_its_name(client: Client) -> None:
    assert set(RECORD_FAULTS.values()) == set(RecordFault)
    for text, fault in RECORD_FAULTS.items():
        unread = client.http.post("/api/records", json={"record": text}).json()["error"]["unread"]
        assert (unread["record"], unread["transfer"]) == (fault, None)
        assert unread["most"] == (RECORD_ACTIONS if fault is RecordFault.TOO_LONG else None)
        assert unread["line"] == (1 if fault is RecordFault.TAG else None)
    # A file of millions of actions is tried below.
    assert {fault for fault, _ in FILE_FAULTS.values()} == set(TransferFault) - {TransferFault.TOO_MANY}
    for text, found in FILE_FAULTS.items():
        unread = _in(client, text).json()["error"]["unread"]
        assert (unread["transfer"], unread["line"]) == found
        assert unread["record"] == ("refused" if found[0] is TransferFault.RECORD else None)
    assert client.http.post("/api/records", json={"record": " " * diary.RECORD_LIMIT}).status_code == 413


@given(st.text(st.characters(codec="utf-8"), max_size=60))
def test_a_note_goes_into_the_record_and_out_again(note: str) -> None:
    """Fault 23: notes belong to the game and travel with it."""
    game = Game.new(5).play("S")
    record = parse_record(record_text(game, "2026-11-30T09:12:44Z", None, note))
    assert record.actions == game.actions
    written = [item.text for item in record.body if isinstance(item, Comment)]
    plain = note.replace("\r\n", "\n").replace("\r", "\n").replace("}", ")")
    assert written == ([plain] if note else [])


STORIES = st.lists(st.tuples(st.integers(0, 3), st.integers(1, 6)), max_size=8)


@given(STORIES)
def test_merging_is_done_once_and_for_all(stories: list[tuple[int, int]]) -> None:
    """fault 32: games that fork, grow and repeat: a second merge of the same file never changes a row."""
    forks = [
        ("S",) * 6,
        ("S", "U", "S", "U", "S", "S"),
        ("74", "S", "S", "S", "S", "S"),
        ("S", "S", "U", "R", "S", "S"),
    ]
    store = Store(open_database("sqlite://"))
    try:
        incoming = [
            Incoming(
                NewGame(f"id{fork % 2}", "p", 5, None, "2026-11-30T09:12:44Z"),
                forks[fork][:length],
                (1,) * length,
                None,
            )
            for fork, length in stories
        ]
        with store.database.write.begin() as connection:
            connection.exec_driver_sql("INSERT INTO players VALUES ('p', '', NULL, '{}', NULL)")
            merge_all(connection, incoming)
            rows = connection.exec_driver_sql("SELECT * FROM actions ORDER BY game, version").all()
            again = merge_all(connection, incoming)
            assert {outcome.merged for outcome in again} <= {Merged.SAME}
            assert connection.exec_driver_sql("SELECT * FROM actions ORDER BY game, version").all() == rows
    finally:
        store.close()


def test_what_goes_out_is_a_record_that_the_rules_accept(played: Client) -> None:
    for text in _out(played).splitlines()[2:]:
        line = json.loads(text)
        replay = parse_record(line["record"]).replay()
        assert replay.disagreements == ()
        assert len(line["times"]) == replay.game.version
        assert record_of(replay.game).actions == replay.game.actions


def test_everything_is_the_same_on_every_database(played: Client, where: Path | str, tmp_path: Path) -> None:
    """Fault 9: also from a file to a database for many, and back again."""
    text = _out(played)
    # The folder is where the game was played.
    with start(tmp_path / "other" if isinstance(where, Path) else where) as other:
        assert _in(other, text).json()["new"] == 4
        assert _in(other, text).json()["same"] == 4
        assert _seen(other)["games"] == _seen(played)["games"]
        assert _out(other).splitlines()[2:] == text.splitlines()[2:]
        here, there = (one.get("/api/days?month=2026-11&today=2026-11-30") for one in (played, other))
        assert here == there
        won = other.get("/api/history?show=won")["games"]
        assert [game["id"] for game in won] == [game["id"] for game in played.get("/api/history?show=won")["games"]]
        assert other.get(f"/api/history/{won[-1]['id']}") == won[-1]


def test_a_record_is_compared_with_some_games_only(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Thousands of games that differ in their last action would keep everybody else's moves waiting."""
    monkeypatch.setattr("easyharp.server.store.merge.ALIKE", 2)
    read: list[str] = []

    def reading(connection: Connection, game: str) -> tuple[str, ...]:
        read.append(game)
        return real(connection, game)

    real = merge._actions
    monkeypatch.setattr(merge, "_actions", reading)
    texts = [f'[Deal "5"]\n\nS S {end}' for end in ("S S", "S U", "U S")]
    first = [client.http.post("/api/records", json={"record": text}).json() for text in texts]
    assert [one["is_new"] for one in first] == [True, True, True]
    for text in texts:
        read.clear()
        client.http.post("/api/records", json={"record": text})
        assert 1 <= len(read) <= 2
    assert client.http.post("/api/records", json={"record": '[Deal "5"]\n\nS S S'}).json()["is_new"]


def test_a_clock_before_1970_hinders_no_export(client: Client, tmp_path: Path) -> None:
    """What one's own program wrote it reads again, whatever the clock said."""
    assert _in(client, f"{HEAD}\n{_line(times=[-1_000_000, 10])}").json()["new"] == 1
    text = _out(client)
    with start(tmp_path / "other") as other:
        assert _in(other, text).json()["new"] == 1
        assert _seen(other)["games"] == _seen(client)["games"]
        assert other.get(f"/api/history?before=-1.{client.get('/api/history')['games'][0]['id']}")["games"]


@pytest.mark.parametrize("at", [-(10**15), 10**15])
def test_a_time_that_no_calendar_has_breaks_no_page(client: Client, at: int) -> None:
    day = '[Day "2026-11-30"]\n'
    texts = " ".join(action.text for action in vectors.record("won-5").actions)
    record = f'[Deal "5"]\n[Started "2026-11-30T09:12:44Z"]\n{day}\n{texts}'
    times = [at, *[0] * (len(vectors.record("won-5").actions) - 1)]
    assert _in(client, f"{HEAD}\n{_line(record=record, times=times)}").json()["new"] == 1
    assert client.get("/api/statistics")["won"] == 1
    assert client.get("/api/days?month=2026-11")["days"]


def test_u_0000_comes_in_as_u_fffd_and_is_told(where: Path | str) -> None:
    record = '[Deal "5"]\n\n{x\0y} S*3'
    with start(where) as client:
        answer = client.http.post("/api/records", json={"record": record}).json()
        assert answer["is_new"]
        assert answer["replaced"]
        assert client.get("/api/history")["games"][0]["note"] == "x\ufffdy"
        merged = _in(client, f"{HEAD}\n{_line(note='a' + chr(0))}").json()
        assert (merged["new"], merged["replaced"]) == (1, 1)
        assert _in(client, _out(client)).json()["same"] == 2


def test_more_than_one_file_takes_is_saved_in_parts_that_come_in_again(
    played: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(diary, "FILE_LIMIT", diary.SETTINGS + 30_000)
    count = played.get("/api/everything/parts")["parts"]
    assert count > 1
    assert played.http.get(f"/api/everything?part={count + 1}").status_code == 404
    with start(tmp_path / "other") as other:
        for part in range(1, count + 1):
            answer = played.http.get(f"/api/everything?part={part}")
            assert f"-{part}.jsonl" in answer.headers["content-disposition"]
            assert _in(other, answer.text).status_code == 200
        assert _seen(other)["games"] == _seen(played)["games"]


def test_what_did_not_come_in_is_told(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are written in portions; when the disk is full in the middle, the answer says how many are missing."""
    monkeypatch.setattr(diary, "ROWS", 2)
    merge, calls = Store.merge, iter(range(9))

    async def fail_third(self: Store, incoming: Any) -> Any:
        if next(calls) == 2:
            raise OperationalError("INSERT", {}, Exception("disk full"))
        return await merge(self, incoming)

    lines = [
        _line(id=f"g{nth}", record=f'[Deal "{nth}"]\n[Started "2026-11-30T09:12:44Z"]\n\nS S') for nth in range(1, 6)
    ]
    text = "\n".join([HEAD, *lines])
    with monkeypatch.context() as patch:
        patch.setattr(Store, "merge", fail_third)
        answer = _in(client, text).json()
        assert (answer["new"], answer["missing"]) == (2, 3)
    answer = _in(client, text).json()
    assert (answer["new"], answer["same"], answer["missing"]) == (3, 2, 0)
