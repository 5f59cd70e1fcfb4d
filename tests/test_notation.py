import copy
import pickle
from typing import Any

import pytest

from easyharp import Action, NotationError
from easyharp.rules import REDO, TAP_STOCK, UNDO, move


@pytest.mark.parametrize(
    ("text", "source", "target", "indexes", "is_move", "is_take_back"),
    [
        ("S", "S", "", (-1, -1), False, False),
        ("U", "", "", (-1, -1), False, False),
        ("R", "", "", (-1, -1), False, False),
        ("WF", "W", "F", (-1, -1), True, False),
        ("W3", "W", "3", (-1, 2), True, False),
        ("4F", "4", "F", (3, -1), True, False),
        ("47", "4", "7", (3, 6), True, False),
        ("c7", "c", "7", (2, 6), True, True),
        ("33", "3", "3", (2, 2), True, False),
        ("aF", "a", "F", (0, -1), True, True),
    ],
)
def test_the_parts_of_an_action(
    text: str, source: str, target: str, indexes: tuple[int, int], is_move: bool, is_take_back: bool
) -> None:
    action = Action(text)
    assert (action.source, action.target) == (source, target)
    assert (action.source_index, action.target_index) == indexes
    assert (action.is_move, action.is_take_back) == (is_move, is_take_back)
    assert repr(action) == f"Action('{text}')"


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "s", "u", "r", "F", "1", "W", "a", "FS", "F1", "FF", "1S", "1W", "WS", "WW", "S1", "SF"),
        *("aa", "ab", "1a", "i1", "A1", "01", "10", "0F", "4f", "wF", "47 ", " 47", "4-7", "477", "S*2", "UU"),
        *("４7", "4\n7", "é1", "x" * 10_000),  # noqa: RUF001
    ],
)
def test_no_action(text: str) -> None:
    with pytest.raises(NotationError, match="is no action") as caught:
        Action(text)
    assert len(str(caught.value)) < 200


def test_an_action_is_one_object() -> None:
    assert Action("S") is TAP_STOCK
    assert Action("U") is UNDO
    assert Action("R") is REDO
    assert move("4", "7") is Action("47")
    assert move("W", "F") is Action("WF")


@pytest.mark.parametrize(("source", "target"), [("4", "a"), ("S", "1"), ("4", ""), ("F", "4")])
def test_no_move(source: str, target: str) -> None:
    with pytest.raises(NotationError):
        move(source, target)


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda action: pickle.loads(pickle.dumps(action))])
def test_a_copy_is_the_action_itself(again: Any) -> None:
    assert again(Action("47")) is Action("47")


@pytest.mark.parametrize("name", ["text", "source", "anything"])
def test_an_action_never_changes(name: str) -> None:
    with pytest.raises(AttributeError):
        setattr(Action("47"), name, "48")
