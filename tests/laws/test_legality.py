"""The list of legal actions and the refusal of every other attempt say the same, and what the rules say."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bench.plain import Table
from easyharp import Action, Drop, Game, IllegalAction, Position, Refusal, Session, format_position
from easyharp.intents import Grab, drop, targets
from easyharp.rules import ACTIONS, PILES, REDO, UNDO, apply, legal_actions, play, refusal_of
from tests.golden import vectors
from tests.laws import strategies
from tests.laws.spec_table import Attempt, expected
from tests.laws.strategies import Told

EVERYWHERE = (*PILES, "F")
# Each example makes two thousand attempts.
FEWER = settings(max_examples=40)


@given(strategies.positions())
def test_an_action_is_listed_exactly_when_it_is_not_refused(position: Position) -> None:
    legal = legal_actions(position)
    assert len(legal) == len({*legal})
    for action in ACTIONS:
        if action not in (UNDO, REDO):
            assert (action in legal) == (refusal_of(position, action) is None), action


@given(strategies.positions())
def test_play_plays_what_is_legal_and_returns_the_refusal_of_the_rest(position: Position) -> None:
    for action in ACTIONS:
        if action in (UNDO, REDO):
            continue
        refusal = refusal_of(position, action)
        assert play(position, action) == (apply(position, action) if refusal is None else refusal)


@given(strategies.positions())
def test_a_card_has_the_targets_that_a_drop_accepts(position: Position) -> None:
    listed = targets(position)
    for pile, card in strategies.grabs(position):
        accepted = [target for target in "123456789F" if isinstance(drop(position, Grab(pile, card), target), Action)]
        assert sorted(listed.get(Grab(pile, card), ())) == accepted, (pile, card)
    assert {(pile, card) for pile, card in listed} <= {*strategies.grabs(position)}


@given(strategies.positions())
@FEWER
def test_a_drop_comes_to_a_legal_action_with_the_grabbed_card(position: Position) -> None:
    legal = legal_actions(position)
    for pile, card in strategies.grabs(position):
        for target in EVERYWHERE:
            decided = drop(position, Grab(pile, card), target)
            if isinstance(decided, Action):
                assert decided in legal
                assert decided.source == pile
                assert decided.target == ("F" if target in "Fabcdefgh" else target)
                assert apply(position, decided).cards(pile) == position.cards(pile)[:card]


@given(strategies.positions())
@FEWER
def test_every_attempt_is_refused_by_the_first_rule_that_forbids_it(position: Position) -> None:
    for pile, card in strategies.grabs(position):
        for target in EVERYWHERE:
            decided = drop(position, Grab(pile, card), target)
            reason = decided.reason.value if isinstance(decided, Refusal) else None
            assert reason == expected(Attempt(position, pile, card, target)), (pile, card, target)


@given(strategies.positions())
@FEWER
def test_a_refusal_names_only_cards_that_can_be_seen(position: Position) -> None:
    for pile, card in strategies.grabs(position):
        for target in EVERYWHERE:
            decided = drop(position, Grab(pile, card), target)
            if not isinstance(decided, Refusal):
                continue
            attempt = Attempt(position, pile, card, target)
            unseen = not attempt.cards or card < attempt.hidden or decided.reason == "game-over"
            assert decided.card == (None if unseen else attempt.grabbed)
            assert decided.target in (None, attempt.onto)


@given(strategies.positions(), st.binary(max_size=30))
def test_the_plain_referee_has_the_same_opinion(position: Position, choices: bytes) -> None:
    """Two implementations that share nothing list the same actions and come to the same positions."""
    table = Table.read(format_position(position))
    for byte in choices:
        legal = legal_actions(position)
        assert sorted(table.legal_actions()) == sorted(action.text for action in legal)
        if not legal:
            break
        action = legal[byte % len(legal)]
        position = apply(position, action)
        table.play(action.text)
        assert table.written() == format_position(position)


@given(strategies.tales(undo=False))
def test_the_plain_referee_gives_the_same_points(tale: Told) -> None:
    table = Table.read(format_position(tale.games[0].position))
    for before, after in tale.steps:
        assert table.play(after.actions[-1].text) == after.score - before.score


@given(strategies.games())
@FEWER
def test_a_refusal_changes_nothing(game: Game) -> None:
    before = (game.position, game.places, game.score, game.moves, game.take_backs, game.version)
    history = (game.past, game.future, game.actions)
    for action in ACTIONS:
        refusal = game.refusal(action)
        if refusal is None:
            continue
        with pytest.raises(IllegalAction) as caught:
            game.play(action)
        assert (caught.value.action, caught.value.refusal) == (action, refusal)
    session = Session(game)
    for pile, card in strategies.grabs(game.position):
        for target in EVERYWHERE:
            outcome = session.take(Drop(pile, card, target))
            assert outcome.refusal is None or outcome.session == session
    assert (game.position, game.places, game.score, game.moves, game.take_backs, game.version) == before
    assert (game.past, game.future, game.actions) == history


@pytest.mark.parametrize("seed", range(5))
def test_once_won_nothing_is_legal(seed: int) -> None:
    game = vectors.story(vectors.names("won")[seed])[-1]
    assert game.legal_actions() == []
    for action in ACTIONS:
        refusal = game.refusal(action)
        assert refusal is not None
        assert refusal.reason == "game-over"
    for pile, card in strategies.grabs(game.position):
        for target in EVERYWHERE:
            decided = drop(game.position, Grab(pile, card), target)
            assert isinstance(decided, Refusal)
            assert decided.reason == "game-over"
