"""Whether a SQLite file can serve as our database, asked before anything is written (docs/decisions/0013)."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

from easyharp.server.store import wal
from easyharp.server.store.schema import METADATA

APPLICATION_ID: Final = 0x45485031
"""Written into the head of our SQLite files ("EHP1"), so that a foreign file is known by it."""
QUICK: Final = 64 * 1024 * 1024
"""Bytes of file that are read through at every start; a larger one that was closed is read while the game is on."""
MADE_ANEW: Final = {"heads", "counted"}
"""Tables that follow from the others."""
_MANY: Final = 1000
_CELL: Final = re.compile(r"^\w+ value in ")
_INDEX: Final = re.compile(r"(missing from|entries in|entry in) index ")
_SHORTEST: Final = 512
_FIRST_SEEN: Final = (("0004", "heads"), ("0003", "counted"), ("0002", "notes"), ("0001", "players"))
"""The table that each revision was the first to have."""


class Damage(NamedTuple):
    """What is wrong with a file: a fault for which it cannot serve, an index that must be made anew from its table."""

    fault: str | None
    bad_index: bool = False


class NewerError(Exception):
    """A database made by a newer program; ``str()`` says what to do."""


def look_at(file: Path, connection: sqlite3.Connection, *, in_full: bool) -> Damage:
    """Say whether a file can serve as it is.

    Raises:
        NewerError: when a newer program made it.
        sqlite3.OperationalError: when it cannot be looked at.
    """
    size = file.stat().st_size
    if size < _SHORTEST:
        return Damage(f"it is damaged (it has {size} bytes)")
    try:
        damage = damage_in(connection) if in_full else Damage(None)
        if damage.fault:
            return Damage(f"it is damaged ({damage.fault})")
        (mark,) = connection.execute("PRAGMA application_id").fetchone()
        tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        _refuse_newer(connection, tables)
        missing = _missing(connection, tables) if mark == APPLICATION_ID or "actions" in tables else None
    except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
        if _is_no_damage(error):
            raise
        return Damage(f"it is damaged or no database ({error})")
    if missing:
        return Damage(f"it is damaged ({missing})")
    is_ours = mark == APPLICATION_ID or {"actions", "games"} <= tables
    return damage if is_ours else Damage("another program made it")


def damage_in(connection: sqlite3.Connection) -> Damage:
    """Read all of a database and say what is wrong with it, beyond single cells: each has its seal."""
    faults = [str(row[0]) for row in connection.execute(f"PRAGMA integrity_check({_MANY})")]
    grave = [fault for fault in faults if fault != "ok" and not _CELL.search(fault) and not _INDEX.search(fault)]
    if len(faults) == _MANY:
        grave = faults
    return Damage(grave[0].splitlines()[-1] if grave else None, any(map(_INDEX.search, faults)))


def needs_full_check(file: Path) -> bool:
    """Whether a file must be read through before it is used: a small one, or one that nobody closed."""
    return file.stat().st_size <= QUICK or wal.expects_wal(file)


def revision_by_tables(tables: Iterable[str]) -> str | None:
    """Tell the revision of a database by its tables; ``None`` when it has none of ours."""
    there = set(tables)
    return next((revision for revision, table in _FIRST_SEEN if table in there), None)


def is_newer(said: object) -> bool:
    """Whether a revision is one of a newer program."""
    return isinstance(said, str) and said.isascii() and said.isdigit() and len(said) == 4 and said > _FIRST_SEEN[0][0]


def newer_text(said: object) -> str:
    """Say what a newer program's database needs."""
    return (
        f"the database was made by a newer Easy Harp (its revision is {said}); "
        "update Easy Harp, or name another data folder with --data"
    )


def _refuse_newer(connection: sqlite3.Connection, tables: set[str]) -> None:
    if "alembic_version" not in tables:
        return
    (said,) = connection.execute("SELECT max(version_num) FROM alembic_version").fetchone()
    (again,) = connection.execute("PRAGMA user_version").fetchone()
    # The file's head says it a second time: one damaged cell makes no newer program.
    if is_newer(said) and again > int(_FIRST_SEEN[0][0]):
        raise NewerError(newer_text(said))


def _missing(connection: sqlite3.Connection, tables: set[str]) -> str | None:
    (said,) = connection.execute("PRAGMA user_version").fetchone()
    revision = max(revision_by_tables(tables) or "", f"{said:04}" if said <= int(_FIRST_SEEN[0][0]) else "")
    # Older programs had fewer tables, never fewer of those that came before; some can be made anew.
    wanted = {table for since, table in _FIRST_SEEN if since <= revision} | {"games", "actions", "finished"}
    for table in sorted(wanted - MADE_ANEW):
        if table not in tables:
            return f"the table {table} is missing"
        columns = {name for _, name, *_ in connection.execute(f"PRAGMA table_info({table})")}
        lost = {c.name for c in METADATA.tables[table].columns if revision == "0004"} - columns
        if lost:
            return f"columns of the table {table} are missing"
    return None


def _is_no_damage(error: Exception) -> bool:
    """Whether a file could not be looked at for another reason than what is in it."""
    name = getattr(error, "sqlite_errorname", "")
    return name.startswith(("SQLITE_BUSY", "SQLITE_CANTOPEN", "SQLITE_READONLY", "SQLITE_PERM", "SQLITE_FULL"))
