"""Keeping games: every accepted action is on the disk before it is answered (docs/decisions/0003)."""

from easyharp.server.store.database import Database, DatabaseError, NewerDatabaseError, SetAside, open_database
from easyharp.server.store.games import Finish, GameRow, NewGame, PlayerRow, Progress
from easyharp.server.store.store import Store

__all__ = [
    "Database",
    "DatabaseError",
    "Finish",
    "GameRow",
    "NewGame",
    "NewerDatabaseError",
    "PlayerRow",
    "Progress",
    "SetAside",
    "Store",
    "open_database",
]
