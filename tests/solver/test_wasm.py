from pathlib import Path

import pytest

from easyharp import Deal, Position
from easyharp.solver import Budget, solve
from tests.solver.wasm import build_wasm, solve_by_wasm


@pytest.fixture(scope="module")
def core(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_wasm(tmp_path_factory.mktemp("wasm"))


@pytest.mark.parametrize("number", [5, 20, 999_999])
def test_the_browser_gets_the_same_line(core: Path, number: int) -> None:
    position = Position.start(Deal(number))
    answer = solve(position, Budget(seconds=None, nodes=400_000))
    # As many positions as the winner gets in its first turn.
    solved = solve_by_wasm(core, position, seed=0, nodes=100_000)
    assert solved["actions"] == [action.text for action in answer.actions]
    assert (solved["won"], solved["nodes"]) == (True, answer.nodes)
