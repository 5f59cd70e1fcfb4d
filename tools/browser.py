"""Finds a Chromium for the browser tests and prints its path; as root on Debian it installs a missing one."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
# Chromium brings no font of its own, and a page without one shows boxes.
DEBIAN_PACKAGES = ("chromium", "fonts-dejavu-core")
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
    """Gives the path of the browser to test with, or None."""
    if chosen := os.environ.get("EASYHARP_CHROMIUM"):
        return shutil.which(chosen)
    return next((path for name in (*NAMES, *PLACES) if (path := shutil.which(name))), None)


def can_install() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install() -> None:
    apt_get = ("apt-get", "-qq", "-o=Dpkg::Use-Pty=0")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "--yes", "--no-install-recommends", *DEBIAN_PACKAGES]):
        # Standard output stays free for the path.
        subprocess.run([*apt_get, *command], env=environment, stdout=sys.stderr, check=True)


def main() -> None:
    if find() is None and "EASYHARP_CHROMIUM" not in os.environ and can_install():
        print("Installing Chromium for the browser tests ...", file=sys.stderr)
        install()
    sys.exit(ADVICE) if (path := find()) is None else print(path)


if __name__ == "__main__":
    main()
