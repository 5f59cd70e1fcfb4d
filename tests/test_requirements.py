"""What the package imports is what it asks for, in ``pyproject.toml`` and in the pinned lists."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
BY_NAME = {"distributed", "httptools", "psycopg", "uvloop"}
"""Found by name: by uvicorn, by SQLAlchemy, and when a survey is spread over machines."""


def _name(requirement: str) -> str:
    found = re.match(r"[\w.-]+", requirement)
    assert found
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def _imported() -> Iterator[str]:
    for file in (ROOT / "src" / "easyharp").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                yield from (name.name.partition(".")[0] for name in node.names)
            elif isinstance(node, ast.ImportFrom) and not node.level:
                yield (node.module or "").partition(".")[0]


def _named(file: str) -> set[str]:
    lines = (ROOT / "requirements" / file).read_text(encoding="utf-8").splitlines()
    return {_name(line) for line in lines if line[:1].isalpha()}


def test_every_import_is_declared_and_every_declaration_is_imported() -> None:
    extras = PROJECT["optional-dependencies"].values()
    declared = {_name(one) for one in (*PROJECT["dependencies"], *(one for extra in extras for one in extra))}
    foreign = {*_imported()} - {*sys.stdlib_module_names, "easyharp"}
    # A name may be shared by several: `fluent` is runtime and syntax.
    homes = {module: {_name(home) for home in packages_distributions()[module]} for module in foreign}
    assert {module for module in foreign if not homes[module] & declared} == set()
    assert declared - BY_NAME - set().union(*homes.values()) == set()


def test_what_is_declared_is_pinned() -> None:
    assert {_name(one) for one in PROJECT["dependencies"]} <= _named("run.in")
    for extra in PROJECT["optional-dependencies"].values():
        assert {_name(one) for one in extra} <= _named("dev.in")
