"""Where both engines can be had, continuous integration tries the page in both."""

import os

from tools.browser import can_install, missing


def test_both_engines_are_there_where_they_can_be_installed() -> None:
    assert not (missing() and can_install() and os.environ.get("CI")), [program.name for program in missing()]
