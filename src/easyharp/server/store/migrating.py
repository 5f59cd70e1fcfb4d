"""Bringing a database to the present revision, and mending what can be mended from what is there."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, inspect

from easyharp.server.store.check import APPLICATION_ID, NewerError, is_newer, newer_text, revision_by_tables
from easyharp.server.store.mend import mend

_MIGRATIONS: Final = Path(__file__).parent / "migrations"


def migrate(engine: Engine) -> None:
    """Bring a database to the present revision; nothing is written to one that a newer program made.

    Raises:
        NewerError: when a newer program made it.
    """
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    scripts = ScriptDirectory.from_config(config)
    # Of two programs that start at once one waits here: on SQLite for the write lock that every transaction takes.
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({APPLICATION_ID})")
        head = scripts.get_current_head()
        config.attributes["connection"] = connection
        current = _revision(connection, {script.revision for script in scripts.walk_revisions()})
        if current != head:
            command.upgrade(config, "head")
        if engine.dialect.name == "sqlite":
            # Written at every start: so it shows now whether anything can be written.
            connection.exec_driver_sql(f"PRAGMA user_version = {int(head or 0)}")
            connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")
        mend(connection)


def _revision(connection: Connection, known: set[str]) -> str | None:
    """Return the revision that a database says it has or, when that cannot be read, the one its tables have."""
    tables = inspect(connection).get_table_names()
    by_tables = revision_by_tables(tables)
    said: Any = None
    if "alembic_version" in tables:
        said = connection.exec_driver_sql("SELECT max(version_num) FROM alembic_version").scalar()
    if said in known or (said is None and by_tables is None):
        return str(said) if said else None
    # A file says it twice, and that was asked before it was opened.
    if connection.dialect.name != "sqlite" and is_newer(said):
        raise NewerError(newer_text(said))
    if by_tables is not None:
        _write_revision(connection, by_tables)
    return by_tables


def _write_revision(connection: Connection, revision: str) -> None:
    connection.exec_driver_sql("CREATE TABLE IF NOT EXISTS alembic_version (version_num VARCHAR(32) PRIMARY KEY)")
    connection.exec_driver_sql("DELETE FROM alembic_version")
    connection.exec_driver_sql(f"INSERT INTO alembic_version (version_num) VALUES ('{revision}')")
