"""Taking games elsewhere and bringing them in: records one by one, and everything in one file (docs/transfer.md).

Pure: text in, games out, and back; the rules decide what is a game.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from itertools import accumulate, pairwise
from typing import Any, Final

import msgspec

from easyharp.game import Game, IllegalAction
from easyharp.record import Comment, Record, RecordError, RecordFault, parse_record, record_of
from easyharp.rules import Action, NotationError
from easyharp.server.diary.days import is_day
from easyharp.server.diary.messages import (
    NOTE_LIMIT,
    GameLine,
    HeadLine,
    LeftOutMessage,
    SettingsLine,
    TransferFault,
)
from easyharp.server.limits import RECORD_ACTIONS
from easyharp.server.store import Finish, GameRow, Incoming, NewGame, Tally
from easyharp.server.work import Pause

VERSION: Final = 1
MOST_ACTIONS: Final = 100_000
"""In one game."""
MOST_IN_ALL: Final = 2_000_000
"""In one file: a bound on how long a server works on it."""
LATEST: Final = 10**15
"""Milliseconds before and after 1970: clocks may be set to any year, and were."""
A_GAME: Final = 700
AN_ACTION: Final = 24
A_CHARACTER: Final = 6
"""The most bytes that a game, an action with its time, and a character of a note take in the file."""
_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
_NUL: Final = "\0"
_STARTED: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z")

Line = HeadLine | SettingsLine | GameLine
_DECODER: Final = msgspec.json.Decoder[Line](HeadLine | SettingsLine | GameLine)


class TransferError(ValueError):
    """A file that cannot be brought in; ``str()`` is a full sentence.

    Attributes:
        fault: what is wrong.
        line: in which line, from 1; ``None`` when it is the file as a whole.
        most: how many actions there may be, when there are more.
        cause: what is wrong with the record of that line.
    """

    def __init__(
        self,
        message: str,
        fault: TransferFault,
        *,
        line: int | None = None,
        most: int | None = None,
        cause: RecordError | None = None,
    ) -> None:
        # Both are arguments of the base class, so that a copy or a pickle is made with both.
        super().__init__(message, fault)
        self.fault = fault
        self.line = line
        self.most = most
        self.cause = cause

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass(frozen=True, slots=True)
class Contents:
    """What a file of everything holds; in ``replaced`` games U+0000, which no database holds, became U+FFFD."""

    games: tuple[Incoming, ...]
    settings: dict[str, Any] | None
    replaced: int


def record_text(game: Game, started: str, day: str | None, note: str = "") -> str:
    """Write a game's record; a note stands before the first action as a comment."""
    tags = [("Started", started), *([("Day", day)] if day else [])]
    record = record_of(game, tags)
    if note:
        # A comment has no way to write a closing brace or a carriage return.
        text = note.replace("\r\n", "\n").replace("\r", "\n").replace("}", ")")
        record = Record(record.tags, (Comment(text), *record.body))
    return record.format()


def line_of(tally: Tally, row: GameRow, record: str | None = None) -> tuple[GameLine | None, LeftOutMessage | None]:
    """Write a game as a line of the file of everything, as far as it can be read, and say what is left out.

    ``record`` is what the journal keeps of a won game; it is looked at when the log is damaged.
    """
    game = _readable(tally, row, record)
    if game is None or not 0 < game.version <= MOST_ACTIONS:
        return None, LeftOutMessage(row.id, 0)
    times = [min(max(at, -LATEST), LATEST) for at in row.times[: game.version]]
    times += [times[-1] if times else tally.last] * (game.version - len(times))
    line = GameLine(
        id=row.id if _ID.fullmatch(row.id) else sha256(row.id.encode()).hexdigest()[:24],
        record=record_text(game, row.started, row.day),
        times=(*times[:1], *(after - before for before, after in pairwise(times))),
        began_on=tally.began_on,
        won_on=tally.win.on if tally.win else None,
        note=tally.note[:NOTE_LIMIT],
        imported=tally.imported,
    )
    is_whole = game.is_won if tally.win else row.is_whole and game.version == len(row.actions)
    return line, None if is_whole else LeftOutMessage(row.id, game.version)


def _readable(tally: Tally, row: GameRow, record: str | None) -> Game | None:
    if not row.number:
        return None
    if record is not None and tally.win is not None and not row.is_whole:
        with suppress(RecordError):
            game = parse_record(record).replay().game
            if game.is_won and (game.deal.number, game.score) == (row.number, tally.win.score):
                return game
    game = Game.new(row.number)
    for action in row.actions:
        try:
            game = game.play(action)
        except (IllegalAction, NotationError):
            break
    return game


def parts_of(games: Iterable[tuple[str, int, int]], limit: int) -> list[list[str]]:
    """Share games out among files that can be brought in again; each with its id, its actions and its note's length."""
    parts: list[list[str]] = [[]]
    size = actions = 0
    for game, version, noted in games:
        more = A_GAME + AN_ACTION * version + A_CHARACTER * min(noted, NOTE_LIMIT)
        if parts[-1] and (size + more > limit or actions + version > MOST_IN_ALL):
            parts.append([])
            size = actions = 0
        parts[-1].append(game)
        size, actions = size + more, actions + version
    return parts


