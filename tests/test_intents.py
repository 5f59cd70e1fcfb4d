import pytest

from easyharp import Action, Grab, IntentError, Position, Reason, Refusal
from easyharp.intents import cards_grabbed, drop, is_face_up, targets, to_column, to_foundation
from tests.tables import WON, sketch


def _text(action: Action | None) -> str | None:
    return action.text if action else None


@pytest.mark.parametrize(
    ("position", "grab", "target", "text"),
    [
        (sketch("8S/7H"), Grab("2", 0), "1", "21"),
        (sketch("2hKSQH"), Grab("1", 1), "5", "15"),
        (sketch("2hKS"), Grab("1", 1), "5", "15"),
        (sketch("2h3hAH"), Grab("1", 2), "F", "1F"),
        (sketch("AH"), Grab("1", 0), "h", "1F"),
        (sketch("AH"), Grab("1", 0), "c", "1F"),
        (sketch("8S", waste="2C7H"), Grab("W", 1), "1", "W1"),
        (sketch(waste="AH"), Grab("W", 0), "a", "WF"),
        (sketch("8S", foundations="--7-----"), Grab("c", 6), "1", "c1"),
    ],
)
def test_a_drop_is_an_action(position: Position, grab: Grab, target: str, text: str) -> None:
    assert drop(position, grab, target) is Action(text)


@pytest.mark.parametrize(
    ("position", "grab", "target", "reason"),
    [
        # The run goes only when its king is grabbed.
        (sketch("KSQHJS"), Grab("1", 2), "2", Reason.EMPTY_COLUMN_NEEDS_KING),
        (sketch("KSQHJS"), Grab("1", 1), "2", Reason.ONE_CARD_AT_A_TIME),
        (sketch("KSQHJS/QD"), Grab("1", 0), "2", Reason.KING_RUN_NEEDS_EMPTY_COLUMN),
        (sketch("9S8H7S/9C"), Grab("1", 1), "2", Reason.ONE_CARD_AT_A_TIME),
        (sketch("9S8H7S"), Grab("1", 0), "F", Reason.FOUNDATION_ONE_AT_A_TIME),
        (sketch("ks8H"), Grab("1", 0), "2", Reason.FACE_DOWN),
        (sketch("8H"), Grab("2", 0), "1", Reason.NOTHING_THERE),
        (sketch(stock="8H"), Grab("S", 0), "W", Reason.FACE_DOWN),
        (sketch(waste="7H8H"), Grab("W", 0), "F", Reason.BURIED_IN_WASTE),
        (sketch("8H"), Grab("1", 0), "1", Reason.SAME_PILE),
        (WON, Grab("a", 12), "1", Reason.GAME_OVER),
    ],
)
def test_a_drop_is_a_refusal(position: Position, grab: Grab, target: str, reason: Reason) -> None:
    refused = drop(position, grab, target)
    assert isinstance(refused, Refusal)
    assert refused.reason is reason
    assert refused.is_silent == (reason is Reason.SAME_PILE)


@pytest.mark.parametrize(
    ("grab", "target"),
    [
        *((Grab("1", card), "2") for card in (-1, 2, 99)),
        *((Grab("2", card), "1") for card in (-1, 1)),
        *((Grab(pile, 0), "1") for pile in ("", "0", "F", "x", "11", "w", "i")),
        *((Grab("1", 0), target) for target in ("", "0", "x", "i", "11", "U")),
    ],
)
def test_what_no_hand_can_do(grab: Grab, target: str) -> None:
    with pytest.raises(IntentError):
        drop(sketch("8S7H"), grab, target)


def test_how_many_cards_a_grab_holds() -> None:
    position = sketch("ks8S7H", waste="2C3C", foundations="--7-----")
    assert [cards_grabbed(position, Grab("1", card)) for card in range(3)] == [3, 2, 1]
    assert [cards_grabbed(position, Grab("W", card)) for card in range(2)] == [2, 1]
    assert cards_grabbed(position, Grab("c", 6)) == 1
    assert cards_grabbed(position, Grab("5", 0)) == 1


