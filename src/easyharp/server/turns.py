"""What one player asks for is answered one thing at a time, so that whoever asks on many connections waits for himself.

A page asks one thing after the other anyway. Hints and replays, which take long, have turns of their own, and files of
everything wait elsewhere: no move waits for them.
"""

from __future__ import annotations

import asyncio
from typing import Final
from weakref import WeakValueDictionary

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from easyharp.server.players import Players

_APART: Final = ("hints", "replays")
_WITHOUT: Final = ("/everything", "/everything/parts")


class Turns:
    """ASGI middleware for a server of many players."""

    def __init__(self, app: ASGIApp, players: Players) -> None:
        self._app = app
        self._players = players
        # A lock lives as long as somebody holds it or waits for it.
        self._turns: WeakValueDictionary[tuple[str, str], asyncio.Lock] = WeakValueDictionary()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on when it is its player's turn."""
        player = self._players.known(Request(scope)) if _has_turns(scope) else None
        if player is None:
            await self._app(scope, receive, send)
            return
        last = scope["path"].rpartition("/")[2]
        kind = player, last if last in _APART else ""
        turn = self._turns.get(kind)
        if turn is None:
            turn = self._turns[kind] = asyncio.Lock()
        async with turn:
            await self._app(scope, receive, send)


def _has_turns(scope: Scope) -> bool:
    return scope["type"] == "http" and "/api/" in scope["path"] and not scope["path"].endswith(_WITHOUT)
