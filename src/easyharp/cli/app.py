"""The commands that only ask the library."""

from __future__ import annotations

import sys
from datetime import date
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from easyharp import Deal, Position, Record, daily, format_position, parse_position, parse_record, perft
from easyharp.catalogue import Standing, standing
from easyharp.cli.faces import face, faces, foundations_of, table_of
from easyharp.cli.output import Failure, Json, console, failing, show
from easyharp.record import Replay
from easyharp.rules import legal_actions

app = typer.Typer(
    name="easyharp",
    help="Easy Harp, the patience with two decks. Without a command it opens a game in the browser.",
    no_args_is_help=False,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

DealText = Annotated[str, typer.Argument(metavar="CODE|NUMBER", help="A deal code or a number from 1 to 999999.")]
STANDINGS = {
    Standing.WINNABLE: "[green]proved winnable[/]",
    Standing.UNWINNABLE: "[red]proved unwinnable[/]",
    Standing.UNKNOWN: "[yellow]not known to be winnable[/]",
}
DEEPEST = 12
"""Perft counts grow so fast that nothing deeper ends within a day."""


@app.command("deal")
def deal_command(deal: DealText, as_json: Json = False) -> None:
    """Show a numbered deal: its code, whether it can be won, its nine columns and its stock."""
    with failing(as_json):
        chosen = Deal.parse(deal)
        position = Position.start(chosen)
        answer = {
            "number": chosen.number,
            "code": chosen.code,
            "columns": [[card.text for card in column.cards] for column in position.columns],
            "stock": [card.text for card in position.stock],
            "standing": standing(chosen.number),
        }
        show(as_json, answer, lambda: _print_deal(chosen, position))


@app.command("daily")
def daily_command(
    day: Annotated[str, typer.Argument(metavar="[YYYY-MM-DD]", help="A date; today when left out.")] = "",
    as_json: Json = False,
) -> None:
    """Say which deal is the deal of a day."""
    with failing(as_json):
        chosen_day = day or date.today().isoformat()
        try:
            chosen = daily(chosen_day)
        except ValueError as error:
            raise Failure(str(error)) from None
        answer = {"date": chosen_day, "number": chosen.number, "code": chosen.code}
        show(as_json, answer, lambda: print(f"The deal of {chosen_day} is number {chosen.number}, {chosen.code}"))


@app.command("replay")
def replay_command(
    file: Annotated[str, typer.Argument(metavar="FILE|-", help="A .harp record, or - for standard input.")],
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


@app.command("perft")
def perft_command(
    words: Annotated[
        list[str], typer.Argument(metavar="[CODE|NUMBER] DEPTH", help="A deal and a depth, or a depth alone.")
    ],
    position: Annotated[str, typer.Option(help="Count from this position text instead of a deal.")] = "",
    divide: Annotated[bool, typer.Option("--divide", help="Also count below each first action.")] = False,
    as_json: Json = False,
) -> None:
    """Count the sequences of legal actions of a length: two implementations must agree on it."""
    with failing(as_json):
        start, depth = _perft_arguments(words, position)
        answer: dict[str, object] = {"count": perft(start, depth)}
        if divide and depth > 0:
            answer["divide"] = _divided(start, depth)
        show(as_json, answer, lambda: _print_perft(answer))


def _perft_arguments(words: list[str], position: str) -> tuple[Position, int]:
    if len(words) != (1 if position else 2):
        wanted = "a depth alone" if position else "a deal and a depth"
        raise Failure(f"perft needs {wanted}, not {len(words)} words: easyharp perft EH1-N-AAAAAAF 4")
    start = parse_position(position) if position else Position.start(Deal.parse(words[0]))
    depth = words[-1]
    if not (depth.isascii() and depth.isdigit() and len(depth) <= 2 and int(depth) <= DEEPEST):
        raise Failure(f"a depth is a number from 0 to {DEEPEST}, not {depth!r}")
    return start, int(depth)


def _divided(start: Position, depth: int) -> dict[str, int]:
    from easyharp.rules import apply

    return {action.text: perft(apply(start, action), depth - 1) for action in legal_actions(start)}


def _read(file: str) -> str:
    try:
        raw = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        return raw.decode("utf-8-sig")
    except OSError as error:
        raise Failure(f"{file} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise Failure(f"{file} is no UTF-8 text: byte {error.start} cannot be read") from None


def _print_deal(deal: Deal, position: Position) -> None:
    out = console()
    out.print(f"[bold]{deal.code}[/]  deal {deal.number}, {STANDINGS[standing(deal.number)]}\n")
    out.print(table_of(position))
    rest = position.stock
    out.print("\nFace-down cards, each column from the bottom:", style="dim")
    for number, column in enumerate(position.columns[1:], 2):
        out.print(Text.assemble(f"  {number}  ", faces(column.down)))
    out.print(Text.assemble("\nStock, first drawn first: ", faces(rest)))


def _print_replay(record: Record, replay: Replay) -> None:
    game, out = replay.game, console()
    marked = " (with cards taken back from the foundations)" if game.take_backs and game.is_won else ""
    out.print(f"[bold]{game.deal.code}[/]  deal {game.deal.number}")
    out.print(f"Result  {replay.result}{marked}\nScore   {game.score}\nMoves   {game.moves}")
    out.print(f"Actions {len(record.actions)}, take-backs {game.take_backs}\n")
    if not game.is_won:
        out.print(table_of(game.position))
        waste = game.position.waste
        out.print(Text.assemble("\nWaste  ", face(waste[-1]) if waste else "–", f"  ({len(waste)} cards)"))
        out.print(f"Stock  {len(game.position.stock)} cards")
        out.print(Text.assemble("Foundations  ", foundations_of(game.position)))
    for sentence in replay.disagreements:
        out.print(f"[yellow]Note:[/] {sentence}")


def _print_perft(answer: dict[str, object]) -> None:
    divided = answer.get("divide")
    if isinstance(divided, dict):
        for action, count in divided.items():
            print(f"{action:3} {count}")
    print(answer["count"])
