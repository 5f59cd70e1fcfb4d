"""What is handed on: the wheel as the build makes it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parent.parent


def built(target: str, folder: Path) -> Path:
    """Build the wheel or the sdist of this tree."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (made,) = folder.iterdir()
    return made


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> ZipFile:
    return ZipFile(built("wheel", tmp_path_factory.mktemp("wheel")))


def test_the_wheel_brings_the_licences_of_what_is_in_it(wheel: ZipFile) -> None:
    listed = wheel.read("easyharp/web/licences.txt").decode()
    chapters = listed.split(f"\n\n{'=' * 80}\n")[1:]
    texts = {chapter.split(" ")[0]: chapter for chapter in chapters}
    assert {
        **{"svelte": "MIT", "@fluent/bundle": "Apache-2.0", "@fluent/langneg": "Apache-2.0"},
        **{"@fontsource/crimson-pro": "OFL-1.1", "@heruka_urgyen/react-playing-cards": "MIT"},
    }.items() <= {name: text.partition("\n")[0].rpartition(", ")[2] for name, text in texts.items()}.items()
    said = {
        "MIT": "Permission is hereby granted, free of charge",
        "Apache-2.0": "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION",
        "OFL-1.1": "SIL OPEN FONT LICENSE Version 1.1",
    }
    for text in texts.values():
        assert said[text.partition("\n")[0].rpartition(", ")[2]] in text
        assert "Copyright" in text
        assert "bundled dependencies" not in text


def test_the_wheel_brings_its_own_licence(wheel: ZipFile) -> None:
    (name,) = (name for name in wheel.namelist() if name.endswith(".dist-info/licenses/LICENSE"))
    assert wheel.read(name) == (ROOT / "LICENSE").read_bytes()
