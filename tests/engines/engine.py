"""Two more engines, driven by the W3C's protocols: Firefox by WebDriver BiDi, WebKitGTK by WebDriver."""

from __future__ import annotations

import http.client
import json
import os
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

import websocket

WAIT: Final = 60.0
"""The most seconds that anything may take on a busy machine."""
HOST: Final = "127.0.0.1"

_Reached = TypeVar("_Reached")

Source = dict[str, Any]
"""What one device does, as both protocols put it: an input source with its actions."""


class Engine(Protocol):
    """A browser with one window."""

    def go(self, url: str) -> None:
        """Load a page."""

    def run(self, function: str, *given: Any) -> Any:
        """Call a function of JavaScript with what is given, and wait for what it answers."""

    def act(self, *sources: Source) -> None:
        """Let devices act."""


class Firefox:
    """Firefox through its own remote agent, by WebDriver BiDi."""

    def __init__(self, connection: websocket.WebSocket) -> None:
        self._connection = connection
        self._asked = 0
        self.ask("session.new", capabilities={})
        self._window = self.ask("browsingContext.getTree")["contexts"][0]["context"]
        self.ask("browsingContext.setViewport", context=self._window, viewport={"width": 1440, "height": 900})

    def ask(self, method: str, **params: Any) -> Any:
        """Give a command; return its result."""
        self._asked += 1
        self._connection.send(json.dumps({"id": self._asked, "method": method, "params": params}))
        answer = json.loads(self._connection.recv())
        assert answer.get("id") == self._asked, answer
        assert answer["type"] == "success", answer
        return answer["result"]

    def go(self, url: str) -> None:
        self.ask("browsingContext.navigate", context=self._window, url=url, wait="complete")

    def run(self, function: str, *given: Any) -> Any:
        answer = self.ask(
            "script.evaluate",
            expression=_called(function, given),
            target={"context": self._window},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def act(self, *sources: Source) -> None:
        self.ask("input.performActions", context=self._window, actions=list(sources))


class WebKit:
    """WebKitGTK through its driver, by WebDriver."""

    def __init__(self, connection: http.client.HTTPConnection) -> None:
        self._connection = connection
        wanted = {"webkitgtk:browserOptions": {"args": ["--automation"]}}
        self._session = self._ask("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})["sessionId"]
        self._tell("window/rect", {"x": 0, "y": 0, "width": 1440, "height": 940})

    def _tell(self, command: str, given: dict[str, Any]) -> Any:
        return self._ask("POST", f"/session/{self._session}/{command}", given)

    def _ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        self._connection.request(method, path, None if body is None else json.dumps(body))
        answer = self._connection.getresponse()
        content = json.loads(answer.read())["value"]
        assert answer.status == 200, content
        return content

    def end(self) -> None:
        """Close the browser."""
        self._ask("DELETE", f"/session/{self._session}")

    def go(self, url: str) -> None:
        self._tell("url", {"url": url})

    def run(self, function: str, *given: Any) -> Any:
        script = f"return {_called(function, given)}"
        return json.loads(self._tell("execute/sync", {"script": script, "args": []}))

    def act(self, *sources: Source) -> None:
        self._tell("actions", {"actions": sources})


def _called(function: str, given: tuple[Any, ...]) -> str:
    return f"(async () => JSON.stringify((await ({function})(...{json.dumps(given)})) ?? null))()"


@contextmanager
def firefox(paths: list[str], folder: Path) -> Iterator[Engine]:
    """Start Firefox without a window, with a home of its own."""
    port, (program,) = _free_port(), paths
    words = [program, "--headless", "--no-remote", "--profile", str(folder), f"--remote-debugging-port={port}"]
    with _process(words, folder) as process:
        address = f"ws://{HOST}:{port}/session"
        connection = _reached(process, lambda: websocket.create_connection(address, WAIT, suppress_origin=True))
        with closing(connection):
            engine = Firefox(connection)
            yield engine
            engine.ask("browser.close")


@contextmanager
def webkit(paths: list[str], folder: Path) -> Iterator[Engine]:
    """Start WebKitGTK's small browser on a screen that nobody sees, with a home of its own."""
    port, (driver, screen) = _free_port(), paths
    with ExitStack() as stack:
        display = stack.enter_context(_screen(screen, folder))
        process = stack.enter_context(_process([driver, f"--port={port}"], folder, DISPLAY=display, GDK_BACKEND="x11"))
        connection = http.client.HTTPConnection(HOST, port, timeout=WAIT)
        stack.callback(connection.close)
        _reached(process, connection.connect)
        engine = WebKit(connection)
        stack.callback(engine.end)
        yield engine


@contextmanager
def _screen(program: str, folder: Path) -> Iterator[str]:
    """Start a screen; give its name."""
    told, tells = os.pipe()
    words = [program, "-displayfd", str(tells), "-screen", "0", "1440x1000x24", "-nolisten", "tcp"]
    with os.fdopen(told) as name, ExitStack() as stack:
        try:
            stack.enter_context(_process(words, folder, pass_fds=(tells,)))
        finally:
            os.close(tells)
        yield f":{name.readline().strip()}"


@contextmanager
def _process(
    words: list[str], folder: Path, pass_fds: tuple[int, ...] = (), **environment: str
) -> Iterator[subprocess.Popen[bytes]]:
    """Start a program in a language that is no tag, and end it; what it says is in its log."""
    # A browser says what it finds here to the page.
    around = {**os.environ, "HOME": str(folder), "LANG": "C", "LC_ALL": "C", "LANGUAGE": "C", **environment}
    with (folder / f"{Path(words[0]).name}.log").open("wb") as log:
        process = subprocess.Popen(words, stdout=log, stderr=log, env=around, pass_fds=pass_fds)
        try:
            yield process
        finally:
            process.terminate()
            process.wait(WAIT)


def _reached(process: subprocess.Popen[bytes], reach: Callable[[], _Reached]) -> _Reached:
    """Reach a program as soon as it listens."""
    until = time.monotonic() + WAIT
    while True:
        try:
            return reach()
        except ConnectionError:
            assert process.poll() is None, "the browser ended by itself"
            assert time.monotonic() < until, "the browser does not listen"
            time.sleep(0.02)


def _free_port() -> int:
    with socket.socket() as door:
        door.bind((HOST, 0))
        port: int = door.getsockname()[1]
        return port
