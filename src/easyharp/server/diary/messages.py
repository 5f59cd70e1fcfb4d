"""The messages of every day: statistics, calendar, history, notes, import. Part of the wire like ``messages.py``."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

NOTE_LIMIT: Final = 2000
NoteText = Annotated[str, Meta(max_length=NOTE_LIMIT)]


class TransferFault(StrEnum):
    """What can be wrong with a file of everything."""

    EMPTY = "empty"
    FOREIGN = "foreign"
    NEWER = "newer"
    TOO_MANY = "too-many"
    FORM = "form"
    RECORD = "record"
    NO_ACTION = "no-action"
    TIMES = "times"
    STARTED = "started"
    DAY = "day"


class StreakMessage(Struct, frozen=True):
    """A series: the one that goes on now, and the longest."""

    current: int
    best: int


class BestMessage(Struct, frozen=True):
    """The best of its kind, and the first game that reached it."""

    game: str
    code: str
    value: int


class BarMessage(Struct, frozen=True):
    """How many wins lie between two values, both included."""

    start: int
    end: int
    count: int


class MonthMessage(Struct, frozen=True):
    """The games that began in a month, ``YYYY-MM``."""

    month: str
    played: int
    won: int


class DailyMessage(Struct, frozen=True):
    """How the deals of days went; only a deal won on its own day keeps the series."""

    played: int
    won: int
    won_that_day: int
    streak: StreakMessage


class StatisticsMessage(Struct, frozen=True):
    """``GET /api/statistics``: what the player's games come to, counted anew from the log.

    ``clean`` are the wins without take-backs: bests and charts compare only them. Times are in milliseconds.
    """

    played: int
    won: int
    clean: int
    streak: StreakMessage
    best_score: BestMessage | None
    fewest_moves: BestMessage | None
    time: int
    time_won: int
    scores: tuple[BarMessage, ...]
    moves: tuple[BarMessage, ...]
    months: tuple[MonthMessage, ...]
    daily: DailyMessage


class DayMessage(Struct, frozen=True):
    """A day of a month: its deal, what became of it, and the game that says so."""

    day: str
    number: int
    code: str
    state: Literal["none", "played", "won-later", "won"]
    game: str | None


class DaysMessage(Struct, frozen=True):
    """``GET /api/days``: a month of the calendar, and the series of days."""

    month: str
    days: tuple[DayMessage, ...]
    streak: StreakMessage


class EntryMessage(Struct, frozen=True):
    """A game in the history. ``score`` and ``moves`` are null when it cannot be read.

    Attributes:
        result: as in a record.
        take_backs: whether cards were taken back from the foundations.
        started: when it began, ISO 8601 in UTC.
        last: when it was played last, in milliseconds since 1970.
        time: milliseconds of play.
        state: for the game of a day, what became of that day's deal in it.
        imported: it came as a record and is not counted.
        is_current: it is the game on the table.
        is_damaged: something of it is not as it was written; what cannot be read has its default.
    """

    id: str
    number: int
    code: str
    day: str | None
    state: Literal["played", "won-later", "won"] | None
    result: Literal["won", "unfinished"]
    score: int | None
    moves: int | None
    take_backs: bool
    started: str
    last: int
    time: int
    note: str
    imported: bool
    is_current: bool
    is_damaged: bool


class HistoryMessage(Struct, frozen=True):
    """``GET /api/history``: games, the one played last first; ``next`` is the ``before`` of the page that follows."""

    games: tuple[EntryMessage, ...]
    next: str | None


class NoteMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """``PUT /api/games/ID/note`` and its answer: what the player writes about a game, empty for nothing."""

    text: NoteText


class RecordMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/records``: the text of a record that becomes a game of the history."""

    record: str


class ImportedMessage(Struct, frozen=True):
    """Answer to ``POST /api/records``: the game, and whether it was not there before.

    ``replaced`` tells that a character that no text can hold (U+0000) became U+FFFD.
    """

    id: str
    is_new: bool
    replaced: bool = False


class MergedMessage(Struct, frozen=True):
    """Answer to ``POST /api/everything``: how many games came in, grew, or were there already.

    Attributes:
        new: games that were not here.
        longer: games that have gone on elsewhere.
        same: games that were here already.
        settings: whether the settings were taken over.
        missing: games that could not be written, as the database failed on the way; the same file brings them in.
        replaced: games with a character that no text can hold (U+0000); it became U+FFFD.
    """

    new: int
    longer: int
    same: int
    settings: bool
    missing: int = 0
    replaced: int = 0


class PartsMessage(Struct, frozen=True):
    """``GET /api/everything/parts``: how many files hold everything, and how many games are not whole in them."""

    parts: int
    left_out: int


class DealMessage(Struct, frozen=True):
    """``GET /api/deals/CODE``: every card of a deal, for print. Columns bottom first, the stock as it is drawn."""

    number: int
    code: str
    columns: tuple[tuple[str, ...], ...]
    stock: tuple[str, ...]


class LeftOutMessage(Struct, frozen=True):
    """A game that is not whole in the file of everything: ``actions`` is how many of it are there."""

    id: str
    actions: int


class HeadLine(Struct, frozen=True, tag="easyharp", tag_field="kind", omit_defaults=True):
    """The first line of the file that holds everything (docs/transfer.md).

    When something was left out, the last line is another one that tells what.
    """

    version: int
    made: str
    program: str
    left_out: tuple[LeftOutMessage, ...] = ()


class SettingsLine(Struct, frozen=True, tag="settings", tag_field="kind"):
    """The player's settings in that file."""

    settings: dict[str, Any]


class GameLine(Struct, frozen=True, tag="game", tag_field="kind"):
    """A game in that file.

    Attributes:
        id: the game's id.
        record: its record.
        times: the time of the first action in milliseconds since 1970, then the gaps between actions.
        began_on: what the player's own calendar said when it began.
        won_on: what it said at the last card.
        note: what the player wrote.
        imported: it came as a record and is not counted.
    """

    id: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,32}$")]
    record: str
    times: tuple[Annotated[int, Meta(ge=-(10**15), le=10**15)], ...]
    began_on: str | None = None
    won_on: str | None = None
    note: NoteText = ""
    imported: bool = False
