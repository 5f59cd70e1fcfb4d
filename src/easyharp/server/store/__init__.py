"""Keeping games: every accepted action is on the disk before it is answered (docs/decisions/0003)."""

from easyharp.server.store.database import (
    DamagedDatabaseError,
    Database,
    DatabaseError,
    MissingDriverError,
    NewerDatabaseError,
    SetAside,
    open_database,
)
from easyharp.server.store.games import Finish, GameRow, NewGame, PlayerRow, Progress
from easyharp.server.store.merge import Incoming, Merged, Outcome
from easyharp.server.store.store import Store
from easyharp.server.store.tallies import Place, Show, Tally, Win

__all__ = [
    "DamagedDatabaseError",
    "Database",
    "DatabaseError",
    "Finish",
    "GameRow",
    "Incoming",
    "Merged",
    "MissingDriverError",
    "NewGame",
    "NewerDatabaseError",
    "Outcome",
    "Place",
    "PlayerRow",
    "Progress",
    "SetAside",
    "Show",
    "Store",
    "Tally",
    "Win",
    "open_database",
]
