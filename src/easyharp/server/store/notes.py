"""Notes on games: one text a game, written anew whenever it is changed."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from easyharp.server.store.schema import NOTES


def read_note(connection: Connection, game: str) -> str:
    """Return the note on a game, empty when there is none."""
    return connection.execute(select(NOTES.c.text).where(NOTES.c.game == game)).scalar() or ""


def write_note(connection: Connection, game: str, text: str) -> None:
    """Write the note on a game; an empty text takes it away."""
    connection.execute(delete(NOTES).where(NOTES.c.game == game))
    if text:
        connection.execute(insert(NOTES).values(game=game, text=text))
