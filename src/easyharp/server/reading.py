"""The one place where the body of a request is read: bounded, of the right type, and without U+0000 in any text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request

from easyharp.server import limits
from easyharp.server.errors import WireError

M = TypeVar("M")


async def read(request: Request, message: type[M], limit: int = limits.MESSAGE, *, may_have_nul: bool = False) -> M:
    """Read the body of a request as a message.

    Args:
        request: the request.
        message: what it should be.
        limit: how many bytes it may have.
        may_have_nul: whether U+0000 is let through, to be replaced by whoever asks; otherwise it is refused.

    Raises:
        WireError: 415 when it is not JSON, 413 when it is too large, 400 when it cannot be taken.
        msgspec.ValidationError: when it is not of the form.
    """
    require_type(request, "application/json")
    body = b"".join([chunk async for chunk in received(request, limit, f"a message has at most {limit} bytes")])
    return decoded(body, message, may_have_nul=may_have_nul)


def require_type(request: Request, wanted: str) -> None:
    """Check the media type; a page of another site cannot send one of ours without being asked first."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != wanted:
        raise WireError(415, "bad-request", f"send {wanted}")


async def received(request: Request, limit: int, refusal: str) -> Any:
    """Give the pieces of a body as they come; no more than the limit is ever taken.

    Raises:
        WireError: 413 beyond the limit, as soon as that is known.
    """
    size = 0
    if int(request.headers.get("content-length", "0")) > limit:
        raise WireError(413, "too-large", refusal)
    async for chunk in request.stream():
        size += len(chunk)
        if size > limit:
            raise WireError(413, "too-large", refusal)
        yield chunk


def decoded(body: bytes, message: type[M], *, may_have_nul: bool = False) -> M:
    """Read JSON as a message.

    Raises:
        WireError: 400 for JSON that is nested too deeply, or has a text with U+0000.
        msgspec.ValidationError: when it is not of the form.
    """
    try:
        # Most bodies have no such escape; in those that do, it may stand behind a backslash of its own.
        if not may_have_nul and b"\\u0000" in body and any("\0" in text for text in _texts(msgspec.json.decode(body))):
            # PostgreSQL cannot keep it, so no database does.
            raise WireError(400, "bad-request", "a text has no character U+0000")
        return msgspec.json.decode(body, type=message)
    except RecursionError:
        raise WireError(400, "bad-request", "the JSON is nested too deeply") from None


def _texts(value: object) -> Iterator[str]:
    match value:
        case str():
            yield value
        case list():
            for item in value:
                yield from _texts(item)
        case dict():
            for name, item in value.items():
                yield name
                yield from _texts(item)
