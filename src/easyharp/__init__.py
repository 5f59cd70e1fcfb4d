"""Easy Harp: the referee of a two-deck patience game.

The names below are the library's door; everything in it is an immutable value or a pure function. Start with
:meth:`Game.new`. The rules alone, without score and history, are in :mod:`easyharp.rules`.
"""

from importlib.metadata import version

from easyharp.cards import Card, Colour, Suit
from easyharp.day import daily
from easyharp.deal import Deal, DealError
from easyharp.game import Event, EventKind, Game, IllegalAction, Step
from easyharp.intents import Do, Drop, Grab, Hold, IntentError, Tap
from easyharp.pasted import find_deal
from easyharp.record import Record, RecordError, parse_record, record_of
from easyharp.rules import (
    Action,
    NotationError,
    Position,
    Reason,
    Refusal,
    SetupError,
    SetupSyntaxError,
    format_position,
    legal_actions,
    parse_position,
    perft,
)
from easyharp.session import Outcome, Session, Settings
from easyharp.view import CardView, TableView, view_of

__version__ = version("easyharp")

__all__ = [
    "Action",
    "Card",
    "CardView",
    "Colour",
    "Deal",
    "DealError",
    "Do",
    "Drop",
    "Event",
    "EventKind",
    "Game",
    "Grab",
    "Hold",
    "IllegalAction",
    "IntentError",
    "NotationError",
    "Outcome",
    "Position",
    "Reason",
    "Record",
    "RecordError",
    "Refusal",
    "Session",
    "Settings",
    "SetupError",
    "SetupSyntaxError",
    "Step",
    "Suit",
    "TableView",
    "Tap",
    "daily",
    "find_deal",
    "format_position",
    "legal_actions",
    "parse_position",
    "parse_record",
    "perft",
    "record_of",
    "view_of",
]
