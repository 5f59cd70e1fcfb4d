"""What there must be of each game (docs/decisions/0013): written with every action, win and note."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Row, bindparam, exists, func, insert, select, update

from easyharp.server.store.schema import ACTIONS, FINISHED, GAMES, HEADS, NOTES
from easyharp.server.store.seals import is_sound, sealed

_READ: Final = select(HEADS).where(HEADS.c.game == bindparam("one"))
_WRITE: Final = update(HEADS).where(HEADS.c.game == bindparam("one"))
_FROM_LOG: Final = select(
    GAMES.c.id.label("game"),
    GAMES.c.player,
    GAMES.c.number,
    func.coalesce(select(func.max(ACTIONS.c.version)).where(ACTIONS.c.game == GAMES.c.id).scalar_subquery(), 0).label(
        "version"
    ),
    select(ACTIONS.c.at)
    .where(ACTIONS.c.game == GAMES.c.id)
    .order_by(ACTIONS.c.version.desc())
    .limit(1)
    .scalar_subquery()
    .label("last"),
    exists().where(FINISHED.c.game == GAMES.c.id).label("won"),
    exists().where(NOTES.c.game == GAMES.c.id).label("noted"),
)


class Head(NamedTuple):
    """What there must be of a game.

    Attributes:
        game: its id.
        player: whose it is.
        number: its deal.
        version: how many actions it has.
        last: when the last of them was made, in milliseconds since 1970.
        won: whether it is in the journal of wins.
        noted: whether there is a note on it.
    """

    game: str
    player: str
    number: int
    version: int = 0
    last: int | None = None
    won: bool = False
    noted: bool = False


def read_head(connection: Connection, game: str) -> Head | None:
    """Return what there must be of a game, ``None`` when that is not known."""
    return head_of(connection.execute(_READ, {"one": game}).first())


def head_of(row: Row[Any] | None) -> Head | None:
    """Read a row of the table, ``None`` for one that is damaged."""
    if row is None or not is_sound(HEADS, row._mapping):
        return None
    return Head(row.game, row.player, row.number, row.version, row.last, bool(row.won), bool(row.noted))


def add_head(connection: Connection, head: Head) -> None:
    """Write what there must be of a new game."""
    connection.execute(insert(HEADS), sealed(HEADS, head._asdict()))


def change_head(connection: Connection, game: str, head: Head | None = None, **changes: Any) -> None:
    """Write what has changed; ``head`` is how it was, if that has been read already."""
    head = head or read_head(connection, game) or _from_log(connection, game)
    connection.execute(_WRITE, {"one": game, **sealed(HEADS, head._replace(**changes)._asdict())})


def make_heads(connection: Connection) -> None:
    """Write what is missing in the table, as it follows from what is there."""
    missing = _FROM_LOG.where(~exists().where(HEADS.c.game == GAMES.c.id))
    for rows in connection.execute(missing).partitions(1000):
        # A game without a name belongs to no log.
        heads = [_typed(row) for row in rows if isinstance(row.game, str) and isinstance(row.player, str)]
        if heads:
            connection.execute(insert(HEADS), [sealed(HEADS, head._asdict()) for head in heads])


def _from_log(connection: Connection, game: str) -> Head:
    return _typed(connection.execute(_FROM_LOG.where(GAMES.c.id == game)).one())


def _typed(row: Sequence[Any]) -> Head:
    # What an older program left may be damaged already: this table must be readable all the same.
    game, player, number, version, last, won, noted = row
    return Head(
        str(game),
        str(player),
        number if type(number) is int else 0,
        version if type(version) is int else 0,
        last if type(last) is int else None,
        bool(won),
        bool(noted),
    )
