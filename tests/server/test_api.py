"""The routes, as docs/protocol.md promises them."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from easyharp import Deal, Game, parse_record, view_of
from easyharp.rules import REDO, UNDO
from easyharp.server import keeper
from easyharp.server.limits import RECORD_ACTIONS
from easyharp.server.settings import DEFAULT_SETTINGS
from tests.golden import vectors
from tests.server.client import Client, Json
from tests.server.conftest import start

WON = vectors.record("won-5")


def _error(answer: Any) -> Json:
    """Check the one shape of errors and return what is in it."""
    body = answer.json()
    assert set(body) == {"error"}
    assert set(body["error"]) == {"kind", "message", "fault", "codes", "game", "bad", "unread"}
    assert body["error"]["message"]
    return dict(body["error"])


def test_a_newcomer_finds_no_game_and_the_usual_settings(client: Client) -> None:
    home = client.get("/api/home")
    assert home["game"] is None
    assert home["notice"] is None
    assert home["settings"] == msgspec.to_builtins(DEFAULT_SETTINGS)
    assert home["settings"]["interactive_rules"]
    assert home["settings"]["double_tap"]
    assert home["settings"]["double_tap_ms"] == 350


def test_settings_of_another_version_are_kept_as_far_as_they_are_known(folder: Path) -> None:
    with start(folder) as client:
        client.start(deal="5")
    connection = sqlite3.connect(folder / "easyharp.sqlite3")
    with connection:
        connection.execute(
            "UPDATE players SET settings = ?", ('{"theme": "dark", "motion": "wild", "double_tap": 7, "new": 1}',)
        )
    connection.close()
    with start(folder) as client:
        settings = client.get("/api/settings")
    assert settings == {**msgspec.to_builtins(DEFAULT_SETTINGS), "theme": "dark"}


def test_with_tap_moves_off_a_tap_only_selects(client: Client) -> None:
    """fault 14: taps that move can be turned off."""
    client.http.patch("/api/settings", json={"tap_moves": False})
    client.start(deal="5")
    client.act("74")
    client.act(*["S"] * 40)
    while not any("F" in card["to"] for card in client.game["table"]["piles"]["W"]):
        client.act("S")
    top = len(client.game["table"]["piles"]["W"]) - 1
    tapped = client.intend("tap", pile="W", card=top, at=1.0)
    assert tapped["action"] is None
    assert tapped["hand"]["selected"] == {"pile": "W", "card": top}


def test_a_game_is_shown_as_the_library_sees_it(client: Client) -> None:
    game = client.start(deal="EH1-N-AAAAAAF")["game"]
    assert (game["number"], game["code"], game["version"], game["day"]) == (5, "EH1-N-AAAAAAF", 0, None)
    view = view_of(Game.new(5))
    for pile, cards in view.piles.items():
        assert [(c["place"], c["card"], c["to"]) for c in game["table"]["piles"][pile]] == [
            (c.place, c.card, list(c.to)) for c in cards
        ]


def test_a_whole_game_over_the_wire_is_won_once_and_kept_as_a_record(client: Client) -> None:
    client.start(deal="5")
    for action in WON.actions[:-1]:
        assert not client.act(action.text)["game"]["table"]["won"]
    last = client.act(WON.actions[-1].text)
    table = last["game"]["table"]
    assert table["won"]
    assert str(table["score"]) == WON.tag("Score")
    assert last["events"][-1]["kind"] == "won"
    over = client.act("U")
    assert over["refusal"]["reason"] == "game-over"
    record = client.http.get(f"/api/games/{client.game['id']}/record")
    assert "EH1-N-AAAAAAF.harp" in record.headers["content-disposition"]
    kept = parse_record(record.text)
    assert kept.actions == WON.actions
    assert kept.replay().disagreements == ()


def test_a_stale_intent_is_refused_with_the_game_as_it_stands(client: Client) -> None:
    """fault 2: an action belongs to one version of the game."""
    client.start(deal="5")
    client.act("S")
    body = {"version": 0, "intent": {"type": "action", "action": "S"}}
    answer = client.send(body)
    assert answer.status_code == 409
    error = _error(answer)
    assert error["kind"] == "stale"
    assert error["game"] == client.game


def test_an_intent_from_the_future_is_refused_too(client: Client) -> None:
    client.start(deal="5")
    assert client.send({"version": 7, "intent": {"type": "action", "action": "S"}}).status_code == 409


def test_a_refusal_changes_nothing_and_carries_its_rule(client: Client) -> None:
    client.start(deal="5")
    before = client.game
    refused = client.act("12")
    assert refused["refusal"] == {"reason": "same-colour", "card": "JD", "target": "3D"}
    assert refused["remind"]
    assert refused["action"] is None
    assert refused["events"] == []
    assert refused["game"] == before


def test_with_interactive_rules_off_nobody_is_reminded(client: Client) -> None:
    settings = {**client.get("/api/settings"), "interactive_rules": False, "language": "hu"}
    assert client.http.patch("/api/settings", json={"interactive_rules": False, "language": "hu"}).json() == settings
    assert client.get("/api/home")["settings"] == settings
    client.start(deal="5")
    refused = client.act("12")
    assert refused["refusal"]["reason"] == "same-colour"
    assert not refused["remind"]


def test_taps_and_the_hand_go_to_and_fro(client: Client) -> None:
    client.start(deal="5")
    selected = client.intend("tap", pile="1", card=0, at=1000.0)
    assert selected["action"] is None
    assert selected["hand"]["selected"] == {"pile": "1", "card": 0}
    moved = client.intend("tap", pile="7", card=6, at=2000.0)
    assert moved["action"] == "17"
    assert moved["hand"]["selected"] is None
    assert [event["kind"] for event in moved["events"]] == ["moved"]


def test_a_double_tap_looks_for_a_place_unless_the_setting_is_off(client: Client) -> None:
    client.start(deal="5")
    client.intend("tap", pile="1", card=0, at=1000.0)
    assert client.intend("tap", pile="1", card=0, at=1350.0)["action"] == "17"
    client.http.patch("/api/settings", json={"double_tap": False})
    client.start(deal="5")
    client.intend("tap", pile="1", card=0, at=1000.0)
    assert client.intend("tap", pile="1", card=0, at=1350.0)["action"] is None


def test_a_drop_moves_and_a_hold_selects(client: Client) -> None:
    client.start(deal="5")
    assert client.intend("hold", pile="1", card=0)["hand"]["selected"] == {"pile": "1", "card": 0}
    assert client.intend("drop", pile="1", card=0, target="7")["action"] == "17"


def test_undo_and_redo_say_so_and_have_their_events(client: Client) -> None:
    client.start(deal="5")
    client.act("S")
    undone = client.act(UNDO.text)
    assert (undone["action"], undone["events"]) == ("U", [])
    redone = client.act(REDO.text)
    assert redone["action"] == "R"
    assert [event["kind"] for event in redone["events"]] == ["drawn"]
    assert redone["game"]["table"]["moves"] == 2


def test_a_new_deal_is_never_the_current_one_and_the_old_game_can_be_taken_up_again(client: Client) -> None:
    client.start(deal="5")
    client.act("S")
    left = client.game
    opened = client.start("new")
    assert opened["game"]["code"] != left["code"]
    assert opened["left"] == {"id": left["id"], "code": left["code"], "moves": 1}
    back = client.http.put("/api/current", json={"id": left["id"]}).json()
    assert back["game"] == left
    assert back["left"] is None, "a game without a move is not worth going back to"
    assert client.get("/api/home")["game"] == left


def test_the_way_back_is_still_there_after_a_reload(client: Client) -> None:
    """fault 26: nor does a reload."""
    client.start(deal="5")
    client.act("S")
    left = client.game
    client.start(deal="6")
    assert client.get("/api/home")["left"] == {"id": left["id"], "code": left["code"], "moves": 1}
    client.http.put("/api/current", json={"id": left["id"]})
    assert client.get("/api/home")["left"] is None, "nothing was done in the other game"


def test_the_same_deal_starts_over_and_is_no_longer_the_day_s_game(client: Client) -> None:
    """fault 11: the same deal again is a game of its own."""
    daily = client.start("daily", day="2026-11-30")["game"]
    assert (daily["number"], daily["day"]) == (414287, "2026-11-30")
    client.act("S")
    again = client.start("same")["game"]
    assert (again["number"], again["day"], again["version"]) == (414287, None, 0)
    assert client.start("daily", day="2026-11-30")["game"]["id"] == daily["id"], "the day's game goes on"


def test_opening_a_deal_goes_on_with_it_and_dealing_it_starts_over(client: Client) -> None:
    client.start("open", deal="5")
    client.act("S", "S")
    played = client.game
    client.start("new")
    assert client.start("open", deal="eh1-n-aaaaaaf")["game"] == played
    assert client.start(deal="5")["game"]["version"] == 0


def test_same_deal_needs_a_current_one(client: Client) -> None:
    answer = client.http.post("/api/games", json={"start": {"type": "same"}})
    assert (answer.status_code, _error(answer)["kind"]) == (404, "not-found")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "empty"),
        ("0", "out-of-range"),
        ("EH2-N-AAAAAAF", "unknown-scheme"),
        ("EH1-X-AAAAAAF", "unknown-kind"),
        ("EH1-N-AAAAAA", "letters"),
        ("hello", "not-a-code"),
        ("EH1-N-AAAAAAF EH1-N-AAAAAAB", "several"),
    ],
)
def test_a_bad_deal_is_named_by_its_fault(client: Client, text: str, fault: str) -> None:
    answer = client.http.post("/api/games", json={"start": {"type": "open", "deal": text}})
    error = _error(answer)
    assert (answer.status_code, error["kind"], error["fault"]) == (400, "bad-deal", fault)
    assert client.get("/api/home")["game"] is None


def test_several_deals_are_given_to_choose_from(client: Client) -> None:
    start = {"type": "deal", "deal": "EH1-N-AAAAAAF, eh1naaaaaab"}
    answer = client.http.post("/api/games", json={"start": start})
    assert _error(answer)["codes"] == ["EH1-N-AAAAAAF", "EH1-N-AAAAAAB"]


@pytest.mark.parametrize("kind", ["open", "deal"])
def test_a_deal_is_found_in_what_was_pasted(client: Client, kind: str) -> None:
    pasted = f"“https://harp.example.org/deal/EH1–N–AAAAAAF?utm_source={'x' * 2000}”"
    assert client.start(kind, deal=pasted)["game"]["number"] == 5


def test_a_bad_day_is_refused(client: Client) -> None:
    answer = client.http.post("/api/games", json={"start": {"type": "daily", "day": "2026-02-30"}})
    assert (answer.status_code, _error(answer)["kind"]) == (400, "bad-day")


BAD_INTENTS = [
    {},
    {"version": 0},
    {"version": -1, "intent": {"type": "action", "action": "S"}},
    {"version": "0", "intent": {"type": "action", "action": "S"}},
    {"version": 0, "intent": {"type": "dance"}},
    {"version": 0, "intent": {"type": "action", "action": "SSSS"}},
    {"version": 0, "intent": {"type": "action", "action": "4X"}},
    {"version": 0, "intent": {"type": "tap", "pile": "1", "card": 40, "at": 0}},
    {"version": 0, "intent": {"type": "tap", "pile": "x", "card": None, "at": 0}},
    {"version": 0, "intent": {"type": "tap", "pile": "1", "card": -1, "at": 0}},
    {"version": 0, "intent": {"type": "drop", "pile": "1", "card": 0, "target": "Z"}},
    {"version": 0, "intent": {"type": "drop", "pile": "1", "card": 0, "target": ""}},
    {"version": 0, "intent": {"type": "hold", "pile": "9", "card": 9}},
    {"version": 0, "intent": {"type": "action", "action": "S"}, "more": 1},
    {
        "version": 0,
        "intent": {"type": "tap", "pile": "2", "card": 1, "at": 0},
        "hand": {"selected": {"pile": "9", "card": 50}, "last_tap": None},
    },
    {
        "version": 0,
        "intent": {"type": "tap", "pile": "1", "card": 0, "at": 10},
        "hand": {"selected": None, "last_tap": {"pile": "1", "card": 30, "at": 0, "moved": False}},
    },
]


@pytest.mark.parametrize("body", BAD_INTENTS)
def test_a_malformed_intent_is_a_bad_request_and_changes_nothing(client: Client, body: Json) -> None:
    client.start(deal="5")
    answer = client.send(body)
    assert (answer.status_code, _error(answer)["kind"]) == (400, "bad-request")
    assert client.get(f"/api/games/{client.game['id']}") == client.game


def test_bodies_are_json_and_small(client: Client) -> None:
    send = client.http.post
    plain = send("/api/games", content="start=new", headers={"content-type": "text/plain"})
    assert (plain.status_code, _error(plain)["kind"]) == (415, "bad-request")
    broken = send("/api/games", content="{", headers={"content-type": "application/json"})
    assert (broken.status_code, _error(broken)["kind"]) == (400, "bad-request")
    binary = send("/api/games", content=b"\xff\xfe", headers={"content-type": "application/json"})
    assert (binary.status_code, _error(binary)["kind"]) == (400, "bad-request")
    large = send("/api/games", json={"start": {"type": "open", "deal": "A" * 100_000}})
    assert (large.status_code, _error(large)["kind"]) == (413, "too-large")
    long = send("/api/games", json={"start": {"type": "open", "deal": "A" * 5_000}})
    assert (long.status_code, _error(long)["kind"]) == (400, "bad-request")


def test_what_is_not_there_has_the_shape_of_an_error(client: Client) -> None:
    for answer, status in [
        (client.http.get("/api/games/nobody-s"), 404),
        (client.http.get("/api/no-such-route"), 404),
        (client.http.get("/no-such-page"), 404),
        (client.http.put("/api/current", json={"id": "nobody-s"}), 404),
        (client.http.delete("/api/games"), 405),
    ]:
        assert answer.status_code == status
        _error(answer)


def test_a_fault_of_the_server_shows_no_trace(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with start(folder) as client:
        client.http._transport.raise_server_exceptions = False
        monkeypatch.setattr("easyharp.server.api.random_deal", lambda _: 1 / 0)
        answer = client.http.post("/api/games", json={"start": {"type": "new"}})
    error = _error(answer)
    assert (answer.status_code, error["kind"]) == (500, "internal")
    assert "division" not in answer.text
    assert "Traceback" not in answer.text


def test_the_view_over_the_wire_never_shows_a_face_that_is_down(client: Client) -> None:
    """Everything that is sent for a face-down card is its place."""
    game = client.start(deal="5")["game"]
    pack = Deal(5).pack
    for pile, cards in game["table"]["piles"].items():
        for index, card in enumerate(cards):
            up = pile in "123456789" and index == len(cards) - 1
            assert card == {"place": card["place"], "card": pack[card["place"]].text if up else None, "to": card["to"]}


def test_two_pages_do_not_undo_each_other_s_settings(client: Client) -> None:
    """fault 25: a page sends what its player changed, not what it believes of the rest."""
    client.http.patch("/api/settings", json={"four_colours": True})
    answer = client.http.patch("/api/settings", json={"large_faces": True})
    assert answer.json() == {**msgspec.to_builtins(DEFAULT_SETTINGS), "four_colours": True, "large_faces": True}
    assert client.get("/api/settings") == answer.json()


@pytest.mark.parametrize("changes", [{"theme": "wild"}, {"double_tap_ms": 5}, {"thème": "dark"}, {"clock": "yes"}])
def test_a_setting_that_cannot_be_is_refused_and_changes_nothing(client: Client, changes: dict[str, Any]) -> None:
    client.http.patch("/api/settings", json={"theme": "felt"})
    refused = client.http.patch("/api/settings", json={"clock": True, **changes})
    assert refused.status_code == 400
    assert refused.json()["error"]["kind"] == "bad-request"
    assert client.get("/api/settings") == {**msgspec.to_builtins(DEFAULT_SETTINGS), "theme": "felt"}


NUL = "a\0b"


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/games", {"start": {"type": "open", "deal": NUL}}),
        ("POST", "/api/games", {"start": {"type": "new"}, NUL: 1}),
        ("PATCH", "/api/settings", {"language": NUL}),
        ("PUT", "/api/current", {"id": NUL}),
        ("PUT", "/api/games/GAME/note", {"text": NUL}),
        ("POST", "/api/games/GAME/intents", {"version": 0, "intent": {"type": "action", "action": "\0"}}),
        ("POST", "/api/replays", {"record": '[Deal "5"]\n\nS {\0}'}),
    ],
)
def test_a_text_with_u_0000_is_refused_alike_on_both_databases(
    where: Path | str, method: str, path: str, body: Json
) -> None:
    with start(where) as client:
        client.start(deal="5")
        answer = client.http.request(method, path.replace("GAME", client.game["id"]), json=body)
        assert (answer.status_code, _error(answer)["kind"]) == (400, "bad-request")
        assert "U+0000" in _error(answer)["message"]


def test_a_backslash_before_u0000_is_a_text_as_any_other(client: Client) -> None:
    client.start(deal="5")
    note = {"text": "C:\\u0000 and \\\\u0000"}
    assert client.http.put(f"/api/games/{client.game['id']}/note", json=note).json() == note


DEEP = {"lists": "[" * 8000 + "]" * 8000, "objects": '{"a":' * 2700 + "1" + "}" * 2700, "open": "[" * 16_000}


@pytest.mark.parametrize("nested", DEEP.values(), ids=DEEP)
def test_json_nested_thousands_deep_is_a_bad_request(
    client: Client, nested: str, caplog: pytest.LogCaptureFixture
) -> None:
    for text in (nested, f'{{"theme": {nested[:-20]}', f'{{"theme": {nested[:15_000]}, "b": "\\u0000"}}'):
        answer = client.http.patch("/api/settings", content=text, headers={"content-type": "application/json"})
        assert (answer.status_code, _error(answer)["kind"]) == (400, "bad-request")
    deep = '{"kind": "easyharp", "version": 1, "made": "", "program": ""}\n{"kind": "settings", "settings": {"a": '
    file = client.http.post("/api/everything", content=deep + nested, headers={"content-type": "application/x-ndjson"})
    assert (file.status_code, _error(file)["kind"]) == (400, "bad-record")
    assert not caplog.records


def test_a_client_that_leaves_in_the_middle_of_its_body_is_no_fault(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with start(folder) as client:
        for path, kind in (("/api/games", "json"), ("/api/records", "json"), ("/api/everything", "x-ndjson")):
            headers = [(b"host", b"localhost"), (b"content-type", f"application/{kind}".encode())]
            sent = asyncio.run(_leave(client.http.app, path, headers))
            assert not any(message["type"] == "http.response.start" and message["status"] >= 500 for message in sent)
    assert not caplog.records


async def _leave(app: Any, path: str, headers: list[tuple[bytes, bytes]]) -> list[Any]:
    """Send half of a body and hang up, as a server tells it to the app."""
    heard = iter([{"type": "http.request", "body": b'{"half', "more_body": True}, *[{"type": "http.disconnect"}] * 9])
    sent: list[Any] = []

    async def receive() -> Any:
        return next(heard)

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {
        "type": "http",
        "method": "POST",
        "path": path,
        "query_string": b"",
        "headers": headers,
        "http_version": "1.1",
        "scheme": "http",
        "root_path": "",
    }
    await app(scope, receive, send)
    return sent


def test_a_game_has_an_end_to_its_actions_and_a_record_before_that(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    client.start(deal="5")
    client.act("S", "S")
    monkeypatch.setattr(keeper, "GAME_ACTIONS", 2)
    answer = client.send({"version": 2, "intent": {"type": "action", "action": "S"}})
    assert (answer.status_code, _error(answer)["kind"]) == (400, "bad-request")
    assert client.get(f"/api/games/{client.game['id']}") == client.game
    long = client.http.post("/api/records", json={"record": f'[Deal "5"]\n\nS*{RECORD_ACTIONS} S'})
    assert (long.status_code, _error(long)["kind"]) == (400, "bad-record")
    assert [game["id"] for game in client.get("/api/history")["games"]] == [client.game["id"]]
