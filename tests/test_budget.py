"""What the first game may weigh on its way to the browser, compressed as it is handed out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from easyharp.server.pages import WEB
from easyharp.texts import locales

ASSETS = WEB / "assets"
SCRIPTS, ALL = 80 * 1024, 250 * 1024

pytestmark = pytest.mark.skipif(not (WEB / "index.html").is_file(), reason="the web app was not built")


def _weight(file: Path) -> int:
    """Tell how many bytes are sent for a file."""
    packed = file.with_name(f"{file.name}.br")
    return (packed if packed.is_file() else file).stat().st_size


def _named_by(page: str, pattern: str) -> list[Path]:
    return [WEB / address for address in re.findall(rf'(?:src|href)="/(assets/{pattern})"', page)]


def _words(locale: str) -> Path:
    (file,) = ASSETS.glob(f"{locale}-*.js")
    return file


def test_the_first_game_keeps_within_its_budget() -> None:
    page = (WEB / "index.html").read_text(encoding="utf-8")
    scripts, styles = _named_by(page, r"[\w.-]+\.js"), _named_by(page, r"[\w.-]+\.css")
    words, fonts = [_words(locale) for locale in locales()], list(ASSETS.glob("*.woff2"))
    courts = [file for file in ASSETS.glob("??-*.svg") if re.match(r"[JQK][SHDC]-", file.name)]
    assert len(scripts) > 1
    assert styles
    assert fonts
    assert len(courts) == 12
    code = sum(map(_weight, scripts)) + max(map(_weight, words))
    assert 20 * 1024 < code <= SCRIPTS
    # Nobody is sent more than this: both fonts, and every court though few of them lie open.
    rest = [WEB / "index.html", *styles, *fonts, *courts]
    assert code + sum(map(_weight, rest)) <= ALL
