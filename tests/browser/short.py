"""A game to be won at the page: as short as games get, so that a test of a way to play plays all of it."""

from pathlib import Path
from typing import Final

from easyharp import parse_record

SHORT: Final = parse_record((Path(__file__).parent / "records" / "short.harp").read_text("utf-8"))
"""266 actions, among them every kind but a take-back: a third of what the golden games have."""
