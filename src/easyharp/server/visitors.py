"""Who asks: what all routes that belong to a player have in common."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from easyharp.server.errors import WireError
from easyharp.server.keeper import Keeper
from easyharp.server.players import Players
from easyharp.server.settings import DEFAULT_SETTINGS


class Visitors:
    """Routes that know their player."""

    def __init__(self, keeper: Keeper, players: Players) -> None:
        self._keeper = keeper
        self._players = players

    def _known(self, request: Request) -> str:
        player = self._players.known(request)
        if player is None:
            raise WireError(404, "not-found", "there is no such game")
        return player

    async def _player(self, request: Request) -> tuple[str, str | None]:
        """Return the player, made now if new, and the secret that the answer must carry."""
        player = self._players.known(request)
        if player is not None and await self._keeper.player(player) is not None:
            return player, None
        # Whatever the browser says, a secret that the store does not know was not made here.
        player, secret = self._players.welcome()
        await self._keeper.add_player(player, msgspec.json.encode(DEFAULT_SETTINGS).decode())
        return player, secret

    def _remembered(self, response: Response, secret: str | None) -> Response:
        if secret is not None:
            self._players.remember(response, secret)
        return response
