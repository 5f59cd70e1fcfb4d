"""Notes on games: one text a game, written anew whenever it is changed."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from easyharp.server.store.heads import change_head
from easyharp.server.store.schema import NOTES
from easyharp.server.store.seals import fits, sealed


def read_note(connection: Connection, game: str) -> str:
    """Return the note on a game, empty when there is none."""
    text = connection.execute(select(NOTES.c.text).where(NOTES.c.game == game)).scalar()
    return text if text and fits(NOTES.c.text, text) else ""


def write_note(connection: Connection, game: str, text: str) -> None:
    """Write the note on a game; an empty text takes it away."""
    connection.execute(delete(NOTES).where(NOTES.c.game == game))
    if text:
        connection.execute(insert(NOTES), sealed(NOTES, {"game": game, "text": text}))
    change_head(connection, game, noted=bool(text))
