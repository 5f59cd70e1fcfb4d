"""Reads a large database file through while the game is on: at the start it would take too long."""

from __future__ import annotations

import logging
import sqlite3
from pathlib import Path
from threading import Thread
from typing import Final

from easyharp.server.store import check

LOG: Final = logging.getLogger("easyharp.server")


class Watch:
    """What is known of a file since it was opened.

    Args:
        file: the database file.
        reads: whether it is still to be read through.
    """

    def __init__(self, file: Path, *, reads: bool) -> None:
        self.file = file
        self.damage: str | None = None
        """What is wrong with it, once that is known. Then the next start reads it through before it is used."""
        self._connection: sqlite3.Connection | None = None
        self._thread = Thread(target=self._read, name="easyharp-watch", daemon=True) if reads else None
        if self._thread is not None:
            self._connection = sqlite3.connect(
                f"{file.absolute().as_uri()}?mode=ro", uri=True, check_same_thread=False, timeout=5
            )
            self._thread.start()

    def stop(self) -> None:
        """Stop reading."""
        if self._thread is None or self._connection is None:
            return
        self._connection.interrupt()
        self._thread.join()
        self._connection.close()
        self._thread = None

    def _read(self) -> None:
        assert self._connection is not None
        try:
            found = check.damage_in(self._connection)
            self.damage = found.fault or ("an index does not agree with its table" if found.bad_index else None)
        except sqlite3.OperationalError as error:
            LOG.info("the database %s was not read through: %s", self.file, error)
        except sqlite3.DatabaseError as error:
            self.damage = str(error)
        if self.damage:
            LOG.error("the database %s is damaged: %s", self.file, self.damage)
