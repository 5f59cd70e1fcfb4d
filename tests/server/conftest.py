"""A server of one's own for every test, on a database in the test's folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from starlette.testclient import TestClient

from easyharp.server.app import Options, create_app
from easyharp.server.store import open_database
from tests.server.client import Client
from tests.server.postgres import Postgres, running

LOCAL = "http://127.0.0.1:8765"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    # Not in pytest's own folder: a path of a socket must be short, and another user must reach it.
    with TemporaryDirectory(prefix="easyharp") as folder:
        Path(folder).chmod(0o755)
        with running(Path(folder)) as server:
            yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, folder: Path) -> Path | str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return folder
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
def client(folder: Path) -> Iterator[Client]:
    with start(folder) as client:
        yield client


def start(where: Path | str, **options: Any) -> Any:
    """Start a server on a data folder or a database, as a context."""
    return Client(TestClient(create_app(open_database(where), Options(**options)), base_url=LOCAL))
