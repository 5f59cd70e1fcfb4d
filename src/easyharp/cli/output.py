"""How every command answers: a text for people, JSON for programs, one way to fail."""

from __future__ import annotations

import errno
import json
import sys
import textwrap
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console
from rich.text import Text

from easyharp.cli.faults import LIBRARY, explained, fields_of
from easyharp.cli.streams import is_unicode
from easyharp.cli.words import say

Json = Annotated[bool, typer.Option("--json")]


class Failure(Exception):
    """A command that cannot do what it was asked; ``str()`` says why, in the language that is spoken."""

    exit_code = 1


class Misuse(Failure):
    """A command line that is wrong: words that are missing, too many, or do not go together."""

    exit_code = 2


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """Let the closed pipe be known, instead of ending the program here."""
        raise  # noqa: PLE0704 - it is called while the error is handled


def console(*, stderr: bool = False) -> Console:
    """Return the console for people; made when needed, so that it sees the streams of the moment.

    Nothing that is printed is taken for markup: most of it came from outside.
    """
    return _Console(stderr=stderr, highlight=False, markup=False, emoji=False)


def folded(text: str, width: int, indent: str = "") -> str:
    """Break a sentence into lines: at spaces alone, never inside a number or a code."""
    return textwrap.fill(
        text, width, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False, break_long_words=False
    )


def show(as_json: bool, answer: Mapping[str, Any], text: Callable[[], None]) -> None:
    """Print the answer as JSON, or let ``text`` print it for people."""
    if as_json:
        print_json(answer)
    else:
        text()


def print_json(answer: Mapping[str, Any]) -> None:
    """Print a line of JSON, valid in any encoding."""
    print(json.dumps(answer, ensure_ascii=not is_unicode(sys.stdout)), flush=True)


@contextmanager
def failing(as_json: bool) -> Iterator[None]:
    """Turn failures and the library's errors into the command's answer and its exit code."""
    try:
        yield
    except Failure as error:
        fail(as_json, {"message": str(error)}, [str(error)], error.exit_code)
    except LIBRARY as error:
        fail(as_json, fields_of(error), explained(error))
    except OSError as error:
        if error.errno != errno.ENOMEM:
            raise
        fail(as_json, {"message": say("cli-no-memory")}, [say("cli-no-memory")])


def fail(as_json: bool, fields: Mapping[str, Any], sentences: list[str], code: int = 1) -> NoReturn:
    """Say what is wrong and end: the first sentence is the fault, the others are its parts."""
    if as_json:
        print_json({"error": fields})
    else:
        complain(*sentences)
    raise typer.Exit(code)


def complain(first: str, *others: str) -> None:
    """Write an error for people."""
    # Where not even that can be written, the exit code has to say it.
    with suppress(OSError):
        out = console(stderr=True)
        out.print(Text.assemble((f"{say('cli-error')}: ", "bold red"), first), soft_wrap=True)
        for other in others:
            out.print(Text(f"  • {other}"), soft_wrap=True)
        sys.stderr.flush()
