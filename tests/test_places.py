from easyharp import Game
from easyharp.places import DEALT_PLACES


def test_the_deal_is_numbered_as_it_is_dealt() -> None:
    assert DEALT_PLACES.columns[0] == (0,)
    assert DEALT_PLACES.columns[1] == (1, 2)
    assert DEALT_PLACES.columns[8] == tuple(range(36, 45))
    assert DEALT_PLACES.talon == tuple(range(45, 104))
    assert DEALT_PLACES.slots == ((),) * 8


def test_the_copy_that_was_moved_is_the_one_that_moves() -> None:
    """Deal 1 has one seven of hearts at the end of column 3 and one at the end of column 8."""
    game = Game.new(1)
    assert [game.position.columns[index].up[0].text for index in (2, 7)] == ["7H", "7H"]
    assert (game.places.columns[2][-1], game.places.columns[7][-1]) == (5, 35)


def test_a_turn_over_moves_no_card_of_the_talon() -> None:
    game = Game.new(5).play_all(["S"] * 60)
    assert game.position.drawn == 0
    assert game.places == DEALT_PLACES
