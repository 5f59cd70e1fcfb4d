"""The messages of games (docs/protocol.md); those of settings, hints and the diary stand with what they belong to.

The browser's types are made from all of these (``make types``). A message a browser sends may leave out fields with a
default; a message it gets has every field.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from easyharp.catalogue import Standing
from easyharp.deal import DealFault
from easyharp.game import EventKind
from easyharp.record import RecordFault
from easyharp.rules import Reason
from easyharp.server.diary.messages import TransferFault
from easyharp.server.settings import SettingsMessage
from easyharp.view import TableView

Pile = Annotated[str, Meta(max_length=1)]
CardPlace = Annotated[int, Meta(ge=0, le=103)]
Milliseconds = Annotated[float, Meta(ge=0, le=1e15)]
DayText = Annotated[str, Meta(max_length=10)]
# Long enough for what is pasted around a code: a link that is wrapped into another, a shared result.
CodeText = Annotated[str, Meta(max_length=4000)]
GameId = Annotated[str, Meta(max_length=32)]


class GrabMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """A card by its pile and its place in the pile, 0 for the bottom card."""

    pile: Pile
    card: CardPlace


class LastTapMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """A tap that a second one may make a pair with."""

    pile: Pile
    card: CardPlace
    at: Milliseconds
    moved: bool


class HandMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """What the hand remembers. The server gives it, the browser hands it back with its next intent."""

    selected: GrabMessage | None
    last_tap: LastTapMessage | None


class TapIntent(Struct, frozen=True, tag="tap", forbid_unknown_fields=True):
    """One tap; ``card`` is null on an empty pile; ``at`` is on the browser's own forward-going clock."""

    pile: Pile
    card: CardPlace | None
    at: Milliseconds


class HoldIntent(Struct, frozen=True, tag="hold", forbid_unknown_fields=True):
    """A long press or a key that selects a card."""

    pile: Pile
    card: CardPlace


class DropIntent(Struct, frozen=True, tag="drop", forbid_unknown_fields=True):
    """A dragged card, let go over a pile (``F``: anywhere on the foundation area)."""

    pile: Pile
    card: CardPlace
    target: Pile


class ActionIntent(Struct, frozen=True, tag="action", forbid_unknown_fields=True):
    """An action in the notation, such as ``U`` or ``47``."""

    action: Annotated[str, Meta(max_length=2)]


class IntentRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/games/ID/intents``: an intent, the version of the game it was made on, and the hand.

    ``day`` is what the player's own calendar says: a win is kept with it.
    """

    version: Annotated[int, Meta(ge=0)]
    intent: TapIntent | HoldIntent | DropIntent | ActionIntent
    hand: HandMessage | None = None
    day: DayText | None = None


class NewDeal(Struct, frozen=True, tag="new", forbid_unknown_fields=True):
    """A random deal, never the current one again, of those that the settings name."""


class DailyDeal(Struct, frozen=True, tag="daily", forbid_unknown_fields=True):
    """The deal of the player's own calendar date, ``YYYY-MM-DD``."""

    day: DayText


class SameDeal(Struct, frozen=True, tag="same", forbid_unknown_fields=True):
    """The deal of the current game again, from its start."""


class ThatDeal(Struct, frozen=True, tag="deal", forbid_unknown_fields=True):
    """A deal by code or number, from its start."""

    deal: CodeText


class OpenDeal(Struct, frozen=True, tag="open", forbid_unknown_fields=True):
    """A deal by code or number: an unfinished game of it goes on, otherwise it starts."""

    deal: CodeText


class GameRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/games``: start or open a game, which becomes the current one; ``today`` by the player's calendar."""

    start: NewDeal | DailyDeal | SameDeal | ThatDeal | OpenDeal
    today: DayText | None = None


class CurrentRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """``PUT /api/current``: go back to a game of one's own."""

    id: GameId


class GameMessage(Struct, frozen=True):
    """A game as its player may see it; ``standing`` is what the catalogue says about its deal."""

    id: str
    version: int
    number: int
    code: str
    day: str | None
    started: str
    standing: Standing
    table: TableView


class LeftMessage(Struct, frozen=True):
    """The unfinished game that was left for another one: the way back to it."""

    id: str
    code: str
    moves: int


class OpenedMessage(Struct, frozen=True):
    """Answer to ``POST /api/games`` and ``PUT /api/current``."""

    game: GameMessage
    left: LeftMessage | None


