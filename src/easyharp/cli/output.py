"""How every command answers: a text for people, JSON for programs, one way to fail."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console
from rich.markup import escape

from easyharp import DealError, NotationError, RecordError, SetupError, SetupSyntaxError
from easyharp.texts import Words

Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]


class Failure(Exception):
    """A command that cannot do what it was asked: the sentence and further JSON fields."""

    def __init__(self, message: str, **fields: Any) -> None:
        super().__init__(message)
        self.fields = fields


def console() -> Console:
    """Return the console for people; made when needed, so that it sees the streams of the moment."""
    return Console(highlight=False)


def show(as_json: bool, answer: Mapping[str, Any], text: Callable[[], None]) -> None:
    """Print the answer as JSON, or let ``text`` print it for people."""
    if as_json:
        print(json.dumps(answer, ensure_ascii=False))
    else:
        text()


@contextmanager
def failing(as_json: bool) -> Iterator[None]:
    """Turn the library's errors into the command's answer and exit code 1."""
    fail = partial(_fail, as_json)
    try:
        yield
    except Failure as error:
        fail(str(error), **error.fields)
    except RecordError as error:
        refusal = error.refusal
        rule = f". {Words().reminder(refusal)}" if refusal else ""
        fail(str(error) + rule, at=error.at, action=error.action, refusal=refusal.reason.value if refusal else None)
    except SetupError as error:
        fail("this is no position of the game", faults=[fault.message for fault in error.faults])
    except (DealError, NotationError, SetupSyntaxError) as error:
        fail(str(error))


def _fail(as_json: bool, message: str, **fields: Any) -> NoReturn:
    if as_json:
        print(json.dumps({"error": {"message": message, **fields}}, ensure_ascii=False))
    else:
        errors = Console(stderr=True, highlight=False, soft_wrap=True)
        errors.print(f"[bold red]Error:[/] {_sentence(message)}")
        for fault in fields.get("faults", ()):
            errors.print(f"  • {fault}", markup=False)
    raise typer.Exit(1)


def _sentence(message: str) -> str:
    return escape(message if message.endswith(".") else message + ".")
