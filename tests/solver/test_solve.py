import asyncio
import threading
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from easyharp import Action, Deal, Game, Position, score
from easyharp.rules import apply, refusal_of
from easyharp.solver import Answer, Budget, NotAPositionError, Progress, Status, Stop, solve, solve_async
from easyharp.solver.reference import judge
from tests.golden import vectors
from tests.laws import strategies
from tests.solver.cases import HARD, LONG, LOST
from tests.tables import ALMOST_WON, WON, malformed, sketch

NODES = Budget(seconds=None, nodes=400_000)
SIGNATURE = 491_060


def _replayed(position: Position, answer: Answer) -> int:
    points = 0
    for action in answer.actions:
        assert refusal_of(position, action) is None
        points += score.points(position, action)
        position = apply(position, action)
    assert position.is_won
    return points


@pytest.mark.parametrize("number", range(1, 41))
def test_numbered_deals_are_won(number: int) -> None:
    position = Position.start(Deal(number))
    answer = solve(position, Budget(seconds=None, nodes=10_000_000))
    assert answer.status is Status.WON
    # All cards placed, all turned up, each that was taken back placed once more.
    points = answer.score - 1_220 - 10 * answer.take_backs
    assert _replayed(position, answer) == answer.score
    assert points % 5 == 0
    assert 0 <= points <= 295
    assert answer.card_moves == sum(action.is_move for action in answer.actions)
    assert Game.new(number).play_all(answer.actions).score == answer.score


@given(strategies.positions(), st.integers(0, 3))
def test_any_position_can_be_asked_about(position: Position, seed: int) -> None:
    answer = solve(position, Budget(seconds=None, nodes=30_000, memory=4 << 20), seed=seed)
    if answer.status is Status.WON:
        assert _replayed(position, answer) == answer.score
    else:
        assert not answer.actions


@given(st.sampled_from(vectors.names("won") + vectors.names("takeback")), st.integers(0, 200))
def test_a_game_that_was_won_can_be_won_from_late_on(name: str, left: int) -> None:
    story = vectors.story(name)
    position = story[max(0, len(story) - 1 - left)].position
    answer = solve(position, NODES)
    assert answer.status is Status.WON
    assert _replayed(position, answer) == answer.score


def test_a_won_position_needs_nothing() -> None:
    assert solve(WON).actions == ()
    assert solve(WON).status is Status.WON
    assert solve(ALMOST_WON).actions == (Action("1F"),)


@pytest.mark.parametrize("position", LOST)
def test_a_lost_position_is_proved_lost(position: Position) -> None:
    """fault 21: lost is what has been proved."""
    answer = solve(position, NODES)
    assert answer.status is Status.LOST
    assert answer.actions == ()
    assert answer.nodes < 400_000


def test_the_plain_search_agrees_on_late_positions() -> None:
    for name in vectors.names("won"):
        position = vectors.story(name)[-12].position
        assert judge(position, 20_000) is solve(position, NODES).status is Status.WON


def test_more_points_for_more_moves() -> None:
    position = Position.start(Deal(5))
    short, rich = solve(position, NODES), solve(position, NODES, for_score=True)
    assert _replayed(position, rich) == rich.score
    assert rich.score > short.score
    assert rich.card_moves > short.card_moves


def test_the_same_seed_gives_the_same_answer() -> None:
    position = Position.start(Deal(HARD))
    one, other = solve(position, NODES, seed=3), solve(position, NODES, seed=3)
    assert replace(one, seconds=0) == replace(other, seconds=0)
    assert solve(position, NODES, seed=4).nodes != one.nodes


def test_the_signature() -> None:
    # One number for what the searches do. A change that is meant to change nothing leaves it as it is; any other
    # change writes the new number here.
    answers = [solve(Position.start(Deal(number)), NODES) for number in range(1, 31)]
    assert sum(answer.nodes for answer in answers) == SIGNATURE


def test_a_budget_of_nodes_ends_the_search() -> None:
    budget = Budget(seconds=None, nodes=10_000, memory=64 << 20)
    answer = solve(Position.start(Deal(HARD)), budget)
    assert answer.status is Status.STOPPED
    assert 10_000 <= answer.nodes < 10_100


def test_no_time_is_no_answer() -> None:
    answer = solve(Position.start(Deal(5)), Budget(seconds=0))
    assert (answer.status, answer.actions) == (Status.STOPPED, ())


def test_full_memory_is_an_answer_of_its_own() -> None:
    """fault 29: memory is bounded."""
    budget = Budget(seconds=None, nodes=1_500_000, memory=4 << 20)
    assert solve(LONG, budget).status is Status.OUT_OF_MEMORY


