"""The app as a process of its own, as a player starts it."""

from __future__ import annotations

import http.client
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

_STARTED = re.compile(r"http://127\.0\.0\.1:(\d+)/")


class App:
    """A started app: its first line, and the way to talk to it."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        assert process.stdout is not None
        self.line = process.stdout.readline()
        found = _STARTED.search(self.line)
        self.port = int(found[1]) if found else 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def ask(self, method: str, path: str, body: object = None) -> Any:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        try:
            content = None if body is None else json.dumps(body)
            connection.request(method, path, content, {"Content-Type": "application/json"})
            return json.loads(connection.getresponse().read())
        finally:
            connection.close()

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


def started(*words: str) -> App:
    """Start a command of ``easyharp`` and wait for its first line."""
    process = subprocess.Popen(
        [sys.executable, "-m", "easyharp", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    return App(process)


@contextmanager
def playing(folder: Path, *words: str) -> Iterator[App]:
    """Start the app on a data folder with any free port, without a browser; end it afterwards."""
    app = started("play", "--no-browser", "--data", str(folder), *words)
    try:
        yield app
    finally:
        app.end()
        if app.process.stdout is not None:
            app.process.stdout.close()
