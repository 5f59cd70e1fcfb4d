"""What an action does to the table, drawn as position texts."""

import pytest

from easyharp import Action, Position, Refusal, format_position, legal_actions, perft
from easyharp.rules import apply, play, uncovers
from tests.tables import ALMOST_WON, WON, sketch

MOVES = [
    # The stock: one card at a time, then the waste turned over, same order.
    (sketch(stock="7H8S"), "S", sketch(stock="8S", waste="7H")),
    (sketch(stock="8S", waste="7H"), "S", sketch(waste="7H8S")),
    (sketch(waste="7H8S"), "S", sketch(stock="7H8S")),
    (sketch(waste="7H"), "S", sketch(stock="7H")),
    # Column to column: the top card only, even from a run.
    (sketch("8S/9C8D7H"), "21", sketch("8S7H/9C8D")),
    (sketch("8S/7H"), "21", sketch("8S7H")),
    (sketch("ks8S/7H"), "21", sketch("ks8S7H")),
    # A card that is uncovered turns up by itself.
    (sketch("8S/3c2h7H"), "21", sketch("8S7H/3c2H")),
    (sketch("8S/2h7H", foundations="--6-----"), "2F", sketch("8S/2H", foundations="--7-----")),
    # A king, and a king-led run of any length, onto an empty column.
    (sketch("2hKS"), "12", sketch("2H/KS")),
    (sketch("KS"), "19", sketch("-/-/-/-/-/-/-/-/KS")),
    (sketch("3s2hKSQHJS"), "14", sketch("3s2H/-/-/KSQHJS")),
    (
        sketch("KSQHJSTD9S8H7C6D5S4H3C2DAS"),
        "12",
        sketch("-/KSQHJSTD9S8H7C6D5S4H3C2DAS"),
    ),
    # Only the last card of a king-led run goes onto a card.
    (sketch("KSQHJS/QD"), "12", sketch("KSQH/QDJS")),
    # From the waste: its top card, and the one beneath is the next top.
    (sketch("8S", waste="2C7H", stock="3D"), "W1", sketch("8S7H", waste="2C", stock="3D")),
    (sketch(waste="2CKH", stock="3D"), "W2", sketch("-/KH", waste="2C", stock="3D")),
    (sketch(waste="2CAH", stock="3D"), "WF", sketch(waste="2C", stock="3D", foundations="--A-----")),
    # The first of two foundations that accept it.
    (sketch("AH"), "1F", sketch(foundations="--A-----")),
    (sketch("AH", foundations="--A-----"), "1F", sketch(foundations="--AA----")),
    (sketch("AH", foundations="---A----"), "1F", sketch(foundations="--AA----")),
    (sketch("6C", foundations="------55"), "1F", sketch(foundations="------65")),
    (sketch("6C", foundations="------75"), "1F", sketch(foundations="------76")),
    (sketch("2D", foundations="A-A-A-A-"), "1F", sketch(foundations="A-A-2-A-")),
    # Back from a foundation.
    (sketch("8S", foundations="--7-----"), "c1", sketch("8S7H", foundations="--6-----")),
    (sketch("2S", foundations="--A-----"), "c1", sketch("2SAH")),
    (sketch(foundations="-------K"), "h3", sketch("-/-/KC", foundations="-------Q")),
]


@pytest.mark.parametrize(("before", "text", "after"), MOVES)
def test_what_an_action_does(before: Position, text: str, after: Position) -> None:
    action = Action(text)
    assert action in legal_actions(before)
    assert format_position(apply(before, action)) == format_position(after)
    assert play(before, action) == after


def test_a_refused_action_leaves_the_position() -> None:
    position = sketch("8S/7C")
    refused = play(position, Action("21"))
    assert isinstance(refused, Refusal)
    assert position == sketch("8S/7C")


@pytest.mark.parametrize(
    ("position", "text", "card"),
    [
        (sketch("2h7H/8S"), "12", "2H"),
        (sketch("2h7H6S/7D"), "12", None),
        (sketch("7H/8S"), "12", None),
        (sketch("2hKSQH"), "12", "2H"),
        (sketch("2hKSQH/KC"), "12", None),
        (sketch("KSQH"), "12", None),
        (sketch("8S", waste="7H"), "W1", None),
        (sketch("ah8S", foundations="--7-----"), "c1", None),
        (sketch("ah8S", stock="7H"), "S", None),
    ],
)
def test_which_card_turns_up(position: Position, text: str, card: str | None) -> None:
    assert getattr(uncovers(position, Action(text)), "text", None) == card


def test_a_black_six_has_four_places() -> None:
    position = sketch("7H/7D/7H/7D/7S/6C/8H/5H/6H")
    texts = {action.text for action in legal_actions(position)}
    assert {text for text in texts if text[0] == "6"} == {"61", "62", "63", "64"}


def test_a_floor_king_may_move_to_any_empty_column() -> None:
    position = sketch("KS/2S/2S/2S/2S/2S/-/2S/-")
    assert {action.text for action in legal_actions(position)} == {"17", "19"}


def test_the_last_card_wins() -> None:
    assert not ALMOST_WON.is_won
    won = apply(ALMOST_WON, Action("1F"))
    assert won == WON
    assert won.is_won
    assert legal_actions(won) == []


@pytest.mark.parametrize(("position", "counts"), [(WON, (1, 0, 0)), (sketch("KS/2S/2S/2S/2S/2S/2S/2S/2S"), (1, 0, 0))])
def test_perft_of_a_position_without_actions(position: Position, counts: tuple[int, ...]) -> None:
    assert tuple(perft(position, depth) for depth in range(3)) == counts


def test_perft_needs_a_depth() -> None:
    with pytest.raises(ValueError, match="0 or more"):
        perft(WON, -1)


def test_placing_without_a_place_is_an_error() -> None:
    """The unchecked door says so rather than lose a card."""
    with pytest.raises(ValueError, match="no foundation accepts 2H"):
        apply(sketch("2H"), Action("1F"))
