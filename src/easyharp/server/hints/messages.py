"""The messages about hints (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from easyharp.server.messages import GrabMessage


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
