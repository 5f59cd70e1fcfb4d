"""An installation without the native solver, as a machine gets it that none is built for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from easyharp.solver import native


@contextmanager
def without_solver(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Take the solver away for a while."""
    native.library.cache_clear()
    with monkeypatch.context() as patch:
        patch.setattr(native, "LIBRARY", Path("nowhere/_native.so"))
        yield
    native.library.cache_clear()
