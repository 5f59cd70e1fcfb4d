"""Random play: list the legal actions, play one of them, again and again.

The same games are played by the library and by lists of lists, side by side, so that a slow machine or a
busy one slows both.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeVar

from bench.measure import Figure, best_seconds
from bench.plain import Table
from easyharp import Deal, Game, Position
from easyharp.rules import apply, legal_actions

GAMES = 20
STEPS = 200
SEED = 1
AIM = 60_000

_Start = TypeVar("_Start")


def figures() -> list[Figure]:
    """Measure the rules alone, whole games, and the plain tables."""
    deals = [Deal(Random(SEED + n).randint(1, 999_999)) for n in range(GAMES)]
    starts = [Position.start(deal) for deal in deals]
    packs = [[card.text for card in deal.pack] for deal in deals]
    rules = GAMES * STEPS / best_seconds(lambda: _each(_by_rules, starts))
    games = GAMES * STEPS / best_seconds(lambda: _each(_by_game, deals))
    plain = GAMES * STEPS / best_seconds(lambda: _each(_by_lists, packs))
    return [
        Figure("Random play, rules", rules, "steps/s", AIM, note=f"{rules / plain:.1f} × the plain one"),
        Figure("Random play, plain lists", plain, "steps/s", note="the same games"),
        Figure("Random play, whole game", games, "steps/s", note="with score, places and undo history"),
    ]


def _each(play: Callable[[_Start], None], starts: list[_Start]) -> None:
    for start in starts:
        play(start)


def _by_rules(position: Position) -> None:
    choose = Random(SEED).random
    for _ in range(STEPS):
        legal = legal_actions(position)
        position = apply(position, legal[int(choose() * len(legal))])


def _by_game(deal: Deal) -> None:
    game, choose = Game.new(deal), Random(SEED).random
    for _ in range(STEPS):
        legal = game.legal_actions()
        game = game.play(legal[int(choose() * len(legal))])


def _by_lists(pack: list[str]) -> None:
    table, choose = Table.dealt(pack), Random(SEED).random
    for _ in range(STEPS):
        legal = table.legal_actions()
        table.play(legal[int(choose() * len(legal))])
