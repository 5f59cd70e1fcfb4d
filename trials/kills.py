"""Kills in mid-play: what was answered is there at the next start, to the last action."""

from __future__ import annotations

import http.client
import json
import random
import threading
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from bench.measure import Figure
from tests.server.process import Process, playing

KILLS: Final = 110
SEED: Final = 20261202
_LONGEST: Final = 0.4
"""Seconds that a game goes on before the kill."""


def killed(folder: Path, rnd: random.Random) -> tuple[int, int, bool]:
    """Play, kill at a moment of chance, start again; return actions lost, actions answered, and whether told so."""
    with playing(folder) as app:
        game = app.ask("POST", "/api/games", {"start": {"type": "new"}})["game"]
        # The kill comes while requests are under way, not between them.
        killer = threading.Timer(rnd.uniform(0.02, _LONGEST), app.process.kill)
        killer.start()
        answered = _play(app, game, rnd)
        killer.join()
        app.kill()
    with playing(folder) as app:
        home = app.ask("GET", "/api/home")
        found = app.ask("GET", f"/api/games/{game['id']}")
    return max(0, answered - found["version"]), answered, home["notice"] is not None


def _play(app: Process, game: dict[str, Any], rnd: random.Random) -> int:
    """Play until nobody answers; return the version that was answered last."""
    connection = http.client.HTTPConnection("127.0.0.1", app.port, timeout=30)
    version = int(game["version"])
    end = time.monotonic() + 30
    while time.monotonic() < end:
        action = rnd.choice(["S", "S", "S", "U", "R"])
        body = json.dumps({"version": version, "intent": {"type": "action", "action": action}})
        try:
            connection.request("POST", f"/api/games/{game['id']}/intents", body, {"Content-Type": "application/json"})
            version = json.loads(connection.getresponse().read())["game"]["version"]
        except (OSError, http.client.HTTPException, ValueError):
            break
    connection.close()
    return version


def figures() -> list[Figure]:
    """Kill the app 110 times, on one data folder."""
    rnd = random.Random(SEED)
    with TemporaryDirectory(prefix="easyharp-kills-") as place:
        outcomes = [killed(Path(place) / "data", rnd) for _ in range(KILLS)]
    lost, answered, told = (sum(column) for column in zip(*outcomes, strict=True))
    return [
        Figure("kills: answered actions that were lost", lost, "actions", 0, more_is_better=False,
               note=f"{KILLS} kills, {answered:,} actions answered"),
        Figure("kills: false alarms at the next start", told, "starts", 0, more_is_better=False),
    ]  # fmt: skip
