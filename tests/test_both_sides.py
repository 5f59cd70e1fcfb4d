"""What the server and the page each keep a copy of has to be the same."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec

from easyharp.server.pages import PAGES
from easyharp.server.settings import DEFAULT_SETTINGS

SOURCES = Path(__file__).parent.parent / "web" / "src"


def _read(name: str) -> str:
    return (SOURCES / name).read_text(encoding="utf-8")


def test_the_server_hands_the_page_out_under_every_address_of_it() -> None:
    addresses = re.findall(r'^    path: "(/[^"]*)",$', _read("pages.ts"), re.MULTILINE)
    assert addresses
    # The game stands under the address of its deal, or under none.
    game = ["/", "/deal/{code:path}"]
    assert {*game, *(address.replace(":id", "{id}") for address in addresses)} == set(PAGES)


def test_the_page_begins_with_the_settings_of_a_new_player() -> None:
    (block,) = re.findall(
        r"const FIRST_SETTINGS: SettingsMessage = {(.*?)^};", _read("conversation.svelte.ts"), re.S | re.M
    )
    as_json = re.sub(r"^  (\w+):", r'  "\1":', block.rstrip().rstrip(","), flags=re.MULTILINE)
    assert json.loads(f"{{{as_json}}}") == msgspec.to_builtins(DEFAULT_SETTINGS)
