"""Laws over all words: every message of every language, said with every kind of card, column and number it can get."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

from easyharp.cards import CARDS, Colour
from easyharp.texts import Words, locales, source

Args = dict[str, str | int]

LANGUAGES = ("en", "hu", "pt")
# Numbers with every first digit at every length: what an article or a plural can depend on.
NUMBERS = sorted(
    {*range(22), *(digit * 10**zeros for digit in range(1, 10) for zeros in range(6)), 1999, 59_999, 438_357}
)
VALUES: dict[str, tuple[str | int, ...]] = {
    **dict.fromkeys(("number", "frame", "back", "taps"), tuple(NUMBERS)),
    **dict.fromkeys(
        ("total", "at", "clean", "played", "current", "best", "new", "longer", "same", "moves"), (0, 1, 2, 1000)
    ),
    "score": (0, 5, 1220, 1515, 12_345),
    "line": (0, 1, 2, 1000),
    "part": (1, 2),
    "parts": (2, 3),
    "count": (0, 1, 2, 59),
    "most": (100_000,),
    "down": tuple(range(9)),
    "open": (0, 1, 13),
    "column": tuple(range(1, 10)),
    "slot": (1, 2),
    "hours": (0, 1, 2, 1000),
    "minutes": (0, 1, 2, 59),
    "seconds": (0, 1, 2, 59),
    "suit": ("S", "H", "D", "C"),
    "rank": ("A", "2", "10", "J", "Q", "K"),
    "form": ("name", "inside", "start"),
}
# Where not every value can come.
ONLY: dict[tuple[str, str], tuple[int, ...]] = {
    ("spoken-run-to-column", "count"): (2, 13),
    ("duration-hours", "hours"): (1, 2, 1000),
}
# Arguments that are words of their own, as a reader could meet them.
OTHERS: dict[str, str] = {
    **{"code": "EH1-N-AAAAAAF", "file": "x.jsonl", "rate": "5%", "time": "5\u00a0min", "action": "47", "why": "No."},
    **{"from": "W", "to": "W", "top": "Q", "cards": "Q", "when": "2026", "day": "2026", "language": "x"},
}
CARD_ARGS = {"card", "card-start", "target", "colour"}


@cache
def _bundle(locale: str) -> FluentBundle:
    words = Words(locale)
    bundle = FluentBundle([words.say("region")], use_isolating=False)
    bundle.add_resource(FluentResource(source(locale)))
    return bundle


def _names_of_cards(words: Words) -> list[Args]:
    """Arguments with every card in either place."""
    pairs = [*zip(CARDS, CARDS[1:] + CARDS[:1], strict=True), *((card, CARDS[-2]) for card in CARDS)]
    return [
        {
            "card": words.card(card, "inside"),
            "card-start": words.card(card, "start"),
            "target": words.card(target, "inside"),
            "colour": "red" if card.colour is Colour.RED else "black",
        }
        for card, target in pairs
    ]


def _ways(words: Words, message: str, needs: set[str]) -> Iterator[Args]:
    """Yield arguments for a message: every value of each with every other of the rest."""
    names = sorted(needs - CARD_ARGS)
    cards = _names_of_cards(words) if needs & CARD_ARGS else [{}]
    values = [ONLY.get((message, name)) or VALUES.get(name) or (OTHERS[name],) for name in names]
    for of_cards, given in product(cards, product(*values)):
        yield {**of_cards, **dict(zip(names, given, strict=True))}


@cache
def said(locale: str) -> dict[str, list[str]]:
    """All that a language can say: message, or message and part, with every text it can become."""
    bundle, words = _bundle(locale), Words(locale)
    found: dict[str, list[str]] = {}
    for entry in parse(source(locale)).body:
        if not isinstance(entry, ast.Message) or entry.span is None:
            continue
        needs = set(re.findall(r"\$([a-z-]+)", source(locale)[entry.span.start : entry.span.end]))
        message = bundle.get_message(entry.id.name)
        parts = {entry.id.name: message.value, **{f"{entry.id.name}.{k}": v for k, v in message.attributes.items()}}
        for name, pattern in parts.items():
            texts = (
                {str(bundle.format_pattern(pattern, args)[0]) for args in _ways(words, entry.id.name, needs)}
                if pattern
                else set()
            )
            found[name] = sorted(texts)
    return found


def _with(locale: str, pattern: str) -> list[str]:
    """Name the texts of a language in which a pattern is found."""
    wrong = re.compile(pattern)
    return [f"{name}: {text}" for name, texts in said(locale).items() for text in texts if wrong.search(text)]


def test_every_language_is_heard() -> None:
    assert set(LANGUAGES) == set(locales())
    assert len(said("en")) > 400
    assert len(said("hu")["spoken-to-column"]) > 400


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize(
    ("what", "pattern"),
    [
        ("an apostrophe, a quotation mark or an ellipsis of a typewriter", r"['\"`]|\.\.\."),
        ("what was left unsaid", r"[{}$]|\bNone\b"),
        ("a space too many", r"  |^ | $|\s[,.;:!?)]|\( "),
        ("a number that can break", r"\d \d{3}(?!\d)"),
        (
            "a unit that can break from its number",
            r"\d (?:s|min|h|mp|perc|óra|ms|[KMG]B|másodperc|seconds?|segundos?|minutes?|minutos?|hours?|horas?)\b",
        ),
        ("a number that is not grouped", r"(?<![\d-])\d{5,}"),
        ("a sentence that begins small", r"(?<![\d)])[.!?] [^\W\d_A-Z]*(?<=[.!?] )[a-záéíóöőúüűâêôãõç]"),
    ],
)
def test_nothing_is_written_as(locale: str, what: str, pattern: str) -> None:
    assert _with(locale, pattern) == [], what


# What stands behind a name, between other words, or is no sentence.
SMALL = (
    *("card", "region", "place-", "deal-number", "history-unreadable", "history-take-backs", "history-current"),
    *("history-imported", "history-damaged", "print-back", "files-", "back-to-left-hint"),
)


@pytest.mark.parametrize("locale", LANGUAGES)
def test_what_is_said_alone_begins_with_a_capital(locale: str) -> None:
    small = [line for line in _with(locale, "^[^\\W\\d_]") if line.split(": ", 1)[1][0].islower()]
    assert [line for line in small if not line.startswith(SMALL)] == []


@pytest.mark.parametrize("locale", ["en", "pt"])
def test_one_thing_is_not_many(locale: str) -> None:
    assert _with(locale, r"(?<!Deal )(?<!olumn )(?<![\w.,\u00a0–])1 [^\W\d_]+s\b") == []


def test_a_number_has_no_plural_behind_it_in_hungarian() -> None:
    assert _with("hu", r"\d (?:lap|lépés|pont|játszma|művelet|oszlop|pakli)\w*k\b") == []


def article(number: int) -> str:
    """Which article a number has in Hungarian: *az* before *egy*, *öt*, *ötven*, *ötszáz* and *ezer*."""
    digits = str(number)
    first = digits[: len(digits) % 3 or 3]
    if digits[0] == "5" or (digits[0] == "1" and len(first) == 1):
        return "az"
    return "a"


def test_the_article_of_numbers_is_known() -> None:
    assert [n for n in range(1, 60) if article(n) == "az"] == [1, 5, *range(50, 60)]
    # From 1,000 on the thousands decide.
    below, from_thousands = range(1, 1000), range(1000, 1_000_000, 1000)
    assert sum(article(n) == "az" for n in below) + 1000 * sum(article(n) == "az" for n in from_thousands) == 112_112


def test_numbers_have_their_article_in_hungarian() -> None:
    """Every number, since *A 1. leosztás* is wrong for one deal in nine."""
    wrong = []
    for name, texts in said("hu").items():
        for text in texts:
            for found in re.finditer(r"\b([Aa]z?) (\d[\d\u00a0]*)", text):
                number = int(found[2].replace("\u00a0", ""))
                if found[1].lower() != article(number):
                    wrong.append(f"{name}: {text}")
    assert wrong == []
    assert any("az 5. oszlopba" in text for text in said("hu")["spoken-to-column"])


def test_words_have_their_article_in_hungarian() -> None:
    # The pronoun *az* may stand before any sound; the article *a* only before a consonant.
    assert _with("hu", r"\b[Aa] [aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ]") == []
    assert _with("hu", r"\b[Aa]z (?:pikk|kőr|káró|treff|lap|dáma|bubi|király)") == []


ENGLISH = r"(?i)\b(?:the|and|not|with|must|cannot|line|action|record|card|cards|column|waste|stock|moves)\b"


@pytest.mark.parametrize("locale", ["hu", "pt"])
def test_no_english_is_left(locale: str) -> None:
    assert _with(locale, ENGLISH) == []


def test_one_word_for_one_thing() -> None:
    assert _with("en", r"\bpacks?\b|\bDouble cards\b|\b(?:two|three|seven|eight|nine|ten)s? of (?:clubs|hearts)") == []
    assert _with("hu", r"alapkupac|\b[Tt]ábla\b|a\(z\)") == []
    # European Portuguese, after the reform of its spelling.
    assert (
        _with("pt", r"(?i)\b(?:acç|direcç|selecç|acto|arquivo|tela|salvar|você|usuário)|\bsina(?:l|is) escrito") == []
    )
    assert _with("pt", r"\b[Nn]a mesa\b|[12]\.ª fundação") == []


@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_reminder_is_short_enough_for_its_strip(locale: str) -> None:
    long = {text for name, texts in said(locale).items() if name.startswith("refusal-") for text in texts}
    assert [text for text in long if len(text) > 105] == []


@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_time_names_no_part_that_is_nothing(locale: str) -> None:
    for name in ("duration-hours", "duration-minutes"):
        for text in said(locale)[name]:
            numbers = [int(number) for number in re.findall(r"\d+", re.sub("[\u00a0,]", "", text))]
            assert 0 not in numbers or numbers == [0], text


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_ranks_are_listed_with_their_letters(locale: str) -> None:
    (listed,) = said(locale)["rules-moves-ranks"]
    assert re.findall(r"\(([A-Z])\)", listed) == ["A", "J", "Q", "K"]
