"""What a player may see, built from allowed fields, with the legal targets of every card (rules §4).

A face-down card shows its place in the deal, never its face. (A public deal number lets anyone work out the
deal: the view does not hand it over.)
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from easyharp.cards import Card
from easyharp.errors import expect
from easyharp.game import Game
from easyharp.intents import targets
from easyharp.places import PACK, Places
from easyharp.rules import COLUMNS, SLOTS, STOCK, WASTE, Column, Position


@dataclass(frozen=True, slots=True)
class CardView:
    """A card on the table.

    Attributes:
        place: its place in the deal, 0…103: tells one card from another for as long as the game lasts.
        card: its face, such as ``7H``; ``None`` when it is face down.
        to: the piles it may be moved to, ``1``…``9`` and ``F``.
    """

    place: int
    card: str | None
    to: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TableView:
    """The table as a player sees it.

    Attributes:
        piles: the cards of every pile by its name, bottom first; the stock's next card last.
        tap: whether the stock can be tapped.
        undo: whether there is something to undo.
        redo: whether there is something to redo.
        score: the points.
        moves: the move counter.
        take_backs: whether a card was taken back from a foundation and not undone.
        won: whether the game is won.
        last: the last action that stands, ``None`` when there is none.
    """

    piles: dict[str, tuple[CardView, ...]]
    tap: bool
    undo: bool
    redo: bool
    score: int
    moves: int
    take_backs: bool
    won: bool
    last: str | None


def view_of(game: Game) -> TableView:
    """Build the view of a game."""
    expect(game, Game, "a game")
    last = game.last_step
    return TableView(
        piles=_piles(game.position, game.places),
        tap=bool(game.position.talon) and not game.is_won,
        undo=bool(game.past) and not game.is_won,
        redo=bool(game.future) and not game.is_won,
        score=game.score,
        moves=game.moves,
        take_backs=game.take_backs > 0,
        won=game.is_won,
        last=last.action.text if last else None,
    )


_FACE_DOWN: Final = tuple(CardView(place, None, ()) for place in range(PACK))


@lru_cache(maxsize=8192)
def _seen(place: int, card: Card, to: tuple[str, ...] = ()) -> CardView:
    return CardView(place, card.text, to)


@lru_cache(maxsize=4096)
def _column(
    column: Column, spots: tuple[int, ...], to: tuple[tuple[int, tuple[str, ...]], ...]
) -> tuple[CardView, ...]:
    """View a column; most columns stay as they were from one action to the next."""
    hidden = len(column.down)
    may_go = dict(to)
    opened = enumerate(zip(spots[hidden:], column.up, strict=True), hidden)
    return (
        *(_FACE_DOWN[place] for place in spots[:hidden]),
        *(_seen(place, card, may_go.get(index, ())) for index, (place, card) in opened),
    )


def _open_pile(spots: tuple[int, ...], cards: tuple[Card, ...], to: tuple[str, ...]) -> tuple[CardView, ...]:
    """View the waste or a foundation, where only the top card can move."""
    if not cards:
        return ()
    below = [_seen(place, card) for place, card in zip(spots[:-1], cards[:-1], strict=True)]
    return (*below, _seen(spots[-1], cards[-1], to))


def _piles(position: Position, places: Places) -> dict[str, tuple[CardView, ...]]:
    may_go: dict[str, tuple[tuple[int, tuple[str, ...]], ...]] = {}
    for (pile, card), to in targets(position).items():
        may_go[pile] = (*may_go.get(pile, ()), (card, to))
    piles = {
        name: _column(column, spots, may_go.get(name, ()))
        for name, column, spots in zip(COLUMNS, position.columns, places.columns, strict=True)
    }
    drawn = position.drawn
    piles[STOCK] = tuple([_FACE_DOWN[place] for place in reversed(places.talon[drawn:])])
    piles[WASTE] = _open_pile(places.talon[:drawn], position.waste, _to_of_top(may_go.get(WASTE)))
    for slot, name in enumerate(SLOTS):
        piles[name] = _open_pile(places.slots[slot], position.slot_cards(slot), _to_of_top(may_go.get(name)))
    return piles


def _to_of_top(to: tuple[tuple[int, tuple[str, ...]], ...] | None) -> tuple[str, ...]:
    return to[0][1] if to else ()
