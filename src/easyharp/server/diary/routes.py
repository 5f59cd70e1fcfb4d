"""The routes of every day (docs/protocol.md): statistics, calendar, history, notes, and games on the move."""

from __future__ import annotations

import calendar
import secrets
import time
import zlib
from asyncio import timeout
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from datetime import UTC, datetime
from functools import partial
from itertools import pairwise
from tempfile import SpooledTemporaryFile
from typing import IO, Final, TypeVar

import msgspec
from anyio import CapacityLimiter
from sqlalchemy.exc import SQLAlchemyError
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from easyharp import __version__
from easyharp.day import daily
from easyharp.deal import COLUMNS, DEALT, Deal
from easyharp.record import RecordError
from easyharp.server import limits
from easyharp.server.convert import refusal_message
from easyharp.server.diary import messages as d
from easyharp.server.diary.days import best_of_days, daily_streak, days_won, is_day, state_of, utc_day
from easyharp.server.diary.history import Standings, entry_of, place_of, place_text
from easyharp.server.diary.statistics import statistics_of
from easyharp.server.diary.transfer import (
    VERSION,
    Contents,
    TransferError,
    contents_of,
    incoming_record,
    line_of,
    parts_of,
    without_nul,
)
from easyharp.server.errors import LOG, WireError, respond
from easyharp.server.files import PACKED, accepted
from easyharp.server.keeper import Keeper
from easyharp.server.messages import BadActionMessage, UnreadMessage
from easyharp.server.players import Players
from easyharp.server.reading import read, received, require_type
from easyharp.server.settings import DEFAULT_SETTINGS, stored_settings
from easyharp.server.store import GameRow, Incoming, Merged, Show, Tally
from easyharp.server.visitors import Visitors
from easyharp.server.work import Pause

T = TypeVar("T")
PAGE: Final = 20
"""Games on a page of the history."""
RECORD_LIMIT: Final = limits.RECORD
FILE_LIMIT: Final = limits.FILE
SETTINGS: Final = 4096
"""Bytes that head and settings have at most in a file of everything."""
IN_MEMORY: Final = 1024 * 1024
BATCH: Final = 50
"""Games read together, so that nobody else waits long."""
ROWS: Final = 1000
"""Actions written together, for the same reason, as long as a game has no more."""
_GZIP: Final = 31
"""What zlib calls the form of gzip."""


