"""The commands that only ask the library."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from easyharp import Deal, Position, Record, daily, find_deal, format_position, parse_position, parse_record, perft
from easyharp.catalogue import Standing, standing
from easyharp.cli.commands import Command, Group
from easyharp.cli.faces import face, faces, foundations_of, table_of
from easyharp.cli.output import Failure, Json, Misuse, console, failing, show
from easyharp.cli.words import os_reason, say, short
from easyharp.record import Replay, Tag
from easyharp.rules import legal_actions

app = typer.Typer(
    name="easyharp",
    cls=Group,
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

DealText = Annotated[str, typer.Argument(metavar="CODE|NUMBER")]
COLOURS = {Standing.WINNABLE: "green", Standing.UNWINNABLE: "red", Standing.UNKNOWN: "yellow"}
DEEPEST = 12
"""Perft counts grow so fast that nothing deeper ends within a day."""


@app.command("deal", cls=Command)
def deal_command(deal: DealText, as_json: Json = False) -> None:
    """Show a numbered deal: its code, whether it can be won, its nine columns and its stock."""
    with failing(as_json):
        chosen = find_deal(deal)
        position = Position.start(chosen)
        answer = {
            "number": chosen.number,
            "code": chosen.code,
            "columns": [[card.text for card in column.cards] for column in position.columns],
            "stock": [card.text for card in position.stock],
            "standing": standing(chosen.number),
        }
        show(as_json, answer, lambda: _print_deal(chosen, position))


@app.command("daily", cls=Command)
def daily_command(
    day: Annotated[str, typer.Argument(metavar="[YYYY-MM-DD]")] = "",
    as_json: Json = False,
) -> None:
    """Say which deal is the deal of a day."""
    with failing(as_json):
        chosen_day = day or date.today().isoformat()
        chosen = _deal_of(chosen_day)
        answer = {"date": chosen_day, "number": chosen.number, "code": chosen.code}
        show(as_json, answer, lambda: print(say("cli-daily", date=chosen_day, number=chosen.number, code=chosen.code)))


@app.command("replay", cls=Command)
def replay_command(
    file: Annotated[str, typer.Argument(metavar="FILE|-")],
    as_json: Json = False,
) -> None:
    """Play a record through the rules and say what it comes to."""
    with failing(as_json):
        record = parse_record(_read(file))
        replay = record.replay()
        game = replay.game
        answer = {
            "code": game.deal.code,
            "result": replay.result,
            "score": game.score,
            "moves": game.moves,
            "take_backs": game.take_backs > 0,
            "position": format_position(game.position),
            "disagreements": list(replay.disagreements),
        }
        show(as_json, answer, lambda: _print_replay(record, replay))


@app.command("perft", cls=Command)
def perft_command(
    words: Annotated[list[str] | None, typer.Argument(metavar="[CODE|NUMBER] DEPTH")] = None,
    position: Annotated[str, typer.Option()] = "",
    divide: Annotated[bool, typer.Option("--divide")] = False,
    as_json: Json = False,
) -> None:
    """Count the sequences of legal actions of a length: two implementations must agree on it."""
    with failing(as_json):
        start, depth = _perft_arguments(words or [], position)
        answer: dict[str, object] = {"count": perft(start, depth)}
        if divide and depth > 0:
            answer["divide"] = _divided(start, depth)
        show(as_json, answer, lambda: _print_perft(answer))


def _perft_arguments(words: list[str], position: str) -> tuple[Position, int]:
    if len(words) != (1 if position else 2):
        raise Misuse(say("cli-perft-position-words" if position else "cli-perft-words"))
    depth = words[-1]
    if not (depth.isascii() and depth.isdigit() and len(depth) <= 2 and int(depth) <= DEEPEST):
        raise Misuse(say("cli-perft-depth", most=DEEPEST, given=short(depth)))
    return parse_position(position) if position else Position.start(find_deal(words[0])), int(depth)


def _divided(start: Position, depth: int) -> dict[str, int]:
    from easyharp.rules import apply

    return {action.text: perft(apply(start, action), depth - 1) for action in legal_actions(start)}


def _deal_of(day: str) -> Deal:
    try:
        return daily(day)
    except ValueError:
        form = re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", day)
        raise Failure(say("cli-day-calendar" if form else "cli-day-form", given=short(day))) from None


def _read(file: str) -> str:
    try:
        raw = _standard_input() if file == "-" else Path(file).read_bytes()
        return raw.decode("utf-8-sig")
    except OSError as error:
        raise Failure(say("cli-file-unreadable", file=file, why=os_reason(error))) from None
    except UnicodeDecodeError as error:
        name = say("cli-standard-input") if file == "-" else file
        raise Failure(say("cli-not-utf8", file=name, at=error.start + 1)) from None


def _standard_input() -> bytes:
    # A program that is started without one has none.
    return sys.stdin.buffer.read() if sys.stdin else b""


def _print_deal(deal: Deal, position: Position) -> None:
    out = console()
    known = standing(deal.number)
    out.print(
        Text.assemble(
            (deal.code, "bold"),
            f"  {say('cli-deal', number=deal.number)}, ",
            (say(f"cli-standing-{known}"), COLOURS[known]),
            "\n",
        )
    )
    out.print(table_of(position, out.width))
    out.print(f"\n{say('cli-face-down')}", style="dim")
    for number, column in enumerate(position.columns[1:], 2):
        out.print(Text.assemble(f"  {number}  ", faces(column.down)))
    out.print(Text.assemble(f"\n{say('cli-stock-order')} ", faces(position.stock)))


def _print_replay(record: Record, replay: Replay) -> None:
    game, out = replay.game, console()
    result = say(f"cli-{replay.result}")
    marked = game.take_backs and game.is_won
    out.print(Text.assemble((game.deal.code, "bold"), f"  {say('cli-deal', number=game.deal.number)}"))
    out.print(say("cli-result-take-backs" if marked else "cli-result", result=result))
    out.print(say("cli-score", score=game.score))
    out.print(say("cli-moves", moves=game.moves))
    out.print(say("cli-actions", actions=len(record.actions), times=game.take_backs))
    if not game.is_won:
        out.print()
        out.print(table_of(game.position, out.width))
        _print_piles(game.position)
    for tag, truth in _disagreements(record, replay):
        said = say("cli-record-disagrees", tag=tag.name, given=short(tag.value), truth=truth)
        out.print(Text.assemble((f"{say('cli-note')}: ", "yellow"), said))


def _print_piles(position: Position) -> None:
    out, waste = console(), position.waste
    top = face(waste[-1]) if waste else "–"
    out.print(Text.assemble(f"\n{say('cli-waste')}: ", top, f"  ({say('cli-cards', count=len(waste))})"))
    out.print(f"{say('cli-stock')}: {say('cli-cards', count=len(position.stock))}")
    out.print(Text.assemble(f"{say('cli-foundations')}: ", foundations_of(position)))


def _disagreements(record: Record, replay: Replay) -> Iterator[tuple[Tag, str]]:
    truth = {"Result": replay.result, "Score": str(replay.game.score), "Moves": str(replay.game.moves)}
    return ((tag, truth[tag.name]) for tag in record.tags if tag.value != truth.get(tag.name, tag.value))


def _print_perft(answer: dict[str, object]) -> None:
    divided = answer.get("divide")
    if isinstance(divided, dict):
        for action, count in divided.items():
            print(f"{action:3} {count}")
    print(answer["count"])
