"""What is of the wrong type is refused with a word about the right one; what is no position cannot be had."""

from __future__ import annotations

import copy
import inspect
import pickle
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import easyharp
from easyharp import Action, Card, Deal, Do, Drop, Game, Hold, Position, Session, Settings, SetupError, Suit, Tap, rules
from easyharp import catalogue as catalogue_module
from easyharp.intents import Grab, drop
from easyharp.rules import Column, format_position, parse_position
from tests.laws import strategies

GAME = Game.new(5)
START = GAME.position
SESSION = Session(GAME)
TEXT = format_position(START)
RECORD = easyharp.record_of(GAME).format()

DOORS: dict[str, tuple[Callable[..., object], tuple[object, ...]]] = {
    "Action": (Action, ("17",)),
    "Card": (Card, (7, Suit.HEARTS)),
    "Card.parse": (Card.parse, ("7H",)),
    "Deal": (Deal, (5,)),
    "Deal.parse": (Deal.parse, ("5",)),
    "Game.new": (Game.new, (5,)),
    "Game.play": (GAME.play, ("17",)),
    "Game.play_all": (GAME.play_all, (["17"],)),
    "Game.refusal": (GAME.refusal, ("17",)),
    "Position.start": (Position.start, (Deal(5),)),
    "Session": (Session, (GAME, Settings())),
    "Session.take": (SESSION.take, (Do(Action("17")),)),
    "daily": (easyharp.daily, ("2026-11-30",)),
    "drop": (lambda card: drop(START, Grab("1", card), "7"), (0,)),
    "find_deal": (easyharp.find_deal, ("5",)),
    "format_position": (format_position, (START,)),
    "legal_actions": (easyharp.legal_actions, (START,)),
    "parse_position": (parse_position, (TEXT,)),
    "parse_record": (easyharp.parse_record, (RECORD,)),
    "perft": (easyharp.perft, (START, 1)),
    "record_of": (easyharp.record_of, (GAME,)),
    "view_of": (easyharp.view_of, (GAME,)),
    "rules.move": (rules.move, ("1", "7")),
    "rules.play": (rules.play, (START, Action("17"))),
    "rules.refusal_of": (rules.refusal_of, (START, Action("17"))),
    "rules.refusal_of_move": (lambda start, count: rules.refusal_of_move(start, "1", count, "7"), (START, 1)),
    "catalogue.parse_catalogue": (catalogue_module.parse_catalogue, (catalogue_module.catalogue().text,)),
    "catalogue.standing": (catalogue_module.standing, (5,)),
}
OTHERS: tuple[object, ...] = (None, True, 1.5, b"17", object(), Deal, (), "5", 5, [], {})
# What is given here is of the right type, or can be read as it.
ALSO_RIGHT: dict[str, tuple[type, ...]] = {
    "Game.new": (str, int),
    "Game.play_all": (tuple, list, dict, str, bytes),
}


@pytest.mark.parametrize("name", DOORS)
def test_a_wrong_type_is_refused_with_a_word_about_the_right_one(name: str) -> None:
    door, right = DOORS[name]
    door(*right)
    for at, value in enumerate(right):
        kinds = ALSO_RIGHT.get(name, (type(value),))
        for other in OTHERS:
            if isinstance(other, kinds) and not isinstance(other, bool):
                continue
            with pytest.raises(TypeError, match=" is wanted, not "):
                door(*right[:at], other, *right[at + 1 :])


def test_every_function_of_the_library_is_tried() -> None:
    functions = {name for name in easyharp.__all__ if inspect.isfunction(getattr(easyharp, name))}
    assert functions <= {*DOORS}


@pytest.mark.parametrize(
    "intent",
    [Tap("1", 0.5, 0), Tap("1", "0", 0), Tap("1", 0, None), Hold("1", None), Drop("1", "0", "2"), Do("S")],  # type: ignore[arg-type]
)
def test_an_intent_with_a_wrong_part_is_refused(intent: Any) -> None:
    with pytest.raises(TypeError, match=" is wanted, not "):
        SESSION.take(intent)


COLUMNS, TALON, _, FOUNDATIONS = START
BROKEN: list[tuple[dict[str, Any], type[Exception]]] = [
    ({"columns": COLUMNS[:-1]}, ValueError),
    ({"columns": (*COLUMNS, Column())}, ValueError),
    ({"columns": (COLUMNS[1], *COLUMNS[1:])}, SetupError),
    ({"columns": [*COLUMNS]}, TypeError),
    ({"columns": None}, TypeError),
    ({"columns": (None,) * 9}, TypeError),
    ({"columns": (((), TALON[:1]), *COLUMNS[1:])}, TypeError),
    ({"columns": (Column((), ("JD",)), *COLUMNS[1:])}, TypeError),  # type: ignore[arg-type]
    ({"columns": (Column(COLUMNS[0].up, ()), *COLUMNS[1:])}, SetupError),
    ({"columns": (Column((), COLUMNS[0].up + TALON[:1]), *COLUMNS[1:]), "talon": TALON[1:]}, SetupError),
    ({"talon": TALON[1:]}, SetupError),
    ({"talon": TALON + TALON[:1]}, SetupError),
    ({"talon": ("7H", *TALON[1:])}, TypeError),
    ({"talon": [*TALON]}, TypeError),
    *(({"drawn": drawn}, ValueError) for drawn in (-1, 60, 300)),
    *(({"drawn": drawn}, TypeError) for drawn in (True, 0.0, None, "0")),
    *(({"foundations": ranks}, ValueError) for ranks in ((0,) * 7, (0,) * 9, (-1, *FOUNDATIONS[1:]), (14,) * 8)),
    *(({"foundations": ranks}, TypeError) for ranks in (0, ("A",) * 8, [0] * 8, (True,) * 8, None)),
    ({"foundations": (1,) * 8}, SetupError),
]


@pytest.mark.parametrize(("changes", "kind"), BROKEN)
def test_what_is_no_position_cannot_be_made(changes: dict[str, Any], kind: type[Exception]) -> None:
    with pytest.raises(kind) as made:
        Position(**{**START._asdict(), **changes})
    with pytest.raises(kind) as changed:
        START._replace(**changes)
    assert str(made.value) == str(changed.value)


@given(strategies.positions(), st.integers(0, pickle.HIGHEST_PROTOCOL))
def test_what_the_rules_come_to_passes_the_check(position: Position, protocol: int) -> None:
    for same in (
        Position(*position),
        position._replace(drawn=position.drawn),
        copy.deepcopy(position),
        pickle.loads(pickle.dumps(position, protocol)),
    ):
        assert type(same) is Position
        assert same == position
