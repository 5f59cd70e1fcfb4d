"""Joins the commands that ask the library with those that ask the solver or start the server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from platformdirs import user_data_path

from easyharp import Deal, __version__
from easyharp.cli import solve, survey  # noqa: F401 - they register their commands
from easyharp.cli.app import app
from easyharp.cli.output import Failure, failing

__all__ = ["app", "main"]

Port = Annotated[int | None, typer.Option(min=1, max=65535, help="The port; otherwise the usual one or a free one.")]
NoBrowser = Annotated[bool, typer.Option("--no-browser", help="Do not open the browser.")]
Data = Annotated[
    Path | None, typer.Option(metavar="DIR", help="Where games are kept, instead of the user's data folder.")
]


@app.callback(invoke_without_command=True)
def easyharp(
    context: typer.Context,
    port: Port = None,
    no_browser: NoBrowser = False,
    data: Data = None,
    version: Annotated[bool, typer.Option("--version", help="Print the version and end.")] = False,
) -> None:
    """Easy Harp, the patience with two decks. Without a command it opens a game in the browser."""
    if version:
        print(f"easyharp {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        play(None, port, no_browser, data)


@app.command()
def play(
    code: Annotated[
        str | None, typer.Argument(metavar="[CODE|NUMBER]", help="The deal to open; the last game otherwise.")
    ] = None,
    port: Port = None,
    no_browser: NoBrowser = False,
    data: Data = None,
) -> None:
    """Open a game in the browser; only this computer can reach it."""
    # Imported here: the other commands must not wait for the server's libraries.
    from easyharp.server.run import Play, PortError
    from easyharp.server.store import DatabaseError

    with failing(as_json=False):
        deal = Deal.parse(code) if code else None
        folder = data or user_data_path("easyharp", appauthor=False)
        try:
            Play(folder, deal, port, not no_browser, _say).run()
        except (DatabaseError, PortError) as error:
            raise Failure(str(error)) from error


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 is every one.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes a free one.")] = 8765,
    database: Annotated[
        str, typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://…; otherwise a file in the data folder.")
    ] = "",
    name: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="A host name that players use; may be repeated.")
    ] = None,
    https: Annotated[bool, typer.Option("--https", help="Players come by https, through a proxy.")] = False,
    data: Data = None,
) -> None:
    """Serve the app to many players, each with games of their own."""
    from easyharp.server.run import PortError, Serve
    from easyharp.server.store import DatabaseError

    with failing(as_json=False):
        where = database or (data or user_data_path("easyharp", appauthor=False)) / "served"
        try:
            Serve(host, port, where, tuple(name or ()), https, _say).run()
        except (DatabaseError, PortError) as error:
            raise Failure(str(error)) from error


def _say(sentence: str) -> None:
    print(sentence, flush=True)


def main() -> None:
    """Run the command line."""
    app(prog_name="easyharp")


if __name__ == "__main__":
    main()
