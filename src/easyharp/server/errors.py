"""One shape for every error of every route (docs/protocol.md)."""

from __future__ import annotations

import logging
from typing import Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from easyharp.deal import DealError
from easyharp.errors import Portable
from easyharp.intents import IntentError
from easyharp.rules import NotationError
from easyharp.server.messages import (
    BadActionMessage,
    ErrorBody,
    ErrorKind,
    ErrorMessage,
    GameMessage,
    UnreadMessage,
)
from easyharp.server.store.trouble import Trouble, trouble_of
from easyharp.solver.native import NoSolverError

LOG: Final = logging.getLogger("easyharp.server")
_KINDS: Final[dict[int, ErrorKind]] = {403: "forbidden", 404: "not-found", 413: "too-large"}


class WireError(Portable):
    """An error that is answered as such: HTTP status and body."""

    def __init__(
        self,
        status: int,
        kind: ErrorKind,
        message: str,
        game: GameMessage | None = None,
        bad: BadActionMessage | None = None,
        unread: UnreadMessage | None = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.body = ErrorBody(kind, message, game=game, bad=bad, unread=unread)


HANDLED: Final = (
    WireError,
    ClientDisconnect,
    DealError,
    IntentError,
    NotationError,
    NoSolverError,
    msgspec.MsgspecError,
    HTTPException,
    SQLAlchemyError,
    Exception,
)
"""Every class of error that :func:`on_error` turns into an answer, to be registered one by one."""


def respond(message: object, status: int = 200) -> Response:
    """Answer with a message as JSON, never to be kept by a cache."""
    return Response(
        msgspec.json.encode(message), status, media_type="application/json", headers={"Cache-Control": "no-store"}
    )


def answer(status: int, body: ErrorBody) -> Response:
    """Answer with an error."""
    return respond(ErrorMessage(body), status)


async def on_error(_: Request, error: Exception) -> Response:
    """Turn any error into an answer; what was not expected is logged, not shown."""
    match error:
        case WireError():
            return answer(error.status, error.body)
        case ClientDisconnect():
            # Nobody hears this, and nothing is wrong: a client may leave in the middle of its request.
            return answer(400, ErrorBody("bad-request", "the client left"))
        case DealError():
            return answer(400, ErrorBody("bad-deal", str(error), fault=error.fault, codes=error.codes))
        case IntentError() | NotationError() | msgspec.MsgspecError():
            return answer(400, ErrorBody("bad-request", str(error)))
        case NoSolverError():
            return answer(501, ErrorBody("no-solver", str(error)))
        case HTTPException(status_code=status, detail=detail):
            return answer(status, ErrorBody(_KINDS.get(status, "bad-request"), detail))
        case SQLAlchemyError():
            LOG.error("the database failed: %s", error)
            return answer(503, _not_saved(trouble_of(error)))
        case _:
            LOG.error("unexpected error", exc_info=error)
            return answer(500, ErrorBody("internal", "something went wrong on the server; nothing was changed"))


def _not_saved(trouble: Trouble | None) -> ErrorBody:
    match trouble:
        case Trouble.DISK_FULL:
            return ErrorBody("disk-full", "the disk is full; nothing was changed")
        case Trouble.READ_ONLY:
            return ErrorBody("read-only", "the database may only be read; nothing was changed")
    return ErrorBody("unavailable", "the game cannot be saved just now; nothing was changed")
