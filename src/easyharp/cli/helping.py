"""The help pages, in the language of the user.

A command's words are the message ``cli-help-NAME``; the attributes of it, or of ``cli-help``, are those of its options
and arguments. An option without one is shown with the ``help`` that stands in the code.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from rich.text import Text
from typer._click import Context
from typer._click.core import Parameter
from typer.core import TyperArgument, TyperGroup, TyperOption

from easyharp.cli.output import console, folded
from easyharp.cli.words import say, words

_COMMON: Final = "cli-help"
_WIDE: Final = 60
"""From this width on, an option and its explanation stand side by side."""
_TYPES: Final = {"int": "NUMBER", "float": "NUMBER", "Path": "FILE"}
_WORD: Final = re.compile(r"[A-Z]{2,}(?:-[A-Z]+)*")


def print_help(ctx: Context) -> None:
    """Print the help page of a command."""
    out = console()
    out.print(Text.assemble((f"{say('cli-usage')}: ", "bold"), usage(ctx)))
    out.print(f"\n{folded(say(_message(ctx)), out.width)}\n")
    for title, rows in _sections(ctx):
        out.print(Text(f"{title}:", style="bold"))
        out.print(_listed(rows, out.width))
    out.print(folded(say("cli-exit-codes"), out.width))


def usage(ctx: Context) -> str:
    """Return how a command is called."""
    pieces = [ctx.command_path, f"[{say('cli-some-options')}]"]
    for param in ctx.command.params:
        if isinstance(param, TyperArgument):
            name = names_of(param)
            pieces.append(name if param.required or name.startswith("[") else f"[{name}]")
    if isinstance(ctx.command, TyperGroup):
        pieces.append(f"[{say('cli-a-command')}]")
    return " ".join(pieces)


def names_of(param: Parameter | None) -> str:
    """Name an option as it is written, an argument by what stands for it."""
    if param is None:
        return ""
    return "/".join(param.opts) if isinstance(param, TyperOption) else _localised(param.metavar or param.name or "")


def _sections(ctx: Context) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    params = ctx.command.get_params(ctx)
    if isinstance(ctx.command, TyperGroup):
        yield say("cli-commands"), [(name, say(f"{_COMMON}-{name}")) for name in ctx.command.commands]
    if arguments := [param for param in params if isinstance(param, TyperArgument)]:
        yield say("cli-arguments"), [(names_of(param), _help(ctx, param)) for param in arguments]
    options = [(_option(param), _help(ctx, param)) for param in params if isinstance(param, TyperOption)]
    language = f"--lang {_localised('LANGUAGE')}", words().part(_COMMON, "lang") or ""
    yield say("cli-options"), [*options, language]


def _listed(rows: list[tuple[str, str]], width: int) -> str:
    if width < _WIDE:
        return "\n".join(f"  {name}\n{folded(text, width, ' ' * 6)}" for name, text in rows) + "\n"
    longest = max(len(name) for name, _ in rows)
    after = " " * (longest + 4)
    lines = (folded(text, width, after).removeprefix(after) for _, text in rows)
    return "\n".join(f"  {name:{longest}}  {text}" for (name, _), text in zip(rows, lines, strict=True)) + "\n"


def _message(ctx: Context) -> str:
    return _COMMON if isinstance(ctx.command, TyperGroup) else f"{_COMMON}-{ctx.command.name}"


def _help(ctx: Context, param: TyperOption | TyperArgument) -> str:
    name = param.name or ""
    text = words().part(_message(ctx), name) or words().part(_COMMON, name) or param.help or ""
    return " ".join(filter(None, [text, _limits(param)]))


def _limits(param: TyperOption | TyperArgument) -> str:
    """Say what numbers there may be, and what is taken when nothing is said."""
    said = []
    if param.min is not None and param.max is not None and param.max < 2**31:
        said.append(say("cli-range", least=param.min, most=param.max))
    if isinstance(param, TyperOption) and not param.is_flag and param.default not in (None, "", 0):
        said.append(say("cli-default", value=str(param.default)))
    return f"({'; '.join(said)})" if said else ""


def _option(param: TyperOption) -> str:
    names = ", ".join(sorted(param.opts, key=len))
    if param.is_flag:
        return names
    return f"{names} {_localised(param.metavar or _TYPES.get(param.bare_type(), 'TEXT'))}"


def _localised(metavar: str) -> str:
    return _WORD.sub(lambda found: words().part("cli-placeholders", found[0]) or found[0], metavar)
