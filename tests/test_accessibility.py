"""The key map of the docs is the one the page listens by."""

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
