"""The files of a data folder: who may read them, how they are made whole, and what is left of them."""

from __future__ import annotations

import os
import secrets
import sqlite3
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from easyharp.server.store.wal import expects_wal

FILE: Final = "easyharp.sqlite3"
FOLDER_MODE: Final = 0o700
FILE_MODE: Final = 0o600
_BESIDE: Final = ("-wal", "-shm", "-journal")
_A_MOMENT: Final = 0.3
"""Seconds that another program may need to put its log in order."""


def make_folder(folder: Path) -> None:
    """Make a data folder that only its owner can look into; one that is there keeps its rights."""
    folder.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
    for file in (folder / FILE, *(folder / f"{FILE}{ending}" for ending in _BESIDE)):
        with suppress(OSError):
            if file.stat().st_mode & 0o077:
                file.chmod(FILE_MODE)


def make_whole(file: Path, make: Callable[[Path], None]) -> None:
    """Make a file under another name and give it its own when it is whole; one that came meanwhile is left."""
    new = file.with_name(f".{file.name}.new-{secrets.token_hex(4)}")
    try:
        # What SQLite lays beside a file has the rights of the file.
        os.close(os.open(new, os.O_CREAT | os.O_EXCL | os.O_RDWR, FILE_MODE))
        make(new)
        _give_name(new, file)
    finally:
        for ending in ("", *_BESIDE):
            new.with_name(new.name + ending).unlink(missing_ok=True)


def beside(file: Path) -> set[Path]:
    """Return what lies beside a database file."""
    parts = {file.with_name(file.name + ending) for ending in _BESIDE}
    return {part for part in parts if part.exists()}


def tidy(file: Path, before: set[Path]) -> None:
    """Take away what a start that failed has laid beside a file; only what holds nothing."""
    for part in beside(file) - before:
        with suppress(OSError):
            if part.name.endswith("-shm") or part.stat().st_size == 0:
                part.unlink()


def close_log(file: Path) -> None:
    """Work the log into a file that nobody else has open, so that the next start sees that it was closed."""
    with suppress(sqlite3.Error):
        connection = sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", timeout=0, uri=True)
        try:
            connection.execute("PRAGMA journal_mode = DELETE")
        finally:
            connection.close()


def is_ours_now(file: Path) -> bool:
    """Whether the program that had a file last closed its files as this one does: then its head says so."""
    with file.open("rb") as opened:
        head = opened.read(64)
    return int.from_bytes(head[60:64], "big") > 0 and expects_wal(file)


def stays(is_so: Callable[[], bool]) -> bool:
    """Whether something is so, and is so still a moment later: another program may just be writing."""
    if not is_so():
        return False
    time.sleep(_A_MOMENT)
    return is_so()


def _give_name(new: Path, file: Path) -> None:
    try:
        os.link(new, file)
    except FileExistsError:
        return
    except OSError:
        # A file system without links.
        if not file.exists():
            new.rename(file)
