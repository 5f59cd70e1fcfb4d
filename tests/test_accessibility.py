"""The key map of the docs is the one the page listens by, and the styles are for fingers, too."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_documented_keys_are_those_of_the_key_map() -> None:
    source = (ROOT / "web" / "src" / "keys.ts").read_text(encoding="utf-8")
    mapped = [
        " ".join(re.findall(r'"([^"]+)"', keys)) for keys in re.findall(r"name: \"[a-z]+\", keys: \[([^\]]+)\]", source)
    ]
    page = (ROOT / "docs" / "accessibility.md").read_text(encoding="utf-8")
    documented = [row.split("|")[1].strip() for row in page.splitlines() if row.startswith("| ")][1:]
    assert len(mapped) > 10
    assert documented == mapped


def test_only_what_can_hover_is_told_of_it() -> None:
    """A finger leaves its hover behind: the button would look pressed until something else is touched."""
    source = ROOT / "web" / "src"
    hovers = [
        before.rstrip()
        for path in (*source.rglob("*.css"), *source.rglob("*.svelte"))
        for before in re.split(r"^(?=.*:hover)", path.read_text(encoding="utf-8"), flags=re.M)[:-1]
    ]
    assert len(hovers) > 4
    assert [before[-80:] for before in hovers if not before.endswith("@media (hover: hover) {")] == []
