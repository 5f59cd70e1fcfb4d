"""The trial of attackers (`make trials ARGS=attackers`) leaves no route out, and its attacks reach their aims."""

from __future__ import annotations

import json
from typing import Any

from starlette.routing import Match, Route

from tests.server.client import Client, Json
from trials.attackers import ATTACKS, LONG


def _routes(client: Client) -> list[Route]:
    app: Any = client.http.app
    while not hasattr(app, "routes"):
        app = getattr(app, "app", None) or app._app
    return [route for route in app.routes if isinstance(route, Route) and route.path.startswith("/api/")]


def test_every_route_is_attacked(client: Client) -> None:
    routes = _routes(client)
    attacked = set()
    for attack in ATTACKS.values():
        scope = {"type": "http", "method": attack.method, "path": attack.path, "root_path": ""}
        attacked |= {(route.path, attack.method) for route in routes if route.matches(scope)[0] is Match.FULL}
    assert attacked == {(route.path, method) for route in routes for method in (route.methods or set()) - {"HEAD"}}


def test_an_attack_is_answered_and_is_no_fault_of_the_server(client: Client) -> None:
    for name, attack in ATTACKS.items():
        if attack.lines:
            continue
        game = client.http.post("/api/records", json={"record": LONG.replace("4999", "20")}).json()["id"]
        sent: Json = {}
        if attack.body is not None:
            sent = {"content": _smaller(attack.body, game), "headers": {"content-type": attack.kind}}
        answer = client.http.request(attack.method, attack.path.replace("GAME", game), **sent)
        assert answer.status_code == (400 if name == "deep JSON" else 200), (name, answer.text)


def _smaller(body: object, game: str) -> bytes:
    text = body.decode() if isinstance(body, bytes) else json.dumps(body).replace("GAME", game)
    text = "\n".join(text.split("\n")[:2])
    for long, short in (("*100000", "*300"), ("*4999", "*20"), ("5000", "21"), ("S*2000", "S"), ("1, " * 1999, "")):
        text = text.replace(long, short)
    return text.encode()
