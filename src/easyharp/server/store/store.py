"""The store as the server calls it: async at the door, one writer thread and reader threads behind it."""

from __future__ import annotations

from asyncio import wrap_future
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from anyio import to_thread
from sqlalchemy import Connection

from easyharp.server.store import games
from easyharp.server.store.database import Database
from easyharp.server.store.games import GameRow, NewGame, PlayerRow, Progress
from easyharp.server.store.writer import Writer

T = TypeVar("T")


class Store:
    """Games, players and the journal. Every method that writes returns when what it wrote is durable.

    All methods raise SQLAlchemy's errors when the database fails; then nothing of the call was written.
    """

    def __init__(self, database: Database) -> None:
        self.database = database
        self._writer = Writer(database.write)

    def close(self) -> None:
        """Finish all writes and close the database."""
        self._writer.close()
        self.database.close()

    async def player(self, player: str) -> PlayerRow | None:
        """Return a player, ``None`` when there is no such one."""
        return await self._read(partial(games.read_player, player=player))

    async def game(self, game: str) -> GameRow | None:
        """Return a game with its actions, ``None`` when there is no such one."""
        return await self._read(partial(games.read_game, game=game))

    async def version(self, game: str) -> int:
        """Return the version of a game: how many actions it has."""
        return await self._read(partial(games.read_version, game=game))

    async def unfinished(
        self, player: str, *, number: int | None = None, day: str | None = None, but: str | None = None
    ) -> str | None:
        """Return the player's unfinished game that was played last: of a deal, of a day, any one ``but`` a game."""
        return await self._read(partial(games.find_unfinished, player=player, number=number, day=day, but=but))

    async def finished_record(self, game: str) -> str | None:
        """Return the record that was kept when a game was won."""
        return await self._read(partial(games.finished_record, game=game))

    async def add_player(self, player: str, created: str, settings: str) -> None:
        """Write a player, unless there already."""
        await self._write(partial(games.add_player, player=player, created=created, settings=settings))

    async def set_settings(self, player: str, settings: str) -> None:
        """Write a player's settings."""
        await self._write(partial(games.write_settings, player=player, settings=settings))

    async def set_current(self, player: str, game: str) -> None:
        """Make a game the one on the player's table."""
        await self._write(partial(games.write_current, player=player, game=game))

    async def add_game(self, game: NewGame) -> None:
        """Write a new game and make it the current one."""
        await self._write(partial(games.add_game, game=game))

    async def add_action(self, progress: Progress) -> bool:
        """Write an accepted action; ``False`` when the game has an action of that version."""
        return await self._write(partial(games.add_action, progress=progress))

    async def _read(self, read: Callable[[Connection], T]) -> T:
        return await to_thread.run_sync(self._read_now, read)

    def _read_now(self, read: Callable[[Connection], T]) -> T:
        with self.database.read.connect() as connection:
            return read(connection)

    async def _write(self, write: Callable[[Connection], T]) -> T:
        return await wrap_future(self._writer.submit(write))
