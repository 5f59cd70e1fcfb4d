"""Opening a database: SQLite in WAL mode by default, PostgreSQL by URL; old ones are migrated, bad ones set aside."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import Engine, create_engine
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from easyharp.server.store import check, files, wal
from easyharp.server.store.check import Damage, NewerError
from easyharp.server.store.files import FILE
from easyharp.server.store.migrating import migrate
from easyharp.server.store.sqlite import engines_in_memory, engines_of, looking_only
from easyharp.server.store.trouble import Trouble, trouble_of
from easyharp.server.store.watch import Watch


class DatabaseError(Exception):
    """A database that cannot be used; ``str()`` says why and what to do. Nothing was changed."""


class NewerDatabaseError(DatabaseError):
    """A database made by a newer program: this one must not touch it."""


class MissingDriverError(DatabaseError):
    """The library that speaks with a database of this kind is not installed."""


class DamagedDatabaseError(DatabaseError):
    """A database that is damaged or not ours, where nothing may be set aside."""


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
        trouble: why it can only be looked at; ``None`` when it can be written.
        lost_writes: whether the last moves may be missing, as the log beside the file is gone or damaged.
        watch: what reads a large file through while the game is on.
    """

    write: Engine
    read: Engine
    set_aside: SetAside | None = None
    trouble: Trouble | None = None
    lost_writes: bool = False
    watch: Watch | None = None

    def close(self) -> None:
        """Close all connections; whoever is the last to close a file leaves it whole, without a log beside it."""
        if self.watch is not None:
            self.watch.stop()
        self.write.dispose()
        self.read.dispose()
        if self.watch is not None and self.watch.damage is None:
            files.close_log(self.watch.file)


def open_database(where: Path | str, *, may_set_aside: bool = True, may_only_look: bool = True) -> Database:
    """Open a database, made anew when there is none and migrated when it is old.

    Args:
        where: a folder, for SQLite's file ``easyharp.sqlite3`` in it, or a database URL.
        may_set_aside: whether a file that cannot serve is renamed and a new one made.
        may_only_look: whether to go on, without writing, when the disk is full or the folder may only be read.

    Raises:
        NewerDatabaseError: when a newer program made it.
        DamagedDatabaseError: when it is damaged and may not be set aside.
        MissingDriverError: when the driver of its kind is not installed.
        DatabaseError: when it cannot be opened.
    """
    if isinstance(where, str):
        url = _url(where)
        if url.get_backend_name() != "sqlite":
            return _open_server(url)
        if not url.database or url.database == ":memory:":
            return _open_memory(url)
        return _open_file(Path(url.database), may_set_aside=may_set_aside, may_only_look=may_only_look)
    try:
        files.make_folder(where)
    except OSError as error:
        trouble = trouble_of(error)
        if trouble is None or not may_only_look:
            raise DatabaseError(f"the data folder {where} cannot be made: {error.strerror}") from error
        return _look(where / FILE, trouble)
    return _open_file(where / FILE, may_set_aside=may_set_aside, may_only_look=may_only_look)


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


def _open_server(url: URL) -> Database:
    try:
        engine = create_engine(url, pool_pre_ping=True)
        _migrate(engine)
    except ModuleNotFoundError as error:
        raise MissingDriverError(f'{error.name} is not installed: pip install "easyharp[hosted]"') from error
    except (SQLAlchemyError, OSError) as error:
        raise DatabaseError(f"the database {url.render_as_string()} cannot be opened: {_reason(error)}") from error
    return Database(engine, engine)


def _open_memory(url: URL) -> Database:
    engine = engines_in_memory(url)
    _migrate(engine)
    return Database(engine, engine)


def _open_file(file: Path, *, may_set_aside: bool, may_only_look: bool) -> Database:
    before = files.beside(file)
    try:
        damage, lost = (_damage(file), _lost(file)) if file.exists() else (Damage(None), False)
        why = damage.fault
        if why and not may_set_aside:
            raise DamagedDatabaseError(
                f"the database {file} cannot be used: {why}; restore a backup, or let it be set aside with --set-aside"
            )
        set_aside = _set_aside(file, why) if why else None
        return _opened(file, set_aside, lost_writes=lost and not why, bad_index=damage.bad_index)
    except NewerError as error:
        raise NewerDatabaseError(str(error)) from None
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        trouble = trouble_of(error, file.parent)
        files.tidy(file, before)
        if trouble is None or not may_only_look:
            raise DatabaseError(f"the database {file} cannot be opened: {_reason(error)}") from error
    return _look(file, trouble)


def _opened(file: Path, set_aside: SetAside | None, *, lost_writes: bool, bad_index: bool) -> Database:
    is_large = file.exists() and not check.needs_full_check(file)
    if not file.exists():
        files.make_whole(file, _make)
    write, read = engines_of(file)
    try:
        if bad_index:
            with write.begin() as connection:
                connection.exec_driver_sql("REINDEX")
        _migrate(write)
    except BaseException:
        write.dispose()
        read.dispose()
        raise
    return Database(write, read, set_aside, None, lost_writes, Watch(file, reads=is_large))


def _look(file: Path, trouble: Trouble) -> Database:
    """Open what can be read, in memory and without a way to write."""
    try:
        content = wal.whole_file(file) if file.exists() else b""
        write, read, connection = looking_only(content, trouble)
        if content and check.look_at(file, connection, in_full=True).fault:
            write, read, connection = looking_only(b"", trouble)
    except OSError as error:
        raise DatabaseError(f"the database {file} cannot be read: {error.strerror}") from error
    _migrate(read)
    connection.execute("PRAGMA query_only = ON")
    return Database(write, read, trouble=trouble)


def _make(file: Path) -> None:
    write, read = engines_of(file, journal="DELETE")
    try:
        _migrate(write)
    finally:
        write.dispose()
        read.dispose()


def _damage(file: Path) -> Damage:
    """Say what is wrong with an existing file."""
    # Only reading: a connection that may write would tidy up the log beside a file that it cannot read.
    connection = sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", timeout=5, uri=True)
    try:
        return check.look_at(file, connection, in_full=check.needs_full_check(file))
    finally:
        connection.close()


def _lost(file: Path) -> bool:
    """Whether the last moves may be missing. Files of older programs were never closed as ours are."""
    return files.is_ours_now(file) and wal.expects_wal(file) and files.stays(lambda: wal.what_is_lost(file))


def _set_aside(file: Path, why: str) -> SetAside:
    stamp = datetime.now(UTC).strftime("%Y%m%dT%H%M%S%fZ")
    kept = file.with_name(f"{file.name}.set-aside-{stamp}")
    for suffix in ("", "-wal", "-shm"):
        part = file.with_name(file.name + suffix)
        if part.exists():
            part.rename(kept.with_name(kept.name + suffix))
    return SetAside(kept, why)


def _migrate(engine: Engine) -> None:
    try:
        migrate(engine)
    except NewerError as error:
        raise NewerDatabaseError(str(error)) from None


def _reason(error: Exception) -> str:
    return str(getattr(error, "orig", None) or error).strip().splitlines()[0]
