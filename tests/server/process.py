"""The app as a process of its own, as a player starts it."""

from __future__ import annotations

import http.client
import json
import os
import re
import secrets
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from easyharp import Action, Game, record_of
from easyharp.server.diary.messages import GameLine, HeadLine

_STARTED = re.compile(r"http://127\.0\.0\.1:(\d+)/")


class App:
    """A running app, and the way to talk to it beside its pages."""

    def __init__(self, port: int) -> None:
        self.port = port

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def ask(self, method: str, path: str, body: object = None) -> Any:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        try:
            return self._ask(connection, method, path, body)
        finally:
            connection.close()

    def stand_at(self, game: Game) -> str:
        """Bring the app to a game, in one piece as a file of everything; return the game's id."""
        if not game.version:
            start = {"start": {"type": "deal", "deal": game.deal.code}}
            return str(self.ask("POST", "/api/games", start)["game"]["id"])
        name = secrets.token_hex(8)
        began = datetime.now(UTC)
        record = record_of(game, [("Started", began.strftime("%Y-%m-%dT%H:%M:%SZ"))]).format()
        times = (int(began.timestamp() * 1000), *(1,) * (game.version - 1))
        lines = (HeadLine(1, "", ""), GameLine(name, record, times, None, None, "", imported=False))
        answer = self.ask("POST", "/api/everything", b"\n".join(map(msgspec.json.encode, lines)))
        assert answer["new"] == 1, answer
        self.ask("PUT", "/api/current", {"id": name})
        return name

    def go_on(self, actions: Iterable[Action]) -> None:
        """Play on in the game that is on, by the wire."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        try:
            game = self._ask(connection, "GET", "/api/home", None)["game"]
            self._play(connection, game["id"], game["version"], actions)
        finally:
            connection.close()

    def _play(self, connection: http.client.HTTPConnection, name: str, version: int, actions: Iterable[Action]) -> None:
        for number, action in enumerate(actions, version):
            body = {"version": number, "intent": {"type": "action", "action": action.text}}
            self._ask(connection, "POST", f"/api/games/{name}/intents", body)

    def set(self, **options: Any) -> None:
        """Change some of the player's settings."""
        self.ask("PATCH", "/api/settings", options)

    @staticmethod
    def _ask(connection: http.client.HTTPConnection, method: str, path: str, body: object) -> Any:
        content = body if body is None or isinstance(body, bytes) else json.dumps(body)
        kind = "application/x-ndjson" if isinstance(body, bytes) else "application/json"
        connection.request(method, path, content, {"Content-Type": kind})
        return json.loads(connection.getresponse().read())


class Process(App):
    """An app that was started as a command, with the first line that it printed."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        assert process.stdout is not None
        self.line = process.stdout.readline()
        found = _STARTED.search(self.line)
        super().__init__(int(found[1]) if found else 0)

    def kill(self) -> None:
        """End it as a crash would: no handler runs."""
        self.process.kill()
        self.process.wait()

    def ended(self) -> int:
        """Wait until it ends by itself; return the exit code."""
        return self.process.wait(timeout=60)

    def end(self) -> tuple[int, str]:
        """Press Ctrl+C; return the exit code and what was still printed."""
        if self.process.poll() is None:
            self.process.send_signal(2)
        rest, _ = self.process.communicate(timeout=30)
        return self.process.returncode, rest


def started(*words: str) -> Process:
    """Start a command of ``easyharp`` and wait for its first line."""
    process = subprocess.Popen(
        [sys.executable, "-m", "easyharp", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    return Process(process)


@contextmanager
def playing(folder: Path, *words: str) -> Iterator[Process]:
    """Start the app on a data folder with any free port, without a browser; end it afterwards."""
    app = started("play", "--no-browser", "--data", str(folder), *words)
    try:
        yield app
    finally:
        app.end()
        if app.process.stdout is not None:
            app.process.stdout.close()
