"""The native core (``native/``), called through ctypes.

The core decides nothing about memory or time: the blocks come from here, and a search goes on only while it is
called. A call lets other Python threads run meanwhile.
"""

from __future__ import annotations

import ctypes
import mmap
import platform
import sys
from collections.abc import Sequence
from ctypes import POINTER, c_char, c_char_p, c_int32, c_uint32, c_uint64, c_void_p
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from easyharp.cards import CARDS
from easyharp.rules import Action, Position

SUFFIX: Final = {"win32": "dll", "darwin": "dylib"}.get(sys.platform, "so")
LIBRARY: Final = Path(__file__).with_name(f"_native.{SUFFIX}")
ACTIONS_MOST: Final = 16_000
"""More than any line has: 59 passes of 60 taps and the card moves."""

_BYTE: Final = {card: number for number, card in enumerate(CARDS)}
_FAULTS: Final = {
    1: "the number of cards does not fit",
    2: "a pile is longer than the game allows",
    3: "there is an unknown card",
    4: "a column's face-up part is no run",
    5: "every card must stand twice",
    6: "more cards are drawn than there are",
}
# What the winner needs at the most, with any weights; see Winner::make.
_WINNER_ROOM: Final = 3 << 20


class NativeError(RuntimeError):
    """The native core is missing, or was built from other sources than this Python code."""


class NoSolverError(NativeError):
    """This installation comes without the native core."""


class NotAPositionError(ValueError):
    """A value of type ``Position`` that no game can reach; ``str()`` says why."""


class RawLine(NamedTuple):
    """A line as the core wrote it."""

    actions: tuple[Action, ...]
    card_moves: int
    passes: int


def encoded(position: Position) -> bytes:
    """Return the bytes by which the core reads a position (``native/setup.hpp``).

    Raises:
        NotAPositionError: when the core would not take them.
    """
    try:
        head = [count for down, up in position.columns for count in (len(down), len(up))]
        cards = [_BYTE[card] for down, up in position.columns for card in (*down, *up)]
        head += [len(position.talon), _number(position.drawn), *map(_number, position.foundations)]
        data = bytes(head + cards + [_BYTE[card] for card in position.talon])
        piles = len(position.columns), len(position.foundations)
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise NotAPositionError(f"this is no position of the game: {error}") from None
    if piles != (9, 8):
        raise NotAPositionError("a position has nine columns and eight foundation slots")
    fault = library().harp_check(data, len(data))
    if fault:
        raise NotAPositionError(f"this is no position of the game: {_FAULTS[fault]}")
    return data


