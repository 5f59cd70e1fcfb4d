"""The browser tests run in the system's Chromium: nothing is downloaded for them."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage

from tests.browser.hands import Hands
from tests.browser.house import House, built
from tests.server.process import App
from tools import browser


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    path = browser.find()
    if path is None:
        pytest.fail(browser.ADVICE, pytrace=False)
    return {**browser_type_launch_args, "executable_path": path, "args": browser.arguments()}


PHONE = {"width": 360, "height": 640}
DESKTOP = {"width": 1440, "height": 900}
NO_WORKER = "Service Worker registration blocked by Playwright"


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server of this test process."""
    with built(tmp_path_factory.mktemp("house") / "empty") as house:
        yield house


@pytest.fixture
def app(house: House, tmp_path: Path) -> Iterator[App]:
    """An app of one's own, on an empty data folder."""
    with house.lived_in(tmp_path / "data") as app:
        yield app


@pytest.fixture
def complaints() -> list[str]:
    """What pages of this test complained about: scripts that failed, messages of the console, refused resources."""
    return []


@pytest.fixture
def new_hands(browser: Browser, complaints: list[str]) -> Iterator[Callable[..., Hands]]:
    """Make a player with a browser of their own: ``new_hands(touch=True)`` is a finger on a phone.

    Without a service worker, unless the test is about it: the page asks through it for what a test wants to withhold.
    """
    contexts: list[BrowserContext] = []

    def hear(message: ConsoleMessage) -> None:
        if message.text != NO_WORKER:
            complaints.append(f"{message.type}: {message.text}")

    def make(*, touch: bool = False, locale: str = "en-GB", **options: Any) -> Hands:
        size = PHONE if touch else DESKTOP
        options = {"viewport": size, "has_touch": touch, "is_mobile": touch, "locale": locale, **options}
        options.setdefault("service_workers", "block")
        context = browser.new_context(**options)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(10_000)
        page.on("pageerror", lambda error: complaints.append(f"error: {error}"))
        page.on("console", hear)
        return Hands(page, touch)

    yield make
    for context in contexts:
        context.close()


@pytest.fixture
def hands(new_hands: Callable[..., Hands]) -> Hands:
    """A player with a mouse at a desk."""
    return new_hands()


@pytest.fixture
def finger(new_hands: Callable[..., Hands]) -> Hands:
    """A player with a finger on a phone."""
    return new_hands(touch=True)
