"""The laws are worth what they are tried on: what is rare in play must be common here."""

from collections.abc import Callable

import pytest
from hypothesis import find, given, settings

from easyharp import Game
from easyharp.game import Step
from easyharp.rules import REDO, TAP_STOCK, UNDO, cards_meant, parse_position
from easyharp.rules.setup import format_position
from tests.laws import strategies
from tests.laws.strategies import Told
from tests.laws.wild import wild_position


def _last_is(wanted: Callable[[Step], bool]) -> Callable[[Told], bool]:
    return lambda tale: len(tale.games) > 1 and tale.last.last_step is not None and wanted(tale.last.last_step)


def _undone(wanted: Callable[[Step], bool]) -> Callable[[Told], bool]:
    return lambda tale: any(game.future and wanted(game.future[-1]) for game in tale.games)


def _turned_over(step: Step) -> bool:
    return step.action is TAP_STOCK and not step.before.stock


RARE: dict[str, Callable[[Told], bool]] = {
    "a king-led run moves": _last_is(lambda step: cards_meant(step.before, step.action) > 1),
    "a card is taken back": _last_is(lambda step: step.action.is_take_back),
    "the waste is turned over": _last_is(_turned_over),
    "a turn-over is undone": _undone(_turned_over),
    "a card turns up": _last_is(lambda step: step.points in (5, 15)),
    "a take-back is undone": _undone(lambda step: step.action.is_take_back),
    "something is redone": lambda tale: REDO in tale.last.actions,
    "the game is won": lambda tale: tale.last.is_won,
}


@pytest.mark.parametrize("what", RARE)
def test_it_happens(what: str) -> None:
    find(strategies.tales(), RARE[what], settings=settings(max_examples=600, derandomize=True, database=None))


@given(strategies.games())
def test_games_are_what_their_actions_say(game: Game) -> None:
    assert Game.new(game.deal).play_all(game.actions) == game
    assert game.actions.count(UNDO) <= game.version


def test_wild_positions_obey_the_rules_of_a_set_up() -> None:
    positions = [wild_position(seed) for seed in range(200)]
    for position in positions:
        assert parse_position(format_position(position)) == position
    assert sum(1 for p in positions if any(not column.up for column in p.columns)) > 50
    assert sum(1 for p in positions if any(len(column.up) > 1 and column.is_king_led for column in p.columns)) > 50