class NoticeMessage(Struct, frozen=True):
    """Something the player must know.

    Attributes:
        kind: ``set-aside``: the old database could not be used, and ``file`` keeps it. ``disk-full``, ``read-only``:
            nothing can be written, the game can only be looked at. ``lost-writes``: the last moves may be missing.
            ``unreadable``: ``game``, which was on the table, cannot be read from its beginning to its end; it is kept,
            and ``PUT /api/current`` goes on as far as it can be read. ``damaged``: something else is not as it was
            written, and what cannot be read has its default.
        file: where the old database is.
        game: the game that cannot be read.
    """

    kind: Literal["set-aside", "disk-full", "read-only", "lost-writes", "unreadable", "damaged"]
    file: str | None = None
    game: str | None = None


class HomeMessage(Struct, frozen=True):
    """``GET /api/home``: what the page needs to start; ``game`` is null when there is none yet.

    ``left`` is the unfinished game that was played last before the current one.
    """

    game: GameMessage | None
    left: LeftMessage | None
    settings: SettingsMessage
    notice: NoticeMessage | None


class RefusalMessage(Struct, frozen=True):
    """A refused attempt: the rule's identifier and the cards it is about."""

    reason: Reason
    card: str | None
    target: str | None


class EventMessage(Struct, frozen=True):
    """One thing that happened on the table, for ears and for animation."""

    kind: EventKind
    cards: tuple[str, ...]
    source: str
    target: str
    points: int


class IntentAnswer(Struct, frozen=True):
    """Answer to an intent. ``remind`` says whether the player wants to be reminded of the refused rule."""

    game: GameMessage
    hand: HandMessage
    action: str | None
    refusal: RefusalMessage | None
    remind: bool
    events: tuple[EventMessage, ...]


ErrorKind = Literal[
    "bad-request",
    "bad-deal",
    "bad-day",
    "bad-record",
    "not-found",
    "stale",
    "forbidden",
    "too-large",
    "unavailable",
    "no-solver",
    "disk-full",
    "read-only",
    "internal",
]


class ReplayRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/replays``: the frames of a record from one action to another; 0 is the deal, null the end."""

    record: str
    from_: Annotated[int, Meta(ge=0)] = field(default=0, name="from")
    to: Annotated[int, Meta(ge=0)] | None = None


class GrabbedMessage(Struct, frozen=True):
    """An attempt: the card by its pile and its place in the pile, and the pile it was let go over."""

    pile: str
    card: int
    target: str


class ReplayStepMessage(Struct, frozen=True):
    """One frame: what was done, or attempted and refused, and the table after it.

    Attributes:
        at: how many actions were played.
        action: the action in the notation, null for the deal and for an attempt.
        attempt: what was tried, null for an action.
        refusal: the rule that refused the attempt.
        events: what the action did; an undo says all by itself.
        table: the table as its player saw it then.
    """

    at: int
    action: str | None
    attempt: GrabbedMessage | None
    refusal: RefusalMessage | None
    events: tuple[EventMessage, ...]
    table: TableView


class ReplayMessage(Struct, frozen=True):
    """Frames of a record; ``total`` is how many actions it has in all."""

    code: str
    number: int
    total: int
    steps: tuple[ReplayStepMessage, ...]


class ExampleMessage(Struct, frozen=True):
    """``GET /api/examples/NAME``: an example from its first frame to its last, with the caption of each frame."""

    name: str
    code: str
    number: int
    steps: tuple[ReplayStepMessage, ...]
    captions: tuple[str | None, ...]


class BadActionMessage(Struct, frozen=True):
    """The first bad action of a record: its number from 1, its text, and the rule it breaks if it breaks one."""

    at: int
    action: str
    refusal: RefusalMessage | None


class UnreadMessage(Struct, frozen=True):
    """Why a record or a file of everything cannot be brought in.

    Attributes:
        record: what is wrong with the record, when it is one.
        transfer: what is wrong with the file of everything, when it is one; ``record`` then says what is wrong in it.
        line: number of the bad line, from 1.
        most: how many actions there may be, when there are more.
    """

    record: RecordFault | None
    transfer: TransferFault | None
    line: int | None
    most: int | None


class ErrorBody(Struct, frozen=True):
    """What went wrong, in English, and what a page needs to say it in the reader's language.

    Attributes:
        fault: for ``bad-deal``.
        game: for ``stale``, how it stands.
        bad: for ``bad-record``, when an action is to blame.
        unread: for ``bad-record``.
    """

    kind: ErrorKind
    message: str
    fault: DealFault | None = None
    codes: tuple[str, ...] = ()
    game: GameMessage | None = None
    bad: BadActionMessage | None = None
    unread: UnreadMessage | None = None


class ErrorMessage(Struct, frozen=True):
    """The one shape of every error of every route."""

    error: ErrorBody


class AboutMessage(Struct, frozen=True):
    """``GET /api/about``: who answers here."""

    name: str
    version: str
    instance: str
