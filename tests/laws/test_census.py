"""Nothing is lost, nothing appears twice."""

from collections import Counter
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from easyharp import Deal, Game, Position
from easyharp.cards import CARDS
from easyharp.rules import PILES, apply, legal_actions
from tests.laws import strategies
from tests.laws.strategies import Told


def _census(position: Position) -> Counter[str]:
    return Counter(card.text for pile in PILES for card in position.cards(pile))


TWICE_EACH = Counter({card.text: 2 for card in CARDS})


@given(strategies.tales())
def test_a_game_always_has_104_cards_each_twice(tale: Told) -> None:
    """fault 3: no card is lost or doubled."""
    assert all(_census(game.position) == TWICE_EACH for game in tale.games)


@given(strategies.positions())
def test_every_legal_action_keeps_104_cards_each_twice(position: Position) -> None:
    for action in legal_actions(position):
        assert _census(apply(position, action)) == TWICE_EACH, action


@given(strategies.tales())
def test_every_place_of_the_deal_is_somewhere_once(tale: Told) -> None:
    for game in tale.games:
        columns, talon, slots = game.places
        assert sorted([*sum(columns, ()), *talon, *sum(slots, ())]) == [*range(104)]


@given(strategies.tales())
def test_the_card_at_a_place_is_the_one_that_was_dealt_there(tale: Told) -> None:
    pack = tale.last.deal.pack
    for game in tale.games:
        position, places = game.position, game.places
        lying = [column.cards for column in position.columns]
        lying += [position.talon, *(position.slot_cards(slot) for slot in range(8))]
        for cards, spots in zip(lying, [*places.columns, places.talon, *places.slots], strict=True):
            assert cards == tuple(pack[place] for place in spots)


@given(strategies.tales())
def test_a_card_keeps_its_place_when_it_moves(tale: Told) -> None:
    """fault 3: the cards that leave a pile are the ones that arrive: of two equal cards, the one that was moved."""
    for before, after in tale.steps:
        step = after.last_step
        if step is None or not step.action.is_move or after.past[:-1] != before.past[-99:]:
            continue
        moved = next(event for event in step.events if event.kind == "moved")
        arrived = strategies.spots(after, moved.target)
        assert strategies.spots(before, moved.source)[-len(moved.cards) :] == arrived[-len(moved.cards) :]


@given(strategies.tales())
def test_in_a_column_face_up_cards_lie_on_face_down_ones_as_one_run(tale: Told) -> None:
    for game in tale.games:
        for index, (down, up) in enumerate(game.position.columns):
            assert len(down) <= index
            assert bool(up) >= bool(down)
            assert [card.rank for card in up] == [*range(up[0].rank, up[0].rank - len(up), -1)] if up else True
            assert all(lower.colour is not upper.colour for lower, upper in pairwise(up))


@given(strategies.numbers, st.integers(0, 103), st.integers(0, 103))
def test_equal_cards_can_change_places(number: int, one: int, other: int) -> None:
    """Which copy of a card lies where makes no other position."""
    pack = [*Deal(number).pack]
    twin = next(place for place, card in enumerate(pack) if card == pack[one] and place != one)
    swapped = pack[:]
    swapped[one], swapped[twin] = pack[twin], pack[one]
    assert Position.start(Deal(number)) == strategies.dealt_position(swapped)
    assert hash(Position.start(Deal(number))) == hash(strategies.dealt_position(swapped))
    if pack[other] != pack[one]:
        swapped[one], swapped[other] = swapped[other], swapped[one]
        assert Position.start(Deal(number)) != strategies.dealt_position(swapped)


@given(strategies.games())
def test_a_game_is_a_value(game: Game) -> None:
    again = Game.new(game.deal).play_all(action.text for action in game.actions)
    assert again == game
    assert again.actions == game.actions
