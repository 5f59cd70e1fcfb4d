"""The closed list of refusals, each on a table of its own, and which comes first when several apply."""

import pytest

from easyharp import Card, Game, Position, Reason, Refusal
from easyharp.rules import Action, refusal_of, refusal_of_move
from tests.golden import vectors
from tests.laws.spec_table import TABLE
from tests.tables import ALMOST_WON, WON, sketch, sketched_game

IDENTIFIERS = (
    *("game-over", "nothing-to-undo", "undo-limit", "nothing-to-redo", "nothing-to-draw", "nothing-there"),
    *("face-down", "buried-in-waste", "same-pile", "no-target", "foundation-to-foundation"),
    *("foundation-one-at-a-time", "king-run-needs-empty-column", "one-card-at-a-time"),
    *("empty-column-needs-king", "foundation-wrong-rank", "same-colour", "wrong-rank"),
)

TEXT_FORMS = [
    (WON, "S", "game-over"),
    (WON, "a1", "game-over"),
    (WON, "11", "game-over"),
    (WON, "1F", "game-over"),
    (sketch("KS"), "S", "nothing-to-draw"),
    (sketch("8S"), "21", "nothing-there"),
    (sketch("8S"), "W1", "nothing-there"),
    (sketch("8S"), "WF", "nothing-there"),
    (sketch("8S"), "c1", "nothing-there"),
    (sketch("8S"), "22", "nothing-there"),
    (sketch("8S"), "aF", "nothing-there"),
    (sketch("8S", stock="7H"), "W1", "nothing-there"),
    (sketch("8S"), "11", "same-pile"),
    (sketch("KSQH"), "11", "same-pile"),
    (sketch("7sKS"), "11", "same-pile"),
    (sketch(foundations="--7-----"), "cF", "foundation-to-foundation"),
    (sketch(foundations="--76----"), "dF", "foundation-to-foundation"),
    (sketch("7H"), "12", "empty-column-needs-king"),
    (sketch("kh7H"), "12", "empty-column-needs-king"),
    (sketch("QHJS"), "12", "empty-column-needs-king"),
    (sketch(waste="QH"), "W2", "empty-column-needs-king"),
    (sketch(foundations="--Q-----"), "c2", "empty-column-needs-king"),
    (sketch("2H"), "1F", "foundation-wrong-rank"),
    (sketch("AHAH", foundations="--AA----"), "1F", "foundation-wrong-rank"),
    (sketch("3H", foundations="2-A-2-2-"), "1F", "foundation-wrong-rank"),
    (sketch(waste="KH"), "WF", "foundation-wrong-rank"),
    (sketch("8S/7C"), "21", "same-colour"),
    (sketch("8S/7S"), "21", "same-colour"),
    (sketch("8H/7D"), "21", "same-colour"),
    (sketch("8S/2C"), "21", "same-colour"),
    (sketch("8S", waste="7C"), "W1", "same-colour"),
    (sketch("8S", foundations="7-------"), "a1", "same-colour"),
    (sketch("8S/KC"), "21", "same-colour"),
    (sketch("8S/8H"), "21", "wrong-rank"),
    (sketch("8S/9H"), "21", "wrong-rank"),
    (sketch("8S/6H"), "21", "wrong-rank"),
    (sketch("AS/KH"), "21", "wrong-rank"),
    (sketch("KS/AH"), "21", "wrong-rank"),
    (sketch("8S/KH"), "21", "wrong-rank"),
    (sketch("8S/KHQS"), "21", "same-colour"),
    (sketch("8S", waste="6H"), "W1", "wrong-rank"),
    (sketch("8S", foundations="--6-----"), "c1", "wrong-rank"),
]

LEGAL = [
    (sketch(stock="7H"), "S"),
    (sketch(waste="7H"), "S"),
    (sketch("8S/7H"), "21"),
    (sketch("8C/7H"), "21"),
    (sketch("7S/2s8H7S6H"), "21"),
    (sketch("KS"), "12"),
    (sketch("KSQHJS"), "19"),
    (sketch("7s7hKSQHJS"), "12"),
    (sketch(waste="2CKD"), "W9"),
    (sketch(foundations="---K----"), "d5"),
    (sketch("8S", foundations="---7----"), "d1"),
    (sketch("AH"), "1F"),
    (sketch("AH", foundations="--A-----"), "1F"),
    (sketch("2H", foundations="---A----"), "1F"),
    (sketch(waste="KH", foundations="--Q-----"), "WF"),
    (ALMOST_WON, "1F"),
]

