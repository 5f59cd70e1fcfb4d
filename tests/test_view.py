from easyharp import CardView, Game, view_of
from easyharp.rules import PILES
from tests.golden import vectors
from tests.tables import sketch, sketched_game


def test_the_start_of_deal_5() -> None:
    view = view_of(Game.new(5))
    assert [*view.piles] == [*PILES]
    assert [len(view.piles[pile]) for pile in PILES] == [*range(1, 10), 59, *[0] * 9]
    assert view.piles["1"] == (CardView(0, "JD", ("7",)),)
    assert view.piles["2"][0] == CardView(1, None, ())
    assert (view.tap, view.undo, view.redo, view.score, view.moves) == (True, False, False, 0, 0)
    assert (view.take_backs, view.won, view.last) == (False, False, None)


def test_the_next_card_of_the_stock_lies_on_top() -> None:
    view = view_of(Game.new(5).play("S"))
    assert view.piles["S"][-1] == CardView(46, None, ())
    assert view.piles["S"][0] == CardView(103, None, ())
    assert view.piles["W"][0].place == 45
    assert (view.last, view.undo, view.moves) == ("S", True, 1)


def test_targets_stand_on_the_card_that_is_grabbed() -> None:
    view = view_of(sketched_game(sketch("2hKSQH/KD/8S/7H", waste="2C2D", foundations="---A----")))
    assert [card.to for card in view.piles["1"]] == [(), ("5", "6", "7", "8", "9"), ()]
    assert view.piles["2"][0].to == ("5", "6", "7", "8", "9")
    assert view.piles["4"][0].to == ("3",)
    assert [card.to for card in view.piles["W"]] == [(), ()]
    assert view.piles["d"] == (CardView(8, "AH", ()),)


def test_undo_and_redo() -> None:
    game = Game.new(5).play("S")
    assert view_of(game.play("U")).redo
    assert not view_of(game.play("U")).undo
    assert view_of(game.play("U")).last is None
    assert view_of(game.play("U").play("R")).last == "S"


def test_a_won_table() -> None:
    view = view_of(vectors.story("takeback-2")[-1])
    assert view.won
    assert view.take_backs
    assert (view.score, view.moves) == (1345, 897)
    assert (view.tap, view.undo, view.redo) == (False, False, False)
    assert all(card.to == () for cards in view.piles.values() for card in cards)
    assert [len(view.piles[slot]) for slot in "abcdefgh"] == [13] * 8
