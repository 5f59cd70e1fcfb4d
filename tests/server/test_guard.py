"""Security of a server on one's own computer."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from easyharp.server.app import Options, create_app
from easyharp.server.players import COOKIE, ManyPlayers
from easyharp.server.store import open_database
from tests.server.client import Client
from tests.server.conftest import start


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.1:8765", "localhost:1", "LOCALHOST", "[::1]:8765"])
def test_the_server_answers_to_its_own_names(client: Client, host: str) -> None:
    assert client.http.get("/api/about", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:8765", "127.0.0.1.evil.example", "192.168.1.7", "", "localhost:x", "::1]:7x"],
)
def test_another_name_is_refused_against_dns_rebinding(client: Client, host: str) -> None:
    answer = client.http.get("/api/about", headers={"host": host})
    assert answer.status_code == 403
    assert answer.json()["error"]["kind"] == "forbidden"


def test_a_server_on_the_network_answers_to_addresses_and_to_the_names_it_was_given(folder: Path) -> None:
    with start(folder, names=("harp.example.org",), any_address=True) as client:
        for host, status in [("192.168.1.7:80", 200), ("Harp.Example.org", 200), ("other.example.org", 403)]:
            assert client.http.get("/api/about", headers={"host": host}).status_code == status


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": "http://127.0.0.1:9999"},
        {"origin": "http://localhost:8765"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
def test_another_site_may_not_post(client: Client, method: str, headers: dict[str, str]) -> None:
    answer = client.http.request(method, "/api/games", json={"start": {"type": "new"}}, headers=headers)
    assert answer.status_code == 403
    assert client.get("/api/home")["game"] is None


def test_the_own_page_may_post(client: Client) -> None:
    headers = {"origin": "http://127.0.0.1:8765", "sec-fetch-site": "same-origin"}
    answer = client.http.post("/api/games", json={"start": {"type": "new"}}, headers=headers)
    assert answer.status_code == 200


@pytest.mark.parametrize("path", ["/", "/deal/EH1-N-AAAAAAF", "/api/about", "/no-such-page", "/api/games/x"])
def test_every_answer_has_the_strict_headers(client: Client, path: str) -> None:
    headers = client.http.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe-eval" not in policy
    assert "http:" not in policy
    assert "https:" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert "access-control-allow-origin" not in headers
    assert "server" not in headers


@pytest.mark.parametrize("path", ["/../pyproject.toml", "/assets/../../app.py", "/%2e%2e/app.py", "/..%2f..%2fapp.py"])
def test_no_file_outside_the_web_folder_is_served(client: Client, path: str) -> None:
    assert client.http.get(path).status_code == 404


def test_hosted_players_have_games_of_their_own(folder: Path) -> None:
    app = create_app(open_database(folder), Options(players=ManyPlayers(https=False)))
    with TestClient(app, base_url="http://localhost") as one:
        two = TestClient(app, base_url="http://localhost")
        assert one.get("/api/home").json()["game"] is None
        assert COOKIE not in one.cookies, "looking at the page makes no player"
        game = one.post("/api/games", json={"start": {"type": "open", "deal": "5"}}).json()["game"]
        assert one.get("/api/home").json()["game"] == game
        assert two.get("/api/home").json()["game"] is None
        path = f"/api/games/{game['id']}"
        intent = {"version": 0, "intent": {"type": "action", "action": "S"}}
        for stranger in (two, TestClient(app, base_url="http://localhost", cookies={COOKIE: "x" * 32})):
            assert stranger.get(path).status_code == 404
            assert stranger.get(f"{path}/record").status_code == 404
            assert stranger.post(f"{path}/intents", json=intent).status_code == 404
            assert stranger.put("/api/current", json={"id": game["id"]}).status_code == 404
        assert one.get(path).json() == game


def test_the_cookie_is_out_of_reach_and_its_secret_is_not_stored(folder: Path) -> None:
    app = create_app(open_database(folder), Options(players=ManyPlayers(https=True)))
    with TestClient(app, base_url="https://localhost") as client:
        cookie = client.post("/api/games", json={"start": {"type": "new"}}).headers["set-cookie"]
    secret = cookie.partition("=")[2].partition(";")[0]
    assert {"HttpOnly", "Secure", "SameSite=lax"} <= {part.strip() for part in cookie.split(";")}
    assert len(secret) >= 32
    stored = b"".join(file.read_bytes() for file in folder.iterdir())
    assert secret.encode() not in stored
