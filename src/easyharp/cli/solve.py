"""The command that asks the solver about deals and positions."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, NamedTuple

import typer
from rich.text import Text

from easyharp import Deal, Game, Position, find_deal, parse_position, record_of
from easyharp.cli.app import app
from easyharp.cli.commands import UNKNOWN, Command
from easyharp.cli.output import Failure, Json, Misuse, console, failing, folded, print_json
from easyharp.cli.words import os_reason, say
from easyharp.cli.workers import uninterrupted, workers

if TYPE_CHECKING:
    from easyharp.solver import Answer, Budget

_RANGE: Final = re.compile(r"([0-9]{1,6})\.\.([0-9]{1,6})")
YEAR: Final = 31_536_000
"""The seconds of a year: nobody waits longer, and a clock cannot count to infinity."""
SEEDS: Final = 2**63 - 1


class _Question(NamedTuple):
    """A position to be solved, with its deal when it is the start of one."""

    position: Position
    deal: Deal | None


@app.command("solve", cls=Command)
def solve_command(  # noqa: PLR0913, PLR0917 - each is an option of the command
    deals: Annotated[list[str] | None, typer.Argument(metavar="[CODE|NUMBER]...")] = None,
    position: Annotated[str, typer.Option()] = "",
    seconds: Annotated[float, typer.Option(min=0, max=YEAR)] = 10.0,
    memory: Annotated[int, typer.Option(min=4, max=65536)] = 64,
    seed: Annotated[int, typer.Option(min=0, max=SEEDS)] = 0,
    for_score: Annotated[bool, typer.Option("--score")] = False,
    record: Annotated[Path | None, typer.Option()] = None,
    as_json: Json = False,
) -> None:
    """Find a line that wins, or prove that there is none."""
    # Imported here: the other commands must not wait for the native core.
    from easyharp.solver import Budget, NativeError

    with failing(as_json):
        questions = _questions(deals or [], position)
        if record is not None and (len(questions) > 1 or not questions[0].deal):
            raise Misuse(say("cli-solve-record"))
        ask = partial(_ask, budget=Budget(seconds, memory=memory << 20), seed=seed, for_score=for_score)
        try:
            if len(questions) == 1:
                answer = ask(questions[0])
                _show_one(questions[0], answer, as_json)
                _write(record, questions[0], answer)
                is_known = answer.is_known
            else:
                is_known = _show_many(questions, _answers(ask, questions, quiet=as_json), as_json)
        except NativeError as error:
            raise Failure(say("cli-solver", why=str(error))) from None
    if not is_known:
        raise typer.Exit(UNKNOWN)


def _questions(words: list[str], position: str) -> list[_Question]:
    if bool(words) == bool(position):
        raise Misuse(say("cli-solve-both" if words else "cli-solve-nothing"))
    if position:
        return [_Question(parse_position(position), None)]
    return [_Question(Position.start(deal), deal) for word in words for deal in _deals(word)]


def _deals(word: str) -> Iterator[Deal]:
    if ends := _RANGE.fullmatch(word):
        first, last = Deal(int(ends[1])), Deal(int(ends[2]))
        if first > last:
            raise Failure(say("cli-solve-range", range=word))
        yield from map(Deal, range(first.number, last.number + 1))
    else:
        yield find_deal(word)


def _ask(question: _Question, budget: Budget, seed: int, for_score: bool) -> Answer:
    from easyharp.solver import solve

    return solve(question.position, budget, seed=seed, for_score=for_score)


def _answers(ask: partial[Answer], questions: list[_Question], *, quiet: bool) -> Iterator[Answer]:
    """Ask all questions, on every core at once; the answers come in the order of the questions."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = TextColumn(say("cli-solving")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    out = console()
    with (
        workers() as pool,
        Progress(*columns, console=out, disable=quiet or not out.is_terminal, transient=True) as bar,
    ):
        with uninterrupted():
            answers = pool.map(ask, questions, chunksize=4)
        yield from bar.track(answers, total=len(questions))


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
        print_json(_fields(question, answer))
        return
    out = console()
    if question.deal:
        out.print(Text.assemble((question.deal.code, "bold"), f"  {say('cli-deal', number=question.deal.number)}"))
    searched = say("cli-searched", nodes=answer.nodes, seconds=round(answer.seconds, 3))
    out.print(Text.assemble(_verdict(answer), f"  ({searched})"))
    if answer.actions:
        size = {"moves": answer.card_moves, "passes": answer.passes, "score": answer.score}
        out.print(folded(say("cli-line", actions=len(answer.actions), **size), out.width))
        out.print()
        out.print(" ".join(_repeated(action.text for action in answer.actions)))


def _verdict(answer: Answer) -> Text:
    if answer.is_known:
        won = answer.status == "won"
        return Text(say("cli-can-be-won" if won else "cli-cannot-be-won"), style="green" if won else "red")
    return Text(say(f"cli-not-known-{answer.status}"), style="yellow")


def _repeated(actions: Iterable[str]) -> Iterator[str]:
    """Write stock taps in a row as records do."""
    from itertools import groupby

    for action, group in groupby(actions):
        times = len([*group])
        if action == "S" and times > 1:
            yield f"S*{times}"
        else:
            yield from [action] * times


def _show_many(questions: list[_Question], answers: Iterator[Answer], as_json: bool) -> bool:
    """Show every answer as it comes; return whether all are known."""
    counts = Counter[str]()
    for question, answer in zip(questions, answers, strict=True):
        if as_json:
            print_json(_fields(question, answer))
        else:
            _print_row(question, answer)
        counts[answer.status if answer.is_known else "unknown"] += 1
    if not as_json:
        told = {name: counts[name] for name in ("won", "lost", "unknown")}
        out = console()
        out.print(f"\n{folded(say('cli-solved-many', deals=len(questions), **told), out.width)}")
    return not counts["unknown"]


def _print_row(question: _Question, answer: Answer) -> None:
    assert question.deal is not None
    line = say("cli-line-short", actions=len(answer.actions), score=answer.score) if answer.actions else ""
    name = f"{question.deal.number:>6}  {question.deal.code}  "
    console().print(Text.assemble(name, _verdict(answer), f"  {line}" if line else ""))


def _write(file: Path | None, question: _Question, answer: Answer) -> None:
    if file is None:
        return
    if not answer.actions:
        raise Failure(say("cli-solve-no-win"))
    assert question.deal is not None
    game = Game.new(question.deal).play_all(answer.actions)
    try:
        file.write_text(record_of(game).format(), "utf-8", newline="\n")
    except OSError as error:
        raise Failure(say("cli-file-unwritable", file=str(file), why=os_reason(error))) from None
