"""The ASGI app: the guard around the routes around the keeper."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial

from starlette.applications import Starlette
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp

from easyharp.server import pages
from easyharp.server.api import Api
from easyharp.server.diary.routes import Diary
from easyharp.server.errors import HANDLED, on_error
from easyharp.server.files import PACKED, WORTH_PACKING
from easyharp.server.guard import Guard
from easyharp.server.hints.routes import Hints
from easyharp.server.keeper import Keeper
from easyharp.server.messages import NoticeMessage
from easyharp.server.players import OnePlayer, Players
from easyharp.server.replays import Replays
from easyharp.server.store import Database, Store
from easyharp.server.store.trouble import Trouble
from easyharp.server.turns import Turns
from easyharp.server.work import Attended


@dataclass(frozen=True, slots=True)
class Options:
    """How the app is run.

    Attributes:
        players: who is who.
        names: host names the server may be called by, besides the loopback names.
        any_address: whether it may be called by any IP address.
        instance: tells one running server from another.
        base: the path under which all of it stands, such as ``/harp``; empty for the whole host.
    """

    players: Players = field(default_factory=OnePlayer)
    names: Iterable[str] = ()
    any_address: bool = False
    instance: str = field(default_factory=lambda: secrets.token_hex(8))
    base: str = ""


def create_app(database: Database, options: Options | None = None) -> ASGIApp:
    """Make the app on an open database, which it closes when it ends."""
    options = options or Options()
    store = Store(database)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        yield
        hints.close()
        store.close()

    keeper = Keeper(store)
    api = Api(keeper, options.players, options.instance, partial(_notice, database))
    diary = Diary(keeper, options.players)
    hints = Hints(keeper, options.players)
    routes = [
        *api.routes(),
        *hints.routes(),
        *diary.routes(),
        *Replays(keeper.rows).routes(),
        *pages.routes(),
    ]
    app = Starlette(
        routes=pages.under(options.base, routes) if options.base else routes,
        lifespan=lifespan,
        exception_handlers=dict.fromkeys(HANDLED, on_error),
    )
    packed = GZipMiddleware(app, minimum_size=WORTH_PACKING, compresslevel=PACKED)
    # On one's own computer there is nobody to wait for.
    in_turn = packed if isinstance(options.players, OnePlayer) else Turns(packed, options.players)
    return Guard(Attended(in_turn), options.names, any_address=options.any_address)


def _notice(database: Database) -> NoticeMessage | None:
    """Say what every player must know about the database."""
    match database.trouble:
        case Trouble.DISK_FULL:
            return NoticeMessage("disk-full")
        case Trouble.READ_ONLY:
            return NoticeMessage("read-only")
    if database.set_aside is not None:
        return NoticeMessage("set-aside", database.set_aside.kept.name)
    if database.lost_writes:
        return NoticeMessage("lost-writes")
    return NoticeMessage("damaged") if database.watch is not None and database.watch.damage else None
