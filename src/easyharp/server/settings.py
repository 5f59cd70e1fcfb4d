"""The settings of a player: their message (docs/protocol.md), their defaults, and how they are read from the store."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from easyharp.session import Settings


class SettingsMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """``GET /api/settings``: every option of a player, with its default in :data:`DEFAULT_SETTINGS`.

    ``PATCH /api/settings`` takes any of its fields, so that two pages of one player do not undo each other's changes.

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


def settings_of(message: SettingsMessage) -> Settings:
    """Read the part of the settings that a session follows."""
    return Settings(message.interactive_rules, message.double_tap, message.double_tap_ms, message.tap_moves)


def stored_settings(stored: str) -> SettingsMessage:
    """Read settings from the store: what cannot be read has its default, and nobody loses the rest of them."""
    known = msgspec.to_builtins(DEFAULT_SETTINGS)
    for name, value in _decoded(stored).items():
        if name in known and _is_valid(changed := {**known, name: value}):
            known = changed
    return msgspec.convert(known, SettingsMessage)


def are_readable(stored: str) -> bool:
    """Whether each option in the store is one, as this or another version of the program writes them."""
    found, usual = _decoded(stored), msgspec.to_builtins(DEFAULT_SETTINGS)
    return stored == "{}" or (
        bool(found) and all(name not in usual or _is_valid({**usual, name: value}) for name, value in found.items())
    )


def changed_settings(stored: str, changes: dict[str, Any]) -> str:
    """Return settings of the store with some options changed.

    Raises:
        msgspec.ValidationError: for an option that does not exist, or cannot be so.
    """
    settings = msgspec.convert({**msgspec.to_builtins(stored_settings(stored)), **changes}, SettingsMessage)
    return msgspec.json.encode(settings).decode()


def _decoded(stored: str) -> dict[str, Any]:
    try:
        return msgspec.json.decode(stored, type=dict[str, Any])
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return {}


def _is_valid(settings: dict[str, Any]) -> bool:
    try:
        msgspec.convert(settings, SettingsMessage)
    except msgspec.ValidationError:
        return False
    return True
