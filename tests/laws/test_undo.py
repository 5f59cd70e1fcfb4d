"""Undo and redo, against a model of them: a pile of whole games."""

from collections import deque

from hypothesis import given
from hypothesis import strategies as st

from easyharp import Game
from easyharp.rules import REDO, UNDO
from tests.laws import strategies


def _state(game: Game) -> tuple[object, ...]:
    """Everything that undo restores: all but the move counter and the version."""
    return game.position, game.places, game.score, game.take_backs


def _undone_while_possible(game: Game) -> tuple[Game, int]:
    times = 0
    while game.refusal(UNDO) is None:
        game, times = game.play(UNDO), times + 1
    return game, times


@given(strategies.unfinished_games())
def test_undo_restores_everything_but_the_counter(game: Game) -> None:
    """fault 4: one action is one undo."""
    for action in game.legal_actions():
        after = game.play(action)
        if after.is_won:
            continue
        undone = after.play(UNDO)
        assert _state(undone) == _state(game), action
        assert undone.moves == after.moves == game.moves + 1
        assert undone.past == game.past[-99:]


@given(strategies.unfinished_games())
def test_redo_brings_back_what_was_undone_and_counts_as_a_move(game: Game) -> None:
    for action in game.legal_actions():
        after = game.play(action)
        if after.is_won:
            continue
        redone = after.play(UNDO).play(REDO)
        assert _state(redone) == _state(after), action
        assert redone.moves == after.moves + 1
        assert redone.past == after.past


@given(strategies.games(longest=150))
def test_undo_and_redo_are_a_walk_through_a_pile_of_states(game: Game) -> None:
    past: deque[object] = deque(maxlen=100)
    future: list[object] = []
    after = Game.new(game.deal)
    for last in game.actions:
        before, after = after, after.play(last)
        if last is UNDO:
            future.append(_state(before))
            assert _state(after) == past.pop()
            assert after.moves == before.moves
            continue
        past.append(_state(before))
        if last is REDO:
            assert _state(after) == future.pop()
        else:
            future.clear()
        assert after.moves == before.moves + 1
        assert len(after.past) == len(past)
        assert len(after.future) == len(future)


@given(strategies.dealt_games(), st.binary(min_size=90, max_size=110))
def test_the_last_hundred_actions_can_be_undone_and_no_more(game: Game, choices: bytes) -> None:
    tale = strategies.told(game, choices, undo=False)
    played = len(tale.last.actions)
    undone, times = _undone_while_possible(tale.last)
    assert times == min(played, 100)
    refusal = undone.refusal(UNDO)
    assert refusal is not None
    assert refusal.reason == ("undo-limit" if played > 100 else "nothing-to-undo")


@given(strategies.unfinished_games())
def test_all_that_was_undone_can_be_redone(game: Game) -> None:
    ready = len(game.future)
    undone, times = _undone_while_possible(game)
    redone = undone.play_all([REDO] * times)
    assert _state(redone) == _state(game)
    assert len(redone.future) == ready


@given(strategies.unfinished_games())
def test_a_new_action_ends_redo(game: Game) -> None:
    for action in game.legal_actions():
        after = game.play(action)
        refusal = after.refusal(REDO)
        assert refusal is not None
        assert refusal.reason == ("game-over" if after.is_won else "nothing-to-redo")


@given(strategies.games())
def test_the_counter_counts_all_that_was_accepted_but_undo(game: Game) -> None:
    assert game.version == len(game.actions)
    assert game.moves == sum(1 for action in game.actions if action is not UNDO)
