"""Damaged databases: whatever happens to the files, nothing plays differently without a word.

Each case damages a copy of a database of real games (won, left in the middle, with undo, redo, take-backs, notes and
settings), starts the app on it as a player would, and compares all that the pages show with what they showed before.
"""

from __future__ import annotations

import logging
import random
import shutil
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from bench.measure import Figure
from easyharp.server.diary.transfer import contents_of
from easyharp.server.store import DatabaseError
from tests.golden import vectors
from tests.server.client import Client
from tests.server.conftest import start

Rnd = random.Random
Damage = Callable[[Path, Rnd], None]
FILE: Final = "easyharp.sqlite3"
SEED: Final = 20261201
CASES: Final = 250
TABLES: Final = ("players", "games", "actions", "finished", "notes", "counted", "heads")
VALUES: Final = (None, "", "garbage \u20ac\u0000", b"\xff\xfe", 3.5, -1, 2**62, 7, "x" * 100_000, "2026-13-45")


class Outcome(StrEnum):
    """What became of a case."""

    SAME = "the same as before"
    TOLD = "different, and the player is told"
    SET_ASIDE = "set aside, and the player is told"
    SILENT = "different without a word"
    LOCKED = "locked out"
    TRACEBACK = "a traceback"


BAD: Final = (Outcome.SILENT, Outcome.LOCKED, Outcome.TRACEBACK)


@dataclass(frozen=True)
class Templates:
    """Two copies of the same games: closed in order, and left by a program that was killed."""

    closed: Path
    killed: Path
    shown: Any


def make_templates(folder: Path) -> Templates:
    """Play the games that are to be damaged."""
    closed, killed = folder / "closed", folder / "killed"
    with start(closed) as client:
        client.http.patch("/api/settings", json={"theme": "felt", "guide_seen": True, "double_tap_ms": 500})
        _play(client, vectors.record("won-5"))
        _note(client, "slow but sure")
        _play(client, vectors.record("takeback-31"), most=120)
        _note(client, "to be gone on with")
        _play(client, vectors.record("random-653160"), most=220)
        client.act("S", "U", "R", "S", "S")
        shutil.copytree(closed, killed)
        shown = look(client)
    return Templates(closed, killed, shown)


def look(client: Client) -> dict[str, Any]:
    """Gather all that the pages show of a player's games."""
    home = client.get("/api/home")
    history = client.get("/api/history")["games"]
    games = [client.http.get(f"/api/games/{entry['id']}") for entry in history]
    return {
        "home": {key: home[key] for key in ("game", "left", "settings")},
        "history": [{key: value for key, value in entry.items() if key != "is_damaged"} for entry in history],
        "statistics": client.get("/api/statistics?today=2026-11-30"),
        "days": client.get("/api/days?month=2026-11&today=2026-11-30"),
        "games": [answer.json() for answer in games],
        "told": bool(home["notice"]) or any(entry["is_damaged"] for entry in history),
        "kind": home["notice"]["kind"] if home["notice"] else None,
    }


def outcome_of(templates: Templates, damage: Damage, rnd: Rnd, folder: Path) -> Outcome:
    """Damage a copy, start the app on it, and compare."""
    shutil.copytree(templates.killed if is_about_wal(damage) else templates.closed, folder)
    damage(folder / FILE, rnd)
    faults: list[logging.LogRecord] = []
    catcher = logging.Handler()
    catcher.emit = lambda record: faults.append(record) if record.exc_info else None  # type: ignore[method-assign]
    log = logging.getLogger("easyharp.server")
    log.addHandler(catcher)
    try:
        return _started(templates, folder, faults)
    except DatabaseError:
        return Outcome.LOCKED
    except AssertionError:
        return Outcome.TRACEBACK if faults else Outcome.LOCKED
    except Exception:
        return Outcome.TRACEBACK
    finally:
        log.removeHandler(catcher)


def _started(templates: Templates, folder: Path, faults: list[logging.LogRecord]) -> Outcome:
    with start(folder) as client:
        shown = look(client)
        exported = client.http.get("/api/everything")
        assert exported.status_code == 200
        contents_of("somebody", [line.encode() for line in exported.text.split("\n")])
        client.start(deal="9")
        client.act("S", "U")
        client.http.patch("/api/settings", json={"theme": "dark"})
        assert client.get("/api/settings")["theme"] == "dark"
        _goes_on(client, shown)
    if faults:
        return Outcome.TRACEBACK
    if all(shown[part] == templates.shown[part] for part in ("home", "history", "statistics", "days", "games")):
        return Outcome.SAME
    if not shown["told"]:
        return Outcome.SILENT
    return Outcome.SET_ASIDE if shown["kind"] == "set-aside" else Outcome.TOLD


def _goes_on(client: Client, shown: dict[str, Any]) -> None:
    """Each game of the history can be gone on with, a damaged one as far as it can be read."""
    for entry in shown["history"]:
        answer = client.http.put("/api/current", json={"id": entry["id"]})
        assert answer.status_code == 200, answer.text
        if not answer.json()["game"]["table"]["won"]:
            client.game, client.hand = answer.json()["game"], None
            client.act("S")


