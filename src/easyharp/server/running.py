"""One running app a data folder: a second start finds the first."""

from __future__ import annotations

import http.client
import json
import os
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from easyharp.server.store.files import FILE_MODE

FILE: Final = "running.json"
_WAIT_SECONDS: Final = 2


@dataclass(frozen=True, slots=True)
class Running:
    """A running app: its port, and the word by which it is known to be ours."""

    port: int
    instance: str

    @property
    def url(self) -> str:
        """Where it is to be found."""
        return f"http://127.0.0.1:{self.port}/"


def find(folder: Path) -> Running | None:
    """Return the app that runs on a data folder, ``None`` when none answers."""
    try:
        noted = json.loads((folder / FILE).read_text(encoding="utf-8"))
        running = Running(int(noted["port"]), str(noted["instance"]))
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return running if _answers(running) else None


def note(folder: Path, running: Running) -> None:
    """Leave a note for the next start; without room or right for one, the next start just does not find this one."""
    aside = folder / f"{FILE}.{running.instance}"
    try:
        with os.fdopen(os.open(aside, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FILE_MODE), "w", encoding="utf-8") as file:
            file.write(json.dumps(asdict(running)))
        aside.replace(folder / FILE)
    except OSError:
        with suppress(OSError):
            aside.unlink()


def forget(folder: Path, running: Running) -> None:
    """Take the note away, if it is still one's own."""
    file = folder / FILE
    try:
        if json.loads(file.read_text(encoding="utf-8")).get("instance") == running.instance:
            file.unlink()
    except (OSError, ValueError):
        # A note that is gone or unreadable is of no use to anybody.
        return


def _answers(running: Running) -> bool:
    connection = http.client.HTTPConnection("127.0.0.1", running.port, timeout=_WAIT_SECONDS)
    try:
        connection.request("GET", "/api/about")
        about = json.loads(connection.getresponse().read(4096))
    except (OSError, http.client.HTTPException, ValueError):
        return False
    finally:
        connection.close()
    return isinstance(about, dict) and about.get("instance") == running.instance
