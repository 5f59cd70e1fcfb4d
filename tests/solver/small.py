"""Small deals: the top ranks of both packs on a few columns; what lies below is on the foundations already.

The Python rules play them as they are. The native core knows nine columns, so the others are closed to it.
"""

from __future__ import annotations

from ctypes import c_int32
from random import Random

from easyharp import Card, Position
from easyharp.cards import CARDS, KING, SUITS
from easyharp.rules import Column
from easyharp.rules.position import unchecked
from easyharp.solver.native import Prover

CLOSED = (255, 0)
TEST_RULES = 16
RULES = {"right": 0, "nothing": 1, "without own suit": 2, "one deck": 3, "low ranks": 4, "eager": 5}
NOT_PRESSED = c_int32(0)


def small_deal(seed: int, ranks: int, columns: int) -> Position:
    random = Random(seed)
    first = KING + 1 - ranks
    pack = [Card(rank, suit) for rank in range(first, KING + 1) for suit in SUITS for _ in range(2)]
    random.shuffle(pack)
    sizes = [1] * columns
    for _ in range(len(pack) - random.randint(0, len(pack) // 2) - columns):
        at = random.randrange(columns)
        sizes[at] += sizes[at] < 9
    dealt = []
    for size in sizes:
        dealt.append(Column(tuple(pack[: size - 1]), (pack[size - 1],)))
        del pack[:size]
    return unchecked(Position, (tuple(dealt), tuple(pack), 0, (first - 1,) * 8))


def small_bytes(position: Position) -> bytes:
    closed = [CLOSED] * (9 - len(position.columns))
    counts = [(len(down), len(up)) for down, up in position.columns] + closed
    cards = [card for column in position.columns for card in column.cards] + [*position.talon]
    head = [count for pair in counts for count in pair]
    head += [len(position.talon), position.drawn, *position.foundations]
    return bytes(head + [CARDS.index(card) for card in cards])


def verdict(position: Position, rule: str = "right", memory: int = 6 << 20) -> int:
    """Return what the prover says by a rule for safe cards; see ``Prover`` for the numbers."""
    prover = Prover(small_bytes(position), memory, TEST_RULES + RULES[rule])
    return prover.run(10_000_000, NOT_PRESSED)
