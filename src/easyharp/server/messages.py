"""Every message of the wire (docs/protocol.md). The browser's types are made from these (``make types``).

A message a browser sends may leave out fields with a default; a message it gets has every field.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

from easyharp.catalogue import Standing
from easyharp.deal import DealFault
from easyharp.game import EventKind
from easyharp.rules import Reason
from easyharp.view import TableView

Pile = Annotated[str, Meta(max_length=1)]
CardPlace = Annotated[int, Meta(ge=0, le=103)]
Milliseconds = Annotated[float, Meta(ge=0, le=1e15)]
DayText = Annotated[str, Meta(max_length=10)]
CodeText = Annotated[str, Meta(max_length=64)]
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


class HintRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/games/ID/hints``: ask for a hint on the version of the game that is seen."""

    version: Annotated[int, Meta(ge=0)]


HintKind = Literal["action", "lost", "unknown", "won"]


class HintMessage(Struct, frozen=True):
    """Answer to :class:`HintRequest`; it holds for the position of that version.

    Attributes:
        version: the version of the game that it is about.
        kind: ``action``: the next action of a proved line; ``lost``: proved that there is none; ``unknown``: neither
            was found in the time that a hint may take; ``won``: there is nothing left to do.
        action: the action in the notation.
        grab: the card that it takes, null for a tap of the stock.
        target: the pile that it goes to, a foundation by its slot; null for a tap of the stock.
        taps: how often the line taps the stock before its next move of a card.
        moves: how many moves of cards the line still has.
        back: after a loss, the number of undos that lead to the last position proved winnable; null when undo does
            not reach one.
    """

    version: int
    kind: HintKind
    action: str | None
    grab: GrabMessage | None
    target: str | None
    taps: int
    moves: int
    back: int | None


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


class SettingsMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """``GET`` and ``PUT /api/settings``: every option of a player, with its default in :data:`DEFAULT_SETTINGS`.

    Attributes:
        interactive_rules: a refused attempt is followed by the reminder of its rule.
        double_tap: two quick taps look for a place on the table.
        double_tap_ms: the longest time between two taps of a pair.
        tap_moves: one tap sends a card to a foundation that accepts it; when off, a tap only selects.
        new_deals: which deals *New deal* picks from: any, or only those that are proved winnable.
        language: null follows the browser.
        theme: the look of the table; ``auto`` follows the device.
        four_colours: diamonds and clubs have a tone of their own.
        large_faces: faces show rank and suit only, as large as the card.
        left_handed: the table in the mirror.
        motion: how fast cards glide.
        show_targets: piles that accept the held card are marked.
        mark_last_move: the card that moved last carries a soft sign.
        sound: plucked strings.
        vibration: a light touch when a card lands.
        clock: a clock that counts while the page is seen.
        show_score: score and counter are shown.
        letter_keys: single letters, digits and signs are keys of the game.
        text_board: the board in words is shown beside the table.
        guide_seen: the guided first game was played or declined, and is not offered again.
    """

    interactive_rules: bool
    double_tap: bool
    double_tap_ms: Annotated[int, Meta(ge=100, le=2000)]
    tap_moves: bool
    new_deals: Literal["any", "winnable"]
    language: Annotated[str, Meta(max_length=16)] | None
    theme: Literal["auto", "paper", "felt", "dark", "contrast"]
    four_colours: bool
    large_faces: bool
    left_handed: bool
    motion: Literal["full", "fast", "off"]
    show_targets: bool
    mark_last_move: bool
    sound: bool
    vibration: bool
    clock: bool
    show_score: bool
    letter_keys: bool
    text_board: bool
    guide_seen: bool


DEFAULT_SETTINGS: Final = SettingsMessage(
    interactive_rules=True,
    double_tap=True,
    double_tap_ms=350,
    tap_moves=True,
    new_deals="winnable",
    language=None,
    theme="auto",
    four_colours=False,
    large_faces=False,
    left_handed=False,
    motion="full",
    show_targets=True,
    mark_last_move=True,
    sound=False,
    vibration=False,
    clock=False,
    show_score=True,
    letter_keys=True,
    text_board=False,
    guide_seen=False,
)


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

    ``set-aside``: the old database could not be used, and ``file`` keeps it. ``unreadable``: the game that was on the
    table cannot be read from the store; it is kept there.
    """

    kind: Literal["set-aside", "unreadable"]
    file: str | None


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


class ErrorBody(Struct, frozen=True):
    """What went wrong: ``fault`` for ``bad-deal``, the current ``game`` for ``stale``, ``bad`` for ``bad-record``."""

    kind: ErrorKind
    message: str
    fault: DealFault | None = None
    game: GameMessage | None = None
    bad: BadActionMessage | None = None


class ErrorMessage(Struct, frozen=True):
    """The one shape of every error of every route."""

    error: ErrorBody


class AboutMessage(Struct, frozen=True):
    """``GET /api/about``: who answers here."""

    name: str
    version: str
    instance: str
