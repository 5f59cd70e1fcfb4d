"""Putting together anew what follows from other rows, when a database is opened (docs/decisions/0013).

Nothing is dropped. What is put together carries a seal that is never right, so that its player is told.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import Connection, exists, insert, select, update

from easyharp.server.store.heads import Head, head_of, make_heads
from easyharp.server.store.schema import COUNTED, GAMES, HEADS, METADATA, PLAYERS
from easyharp.server.store.seals import RESTORED, is_sound

_BEGINNING = datetime(1970, 1, 1, tzinfo=UTC)
_RANGE = timedelta(days=700_000)


def mend(connection: Connection) -> None:
    """Make rows that others need: games of heads, heads of games, players of games; and indices that are gone."""
    for table in (HEADS, COUNTED):
        table.create(connection, checkfirst=True)
    _make_games(connection)
    _give_back(connection)
    _make_players(connection)
    make_heads(connection)
    for table in METADATA.sorted_tables:
        for index in table.indexes:
            index.create(connection, checkfirst=True)


def when(at: int | None) -> str:
    """Write a time in milliseconds since 1970 as text; what no calendar holds is 1970."""
    since = timedelta(milliseconds=at or 0) if abs(at or 0) < _RANGE / timedelta(milliseconds=1) else timedelta()
    return (_BEGINNING + since).strftime("%Y-%m-%dT%H:%M:%SZ")


def _make_games(connection: Connection) -> None:
    lost = select(HEADS).where(~exists().where(GAMES.c.id == HEADS.c.game))
    for row in connection.execute(lost).all():
        head = head_of(row)
        if head is not None:
            _make_player(connection, head.player)
            connection.execute(insert(GAMES), _game(head))


def _give_back(connection: Connection) -> None:
    """Give games to their players whose rows name somebody else."""
    foreign = select(GAMES, HEADS.c.player.label("owner")).join(HEADS, HEADS.c.game == GAMES.c.id)
    for row in connection.execute(foreign.where(GAMES.c.player.is_distinct_from(HEADS.c.player))).all():
        head = head_of(connection.execute(select(HEADS).where(HEADS.c.game == row.id)).one())
        if head is not None and not is_sound(GAMES, row._mapping):
            _make_player(connection, head.player)
            connection.execute(update(GAMES).where(GAMES.c.id == row.id).values(player=head.player, seal=RESTORED))


def _make_players(connection: Connection) -> None:
    orphans = select(GAMES.c.player).where(~exists().where(PLAYERS.c.id == GAMES.c.player)).distinct()
    for player in connection.execute(orphans).scalars().all():
        if isinstance(player, str):
            _make_player(connection, player)


def _make_player(connection: Connection, player: str) -> None:
    if connection.execute(select(PLAYERS.c.id).where(PLAYERS.c.id == player)).first() is not None:
        return
    row = {"id": player, "created": when(0), "current_game": None, "settings": "{}", "seal": RESTORED}
    connection.execute(insert(PLAYERS), row)


def _game(head: Head) -> dict[str, Any]:
    return {
        "id": head.game,
        "player": head.player,
        "number": head.number,
        "day": None,
        "started": when(head.last),
        "began_on": None,
        "imported": False,
        "seal": RESTORED,
    }