@pytest.mark.parametrize(
    ("position", "grab", "text"),
    [
        (sketch("2hAH"), Grab("1", 1), "1F"),
        (sketch("2HAH"), Grab("1", 0), None),
        (sketch("2H"), Grab("1", 0), None),
        (sketch("2H", foundations="---A----"), Grab("1", 0), "1F"),
        (sketch(waste="2CAH"), Grab("W", 1), "WF"),
        (sketch(waste="AC2C"), Grab("W", 0), None),
        (sketch(stock="AH"), Grab("S", 0), None),
        (sketch(foundations="A-------"), Grab("a", 0), None),
        (sketch(), Grab("1", 0), None),
        (sketch(), Grab("W", 0), None),
    ],
)
def test_one_tap(position: Position, grab: Grab, text: str | None) -> None:
    assert _text(to_foundation(position, grab)) == text


@pytest.mark.parametrize(
    ("position", "grab", "text"),
    [
        # The longest column that takes it, face-down cards included; of equals the leftmost.
        (sketch("7H/8S/9H8S/8C"), Grab("1", 0), "13"),
        (sketch("7H/8S/2h3h8C/9H8S"), Grab("1", 0), "13"),
        (sketch("7H/2h8S/2h8C"), Grab("1", 0), "12"),
        (sketch("7H/9S/8H"), Grab("1", 0), None),
        (sketch("8S/8C", waste="7H"), Grab("W", 0), "W1"),
        # A full column before an empty one; the empty one only for a king.
        (sketch("2h3h7H/8S"), Grab("1", 2), "12"),
        (sketch("2hKS/2S/-/-"), Grab("1", 1), "13"),
        (sketch("2hKSQH/2S/-/-"), Grab("1", 1), "13"),
        (sketch("2hKSQH/2S"), Grab("1", 2), None),
        (sketch("2hKSQHJS/2S"), Grab("1", 2), None),
        (sketch("2S", waste="KS"), Grab("W", 0), "W2"),
        # A king on the floor is never proposed, nor is its run; its last card may go elsewhere.
        (sketch("KS"), Grab("1", 0), None),
        (sketch("KSQH"), Grab("1", 0), None),
        (sketch("KSQH/KC"), Grab("1", 1), "12"),
        # A block, a face-down card, a buried card, an empty pile: no place, no refusal.
        (sketch("9S8H7S/9C"), Grab("1", 1), None),
        (sketch("7h6S/8S"), Grab("1", 0), None),
        (sketch("8S", waste="7H2C"), Grab("W", 0), None),
        (sketch("8S"), Grab("2", 0), None),
        (sketch("8S", stock="7H"), Grab("S", 0), None),
        (sketch("8S", foundations="--7-----"), Grab("c", 6), None),
        (WON, Grab("1", 0), None),
    ],
)
def test_a_double_tap(position: Position, grab: Grab, text: str | None) -> None:
    assert _text(to_column(position, grab)) == text


def test_where_each_card_may_go() -> None:
    position = sketch("2hKSQHJS/QD/8S/7HAS/-/2S", waste="3C7D", stock="7D", foundations="--A-----")
    assert targets(position) == {
        Grab("1", 1): ("5", "7", "8", "9"),
        Grab("1", 3): ("2",),
        Grab("4", 1): ("F",),
        Grab("W", 1): ("3",),
        Grab("c", 0): ("6",),
    }


def test_what_can_be_seen() -> None:
    position = sketch("ks8S7H", stock="AC", waste="2C3C", foundations="--2-----")
    seen = [
        grab for grab in (Grab(pile, card) for pile in "12SWcd" for card in range(-1, 4)) if is_face_up(position, grab)
    ]
    assert seen == [Grab("1", 1), Grab("1", 2), Grab("W", 0), Grab("W", 1), Grab("c", 0), Grab("c", 1)]
