"""Whose request it is: the one player of a computer, or one of many by a secret cookie."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Final, Protocol

from starlette.requests import Request
from starlette.responses import Response

COOKIE: Final = "easyharp_player"
"""Without https the whole name, and the name that older versions used with it too."""
LASTS: Final = 400 * 24 * 3600
"""Seconds: no browser keeps a cookie longer, so it is set anew whenever the page is opened."""
_SECRET_BYTES: Final = 24
_SECRET: Final = re.compile(r"[A-Za-z0-9_-]{32}")
_PREFIXES: Final = ("__Host-", "__Secure-", "")


class Players(Protocol):
    """How players are told from one another."""

    def known(self, request: Request) -> str | None:
        """Return the player's id, ``None`` for somebody new. Whether there is such a player, the store knows."""

    def welcome(self) -> tuple[str, str | None]:
        """Return the id of a new player, and the secret to be remembered, if there is one."""

    def secret(self, request: Request) -> str | None:
        """Return the secret that the player's browser remembers, if there is one."""

    def remember(self, response: Response, secret: str) -> None:
        """Let the player's browser remember the secret."""


class OnePlayer:
    """The app on one's own computer: whoever is there is the player."""

    def known(self, request: Request) -> str | None:
        """Return the one player."""
        del request
        return "local"

    def welcome(self) -> tuple[str, str | None]:
        """Return the one player, with nothing to remember."""
        return "local", None

    def secret(self, request: Request) -> str | None:
        """Return ``None``: there is no secret."""
        del request
        return None

    def remember(self, response: Response, secret: str) -> None:
        """Do nothing."""


class ManyPlayers:
    """A hosted app: a random secret in a cookie. The store has only its hash, so a leaked store opens no games.

    A browser takes the prefix of the name as a promise (RFC 6265bis): ``__Host-`` cookies come from this very host by
    https and hold for all of it, ``__Secure-`` ones came by https. So neither a page of a neighbouring name nor
    somebody in the line can lay another player's secret into a browser.

    Args:
        https: whether players come by https.
        base: the path under which the app is served, such as ``/harp``; empty for the whole host.
    """

    def __init__(self, *, https: bool, base: str = "") -> None:
        self._https = https
        self._path = base or "/"
        prefix = ("__Secure-" if base else "__Host-") if https else ""
        self._name = prefix + COOKIE
        # A server that changed over to https, or to another path, still knows its players.
        others = [before + COOKIE for before in _PREFIXES if before != prefix]
        self._names = (self._name, *others)

    def known(self, request: Request) -> str | None:
        """Return the id that the request's cookie stands for."""
        secret = self.secret(request)
        return _id(secret) if secret else None

    def welcome(self) -> tuple[str, str | None]:
        """Return a new id and its secret."""
        secret = secrets.token_urlsafe(_SECRET_BYTES)
        return _id(secret), secret

    def secret(self, request: Request) -> str | None:
        """Return the secret of the request's cookie, under the present name or one that it had before."""
        found = (request.cookies.get(name, "") for name in self._names)
        return next((secret for secret in found if _SECRET.fullmatch(secret)), None)

    def remember(self, response: Response, secret: str) -> None:
        """Set the cookie: out of reach for scripts and other sites."""
        response.set_cookie(
            self._name, secret, max_age=LASTS, path=self._path, httponly=True, samesite="lax", secure=self._https
        )


def _id(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
