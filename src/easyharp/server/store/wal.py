"""SQLite's log of what is not yet in the file itself (``-wal``), read without SQLite.

SQLite believes such a log as far as its checksums are right and takes the rest for an unfinished write. So damage in
it, or its loss, takes the last moves away without a word; here it is told. Its form: sqlite.org/fileformat2.html, §4.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

_HEAD: Final = 32
_FRAME: Final = 24
_MAGIC: Final = {0x377F0682: "<", 0x377F0683: ">"}
_LONGEST: Final = 32 * 1024 * 1024
"""Bytes that are looked through, within seconds; SQLite empties its log at some four million."""
_MODES_AT: Final = 18
"""Where the file's own head tells whether there is a log beside it: two bytes, 2 for yes, 1 for no."""


class _Frame(NamedTuple):
    page: int
    size_after: int
    content: bytes
    is_whole: bool


def expects_wal(file: Path) -> bool:
    """Whether a file was left by a program that had no time to close it."""
    with file.open("rb") as opened:
        return opened.read(_MODES_AT + 2)[_MODES_AT:] == b"\x02\x02"


def what_is_lost(file: Path) -> bool:
    """Whether writes that were complete are missing: the log is gone, cut off, or damaged."""
    wal = wal_of(file)
    if not wal.exists() or wal.stat().st_size == 0:
        return True
    if wal.stat().st_size > _LONGEST:
        return False
    log = wal.read_bytes()
    frames = list(_frames(log))
    if not frames:
        return True
    # A frame after which the database was whole, behind one that is damaged: it must have been written in full.
    sound = next((nth for nth, frame in enumerate(frames) if not frame.is_whole), len(frames))
    rest = (len(log) - _HEAD) % (_FRAME + _page_size(log))
    return any(frame.size_after for frame in frames[sound:]) or (rest not in (0, _FRAME) and sound == len(frames))


def whole_file(file: Path) -> bytes:
    """Return a database as one file in memory, its log worked in; nothing is written."""
    pages, wal = bytearray(file.read_bytes()), wal_of(file)
    if wal.exists():
        log = wal.read_bytes()
        size, waiting = _page_size(log), dict[int, bytes]()
        for frame in _frames(log):
            if not frame.is_whole:
                break
            waiting[frame.page] = frame.content
            if frame.size_after:
                _work_in(pages, waiting, size, frame.size_after)
    pages[_MODES_AT : _MODES_AT + 2] = b"\x01\x01"
    return bytes(pages)


def wal_of(file: Path) -> Path:
    """Return where the log of a database file is."""
    return file.with_name(f"{file.name}-wal")


def _work_in(pages: bytearray, waiting: dict[int, bytes], size: int, count: int) -> None:
    pages.extend(bytes(max(0, count * size - len(pages))))
    for number, content in waiting.items():
        pages[(number - 1) * size : number * size] = content
    del pages[count * size :]
    waiting.clear()


def _page_size(log: bytes) -> int:
    return int.from_bytes(log[8:12], "big") or 4096


def _frames(log: bytes) -> Iterator[_Frame]:
    """List the frames of the log's present use; those of earlier uses lie behind them."""
    order = _MAGIC.get(int.from_bytes(log[:4], "big"))
    if order is None or len(log) < _HEAD:
        return
    sums = _sum(order, log[:24], (0, 0))
    if struct.pack(">2I", *sums) != log[24:_HEAD]:
        return
    size, is_whole = _page_size(log), True
    for start in range(_HEAD, len(log) - _FRAME - size + 1, _FRAME + size):
        head, content = log[start : start + _FRAME], log[start + _FRAME : start + _FRAME + size]
        page, size_after = struct.unpack(">2I", head[:8])
        if is_whole:
            sums = _sum(order, content, _sum(order, head[:8], sums))
            is_whole = head[8:16] == log[16:24] and struct.pack(">2I", *sums) == head[16:24]
        if head[8:16] == log[16:24]:
            yield _Frame(page, size_after, content, is_whole)


def _sum(order: str, content: bytes, before: tuple[int, int]) -> tuple[int, int]:
    first, second = before
    words = struct.unpack(f"{order}{len(content) // 4}I", content)
    for nth in range(0, len(words), 2):
        first = (first + words[nth] + second) & 0xFFFFFFFF
        second = (second + words[nth + 1] + first) & 0xFFFFFFFF
    return first, second
