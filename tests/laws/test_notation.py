"""What is printed reads back as the same."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from easyharp import (
    Action,
    Deal,
    Game,
    NotationError,
    Position,
    Record,
    RecordError,
    SetupError,
    SetupSyntaxError,
    format_position,
    parse_position,
    parse_record,
    record_of,
)
from easyharp.rules import ACTIONS, Setup
from tests.laws import strategies

WRITTEN = {
    *("S", "U", "R"),
    *(source + target for source in "123456789Wabcdefgh" for target in "123456789F"),
}


def test_the_actions_are_those_of_the_notation() -> None:
    assert {action.text for action in ACTIONS} == WRITTEN
    assert len(ACTIONS) == len(WRITTEN) == 183


@given(st.one_of(st.text(max_size=4), st.text("SUR123456789WFabcdefghA0", max_size=3)))
def test_a_text_is_an_action_or_a_syntax_error(text: str) -> None:
    if text in WRITTEN:
        assert Action(text).text == str(Action(text)) == text
    else:
        with pytest.raises(NotationError, match="is no action"):
            Action(text)


@given(strategies.positions())
def test_a_position_reads_back(position: Position) -> None:
    text = format_position(position)
    assert parse_position(text) == position
    assert format_position(parse_position(text)) == text


@given(strategies.positions(), st.integers(0, 300), st.text("asAS7hTt-/ ßKé\n", max_size=2))
def test_a_spoilt_position_is_refused_or_reads_back(position: Position, at: int, spoil: str) -> None:
    """No text makes the reader fail in any other way, and what it accepts it writes as it stood."""
    text = format_position(position)
    spoilt = text[:at] + spoil + text[at + len(spoil) :]
    try:
        read = parse_position(spoilt)
    except (SetupSyntaxError, SetupError):
        return
    assert format_position(read) == spoilt.strip()


@given(strategies.positions())
def test_a_set_up_is_what_was_written(position: Position) -> None:
    setup = Setup.parse(format_position(position))
    assert setup.faults() == ()
    assert (setup.stock, setup.waste, setup.foundations) == (
        position.stock,
        position.waste,
        position.foundations,
    )


@given(strategies.records())
def test_a_record_reads_back(record: Record) -> None:
    text = record.format()
    assert parse_record(text) == record
    assert parse_record(text).format() == text


@given(strategies.records())
def test_a_record_reads_back_with_other_line_ends_and_a_byte_order_mark(record: Record) -> None:
    assert parse_record("\ufeff" + record.format().replace("\n", "\r\n")) == record


@given(strategies.games(), st.booleans())
def test_the_record_of_a_game_replays_to_that_game(game: Game, tagged: bool) -> None:
    record = record_of(game, [("Day", "2026-11-30")] if tagged else ())
    replay = parse_record(record.format()).replay()
    assert replay.game == game
    assert replay.disagreements == ()
    assert replay.result == record.tag("Result") == ("won" if game.is_won else "unfinished")


@given(st.text(max_size=60), st.text('[]"{}SUR*12 47F\\\n', max_size=60))
def test_any_text_is_a_record_or_a_record_error(head: str, body: str) -> None:
    for text in (head, body, f'[Deal "5"]\n\n{head}', f'[Deal "5"]\n\n{body}', f'[Deal "5"]\n[{body}'):
        with suppress(RecordError):
            record = parse_record(text)
            assert record.deal == Deal(5)
            record.replay()


@given(strategies.numbers)
def test_a_deal_code_reads_back(number: int) -> None:
    deal = Deal(number)
    assert Deal.parse(deal.code) == Deal.parse(str(number)) == Deal.parse(f"{number:,}".replace(",", " ")) == deal
    assert sum("ABCDEFGHIJKLMNOPQRSTUVWXYZ".index(c) * 26**n for n, c in enumerate(deal.code[:-8:-1])) == number


@given(strategies.numbers, st.data())
def test_a_deal_code_forgives_case_spaces_and_missing_hyphens(number: int, data: st.DataObject) -> None:
    code = Deal(number).code
    spelt = "".join(
        data.draw(st.sampled_from((c, c.lower(), f" {c}", f"{c}\u00a0") if c != "-" else ("-", "", " - ")))
        for c in code
    )
    assert Deal.parse(spelt) == Deal(number)
