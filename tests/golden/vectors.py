"""Reads the golden files, which another implementation of the rules made."""

from functools import cache
from pathlib import Path
from typing import NamedTuple

from easyharp import Game, Record, parse_record

FOLDER = Path(__file__).parent


class Deal(NamedTuple):
    number: int
    code: str
    pack: tuple[str, ...]


class Count(NamedTuple):
    """How many sequences of ``depth`` actions start at ``start``, a deal code or a position text."""

    start: str
    depth: int
    sequences: int


class Final(NamedTuple):
    """What a random record ends in."""

    code: str
    score: int
    moves: int
    position: str


def _lines(name: str) -> list[str]:
    lines = (FOLDER / name).read_text("utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def deals() -> list[Deal]:
    rows = [line.split(" ") for line in _lines("deals.txt")]
    return [Deal(int(n), code, tuple(p[i : i + 2] for i in range(0, len(p), 2))) for n, code, p in rows]


def counts_of_deals() -> list[Count]:
    rows = [line.split(" ") for line in _lines("perft.txt")]
    return [Count(code, int(depth), int(sequences)) for code, depth, sequences in rows]


def counts_of_positions() -> list[Count]:
    rows = [line.split("\t") for line in _lines("perft-positions.tsv")]
    return [Count(position, int(depth), int(sequences)) for position, depth, sequences in rows]


def finals() -> list[Final]:
    rows = [line.split("\t") for line in _lines("final-positions.tsv")]
    return [Final(code, int(score), int(moves), position) for code, score, moves, position in rows]


def names(kind: str = "") -> list[str]:
    """Name the records: all, or those of a kind, ``won``, ``takeback`` or ``random``."""
    return sorted(path.stem for path in (FOLDER / "records").glob(f"{kind}*.harp"))


def text(name: str) -> str:
    return (FOLDER / "records" / f"{name}.harp").read_bytes().decode("utf-8")


@cache
def record(name: str) -> Record:
    return parse_record(text(name))


@cache
def story(name: str) -> tuple[Game, ...]:
    """Every game of a record, from the deal to the last action."""
    games = [Game.new(record(name).deal)]
    for action in record(name).actions:
        games.append(games[-1].play(action))
    return tuple(games)