# Grabs that the text form cannot say: position, pile, cards grabbed, target.
GRABS = [
    (sketch(stock="7H8S"), "S", 1, "1", "face-down"),
    (sketch(stock="7H8S"), "S", 2, "F", "face-down"),
    (sketch(stock="AH"), "S", 1, "S", "face-down"),
    (sketch("8S"), "S", 1, "1", "nothing-there"),
    (sketch("7h6S/8S"), "1", 2, "2", "face-down"),
    (sketch("7h6S/8S"), "1", 2, "1", "face-down"),
    (sketch("7h6S/8S"), "1", 2, "W", "face-down"),
    (sketch("8S", waste="7H2C"), "W", 2, "1", "buried-in-waste"),
    (sketch("8S", waste="7H2C"), "W", 2, "W", "buried-in-waste"),
    (sketch(waste="AH2C"), "W", 2, "F", "buried-in-waste"),
    (sketch("8S", waste="7H"), "W", 1, "W", "same-pile"),
    (sketch("8S7H"), "1", 2, "1", "same-pile"),
    (sketch(foundations="--7-----"), "c", 1, "c", "same-pile"),
    (sketch("8S"), "1", 1, "S", "no-target"),
    (sketch("8S"), "1", 1, "W", "no-target"),
    (sketch("KSQH"), "1", 2, "W", "no-target"),
    (sketch(waste="8S"), "W", 1, "S", "no-target"),
    (sketch(foundations="--7-----"), "c", 1, "S", "no-target"),
    (sketch(foundations="--7-----"), "c", 1, "d", "foundation-to-foundation"),
    (sketch(foundations="--7-----"), "c", 1, "a", "foundation-to-foundation"),
    (sketch(foundations="--7-----"), "c", 2, "F", "foundation-to-foundation"),
    (sketch("8S7H"), "1", 2, "F", "foundation-one-at-a-time"),
    (sketch("2SAH"), "1", 2, "c", "foundation-one-at-a-time"),
    (sketch("KSQH"), "1", 2, "F", "foundation-one-at-a-time"),
    (sketch("KSQH/2C"), "1", 2, "2", "king-run-needs-empty-column"),
    (sketch("KSQH/2D"), "1", 2, "2", "king-run-needs-empty-column"),
    (sketch("8S7H/9H"), "1", 2, "2", "one-card-at-a-time"),
    (sketch("8S7H/9S"), "1", 2, "2", "one-card-at-a-time"),
    (sketch("8S7H"), "1", 2, "2", "one-card-at-a-time"),
    (sketch("KSQHJS"), "1", 2, "2", "one-card-at-a-time"),
    (sketch("KSQHJS/KC"), "1", 2, "2", "one-card-at-a-time"),
    (sketch("3H", foundations="--7-----"), "c", 6, "1", "one-card-at-a-time"),
    (sketch(foundations="--7-----"), "c", 6, "1", "one-card-at-a-time"),
    (sketch("KSQHJS"), "1", 1, "2", "empty-column-needs-king"),
    (sketch("2H", foundations="----A---"), "1", 1, "e", "foundation-wrong-rank"),
]


def _reason(refusal: Refusal | None) -> str | None:
    return refusal.reason.value if refusal else None


def test_the_list_is_closed_and_in_its_order() -> None:
    assert tuple(reason.value for reason in Reason) == IDENTIFIERS
    ordered = [identifier for identifier, _ in TABLE]
    assert ordered == [identifier for identifier in IDENTIFIERS if identifier in ordered]
    assert {*IDENTIFIERS} - {*ordered} == {
        *("nothing-to-undo", "undo-limit", "nothing-to-redo", "nothing-to-draw"),
    }


@pytest.mark.parametrize(("position", "text", "reason"), TEXT_FORMS)
def test_an_action_is_refused(position: Position, text: str, reason: str) -> None:
    assert _reason(refusal_of(position, Action(text))) == reason
    game = sketched_game(position)
    assert _reason(game.refusal(text)) == reason


@pytest.mark.parametrize(("position", "text"), LEGAL)
def test_an_action_is_legal(position: Position, text: str) -> None:
    assert refusal_of(position, Action(text)) is None


@pytest.mark.parametrize(("position", "pile", "count", "target", "reason"), GRABS)
def test_a_grab_is_refused(position: Position, pile: str, count: int, target: str, reason: str) -> None:
    assert _reason(refusal_of_move(position, pile, count, target)) == reason


