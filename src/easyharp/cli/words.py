"""The language in which the commands answer, and their words.

What programs read, ``--json``, is in English for all.
"""

from __future__ import annotations

import errno
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from easyharp import texts
from easyharp.rules import Refusal
from easyharp.texts import FALLBACK, Words, choose, region


class CommandWords:
    """The words of the commands in one language; the page's are read only when a rule has to be told."""

    def __init__(self, locale: str = FALLBACK) -> None:
        self.locale = locale
        self._bundle = FluentBundle([region(locale)], use_isolating=False)
        self._bundle.add_resource(FluentResource(command_source(locale) or command_source(FALLBACK)))

    def say(self, message: str, **args: str | float) -> str:
        """Return a message; what came from outside cannot steer the terminal.

        Raises:
            LookupError: for an unknown message.
            ValueError: when an argument is missing.
        """
        shown = {name: harmless(value) if isinstance(value, str) else value for name, value in args.items()}
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, "every message has a value"
        text, errors = self._bundle.format_pattern(pattern, shown)
        if errors:
            raise ValueError(f"{message} in {self.locale}: {errors[0]}")
        return str(text)

    def reminder(self, refusal: Refusal) -> str:
        """Say the rule that refused an attempt."""
        return Words(self.locale).reminder(refusal)

    def knows(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(message)

    def part(self, message: str, name: str) -> str | None:
        """Return a part of a message, ``None`` when it has no such part."""
        pattern = self._bundle.get_message(message).attributes.get(name)
        return None if pattern is None else str(self._bundle.format_pattern(pattern)[0])


@cache
def command_source(locale: str) -> str:
    """Return the text of a language's file for the commands; empty when there is none."""
    file = files(texts).joinpath("cli", f"{locale}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def harmless(text: str) -> str:
    """Write what would steer a terminal, such as ESC, as Python writes it in a string."""
    return "".join(char if char.isprintable() else char.encode("unicode_escape").decode() for char in text)


def short(text: str) -> str:
    """Cut a long text off: it is shown only so that it can be recognised."""
    return text if len(text) <= 40 else text[:39] + "…"


_words: Final[ContextVar[CommandWords | None]] = ContextVar("words", default=None)
_made: Final = cache(CommandWords)


def words() -> CommandWords:
    """Return the words of the language that is spoken now."""
    return _words.get() or _made(FALLBACK)


def say(message: str, **args: str | float) -> str:
    """Return a message in the language that is spoken now."""
    return words().say(message, **args)


@contextmanager
def speaking(locale: str) -> Iterator[None]:
    """Speak a language within a block."""
    token = _words.set(_made(locale))
    try:
        yield
    finally:
        _words.reset(token)


def taken_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """Take ``--lang`` out of a command line, wherever it stands: return what it names, and the rest.

    It is looked for before anything else is read, so that a wrong command line too is answered in that language.
    """
    words = iter(arguments)
    named: str | None = None
    rest: list[str] = []
    for word in words:
        if word == "--":
            return named, [*rest, word, *words]
        if word == "--lang":
            named = next(words, "")
        elif word.startswith("--lang="):
            named = word.removeprefix("--lang=")
        else:
            rest.append(word)
    return named, rest


def language(named: str | None, environment: Mapping[str, str]) -> str:
    """Choose the language: the one that is named, else that of the environment as gettext reads it, else English."""
    return choose([named or "", *_preferred(environment)])


def _preferred(environment: Mapping[str, str]) -> list[str]:
    names = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next((name for name in names if name), "") or _of_windows()
    # A list in LANGUAGE counts only for those who asked for a language at all.
    if re.split(r"[.@]", locale)[0] in ("", "C", "POSIX"):
        return []
    return [*filter(None, environment.get("LANGUAGE", "").split(":")), locale]


def _of_windows() -> str:
    if sys.platform != "win32":
        return ""
    import ctypes
    import locale

    return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")


def os_reason(error: OSError) -> str:
    """Say why the system refused: in the language spoken for what is common, else as the system says it."""
    message = f"cli-os-{errno.errorcode.get(error.errno or 0, 'none')}"
    return say(message) if words().knows(message) else error.strerror or str(error)
