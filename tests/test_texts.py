"""The words: every language has every message, and each can be said in Python. (The browser has its own test.)"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from easyharp import Card, texts
from easyharp.cards import CARDS
from easyharp.catalogue import catalogue
from easyharp.deal import DealFault
from easyharp.record import RecordFault
from easyharp.rules import Reason, Refusal
from easyharp.server.diary.messages import TransferFault
from easyharp.texts import FALLBACK, Words, locales, source

HEART, QUEEN = Card.parse("7H"), Card.parse("QD")


@cache
def _messages(locale: str) -> dict[str, set[str]]:
    """Every message of a language, with the variables that it needs."""
    return {
        entry.id.name: set(re.findall(r"\$([a-z-]+)", source(locale)[entry.span.start : entry.span.end]))
        for entry in parse(source(locale)).body
        if isinstance(entry, ast.Message) and entry.span
    }


def test_the_three_languages_are_there() -> None:
    assert {"en", "hu", "pt"} <= set(locales())


@pytest.mark.parametrize("locale", locales())
def test_no_file_has_a_line_that_is_no_fluent(locale: str) -> None:
    assert [entry for entry in parse(source(locale)).body if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("locale", locales())
def test_every_language_has_every_message_and_no_other(locale: str) -> None:
    """fault 28: no language lacks a message."""
    assert set(_messages(locale)) == set(_messages(FALLBACK))


def _parts(locale: str) -> dict[str, set[str]]:
    """Every message of a language that has parts, with their names."""
    entries = (entry for entry in parse(source(locale)).body if isinstance(entry, ast.Message))
    return {entry.id.name: {part.id.name for part in entry.attributes} for entry in entries if entry.attributes}


@pytest.mark.parametrize("locale", locales())
def test_every_message_has_the_same_parts_in_every_language(locale: str) -> None:
    assert _parts(FALLBACK)
    assert _parts(locale) == _parts(FALLBACK)


@pytest.mark.parametrize("locale", locales())
def test_no_language_needs_an_argument_that_others_are_not_given(locale: str) -> None:
    known = _messages(FALLBACK)
    cards = {"card", "card-start", "target", "colour"}
    for name, needs in _messages(locale).items():
        # Messages about cards are given all their forms; a language takes the one that fits.
        assert needs <= known[name] | (cards if known[name] & cards else set()), name


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("reason", list(Reason))
def test_every_refusal_has_its_reminder_with_the_cards_named(locale: str, reason: Reason) -> None:
    words = Words(locale)
    said = words.reminder(Refusal(reason, HEART, QUEEN))
    assert len(said) > 10
    needs = _messages(locale)[f"refusal-{reason.value}"]
    if needs & {"card", "card-start"}:
        assert words.card(HEART) in said
    if "target" in needs:
        assert words.card(QUEEN) in said


@pytest.mark.parametrize("locale", locales())
def test_every_card_has_a_name_of_its_own(locale: str) -> None:
    words = Words(locale)
    for form in ("name", "inside", "start"):
        assert len({words.card(card, form) for card in CARDS}) == 52


def test_the_seeds_words_are_used() -> None:
    assert Words("hu").card(Card.parse("JS")) == "pikk bubi"
    assert Words("pt").card(Card.parse("JS")) == "valete de espadas"
    assert Words("hu").say("option-interactive-rules") == "Interaktív szabályok"
    assert Words("pt").say("same-deal") == "Mesma distribuição"
    # "monte" is the stock alone, not any pile.
    assert "monte" not in Words("pt").say("key-arrows") + Words("pt").say("key-enter")


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("fault", list(DealFault))
def test_every_fault_of_a_deal_code_is_explained(locale: str, fault: DealFault) -> None:
    assert Words(locale).say(f"deal-{fault.value}")


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("fault", [*RecordFault, *TransferFault], ids=lambda fault: f"{type(fault).__name__}-{fault}")
def test_every_fault_of_a_file_is_explained(locale: str, fault: RecordFault | TransferFault) -> None:
    family = "record-fault" if isinstance(fault, RecordFault) else "transfer-fault"
    assert Words(locale).say(f"{family}-{fault.value}", most=100_000)


@pytest.mark.parametrize(
    ("wanted", "chosen"),
    [
        (["hu-HU", "en"], "hu"),
        (["pt-BR"], "pt"),
        (["de", "pt-PT"], "pt"),
        (["ja"], "en"),
        (["C", ""], "en"),
        ([], "en"),
    ],
)
def test_a_language_is_chosen_as_on_the_page(wanted: list[str], chosen: str) -> None:
    assert texts.choose(wanted) == chosen


def test_a_fourth_language_needs_nothing_but_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = set(locales())
    for locale in before:
        (tmp_path / f"{locale}.ftl").write_text(source(locale), encoding="utf-8")
    (tmp_path / "eo.ftl").write_text(source("en").replace("undo = Undo", "undo = Malfari"), encoding="utf-8")
    monkeypatch.setattr(texts, "files", lambda _: tmp_path)
    locales.cache_clear()
    try:
        assert set(locales()) == {*before, "eo"}
        assert Words("eo").say("undo") == "Malfari"
    finally:
        locales.cache_clear()
        source.cache_clear()


@pytest.mark.parametrize("locale", locales())
def test_the_faq_knows_of_the_deals_that_are_proved_unwinnable(locale: str) -> None:
    said = Words(locale).say("faq-winnable-text")
    numbers = {int(re.sub(r"\D", "", number)) for number in re.findall(r"\d{1,3}(?:[,\s]\d{3})+", said)}
    assert numbers == catalogue().unwinnable


def test_none_is_many_in_portugal() -> None:
    assert "0 jogadas" in Words("pt").say("share-won", score=1300, moves=0)
    assert "1 jogada." in Words("pt").say("share-won", score=1300, moves=1)


def test_unknown_languages_and_messages_are_named() -> None:
    with pytest.raises(KeyError, match="'xx'"):
        Words("xx")
    with pytest.raises(LookupError):
        Words().say("no-such-message")
    with pytest.raises(ValueError, match="refusal-wrong-rank"):
        Words().reminder(Refusal(Reason.WRONG_RANK))
