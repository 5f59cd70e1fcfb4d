"""The stock keeps its order over all passes, whatever was played and undone."""

from hypothesis import given
from hypothesis import strategies as st

from easyharp import Game
from easyharp.rules import TAP_STOCK, UNDO
from tests.laws import strategies
from tests.laws.strategies import Told


def _passed(game: Game) -> tuple[Game, list[int]]:
    """Deal one whole pass from a full stock and turn it over; return the places in the order they came."""
    came = []
    while game.position.stock:
        game = game.play(TAP_STOCK)
        came.append(game.places.talon[game.position.drawn - 1])
    return game.play(TAP_STOCK), came


@given(strategies.tales())
def test_stock_and_waste_are_the_deal_in_its_order_less_what_was_played(tale: Told) -> None:
    pack = tale.last.deal.pack
    for game in tale.games:
        talon = game.places.talon
        assert [*talon] == sorted(talon)
        assert all(place >= 45 for place in talon)
        assert game.position.waste + game.position.stock == tuple(pack[place] for place in talon)


@given(strategies.numbers, st.binary(min_size=4, max_size=40))
def test_each_pass_deals_the_same_order_less_what_was_played(number: int, choices: bytes) -> None:
    """fault 5: the order of the stock never changes."""
    game, before = Game.new(number), [*range(45, 104)]
    for byte in choices:
        game, came = _passed(game)
        assert came == [place for place in before if place in game.places.talon]
        game = game.play_all([TAP_STOCK] * (byte % 59))
        for action in game.legal_actions():
            if action.source == "W":
                game = game.play(action)
                break
        while game.position.drawn:
            game = game.play(TAP_STOCK)
        before = came
        if not game.position.talon:
            break


@given(strategies.games().filter(lambda game: len(game.position.talon) > 1))
def test_undo_across_a_turn_over(game: Game) -> None:
    """fault 5: nor does undo change it."""
    while game.position.stock:
        game = game.play(TAP_STOCK)
    turned = game.play(TAP_STOCK)
    assert turned.position.stock == game.position.waste
    assert turned.position.waste == ()
    on = turned.play_all([TAP_STOCK, TAP_STOCK])
    assert on.position.waste == game.position.waste[:2]
    back = on.play_all([UNDO, UNDO, UNDO])
    assert (back.position, back.places) == (game.position, game.places)


@given(strategies.games().filter(lambda game: not game.is_won))
def test_a_tap_draws_one_card_or_turns_the_waste_over(game: Game) -> None:
    stock, waste = game.position.stock, game.position.waste
    if not stock and not waste:
        refusal = game.refusal(TAP_STOCK)
        assert refusal is not None
        assert refusal.reason == "nothing-to-draw"
        return
    after = game.play(TAP_STOCK).position
    expected = (stock[1:], (*waste, stock[0])) if stock else (waste, ())
    assert (after.stock, after.waste) == expected
    assert (after.columns, after.foundations) == (game.position.columns, game.position.foundations)
