"""What has a name has its line in the docs. (Their examples are executed by themselves.)"""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any, get_args

import pytest
from starlette.testclient import TestClient
from typer.main import get_group

from easyharp.cli.__main__ import app
from easyharp.rules import FaultKind, Reason
from easyharp.server import messages
from easyharp.server.app import create_app
from easyharp.server.store import open_database

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
NOTATION = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def _rows(text: str) -> list[str]:
    return [line.split("|")[1].strip() for line in text.splitlines() if line.startswith("| `")]


def test_every_refusal_stands_in_the_notation_in_its_order() -> None:
    rows = [row.strip("`") for row in _rows(NOTATION)]
    first = rows.index(Reason.GAME_OVER)
    assert rows[first:] == [reason.value for reason in Reason]


@pytest.mark.parametrize("kind", list(FaultKind))
def test_every_fault_of_a_set_up_stands_in_the_notation(kind: FaultKind) -> None:
    assert f"| `{kind.value}` |" in NOTATION


@pytest.mark.parametrize("kind", get_args(messages.ErrorKind))
def test_every_kind_of_error_stands_in_the_protocol(kind: str) -> None:
    assert f"| `{kind}` |" in PROTOCOL


@pytest.mark.parametrize("message", [messages.GameRequest, messages.IntentRequest])
def test_every_type_of_a_request_stands_in_the_protocol(message: type) -> None:
    (union,) = [kind for kind in message.__annotations__.values() if "|" in kind and "None" not in kind]
    for name in union.split(" | "):
        tag = getattr(messages, name).__struct_config__.tag
        assert f"| `{tag}` |" in PROTOCOL


def test_every_route_stands_in_the_protocol_and_no_other(tmp_path: Path) -> None:
    served: Any = create_app(open_database(tmp_path))
    with TestClient(served, base_url="http://localhost"):
        # Around the routes stand the guard, the packing and what else passes requests on.
        while not hasattr(served, "routes"):
            served = getattr(served, "app", None) or served._app
        routes = served.routes
    real = {
        f"`{method} {route.path}`"
        for route in routes
        if getattr(route, "methods", None) and route.path.startswith("/api")
        for method in route.methods - {"HEAD"}
    }
    assert {row for row in _rows(PROTOCOL) if "/api/" in row} == real


def test_every_command_stands_in_the_readme() -> None:
    for name in get_group(app).list_commands(None):  # type: ignore[arg-type]  # the names need no context
        assert f"| `easyharp {name}" in README


PROMISES = [
    (row.split("|")[1].strip(), test)
    for row in (ROOT / "docs" / "promises.md").read_text(encoding="utf-8").splitlines()
    if row.startswith("| ")
    for test in re.findall(r"`([a-z_/]+::[a-z0-9_]+)`", row)
]


@pytest.mark.parametrize(("number", "test"), PROMISES)
def test_every_promise_is_held_by_the_test_that_it_names(number: str, test: str) -> None:
    file, _, name = test.partition("::")
    tree = ast.parse((ROOT / "tests" / f"{file}.py").read_text(encoding="utf-8"))
    (found,) = (node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == name)
    assert re.search(rf"faults? (\d+, )*{number}\b", ast.get_docstring(found) or "", re.IGNORECASE)


def test_the_promises_are_numbered_and_none_is_empty() -> None:
    assert list(dict.fromkeys(number for number, _ in PROMISES)) == [str(nth) for nth in range(1, 34)]


def test_every_link_between_the_docs_leads_somewhere() -> None:
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]:
        for link in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
            assert link.startswith("https://") or (page.parent / link).exists(), f"{page.name}: {link}"


def test_the_two_commands_stand_at_the_top_of_the_readme() -> None:
    top = README[:800]
    assert "make play" in top
    assert "make test" in top


def test_every_section_of_the_rules_that_is_referred_to_is_there() -> None:
    sections = set(re.findall(r"^## (\d)\. ", (ROOT / "docs" / "rules.md").read_text(encoding="utf-8"), re.MULTILINE))
    sources = [path for kind in ("src/**/*.py", "docs/**/*.md") for path in ROOT.glob(kind)]
    texts = {path.name: path.read_text(encoding="utf-8") for path in sources}
    named = {(name, number) for name, text in texts.items() for number in re.findall(r"§(\d)", text)}
    assert len(named) > 20
    assert [(name, number) for name, number in named if number not in sections] == []
    # Every one says whose section it is, or follows one that does.
    assert [name for name, text in texts.items() if re.search(r"(?<!rules )(?<!, )§\d", text)] == []


STYLES = [path for kind in ("*.css", "*.svelte") for path in (ROOT / "web" / "src").rglob(kind)]
DESIGN = (ROOT / "docs" / "design-of-the-table.md").read_text(encoding="utf-8")


def test_only_the_tokens_name_colours_and_the_design_names_every_token() -> None:
    colour = re.compile(r":[^;{}]*(#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)\()[^;{}]*;", re.IGNORECASE)
    styles = {path.name: path.read_text(encoding="utf-8") for path in STYLES}
    sheets = {name: text.partition("<style>")[2] if name.endswith("svelte") else text for name, text in styles.items()}
    assert {name for name, text in sheets.items() if colour.search(text)} == {"tokens.css"}
    tokens = set(re.findall(r"^  (--[a-z-]+):", sheets["tokens.css"], re.MULTILINE))
    assert len(tokens) > 30
    assert [token for token in tokens if f"`{token}`" not in DESIGN] == []


def test_every_folder_of_the_web_app_is_explained_to_contributors() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    folders = {path.name for path in (ROOT / "web" / "src").iterdir() if path.is_dir()}
    assert {row.strip("`") for row in _rows(text)} == folders
