"""A server of one's own for every test, on a database in the test's folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from easyharp.server.app import Options, create_app
from easyharp.server.store import open_database
from tests.server.client import Client

LOCAL = "http://127.0.0.1:8765"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def client(folder: Path) -> Iterator[Client]:
    with start(folder) as client:
        yield client


def start(folder: Path, **options: Any) -> Any:
    """Start a server on a data folder, as a context."""
    return Client(TestClient(create_app(open_database(folder), Options(**options)), base_url=LOCAL))
