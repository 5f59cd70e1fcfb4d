"""The tables. A change here needs a migration beside it; a test compares the two.

Every row has a ``seal`` (docs/decisions/0013), null where an older program wrote it.
Dates are text, ISO 8601 in UTC, and a day is the player's own calendar date: the same on every database.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text, false

METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

PLAYERS: Final = Table(
    "players",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("created", String(20), nullable=False),
    Column("current_game", String(32)),
    Column("settings", Text, nullable=False),
    Column("seal", BigInteger),
)

GAMES: Final = Table(
    "games",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("player", String(64), ForeignKey("players.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("day", String(10)),
    Column("started", String(20), nullable=False),
    Column("began_on", String(10)),
    Column("imported", Boolean, nullable=False, server_default=false()),
    Column("seal", BigInteger),
    Index("ix_games_player_number", "player", "number"),
)
"""Never changed once written: what a game came to follows from its actions. ``day`` is the day whose deal it is,
``began_on`` what the player's own calendar said when it began; a game that is ``imported`` came as a record and counts
nowhere."""

ACTIONS: Final = Table(
    "actions",
    METADATA,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("action", String(2), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seal", BigInteger),
    sqlite_with_rowid=False,
)
"""The log, only ever added to. ``version`` counts from 1 and is the game's version after the action, so the key
itself refuses a second action on the same version; ``at`` is the time in milliseconds since 1970."""

FINISHED: Final = Table(
    "finished",
    METADATA,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("player", String(64), ForeignKey("players.id"), nullable=False, index=True),
    Column("finished", BigInteger, nullable=False),
    Column("number", Integer, nullable=False),
    Column("day", String(10)),
    Column("moves", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("take_backs", Boolean, nullable=False),
    Column("record", Text, nullable=False),
    Column("won_on", String(10)),
    Column("seal", BigInteger),
)
"""The journal of won games: written once, with the last card, never changed. ``won_on`` is what the player's own
calendar said at the last card."""

NOTES: Final = Table(
    "notes",
    METADATA,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("text", Text, nullable=False),
    Column("seal", BigInteger),
)
"""What a player wrote about a game; the one thing beside settings that may be written anew."""

COUNTED: Final = Table(
    "counted",
    METADATA,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("time", BigInteger, nullable=False),
    Column("seal", BigInteger),
)
"""How long the first ``version`` actions of a game took: saves counting them again. As the log is only added to, a row
is right for ever, and is looked at only while the game has just that many actions; all of it may be thrown away."""

HEADS: Final = Table(
    "heads",
    METADATA,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("player", String(64), nullable=False),
    Column("number", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("last", BigInteger),
    Column("won", Boolean, nullable=False),
    Column("noted", Boolean, nullable=False),
    Column("seal", BigInteger),
)
"""What there must be of a game: how many actions and when the last was made, a win, a note. Written with each of them;
so rows that are gone are missed, and a game whose own row is damaged is found by it."""
