"""The view of a table, as it is built after every action."""

from __future__ import annotations

from bench.measure import Figure, best_seconds
from bench.record import RECORD
from easyharp import Game, parse_record, view_of


def figures() -> list[Figure]:
    """Measure the view along a whole game, a mean over its tables."""
    record = parse_record(RECORD.read_text("utf-8"))
    games = [Game.new(record.deal)]
    for action in record.actions:
        games.append(games[-1].play(action))
    seconds = best_seconds(lambda: [view_of(game) for game in games])
    return [Figure("View of a table", 1e6 * seconds / len(games), "µs", note="with all legal targets")]
