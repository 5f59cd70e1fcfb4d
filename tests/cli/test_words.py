"""The words of the commands: every language says everything, nothing is said that is not asked for."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from typer.core import TyperGroup
from typer.main import get_command

from easyharp import Card, RecordError, SetupError, parse_position
from easyharp.catalogue import Standing
from easyharp.cli.__main__ import app
from easyharp.cli.faults import explained
from easyharp.cli.words import CommandWords, command_source, harmless, language, taken_language
from easyharp.deal import DealFault
from easyharp.record import RecordFault
from easyharp.rules import Reason, Refusal
from easyharp.rules.setup import FaultKind
from easyharp.solver.answer import Status
from easyharp.texts import FALLBACK, locales, source
from tests.cli.cases import BAD_POSITION, COMMANDS

ROOT = Path(__file__).parents[2]
CODE = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src" / "easyharp" / "cli").glob("*.py"))
EVENTS = (
    *(
        "ready",
        "keeps",
        "ends",
        "running",
        "serves",
        "serves-under",
        "set-aside",
        "disk-full",
        "read-only",
        "lost-writes",
    ),
    *("address", "port", "base"),
)
# Messages whose names are put together, by the part that is in the code.
FAMILIES: dict[str, Iterable[object]] = {
    "cli-os-": ("EACCES", "EADDRINUSE", "EADDRNOTAVAIL", "EISDIR", "ENOENT", "ENOSPC", "ENOTDIR", "EPERM", "EROFS"),
    "cli-deal-": {*DealFault, "several"},
    "cli-fault-": FaultKind,
    "cli-record-": RecordFault,
    "cli-standing-": Standing,
    "cli-status-": Status,
    "cli-not-known-": [status for status in Status if not status.is_known],
    "cli-server-": EVENTS,
    "cli-": ("won", "unfinished"),
    "cli-help-": COMMANDS,
}


def _entries(locale: str) -> list[ast.EntryType]:
    return parse(command_source(locale)).body


def _messages(locale: str) -> dict[str, tuple[set[str], set[str]]]:
    """Every message with its parts and its variables."""
    return {
        entry.id.name: (
            {part.id.name for part in entry.attributes},
            set(re.findall(r"\$([a-z-]+)", command_source(locale)[entry.span.start : entry.span.end])),
        )
        for entry in _entries(locale)
        if isinstance(entry, ast.Message) and entry.span
    }


@pytest.mark.parametrize("locale", locales())
def test_every_language_says_the_same(locale: str) -> None:
    assert [entry for entry in _entries(locale) if isinstance(entry, ast.Junk)] == []
    assert _messages(locale) == _messages(FALLBACK)
    names = [entry.id.name for entry in _entries(locale) if isinstance(entry, ast.Message)]
    assert len(names) == len(set(names))


def test_every_message_is_asked_for_and_there() -> None:
    named = set(re.findall(r"""["'](cli-[a-z0-9-]*[a-z0-9])["']""", CODE))
    made = {start + str(end) for start, ends in FAMILIES.items() for end in ends}
    assert set(_messages(FALLBACK)) == named | made
    # Each family is one that the code puts together.
    starts = set(re.findall(r"""f["'](cli-[a-z-]*)\{""", CODE)) | {"cli-help-"}
    assert starts == set(FAMILIES)


def test_the_page_has_other_names_and_does_not_get_these_words() -> None:
    assert not re.search(r"^cli-", source(FALLBACK), re.MULTILINE)
    built = (ROOT / "src" / "easyharp" / "web" / "assets").glob("*.js")
    assert not [path.name for path in built if "cli-usage" in path.read_text(encoding="utf-8")]


@pytest.mark.parametrize("locale", locales())
def test_every_option_and_argument_is_explained(locale: str) -> None:
    group, words = get_command(app), CommandWords(locale)
    assert isinstance(group, TyperGroup)
    for message, command in (("cli-help", group), *((f"cli-help-{name}", it) for name, it in group.commands.items())):
        own = {param.name or "" for param in command.params}
        missing = [name for name in own if not (words.part(message, name) or words.part("cli-help", name))]
        assert missing == [], message
        # And no words are left of an option that is gone.
        assert _messages(locale)[message][0] <= own | {"help", "lang", "as_json"}


def test_numbers_and_plurals() -> None:
    english, portuguese = CommandWords("en"), CommandWords("pt")
    assert english.say("cli-cards", count=1) == "1 card"
    assert english.say("cli-cards", count=0) == "0 cards"
    assert portuguese.say("cli-cards", count=0) == "0 cartas"
    assert portuguese.say("cli-cards", count=1) == "1 carta"
    assert CommandWords("hu").say("cli-deal", number=140892) == "140\u00a0892. leosztás"


@pytest.mark.parametrize("locale", locales())
def test_every_fault_of_a_record_is_worded_by_its_identifier(locale: str) -> None:
    words = CommandWords(locale)
    for fault in RecordFault:
        assert len(words.say(f"cli-record-{fault}", line=3, most=1_000_000, at=17, action="4X")) > 20
    refusal = Refusal(Reason.SAME_COLOUR, *map(Card.parse, ("7H", "8D")))
    error = RecordError("in English", RecordFault.REFUSED, at=17, action="12", refusal=refusal)
    assert "in English" not in explained(error)[0]


def test_every_fault_of_a_position_is_named() -> None:
    with pytest.raises(SetupError) as found:
        parse_position(BAD_POSITION)
    first, *faults = explained(found.value)
    assert first == "This is no position of the game:"
    assert faults == [
        "Every card must be there twice, 104 in all; here are 105: 3 × 7H.",
        "Column 1 ends with a face-down card; the last card is always face up.",
    ]


@pytest.mark.parametrize(
    ("environment", "locale"),
    [
        ({}, "en"),
        ({"LANG": "hu_HU.UTF-8"}, "hu"),
        ({"LANG": "pt_BR"}, "pt"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "hu"}, "hu"),
        ({"LANG": "hu_HU@euro"}, "hu"),
        ({"LANG": "hu_HU.UTF-8", "LC_MESSAGES": "pt_PT.UTF-8"}, "pt"),
        ({"LC_ALL": "en_GB.UTF-8", "LANG": "hu_HU.UTF-8", "LC_MESSAGES": "pt_PT.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:pt:hu"}, "pt"),
        ({"LANG": "hu_HU.UTF-8", "LANGUAGE": ""}, "hu"),
        ({"LANG": "C", "LANGUAGE": "hu"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANGUAGE": "hu"}, "en"),
        ({"LANG": "???"}, "en"),
        ({"LC_ALL": "", "LANG": "hu_HU"}, "hu"),
    ],
)
def test_the_language_is_that_of_the_environment(environment: dict[str, str], locale: str) -> None:
    assert language(None, environment) == locale
    assert language("pt", environment) == "pt"


@pytest.mark.parametrize(
    ("words", "named", "rest"),
    [
        ("deal 5", None, "deal 5"),
        ("--lang hu deal 5", "hu", "deal 5"),
        ("deal 5 --lang=pt", "pt", "deal 5"),
        ("deal --lang hu 5 --lang pt", "pt", "deal 5"),
        ("deal 5 --lang", "", "deal 5"),
        ("deal -- --lang hu", None, "deal -- --lang hu"),
    ],
)
def test_the_language_may_be_named_anywhere(words: str, named: str | None, rest: str) -> None:
    assert taken_language(words.split()) == (named, rest.split())


def test_what_comes_from_outside_cannot_steer_the_terminal() -> None:
    assert harmless("é♥ \x1b[2J\n\udcff\u202e") == "é♥ \\x1b[2J\\n\\udcff\\u202e"
    assert "\x1b" not in CommandWords().say("cli-deal-not-a-code", given="\x1b[2J")
