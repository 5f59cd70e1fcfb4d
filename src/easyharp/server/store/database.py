"""Opening a database: SQLite in WAL mode by default, PostgreSQL by URL; old ones are migrated, bad ones set aside."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.pool import StaticPool

APPLICATION_ID: Final = 0x45485031
"""Written into the head of our SQLite files ("EHP1"), so that a foreign file is known by it."""
BUSY_MS: Final = 5_000
_MIGRATIONS: Final = Path(__file__).parent / "migrations"


class DatabaseError(Exception):
    """A database that cannot be used; ``str()`` says why and what to do. Nothing was changed."""


class NewerDatabaseError(DatabaseError):
    """A database made by a newer program: this one must not touch it."""


class MissingDriverError(DatabaseError):
    """The library that speaks with a database of this kind is not installed."""


@dataclass(frozen=True, slots=True)
class SetAside:
    """A database file that was damaged or not ours, kept under another name."""

    kept: Path
    why: str


@dataclass(frozen=True, slots=True)
class Database:
    """An open database.

    Attributes:
        write: engine of the one writer; on SQLite its transactions take the write lock at once.
        read: engine of the readers.
        set_aside: what happened to the file that was there before, if it could not be used.
    """

    write: Engine
    read: Engine
    set_aside: SetAside | None = None

    def close(self) -> None:
        """Close all connections."""
        self.write.dispose()
        self.read.dispose()


def open_database(where: Path | str) -> Database:
    """Open a database, made anew when there is none and migrated when it is old.

    Args:
        where: a folder, for SQLite's file ``easyharp.sqlite3`` in it, or a database URL.

    Raises:
        NewerDatabaseError: when a newer program made it.
        MissingDriverError: when the driver of its kind is not installed.
        DatabaseError: when it cannot be opened.
    """
    url = _file_url(where) if isinstance(where, Path) else _url(where)
    try:
        if url.get_backend_name() == "sqlite":
            return _open_sqlite(url)
        engine = create_engine(url, pool_pre_ping=True)
        database = Database(engine, engine)
        _migrate(engine)
    except ModuleNotFoundError as error:
        raise MissingDriverError(f'{error.name} is not installed: pip install "easyharp[hosted]"') from error
    except (SQLAlchemyError, OSError) as error:
        raise DatabaseError(f"the database {url.render_as_string()} cannot be opened: {_reason(error)}") from error
    return database


def _file_url(folder: Path) -> URL:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DatabaseError(f"the data folder {folder} cannot be made: {error.strerror}") from error
    return URL.create("sqlite", database=str(folder / "easyharp.sqlite3"))


def _url(text: str) -> URL:
    try:
        url = make_url(text)
    except ArgumentError:
        raise DatabaseError(
            f"{text!r} is no database URL; sqlite:///games.sqlite3 and postgresql://user@host/name are"
        ) from None
    if url.drivername in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    if url.get_backend_name() not in ("sqlite", "postgresql"):
        raise DatabaseError(f"{url.get_backend_name()} is not supported; sqlite and postgresql are")
    return url


def _open_sqlite(url: URL) -> Database:
    file = Path(url.database) if url.database and url.database != ":memory:" else None
    set_aside = None
    if file is None:
        # Readers must see the same memory, so everything shares one connection.
        engine = create_engine(url, poolclass=StaticPool, connect_args={"check_same_thread": False})
        write = read = _tuned(engine)
    else:
        why = _unusable(file)
        set_aside = _set_aside(file, why) if why else None
        write, read = _tuned(create_engine(url, pool_size=1)), _tuned(create_engine(url))
    event.listen(write, "begin", _begin_immediate)
    _migrate(write)
    return Database(write, read, set_aside)


def _tuned(engine: Engine) -> Engine:
    event.listen(engine, "connect", _set_pragmas)
    return engine


def _set_pragmas(connection: sqlite3.Connection, _: Any) -> None:
    # SQLAlchemy, not the driver, says when a transaction begins.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    cursor.execute("PRAGMA journal_mode = WAL")
    # FULL: a commit that was answered survives the loss of power, not only of the process.
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _begin_immediate(connection: Connection) -> None:
    # Taking the write lock at once waits for another process; taking it later would fail.
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _unusable(file: Path) -> str | None:
    """Say why an existing file cannot serve as our database; ``None`` when it can, or is not there."""
    if not file.exists() or file.stat().st_size == 0:
        return None
    try:
        # Only reading: a connection that may write would tidy up the log beside a file that it cannot read.
        connection = sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", timeout=BUSY_MS / 1000, uri=True)
        try:
            (check,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            (mark,) = connection.execute("PRAGMA application_id").fetchone()
            (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        finally:
            connection.close()
    except sqlite3.OperationalError as error:
        raise DatabaseError(f"the database {file} cannot be read: {error}") from error
    except sqlite3.DatabaseError as error:
        return f"it is damaged or no database ({error})"
    if check != "ok":
        return f"it is damaged ({check})"
    # Without a table it may be ours in the moment of its making, by a program that starts beside this one.
    return None if mark == APPLICATION_ID or not tables else "another program made it"


def _set_aside(file: Path, why: str) -> SetAside:
    stamp = datetime.now(UTC).strftime("%Y%m%dT%H%M%S%fZ")
    kept = file.with_name(f"{file.name}.set-aside-{stamp}")
    for suffix in ("", "-wal", "-shm"):
        part = file.with_name(file.name + suffix)
        if part.exists():
            part.rename(kept.with_name(kept.name + suffix))
    return SetAside(kept, why)


def _migrate(engine: Engine) -> None:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    scripts = ScriptDirectory.from_config(config)
    # Of two programs that start at once one waits here: on SQLite for the write lock that every transaction takes.
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({APPLICATION_ID})")
        current = MigrationContext.configure(connection).get_current_revision()
        if current == scripts.get_current_head():
            return
        if current is not None and current not in {script.revision for script in scripts.walk_revisions()}:
            raise NewerDatabaseError(
                f"the database was made by a newer Easy Harp (its revision is {current}); "
                "update Easy Harp, or name another data folder with --data"
            )
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")


def _reason(error: Exception) -> str:
    return str(getattr(error, "orig", None) or error).strip().splitlines()[0]
