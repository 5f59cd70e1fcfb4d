"""A few pictures of the table, to see what no other test sees: that it looks as it did.

They are compared four times reduced, so that another machine's letters make no difference but a card, a colour or a
pile in the wrong place does. A picture that is missing is made, and the test fails so that somebody looks at it first:
to make one anew, delete it.
"""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import expect

from easyharp import Game
from tests.browser.hands import Hands
from tests.golden import vectors
from tests.server.process import App

FOLDER = Path(__file__).parent / "pictures"
REDUCED = 4
STRONG = 40
"""Levels of 255 by which a reduced pixel has to differ to count."""
MOST = 0.003
"""The share of such pixels that is let pass: a letter or two."""

LOOKS: dict[str, tuple[int, int, dict[str, Any]]] = {
    "phone-paper": (360, 640, {"theme": "paper"}),
    "low-dark-large-left": (844, 390, {"theme": "dark", "large_faces": True, "left_handed": True}),
    "tablet-contrast": (768, 1024, {"theme": "contrast"}),
    "wide-felt-four-colours": (1440, 900, {"theme": "felt", "four_colours": True}),
}


@pytest.mark.parametrize("name", LOOKS)
def test_the_table_looks_as_it_did(app: App, new_hands: Callable[..., Hands], name: str) -> None:
    width, height, options = LOOKS[name]
    app.set(guide_seen=True, mark_last_move=True, **options)
    record = vectors.record("won-13")
    app.stand_at(Game.new(record.deal).play_all(record.actions[:430]))
    player = new_hands(viewport={"width": width, "height": height}, reduced_motion="reduce", device_scale_factor=1)
    player.open(app.url, record.deal.code)
    if width == 1440:
        expect(player.page.locator("[data-pile] img")).not_to_have_count(0)
    # Courts come when they are there; a picture without them would be another one.
    player.page.wait_for_function(
        "document.fonts.ready.then(() => [...document.images].every(one => one.naturalWidth))"
    )
    seen = Image.open(BytesIO(player.page.screenshot())).convert("RGB").reduce(REDUCED)
    golden = FOLDER / f"{name}.png"
    if not golden.exists():
        golden.parent.mkdir(exist_ok=True)
        seen.save(golden, optimize=True)
        pytest.fail(f"{golden} was made now: look at it, and run the test again")
    assert _difference(seen, Image.open(golden)) <= MOST


def _difference(one: Image.Image, other: Image.Image) -> float:
    """Return the share of pixels that differ strongly."""
    assert one.size == other.size
    strongest = ImageChops.difference(one, other.convert("RGB")).convert("L")
    histogram = strongest.histogram()
    return sum(histogram[STRONG:]) / (one.width * one.height)
