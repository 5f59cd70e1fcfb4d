"""The command that asks the solver about deals and positions."""

from __future__ import annotations

import json
import multiprocessing
import os
import re
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, NamedTuple

import typer

from easyharp import Deal, Game, Position, parse_position, record_of
from easyharp.cli.app import app
from easyharp.cli.output import Failure, Json, console, failing

if TYPE_CHECKING:
    from easyharp.solver import Answer, Budget

_RANGE: Final = re.compile(r"([0-9]{1,6})\.\.([0-9]{1,6})")
_WHY: Final = {"stopped": "the time is over", "out-of-memory": "the memory is full"}


class _Question(NamedTuple):
    """A position to be solved, with its deal when it is the start of one."""

    position: Position
    deal: Deal | None


@app.command("solve")
def solve_command(  # noqa: PLR0913, PLR0917 - each is an option of the command
    deals: Annotated[
        list[str] | None,
        typer.Argument(metavar="[CODE|NUMBER]...", help="Deals: codes, numbers, or ranges such as 1..100."),
    ] = None,
    position: Annotated[str, typer.Option(help="Solve this position text instead of a deal.")] = "",
    seconds: Annotated[float, typer.Option(min=0, help="How long to look, for each deal.")] = 10.0,
    memory: Annotated[int, typer.Option(min=4, max=65536, help="Megabytes for each deal.")] = 64,
    seed: Annotated[int, typer.Option(help="Another seed may find another line.")] = 0,
    for_score: Annotated[bool, typer.Option("--score", help="Prefer points to short lines.")] = False,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the win as a .harp record.")] = None,
    as_json: Json = False,
) -> None:
    """Find a line that wins, or prove that there is none."""
    # Imported here: the other commands must not wait for the native core.
    from easyharp.solver import Budget, NativeError

    with failing(as_json):
        questions = _questions(deals or [], position)
        if record is not None and (len(questions) > 1 or not questions[0].deal):
            raise Failure("--record writes the record of one deal")
        ask = partial(_ask, budget=Budget(seconds, memory=memory << 20), seed=seed, for_score=for_score)
        try:
            if len(questions) == 1:
                answer = ask(questions[0])
                _show_one(questions[0], answer, as_json)
                _write(record, questions[0], answer)
            else:
                _show_many(questions, _answers(ask, questions, quiet=as_json), as_json)
        except NativeError as error:
            raise Failure(str(error)) from None


def _questions(words: list[str], position: str) -> list[_Question]:
    if bool(words) == bool(position):
        raise Failure("solve needs deals or --position: easyharp solve EH1-N-AAAAAAF")
    if position:
        return [_Question(parse_position(position), None)]
    return [_Question(Position.start(deal), deal) for word in words for deal in _deals(word)]


def _deals(word: str) -> Iterator[Deal]:
    if ends := _RANGE.fullmatch(word):
        first, last = Deal(int(ends[1])), Deal(int(ends[2]))
        if first > last:
            raise Failure(f"the range {word} ends before it begins")
        yield from map(Deal, range(first.number, last.number + 1))
    else:
        yield Deal.parse(word)


def _ask(question: _Question, budget: Budget, seed: int, for_score: bool) -> Answer:
    from easyharp.solver import solve

    return solve(question.position, budget, seed=seed, for_score=for_score)


def _answers(ask: partial[Answer], questions: list[_Question], *, quiet: bool) -> Iterator[Answer]:
    """Ask all questions, on every core at once; the answers come in the order of the questions."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = TextColumn("Solving"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    context = multiprocessing.get_context("spawn")
    with (
        ProcessPoolExecutor(os.cpu_count(), context) as pool,
        Progress(*columns, console=console(), disable=quiet, transient=True) as bar,
    ):
        yield from bar.track(pool.map(ask, questions, chunksize=4), total=len(questions))


def _fields(question: _Question, answer: Answer) -> dict[str, Any]:
    deal = {"number": question.deal.number, "code": question.deal.code} if question.deal else {}
    return {
        **deal,
        "status": answer.status if answer.is_known else "unknown",
        "reason": None if answer.is_known else answer.status,
        "actions": [action.text for action in answer.actions],
        "nodes": answer.nodes,
        "seconds": round(answer.seconds, 6),
        "card_moves": answer.card_moves,
        "passes": answer.passes,
        "score": answer.score,
    }


def _show_one(question: _Question, answer: Answer, as_json: bool) -> None:
    if as_json:
        print(json.dumps(_fields(question, answer)))
        return
    out = console()
    if question.deal:
        out.print(f"[bold]{question.deal.code}[/]  deal {question.deal.number}")
    out.print(f"{_verdict(answer)}  ({answer.nodes:,} positions, {answer.seconds:.3f} s)")
    if answer.actions:
        out.print(
            f"{len(answer.actions)} actions: {answer.card_moves} moves of cards, {answer.passes} passes,"
            f" {answer.score} points\n"
        )
        out.print(" ".join(_repeated(action.text for action in answer.actions)))


def _verdict(answer: Answer) -> str:
    if answer.is_known:
        return "[green]Can be won[/]" if answer.actions or answer.status == "won" else "[red]Cannot be won[/]"
    return f"[yellow]Not known[/]: {_WHY[answer.status]}"


def _repeated(actions: Iterable[str]) -> Iterator[str]:
    """Write stock taps in a row as records do."""
    from itertools import groupby

    for action, group in groupby(actions):
        times = len([*group])
        if action == "S" and times > 1:
            yield f"S*{times}"
        else:
            yield from [action] * times


def _show_many(questions: list[_Question], answers: Iterator[Answer], as_json: bool) -> None:
    known: dict[str, int] = {}
    for question, answer in zip(questions, answers, strict=True):
        if as_json:
            print(json.dumps(_fields(question, answer)), flush=True)
        else:
            assert question.deal is not None
            name = f"{question.deal.number:>6}  {question.deal.code}"
            size = f"  {len(answer.actions)} actions, {answer.score} points" if answer.actions else ""
            console().print(f"{name}  {_verdict(answer)}{size}")
        status = answer.status if answer.is_known else "unknown"
        known[status] = known.get(status, 0) + 1
    if not as_json:
        counts = ", ".join(f"{count} {status}" for status, count in sorted(known.items()))
        console().print(f"\n{len(questions)} deals: {counts}")


def _write(file: Path | None, question: _Question, answer: Answer) -> None:
    if file is None:
        return
    if not answer.actions:
        raise Failure("there is no win to write")
    assert question.deal is not None
    game = Game.new(question.deal).play_all(answer.actions)
    try:
        file.write_text(record_of(game).format(), "utf-8", newline="\n")
    except OSError as error:
        raise Failure(f"{file} cannot be written: {error.strerror}") from None