def test_every_identifier_of_a_position_is_in_the_tables() -> None:
    shown = {reason for *_, reason in TEXT_FORMS} | {reason for *_, reason in GRABS}
    assert {*IDENTIFIERS} - shown == {"nothing-to-undo", "undo-limit", "nothing-to-redo"}


def test_nothing_to_undo_and_nothing_to_redo() -> None:
    game = Game.new(5)
    assert game.refusal("U") == Refusal(Reason.NOTHING_TO_UNDO)
    assert game.refusal("R") == Refusal(Reason.NOTHING_TO_REDO)
    undone = game.play("S").play("U")
    assert undone.refusal("U") == Refusal(Reason.NOTHING_TO_UNDO)
    assert undone.refusal("R") is None


def test_the_undo_limit() -> None:
    hundred = Game.new(5).play_all(["S"] * 100)
    assert hundred.play_all(["U"] * 100).refusal("U") == Refusal(Reason.NOTHING_TO_UNDO)
    more = hundred.play("S")
    assert more.play_all(["U"] * 99).refusal("U") is None
    assert more.play_all(["U"] * 100).refusal("U") == Refusal(Reason.UNDO_LIMIT)
    assert more.play_all(["U"] * 100 + ["R"] * 100).position == more.position


@pytest.mark.parametrize(
    "detour", [["U", "S", "U"], ["U"] * 50 + ["S"] + ["U"], ["U", "R", "U"], ["U", "S", "S", "U", "U"]]
)
def test_the_undo_limit_is_remembered(detour: list[str]) -> None:
    """Once an action was forgotten, the reason stays the limit, whatever is done again in between."""
    game = Game.new(5).play_all(["S"] * 101 + detour)
    while game.refusal("U") is None:
        game = game.play("U")
    assert game.refusal("U") == Refusal(Reason.UNDO_LIMIT)
    assert game.actions.count(Action("U")) >= 100 + (detour == ["U", "R", "U"])


def test_a_won_game_is_over_before_anything_else() -> None:
    game = vectors.story("won-5")[-1]
    for text in ("U", "R", "S", "aF", "11", "W1", "a1"):
        assert game.refusal(text) == Refusal(Reason.GAME_OVER)
    fresh = sketched_game(WON)
    assert [_reason(fresh.refusal(text)) for text in "UR"] == ["game-over", "game-over"]


def test_a_refusal_names_the_cards() -> None:
    assert refusal_of(sketch("8S/7C"), Action("21")) == (Reason.SAME_COLOUR, Card.parse("7C"), Card.parse("8S"))
    assert refusal_of_move(sketch("8S7H/9D"), "1", 2, "2") == (
        Reason.ONE_CARD_AT_A_TIME,
        Card.parse("8S"),
        Card.parse("9D"),
    )
    assert refusal_of_move(sketch("KSQH/9D"), "1", 2, "2") == (
        Reason.KING_RUN_NEEDS_EMPTY_COLUMN,
        Card.parse("KS"),
        Card.parse("9D"),
    )
    assert refusal_of(sketch("7H"), Action("12")) == (Reason.EMPTY_COLUMN_NEEDS_KING, Card.parse("7H"), None)
    assert refusal_of(sketch("7H"), Action("1F")) == (Reason.FOUNDATION_WRONG_RANK, Card.parse("7H"), None)


def test_a_face_down_card_is_never_named() -> None:
    assert refusal_of_move(sketch("7h6S"), "1", 2, "2") == (Reason.FACE_DOWN, None, None)
    assert refusal_of_move(sketch(stock="7H"), "S", 1, "2") == (Reason.FACE_DOWN, None, None)


@pytest.mark.parametrize(
    ("pile", "count", "target"),
    [("1", 0, "2"), ("1", -1, "2"), ("1", 3, "2"), ("1", 1, "x"), ("1", 1, ""), ("W", 0, "1"), ("W", -1, "W")],
)
def test_what_no_hand_can_do_is_an_error_not_a_refusal(pile: str, count: int, target: str) -> None:
    with pytest.raises(ValueError, match="pile"):
        refusal_of_move(sketch("8S7H"), pile, count, target)


@pytest.mark.parametrize("text", ["U", "R"])
def test_a_position_has_no_history(text: str) -> None:
    with pytest.raises(ValueError, match="history"):
        refusal_of(sketch("8S"), Action(text))
