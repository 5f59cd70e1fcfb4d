"""What stands before every request: whose name was called, which site asks, and the headers of every answer.

A server on one's own computer is reached by every page that runs in its browser. A page of another site must not
play here: not by a name that it points at this computer (DNS rebinding), and not by a form or a fetch.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterable, Sequence
from typing import Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from easyharp.server.errors import LOG, answer
from easyharp.server.messages import ErrorBody, ErrorKind

CONTENT_SECURITY_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
_HEADERS: Final = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
_RAW_HEADERS: Final = [(name.lower().encode(), value.encode()) for name, value in _HEADERS.items()]
LOOPBACK_NAMES: Final = frozenset({"localhost", "127.0.0.1", "::1"})
_SAFE: Final = frozenset({"GET", "HEAD"})
_USUAL_PORTS: Final = {"http": "80", "https": "443"}
_HOST: Final = re.compile(r"(.*?)(?::([0-9]+))?")


class Guard:
    """ASGI middleware around the whole app.

    Args:
        app: the app.
        names: host names by which this server may be called, besides the loopback names.
        any_address: whether it may also be called by any IP address. A rebinding attack needs a name, so this is
            safe; it is meant for a server that was told to listen on the network.
    """

    def __init__(self, app: ASGIApp, names: Iterable[str] = (), *, any_address: bool = False) -> None:
        self._app = app
        self._names = LOOPBACK_NAMES | {name.lower().removesuffix(".") for name in names}
        self._any_address = any_address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request that may not pass, let the others through; add the headers to every answer."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        faulty = _fault(scope)
        if faulty is None:
            faulty = self._refused(scope["method"], Headers(scope=scope))
        if faulty is not None:
            # A host who wonders why nobody can play finds it in the log.
            LOG.warning("refused %s %.80r: %s", scope["method"], scope["path"], faulty.body.message)
        app = faulty or self._app
        await app(scope, receive, _with_headers(send))

    def _refused(self, method: str, headers: Headers) -> Refused | None:
        hosts = headers.getlist("host")
        if len(hosts) != 1 or not self._is_own(hosts[0]):
            named = f"this server is not called {_shown(hosts)}; a host can allow the name with --name"
            return Refused(403, "forbidden", named)
        if method in _SAFE:
            return None
        if "prefetch" in headers.get("sec-purpose", ""):
            # Nobody is at that page yet, and nobody may ever be.
            return Refused(403, "forbidden", "a page that is only loaded in advance changes nothing")
        # The browser itself says so, and no page can: whatever a proxy made of the name and the port, this settles it.
        site = headers.get("sec-fetch-site")
        if site == "same-origin":
            return None
        if site not in (None, "none"):
            return Refused(403, "forbidden", f"another site may not play here: the request comes from a {site!r} page")
        origin = headers.get("origin")
        if origin is None or _is_same(origin, hosts[0]):
            return None
        told = f"another site may not play here: the page is from {origin[:80]!r}, and this is {hosts[0]!r}"
        return Refused(403, "forbidden", told)

    def _is_own(self, host: str) -> bool:
        name = _split(host)[0]
        bare = name.removeprefix("[").removesuffix("]")
        return bare in self._names or (self._any_address and _is_address(bare))


class Refused:
    """An ASGI app that answers with an error."""

    def __init__(self, status: int, kind: ErrorKind, message: str) -> None:
        self.body = ErrorBody(kind, message)
        self._status = status

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer."""
        response = answer(self._status, self.body)
        # What follows of the request is of no use to anybody.
        response.headers["Connection"] = "close"
        await response(scope, receive, send)


def _fault(scope: Scope) -> Refused | None:
    """Say what no request may hold, for this and every other route."""
    if "\0" in scope["path"] or b"%00" in scope["query_string"]:
        # PostgreSQL cannot keep it, so no database is asked for it.
        return Refused(400, "bad-request", "an address has no character U+0000")
    if any(name == b"transfer-encoding" for name, _ in scope["headers"]):
        # Browsers always know the length. Without it there is no bound on what comes between and after the pieces.
        return Refused(411, "bad-request", "send the body in one piece, with its Content-Length")
    return None


def _is_same(origin: str, host: str) -> bool:
    """Compare the page's origin with the name that was called, however a proxy wrote the usual port."""
    scheme, _, place = origin.partition("://")
    usual = _USUAL_PORTS.get(scheme.lower())
    (name, port), (called, at) = _split(place), _split(host)
    return usual is not None and (name, port or usual) == (called, at or usual)


def _split(host: str) -> tuple[str, str]:
    """Part a host into its name, in small letters and without the dot that may end it, and its port."""
    form = _HOST.fullmatch(host.lower())
    return (form[1].removesuffix("."), form[2] or "") if form else (host, "")


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _shown(hosts: Sequence[str]) -> str:
    return ", ".join(host[:80] for host in hosts) or "by no name"


def _with_headers(send: Send) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": [*message["headers"], *_RAW_HEADERS]}
        await send(message)

    return send_with_headers
