from itertools import islice

import pytest

from easyharp import Deal, DealError, deal
from easyharp.deal import DealFault, shuffled, splitmix64


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (1, "EH1-N-AAAAAAB"),
        (5, "EH1-N-AAAAAAF"),
        (25, "EH1-N-AAAAAAZ"),
        (26, "EH1-N-AAAAABA"),
        (999_999, "EH1-N-AACEXHN"),
    ],
)
def test_the_code_is_the_number_in_base_26(number: int, code: str) -> None:
    assert Deal(number).code == code
    assert Deal.parse(code).number == number


@pytest.mark.parametrize(
    "text",
    [
        *("5", "005", "0" * 5000 + "5", " 5 ", "\t5\n", "0 0 0 5"),
        *("EH1-N-AAAAAAF", "eh1-n-aaaaaaf", "Eh1-N-aAaAaAf", "EH1NAAAAAAF", "EH1-NAAAAAAF", "EH1N-AAAAAAF"),
        *("EH1 N AAAAAAF", "E H 1 - N - A A A A A A F", "  EH1-N-AAAAAAF\n", "EH1\u00a0N\u202fAAA AAAF"),
    ],
)
def test_these_name_deal_5(text: str) -> None:
    assert Deal.parse(text) == Deal(5)


@pytest.mark.parametrize("text", ["999999", "999 999", "999\u00a0999", "999\u202f999", "0999999", "9 9 9 9 9 9"])
def test_these_name_the_last_deal(text: str) -> None:
    assert Deal.parse(text) == Deal(999_999)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        *((text, DealFault.EMPTY) for text in ("", " ", "\n\t\u00a0")),
        *((text, DealFault.OUT_OF_RANGE) for text in ("0", "000", "1000000", "1 000 000", "9" * 10_000)),
        *((text, DealFault.OUT_OF_RANGE) for text in ("EH1-N-AAAAAAA", "EH1-N-AACEXHO", "EH1-N-ZZZZZZZ")),
        *((text, DealFault.UNKNOWN_SCHEME) for text in ("EH2-N-AAAAAAF", "eh2naaaaaaf", "EH0-N-AAAAAAF")),
        *((text, DealFault.UNKNOWN_SCHEME) for text in ("EH11-N-AAAAAAF", "EH2", f"EH{'9' * 10_000}-N-A")),
        *((text, DealFault.UNKNOWN_KIND) for text in ("EH1-D-AAAAAAF", "EH1", "EH1-", "EH1--N-AAAAAAF", "EH1-AAAAAAF")),
        *(
            (text, DealFault.LETTERS)
            for text in ("EH1-N-AAAAAA", "EH1-N-AAAAAAAF", "EH1-N-", "EH1-N", "EH1-N--AAAAAAF")
        ),
        *((text, DealFault.LETTERS) for text in ("EH1-N-AAAAAA5", "EH1-N-AAAA-AAF", "EH1-N-AAAAAAÉ", "EH1-N-AAAAAß")),
        *(
            (text, DealFault.NOT_A_CODE)
            for text in ("+5", "-5", "5.0", "5,0", "999.999", "999,999", "5e3", "0x5", "1_000")
        ),
        *((text, DealFault.NOT_A_CODE) for text in ("５", "٥", "²", "½", "Ⅴ", "five", "AAAAAAF", "EH-1-N-AAAAAAF")),  # noqa: RUF001
        *((text, DealFault.NOT_A_CODE) for text in ("ＥＨ1-N-AAAAAAF", "ΕΗ1-N-AAAAAAF", "\0", "5\0", "x" * 10_000)),  # noqa: RUF001
        *((text, DealFault.NOT_A_CODE) for text in ("EH１-N-AAAAAAF", "EH1–N–AAAAAAF"[2:], "nan", "None", "5'")),  # noqa: RUF001
    ],
)
def test_these_name_none(text: str, fault: DealFault) -> None:
    with pytest.raises(DealError) as caught:
        Deal.parse(text)
    assert caught.value.fault is fault
    assert caught.value.given == text
    assert 10 < len(str(caught.value)) < 250


@pytest.mark.parametrize("letters", ["AAAAAA\u0131", "AAAAAA\u212a", "AAAAA\u017fF", "AAAAAA\ufb00"])
def test_letters_of_other_alphabets_are_no_letters_even_if_they_turn_into_some(letters: str) -> None:
    """Dotless i, the kelvin sign, the long s and ff become A to Z when their case is changed."""
    with pytest.raises(DealError) as caught:
        Deal.parse(f"EH1-N-{letters}")
    assert caught.value.fault is DealFault.LETTERS


def test_an_unknown_scheme_is_named() -> None:
    with pytest.raises(DealError, match="dealing scheme EH2, which this program does not know"):
        Deal.parse("EH2-N-AAAAAAF")


@pytest.mark.parametrize("number", [-5, 0, 1_000_000])
def test_there_is_no_such_number(number: int) -> None:
    with pytest.raises(DealError) as caught:
        Deal(number)
    assert caught.value.fault is DealFault.OUT_OF_RANGE


def test_splitmix64_gives_its_published_outputs() -> None:
    """fault 6: our own generator, not the language's."""
    expected = [0x599ED017FB08FC85, 0x2C73F08458540FA5, 0x883EBCE5A3F27C77]
    assert [*islice(splitmix64(1234567), 3)] == expected


def test_a_draw_that_would_favour_low_cards_is_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    """The highest output is drawn again: 2**64 is no multiple of 104, so it would not be spread evenly."""
    outputs = {1: [*range(103)], 2: [2**64 - 1, *range(103)]}
    monkeypatch.setattr(deal, "splitmix64", lambda seed: iter(outputs[seed]))
    assert shuffled(2) == shuffled(1)


def test_a_draw_that_spreads_evenly_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    highest = 2**64 - 2**64 % 104 - 1
    outputs = {1: [103, *range(102)], 2: [highest, *range(102)]}
    monkeypatch.setattr(deal, "splitmix64", lambda seed: iter(outputs[seed]))
    assert highest % 104 == 103
    assert shuffled(2) == shuffled(1)


def test_deals_are_values() -> None:
    assert len({Deal(5), Deal(5), Deal(6)}) == 2
    assert Deal(5) < Deal(6)
    with pytest.raises(AttributeError):
        Deal(5).number = 6  # type: ignore[misc]
