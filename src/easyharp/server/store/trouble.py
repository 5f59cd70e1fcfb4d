"""Why nothing can be written: a disk without room, a folder that may only be read."""

from __future__ import annotations

import errno
import shutil
from enum import StrEnum
from pathlib import Path
from typing import Final

_NO_ROOM: Final = {errno.ENOSPC, errno.EDQUOT}
_NO_RIGHT: Final = {errno.EROFS, errno.EACCES, errno.EPERM}
_LITTLE: Final = 256 * 1024
"""Bytes. What the database writes at its start fits into less."""


class Trouble(StrEnum):
    """What keeps a database from being written; both can be helped by whoever owns the computer."""

    DISK_FULL = "disk-full"
    READ_ONLY = "read-only"


def trouble_of(error: BaseException, folder: Path | None = None) -> Trouble | None:
    """Tell a disk or a folder that cannot be written by an error of it; ``None`` for any other error."""
    cause: BaseException = getattr(error, "orig", None) or error
    if isinstance(cause, OSError):
        return Trouble.DISK_FULL if cause.errno in _NO_ROOM else Trouble.READ_ONLY if cause.errno in _NO_RIGHT else None
    name = getattr(cause, "sqlite_errorname", "")
    if name == "SQLITE_FULL" or (name.startswith(("SQLITE_IOERR", "SQLITE_CANTOPEN")) and _is_full(folder)):
        return Trouble.DISK_FULL
    return Trouble.READ_ONLY if name.startswith(("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM")) else None


def _is_full(folder: Path | None) -> bool:
    return folder is not None and folder.exists() and shutil.disk_usage(folder).free < _LITTLE
