"""Connections to SQLite: how they are set, for a file, for memory, and for what may only be looked at."""

from __future__ import annotations

import sqlite3
from functools import partial
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import StaticPool

from easyharp.server.store.trouble import Trouble

BUSY_MS: Final = 5_000
_ERRORS: Final = {Trouble.DISK_FULL: "SQLITE_FULL", Trouble.READ_ONLY: "SQLITE_READONLY"}


def engines_of(file: Path, journal: str = "WAL") -> tuple[Engine, Engine]:
    """Return the engines for writing and for reading a file."""
    url = URL.create("sqlite", database=str(file))
    write, read = create_engine(url, pool_size=1), create_engine(url)
    for engine in (write, read):
        event.listen(engine, "connect", partial(_set_pragmas, journal))
    event.listen(write, "begin", _begin_immediate)
    return write, read


def engines_in_memory(url: URL) -> Engine:
    """Return the engine of a database in memory; readers must see the same, so everything shares one connection."""
    engine = create_engine(url, poolclass=StaticPool, connect_args={"check_same_thread": False})
    event.listen(engine, "connect", partial(_set_pragmas, "MEMORY"))
    event.listen(engine, "begin", _begin_immediate)
    return engine


def looking_only(content: bytes, trouble: Trouble) -> tuple[Engine, Engine, sqlite3.Connection]:
    """Return engines on the content of a file, and their connection: reading works, each write fails as the file's."""
    connection = sqlite3.connect(":memory:", check_same_thread=False)
    if content:
        connection.deserialize(content)
    _set_pragmas("MEMORY", connection, None)
    read = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool)
    write = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool)
    event.listen(write, "begin", partial(_refuse, trouble))
    return write, read, connection


def _set_pragmas(journal: str, connection: sqlite3.Connection, _: Any) -> None:
    # SQLAlchemy, not the driver, says when a transaction begins.
    connection.isolation_level = None
    # A damaged text is a damaged cell, not a reason to refuse all rows.
    connection.text_factory = partial(str, encoding="utf-8", errors="replace")
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    cursor.execute(f"PRAGMA journal_mode = {journal}")
    # FULL: a commit that was answered survives the loss of power, not only of the process.
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _begin_immediate(connection: Connection) -> None:
    # Taking the write lock at once waits for another process; taking it later would fail.
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _refuse(trouble: Trouble, _: Connection) -> None:
    error = sqlite3.OperationalError(f"nothing can be written: {trouble}")
    error.sqlite_errorname = _ERRORS[trouble]
    raise OperationalError("BEGIN", {}, error)
