"""Positions that no game may come to, but that obey every rule: empty columns, long runs, any foundations."""

from __future__ import annotations

from collections import Counter
from random import Random

from easyharp import Card, Position
from easyharp.cards import CARDS, KING
from easyharp.rules import Column
from easyharp.rules.piles import SLOT_SUITS


def wild_position(seed: int) -> Position:
    random = Random(seed)
    foundations = tuple(random.choice((0, 0, random.randint(0, 5), random.randint(0, KING))) for _ in SLOT_SUITS)
    pack = _left_over(foundations)
    random.shuffle(pack)
    ups = [_run(pack, random) if random.random() < 0.75 else [] for _ in range(9)]
    downs: list[list[Card]] = [[] for _ in range(9)]
    for index in range(9):
        if ups[index]:
            downs[index] = [pack.pop() for _ in range(min(random.randint(0, index), len(pack)))]
    _shrink_to_talon(pack, downs, ups)
    columns = tuple(Column(tuple(down), tuple(up)) for down, up in zip(downs, ups, strict=True))
    return Position(columns, tuple(pack), random.randint(0, len(pack)), foundations)


def _left_over(foundations: tuple[int, ...]) -> list[Card]:
    placed = Counter(
        Card(rank, suit) for suit, top in zip(SLOT_SUITS, foundations, strict=True) for rank in range(1, top + 1)
    )
    return [card for card in CARDS for _ in range(2 - placed[card])]


def _run(pack: list[Card], random: Random) -> list[Card]:
    """Take a run out of the pack, led by a king every other time."""
    if not pack:
        return []
    kings = [card for card in pack if card.rank == KING]
    run = [random.choice(kings if kings and random.random() < 0.5 else pack)]
    pack.remove(run[0])
    while random.random() < 0.7:
        fitting = [c for c in pack if c.rank == run[-1].rank - 1 and c.colour is not run[-1].colour]
        if not fitting:
            break
        run.append(random.choice(fitting))
        pack.remove(run[-1])
    return run


def _shrink_to_talon(pack: list[Card], downs: list[list[Card]], ups: list[list[Card]]) -> None:
    """Put cards into the columns, as many beneath as a deal puts there, until the talon can hold the rest."""
    for index in reversed(range(9)):
        while len(pack) > 59 and len(downs[index]) < index:
            downs[index].append(pack.pop())
        if len(pack) > 59 or downs[index]:
            ups[index] = ups[index] or [pack.pop()]
