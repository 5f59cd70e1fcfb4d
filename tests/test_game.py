import copy
import pickle
import sys

import pytest

from easyharp import Action, Card, Deal, DealError, Event, EventKind, Game, IllegalAction, NotationError, Reason
from easyharp.rules import Position
from tests.golden import vectors
from tests.tables import ALMOST_WON, sketch, sketched_game


def test_a_new_game() -> None:
    game = Game.new(5)
    assert game == Game.new("EH1-N-AAAAAAF") == Game.new("5") == Game.new(Deal(5))
    assert game.position == Position.start(Deal(5))
    assert (game.score, game.moves, game.take_backs, game.version) == (0, 0, 0, 0)
    assert (game.actions, game.past, game.future, game.last_step) == ((), (), (), None)
    assert not game.is_won
    assert not game.is_ranked


@pytest.mark.parametrize("deal", [0, 1_000_000, "", "0", "EH2-N-AAAAAAF"])
def test_no_game_without_a_deal(deal: int | str) -> None:
    with pytest.raises(DealError):
        Game.new(deal)


def test_a_few_actions_and_back() -> None:
    game = Game.new(5).play("S").play(Action("S")).play("U")
    assert [action.text for action in game.actions] == ["S", "S", "U"]
    assert (game.position.drawn, game.moves, game.version) == (1, 2, 3)
    assert game.last_step is not None
    assert game.last_step.action is Action("S")
    redone = game.play("R")
    assert (redone.position.drawn, redone.moves, redone.version) == (2, 3, 4)
    assert redone == game.play("R")
    assert redone != game


def test_a_refused_action_raises_with_its_rule() -> None:
    with pytest.raises(IllegalAction, match="WF is refused: nothing-there") as caught:
        Game.new(5).play("WF")
    assert caught.value.action is Action("WF")
    assert caught.value.refusal.reason is Reason.NOTHING_THERE


@pytest.mark.parametrize("text", ["", "x", "S*2"])
def test_what_is_no_action_is_another_error(text: str) -> None:
    with pytest.raises(NotationError):
        Game.new(5).play(text)
    with pytest.raises(NotationError):
        Game.new(5).refusal(text)


def test_play_all_stops_at_the_first_refusal() -> None:
    with pytest.raises(IllegalAction, match="33 is refused"):
        Game.new(5).play_all(["S", "33", "WF"])


@pytest.mark.parametrize(
    ("game", "text", "events"),
    [
        (
            sketched_game(sketch(stock="7H8S")),
            "S",
            [Event(EventKind.DRAWN, (Card.parse("7H"),), "S", "W")],
        ),
        (
            sketched_game(sketch(waste="7H8S")),
            "S",
            [Event(EventKind.TURNED_OVER, (Card.parse("7H"), Card.parse("8S")), "W", "S")],
        ),
        (
            sketched_game(sketch("8S", waste="7H")),
            "W1",
            [Event(EventKind.MOVED, (Card.parse("7H"),), "W", "1", 5)],
        ),
        (
            sketched_game(sketch("ksAH", foundations="--A-----")),
            "1F",
            [
                Event(EventKind.MOVED, (Card.parse("AH"),), "1", "d", 10),
                Event(EventKind.TURNED_UP, (Card.parse("KS"),), "1", "", 5),
            ],
        ),
        (
            sketched_game(sketch("2cKSQH")),
            "13",
            [
                Event(EventKind.MOVED, (Card.parse("KS"), Card.parse("QH")), "1", "3"),
                Event(EventKind.TURNED_UP, (Card.parse("2C"),), "1", "", 5),
            ],
        ),
        (
            sketched_game(sketch("8S", foundations="--7-----")),
            "c1",
            [Event(EventKind.MOVED, (Card.parse("7H"),), "c", "1")],
        ),
        (
            sketched_game(ALMOST_WON),
            "1F",
            [Event(EventKind.MOVED, (Card.parse("KS"),), "1", "a", 10), Event(EventKind.WON)],
        ),
    ],
)
def test_what_happened(game: Game, text: str, events: list[Event]) -> None:
    after = game.play(text)
    assert after.last_step is not None
    assert [*after.last_step.events] == events
    assert after.score == sum(event.points for event in events)


def test_a_card_that_was_turned_up_lies_face_down_again_after_undo() -> None:
    """fault 4: an undo turns its card down again."""
    game = sketched_game(sketch("2h7H/8S"))
    after = game.play("12")
    assert after.position == sketch("2H/8S7H")
    assert after.play("U").position == game.position == sketch("2h7H/8S")


def test_a_take_back_that_was_undone_does_not_count() -> None:
    game = sketched_game(sketch("KH", foundations="KKQKKKKK"))
    taken = game.play("a2")
    assert taken.take_backs == 1
    assert taken.play("U").take_backs == 0
    assert taken.play("U").play("R").take_backs == 1
    assert taken.play("U").play("1F").is_ranked
    won = taken.play("2F").play("1F")
    assert won.is_won
    assert not won.is_ranked


def test_placing_again_what_was_taken_back_scores_again() -> None:
    game = sketched_game(sketch("8S", foundations="--7-----"))
    again = game.play("c1").play("1F")
    assert again.position == game.position
    assert (again.score, again.moves, again.take_backs) == (10, 2, 1)


def test_redo_scores_again_and_counts_again() -> None:
    game = sketched_game(sketch("ksAH")).play("1F")
    assert (game.score, game.moves) == (15, 1)
    undone = game.play("U")
    assert (undone.score, undone.moves) == (0, 1)
    assert (undone.play("R").score, undone.play("R").moves) == (15, 2)


def test_two_copies_make_no_two_positions() -> None:
    """Either ace of spades first, then the other: the same position, though other cards lie there."""
    game = sketched_game(sketch("AS/AS"))
    one, other = game.play("1F").play("2F"), game.play("2F").play("1F")
    assert one.position == other.position
    assert hash(one.position) == hash(other.position)
    assert one.places != other.places


def test_a_long_game_is_compared_and_copied() -> None:
    """Nothing recurses along the history."""
    game = Game.new(5).play_all(["S"] * (sys.getrecursionlimit() + 100))
    assert game == Game.new(5).play_all(["S"] * (sys.getrecursionlimit() + 100))
    assert copy.copy(game) == game
    assert len(repr(game)) < 10_000
    assert len(game.actions) == game.moves == len(game.past) + sys.getrecursionlimit()


@pytest.mark.parametrize("name", ["score", "position", "moves"])
def test_a_game_never_changes(name: str) -> None:
    with pytest.raises(AttributeError):
        setattr(Game.new(5), name, 0)


def test_equal_games_are_equal_after_a_pickle() -> None:
    game = vectors.story("random-247515")[-1]
    assert pickle.loads(pickle.dumps(game)) == game


def test_a_long_game_can_be_pickled_and_copied() -> None:
    """Its log is a chain: following it recursively would break at some thousand actions."""
    game = Game.new(5).play_all(["S"] * 3000)
    again = pickle.loads(pickle.dumps(game))
    assert again == game
    assert again.actions == game.actions
    assert copy.deepcopy(game) == game
