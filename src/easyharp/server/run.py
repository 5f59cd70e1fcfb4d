"""Starting the server: for oneself (``play``) and for many (``serve``)."""

from __future__ import annotations

import gc
import ipaddress
import socket
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import Final

import uvicorn
from starlette.types import ASGIApp

from easyharp.deal import Deal
from easyharp.server import running
from easyharp.server.app import Options, create_app
from easyharp.server.players import ManyPlayers
from easyharp.server.running import Running
from easyharp.server.store import SetAside, open_database

USUAL_PORT: Final = 8765
_LOOPBACK: Final = "127.0.0.1"


class PortError(Exception):
    """A port that cannot be had; ``str()`` says which and why."""


@dataclass(frozen=True, slots=True)
class Play:
    """How to play on this computer.

    Attributes:
        folder: the data folder.
        deal: the deal to open, ``None`` for the last game.
        port: the port that must be taken, ``None`` for the usual one or else any free one.
        open_browser: whether to open the browser.
        say: is told, in sentences, what happens.
    """

    folder: Path
    deal: Deal | None
    port: int | None
    open_browser: bool
    say: Callable[[str], None]

    def run(self) -> None:
        """Run until interrupted, or point at the app that runs already.

        Raises:
            DatabaseError: when the data folder cannot be used.
            PortError: when the port asked for cannot be had.
        """
        already = running.find(self.folder)
        if already is not None:
            url = self._address(already)
            self.say(f"Easy Harp is already running: {url}")
            self._open(url)
            return
        database = open_database(self.folder)
        if database.set_aside is not None:
            self.say(_set_aside_sentence(database.set_aside))
        try:
            listening = _listen_near(self.port)
        except PortError:
            database.close()
            raise
        options = Options()
        here = Running(listening.getsockname()[1], options.instance)
        with _noted(self.folder, here):
            _serve(create_app(database, options), listening, lambda: self._ready(here))

    def _ready(self, here: Running) -> None:
        url = self._address(here)
        self.say(f"Easy Harp is ready: {url}")
        self.say("Every move is saved at once. Ctrl+C ends the program.")
        self._open(url)

    def _open(self, url: str) -> None:
        if self.open_browser:
            # Some browsers are started in the foreground; the server must not wait for them.
            Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    def _address(self, here: Running) -> str:
        return here.url + (f"deal/{self.deal.code}" if self.deal else "")


@dataclass(frozen=True, slots=True)
class Serve:
    """How to serve many players.

    Attributes:
        host: the address to listen on.
        port: the port to listen on.
        database: a data folder or a database URL.
        names: the host names that players use.
        https: whether players come by https (through a proxy), so that cookies keep to it.
        say: is told, in sentences, what happens.
    """

    host: str
    port: int
    database: Path | str
    names: tuple[str, ...]
    https: bool
    say: Callable[[str], None]

    def run(self) -> None:
        """Run until interrupted.

        Raises:
            DatabaseError: when the database cannot be used.
            PortError: when the address cannot be had.
        """
        database = open_database(self.database)
        if database.set_aside is not None:
            self.say(_set_aside_sentence(database.set_aside))
        try:
            listening = _listen(self.host, self.port)
        except PortError:
            database.close()
            raise
        options = Options(
            players=ManyPlayers(https=self.https), names=self.names, any_address=not _is_loopback(self.host)
        )
        port = listening.getsockname()[1]
        _serve(
            create_app(database, options), listening, lambda: self.say(f"Easy Harp serves on {self.host}, port {port}")
        )


class _Server(uvicorn.Server):
    """Uvicorn that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def _serve(app: ASGIApp, listening: socket.socket, ready: Callable[[], None]) -> None:
    _calm_the_collector()
    config = uvicorn.Config(
        app, log_level="warning", access_log=False, lifespan="on", server_header=False, timeout_graceful_shutdown=5
    )
    try:
        _Server(config, ready).run(sockets=[listening])
    except KeyboardInterrupt:
        # Ctrl+C is how the program is meant to end.
        return
    finally:
        listening.close()


def _calm_the_collector() -> None:
    """Let the garbage collector look at young objects only, nearly always.

    Games are trees of immutable values without cycles and go by reference counts alone. Walking through all that are
    in memory finds nothing, and stops every player for some 50 ms.
    """
    gc.freeze()
    gc.set_threshold(20_000, 5, 1_000)


def _listen_near(port: int | None) -> socket.socket:
    if port is not None:
        return _listen(_LOOPBACK, port)
    try:
        return _listen(_LOOPBACK, USUAL_PORT)
    except PortError:
        return _listen(_LOOPBACK, 0)


def _listen(host: str, port: int) -> socket.socket:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
    except OSError as error:
        raise PortError(f"{host} is no address to listen on: {error.strerror}") from error
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(socket.SOMAXCONN)
    except OSError as error:
        listening.close()
        raise PortError(f"port {port} on {host} cannot be had: {error.strerror}") from error
    return listening


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


@contextmanager
def _noted(folder: Path, here: Running) -> Iterator[None]:
    running.note(folder, here)
    try:
        yield
    finally:
        running.forget(folder, here)


def _set_aside_sentence(set_aside: SetAside) -> str:
    return (
        f"The database that was there could not be used: {set_aside.why}. "
        f"It is kept, unchanged, as {set_aside.kept}; a new one was made."
    )
