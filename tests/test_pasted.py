"""What is pasted where a deal is asked for: codes and links as chats, mails and people hand them on."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import unquote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from easyharp import Deal, DealError, find_deal
from easyharp.deal import DealFault
from easyharp.texts import Words, locales
from tests.laws.strategies import numbers

CODE = "EH1-N-AAAAAAF"
HYPHENS = ("-", "\u2010", "\u2011", "\u2012", "\u2013", "\u2014", "\u2212", "\ufe63", "\uff0d", "\u00ad", "")
UNSEEN = ("\u200b", "\u200c", "\u200d", "\u2060", "\ufeff", "\u200e", "\u200f", "\u202a", "\u202c", "\u2066", "\ufe0f")
BEFORE = ("", *' "„“‘«‹([<*_`#@', "> ", "- ", "• ", "🎴 ", "deal:")  # noqa: RUF001
AFTER = ("", *' .,;:!?…"”“’»›)]>*_`\n', ").", "-et")  # noqa: RUF001
HOSTS = ("http://127.0.0.1:8813", "http://[::1]:8813", "https://harp.example.org", "https://harp.example.org/harp", "")
TAILS = ("", "/", ".", ")", "?utm_source=share", "?a=5&fbclid=IwAR0x1#top", "#EH1", "?utm_content=N-AAAAAAB", "&sa=D")


def fault_of(text: str) -> DealFault:
    with pytest.raises(DealError) as caught:
        find_deal(text)
    assert 10 < len(str(caught.value)) < 250
    return caught.value.fault


@given(
    number=numbers,
    hyphens=st.tuples(*[st.sampled_from(HYPHENS)] * 2),
    around=st.tuples(st.sampled_from(BEFORE), st.sampled_from(AFTER)),
    unseen=st.lists(st.tuples(st.integers(0, 13), st.sampled_from(UNSEEN)), max_size=3),
    small=st.booleans(),
)
def test_a_code_is_found_whatever_a_chat_made_of_it(
    number: int, hyphens: tuple[str, str], around: tuple[str, str], unseen: list[tuple[int, str]], small: bool
) -> None:
    """fault 23: a deal that was shared is found again."""
    scheme, kind, letters = Deal(number).code.split("-")
    spelt = [*f"{scheme}{hyphens[0]}{kind}{hyphens[1]}{letters}"]
    for at, letter in unseen:
        spelt.insert(at, letter)
    code = "".join(spelt)
    assert find_deal(around[0] + (code.lower() if small else code) + around[1]) == Deal(number)


@given(number=numbers, host=st.sampled_from(HOSTS), tail=st.sampled_from(TAILS), wrapped=st.integers(0, 2))
def test_a_code_is_found_in_any_link(number: int, host: str, tail: str, wrapped: int) -> None:
    link = f"{host}/deal/{Deal(number).code}{tail}"
    for _ in range(wrapped):
        encoded = "".join(sign if sign.isalnum() else f"%{ord(sign):02X}" for sign in link)
        link = f"https://safe.example.com/?url={encoded}&data=05%7C02"
    assert find_deal(link) == find_deal(f"Look: {link} Good luck!") == Deal(number)


CASES = [
    line.split("\t", 1) for line in Path(__file__).with_name("links_and_codes.txt").read_text("utf-8").splitlines()[1:]
]


@pytest.mark.parametrize(("kind", "text"), CASES)
def test_these_were_seen_in_the_wild(kind: str, text: str) -> None:
    assert find_deal(text) == Deal(5)
    # As the page asks for it: without the way, the percent signs undone.
    if kind == "L":
        assert find_deal(unquote(text.removeprefix("/deal/"))) == Deal(5)


@pytest.mark.parametrize("dash", ["%E2%80%91", "%E2%80%93", "%252D", "%2D"])
def test_the_percent_signs_of_an_address_are_read(dash: str) -> None:
    assert find_deal(f"/deal/EH1{dash}N{dash}AAAAAAF%E2%80%8B") == Deal(5)


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("link", ["", f"https://harp.example.org/deal/{CODE}"])
def test_what_the_page_shares_is_read_back(locale: str, link: str) -> None:
    words = Words(locale)
    for said in (words.say("share-deal", code=CODE), words.say("share-day", day="30/11/2026", code=CODE)):
        for more in ("", words.say("share-won", score=1300, moves=312), words.say("win-take-backs")):
            for joint in ("\n", " ", "\r\n"):
                assert find_deal(f"{said} {more}{joint}{link}") == Deal(5)


def test_what_the_faq_says_of_codes_names_one_deal() -> None:
    for locale in locales():
        assert find_deal(Words(locale).say("faq-codes-text")) == Deal(5)


@pytest.mark.parametrize(
    "text",
    [
        *(
            "5",
            " 5 ",
            "005",
            "5\u200b",
            "\ufeff5",
            "E H 1 - N - A A A A A A F",
            '"EH1 N AAA AAAF".',
            "EH1 N AAAAAAF, ok",
        ),
        *("EH1\u00a0–\u00a0N\u00a0–\u00a0AAAAAAF", f"{CODE}, {CODE.lower()}", f"{CODE} EH1 N AAAAAAF", f"{CODE} 7 12"),
        *(f"deal 7 is {CODE}", f"1) {CODE}", f"{CODE} in general; EH1 is Easy Harp", f"{CODE}/?n=EH1"),
    ],
)
def test_these_name_deal_5(text: str) -> None:
    assert find_deal(text) == Deal(5)


@given(
    chosen=st.lists(numbers, min_size=2, max_size=5, unique=True), joint=st.sampled_from(["\n", " ", ", ", "/", " x "])
)
def test_of_several_codes_none_is_guessed(chosen: list[int], joint: str) -> None:
    codes = [Deal(number).code for number in chosen]
    with pytest.raises(DealError) as caught:
        find_deal(joint.join([*codes, codes[0].lower()]))
    assert caught.value.fault is DealFault.SEVERAL
    assert caught.value.codes == tuple(codes)
    assert codes[0] in str(caught.value)
    assert codes[1] in str(caught.value)
    assert "choose" in str(caught.value)


@pytest.mark.parametrize("other", ["EH2-N-AAAAAAF", "EH1-D-AAAAAAF", "EH1-N-ZZZZZZZ"])
def test_a_code_beside_one_that_is_not_known_is_not_guessed_either(other: str) -> None:
    assert fault_of(f"{CODE} or {other}") is DealFault.SEVERAL
    with pytest.raises(DealError) as alone:
        find_deal(f"Look: {other}!")
    with pytest.raises(DealError) as strict:
        Deal.parse(other)
    assert alone.value.fault is strict.value.fault


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        *((text, DealFault.EMPTY) for text in ("", " \n", "\u200b", "\ufeff \u2060")),
        *((text, DealFault.OUT_OF_RANGE) for text in ("0", "1000000", "9" * 4000)),
        *(
            (text, DealFault.NOT_A_CODE)
            for text in ("-5", "\u22125", "+5", "5.", "5,0", "(5)", '"5"', "#5", "deal 5", "5%30")
        ),
        *(
            (text, DealFault.NOT_A_CODE)
            for text in ("5 of 7", "https://h.example/deal/5", "x", "%", "…", "Hello", "HARP")
        ),
        *((text, DealFault.NOT_A_CODE) for text in ("xEH1-N-AAAAAAF", "5EH1-N-AAAAAAF", "őEH1-N-AAAAAAF")),
        *(
            (text, DealFault.LETTERS)
            for text in ("see EH1-N-AAAAAA.", "EH1-N-AAAAAAFF", "EH1-N-AAAAAAÉ", "EH1-N-AAAAAA5")
        ),
        *((text, DealFault.LETTERS) for text in (f"{CODE}{CODE}", "EH1-N-AAAAAA\u212a", "see EH1-N-AAA AAAF!")),
        *((text, DealFault.UNKNOWN_SCHEME) for text in ("see EH2!", "EH99-N-AAAAAAF.")),
        ("EH1 in general", DealFault.UNKNOWN_KIND),
    ],
)
def test_these_name_none(text: str, fault: DealFault) -> None:
    assert fault_of(text) is fault


@given(st.text(alphabet=st.sampled_from([*"eEhH1nN-AF 5.%2D/_é\u200b–"]), max_size=40) | st.text())
def test_any_text_is_a_deal_or_an_error(text: str) -> None:
    try:
        found = find_deal(text)
    except DealError:
        return
    assert re.search("[0-9]", text)
    assert found == Deal.parse(found.code)


@given(st.text(alphabet=st.sampled_from([*"eEhH1nN-AF 5"])))
def test_what_the_grammar_reads_is_read_alike(text: str) -> None:
    try:
        strict = Deal.parse(text)
    except DealError:
        return
    assert find_deal(text) == strict
