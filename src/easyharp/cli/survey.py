"""The command that asks the solver about a whole range of deals."""

from __future__ import annotations

import errno
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from easyharp.cli.app import app
from easyharp.cli.commands import Command
from easyharp.cli.output import Failure, Misuse, console, failing
from easyharp.cli.solve import YEAR
from easyharp.cli.words import os_reason, say
from easyharp.cli.workers import uninterrupted, workers
from easyharp.deal import LAST_NUMBER

if TYPE_CHECKING:
    from easyharp.solver.survey import Row, Survey

    Ask = Callable[[int], Row]

AHEAD: Final = 4_000
"""So many questions are handed out before the first of them must be answered."""
_COLOUR: Final = "#7d2a2c"
TOGETHER: Final = 16
"""So many questions are handed out at once: most are answered in a millisecond. Those asked again are not."""


@app.command("survey", cls=Command)
def survey_command(  # noqa: PLR0913, PLR0917 - each is an option of the command
    first: Annotated[int | None, typer.Argument(metavar="A", min=1, max=LAST_NUMBER)] = None,
    last: Annotated[int | None, typer.Argument(metavar="B", min=1, max=LAST_NUMBER)] = None,
    out: Annotated[Path | None, typer.Option("--out")] = None,
    seconds: Annotated[float, typer.Option(min=0, max=YEAR)] = 10.0,
    memory: Annotated[int, typer.Option(min=4, max=65536)] = 16,
    jobs: Annotated[int | None, typer.Option(min=1, max=1000)] = None,
    again: Annotated[bool, typer.Option("--again")] = False,
    scheduler: Annotated[str, typer.Option(metavar="ADDRESS")] = "",
    report: Annotated[Path | None, typer.Option()] = None,
    catalogue: Annotated[Path | None, typer.Option()] = None,
) -> None:
    """Classify a range of deals. It may be stopped at any time: the same command goes on where it was."""
    with failing(as_json=False):
        _need("pyarrow")
        if report is not None:
            _report(report, out)
        elif catalogue is not None:
            _catalogue(catalogue, out)
        else:
            numbers, file = _wanted(first, last, out)
            ask = _question(seconds, memory)
            together = 1 if again else TOGETHER
            way = partial(_from_cluster, scheduler) if scheduler else partial(_from_cores, jobs)
            answers = partial(way, ask, together)
            _survey(numbers, file, again, answers)


def _wanted(first: int | None, last: int | None, out: Path | None) -> tuple[range, Path]:
    if out is None or not first or not last:
        raise Misuse(say("cli-survey-words"))
    numbers = range(first, last + 1)
    if not numbers:
        raise Failure(say("cli-survey-range", first=first, last=last))
    return numbers, out


def _question(seconds: float, memory: int) -> Ask:
    from easyharp.solver import Budget
    from easyharp.solver.survey import ask_about

    return partial(ask_about, budget=Budget(seconds, memory=memory << 20))


def _need(package: str) -> None:
    from importlib.util import find_spec

    if find_spec(package) is None:
        raise Failure(say("cli-survey-needs", package=package))


def _survey(numbers: range, out: Path, again: bool, answers: Callable[[list[int]], Iterator[Row]]) -> None:
    from easyharp.solver import NativeError
    from easyharp.solver.survey import Survey, SurveyError

    try:
        survey = Survey(out)
        missing = survey.missing(numbers, again=again)
        if missing:
            _fill(survey, answers(missing), len(missing))
        elif survey.journal.exists():
            # The last one was killed after its last answer.
            survey.settle()
    except (NativeError, SurveyError) as error:
        raise Failure(say("cli-solver", why=str(error))) from None
    except OSError as error:
        if error.errno == errno.ENOMEM:
            raise
        raise Failure(say("cli-file-unwritable", file=str(out), why=os_reason(error))) from None
    _print_counts([survey.rows[number] for number in numbers])


def _from_cores(jobs: int | None, ask: Ask, together: int, numbers: list[int]) -> Iterator[Row]:
    """Ask on every core at once; the answers come in the order of the numbers."""
    with workers(jobs) as pool:
        # In parts: a million questions handed out at once would have to be held at once.
        for part in _batched(numbers, AHEAD):
            with uninterrupted():
                rows = pool.map(ask, part, chunksize=together)
            yield from rows


