"""How soon the table is seen, and how long an action keeps the page busy, on a processor slowed down four times.

A golden game is brought to its middle, and there each kind of action is done by hand, taken back, and done again.
An input is answered when the next picture after it is painted. While cards fly a picture is due every 17 ms; the one
that first shows the answer costs most, and is the slowest that is told here.
"""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, ViewportSize, sync_playwright

from bench.measure import Figure
from easyharp import Game, parse_record
from tests.server.process import App, playing
from tools import browser

SLOWER = 4
ROUNDS = 12
PHONE: ViewportSize = {"width": 390, "height": 844}
RECORD = Path(__file__).parent.parent / "tests" / "golden" / "records" / "won-5.harp"
MIDDLE = 150

# Told by the page itself: when its first cards were painted, and how long inputs and pictures took.
WATCH = """
window.told = { table: 0, blocked: 0, inputs: [], frames: [] };
new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => { told.blocked += duration - 50; }))
  .observe({ type: "longtask" });
window.until = (holds) => new Promise((done) => {
  const look = () => (holds() ? done() : setTimeout(look, 5));
  look();
});
const seen = new MutationObserver(() => {
  if (!document.querySelector("[data-card]")) return;
  seen.disconnect();
  requestAnimationFrame(() => setTimeout(() => { told.table = performance.now(); }));
});
seen.observe(document, { childList: true, subtree: true });
new PerformanceObserver((list) => told.inputs.push(...list.getEntries().map(({ duration }) => duration)))
  .observe({ type: "event", durationThreshold: 16 });
let before = 0;
const tick = (now) => { if (before) told.frames.push(now - before); before = now; requestAnimationFrame(tick); };
requestAnimationFrame(tick);
"""
SHOWN = "until(() => told.table > 0)"
# What comes after the first picture of the table is there by then.
RESTED_MS = 1500
SAID = "document.querySelector('[data-said]').dataset.said"
ANSWERED = f"before => until(() => {SAID} !== before)"
FORGET = "told.inputs.length = told.frames.length = 0"
RECALL = "new Promise(done => setTimeout(() => done([told.inputs, told.frames]), 400))"


def figures() -> list[Figure]:
    """Measure the page in the system's Chromium."""
    path = browser.find()
    if path is None:
        raise RuntimeError(browser.ADVICE)
    with TemporaryDirectory() as folder, playing(Path(folder)) as app, sync_playwright() as tools:
        chromium = tools.chromium.launch(executable_path=path, args=browser.arguments())
        try:
            return [*_first_pictures(app, chromium), *_actions(app, chromium)]
        finally:
            chromium.close()


@contextmanager
def _page(chromium: Browser, slower: int) -> Iterator[tuple[Page, CDPSession]]:
    context = chromium.new_context(viewport=PHONE, service_workers="block")
    page = context.new_page()
    page.add_init_script(WATCH)
    talk = context.new_cdp_session(page)
    talk.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    yield page, talk
    context.close()


def _first_pictures(app: App, chromium: Browser) -> Iterator[Figure]:
    for slower, aim in ((1, 1000), (SLOWER, 2500)):
        times, blocked = [], []
        for _ in range(5):
            with _page(chromium, slower) as (page, _talk):
                page.goto(app.url)
                page.evaluate(SHOWN)
                page.wait_for_timeout(RESTED_MS)
                times.append(page.evaluate("told.table"))
                blocked.append(page.evaluate("told.blocked"))
        yield Figure(
            _at("first table painted, cold", slower), statistics.median(times), "ms", aim, False, "median of 5"
        )
        # What Lighthouse calls total blocking time; with 200 ms its mark for it is 90.
        yield Figure(_at("hands kept waiting meanwhile", slower), statistics.median(blocked), "ms", 200, False)


def _actions(app: App, chromium: Browser) -> Iterator[Figure]:
    game = _middle(app)
    moves = [action.text for action in game.legal_actions() if action.text[0].isdigit() and action.text[1:].isdigit()]
    inputs: list[float] = []
    with _page(chromium, SLOWER) as (page, _talk):
        page.goto(app.url)
        page.evaluate(SHOWN)
        kinds = {"draw": ["space"], "move": [*moves[0]]}
        slowest: dict[str, list[float]] = {kind: [] for kind in (*kinds, "undo")}
        late: dict[str, list[float]] = {kind: [] for kind in slowest}
        for round_ in range(ROUNDS):
            for kind, keys in kinds.items():
                for done, pressed in ((kind, keys), ("undo", ["u"])):
                    answered, frames = _act(page, pressed)
                    # The first rounds warm the page up, as a player's first moves do.
                    if round_ >= 2:
                        inputs += answered
                        slowest[done].append(max(frames))
                        late[done].append(sum(frame > 25 for frame in frames))
    yield Figure(_at("input to next paint, slowest", SLOWER), max(inputs, default=16), "ms", 50, False)
    for kind, times in slowest.items():
        note = f"median; worst {max(times):.0f} ms; late pictures an action: {statistics.mean(late[kind]):.1f}"
        yield Figure(_at(f"slowest picture of a {kind}", SLOWER), statistics.median(times), "ms", 50, False, note)


def _act(page: Page, keys: list[str]) -> tuple[list[float], list[float]]:
    """Press keys, the last of which acts; tell the inputs' and the pictures' times until all is at rest."""
    said = page.evaluate(SAID)
    if len(keys) == 2:
        page.keyboard.type("".join(keys))
    page.evaluate(FORGET)
    page.keyboard.press("Enter" if len(keys) == 2 else {"space": "Space"}.get(keys[0], keys[0]))
    page.evaluate(ANSWERED, said)
    told: list[list[float]] = page.evaluate(RECALL)
    return told[0], told[1]


def _middle(app: App) -> Game:
    """Bring a golden game to its middle, to a place where two columns can be joined."""
    game = Game.new(5)
    for action in parse_record(RECORD.read_text(encoding="utf-8")).actions:
        if game.moves >= MIDDLE and any(each.text.isdigit() for each in game.legal_actions()):
            break
        game = game.play(action)
    state: Any = app.ask("POST", "/api/games", {"start": {"type": "deal", "deal": game.deal.code}})["game"]
    for version, action in enumerate(game.actions):
        body = {"version": version, "intent": {"type": "action", "action": action.text}}
        app.ask("POST", f"/api/games/{state['id']}/intents", body)
    return game


def _at(what: str, slower: int) -> str:
    return what if slower == 1 else f"{what}, at {slower}× slow-down"
