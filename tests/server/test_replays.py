"""A record is replayed through the rules and shown frame by frame, within bounds."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from easyharp import Game, record_of, view_of
from easyharp.server.limits import GAME_ACTIONS, SHOWN_RECORD
from easyharp.server.replays import MOST_FRAMES
from tests.golden import vectors
from tests.server.client import Client, Json


def _ask(client: Client, record: str, **part: Any) -> Any:
    return client.http.post("/api/replays", json={"record": record, **part})


def _replay(client: Client, record: str, **part: Any) -> Json:
    answer = _ask(client, record, **part)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def _fault(answer: Any, status: int) -> str:
    assert answer.status_code == status
    error = answer.json()["error"]
    assert error["kind"] == ("too-large" if status == 413 else "bad-record" if status == 400 else error["kind"])
    return str(error["message"])


@pytest.mark.parametrize("name", ["won-5", "takeback-2", "random-140892"])
def test_the_frames_are_the_tables_of_the_game(client: Client, name: str) -> None:
    games = list(vectors.story(name))
    text = vectors.text(name)
    seen = 0
    while seen < min(len(games), 450):
        part = _replay(client, text, **{"from": seen})
        assert part["total"] == len(games) - 1
        assert part["number"] == games[0].deal.number
        assert len(part["steps"]) <= MOST_FRAMES
        for at, step in enumerate(part["steps"], seen):
            assert step["at"] == at
            assert step["table"] == msgspec.json.decode(msgspec.json.encode(view_of(games[at])))
            assert step["refusal"] is None
        seen += len(part["steps"])


def test_a_frame_tells_what_happened(client: Client) -> None:
    record = record_of(Game.new(5).play_all(["S", "74", "U", "R"])).format()
    deal, drawn, moved, undone, redone = _replay(client, record)["steps"]
    assert (deal["action"], deal["events"]) == (None, [])
    assert [event["kind"] for event in drawn["events"]] == ["drawn"]
    assert [event["kind"] for event in moved["events"]] == ["moved", "turned-up"]
    assert (undone["action"], undone["events"]) == ("U", [])
    assert (redone["action"], redone["events"]) == ("R", moved["events"])


def test_a_part_is_as_long_as_was_asked_for(client: Client) -> None:
    text = vectors.text("won-5")
    assert [step["at"] for step in _replay(client, text, **{"from": 10, "to": 12})["steps"]] == [10, 11, 12]
    assert [step["at"] for step in _replay(client, text, **{"from": 10, "to": 3})["steps"]] == [10]
    assert len(_replay(client, text, to=100_000)["steps"]) == MOST_FRAMES
    last = _replay(client, text, **{"from": 100_000})
    assert [step["at"] for step in last["steps"]] == [last["total"]]
    assert last["steps"][0]["table"]["won"]


def test_what_is_no_record_is_said_clearly(client: Client) -> None:
    """fault 24: a file that cannot be read says what is wrong with it."""
    assert "Deal" in _fault(_ask(client, "S S S"), 400)
    assert "action 2" in _fault(_ask(client, '[Deal "5"]\n\nS XX'), 400)
    said = _fault(_ask(client, '[Deal "5"]\n\nS 12'), 400)
    assert "action 2, 12" in said
    assert "colour" in said or "rank" in said


def test_a_record_that_is_too_long_is_refused(client: Client) -> None:
    assert str(GAME_ACTIONS) in _fault(_ask(client, f'[Deal "5"]\n\nS*{GAME_ACTIONS} S'), 400)
    assert "bytes" in _fault(_ask(client, '[Deal "5"]\n\n' + "S " * SHOWN_RECORD), 413)


def test_a_request_that_is_not_of_the_form_is_refused(client: Client) -> None:
    for body in ({}, {"record": 5}, {"record": "", "from": -1}, {"record": "", "more": 1}):
        assert client.http.post("/api/replays", json=body).json()["error"]["kind"] == "bad-request"


def test_many_frames_travel_packed_and_an_answer_to_an_action_does_not(client: Client) -> None:
    """A hundred frames are a hundred times nearly the same; what fits into the first packets is sent as it is."""
    packed = _ask(client, vectors.text("won-5"))
    assert packed.headers["content-encoding"] == "gzip"
    assert "accept-encoding" in packed.headers["vary"].lower()
    assert int(packed.headers["content-length"]) * 5 < len(packed.content)
    plain = client.http.post(
        "/api/replays", json={"record": vectors.text("won-5")}, headers={"accept-encoding": "identity"}
    )
    assert "content-encoding" not in plain.headers
    assert plain.json() == packed.json()
    few = _ask(client, vectors.text("won-5"), to=0)
    assert "content-encoding" not in few.headers
