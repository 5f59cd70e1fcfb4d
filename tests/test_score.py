import pytest

from easyharp import Action, Position
from easyharp.score import points
from tests.tables import sketch


@pytest.mark.parametrize(
    ("position", "action", "worth"),
    [
        (sketch(stock="7H"), "S", 0),
        (sketch(waste="7H"), "S", 0),
        (sketch("8S/7H"), "21", 0),
        (sketch("8S/ks7H"), "21", 5),
        (sketch("8S/8C7H"), "21", 0),
        (sketch("8S", waste="7H"), "W1", 5),
        (sketch(waste="KH"), "W1", 5),
        (sketch(waste="AH"), "WF", 10),
        (sketch("AH"), "1F", 10),
        (sketch("2SAH"), "1F", 10),
        (sketch("ksAH"), "1F", 15),
        (sketch("KSQH"), "12", 0),
        (sketch("7sKSQH"), "12", 5),
        (sketch("7sKS"), "12", 5),
        (sketch("8S", foundations="--7-----"), "c1", 0),
        (sketch(foundations="--K-----"), "c1", 0),
    ],
)
def test_points(position: Position, action: str, worth: int) -> None:
    assert points(position, Action(action)) == worth


@pytest.mark.parametrize("action", ["1F", "12"])
def test_a_run_on_the_floor_turns_nothing_up(action: str) -> None:
    position = sketch("KSQH", foundations="--J-----")
    assert points(position, Action(action)) == (10 if action == "1F" else 0)
