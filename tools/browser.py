"""Finds the browsers of the tests; as root on Debian it installs missing ones.

Without Chromium no test of the page runs. Firefox and WebKitGTK are tested where they are.
"""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass

# The shell is the same Chromium without its windows; tests in it take two thirds of the time.
NAMES = (
    *("chromium-headless-shell", "chromium", "chromium-browser"),
    *("google-chrome", "google-chrome-stable", "chrome", "microsoft-edge"),
)
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)


@dataclass(frozen=True)
class Program:
    """A browser with all that it needs to be tested.

    Attributes:
        name: what people call it.
        variable: the variable of the environment that names its first command instead.
        commands: each command that it takes, by the names and places where it may be found.
        packages: Debian's packages of them.
        instead: the packages for a Debian that has not got those.
    """

    name: str
    variable: str
    commands: tuple[tuple[str, ...], ...]
    packages: tuple[str, ...]
    instead: tuple[str, ...] = ()

    def find(self) -> list[str] | None:
        """Give the paths of its commands, or None where one is missing; an empty variable leaves it out."""
        first, *others = self.commands
        chosen = os.environ.get(self.variable)
        wanted = [first if chosen is None else (chosen,), *others]
        found = [next((path for name in names if (path := shutil.which(name))), None) for names in wanted]
        paths = [path for path in found if path is not None]
        return paths if len(paths) == len(found) else None


# Chromium brings no font of its own, and a page without one shows boxes.
CHROMIUM = Program(
    "Chromium",
    "EASYHARP_CHROMIUM",
    ((*NAMES, *PLACES),),
    ("chromium-headless-shell", "fonts-dejavu-core"),
    instead=("chromium", "fonts-dejavu-core"),
)
FIREFOX = Program(
    "Firefox",
    "EASYHARP_FIREFOX",
    (("firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"),),
    ("firefox-esr",),
)
WEBKIT = Program("WebKitGTK", "EASYHARP_WEBKIT", (("WebKitWebDriver",), ("Xvfb",)), ("webkit2gtk-driver", "xvfb"))
ADVICE = """\
The browser tests need Chromium or Chrome, and there is none on the path or at EASYHARP_CHROMIUM. Install one:
  Debian, Ubuntu  sudo apt-get install chromium fonts-dejavu-core
  Fedora          sudo dnf install chromium
  macOS           brew install --cask chromium
or set EASYHARP_CHROMIUM to the path of yours."""


# Tests need no service of the browser's maker, and a closed network must not slow them down.
QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)


def arguments() -> list[str]:
    """Gives the words to start it with: quiet, and without its sandbox where that cannot start."""
    # Chromium's sandbox refuses to start as root, which is who tests run as in a container.
    as_root = ("--no-sandbox",) if hasattr(os, "geteuid") and os.geteuid() == 0 else ()
    return [*QUIET, *as_root]


def find() -> str | None:
    """Gives the path of the Chromium to test with, or None."""
    paths = CHROMIUM.find()
    return paths[0] if paths else None


def can_install() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(programs: list[Program]) -> None:
    """Installs Debian's packages of some browsers, each by itself; says so where it fails."""
    _apt_get("update")
    for program in programs:
        _add(program.packages) or _add(program.instead)


def _add(packages: tuple[str, ...]) -> bool:
    return bool(packages) and _apt_get("install", "--yes", "--no-install-recommends", *packages)


def _apt_get(*command: str) -> bool:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    # Standard output stays free for the path.
    words = ("apt-get", "-qq", "-o=Dpkg::Use-Pty=0", *command)
    done = subprocess.run(words, env=environment, stdout=sys.stderr, check=False)
    if done.returncode:
        print("Failed: apt-get", *command, file=sys.stderr)
    return done.returncode == 0


def missing() -> list[Program]:
    """Lists the browsers that are not there, but for those that a variable names or leaves out."""
    programs = (CHROMIUM, FIREFOX, WEBKIT)
    return [program for program in programs if program.variable not in os.environ and program.find() is None]


def main() -> None:
    if (wanted := missing()) and can_install():
        print("Installing", ", ".join(program.name for program in wanted), "for the browser tests ...", file=sys.stderr)
        install(wanted)
    for program in (FIREFOX, WEBKIT):
        if program.find() is None:
            print(f"{program.name} is not here: the page is not tested in it.", file=sys.stderr)
    sys.exit(ADVICE) if (path := find()) is None else print(path)


if __name__ == "__main__":
    main()
