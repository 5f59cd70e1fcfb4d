"""A survey: what the solver says about a whole range of deals, kept so that nothing is lost or counted twice.

Answers are appended, one line each, to a journal beside the file; the file itself, Parquet, is remade from file and
journal and replaced in one step. Whatever moment the survey is killed at, the next one reads both and goes on with the
deals that are in neither. A torn last line is the only thing that a crash can leave, and it is left out.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple

from easyharp.catalogue import Catalogue
from easyharp.deal import Deal
from easyharp.rules import Position
from easyharp.solver.answer import Status
from easyharp.solver.ask import solve
from easyharp.solver.budget import Budget


class Row(NamedTuple):
    """What is kept of an answer; the line itself can be found again with the same seed and budget."""

    number: int
    status: str
    nodes: int
    seconds: float
    actions: int
    card_moves: int
    passes: int
    score: int
    take_backs: int


class SurveyError(ValueError):
    """A file that is no survey, or that cannot be read or written."""


def ask_about(number: int, budget: Budget, seed: int = 0) -> Row:
    """Ask the solver about one deal. A plain function of plain values, so that any process can be given it."""
    answer = solve(Position.start(Deal(number)), budget, seed=seed)
    return Row(
        number,
        answer.status.value,
        answer.nodes,
        round(answer.seconds, 6),
        len(answer.actions),
        answer.card_moves,
        answer.passes,
        answer.score,
        answer.take_backs,
    )


def catalogue_of(rows: Iterable[Row], after: Catalogue) -> Catalogue:
    """Sum a survey up as a catalogue.

    Args:
        rows: what the survey says, in order of number.
        after: the last catalogue that was published; the version counts on from it when anything differs.

    Raises:
        SurveyError: when deals are missing between the first and the last.
    """
    statuses = {row.number: row.status for row in rows}
    numbers = range(min(statuses), max(statuses) + 1)
    if len(statuses) < len(numbers):
        gap = next(number for number in numbers if number not in statuses)
        raise SurveyError(f"a catalogue needs every deal of its range, and deal {gap} was not asked about")
    unwinnable = frozenset(number for number, status in statuses.items() if status == Status.LOST)
    unknown = frozenset(number for number, status in statuses.items() if status not in (Status.LOST, Status.WON))
    made = Catalogue(after.version, numbers, unwinnable, unknown)
    return made if made == after else replace(made, version=after.version + 1)


_KINDS: Final = {"number": "int32", "status": "string", "nodes": "int64", "seconds": "float64"}
_SMALL: Final = "int32"


class Survey:
    """The file of a survey and its journal.

    Attributes:
        rows: what is known, by deal number.
    """

    def __init__(self, file: Path) -> None:
        self.file = file
        self.journal = file.with_name(file.name + ".journal")
        self.rows: dict[int, Row] = {row.number: row for row in _read_parquet(file)} if file.exists() else {}
        # What the journal says is newer: a deal may have been asked about again.
        self.rows |= {row.number: row for row in _read_journal(self.journal)}

    def missing(self, numbers: Iterable[int], *, again: bool = False) -> list[int]:
        """Return the numbers that are not known; with ``again`` also those whose question stayed open."""
        return [
            number
            for number in numbers
            if (row := self.rows.get(number)) is None or (again and row.status not in ("won", "lost"))
        ]

    def fill(self, rows: Iterable[Row], on_row: Callable[[Row], None] = lambda _: None) -> None:
        """Add rows as they come, each safe as soon as it is written, and make the file from all of them."""
        with self.journal.open("ab") as journal:
            # After a crash the last line may be torn; what follows must not be glued to it.
            if journal.tell():
                journal.write(b"\n")
            for row in rows:
                journal.write(json.dumps(row).encode() + b"\n")
                journal.flush()
                self.rows[row.number] = row
                on_row(row)
            os.fsync(journal.fileno())
        self.settle()

    def settle(self) -> None:
        """Make the file from everything that is known, then drop the journal."""
        if not self.rows:
            return
        fresh = self.file.with_name(self.file.name + ".fresh")
        _write_parquet(fresh, [self.rows[number] for number in sorted(self.rows)])
        fresh.replace(self.file)
        self.journal.unlink(missing_ok=True)


def _read_journal(journal: Path) -> Iterator[Row]:
    if not journal.exists():
        return
    for line in journal.read_bytes().split(b"\n"):
        try:
            yield Row(*json.loads(line))
        except (ValueError, TypeError):
            continue


def _read_parquet(file: Path) -> Iterator[Row]:
    import pyarrow
    from pyarrow import parquet

    try:
        table = parquet.read_table(file)
    except (OSError, pyarrow.ArrowInvalid) as error:
        raise SurveyError(f"{file} cannot be read as a survey: {error}") from None
    if table.column_names != [*Row._fields]:
        raise SurveyError(f"{file} is no survey: its columns are {', '.join(table.column_names)}")
    yield from map(Row, *(column.to_pylist() for column in table.columns))


def _write_parquet(file: Path, rows: list[Row]) -> None:
    import pyarrow
    from pyarrow import parquet

    schema = pyarrow.schema([(name, getattr(pyarrow, _KINDS.get(name, _SMALL))()) for name in Row._fields])
    columns = [pyarrow.array(column, kind.type) for column, kind in zip(zip(*rows, strict=True), schema, strict=True)]
    parquet.write_table(pyarrow.Table.from_arrays(columns, schema=schema), file, compression="zstd")