def _number(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(f"{value!r} is no whole number")
    return value


def perft(position: Position, depth: int) -> int:
    """Count sequences of legal actions with the core, as :func:`easyharp.perft` does in Python."""
    data = encoded(position)
    return int(library().harp_perft(data, len(data), depth))


def wander(position: Position, count: int, seed: int = 0) -> int:
    """Play so many random legal actions; returns the sum of the numbers of choices there were."""
    data = encoded(position)
    return int(library().harp_wander(data, len(data), _seed(seed), count, None))


def wandered(position: Position, count: int, seed: int = 0) -> tuple[Action, ...]:
    """Return random legal actions; once none is left they go on from the position given."""
    data = encoded(position)
    text = ctypes.create_string_buffer(2 * count)
    library().harp_wander(data, len(data), _seed(seed), count, text)
    return _actions(text.raw)


def key(position: Position) -> tuple[int, ...]:
    """Return the exact key in four words, then the hash."""
    data = encoded(position)
    words = (c_uint64 * 5)()
    library().harp_key(data, len(data), words)
    return tuple(words)


def walk(position: Position, steps: int, seed: int = 0) -> int:
    """Check keys and hashes along random moves of the search; returns their number, below zero at a fault."""
    data = encoded(position)
    return int(library().harp_walk(data, len(data), _seed(seed), steps))


def standard_weights() -> tuple[int, ...]:
    """Return the weights of ``native/weights.hpp``, in their order there."""
    weights = (c_int32 * 64)()
    count = library().harp_weights(weights)
    return tuple(weights[:count])


class Winner:
    """The search that looks for a win; once exhausted it will never find one."""

    OPEN, WON, EXHAUSTED = range(3)

    def __init__(self, data: bytes, seed: int, weights: Sequence[int] | None = None) -> None:
        # Kept here: the core writes into it for as long as this object is used.
        self._memory = _SPARE.pop() if _SPARE else _block(_WINNER_ROOM)
        chosen = (c_int32 * len(weights))(*weights) if weights else None
        self.handle = library().harp_winner(self._memory, _WINNER_ROOM, data, len(data), _seed(seed), chosen)
        if not self.handle:
            raise NativeError("the native core did not take the position")

    def __del__(self) -> None:
        _SPARE.append(self._memory)

    def run(self, nodes: int, flag: c_int32) -> int:
        """Go on for so many positions; one of the three constants."""
        return int(library().harp_winner_run(self.handle, nodes, ctypes.byref(flag)))

    @property
    def nodes(self) -> int:
        """The positions generated so far."""
        return int(library().harp_winner_nodes(self.handle))

    @property
    def tries(self) -> int:
        """How often the search began."""
        return int(library().harp_winner_tries(self.handle))


class Prover:
    """The search that looks at everything; the only one that may say *lost*."""

    OPEN, WON, LOST, OUT_OF_MEMORY, STRAIGHTENING = range(5)
    """The last: a win is found, and its line is being made shorter."""

    def __init__(self, data: bytes, memory: int, rule: int = 0) -> None:
        """Begin; ``rule`` is for tests: 0 is the right one (``Safe`` in ``native/foundations.hpp``)."""
        self._memory = _block(memory)
        self.handle = library().harp_prover(self._memory, memory, data, len(data), rule)
        if not self.handle:
            raise NativeError("the native core had too little memory")
        self.verdict = self.OPEN

    def run(self, nodes: int, flag: c_int32) -> int:
        """Go on for so many positions; one of the five constants. In a large memory the first calls make room only."""
        self.verdict = int(library().harp_prover_run(self.handle, nodes, ctypes.byref(flag)))
        return self.verdict

    @property
    def nodes(self) -> int:
        """The positions generated so far."""
        return int(library().harp_prover_nodes(self.handle))

    @property
    def states(self) -> int:
        """The different ones among them."""
        return int(library().harp_prover_states(self.handle))


def line(data: bytes, won_by: Winner | Prover, *, for_score: bool = False) -> RawLine | None:
    """Return the line of a win that was found; ``None`` when it is too long to be written."""
    room = int(library().harp_line_room())
    text = ctypes.create_string_buffer(2 * ACTIONS_MOST)
    numbers = (c_uint32 * 2)()
    count = library().harp_line(
        _block(room),
        room,
        data,
        len(data),
        won_by.handle if isinstance(won_by, Winner) else None,
        won_by.handle if isinstance(won_by, Prover) else None,
        for_score,
        text,
        ACTIONS_MOST,
        numbers,
    )
    if count < 0:
        return None
    return RawLine(_actions(text.raw[: 2 * count]), *numbers)


def _actions(raw: bytes) -> tuple[Action, ...]:
    text = raw.decode("ascii")
    return tuple(Action(text[i : i + 2].rstrip("\0")) for i in range(0, len(text), 2))


def _seed(seed: int) -> int:
    return seed & (2**64 - 1)


def _block(size: int) -> ctypes.Array[c_char]:
    # Mapped, not allocated: what a search never touches costs nothing.
    return (c_char * size).from_buffer(mmap.mmap(-1, size))


# The winners' blocks that are free again: most questions are over before fresh pages have been mapped in.
_SPARE: Final[list[ctypes.Array[c_char]]] = []


@cache
def library() -> ctypes.CDLL:
    """Load the core.

    Raises:
        NoSolverError: when it is not there.
        NativeError: when it cannot be loaded.
    """
    if not LIBRARY.is_file():
        raise NoSolverError(
            f"there is no solver here: it does not come with Easy Harp for this kind of machine ({sys.platform},"
            f" {platform.machine()}), or this clone of the project has not built it yet (`make web`);"
            " all but solving and hints works"
        )
    try:
        core = ctypes.CDLL(str(LIBRARY))
    except OSError as error:
        raise NativeError(f"the native solver cannot be loaded ({error})") from None
    position = (c_char_p, c_uint32)
    for name, result, arguments in (
        ("check", c_int32, position),
        ("perft", c_uint64, (*position, c_uint32)),
        ("wander", c_uint64, (*position, c_uint64, c_uint64, c_void_p)),
        ("key", c_int32, (*position, POINTER(c_uint64))),
        ("walk", c_int32, (*position, c_uint64, c_uint32)),
        ("weights", c_uint32, (POINTER(c_int32),)),
        ("winner", c_void_p, (c_void_p, c_uint64, *position, c_uint64, POINTER(c_int32))),
        ("winner_run", c_int32, (c_void_p, c_uint64, POINTER(c_int32))),
        ("winner_nodes", c_uint64, (c_void_p,)),
        ("winner_tries", c_uint64, (c_void_p,)),
        ("prover", c_void_p, (c_void_p, c_uint64, *position, c_uint32)),
        ("prover_run", c_int32, (c_void_p, c_uint64, POINTER(c_int32))),
        ("prover_nodes", c_uint64, (c_void_p,)),
        ("prover_states", c_uint64, (c_void_p,)),
        ("line_room", c_uint64, ()),
        (
            "line",
            c_int32,
            (c_void_p, c_uint64, *position, c_void_p, c_void_p, c_uint32, c_void_p, c_uint32, POINTER(c_uint32)),
        ),
    ):
        function = getattr(core, f"harp_{name}")
        function.restype, function.argtypes = result, arguments
    return core
