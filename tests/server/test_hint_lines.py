"""Laws of the lines that hints go along."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from easyharp import Game, parse_record
from easyharp.game import UNDO_LIMIT
from easyharp.rules import TAP_STOCK, Action, Position, apply
from easyharp.server.hints import search as searching
from easyharp.server.hints.lines import Line, laid, layouts_of, positions, standing, without_detours
from easyharp.server.hints.search import LONG, PROBES_MOST, Finding, search
from easyharp.solver import Answer, Budget, Status, Stop, native, solve
from easyharp.solver.search import PART
from tests.golden import vectors

MOST: Final = 1_500
# Without a memory of where the game was, hints on this deal go round in a circle when lines are forgotten.
CIRCLING: Final = 96034
LOST: Final = parse_record((Path(vectors.__file__).parent / "hints" / "lost-40.harp").read_text("utf-8"))
SMALL: Final = Budget(seconds=60.0, nodes=50_000)


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


# Deals, and how long they are played at random: lost with and without a way back, winnable, not known.
SPOILED: Final = (
    *((11, 700), (167, 600), (93, 875)),
    *((98, 650), (61, 575), (28, 750)),
    *((1, 40), (2, 90), (3, 40)),
    (9, 900),
)


def _spoiled_game(number: int, count: int) -> Game:
    game = Game.new(number)
    return game.play_all(native.wandered(game.position, count, number))


class Counting:
    """The solver, with its positions added up."""

    def __init__(self) -> None:
        self.nodes = 0

    def __call__(self, position: Position, budget: Budget, **options: Any) -> Answer:
        answer = solve(position, budget, **options)
        self.nodes += answer.nodes
        return answer


def test_every_hint_is_bounded_and_a_way_back_leads_to_a_proved_win(monkeypatch: pytest.MonkeyPatch) -> None:
    """The lines that are tried and the positions on the way back share a budget, however the game was spoiled."""
    kinds = Counter[object]()
    monkeypatch.setattr(searching, "_WAY_BACK_SECONDS", 60.0)
    for number, count in SPOILED:
        counting, game = Counting(), _spoiled_game(number, count)
        monkeypatch.setattr(searching, "solve", counting)
        finding = search(game, None, SMALL, Stop())
        kinds[finding.status, finding.back is None] += 1
        assert SMALL.nodes is not None
        assert counting.nodes < SMALL.nodes + PROBES_MOST * searching._PROBE + 20 * PART
        if finding.back is not None:
            assert 0 < finding.back <= 100
            earlier = game.play_all(["U"] * finding.back).position
            assert solve(earlier, Budget(seconds=None, nodes=10**7)).status is Status.WON
        if finding.status is Status.WON:
            assert finding.line is not None
            assert finding.line.rest(game.position)
    assert kinds == {(Status.LOST, False): 3, (Status.LOST, True): 3, (Status.WON, True): 3, (Status.STOPPED, True): 1}


def test_the_start_of_a_winnable_deal_is_a_way_back_without_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """One source of truth: the catalogue says that it can be won, whatever a short search finds."""
    game = Game.new(LOST.deal).play_all(LOST.actions[:UNDO_LIMIT])
    monkeypatch.setattr(searching, "_PROBE", 0)
    assert search(game, None, LONG, Stop()) == Finding(Status.LOST, back=UNDO_LIMIT)
    longer = game.play("S")
    assert longer.forgotten
    assert search(longer, None, LONG, Stop()) == Finding(Status.LOST)


def test_a_hint_that_is_dropped_on_the_way_back_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    stop, asked = Stop(), list[Position]()

    def dropped(position: Position, budget: Budget, **options: Any) -> Answer:
        asked.append(position)
        answer = solve(position, budget, **options)
        stop.press()
        return answer

    monkeypatch.setattr(searching, "solve", dropped)
    search(Game.new(LOST.deal).play_all(LOST.actions), None, LONG, stop)
    assert len(asked) == 1


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