class Diary(Visitors):
    """The routes, and what they work on."""

    def __init__(self, keeper: Keeper, players: Players) -> None:
        super().__init__(keeper, players)
        self._rows = keeper.rows
        self._uploads = CapacityLimiter(limits.UPLOADS)
        self._portion = CapacityLimiter(1)
        self._standings = Standings(keeper)

    def routes(self) -> list[Route]:
        """List the routes."""
        return [
            Route("/api/statistics", self.statistics, methods=["GET"]),
            Route("/api/days", self.days, methods=["GET"]),
            Route("/api/history", self.history, methods=["GET"]),
            Route("/api/history/{id}", self.entry, methods=["GET"]),
            Route("/api/games/{id}/note", self.set_note, methods=["PUT"]),
            Route("/api/records", self.add_record, methods=["POST"]),
            Route("/api/everything", self.everything, methods=["GET"]),
            Route("/api/everything", self.merge, methods=["POST"]),
            Route("/api/everything/parts", self.parts, methods=["GET"]),
            Route("/api/deals/{code:path}", self.deal, methods=["GET"]),
        ]

    async def statistics(self, request: Request) -> Response:
        """Give what the player's games come to."""
        today, tallies = _today(request), await self._tallies(request)
        found = await self._rows.short.run(lambda _: statistics_of(tallies, today))
        return respond(msgspec.convert(found, d.StatisticsMessage, from_attributes=True))

    async def days(self, request: Request) -> Response:
        """Give a month of the calendar."""
        month = request.query_params.get("month", _today(request)[:7])
        if not is_day(f"{month}-01"):
            raise WireError(400, "bad-day", "a month is written YYYY-MM, such as 2026-11")
        today, tallies = _today(request), await self._tallies(request)
        return respond(await self._rows.short.run(lambda _: _month(month, tallies, today)))

    async def history(self, request: Request) -> Response:
        """Give a page of the history."""
        player = self._players.known(request)
        show, before = _show(request), request.query_params.get("before")
        place = place_of(before) if before is not None else None
        if before is not None and place is None:
            raise WireError(400, "bad-request", "before is the next of another page")
        found = await self._keeper.store.history(player, show, place, PAGE + 1) if player else []
        entries = tuple([entry_of(tally, await self._standings.of(tally)) for tally in found[:PAGE]])
        return respond(d.HistoryMessage(entries, place_text(found[PAGE - 1]) if len(found) > PAGE else None))

    async def entry(self, request: Request) -> Response:
        """Give the history's line of one game."""
        player, game = self._known(request), request.path_params["id"]
        tally = await self._keeper.store.tally(player, game)
        if tally is None:
            raise WireError(404, "not-found", "there is no such game")
        return respond(entry_of(tally, await self._standings.of(tally)))

    async def set_note(self, request: Request) -> Response:
        """Write the note on a game."""
        note = await read(request, d.NoteMessage)
        kept = await self._keeper.find(self._known(request), request.path_params["id"])
        await self._keeper.store.set_note(kept.id, note.text)
        return respond(note)

    async def add_record(self, request: Request) -> Response:
        """Make a record a game of the history."""
        text = (await read(request, d.RecordMessage, RECORD_LIMIT, may_have_nul=True)).record
        player, secret = await self._player(request)
        try:
            incoming = await self._rows.long.run(partial(_incoming_now, player, text))
        except RecordError as error:
            raise _bad_record(error) from None
        outcome = await self._keeper.store.merge_record(incoming)
        answer = d.ImportedMessage(outcome.game, outcome.merged is Merged.NEW, without_nul(text) != text)
        return self._remembered(respond(answer), secret)

    async def everything(self, request: Request) -> Response:
        """Give all games and the settings as one file, line by line, or one part of it."""
        player = self._players.known(request)
        parts, part = await self._parts(player), request.query_params.get("part")
        if part is not None and part not in map(str, range(1, len(parts) + 1)):
            raise WireError(404, "not-found", f"there are {len(parts)} parts")
        wanted = parts if part is None else [parts[int(part) - 1]]
        name = f"easyharp-{utc_day(_now())}{f'-{part}' if part and len(parts) > 1 else ''}.jsonl"
        headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
        lines = self._lines(player, [game for games in wanted for game in games])
        if "gzip" in accepted(request.headers.get("accept-encoding", "")):
            headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
            lines = _packed(lines)
        return StreamingResponse(lines, media_type="application/x-ndjson", headers=headers)

    async def parts(self, request: Request) -> Response:
        """Say in how many files everything can be had, and how many games are not whole in them."""
        player = self._players.known(request)
        parts, left_out = await self._parts(player), 0
        for games in parts:
            async for _, missing in self._games(games):
                left_out += len(missing)
        return respond(d.PartsMessage(len(parts), left_out))

    async def merge(self, request: Request) -> Response:
        """Bring in a file of everything: all of it, or nothing when a line of it is not right."""
        if self._uploads.statistics().tasks_waiting >= limits.UPLOADS_WAITING:
            raise WireError(503, "unavailable", "too many files are on their way just now; nothing was changed")
        async with self._uploads:
            player, secret, contents = await self._uploaded(request)
        answer = await self._merged(player, contents)
        return self._remembered(respond(answer), secret)

    async def _uploaded(self, request: Request) -> tuple[str, str | None, Contents]:
        """Receive a file of everything and read it: what is in it, and whose it is."""
        with SpooledTemporaryFile(IN_MEMORY) as file:
            try:
                async with timeout(limits.UPLOAD_SECONDS):
                    await _receive(request, file)
            except TimeoutError:
                raise WireError(408, "bad-request", "the file came too slowly; nothing was changed") from None
            player, secret = await self._player(request)
            try:
                # Whole lines of it are read in one go, beside the loop and with a pause after each.
                contents = await self._rows.long.run(partial(contents_of, player, file))
            except TransferError as error:
                raise _bad_record(error) from None
        return player, secret, contents

    async def deal(self, request: Request) -> Response:
        """Give every card of a deal, for print."""
        deal = Deal.parse(request.path_params["code"])
        faces = tuple(card.text for card in deal.pack)
        ends = [nth * (nth + 1) // 2 for nth in range(COLUMNS + 1)]
        columns = tuple(faces[start:end] for start, end in pairwise(ends))
        return respond(d.DealMessage(deal.number, deal.code, columns, faces[DEALT:]))

    async def _tallies(self, request: Request) -> list[Tally]:
        player = self._players.known(request)
        found = await self._keeper.store.tallies(player) if player else []
        return [tally for tally in found if tally.number]

    async def _parts(self, player: str | None) -> list[list[str]]:
        played = await self._keeper.store.played(player) if player else []
        return parts_of(played, FILE_LIMIT - SETTINGS)

    async def _lines(self, player: str | None, games: Sequence[str]) -> AsyncIterator[bytes]:
        head = d.HeadLine(VERSION, _now_text(), __version__)
        yield _line(head)
        row = await self._keeper.player(player) if player else None
        if row is None:
            return
        yield _line(d.SettingsLine(msgspec.to_builtins(stored_settings(row.settings))))
        left_out: list[d.LeftOutMessage] = []
        async for lines, missing in self._games(games):
            left_out += missing
            yield lines
        if left_out:
            yield _line(msgspec.structs.replace(head, left_out=tuple(left_out)))

    async def _games(self, games: Sequence[str]) -> AsyncIterator[tuple[bytes, list[d.LeftOutMessage]]]:
        """Write games in portions; beside each portion stands what could not be written."""
        store = self._keeper.store
        for ids in _batches(games, BATCH):
            # One portion of one export at a time, however many are asked for and however slowly they are taken off.
            async with self._portion:
                tallies, rows = await store.tallies_of(ids), await store.rows(ids)
                damaged = [tally.id for tally in tallies if tally.win and not rows[tally.id].is_whole]
                records = {game: await store.finished_record(game) for game in damaged}
                written = await self._rows.short.run(partial(_game_lines, tallies, rows, records))
            yield written

    async def _merged(self, player: str, contents: Contents) -> d.MergedMessage:
        counts = dict.fromkeys(Merged, 0)
        missing = 0
        for batch in _written_together(contents.games):
            try:
                # Of many files, too, one portion at a time: what waits together is written together.
                async with self._portion:
                    outcomes = await self._keeper.store.merge(batch)
            except SQLAlchemyError as error:
                if not any(counts.values()):
                    raise
                LOG.error("the database failed in the middle of a file: %s", error)
                missing = len(contents.games) - sum(counts.values())
                break
            for outcome in outcomes:
                counts[outcome.merged] += 1
        taken = not missing and contents.settings is not None and await self._take_settings(player, contents.settings)
        new, longer, same = (counts[merged] for merged in (Merged.NEW, Merged.LONGER, Merged.SAME))
        return d.MergedMessage(new, longer, same, taken, missing, contents.replaced)

    async def _take_settings(self, player: str, settings: dict[str, object]) -> bool:
        """Take settings over, unless the player has changed any of the usual ones here."""
        there = stored_settings(msgspec.json.encode(settings).decode())
        taken = False

        def take(stored: str) -> str:
            nonlocal taken
            here = stored_settings(stored)
            # Whether the guide was seen is nobody's choice.
            is_usual = msgspec.structs.replace(here, guide_seen=DEFAULT_SETTINGS.guide_seen) == DEFAULT_SETTINGS
            taken = is_usual and there != here
            return msgspec.json.encode(there if taken else here).decode()

        await self._keeper.change_settings(player, take)
        return taken


async def _receive(request: Request, file: IO[bytes]) -> None:
    """Receive a file; no more of it than the limit is ever kept."""
    require_type(request, "application/x-ndjson")
    async for chunk in received(request, FILE_LIMIT, f"a file of everything has at most {FILE_LIMIT} bytes"):
        file.write(chunk)
    file.seek(0)


def _game_lines(
    tallies: Sequence[Tally], rows: dict[str, GameRow], records: dict[str, str | None], pause: Pause
) -> tuple[bytes, list[d.LeftOutMessage]]:
    lines, left_out = bytearray(), []
    for tally in tallies:
        pause()
        line, missing = line_of(tally, rows[tally.id], records.get(tally.id))
        if line is not None:
            lines += _line(line)
        if missing is not None:
            LOG.error("the stored game %s is damaged after action %d", tally.id, missing.actions)
            left_out.append(missing)
    return bytes(lines), left_out


async def _packed(parts: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """Pack an answer beside the loop."""
    packer = zlib.compressobj(PACKED, wbits=_GZIP)
    async for part in parts:
        yield await run_in_threadpool(packer.compress, part)
    yield packer.flush()


def _line(message: msgspec.Struct) -> bytes:
    return msgspec.json.encode(message) + b"\n"


def _incoming_now(player: str, text: str, pause: Pause) -> Incoming:
    return incoming_record(player, text, secrets.token_urlsafe(12), _now(), _now_text(), pause)


def _bad_record(error: RecordError | TransferError) -> WireError:
    record = error.cause if isinstance(error, TransferError) else error
    unread = UnreadMessage(
        record=record.fault if record else None,
        transfer=error.fault if isinstance(error, TransferError) else None,
        line=error.line,
        most=record.most if record else error.most,
    )
    bad = None
    if record is not None and record.at is not None:
        bad = BadActionMessage(record.at, record.action or "", refusal_message(record.refusal))
    return WireError(400, "bad-record", str(error), bad=bad, unread=unread)


def _month(month: str, tallies: list[Tally], today: str) -> d.DaysMessage:
    streak, best = daily_streak(days_won(tallies), today), best_of_days(tallies)
    days = tuple(_day(f"{month}-{day:02}", best) for day in _days_of(month))
    return d.DaysMessage(month, days, d.StreakMessage(streak.current, streak.best))


def _day(day: str, best: dict[str, Tally]) -> d.DayMessage:
    deal, tally = daily(day), best.get(day)
    if tally is None:
        return d.DayMessage(day, deal.number, deal.code, "none", None)
    return d.DayMessage(day, deal.number, deal.code, state_of(tally).value, tally.id)


def _days_of(month: str) -> range:
    year, nth = month.split("-")
    return range(1, calendar.monthrange(int(year), int(nth))[1] + 1)


def _show(request: Request) -> Show:
    match request.query_params.get("show", "all"):
        case "all":
            return "all"
        case "won":
            return "won"
        case "unfinished":
            return "unfinished"
    raise WireError(400, "bad-request", "show is all, won or unfinished")


def _today(request: Request) -> str:
    """Return the player's own date as the page tells it; without it, the date in UTC."""
    today = request.query_params.get("today")
    if today is None:
        return utc_day(_now())
    if not is_day(today):
        raise WireError(400, "bad-day", "a date is written YYYY-MM-DD, such as 2026-11-30")
    return today


def _batches(items: Sequence[T], size: int) -> list[Sequence[T]]:
    return [items[start : start + size] for start in range(0, len(items), size)]


def _written_together(games: Iterable[Incoming]) -> Iterator[list[Incoming]]:
    batch: list[Incoming] = []
    for game in games:
        if batch and sum(len(one.actions) for one in (*batch, game)) > ROWS:
            yield batch
            batch = []
        batch.append(game)
    if batch:
        yield batch


def _now() -> int:
    return time.time_ns() // 1_000_000


def _now_text() -> str:
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
