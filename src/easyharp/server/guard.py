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

from easyharp.server.errors import answer
from easyharp.server.messages import ErrorBody

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
        self._names = LOOPBACK_NAMES | {name.lower() for name in names}
        self._any_address = any_address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request that may not pass, let the others through; add the headers to every answer."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        refused = self._refused(scope["method"], Headers(scope=scope))
        app = answer(403, ErrorBody("forbidden", refused)) if refused else self._app
        await app(scope, receive, _with_headers(send))

    def _refused(self, method: str, headers: Headers) -> str | None:
        hosts = headers.getlist("host")
        if len(hosts) != 1 or not self._is_own(hosts[0]):
            return f"this server is not called {_shown(hosts)}; a host can allow the name with --name"
        if method in _SAFE:
            return None
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            return "another site may not play here"
        origin = headers.get("origin")
        if origin is not None and origin.partition("://")[2].lower() != hosts[0].lower():
            return "another site may not play here"
        return None

    def _is_own(self, host: str) -> bool:
        name = re.sub(r":[0-9]+$", "", host).lower()
        bare = name.removeprefix("[").removesuffix("]")
        return bare in self._names or (self._any_address and _is_address(bare))


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
