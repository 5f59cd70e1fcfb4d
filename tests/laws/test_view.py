"""What a player sees: everything that lies face up, nothing else."""

from __future__ import annotations

from collections import Counter
from dataclasses import astuple, replace
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from easyharp import Game, Position, TableView, view_of
from easyharp.intents import Grab, targets
from easyharp.rules import PILES, REDO, UNDO, Column
from tests.laws import strategies
from tests.laws.strategies import Told


def _with_hidden_cards_shuffled(position: Position, seed: int) -> Position:
    hidden = [card for column in position.columns for card in column.down] + [*position.stock]
    Random(seed).shuffle(hidden)
    columns = []
    for down, up in position.columns:
        columns.append(Column(tuple(hidden[: len(down)]), up))
        del hidden[: len(down)]
    return position._replace(columns=tuple(columns), talon=(*position.waste, *hidden))


def _faces(view: TableView) -> Counter[str | None]:
    return Counter(card.card for cards in view.piles.values() for card in cards)


@given(strategies.tales())
def test_a_card_that_lies_face_down_shows_no_face(tale: Told) -> None:
    for game in tale.games[-10:]:
        view = view_of(game)
        assert all(card.card is None and card.to == () for card in view.piles["S"])
        for name, column in zip("123456789", game.position.columns, strict=True):
            seen = [card.card for card in view.piles[name]]
            assert seen == [None] * len(column.down) + [card.text for card in column.up]
        hidden = sum(len(column.down) for column in game.position.columns) + len(game.position.stock)
        assert _faces(view)[None] == hidden


@given(strategies.games(), st.integers(0, 1000))
def test_what_lies_face_down_makes_no_difference_to_the_view(game: Game, seed: int) -> None:
    """Not one bit of a face that cannot be seen is in the view: other faces, same view."""
    other = replace(game, position=_with_hidden_cards_shuffled(game.position, seed))
    assert view_of(other) == view_of(game)


@given(strategies.games())
def test_every_card_is_seen_where_it_lies(game: Game) -> None:
    view = view_of(game)
    assert [*view.piles] == [*PILES]
    for pile in PILES:
        spots = [card.place for card in view.piles[pile]]
        bottom_first = strategies.spots(game, pile)
        assert spots == [*(reversed(bottom_first) if pile == "S" else bottom_first)]
    for pile in ("W", *"abcdefgh"):
        assert [card.card for card in view.piles[pile]] == [card.text for card in game.position.cards(pile)]


@given(strategies.games())
def test_every_card_has_its_targets(game: Game) -> None:
    view, listed = view_of(game), targets(game.position)
    for pile in PILES:
        for index, card in enumerate(view.piles[pile]):
            assert card.to == (() if pile == "S" else listed.get(Grab(pile, index), ()))
    assert sum(len(card.to) for cards in view.piles.values() for card in cards) == sum(map(len, listed.values()))


@given(strategies.games())
def test_the_buttons_say_what_the_game_accepts(game: Game) -> None:
    view = view_of(game)
    assert view.tap == (game.refusal("S") is None)
    assert view.undo == (game.refusal(UNDO) is None)
    assert view.redo == (game.refusal(REDO) is None)
    assert (view.score, view.moves, view.won) == (game.score, game.moves, game.is_won)
    assert view.take_backs == (game.take_backs > 0)


@given(strategies.games())
def test_a_view_holds_plain_values_only(game: Game) -> None:
    """No card, position or history hides in it: they would bring the faces along."""

    def plain(value: object) -> bool:
        if isinstance(value, dict):
            return all(map(plain, value.values()))
        if isinstance(value, (tuple, list)):
            return all(map(plain, value))
        return type(value) in (str, int, bool, type(None))

    assert plain(astuple(view_of(game)))
