"""Laws of the lines that hints go along."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Final

import pytest

from easyharp import Game
from easyharp.rules import TAP_STOCK, Action, Position, apply
from easyharp.server.hints.lines import Line, laid, layouts_of, positions, standing, without_detours
from easyharp.server.hints.search import LONG, search
from easyharp.solver import Status, Stop, solve

MOST: Final = 1_500
# Without a memory of where the game was, hints on this deal go round in a circle when lines are forgotten.
CIRCLING: Final = 96034


def _wandered(number: int, count: int) -> Game:
    """Play at random, as somebody does who then asks for help."""
    random, game = Random(number), Game.new(number)
    for _ in range(count):
        game = game.play(random.choice(game.legal_actions()))
    return game


def _follow(game: Game, forgets: Callable[[Action], bool]) -> list[Position]:
    """Ask and follow until the game is won; ``forgets`` says after which actions the line is forgotten."""
    line, passed = None, [game.position]
    while not game.is_won:
        assert len(passed) < MOST, "the hints do not come to an end"
        rest = line.rest_nearby(game.position) if line else None
        if rest is None:
            finding = search(game, line, LONG, Stop())
            assert finding.status is Status.WON
            line = finding.line
            assert line is not None
            rest = line.rest(game.position)
        assert rest is not None
        assert not _is_shuffling(game.position, rest[0])
        game = game.play(rest[0])
        passed.append(game.position)
        if forgets(rest[0]):
            line = None
    return passed


def _is_shuffling(position: Position, action: Action) -> bool:
    """Say whether a king, alone or with its run, goes from the floor of a column to the floor of another."""
    if action.source_index < 0 or action.target_index < 0:
        return False
    source, target = position.columns[action.source_index], position.columns[action.target_index]
    return source.is_king_led and not source.down and not target.up


def _never(_: Action) -> bool:
    return False


def _assert_no_circle(passed: list[Position]) -> None:
    assert len(set(passed)) == len(passed)
    layouts = [laid(position) for position in passed]
    changes = [now for before, now in pairwise(layouts) if now != before]
    assert len(set(changes)) == len(changes), "the cards lay so before"


@pytest.mark.parametrize("seed", range(3))
def test_hints_win_from_the_start_and_never_come_back_to_where_they_were(seed: int) -> None:
    """Fault 21: hints must not repeat moves or bounce a king between two empty columns."""
    _assert_no_circle(_follow(Game.new(Random(seed).randint(1, 999_999)), _never))


@pytest.mark.parametrize("number", [3, 1_000, 77_777])
def test_hints_win_from_the_middle_of_a_game(number: int) -> None:
    _assert_no_circle(_follow(_wandered(number, 25), _never))


@pytest.mark.parametrize("number", [CIRCLING, 5])
def test_hints_win_without_a_circle_though_the_line_is_forgotten_after_every_move(number: int) -> None:
    _assert_no_circle(_follow(Game.new(number), lambda action: action is not TAP_STOCK))


def test_hints_win_though_the_line_is_forgotten_now_and_then() -> None:
    random = Random("forgetting")
    _assert_no_circle(_follow(_wandered(12_345, 20), lambda _: random.random() < 0.05))


@pytest.mark.parametrize("number", [2209, 827_037])
def test_a_detour_is_left_out(number: int) -> None:
    """The solver's own lines for these deals move cards there and back. Fault 22: the rules replay what is left."""
    game = Game.new(number)
    written = solve(game.position).actions
    line = without_detours(game.position, written)
    assert len(line) < len(written)
    won = game.play_all(line)
    assert won.is_won
    _assert_no_circle([game.position, *positions(game.position, line)])


def test_a_line_is_found_again_wherever_the_player_stands_on_it() -> None:
    game = Game.new(5)
    finding = search(game, None, LONG, Stop())
    assert finding.line is not None
    line = Line(finding.line.start, finding.line.actions)
    passed = [game.position]
    for action in line.actions:
        passed.append(apply(passed[-1], action))
    for at in (300, 299, 0, 120):
        rest = line.rest(passed[at])
        assert rest == line.actions[at:]
        assert line.rest_nearby(passed[at + 1]) == line.actions[at + 1 :]
    elsewhere = _wandered(5, 30)
    assert line.rest(elsewhere.position) is None


def test_a_line_goes_on_when_the_stock_was_turned_too_far() -> None:
    game = Game.new(5)
    line = search(game, None, LONG, Stop()).line
    assert line is not None
    while line.rest(game.position)[0] is not TAP_STOCK:  # type: ignore[index]
        game = game.play(line.rest(game.position)[0])  # type: ignore[index]
    for _ in range(40):
        game = game.play("S")
        rest = line.rest(game.position)
        assert rest is not None
        assert game.play_all(rest).is_won


def test_what_was_undone_is_not_where_the_game_has_been() -> None:
    game = Game.new(5).play_all(["S", "S", "74", "U", "S"])
    assert [action.text for action in standing(game.actions)] == ["S", "S", "S"]
    assert layouts_of(game) == {laid(Position.start(game.deal))}
    assert len(layouts_of(game.play_all(["U", "R", "74"]))) == 2
