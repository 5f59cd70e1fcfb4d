"""A set-up with faults names every fault."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from easyharp import Position, SetupError, format_position
from easyharp.rules import Setup
from easyharp.rules.setup import FaultKind
from tests.laws import strategies

SOUND = ("-", "7S", "KH", "KHQS", "9c9sTD9S", "KSQHJSTD9S8H7C6D5S4H3C2DAS", "asasasasasasasasAS")
FAULTY = {
    "7s": {"ends-face-down"},
    "7S6h": {"ends-face-down", "face-down-above-face-up"},
    "7S6h6D": {"face-down-above-face-up"},
    "7S6S": {"not-a-run"},
    "7S5H": {"not-a-run"},
    "6S7H": {"not-a-run"},
    "7S7S": {"not-a-run"},
    "AHKS": {"not-a-run"},
    "7S6D5S3H": {"not-a-run"},
    "KSQHJSTD9S8H7C6D5S4H3C2DASAH": {"not-a-run", "run-too-long"},
    "asasasasasasasasasAS": {"too-many-hidden"},
    "asasasasasasasasas": {"too-many-hidden", "ends-face-down"},
    "asasasasasasasasas3S3Hts": {
        "too-many-hidden",
        "ends-face-down",
        "face-down-above-face-up",
        "not-a-run",
    },
}


@given(
    st.lists(st.sampled_from((*SOUND, *FAULTY)), min_size=9, max_size=9),
    st.integers(0, 70),
    st.integers(0, 5),
)
def test_every_fault_is_named_with_its_column(columns: list[str], stock: int, waste: int) -> None:
    text = f"{'/'.join(columns)} {'KS' * stock or '-'} {'KS' * waste or '-'} --------"
    expected = {("card-count", 0)}
    expected |= {("talon-too-long", 0)} if stock + waste > 59 else set()
    expected |= {(kind, n) for n, column in enumerate(columns, 1) for kind in FAULTY.get(column, ())}
    faults = Setup.parse(text).faults()
    assert {(fault.kind.value, fault.column) for fault in faults} == expected
    assert len(faults) == len(expected)
    assert all((f"column {fault.column} " in fault.message) == (fault.column > 0) for fault in faults)


@given(strategies.positions(), st.data())
def test_a_card_too_many_or_too_few_is_named(position: Position, data: st.DataObject) -> None:
    columns, stock, waste, foundations = format_position(position).split(" ")
    pile = data.draw(st.sampled_from([pile for pile in (stock, waste) if pile != "-"] or ["AS"]))
    card = pile[:2]
    fewer = stock.replace(card, "", 1) if card in stock and stock != card else None
    changed = fewer or (card if stock == "-" else card + stock)
    setup = Setup.parse(f"{columns} {changed} {waste} {foundations}")
    faults = [fault for fault in setup.faults() if fault.kind is FaultKind.CARD_COUNT]
    assert len(faults) == 1
    assert ("1 of" in faults[0].message) or ("3 of" in faults[0].message) or ("0 of" in faults[0].message)
    with pytest.raises(SetupError) as caught:
        setup.position()
    assert caught.value.faults == setup.faults()
    assert all(fault.message in str(caught.value) for fault in setup.faults())
