"""Seals: a checksum in every row, so that damage is seen before it is believed (docs/decisions/0013).

A row of an older program has no seal; then each cell must at least be what its column holds.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, datetime
from typing import Any, Final
from zlib import crc32

from sqlalchemy import BigInteger, Boolean, Column, Integer, String, Table, Text

from easyharp.deal import LAST_NUMBER

RESTORED: Final = -1
"""The seal of a row that was put together anew from others: never right, so that the player is told."""
_UNSEALED: Final = {"seal", "record"}
"""A record is judged by the rules when it is read."""
_DAYS: Final = {"day", "began_on", "won_on"}
_TIMES: Final = {"created", "started"}


def seal_of(table: Table, row: Mapping[Any, Any]) -> int:
    """Return the seal that a row must have."""
    return crc32(repr([_plain(column, row[column.name]) for column in sealed_columns(table)]).encode())


def sealed(table: Table, row: Mapping[str, Any]) -> dict[str, Any]:
    """Return a row with its seal, to be written."""
    return {**row, "seal": seal_of(table, row)}


def seal_of_action(game: str, version: int, action: str, at: int, before: int | None) -> int:
    """Return the seal of an action; it holds those of all earlier ones by the last of them, ``before``."""
    return crc32(f"{game} {version} {action} {at}".encode(), before or 0)


def is_sound(table: Table, row: Mapping[Any, Any]) -> bool:
    """Whether a row is as it was written, as far as that can be known."""
    if row["seal"] is not None:
        return bool(row["seal"] == seal_of(table, row))
    return all(fits(column, row[column.name]) for column in sealed_columns(table))


def fits(column: Column[Any], value: object) -> bool:
    """Whether a value is what its column holds."""
    if value is None:
        return bool(column.nullable)
    match column.type:
        case Boolean():
            return value in (0, 1)
        case BigInteger():
            return type(value) is int
        case Integer():
            return type(value) is int and 0 <= value <= (LAST_NUMBER if column.name == "number" else 2**31)
        case Text():
            return isinstance(value, str)
        case String(length=length):
            return isinstance(value, str) and len(value) <= (length or 0) and _has_form(column.name, value)
    raise TypeError(f"no table has a column like {column!r}")


def sealed_columns(table: Table) -> tuple[Column[Any], ...]:
    """Return the columns that the seal of a table's rows holds."""
    found = _COLUMNS.get(table.name)
    if found is None:
        found = _COLUMNS[table.name] = tuple(column for column in table.columns if column.name not in _UNSEALED)
    return found


def is_date(text: str) -> bool:
    """Whether a text is a date ``YYYY-MM-DD``."""
    try:
        return len(text) == 10 and date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


_COLUMNS: Final[dict[str, tuple[Column[Any], ...]]] = {}


def _plain(column: Column[Any], value: Any) -> Any:
    # SQLite keeps truth as a number, and a number that stands where a text belongs is no text.
    return bool(value) if type(value) is int and value in (0, 1) and isinstance(column.type, Boolean) else value


def _has_form(name: str, text: str) -> bool:
    if name in _DAYS:
        return is_date(text)
    if name in _TIMES:
        try:
            datetime.strptime(text, "%Y-%m-%dT%H:%M:%SZ")
        except ValueError:
            return False
    return True