def _play(client: Client, record: Any, most: int = 100_000) -> None:
    client.start(deal=str(record.deal.number))
    texts = [action.text for action in record.actions][:most]
    client.act_far(*texts)


def _note(client: Client, text: str) -> None:
    client.http.put(f"/api/games/{client.game['id']}/note", json={"text": text})


def flip_a_bit(file: Path, rnd: Rnd) -> None:
    _change(file, rnd, 1, lambda old: bytes([old[0] ^ (1 << rnd.randrange(8))]))


def overwrite(file: Path, rnd: Rnd) -> None:
    _change(file, rnd, rnd.randint(2, 64), lambda old: rnd.randbytes(len(old)))


def zero_a_page(file: Path, rnd: Rnd) -> None:
    pages = file.stat().st_size // 4096
    content = bytearray(file.read_bytes())
    at = rnd.randrange(pages) * 4096
    content[at : at + 4096] = bytes(4096)
    file.write_bytes(content)


def truncate(file: Path, rnd: Rnd) -> None:
    size = rnd.choice([0, 1, 100, 512, 4096, rnd.randrange(file.stat().st_size), rnd.randrange(file.stat().st_size)])
    file.write_bytes(file.read_bytes()[:size])


def change_a_cell(file: Path, rnd: Rnd) -> None:
    table = rnd.choice([*TABLES, "actions", "games", "alembic_version"])
    with closing(_unguarded(file)) as db:
        column = rnd.choice(columns_of(db, table))
        set_cell(db, table, column, rnd.choice(VALUES), rnd)


def flip_a_text(file: Path, rnd: Rnd) -> None:
    """Change a cell to another one that could well be right."""
    with closing(_unguarded(file)) as db:
        table = rnd.choice(TABLES)
        column = rnd.choice([name for name in columns_of(db, table) if name != "seal"])
        rows = db.execute(f"SELECT {_key(table)}, {column} FROM {table}").fetchall()
        if not rows:
            return
        key, old = rnd.choice(rows)
        other = db.execute(f"SELECT {column} FROM {table} WHERE {column} IS NOT ?", (old,)).fetchall()
        new = rnd.choice(other)[0] if other else (old + 1 if isinstance(old, int) else old)
        _run(db, f"UPDATE OR IGNORE {table} SET {column} = ? WHERE {_key(table)} = ?", (new, key))


def delete_rows(file: Path, rnd: Rnd) -> None:
    with closing(_unguarded(file)) as db:
        table = rnd.choice([*TABLES, "actions", "actions", "alembic_version"])
        key = _key(table)
        keys = [row[0] for row in db.execute(f"SELECT {key} FROM {table}")]
        last = rnd.random() < 0.3 and table == "actions"
        if last:
            (game,) = rnd.choice(db.execute("SELECT game FROM heads").fetchall())
            _run(db, "DELETE FROM actions WHERE game = ? AND version > (SELECT max(version) - 3 FROM actions "
                     "WHERE game = ?)", (game, game))  # fmt: skip
        elif keys:
            _run(db, f"DELETE FROM {table} WHERE {key} = ?", (rnd.choice(keys),))


def drop(file: Path, rnd: Rnd) -> None:
    what = rnd.choice([*(f"TABLE {name}" for name in (*TABLES, "alembic_version")), "INDEX ix_games_player_number"])
    with closing(_unguarded(file)) as db:
        _run(db, f"DROP {what}")


def swap_rows(file: Path, rnd: Rnd) -> None:
    with closing(_unguarded(file)) as db:
        table = rnd.choice(["games", "actions", "notes", "heads"])
        names = [name for name in columns_of(db, table) if name not in ("id", "game", "version")]
        key = _key(table)
        rows = db.execute(f"SELECT {key}, {', '.join(names)} FROM {table}").fetchall()
        one, two = rnd.sample(rows, 2)
        for to, (_, *cells) in ((one[0], two), (two[0], one)):
            _run(db, f"UPDATE {table} SET {', '.join(f'{name} = ?' for name in names)} WHERE {key} = ?", (*cells, to))


def lose_wal(file: Path, rnd: Rnd) -> None:
    del rnd
    _wal(file).unlink()


def flip_in_wal(file: Path, rnd: Rnd) -> None:
    flip_a_bit(_wal(file), rnd)


def truncate_wal(file: Path, rnd: Rnd) -> None:
    wal = _wal(file)
    wal.write_bytes(wal.read_bytes()[: rnd.randrange(wal.stat().st_size)])


KINDS: Final[dict[Damage, int]] = {
    flip_a_bit: 40,
    overwrite: 25,
    zero_a_page: 15,
    truncate: 20,
    change_a_cell: 50,
    flip_a_text: 35,
    delete_rows: 25,
    drop: 10,
    swap_rows: 15,
    lose_wal: 2,
    flip_in_wal: 8,
    truncate_wal: 5,
}
"""Each kind of damage, and how many of the cases are of it."""