def incoming_record(
    player: str, text: str, new_id: str, now: int, now_text: str, pause: Pause = lambda: None
) -> Incoming:
    """Read a record as a game to look at; ``pause`` is called after every portion of the work.

    Raises:
        RecordError: when it cannot be read or breaks a rule.
    """
    record = parse_record(without_nul(text))
    if len(record.body) > RECORD_ACTIONS:
        message = f"a record of more than {RECORD_ACTIONS} actions does not become a game"
        raise RecordError(message, RecordFault.TOO_LONG, most=RECORD_ACTIONS)
    game = _played(record, pause)
    started, day = record.tag("Started") or "", record.tag("Day")
    first = record.body[0] if record.body else None
    return _incoming(
        NewGame(
            new_id,
            player,
            record.deal.number,
            day if day and is_day(day) else None,
            started if _STARTED.fullmatch(started) else now_text,
        ),
        game,
        (now,) * game.version,
        note=first.text[:NOTE_LIMIT] if isinstance(first, Comment) else "",
        imported=True,
    )


def without_nul(text: str) -> str:
    """Put U+FFFD where a text has U+0000, which not every database can hold."""
    return text.replace(_NUL, "\ufffd")


def contents_of(player: str, lines: Iterable[bytes], pause: Pause = lambda: None) -> Contents:
    """Read a file of everything, and play its games through the rules; ``pause`` as above.

    Raises:
        TransferError: when anything in it is not right.
    """
    games: list[Incoming] = []
    settings: dict[str, Any] | None = None
    actions = replaced = 0
    for number, line in _lines(lines):
        pause()
        match line:
            case HeadLine():
                continue
            case SettingsLine():
                settings = line.settings
            case GameLine():
                replaced += _NUL in line.record or _NUL in line.note
                games.append(_game(player, line, number, pause))
                actions += len(games[-1].actions)
        if actions > MOST_IN_ALL:
            message = f"a file with more than {MOST_IN_ALL} actions is not read"
            raise TransferError(message, TransferFault.TOO_MANY, most=MOST_IN_ALL)
    return Contents(tuple(games), settings, replaced)


def _lines(lines: Iterable[bytes]) -> Iterator[tuple[int, Line]]:
    head = False
    for number, text in enumerate(lines, 1):
        if not text.strip():
            continue
        try:
            line = _DECODER.decode(text)
        except msgspec.MsgspecError as error:
            raise TransferError(f"line {number}: {error}", TransferFault.FORM, line=number) from None
        except RecursionError:
            message = f"line {number}: the JSON is nested too deeply"
            raise TransferError(message, TransferFault.FORM, line=number) from None
        if isinstance(line, HeadLine) and line.version > VERSION:
            message = "the file was made by a newer Easy Harp; update this one to read it"
            raise TransferError(message, TransferFault.NEWER)
        if not head and not isinstance(line, HeadLine):
            raise TransferError("this is no file of Easy Harp: its first line does not say so", TransferFault.FOREIGN)
        head = True
        yield number, line
    if not head:
        raise TransferError("the file is empty", TransferFault.EMPTY)


def _game(player: str, line: GameLine, number: int, pause: Pause) -> Incoming:
    try:
        record = parse_record(without_nul(line.record))
        game = _played(record, pause)
    except RecordError as error:
        raise TransferError(f"line {number}: {error}", TransferFault.RECORD, line=number, cause=error) from None
    times = tuple(accumulate(line.times))
    started, day = record.tag("Started") or "", record.tag("Day")
    _check(number, game.version > 0, TransferFault.NO_ACTION, "the game has no action")
    _check(number, len(times) == game.version, TransferFault.TIMES, "there must be one time for each action")
    _check(number, all(-LATEST <= at <= LATEST for at in times), TransferFault.TIMES, "a time is out of range")
    is_dated = _STARTED.fullmatch(started) is not None
    _check(number, is_dated, TransferFault.STARTED, "the record does not say when the game was started")
    for said in (day, line.began_on, line.won_on):
        _check(number, said is None or is_day(said), TransferFault.DAY, "a day is no date")
    new = NewGame(line.id, player, record.deal.number, day, started, line.began_on)
    return _incoming(new, game, times, note=without_nul(line.note), imported=line.imported, won_on=line.won_on)


def _check(number: int, is_right: bool, fault: TransferFault, otherwise: str) -> None:
    if not is_right:
        raise TransferError(f"line {number}: {otherwise}", fault, line=number)


def _played(record: Record, pause: Pause) -> Game:
    if len(record.body) > MOST_ACTIONS:
        message = f"a record of more than {MOST_ACTIONS} actions is not kept"
        raise RecordError(message, RecordFault.TOO_LONG, most=MOST_ACTIONS)
    return record.replay(breathe=pause).game


def _incoming(
    new: NewGame,
    game: Game,
    times: tuple[int, ...],
    *,
    note: str = "",
    imported: bool = False,
    won_on: str | None = None,
) -> Incoming:
    finish = None
    if game.is_won:
        text = record_text(game, new.started, new.day)
        finish = Finish(new.player, new.number, new.day, game.moves, game.score, game.take_backs > 0, text, won_on)
    return Incoming(new, _texts(game.actions), times, finish, note, imported)


def _texts(actions: Iterable[Action]) -> tuple[str, ...]:
    return tuple(action.text for action in actions)
