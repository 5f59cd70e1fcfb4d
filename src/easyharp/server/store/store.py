"""The store as the server calls it: async at the door, one writer thread and reader threads behind it."""

from __future__ import annotations

from asyncio import wrap_future
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Final, TypeVar

from anyio import to_thread
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from easyharp.server.store import games, merge, notes, tallies, times
from easyharp.server.store.database import Database
from easyharp.server.store.games import Finish, GameRow, NewGame, PlayerRow, Progress
from easyharp.server.store.merge import Incoming, Outcome
from easyharp.server.store.tallies import Place, Show, Tally
from easyharp.server.store.writer import Writer

T = TypeVar("T")
FEW: Final = 20
"""Games whose times are counted anew each time rather than written down."""


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

    async def owner(self, game: str) -> str | None:
        """Return whose a game is."""
        return await self._read(partial(games.read_owner, game=game))

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

    async def change_settings(self, player: str, change: Callable[[str], str]) -> None:
        """Change a player's settings; what ``change`` raises leaves them as they are."""
        await self._write(partial(games.change_settings, player=player, change=change))

    async def set_current(self, player: str, game: str) -> None:
        """Make a game the one on the player's table."""
        await self._write(partial(games.write_current, player=player, game=game))

    async def add_game(self, game: NewGame) -> None:
        """Write a new game and make it the current one."""
        await self._write(partial(games.add_game, game=game))

    async def add_action(self, progress: Progress) -> bool:
        """Write an accepted action; ``False`` when the game has an action of that version."""
        return await self._write(partial(games.add_action, progress=progress))

    async def restore_finish(self, game: str, at: int, finish: Finish) -> None:
        """Write the entry of a win anew that is gone from the journal."""
        await self._write(partial(games.restore_finish, game=game, at=at, finish=finish))

    async def add_rest(self, game: NewGame, actions: Sequence[str], times: Sequence[int]) -> None:
        """Write a game with the first actions of a damaged one and make it the current one."""
        await self._write(partial(games.add_rest, game=game, actions=actions, times=times))

    async def tallies(self, player: str) -> list[Tally]:
        """Return what the log says about the player's own games."""
        found, counted = await self._read(partial(tallies.read_tallies, player=player))
        if len(counted) > FEW:
            # It saves time the next time; without it the answer is the same.
            with suppress(SQLAlchemyError):
                await self._write(partial(times.write_counted, counted=counted))
        return found

    async def all_tallies(self, player: str) -> list[Tally]:
        """Return what the log says about all games of a player, also those that came as a record."""
        return await self._read(partial(tallies.read_all_tallies, player=player))

    async def tallies_of(self, ids: Sequence[str]) -> list[Tally]:
        """Return what the log says about games, by their ids."""
        return await self._read(partial(tallies.read_tallies_of, ids=ids))

    async def tally(self, player: str, game: str) -> Tally | None:
        """Return what the log says about one of the player's games that has begun."""
        return await self._read(partial(tallies.read_tally, player=player, game=game))

    async def history(self, player: str, show: Show, before: Place | None, count: int) -> list[Tally]:
        """Return a page of the player's games, the one played last first."""
        return await self._read(partial(tallies.read_history, player=player, show=show, before=before, count=count))

    async def rows(self, ids: Sequence[str]) -> dict[str, GameRow]:
        """Return games with their actions, by their ids."""
        return await self._read(partial(games.read_rows, ids=ids))

    async def played(self, player: str) -> list[tuple[str, int, int]]:
        """Return the ids of the player's games that have begun, their actions, and the lengths of their notes."""
        return await self._read(partial(tallies.played, player=player))

    async def note(self, game: str) -> str:
        """Return the note on a game, empty when there is none."""
        return await self._read(partial(notes.read_note, game=game))

    async def set_note(self, game: str, text: str) -> None:
        """Write the note on a game."""
        await self._write(partial(notes.write_note, game=game, text=text))

    async def merge(self, incoming: Sequence[Incoming]) -> list[Outcome]:
        """Bring in games from elsewhere."""
        return await self._write(partial(merge.merge_all, incoming=incoming))

    async def merge_record(self, incoming: Incoming) -> Outcome:
        """Bring in a game to look at."""
        return await self._write(partial(merge.merge_record, one=incoming))

    async def _read(self, read: Callable[[Connection], T]) -> T:
        return await to_thread.run_sync(self._read_now, read)

    def _read_now(self, read: Callable[[Connection], T]) -> T:
        with self.database.read.connect() as connection:
            return read(connection)

    async def _write(self, write: Callable[[Connection], T]) -> T:
        return await wrap_future(self._writer.submit(write))