def _from_cluster(scheduler: str, ask: Ask, together: int, numbers: list[int]) -> Iterator[Row]:
    """Ask on the workers of a Dask cluster; the answers come as they are ready."""
    _need("distributed")
    # It has no types, so none are asked for.
    distributed: Any = import_module("distributed")
    try:
        client = distributed.Client(scheduler, timeout="10s")
    except (OSError, ValueError) as error:
        raise Failure(say("cli-survey-scheduler", address=scheduler, why=str(error))) from None
    with client:
        questions = _batched(numbers, together)
        asked = partial(client.submit, _each, ask, pure=False)
        waiting = distributed.as_completed([asked(part) for part in islice(questions, AHEAD // TOGETHER)])
        for done in waiting:
            waiting.update([asked(part) for part in islice(questions, 1)])
            yield from done.result()


def _each(ask: Ask, numbers: list[int]) -> list[Row]:
    return [ask(number) for number in numbers]


def _batched(numbers: Iterable[int], size: int) -> Iterator[list[int]]:
    rest = iter(numbers)
    while part := [*islice(rest, size)]:
        yield part


def _fill(survey: Survey, rows: Iterator[Row], count: int) -> None:
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = TextColumn(say("cli-solving")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    out = console()
    with Progress(*columns, console=out, disable=not out.is_terminal, transient=True) as bar:
        task = bar.add_task("", total=count)
        survey.fill(rows, lambda _: bar.advance(task))


def _print_counts(rows: list[Row]) -> None:
    counts = Counter(row.status for row in rows)
    for status, count in counts.most_common():
        print(f"{say(f'cli-status-{status}'):22} {count:>7}  {100 * count / len(rows):7.3f} %")


def _rows(file: Path) -> list[Row]:
    from easyharp.solver.survey import Survey, SurveyError

    try:
        rows = Survey(file).rows if file.exists() else {}
    except SurveyError as error:
        raise Failure(say("cli-solver", why=str(error))) from None
    if not rows:
        raise Failure(say("cli-survey-empty", file=str(file)))
    return [rows[number] for number in sorted(rows)]


def _catalogue(file: Path, out: Path | None) -> None:
    from easyharp.catalogue import catalogue
    from easyharp.solver.survey import SurveyError, catalogue_of

    try:
        made = catalogue_of(_rows(file), after=catalogue())
    except SurveyError as error:
        raise Failure(say("cli-solver", why=str(error))) from None
    if out is None:
        print(made.text, end="")
    else:
        with _writing(out):
            out.write_text(made.text, "utf-8")


@contextmanager
def _writing(file: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise Failure(say("cli-file-unwritable", file=str(file), why=os_reason(error))) from None


def _report(file: Path, out: Path | None) -> None:
    _need("matplotlib")
    rows = _rows(file)
    picture = out or file.with_suffix(".png")
    with _writing(picture):
        _draw(rows, picture)
    _print_counts(rows)
    print(say("cli-survey-picture", file=str(picture)))


def _draw(rows: list[Row], picture: Path) -> None:
    from matplotlib.figure import Figure

    won = [row for row in rows if row.status == "won"]
    lost = sum(row.status == "lost" for row in rows)
    figure = Figure(figsize=(12, 7), layout="constrained")
    counts = {"deals": len(rows), "won": len(won), "lost": lost, "unknown": len(rows) - len(won) - lost}
    figure.suptitle(say("cli-chart-title", **counts, share=round(100 * len(won) / len(rows), 3)))
    (times, lengths), (moves, scores) = figure.subplots(2, 2)
    ticks = [10 ** (n / 4) for n in range(-5 * 4, 2 * 4 + 1)]
    times.hist([max(row.seconds, 1e-5) for row in rows], bins=ticks, color=_COLOUR)
    seconds, deals = say("cli-chart-seconds"), say("cli-chart-deals")
    times.set(xscale="log", yscale="log", xlabel=seconds, ylabel=deals, title=say("cli-chart-times"))
    for axes, values, unit, title in (
        (lengths, [row.actions for row in won], 1, say("cli-chart-actions")),
        (moves, [row.card_moves for row in won], 1, say("cli-chart-moves")),
        (scores, [row.score for row in won], 5, say("cli-chart-points")),
    ):
        shown, beyond = _without_the_longest(values)
        axes.hist(shown, bins=_bins(shown, unit), color=_COLOUR)
        further = say("cli-chart-beyond", title=title, count=beyond, most=max(values)) if beyond else title
        axes.set(ylabel=deals, title=further)
    figure.savefig(picture, dpi=100)


def _without_the_longest(values: list[int]) -> tuple[list[int], int]:
    """Leave out the last one in a thousand, which would press all the others into one bar; say how many they are."""
    if not values:
        return [], 0
    most = sorted(values)[(len(values) - 1) * 999 // 1000]
    shown = [value for value in values if value <= most]
    return shown, len(values) - len(shown)


def _bins(values: list[int], unit: int) -> list[int]:
    """Return the ends of at most 60 bars, each of as many of the values' units as the others."""
    least, most = min(values, default=0), max(values, default=0)
    width = unit * max(1, -(-(most - least) // (60 * unit)))
    return [*range(least, most + width + 1, width)]
