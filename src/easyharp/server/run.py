"""Starting the server: for oneself (``play``) and for many (``serve``)."""

from __future__ import annotations

import asyncio
import gc
import ipaddress
import re
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import Final, Protocol

import uvicorn
from starlette.types import ASGIApp

from easyharp.deal import Deal
from easyharp.errors import Portable
from easyharp.server import running
from easyharp.server.app import Options, create_app
from easyharp.server.limits import USUAL as USUAL_LIMITS
from easyharp.server.limits import Limits
from easyharp.server.logs import be_sparing
from easyharp.server.players import ManyPlayers
from easyharp.server.protocol import bounded
from easyharp.server.running import Running
from easyharp.server.store import Database, open_database

USUAL_PORT: Final = 8765
_LOOPBACK: Final = "127.0.0.1"
_TURN_SECONDS: Final = 0.0005
_BASE: Final = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9._-]*(/[A-Za-z0-9_-][A-Za-z0-9._-]*)*")


class BaseError(Portable, ValueError):
    """A path that the app cannot stand under: ``given`` is the path, ``str()`` says what would be one."""

    def __init__(self, given: str) -> None:
        super().__init__(f"{given!r} is no path to stand under; /harp and /games/harp are")
        self.given = given


class PortError(Exception):
    """A port that cannot be had: ``fault`` is ``address`` or ``port``, ``__cause__`` says why, ``str()`` says all."""

    def __init__(self, fault: str, host: str, port: int, why: str) -> None:
        super().__init__(fault, host, port, why)
        self.fault, self.host, self.port, self.why = fault, host, port, why

    def __str__(self) -> str:
        if self.fault == "address":
            return f"{self.host} is no address to listen on: {self.why}"
        return f"port {self.port} on {self.host} cannot be had: {self.why}"


class Say(Protocol):
    """Is told what happens: ``running``, ``ready``, ``keeps``, ``serves`` or ``set-aside``, and with what."""

    def __call__(self, event: str, **data: str) -> None:
        """Take note of an event."""
        ...


@dataclass(frozen=True, slots=True)
class Play:
    """How to play on this computer.

    Attributes:
        folder: the data folder.
        deal: the deal to open, ``None`` for the last game.
        port: the port that must be taken, ``None`` for the usual one or else any free one.
        open_browser: whether to open the browser.
        say: is told what happens.
    """

    folder: Path
    deal: Deal | None
    port: int | None
    open_browser: bool
    say: Say

    def run(self) -> None:
        """Run until interrupted, or point at the app that runs already.

        Raises:
            DatabaseError: when the data folder cannot be used.
            PortError: when the port asked for cannot be had.
        """
        already = running.find(self.folder)
        if already is not None:
            url = self._address(already)
            self.say("running", url=url)
            self._open(url)
            return
        database = open_database(self.folder)
        _warn(self.say, database)
        try:
            listening = _listen_near(self.port)
        except PortError:
            database.close()
            raise
        options = Options()
        here = Running(listening.getsockname()[1], options.instance)
        with _noted(self.folder, here):
            _serve(create_app(database, options), listening, lambda: self._ready(here, saves=database.trouble is None))

    def _ready(self, here: Running, *, saves: bool) -> None:
        url = self._address(here)
        self.say("ready", url=url)
        self.say("keeps" if saves else "ends")
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
        sets_aside: whether a damaged database is set aside for a new one; otherwise nothing starts.
        https: whether players come by https (through a proxy), so that cookies keep to it.
        base: the path under which players find the app, such as ``/harp``; empty for the whole host.
        say: is told what happens.
    """

    host: str
    port: int
    database: Path | str
    names: tuple[str, ...]
    https: bool
    base: str
    say: Say
    sets_aside: bool = False

    def run(self) -> None:
        """Run until interrupted.

        Raises:
            DatabaseError: when the database cannot be used.
            PortError: when the address cannot be had.
        """
        database = open_database(self.database, may_set_aside=self.sets_aside, may_only_look=False)
        _warn(self.say, database)
        try:
            listening = _listen(self.host, self.port)
        except PortError:
            database.close()
            raise
        options = Options(
            players=ManyPlayers(https=self.https, base=self.base),
            names=self.names,
            any_address=not _is_loopback(self.host),
            base=self.base,
        )
        port = listening.getsockname()[1]
        where = {"host": self.host, "port": str(port)}
        event = ("serves-under", {"base": self.base, **where}) if self.base else ("serves", where)
        _serve(create_app(database, options), listening, lambda: self.say(event[0], **event[1]))


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
    be_sparing()
    # Threads beside the loop are asked for their turn ten times as often as usual: somebody's move waits for it.
    sys.setswitchinterval(_TURN_SECONDS)
    try:
        _Server(configured(app), ready).run(sockets=[listening])
    except KeyboardInterrupt:
        # Ctrl+C is how the program is meant to end.
        return
    finally:
        listening.close()


def configured(
    app: ASGIApp, limits: Limits = USUAL_LIMITS, protocol: type[asyncio.Protocol] | None = None
) -> uvicorn.Config:
    """Configure uvicorn to serve the app within limits; ``protocol`` is the one of uvicorn's that they are set on."""
    return uvicorn.Config(
        app,
        http=bounded(limits, protocol),
        ws="none",
        h11_max_incomplete_event_size=limits.head_bytes,
        timeout_keep_alive=limits.idle_seconds,
        timeout_graceful_shutdown=5,
        log_level="warning",
        access_log=False,
        lifespan="on",
        server_header=False,
    )


def base_of(text: str) -> str:
    """Read the path that the app is to stand under: ``/harp`` for ``harp/`` too, empty for ``/``.

    Raises:
        BaseError: for what is no plain path.
    """
    path = text.strip("/")
    if path and not _BASE.fullmatch(path):
        raise BaseError(text)
    return f"/{path}" if path else ""


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
    except (OSError, UnicodeError) as error:
        raise PortError("address", host, port, str(error)) from error
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(socket.SOMAXCONN)
    except OSError as error:
        listening.close()
        raise PortError("port", host, port, error.strerror or str(error)) from error
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


def _warn(say: Say, database: Database) -> None:
    """Say what is wrong with a database that could be opened all the same."""
    if database.trouble is not None:
        say(database.trouble.value)
    if database.set_aside is not None:
        say("set-aside", file=str(database.set_aside.kept), why=database.set_aside.why)
    if database.lost_writes:
        say("lost-writes")
