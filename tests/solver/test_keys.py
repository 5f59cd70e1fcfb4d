"""Positions that are the same to a search have the same key; others have not."""

from random import Random

from hypothesis import assume, given
from hypothesis import strategies as st

from easyharp import Position
from easyharp.rules import FOUNDATIONS, WASTE, apply, legal_actions
from easyharp.solver import native
from tests.laws import strategies


@given(strategies.positions(), st.permutations(range(9)))
def test_columns_that_hide_nothing_may_swap(position: Position, order: list[int]) -> None:
    free = [at for at, column in enumerate(position.columns) if not column.down]
    columns = [*position.columns]
    for at, other in zip(free, [at for at in order if at in free], strict=True):
        columns[at] = position.columns[other]
    assert native.key(position._replace(columns=tuple(columns))) == native.key(position)


@given(strategies.positions())
def test_the_slots_of_a_suit_may_swap(position: Position) -> None:
    slots = position.foundations
    swapped = tuple(slots[slot ^ 1] for slot in range(8))
    assert native.key(position._replace(foundations=swapped)) == native.key(position)


@given(strategies.positions(), st.integers(0, 59), st.integers(0, 2**32))
def test_the_order_of_the_talon_does_not_matter(position: Position, drawn: int, seed: int) -> None:
    talon = [*position.talon]
    Random(seed).shuffle(talon)
    other = position._replace(talon=tuple(talon), drawn=min(drawn, len(talon)))
    assert native.key(other) == native.key(position)


@given(strategies.positions())
def test_columns_that_hide_cards_stay_apart(position: Position) -> None:
    hiding = [at for at, column in enumerate(position.columns) if column.down]
    assume(len(hiding) > 1)
    one, other = hiding[:2]
    columns = [*position.columns]
    columns[one], columns[other] = columns[other], columns[one]
    assume(position.columns[one] != position.columns[other])
    # Swapped columns are another layout; only how much each of them hides is part of the key.
    if len(position.columns[one].down) != len(position.columns[other].down):
        assert native.key(position._replace(columns=tuple(columns))) != native.key(position)


@given(strategies.positions())
def test_a_card_that_comes_or_goes_changes_the_key(position: Position) -> None:
    for action in legal_actions(position):
        if action.is_move and (action.source == WASTE or action.is_take_back or action.target == FOUNDATIONS):
            assert native.key(apply(position, action)) != native.key(position)
