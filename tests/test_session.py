from typing import Any

import pytest

from easyharp import Action, Do, Drop, Game, Grab, Hold, IntentError, Position, Session, Settings, Tap
from easyharp.session import DOUBLE_TAP_MS, Hand
from tests.tables import WON, sketch, sketched_game


def _session(position: Position, **settings: Any) -> Session:
    return Session(sketched_game(position), Settings(**settings))


def _told(session: Session, *intents: Any) -> tuple[Session, list[str]]:
    """Take intents one after the other; tell each by its action, its refusal, its selection, or ``-``."""
    told = []
    for intent in intents:
        action, refusal = (outcome := session.take(intent)).action, outcome.refusal
        session = outcome.session
        selected = session.hand.selected
        chosen = f"{selected.pile}{selected.card}" if selected else "-"
        told.append(f"{action}" if action else f"{refusal.reason} {chosen}" if refusal else chosen)
    return session, told


def test_the_settings_of_the_start() -> None:
    assert Session(Game.new(5)).settings == Settings(interactive_rules=True, double_tap=True, double_tap_ms=350)
    assert DOUBLE_TAP_MS == 350


TALES = [
    # One tap sends a card to its foundation.
    (sketch("2hAH"), [Tap("1", 1, 0)], ["1F"]),
    (sketch(waste="2CAH"), [Tap("W", 1, 0)], ["WF"]),
    # Otherwise it selects the card; a slow second tap lets it go.
    (sketch("7H/8S"), [Tap("1", 0, 0), Tap("1", 0, 351)], ["10", "-"]),
    (sketch("7H/8S"), [Tap("1", 0, 0), Tap("1", 0, 350)], ["10", "12"]),
    (sketch("7H/8S"), [Tap("1", 0, 0), Tap("1", 0, 0)], ["10", "12"]),
    # A clock that goes back makes no pair.
    (sketch("7H/8S"), [Tap("1", 0, 100), Tap("1", 0, 50)], ["10", "-"]),
    # A pair that finds no place is no refusal, and the card stays selected.
    (sketch("7H/9S"), [Tap("1", 0, 0), Tap("1", 0, 100)], ["10", "10"]),
    (sketch("7H/9S"), [Tap("1", 0, 0), Tap("1", 0, 100), Tap("1", 0, 200)], ["10", "10", "-"]),
    # Two piles make no pair.
    (sketch("7H/7D/8S"), [Tap("1", 0, 0), Tap("2", 0, 100)], ["10", "same-colour 10"]),
    # Two different cards of a column are two taps on that column.
    (sketch("9S8H7S/8D"), [Tap("1", 2, 0), Tap("1", 1, 100)], ["12", "12"]),
    # The second tap of a pair whose first moved a card does nothing to the card beneath.
    (sketch("2hAH", foundations="---A----"), [Tap("1", 1, 0), Tap("1", 0, 350)], ["1F", "-"]),
    (sketch("2hAH", foundations="---A----"), [Tap("1", 1, 0), Tap("1", 0, 351)], ["1F", "1F"]),
    (
        sketch("2hAH", foundations="---A----"),
        [Tap("1", 1, 0), Tap("1", 0, 100), Tap("1", 0, 200)],
        ["1F", "-", "1F"],
    ),
    (sketch("7H/8S"), [Tap("1", 0, 0), Tap("1", 0, 9), Tap("1", None, 20)], ["10", "12", "-"]),
    # A tap on another pile in between is another gesture.
    (sketch("2hAH/AS", foundations="---A----"), [Tap("1", 1, 0), Tap("2", 0, 50), Tap("1", 0, 99)], ["1F", "2F", "1F"]),
    # The stock never makes a pair.
    (sketch(stock="7H8S9D"), [Tap("S", 2, 0), Tap("S", 1, 0), Tap("S", 0, 10)], ["S", "S", "S"]),
    (sketch(), [Tap("S", None, 0)], ["nothing-to-draw -"]),
    (sketch(waste="7H"), [Tap("S", None, 0)], ["S"]),
    # Select, then tap a target: the target's own card stays.
    (sketch("7H/8S"), [Tap("1", 0, 0), Tap("2", 0, 1000)], ["10", "12"]),
    (sketch("7H/AS8S"), [Tap("1", 0, 0), Tap("2", 1, 100)], ["10", "12"]),
    (sketch("7H/8H/8S"), [Tap("1", 0, 0), Tap("2", 0, 500), Tap("3", 0, 999)], ["10", "same-colour 10", "13"]),
    # A held card would go to its foundation by a tap, but is selected.
    (sketch("AH/2S"), [Hold("1", 0), Tap("2", 0, 0)], ["10", "12"]),
    (sketch("AH/2S"), [Hold("1", 0), Tap("c", None, 0)], ["10", "1F"]),
    (sketch("AH/2S"), [Hold("1", 0), Tap("h", None, 0)], ["10", "1F"]),
    (sketch("AH/2S"), [Hold("1", 0), Tap("1", 0, 0)], ["10", "-"]),
    (sketch("AH/AS"), [Hold("1", 0), Hold("2", 0)], ["10", "20"]),
    # A block can be selected and gets its refusal; a king-led run goes to an empty column.
    (sketch("9S8H7S/9C"), [Tap("1", 1, 0), Tap("2", 0, 999)], ["11", "one-card-at-a-time 11"]),
    (sketch("KSQH/AD"), [Tap("1", 0, 0), Tap("2", 0, 999)], ["10", "king-run-needs-empty-column 10"]),
    (sketch("2hKSQH"), [Tap("1", 1, 0), Tap("2", None, 999)], ["11", "12"]),
    (sketch("2hKSQH"), [Tap("1", 2, 0), Tap("2", None, 999)], ["12", "empty-column-needs-king 12"]),
    (sketch("2hKSQH"), [Tap("1", 1, 0), Tap("1", 1, 350)], ["11", "12"]),
    # A king on the floor: legal by hand, never proposed.
    (sketch("KS"), [Tap("1", 0, 0), Tap("1", 0, 350)], ["10", "10"]),
    (sketch("KS"), [Tap("1", 0, 0), Tap("2", None, 400)], ["10", "12"]),
    # Taps never take back: a foundation's top card is selected first.
    (sketch("8S", foundations="--7-----"), [Tap("c", 6, 0), Tap("c", 6, 10)], ["c6", "-"]),
    (sketch("8S", foundations="--7-----"), [Tap("c", 6, 0), Tap("1", 0, 10)], ["c6", "c1"]),
    (sketch("8S", foundations="--7-----"), [Tap("c", 6, 0), Tap("d", None, 10)], ["c6", "foundation-to-foundation c6"]),
    # The stock clears the selection, then draws.
    (sketch("7H", stock="8S"), [Tap("1", 0, 0), Tap("S", 0, 999)], ["10", "S"]),
    (sketch("7H"), [Tap("1", 0, 0), Tap("S", None, 999)], ["10", "nothing-to-draw -"]),
    # The waste is no target.
    (sketch("7H", waste="8S"), [Tap("1", 0, 0), Tap("W", 0, 999)], ["10", "no-target 10"]),
    # Nothing selected: a face-down card or an empty pile does nothing.
    (sketch("ks7H"), [Tap("1", 0, 0), Tap("2", None, 1), Tap("c", None, 2), Tap("W", None, 3)], ["-"] * 4),
    (sketch("ks7H"), [Hold("1", 0), Hold("2", 0)], ["-", "-"]),
    (sketch(waste="AH7H"), [Tap("W", 0, 0)], ["W0"]),
    # A drag is its own: refused it changes nothing, accepted it ends the selection.
    (sketch("7H/8S/9D"), [Tap("1", 0, 0), Drop("2", 0, "1")], ["10", "wrong-rank 10"]),
    (sketch("7H/8S/9D"), [Tap("1", 0, 0), Drop("2", 0, "3")], ["10", "23"]),
    (sketch("7H/8S/9D"), [Drop("1", 0, "1")], ["same-pile -"]),
    # Actions by their text.
    (sketch("7H/8S"), [Do(Action("12")), Do(Action("U")), Do(Action("R"))], ["12", "U", "R"]),
    (sketch("7H/8S"), [Do(Action("U"))], ["nothing-to-undo -"]),
    (sketch("7H/8S"), [Tap("1", 0, 0), Do(Action("21")), Tap("2", 0, 999)], ["10", "wrong-rank 10", "12"]),
    (
        WON,
        [Tap("a", 12, 0), Hold("a", 12), Drop("a", 12, "1"), Tap("S", None, 0), Do(Action("U"))],
        ["game-over -"] * 5,
    ),
]


