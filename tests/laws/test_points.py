"""What a game is worth."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from easyharp import Action, Game, Position
from easyharp.rules import UNDO
from tests.golden import vectors
from tests.laws import strategies
from tests.laws.strategies import Told
from tests.tables import sketched_game

WINS = vectors.names("won")


def _hidden(position: Position) -> int:
    return sum(len(column.down) for column in position.columns)


def _is_from_waste_to_column(action: Action) -> bool:
    return action.source == "W" and action.target != "F"


@given(strategies.tales(undo=False))
def test_the_score_is_ten_a_card_placed_and_five_a_card_turned_up_or_from_waste_to_column(tale: Told) -> None:
    first, last = tale.games[0], tale.last
    actions = last.actions[len(first.actions) :]
    placed = sum(action.target == "F" for action in actions)
    turned_up = _hidden(first.position) - _hidden(last.position)
    laid = sum(_is_from_waste_to_column(action) for action in actions)
    assert last.score - first.score == 10 * placed + 5 * turned_up + 5 * laid


@given(strategies.tales())
def test_the_score_is_never_negative_and_falls_only_by_undo(tale: Told) -> None:
    for before, after in tale.steps:
        assert after.score >= 0
        if after.score < before.score:
            assert after.actions[-1] is UNDO


@given(strategies.tales())
def test_undo_takes_off_what_its_action_gave(tale: Told) -> None:
    for before, after in tale.steps:
        if after.actions[-1] is UNDO:
            assert before.score - after.score == before.past[-1].points


@given(strategies.tales())
def test_the_points_of_the_events_are_the_points_of_the_step(tale: Told) -> None:
    for before, after in tale.steps:
        if after.actions[-1] is UNDO:
            continue
        step = after.last_step
        assert step is not None
        assert sum(event.points for event in step.events) == step.points == after.score - before.score
        assert all(event.points >= 0 for event in step.events)


@given(strategies.tales(undo=False))
def test_the_events_tell_what_changed(tale: Told) -> None:
    """Each card that an event moves was on top of its source and is on top of its target."""
    for before, after in tale.steps:
        step = after.last_step
        assert step is not None
        kinds = [event.kind.value for event in step.events]
        assert ("won" in kinds) == after.is_won
        assert ("turned-up" in kinds) == (_hidden(after.position) < _hidden(before.position))
        for event in step.events:
            if event.kind == "moved":
                assert before.position.cards(event.source)[-len(event.cards) :] == event.cards
                assert after.position.cards(event.target)[-len(event.cards) :] == event.cards
            elif event.kind == "turned-up":
                assert before.position.columns[int(event.source) - 1].down[-1:] == event.cards
            elif event.kind == "drawn":
                assert before.position.stock[:1] == event.cards == after.position.waste[-1:]
            elif event.kind == "turned-over":
                assert before.position.waste == event.cards == after.position.stock


@pytest.mark.parametrize("name", WINS)
def test_a_win_without_take_backs_is_worth_1220_and_five_a_card_from_waste_to_column(name: str) -> None:
    game = vectors.story(name)[-1]
    laid = sum(_is_from_waste_to_column(action) for action in game.actions)
    assert game.score == 1220 + 5 * laid
    assert 1220 <= game.score <= 1515


@given(st.sampled_from(WINS), st.lists(st.tuples(st.integers(0, 730), st.integers(0, 255)), max_size=8))
def test_what_is_undone_on_the_way_costs_a_win_nothing_but_moves(name: str, detours: list[tuple[int, int]]) -> None:
    """Any legal action, take-backs among them, that is undone at once changes no points and no rank."""
    story = vectors.story(name)
    start = min((at for at, _ in detours), default=len(story) - 1)
    game = story[start]
    for number, action in enumerate(story[-1].actions[start:], start):
        for byte in (byte for at, byte in detours if at == number):
            away = strategies.chosen(game, byte, undo=False)
            assert away is not None
            game = game.play(away).play(UNDO)
        game = game.play(action)
    assert game.is_won
    assert game.is_ranked
    assert game.score == story[-1].score
    assert game.moves == story[-1].moves + len(detours)


@given(strategies.positions())
def test_taking_back_is_worth_nothing_and_placing_again_is_worth_ten(position: Position) -> None:
    """fault 1: a loop of take-backs is ranked nowhere."""
    game = sketched_game(position)
    for action in game.legal_actions():
        if action.is_take_back:
            taken = game.play(action)
            assert (taken.score, taken.take_backs) == (game.score, game.take_backs + 1)
            again = taken.play(action.target + "F")
            assert (again.score, again.take_backs) == (game.score + 10, game.take_backs + 1)


@given(strategies.tales())
def test_take_backs_are_counted_less_those_undone(tale: Told) -> None:
    """Those that were made long ago and those still on the pile of undo add up."""
    for before, after in tale.steps:
        last = after.actions[-1]
        if last is UNDO:
            assert before.take_backs - after.take_backs == before.past[-1].action.is_take_back
        else:
            step = after.last_step
            assert step is not None
            assert after.take_backs - before.take_backs == step.action.is_take_back


@given(strategies.games())
def test_only_a_win_without_take_backs_is_ranked(game: Game) -> None:
    """fault 1: points that can be repeated are not compared."""
    assert game.is_ranked == (game.is_won and game.take_backs == 0)
