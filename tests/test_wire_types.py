"""The browser's types are those of the server's messages."""

from tools import wire_types


def test_the_types_of_the_wire_have_not_drifted() -> None:
    assert wire_types.TARGET.read_text(encoding="utf-8") == wire_types.made(), "run make types"