def test_a_pressed_stop_ends_it() -> None:
    stop = Stop()
    stop.press()
    assert stop.is_pressed
    assert solve(LONG, Budget(seconds=None, nodes=10**12), stop=stop).status is Status.STOPPED


def test_a_stop_can_be_pressed_from_a_progress_report() -> None:
    stop, reports = Stop(), list[Progress]()

    def report(progress: Progress) -> None:
        reports.append(progress)
        if len(reports) == 3:
            stop.press()

    answer = solve(LONG, Budget(seconds=None, nodes=10**12), stop=stop, on_progress=report)
    assert answer.status is Status.STOPPED
    assert len(reports) in (3, 4)
    assert [progress.nodes for progress in reports] == sorted(progress.nodes for progress in reports)


def test_it_answers_beside_an_event_loop() -> None:
    """fault 29: nobody waits for the solver."""
    reports: list[Progress] = []
    answer = asyncio.run(solve_async(Position.start(Deal(5)), NODES, on_progress=reports.append))
    assert replace(answer, seconds=0) == replace(solve(Position.start(Deal(5)), NODES), seconds=0)


def test_cancelling_the_task_ends_the_thread() -> None:
    async def ask_and_cancel() -> None:
        running = asyncio.Event()
        task = asyncio.create_task(
            solve_async(LONG, Budget(seconds=None, nodes=10**12), on_progress=lambda _: running.set())
        )
        await running.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(ask_and_cancel())
    assert not [thread for thread in threading.enumerate() if thread.name.startswith("asyncio")]


@pytest.mark.parametrize(
    "limits",
    [
        {"seconds": None},
        {"seconds": -1.0},
        {"seconds": float("nan")},
        {"seconds": float("inf")},
        {"nodes": -1},
        {"nodes": 2**63},
        {"memory": 0},
        {"memory": 2**60},
    ],
    ids=str,
)
def test_a_senseless_budget_is_refused(limits: dict[str, float]) -> None:
    with pytest.raises(ValueError, match=r"budget|seconds|nodes|memory"):
        Budget(**limits)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "limits",
    [
        {"seconds": "1"},
        {"seconds": True},
        {"nodes": 1.5},
        {"nodes": False},
        {"nodes": "9"},
        {"memory": 16e6},
        {"memory": None},
        {"memory": True},
    ],
    ids=str,
)
def test_a_budget_of_other_things_says_what_is_wanted(limits: dict[str, Any]) -> None:
    (name,) = limits
    with pytest.raises(TypeError, match=rf"{name} must be .*, not"):
        Budget(**limits)


GOOD = Position.start(Deal(5))


@pytest.mark.parametrize(
    "position",
    [
        sketch("8S7H"),
        malformed(GOOD, columns=None),
        malformed(GOOD, columns=(None,) * 9),
        malformed(GOOD, columns=GOOD.columns[:8]),
        malformed(GOOD, columns=(("ab", "cd"), *GOOD.columns[1:])),
        malformed(GOOD, talon=GOOD.talon[1:]),
        malformed(GOOD, talon=("7H", *GOOD.talon[1:])),
        malformed(GOOD, drawn=60),
        malformed(GOOD, drawn=-1),
        malformed(GOOD, drawn=300),
        malformed(GOOD, drawn=True),
        malformed(GOOD, drawn=0.0),
        malformed(GOOD, foundations=("A",) * 8),
        malformed(GOOD, foundations=(0,) * 7),
        malformed(GOOD, foundations=0),
    ],
)
def test_what_is_no_position_is_refused(position: Position) -> None:
    with pytest.raises(NotAPositionError):
        solve(position)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"position": "EH1-N-AAAAAAF"}, "a Position is wanted"),
        ({"position": None}, "a Position is wanted"),
        ({"position": tuple(GOOD)}, "a Position is wanted"),
        ({"budget": 10}, "budget must be a Budget"),
        ({"seed": True}, "seed must be a whole number"),
        ({"seed": 1.0}, "seed must be a whole number"),
        ({"seed": "1"}, "seed must be a whole number"),
        ({"stop": True}, "stop must be a Stop"),
    ],
    ids=str,
)
def test_an_argument_of_another_type_says_what_is_wanted(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(TypeError, match=message):
        solve(**{"position": GOOD, **arguments})


@pytest.mark.parametrize("number", [29_419, 523_032])
def test_a_win_that_the_prover_found_by_a_long_way_has_a_line_to_play(number: int) -> None:
    """The prover goes deep first: its own way to the win has thousands of steps, more than a line may have."""
    answer = solve(Position.start(Deal(number)), Budget(seconds=None, nodes=30_000_000))
    assert answer.status is Status.WON
    assert answer.card_moves < 1_000
