"""The words of Easy Harp: one Fluent file a language, shared by Python and the browser.

A language is its file ``<locale>.ftl`` and nothing else; see https://projectfluent.org for the form.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from easyharp.cards import Card, Colour
from easyharp.rules import Refusal

FALLBACK: Final = "en"
_RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


class Words:
    """The words of one language; ``KeyError`` when there is no file for it."""

    def __init__(self, locale: str = FALLBACK) -> None:
        if locale not in locales():
            raise KeyError(f"there are no words for {locale!r}; there are for {', '.join(locales())}")
        self.locale = locale
        # Marks that isolate the direction of a name would end up in terminals and files.
        self._bundle = FluentBundle([region(locale)], use_isolating=False)
        self._bundle.add_resource(FluentResource(source(locale)))

    def say(self, message: str, **args: str | float) -> str:
        """Return a message; ``LookupError`` for an unknown one, ``ValueError`` when an argument is missing."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"{message} in {self.locale}: {errors[0]}")
        return str(text)

    def card(self, card: Card, form: str = "name") -> str:
        """Name a card: ``name`` in a list, ``inside`` a sentence, or at the ``start`` of one."""
        return self.say("card", rank=_RANKS[card.rank - 1], suit=card.suit.value, form=form)

    def reminder(self, refusal: Refusal) -> str:
        """Say the rule that refused an attempt, with its cards named."""
        args = {}
        if refusal.card is not None:
            args["card"] = self.card(refusal.card, "inside")
            args["card-start"] = self.card(refusal.card, "start")
            args["colour"] = "red" if refusal.card.colour is Colour.RED else "black"
        if refusal.target is not None:
            args["target"] = self.card(refusal.target, "inside")
        return self.say(f"refusal-{refusal.reason.value}", **args)


@cache
def locales() -> tuple[str, ...]:
    """List the languages there are words for."""
    names = (file.name for file in files(__name__).iterdir())
    return tuple(sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl")))


def choose(wanted: Iterable[str]) -> str:
    """Return the language to speak to somebody who reads those of ``wanted``, best first; English for nobody else."""
    return next((found for name in wanted if (found := locale_of(name))), FALLBACK)


def locale_of(name: str) -> str | None:
    """Return the language that ``pt-BR`` or ``pt_PT.UTF-8`` asks for, ``None`` when there are no words for it."""
    tag = re.split(r"[.@]", name)[0].replace("_", "-").lower()
    known = {locale.lower(): locale for locale in locales()}
    return known.get(tag) or known.get(tag.partition("-")[0])


@cache
def source(locale: str) -> str:
    """Return the text of a language's file."""
    return files(__name__).joinpath(f"{locale}.ftl").read_text(encoding="utf-8")


def region(locale: str) -> str:
    """Return the region whose figures and plurals a language's file follows."""
    found = re.search(r"^region = (\S+)$", source(locale), re.MULTILINE)
    return found[1] if found else locale