def is_about_wal(damage: Damage) -> bool:
    return damage in (lose_wal, flip_in_wal, truncate_wal)


def all_cells(file: Path) -> list[tuple[str, str, Any]]:
    """List each column of each table with each value that it may be damaged to."""
    with closing(_unguarded(file)) as db:
        tables = (*TABLES, "alembic_version")
        return [(table, column, value) for table in tables for column in columns_of(db, table) for value in VALUES]


def setting(table: str, column: str, value: Any) -> Damage:
    """Return the damage that sets a cell of a table."""

    def damage(file: Path, rnd: Rnd) -> None:
        with closing(_unguarded(file)) as db:
            set_cell(db, table, column, value, rnd)

    return damage


def set_cell(db: sqlite3.Connection, table: str, column: str, value: Any, rnd: Rnd) -> None:
    key = _key(table)
    keys = [row[0] for row in db.execute(f"SELECT {key} FROM {table} ORDER BY {key}")]
    if keys:
        _run(db, f"UPDATE OR IGNORE {table} SET {column} = ? WHERE {key} = ?", (value, rnd.choice(keys)))


def columns_of(db: sqlite3.Connection, table: str) -> list[str]:
    return [name for _, name, *_ in db.execute(f"PRAGMA table_info({table})")]


def _key(table: str) -> str:
    return {"actions": "game || ' ' || version", "alembic_version": "version_num"}.get(
        table, "id" if table in ("players", "games") else "game"
    )


def _unguarded(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(file, isolation_level=None)


def _run(db: sqlite3.Connection, statement: str, values: tuple[Any, ...] = ()) -> None:
    """Run a statement as damage would: a NULL goes also where none may be."""
    db.execute("PRAGMA foreign_keys = OFF")
    db.execute("PRAGMA writable_schema = ON")
    saved = db.execute("SELECT name, sql FROM sqlite_master").fetchall()
    if None in values:
        db.execute("UPDATE sqlite_master SET sql = replace(sql, ' NOT NULL', '')")
        db.execute("PRAGMA writable_schema = RESET")
        db.execute("PRAGMA writable_schema = ON")
    try:
        db.execute(statement, values)
    except sqlite3.IntegrityError:
        # A key of such a table takes no NULL in any file.
        assert None in values
    if None in values:
        for name, sql in saved:
            db.execute("UPDATE sqlite_master SET sql = ? WHERE name = ?", (sql, name))
        db.execute("PRAGMA writable_schema = RESET")


def _wal(file: Path) -> Path:
    return file.with_name(f"{file.name}-wal")


def _change(file: Path, rnd: Rnd, length: int, change: Callable[[bytes], bytes]) -> None:
    content = bytearray(file.read_bytes())
    at = rnd.randrange(max(1, len(content) - length))
    content[at : at + length] = change(bytes(content[at : at + length]))
    file.write_bytes(content)


def cases(count: int, seed: int = SEED) -> Iterator[tuple[Damage, Rnd]]:
    """Draw cases; each has its own source of chance, so that one alone can be done again."""
    every = [damage for damage, often in KINDS.items() for _ in range(often)]
    order = random.Random(seed)
    order.shuffle(every)
    for nth in range(count):
        yield every[nth % len(every)], Rnd(seed * 1000 + nth)


def figures() -> list[Figure]:
    """Damage 250 databases, and once each cell in each way; print the table of outcomes."""
    with TemporaryDirectory(prefix="easyharp-damage-") as place:
        folder = Path(place)
        templates = make_templates(folder)
        table: dict[str, Counter[Outcome]] = {}
        for nth, (damage, rnd) in enumerate(cases(CASES)):
            outcome = outcome_of(templates, damage, rnd, folder / f"case-{nth}")
            table.setdefault(damage.__name__, Counter())[outcome] += 1
            if outcome in BAD:
                print(f"case {nth}, {damage.__name__}: {outcome}")
        every = all_cells(templates.closed / FILE)
        for nth, (name, column, value) in enumerate(every):
            damage = setting(name, column, value)
            outcome = outcome_of(templates, damage, Rnd(SEED + nth), folder / f"cell-{nth}")
            table.setdefault("each cell", Counter())[outcome] += 1
            if outcome in BAD:
                print(f"{name}.{column} = {str(value)[:20]!r}: {outcome}")
            shutil.rmtree(folder / f"cell-{nth}")
    return [
        Figure(f"damage: {outcome}", sum(counts[outcome] for counts in table.values()), "cases",
               0 if outcome in BAD else None, more_is_better=False, note=_kinds(table, outcome))
        for outcome in Outcome
    ]  # fmt: skip


def _kinds(table: dict[str, Counter[Outcome]], outcome: Outcome) -> str:
    return ", ".join(f"{name.replace('_', ' ')} {counts[outcome]}" for name, counts in table.items() if counts[outcome])
