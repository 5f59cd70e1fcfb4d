"""The rules of Easy Harp, once and for all: positions, legal actions, refusals and their notation.

Pure values and functions: no score, no clock, no randomness, no input or output.
"""

from easyharp.rules.action import ACTIONS, REDO, TAP_STOCK, UNDO, Action, NotationError, move
from easyharp.rules.moves import apply, legal_actions, play, uncovers
from easyharp.rules.perft import perft
from easyharp.rules.piles import COLUMNS, FOUNDATIONS, PILES, SLOTS, STOCK, WASTE
from easyharp.rules.position import Column, Position
from easyharp.rules.refusals import (
    Reason,
    Refusal,
    cards_meant,
    refusal_of,
    refusal_of_move,
    slot_for,
)
from easyharp.rules.setup import (
    Fault,
    FaultKind,
    Setup,
    SetupError,
    SetupSyntaxError,
    format_position,
    parse_position,
)

__all__ = [
    "ACTIONS",
    "COLUMNS",
    "FOUNDATIONS",
    "PILES",
    "REDO",
    "SLOTS",
    "STOCK",
    "TAP_STOCK",
    "UNDO",
    "WASTE",
    "Action",
    "Column",
    "Fault",
    "FaultKind",
    "NotationError",
    "Position",
    "Reason",
    "Refusal",
    "Setup",
    "SetupError",
    "SetupSyntaxError",
    "apply",
    "cards_meant",
    "format_position",
    "legal_actions",
    "move",
    "parse_position",
    "perft",
    "play",
    "refusal_of",
    "refusal_of_move",
    "slot_for",
    "uncovers",
]
