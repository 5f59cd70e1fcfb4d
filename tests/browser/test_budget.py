"""What the browser really fetches for the first game."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.hands import Hands
from tests.server.process import App

FETCHED = """async () => {
  await document.fonts.ready;
  const entries = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
  return entries.map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize]);
}"""


def test_all_that_is_fetched_for_the_first_game_keeps_within_its_budget(
    app: App, new_hands: Callable[..., Hands]
) -> None:
    """In the language with the longest words, which needs the second font too, on a screen with courts."""
    page = new_hands(locale="hu-HU").page
    page.goto(app.url)
    # The board in words comes last.
    expect(page.locator("[data-text]")).to_have_count(19)
    page.wait_for_load_state("networkidle")
    fetched: list[tuple[str, int]] = page.evaluate(FETCHED)
    scripts = [size for path, size in fetched if path.endswith(".js")]
    assert len(scripts) >= 3
    assert sum(scripts) <= 80 * 1024
    assert [path for path, size in fetched if path.endswith(".woff2") and size]
    total = sum(size for _, size in fetched)
    assert 60 * 1024 < total <= 250 * 1024
