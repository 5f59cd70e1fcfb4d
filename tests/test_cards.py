import copy
import pickle
from typing import Any

import pytest

from easyharp import Card, Colour, Suit
from easyharp.cards import CARDS, RANK_LETTERS, SUITS


def test_there_are_52_faces_in_the_order_of_a_pack() -> None:
    assert len({*CARDS}) == 52
    assert [card.text for card in CARDS[:3]] == ["AS", "2S", "3S"]
    assert [card.suit.value for card in CARDS[::13]] == ["S", "H", "D", "C"]
    assert CARDS[-1].text == "KC"


def test_hearts_and_diamonds_are_red() -> None:
    assert [suit for suit in SUITS if suit.colour is Colour.RED] == [Suit.HEARTS, Suit.DIAMONDS]
    assert {card.suit for card in CARDS if card.colour is Colour.RED} == {Suit.HEARTS, Suit.DIAMONDS}


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_a_card_has_one_text(card: Card) -> None:
    assert Card.parse(card.text) is card
    assert Card(card.rank, card.suit) is card
    assert str(card) == card.text == RANK_LETTERS[card.rank - 1] + card.suit.value
    assert repr(card) == f"Card.parse('{card.text}')"


@pytest.mark.parametrize("text", ["", "7", "H7", "7h", "1H", "10H", "TX", " 7H", "7H ", "7♥", "KK", "AS2S"])
def test_no_card(text: str) -> None:
    with pytest.raises(ValueError, match="is no card"):
        Card.parse(text)


@pytest.mark.parametrize("rank", [-1, 0, 14, 100])
def test_no_rank(rank: int) -> None:
    with pytest.raises(ValueError, match="1 \\(ace\\) to 13 \\(king\\)"):
        Card(rank, Suit.SPADES)


def test_a_seven_of_hearts_goes_on_black_eights() -> None:
    seven = Card.parse("7H")
    assert [card.text for card in CARDS if card.carries == seven.kind] == ["8S", "8C"]


def test_nothing_carries_a_king_and_an_ace_carries_nothing() -> None:
    kinds = {card.kind for card in CARDS}
    assert not any(card.carries in (Card.parse("KS").kind, Card.parse("KH").kind) for card in CARDS)
    assert [card.text for card in CARDS if card.carries not in kinds] == ["AS", "AH", "AD", "AC"]


@pytest.mark.parametrize("name", ["rank", "suit", "text", "anything"])
def test_a_card_never_changes(name: str) -> None:
    with pytest.raises(AttributeError):
        setattr(Card.parse("7H"), name, 8)


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda card: pickle.loads(pickle.dumps(card))])
def test_a_copy_is_the_card_itself(again: Any) -> None:
    assert again(Card.parse("TD")) is Card.parse("TD")
