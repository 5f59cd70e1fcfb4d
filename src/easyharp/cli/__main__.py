"""Joins the commands that ask the library with those that ask the solver or start the server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Annotated

import typer
from platformdirs import user_data_path

from easyharp import __version__, find_deal
from easyharp.cli import solve, survey  # noqa: F401 - they register their commands
from easyharp.cli.app import app
from easyharp.cli.commands import Command, Group
from easyharp.cli.output import Failure, Misuse, failing
from easyharp.cli.words import os_reason, say

__all__ = ["app", "main"]

Port = Annotated[int | None, typer.Option(min=1, max=65535)]
NoBrowser = Annotated[bool, typer.Option("--no-browser")]
Data = Annotated[Path | None, typer.Option(metavar="DIR")]


@app.callback(cls=Group, invoke_without_command=True)
def easyharp(
    context: typer.Context,
    port: Port = None,
    no_browser: NoBrowser = False,
    data: Data = None,
    version: Annotated[bool, typer.Option("--version")] = False,
) -> None:
    """Easy Harp, the patience with two decks. Without a command it opens a game in the browser."""
    if version:
        print(f"easyharp {__version__}")
        raise typer.Exit
    command = context.invoked_subcommand
    if command is None:
        play(None, port, no_browser, data)
    for option, is_given in (("--port", port), ("--no-browser", no_browser), ("--data", data)):
        if command and is_given:
            raise Misuse(say("cli-before-command", option=option, command=command))


@app.command(cls=Command)
def play(
    code: Annotated[str | None, typer.Argument(metavar="[CODE|NUMBER]")] = None,
    port: Port = None,
    no_browser: NoBrowser = False,
    data: Data = None,
) -> None:
    """Open a game in the browser; only this computer can reach it."""
    # Imported here: the other commands must not wait for the server's libraries.
    from easyharp.server.run import Play

    with _failing():
        deal = find_deal(code) if code is not None else None
        folder = data or user_data_path("easyharp", appauthor=False)
        Play(folder, deal, port, not no_browser, _say).run()


@app.command(cls=Command)
def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8765,
    database: Annotated[str, typer.Option(metavar="URL")] = "",
    name: Annotated[list[str] | None, typer.Option(metavar="NAME")] = None,
    https: Annotated[bool, typer.Option("--https")] = False,
    base: Annotated[str, typer.Option(metavar="PATH")] = "",
    data: Data = None,
    set_aside: Annotated[bool, typer.Option("--set-aside")] = False,
) -> None:
    """Serve the app to many players, each with games of their own."""
    from easyharp.server.run import Serve, base_of

    with _failing():
        where = database or (data or user_data_path("easyharp", appauthor=False)) / "served"
        Serve(host, port, where, tuple(name or ()), https, base_of(base), _say, set_aside).run()


@contextmanager
def _failing() -> Iterator[None]:
    """Turn the errors of a start of the server into failures, in the language of the user."""
    from easyharp.server.run import BaseError, PortError
    from easyharp.server.store import DatabaseError, MissingDriverError

    with failing(as_json=False):
        try:
            yield
        except BaseError as error:
            raise Failure(say("cli-server-base", given=error.given)) from error
        except PortError as error:
            cause = error.__cause__
            why = os_reason(cause) if isinstance(cause, OSError) else error.why
            raise Failure(say(f"cli-server-{error.fault}", host=error.host, port=str(error.port), why=why)) from error
        except MissingDriverError as error:
            raise Failure(say("cli-server-driver")) from error
        except DatabaseError as error:
            raise Failure(say("cli-server-database", why=str(error))) from error


def _say(event: str, **data: str) -> None:
    # Games go on though nobody reads what the program says.
    with suppress(OSError):
        print(say(f"cli-server-{event}", **data), flush=True)


def main() -> None:
    """Run the command line."""
    app(prog_name="easyharp")


if __name__ == "__main__":
    main()
