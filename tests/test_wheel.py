"""What is handed on: the wheel as the build makes it."""

from __future__ import annotations

import os
import platform
import re
import struct
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

import hatch_build

ROOT = Path(__file__).parent.parent


def built(target: str, folder: Path, **environment: str) -> Path:
    """Build the wheel or the sdist of this tree."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, env={**os.environ, **environment})
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


def tags(wheel: ZipFile) -> set[str]:
    (name,) = (name for name in wheel.namelist() if name.endswith(".dist-info/WHEEL"))
    return set(re.findall(r"^Tag: (.*)$", wheel.read(name).decode(), re.MULTILINE))


def test_a_wheel_with_the_solver_is_for_its_machine(wheel: ZipFile) -> None:
    target = hatch_build.native_target()
    if target is None:
        pytest.skip("the solver is not built for this machine")
    assert f"easyharp/solver/_native.{target.ending}" in wheel.namelist()
    assert tags(wheel) == {f"py3-none-{platform}" for platform in target.platforms.split(".")}


@pytest.mark.skipif(sys.platform != "linux", reason="ELF files are Linux's")
def test_on_linux_the_solver_needs_no_library_so_that_it_runs_with_musl_too(wheel: ZipFile) -> None:
    core = wheel.read("easyharp/solver/_native.so")
    assert core[4:6] == b"\x02\x01", "64 bits, little-endian"
    (at,), (size, count) = struct.unpack_from("<Q", core, 32), struct.unpack_from("<HH", core, 54)
    headers = [struct.unpack_from("<IIQQQQ", core, at + size * number) for number in range(count)]
    ((start, length),) = ((header[2], header[5]) for header in headers if header[0] == 2)
    entries = [struct.unpack_from("<QQ", core, start + offset)[0] for offset in range(0, length, 16)]
    assert 5 in entries, "there is a table of strings"
    assert 1 not in entries, "a library is needed"
    assert any("musllinux" in tag for tag in tags(wheel))


@pytest.mark.parametrize(
    ("system", "machine"),
    [("linux", "armv7l"), ("linux", "riscv64"), ("freebsd14", "amd64"), ("win32", "ARM64"), ("linux", "ppc64le")],
)
def test_other_machines_get_a_wheel_without_the_solver(
    monkeypatch: pytest.MonkeyPatch, system: str, machine: str
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(platform, "machine", lambda: machine)
    assert hatch_build.native_target() is None


def test_a_wheel_without_the_solver_is_for_any_machine_and_says_so_when_asked(tmp_path: Path) -> None:
    made = built("wheel", tmp_path / "dist", EASYHARP_WITHOUT_SOLVER="1")
    with ZipFile(made) as wheel:
        assert tags(wheel) == {"py3-none-any"}
        assert "easyharp/web/index.html" in wheel.namelist()
        assert not any("/_native." in name for name in wheel.namelist())
        wheel.extractall(tmp_path / "site")
    words = ["-m", "easyharp", "solve", "5"]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "site")}
    asked = subprocess.run(
        [sys.executable, *words], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert asked.returncode
    assert "there is no solver here" in asked.stderr
    assert "Traceback" not in asked.stderr


def test_the_readme_of_the_package_links_nowhere_inside_the_project(wheel: ZipFile) -> None:
    (name,) = (name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
    head, _, said = wheel.read(name).decode().partition("\n\n")
    assert "Description-Content-Type: text/markdown" in head
    assert re.findall(r"\]\((?!https?:)", said) == []
    for file in re.findall(r"\]\((?!https?:)([^)#]+)", (ROOT / "README.md").read_text(encoding="utf-8")):
        assert f"`{file}`" in said


def test_the_sdist_is_what_a_clone_is(tmp_path: Path) -> None:
    """Nothing that the tests or the build read is left out, and nothing that was made is in it."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("this is no clone")
    with tarfile.open(built("sdist", tmp_path)) as sdist:
        names = {name.partition("/")[2] for name in sdist.getnames()}
    tracked = {name for name in listed.stdout.splitlines() if not name.startswith((".ci/", ".gitattributes"))}
    assert names - tracked == {"PKG-INFO"}
    assert {name for name in tracked - names if (ROOT / name).exists()} == set()
