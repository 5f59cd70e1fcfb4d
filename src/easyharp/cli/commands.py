"""The command line itself: how it is read, how it explains itself, and how it ends.

Typer reads the words; what it says about them is said here, in the language of the user. Typer carries its own copy
of click and does not open its errors by another name, hence the imports from ``typer._click``.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any, Final

import typer
from typer._click import Context, HelpFormatter
from typer._click.core import Command as AnyCommand
from typer._click.core import Parameter
from typer._click.exceptions import BadOptionUsage, BadParameter, MissingParameter, NoSuchOption
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from easyharp import Deal, DealError
from easyharp.cli.helping import names_of, print_help, usage
from easyharp.cli.output import Misuse, complain, print_json
from easyharp.cli.streams import drop, make_readable
from easyharp.cli.words import language, os_reason, say, short, speaking, taken_language
from easyharp.texts import FALLBACK, locale_of, locales

UNKNOWN: Final = 3
"""Exit code of a question that stayed open."""
_PIPE_CLOSED: Final = 141
"""What a shell shows for a program that was ended by SIGPIPE."""
_INTERRUPTED: Final = 130
_DIGIT: Final = re.compile(r"-[0-9]")


class _Worded(AnyCommand):
    """What a command and the group of all have in common."""

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        """Read the words; whatever is wrong with them is a :class:`Misuse`."""
        given = [*args]
        extra_is_wrong, ctx.allow_extra_args = not ctx.allow_extra_args, True
        try:
            rest = self._parsed(ctx, args)
        except NoSuchOption as error:
            raise _unknown_option(error, self, ctx) from None
        except BadOptionUsage as error:
            raise _bad_use(error, self.get_params(ctx)) from None
        except MissingParameter as error:
            raise Misuse(say("cli-missing", name=names_of(error.param), usage=usage(ctx))) from None
        except BadParameter as error:
            raise _bad_value(error, self, ctx, given) from None
        if rest and extra_is_wrong:
            raise Misuse(say("cli-too-many", word=short(rest[0]), usage=usage(ctx)))
        return rest

    def _parsed(self, ctx: Context, args: list[str]) -> list[str]:
        given = [*args]
        try:
            return super().parse_args(ctx, args)
        except NoSuchOption as error:
            if not _DIGIT.fullmatch(error.option_name):
                raise
        # A number below zero is no option, and it is for the command to say what is wrong with it.
        ctx.ignore_unknown_options = True
        return super().parse_args(ctx, given)

    def format_help(self, ctx: Context, _: HelpFormatter) -> None:
        """Print the help page and end: typer's own way of printing goes past the encoding."""
        print_help(ctx)
        raise typer.Exit


class Command(_Worded, TyperCommand):
    """A command."""


class Group(_Worded, TyperGroup):
    """All commands."""

    def resolve_command(self, ctx: Context, args: list[str]) -> tuple[str | None, AnyCommand | None, list[str]]:
        """Find the command that is named; a deal in its place is one that somebody wants to play."""
        if args[0] not in self.commands:
            raise _unknown_command(args[0], [*self.commands])
        return super().resolve_command(ctx, args)

    def main(self, args: Sequence[str] | None = None, prog_name: str | None = None, **_: Any) -> None:  # type: ignore[override]  # it always exits
        """Run the command line and exit with its code."""
        named, words = taken_language(sys.argv[1:] if args is None else args)
        make_readable()
        # What programs read is the same for all.
        locale = FALLBACK if "--json" in words else language(named, os.environ)
        with speaking(locale):
            sys.exit(self._ended(named, words, prog_name or "easyharp"))

    def _ended(self, named: str | None, words: list[str], name: str) -> int:
        """Run, and see to it that the answer has arrived."""
        try:
            code = self._run(named, words, name)
            sys.stdout.flush()
        except BrokenPipeError:
            # The reader has seen enough; nobody is there to be told.
            drop(sys.stdout)
            return _PIPE_CLOSED
        except OSError as error:
            if error.filename is not None:
                complain(say("cli-file-failed", file=str(error.filename), why=os_reason(error)))
                return 1
            drop(sys.stdout)
            complain(say("cli-not-written", why=os_reason(error)))
            drop(sys.stderr)
            return 1
        except KeyboardInterrupt:
            return _INTERRUPTED
        return code

    def _run(self, named: str | None, words: list[str], name: str) -> int:
        try:
            if named == "":
                raise Misuse(say("cli-value-missing", option="--lang"))
            if named and not locale_of(named):
                raise Misuse(say("cli-no-language", given=short(named), known=", ".join(locales())))
            with self.make_context(name, [*words]) as ctx:
                self.invoke(ctx)
        except typer.Exit as end:
            return end.exit_code
        except Misuse as error:
            if "--json" in words:
                print_json({"error": {"message": str(error)}})
            else:
                complain(str(error))
            return error.exit_code
        return 0


def _unknown_option(error: NoSuchOption, command: AnyCommand, ctx: Context) -> Misuse:
    known = [name for param in command.get_params(ctx) for name in param.opts if name.startswith("-")]
    near = get_close_matches(error.option_name, known, 1)
    if near:
        return Misuse(say("cli-no-option-near", option=short(error.option_name), near=near[0]))
    return Misuse(say("cli-no-option", option=short(error.option_name), usage=usage(ctx)))


def _unknown_command(name: str, known: list[str]) -> Misuse:
    try:
        return Misuse(say("cli-deal-is-no-command", deal=Deal.parse(name).code, name=short(name)))
    except DealError:
        near = get_close_matches(name, known, 1)
    if near:
        return Misuse(say("cli-no-command-near", name=short(name), near=near[0]))
    return Misuse(say("cli-no-command", name=short(name), known=", ".join(known)))


def _bad_use(error: BadOptionUsage, params: list[Parameter]) -> Misuse:
    name = error.option_name
    is_flag = any(isinstance(p, TyperOption) and p.is_flag and name in p.opts for p in params)
    return Misuse(say("cli-no-value-wanted" if is_flag else "cli-value-missing", option=name))


def _bad_value(error: BadParameter, command: AnyCommand, ctx: Context, args: list[str]) -> Misuse:
    param = error.param
    # Read once more, only to see which text was given.
    given, _, _ = command.make_parser(ctx).parse_args([*args])
    text = given.get(param.name, "") if param else ""
    shown = short(str(text[-1] if isinstance(text, list) and text else text))
    name = names_of(param)
    if not isinstance(param, TyperOption | TyperArgument) or param.min is None or param.max is None:
        return Misuse(say("cli-bad-value", name=name, given=shown))
    whole = "yes" if param.bare_type() == "int" else "no"
    return Misuse(say("cli-bad-number", name=name, given=shown, least=param.min, most=param.max, whole=whole))
