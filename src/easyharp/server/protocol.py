"""What uvicorn's protocols lack: bounds on heads, deadlines for slow requests and answers, and an end to connections.

A proxy in front may have all of these. The server must not need one, and a program on the same computer reaches it
without.
"""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Any, Final, Protocol, cast

from uvicorn.protocols.http.h11_impl import H11Protocol

from easyharp.server.errors import LOG
from easyharp.server.limits import Limits

PIECE: Final = 16 * 1024
"""Bytes given to the parser at once, so that nothing much larger than a bound is ever taken apart."""
_END_OF_HEAD: Final = re.compile(rb"\n\r?\n")
_PHRASES: Final = {408: "Request Timeout", 431: "Request Header Fields Too Large"}


class _Cycle(Protocol):
    """A request and its answer, as both protocols have it."""

    more_body: bool
    response_started: bool
    response_complete: bool
    waiting_for_100_continue: bool


if TYPE_CHECKING:
    # The other protocol has the same members.
    _Base = H11Protocol
else:
    _Base = object


class _Bounded(_Base):
    """A connection within limits; mixed into one of uvicorn's protocols."""

    limits: Limits
    waiting: dict[_Bounded, None]
    """The connections of the server that have no request under way, the one that waits longest first."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._head = self._lines = self._ahead = self._body = 0
        self._tail = b""
        self._drains = False
        self._deadline: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for a request; when there are too many that wait, give up on the oldest."""
        super().connection_made(transport)
        self.waiting[self] = None
        self._expect(self.limits.head_seconds)
        if len(self.connections) > self.limits.connections:
            next(iter(self.waiting)).transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self.waiting.pop(self, None)
        self._expect(None)
        self.resume_writing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take data to the parser, as long as it keeps within bounds."""
        for at in range(0, len(data), PIECE):
            if self._drains or self.transport.is_closing():
                return
            self._receive(data[at : at + PIECE])

    def _receive(self, piece: bytes) -> None:
        before = self._cycle
        if before is not None and before.more_body:
            self._body += len(piece)
        elif not self._fits(piece, is_ahead=before is not None and not before.response_complete):
            self._refuse(431, "its head is too large")
            return
        super().data_received(piece)
        self._follow(before)

    def _fits(self, piece: bytes, *, is_ahead: bool) -> bool:
        """Count a piece of a head; ``is_ahead`` when the answer to the last request is still under way."""
        seen = self._tail + piece
        end = _END_OF_HEAD.search(seen)
        size = (end.end() if end else len(seen)) - len(self._tail)
        self._tail = seen[-3:]
        self._head += size
        self._lines += piece.count(b"\n", 0, size)
        self._ahead += len(piece) if is_ahead else 0
        bounds = self.limits
        return max(self._head, self._ahead) <= bounds.head_bytes and self._lines <= bounds.head_lines

    def _follow(self, before: _Cycle | None) -> None:
        """Set the deadline for what comes next, after data has been taken in or an answer has gone out."""
        cycle = self._cycle
        if cycle is not before:
            self._head = self._lines = self._body = 0
            self._tail = b""
            self.waiting.pop(self, None)
            self._expect(self.limits.body_seconds if cycle is not None and cycle.more_body else None)
        elif cycle is None or cycle.response_complete:
            if self._deadline is None and self._head:
                self._expect(self.limits.head_seconds)
        elif not cycle.more_body:
            self._expect(None)

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        before = self._cycle
        self._ahead = 0
        super().on_response_complete()
        self._follow(before)
        if self._cycle is not before or before is None or not before.response_complete or self.transport.is_closing():
            return
        if before.more_body:
            self._drain()
        else:
            self.waiting[self] = None

    def _drain(self) -> None:
        """After an answer to half a request: nothing more goes out, and what still comes in is thrown away.

        Closing at once would, by the rules of TCP, take the answer away from a client that is still sending.
        """
        self._drains = True
        self._unset_keepalive_if_required()
        self.transport.write_eof()
        self._expect(self.limits.body_seconds)

    def pause_writing(self) -> None:
        """Begin to count how long the client takes no answer."""
        super().pause_writing()
        self._stalled = self.loop.call_later(self.limits.answer_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """Go on: some of the answer was taken off."""
        super().resume_writing()
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    @property
    def _cycle(self) -> _Cycle | None:
        return cast("_Cycle | None", self.cycle)

    def _expect(self, seconds: float | None) -> None:
        """Set the deadline anew, or take it away."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self._late)

    def _late(self) -> None:
        self._deadline = None
        cycle = self._cycle
        if self._drains:
            self.transport.abort()
        elif cycle is None or cycle.response_complete or not cycle.more_body:
            self._refuse(408, "its head came too slowly")
        elif self.flow.read_paused or cycle.waiting_for_100_continue or self._body >= self.limits.body_bytes:
            # It is the server that takes its time, or the client sends well.
            self._body = 0
            self._expect(self.limits.body_seconds)
        else:
            self._refuse(408, "its body came too slowly")

    def _refuse(self, status: int, reason: str) -> None:
        cycle = self._cycle
        is_answering = cycle is not None and cycle.response_started and not cycle.response_complete
        # A connection on which nothing was ever asked, such as browsers keep ready, is closed without a word.
        if self._head or (cycle is not None and cycle.more_body):
            LOG.warning("refused a request of %s: %s", self.client[0] if self.client else "somebody", reason)
            if not is_answering:
                head = f"HTTP/1.1 {status} {_PHRASES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
                self.transport.write(head.encode())
        if is_answering:
            self.transport.abort()
        else:
            self.transport.close()


def bounded(limits: Limits, base: type[asyncio.Protocol] | None = None) -> type[asyncio.Protocol]:
    """Return a protocol for uvicorn that keeps within limits; its connections are counted together.

    Args:
        limits: see there.
        base: the protocol of uvicorn to begin with; by default the fastest one that is installed.
    """
    made = type("BoundedProtocol", (_Bounded, base or _fastest()), {"limits": limits, "waiting": {}})
    return cast("type[asyncio.Protocol]", made)


def _fastest() -> type[asyncio.Protocol]:
    try:
        from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
    except ImportError:
        return H11Protocol
    return HttpToolsProtocol
