"""Whose request it is: the one player of a computer, or one of many by a secret cookie."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final, Protocol

from starlette.requests import Request
from starlette.responses import Response

COOKIE: Final = "easyharp_player"
_YEARS: Final = 10 * 365 * 24 * 3600


class Players(Protocol):
    """How players are told from one another."""

    def known(self, request: Request) -> str | None:
        """Return the player's id, ``None`` for somebody new."""

    def welcome(self) -> tuple[str, str | None]:
        """Return the id of a new player, and the secret to be remembered, if there is one."""

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

    def remember(self, response: Response, secret: str) -> None:
        """Do nothing: there is no secret."""


class ManyPlayers:
    """A hosted app: a random secret in a cookie. The store has only its hash, so a leaked store opens no games."""

    def __init__(self, *, https: bool) -> None:
        self._https = https

    def known(self, request: Request) -> str | None:
        """Return the id that the request's cookie stands for."""
        secret = request.cookies.get(COOKIE, "")
        return _id(secret) if 20 <= len(secret) <= 64 else None

    def welcome(self) -> tuple[str, str | None]:
        """Return a new id and its secret."""
        secret = secrets.token_urlsafe(24)
        return _id(secret), secret

    def remember(self, response: Response, secret: str) -> None:
        """Set the cookie: out of reach for scripts and other sites."""
        response.set_cookie(COOKIE, secret, max_age=_YEARS, path="/", httponly=True, samesite="lax", secure=self._https)


def _id(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
