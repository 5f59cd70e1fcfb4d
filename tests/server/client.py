"""A player at the wire: what a browser would send, and what it would remember."""

from __future__ import annotations

import json
from types import TracebackType
from typing import Any

from starlette.testclient import TestClient

Json = dict[str, Any]


class Client:
    """Speaks to a server; keeps the game it plays."""

    def __init__(self, http: TestClient) -> None:
        self.http = http
        self.game: Json = {}
        self.hand: Json | None = None

    def __enter__(self) -> Client:
        self.http.__enter__()
        return self

    def __exit__(self, *error: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.http.__exit__(*error)

    def get(self, path: str) -> Json:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def start(self, kind: str = "deal", **fields: Any) -> Json:
        """Start a game and go on with it."""
        answer = self.http.post("/api/games", json={"start": {"type": kind, **fields}})
        assert answer.status_code == 200, answer.text
        opened = dict(answer.json())
        self.game, self.hand = opened["game"], None
        return opened

    def intend(self, kind: str, **fields: Any) -> Json:
        """Send an intent on the game as it is known here."""
        answer = self.send({"version": self.game["version"], "intent": {"type": kind, **fields}, "hand": self.hand})
        assert answer.status_code == 200, answer.text
        taken = dict(answer.json())
        self.game, self.hand = taken["game"], taken["hand"]
        return taken

    def act(self, *actions: str) -> Json:
        """Play actions in the notation; the last answer is returned."""
        taken: Json = {}
        for action in actions:
            taken = self.intend("action", action=action)
        return taken

    def act_far(self, *actions: str) -> Json:
        """Play many actions: all but the last few come in at once, in the file of everything."""
        code, started, last = self.game["code"], self.game["started"], actions[-3:]
        record = f'[Deal "{code}"]\n[Started "{started}"]\n\n{" ".join(actions[: -len(last)])}'
        line = {"kind": "game", "id": self.game["id"], "record": record, "times": [1] * (len(actions) - len(last))}
        head = {"kind": "easyharp", "version": 1, "made": started, "program": "0"}
        content = "\n".join(json.dumps(one) for one in (head, line))
        answer = self.http.post("/api/everything", content=content, headers={"content-type": "application/x-ndjson"})
        assert answer.json()["longer"] == 1, answer.text
        self.game, self.hand = self.get(f"/api/games/{self.game['id']}"), None
        return self.act(*last)

    def send(self, body: object) -> Any:
        return self.http.post(f"/api/games/{self.game['id']}/intents", json=body)
