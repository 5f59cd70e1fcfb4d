"""Whoever asks on many connections waits for himself, and nobody for him."""

from __future__ import annotations

import asyncio
import gc

from starlette.types import Message, Receive, Scope, Send

from easyharp.server.players import COOKIE, ManyPlayers
from easyharp.server.turns import Turns

HOLD = "h" * 32
OTHER = "o" * 32


def _scope(secret: str | None, path: str = "/api/home") -> Scope:
    headers = [(b"cookie", f"{COOKIE}={secret}".encode())] if secret else []
    return {"type": "http", "method": "GET", "path": path, "query_string": b"", "headers": headers}


async def _nothing() -> Message:
    return {"type": "http.disconnect"}


async def _drop(_: Message) -> None: ...


def _most_at_once(scopes: list[Scope]) -> int:
    """Ask for all of it at once; return how much of it was worked on at the same time."""
    doing = most = 0

    async def work(scope: Scope, receive: Receive, send: Send) -> None:
        nonlocal doing, most
        del receive, send
        doing += 1
        most = max(most, doing)
        for _ in range(5):
            await asyncio.sleep(0)
        doing -= 1
        if scope["path"].endswith("fails"):
            raise ValueError("fails")

    async def ask() -> None:
        await asyncio.gather(*(turns(scope, _nothing, _drop) for scope in scopes), return_exceptions=True)

    turns = Turns(work, ManyPlayers(https=False))
    asyncio.run(ask())
    gc.collect()
    assert len(turns._turns) == 0, "a turn of nobody is kept"
    return most


def test_one_player_is_answered_one_thing_at_a_time_and_others_meanwhile() -> None:
    assert _most_at_once([_scope(HOLD)] * 6) == 1
    assert _most_at_once([_scope(HOLD)] * 3 + [_scope(OTHER)] * 3) == 2
    assert _most_at_once([_scope(None)] * 4) == 4


def test_no_move_waits_for_long_work_or_for_files() -> None:
    for path in ("/api/games/g/hints", "/api/replays"):
        assert _most_at_once([_scope(HOLD, path)] * 3) == 1
        assert _most_at_once([_scope(HOLD, path)] * 3 + [_scope(HOLD)] * 3) == 2
    for path in ("/api/everything", "/api/everything/parts", "/assets/index.js"):
        assert _most_at_once([_scope(HOLD, path)] * 3) == 3


def test_a_turn_ends_with_an_error_too() -> None:
    assert _most_at_once([_scope(HOLD, "/api/fails")] * 3) == 1
