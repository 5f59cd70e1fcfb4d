"""Bytes that nobody has looked at: the core refuses them or works with them, and never crashes."""

from ctypes import byref, c_int32, c_uint64, create_string_buffer

from hypothesis import given, settings
from hypothesis import strategies as st

from easyharp import Deal, Position
from easyharp.solver import native

ROOM = 4 << 20
MEMORY = create_string_buffer(ROOM)
NOT_PRESSED = c_int32(0)
START = native.encoded(Position.start(Deal(5)))


@st.composite
def spoiled(draw: st.DrawFn) -> bytes:
    """A good position with some bytes changed, cut off or added."""
    data = bytearray(START)
    for _ in range(draw(st.integers(0, 4))):
        data[draw(st.integers(0, len(data) - 1))] = draw(st.integers(0, 255))
    return bytes(data[: draw(st.integers(0, len(data)))]) if draw(st.booleans()) else bytes(data)


@settings(max_examples=400)
@given(st.one_of(st.binary(max_size=200), spoiled()), st.integers(0, ROOM))
def test_any_bytes_are_safe(data: bytes, room: int) -> None:
    core = native.library()
    good = core.harp_check(data, len(data)) == 0
    assert good == (core.harp_key(data, len(data), (c_uint64 * 5)()) == 0)
    assert bool(core.harp_perft(data, len(data), 1)) == good
    winner = core.harp_winner(MEMORY, room, data, len(data), 0, None)
    assert good or not winner
    if winner:
        core.harp_winner_run(winner, 2_000, byref(NOT_PRESSED))
    prover = core.harp_prover(MEMORY, room, data, len(data), 0)
    assert good or not prover
    if prover:
        core.harp_prover_run(prover, 2_000, byref(NOT_PRESSED))


@given(st.lists(st.integers(-(2**31), 2**31 - 1), min_size=19, max_size=19))
def test_any_weights_are_safe(weights: list[int]) -> None:
    winner = native.Winner(START, 1, weights)
    winner.run(5_000, NOT_PRESSED)


def test_the_number_of_weights() -> None:
    assert len(native.standard_weights()) == 19