@pytest.mark.parametrize(("position", "intents", "told"), TALES)
def test_what_comes_of_it(position: Position, intents: list[Any], told: list[str]) -> None:
    assert _told(_session(position), *intents)[1] == told


@pytest.mark.parametrize(
    ("position", "intents", "told"),
    [
        (sketch("7H/8S"), [Tap("1", 0, 0), Tap("1", 0, 100)], ["10", "-"]),
        (sketch("2hAH", foundations="---A----"), [Tap("1", 1, 0), Tap("1", 0, 100)], ["1F", "-"]),
        (sketch("7H/8S"), [Tap("1", 0, 0), Tap("2", 0, 100)], ["10", "12"]),
    ],
)
def test_without_double_tap(position: Position, intents: list[Any], told: list[str]) -> None:
    assert _told(_session(position, double_tap=False), *intents)[1] == told


@pytest.mark.parametrize(("gap", "told"), [(500, "12"), (501, "-")])
def test_the_time_of_a_pair_can_be_set(gap: int, told: str) -> None:
    session = _session(sketch("7H/8S"), double_tap_ms=500)
    assert _told(session, Tap("1", 0, 0), Tap("1", 0, gap))[1] == ["10", told]


@pytest.mark.parametrize(
    "intent",
    [
        *(Tap("x", None, 0), Tap("F", None, 0), Tap("", 0, 0), Tap("1", 1, 0), Tap("1", -1, 0), Tap("2", 1, 0)),
        *(Hold("x", 0), Hold("1", 1), Hold("1", -1), Hold("S", 3)),
        *(Drop("x", 0, "1"), Drop("1", 1, "2"), Drop("1", 0, "x"), Drop("1", -1, "2"), Drop("1", 0, "")),
    ],
)
def test_what_no_hand_can_do_is_an_error(intent: Any) -> None:
    with pytest.raises(IntentError):
        _session(sketch("7H")).take(intent)


def test_a_reminder_only_with_interactive_rules() -> None:
    position = sketch("9S8H7S/9C")
    on = _session(position).take(Drop("1", 1, "2"))
    off = _session(position, interactive_rules=False).take(Drop("1", 1, "2"))
    assert on.refusal is not None
    assert on.refusal.reason == "one-card-at-a-time"
    assert on.reminder == on.refusal == off.refusal
    assert off.reminder is None
    assert on.session.game is off.session.game or on.session.game == off.session.game


def test_a_cancelled_drag_is_never_reminded_of() -> None:
    outcome = _session(sketch("7H")).take(Drop("1", 0, "1"))
    assert outcome.refusal is not None
    assert outcome.reminder is None


def test_undo_lets_go_of_the_card_in_hand() -> None:
    session, told = _told(_session(sketch("7H/8S", stock="2C")), Do(Action("S")), Tap("1", 0, 0), Do(Action("U")))
    assert told == ["S", "10", "U"]
    assert session.hand == Hand()


def test_a_selection_names_its_card() -> None:
    session, _ = _told(_session(sketch("ks9S8H")), Tap("1", 1, 0))
    assert session.hand.selected == Grab("1", 1)
