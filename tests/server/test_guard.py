"""Security of a server on one's own computer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from easyharp.server.app import Options, create_app
from easyharp.server.players import COOKIE, LASTS, ManyPlayers
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


@pytest.mark.parametrize("purpose", ["prefetch", "prefetch;prerender"])
def test_a_page_that_is_only_loaded_in_advance_changes_nothing(client: Client, purpose: str) -> None:
    headers = {"sec-purpose": purpose, "sec-fetch-site": "same-origin"}
    answer = client.http.post("/api/games", json={"start": {"type": "new"}}, headers=headers)
    assert (answer.status_code, answer.json()["error"]["kind"]) == (403, "forbidden")
    assert client.http.get("/api/home", headers=headers).json()["game"] is None


def test_the_own_page_may_post(client: Client) -> None:
    headers = {"origin": "http://127.0.0.1:8765", "sec-fetch-site": "same-origin"}
    answer = client.http.post("/api/games", json={"start": {"type": "new"}}, headers=headers)
    assert answer.status_code == 200


BEHIND_A_PROXY = {
    "a port that only the browser knows": ("harp.example.org", "https://harp.example.org:8443"),
    "the usual port, added": ("harp.example.org:443", "https://harp.example.org"),
    "the usual port of http, added": ("harp.example.org:80", "http://harp.example.org"),
    "a dot at the end": ("harp.example.org.", "https://harp.example.org"),
    "a dot in the browser": ("harp.example.org", "https://harp.example.org.:8443"),
    "capital letters": ("Harp.Example.ORG", "https://harp.example.org"),
}


@pytest.mark.parametrize(("host", "origin"), BEHIND_A_PROXY.values(), ids=BEHIND_A_PROXY)
def test_what_the_browser_says_of_itself_settles_whose_page_it_is(folder: Path, host: str, origin: str) -> None:
    with start(folder, names=("harp.example.org",)) as client:
        headers = {"host": host, "origin": origin}
        for site, status in [("same-origin", 200), ("same-site", 403), ("cross-site", 403), ("x", 403)]:
            asked = {**headers, "sec-fetch-site": site}
            answer = client.http.post("/api/games", json={"start": {"type": "new"}}, headers=asked)
            assert answer.status_code == status, (site, answer.text)
        # A browser from before 2023 says nothing; then only the usual port may have been lost on the way.
        answer = client.http.post("/api/games", json={"start": {"type": "new"}}, headers=headers)
        assert answer.status_code == (403 if "8443" in origin else 200)


def test_a_refusal_is_logged_with_its_reason_on_one_line(client: Client, caplog: pytest.LogCaptureFixture) -> None:
    client.http.get("/api/about", headers={"host": "evil.example"})
    client.http.post("/api/games", headers={"origin": "http://evil.example"})
    client.http.get("/api/games/a%0Ab", headers={"host": "evil.example"})
    refused = [record.getMessage() for record in caplog.records if record.levelname == "WARNING"]
    assert len(refused) == 3
    assert "evil.example" in refused[0]
    assert "--name" in refused[0]
    assert "another site" in refused[1]
    assert not any("\n" in line for line in refused)


@pytest.mark.parametrize("path", ["/api/games/a%00b", "/%00", "/deal/%00", "/api/history?before=1.%00", "/?%00=1"])
def test_an_address_with_u_0000_is_a_bad_request(client: Client, path: str) -> None:
    answer = client.http.get(path)
    assert answer.status_code == 400
    assert answer.json()["error"]["kind"] == "bad-request"


def test_a_body_without_a_length_is_refused(client: Client) -> None:
    answer = client.http.post("/api/games", content=iter([b"{}"]), headers={"content-type": "application/json"})
    assert (answer.status_code, answer.headers["connection"]) == (411, "close")


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
    assert cookie.startswith(f"__Host-{COOKIE}=")
    assert {"HttpOnly", "Secure", "SameSite=lax", "Path=/"} <= {part.strip() for part in cookie.split(";")}
    assert len(secret) >= 32
    stored = b"".join(file.read_bytes() for file in folder.iterdir())
    assert secret.encode() not in stored


def _hosted(folder: Path, url: str, cookies: dict[str, str] | None = None, **players: Any) -> TestClient:
    app = create_app(open_database(folder), Options(players=ManyPlayers(**players)))
    # Cookies are laid in as headers: the jar of the test's client knows less of prefixes than a browser.
    headers = {"cookie": "; ".join(f"{name}={value}" for name, value in (cookies or {}).items())}
    return TestClient(app, base_url=url, headers=headers if cookies else {})


def _named(answer: Any) -> tuple[str, str]:
    name, _, rest = answer.headers["set-cookie"].partition("=")
    return name, rest.partition(";")[0]


def _started(folder: Path) -> tuple[str, str]:
    """Start a game as an older server had it: without https; return the secret and the game."""
    with _hosted(folder, "http://localhost", https=False) as client:
        answer = client.post("/api/games", json={"start": {"type": "open", "deal": "5"}})
    name, secret = _named(answer)
    assert name == COOKIE
    return secret, answer.json()["game"]["id"]


@pytest.mark.parametrize(
    ("players", "name"),
    [
        ({"https": False}, COOKIE),
        ({"https": True}, f"__Host-{COOKIE}"),
        ({"https": True, "base": "/harp"}, f"__Secure-{COOKIE}"),
    ],
)
def test_a_visit_renews_the_cookie_under_its_present_name(folder: Path, players: dict[str, Any], name: str) -> None:
    """Set once, it would be gone after 400 days, and every game with it. An old browser has it under the old name."""
    secret, game = _started(folder)
    with _hosted(folder, "https://localhost", {COOKIE: secret}, **players) as client:
        home = client.get("/api/home")
        assert home.json()["game"]["id"] == game
        assert _named(home) == (name, secret)
        cookie = home.headers["set-cookie"]
        assert f"Max-Age={LASTS}" in cookie
        assert f"Path={players.get('base', '/')};" in cookie
        assert "set-cookie" not in client.get(f"/api/games/{game}").headers, "not with every answer"
    with _hosted(folder, "https://localhost", {COOKIE: "x" * 32, name: secret}, **players) as client:
        assert client.get("/api/home").json()["game"]["id"] == game, "the present name comes first"


MADE_UP = ["", "x", "x" * 31, "x" * 33, "x" * 32, "x" * 31 + ".", "x" * 31 + "%00", '"' + "x" * 32 + '"']


@pytest.mark.parametrize("secret", MADE_UP)
def test_a_made_up_secret_becomes_no_player(folder: Path, secret: str) -> None:
    """Or somebody could lay a secret that they know into another's browser, and play along."""
    with _hosted(folder, "https://localhost", {COOKIE: secret}, https=True) as client:
        assert "set-cookie" not in client.get("/api/home").headers
        name, made = _named(client.patch("/api/settings", json={"theme": "dark"}))
        assert name == f"__Host-{COOKIE}"
        assert made != secret
        assert client.get("/api/home").json()["settings"]["theme"] != "dark"
