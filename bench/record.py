"""A whole record through the rules."""

from __future__ import annotations

from pathlib import Path

from bench.measure import Figure, best_seconds
from easyharp import parse_record

RECORD = Path(__file__).parent.parent / "tests" / "golden" / "records" / "takeback-2.harp"
AIM_MS = 15


def figures() -> list[Figure]:
    """Measure reading the text and playing its actions, apart."""
    text = RECORD.read_text("utf-8")
    record = parse_record(text)
    replay = 1e3 * best_seconds(record.replay, times=15)
    read = 1e3 * best_seconds(lambda: parse_record(text), times=15)
    note = f"{len(record.actions)} actions, every one checked"
    return [
        Figure("Replay of a record", replay, "ms", AIM_MS, more_is_better=False, note=note),
        Figure("Reading its text", read, "ms"),
    ]
