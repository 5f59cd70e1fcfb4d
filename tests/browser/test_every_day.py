"""Calendar, statistics, history, replay, notes, sharing, print, and games on the move, as a player meets them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from easyharp import Deal, Game, parse_record
from easyharp.day import daily
from easyharp.texts import Words
from tests.browser.hands import Hands
from tests.golden import vectors
from tests.server.process import App, playing

DAY = "2026-11-18"
NOON = f"{DAY}T12:00:00Z"
WON = vectors.record("won-5")
TEXTS = [action.text for action in WON.actions]


def _line(name: str, count: int | None = None, **changes: Any) -> str:
    """Write a line of the file of everything: a golden game, or the beginning of it."""
    record = vectors.record(name)
    texts = [action.text for action in record.actions][:count]
    day = f'[Day "{changes.pop("day")}"]\n' if "day" in changes else ""
    text = f'[Deal "{record.deal.code}"]\n[Started "{DAY}T09:00:00Z"]\n{day}\n{" ".join(texts)}'
    times = [1_795_000_000_000, *[1000] * (len(texts) - 1)]
    usual = {"kind": "game", "id": name, "record": text, "times": times, "began_on": DAY, "won_on": None}
    return json.dumps({**usual, **changes})


def _file(*lines: str) -> str:
    head = {"kind": "easyharp", "version": 1, "made": NOON, "program": "0"}
    return "\n".join([json.dumps(head), *lines])


def _have(page: Page, app: App, *lines: str) -> None:
    """Let the player have played games: thousands of clicks in one request."""
    answer = page.request.post(
        f"{app.url}api/everything", data=_file(*lines), headers={"content-type": "application/x-ndjson"}
    )
    assert answer.json()["new"] == len(lines), answer.text()


def _frame(page: Page) -> int:
    return int(page.locator("[data-frame]").get_attribute("data-frame") or 0)


def test_a_day_is_won_marked_and_played_again(app: App, hands: Hands, complaints: list[str]) -> None:
    """fault 7: a win belongs to the day of its deal, marked so (fault 33); fault 11: the same deal again does not."""
    page = hands.page
    page.clock.set_fixed_time(NOON)
    _have(page, app, _line("won-5", len(TEXTS) - 1, day=DAY))
    page.goto(f"{app.url}history")
    page.get_by_role("button", name="Go on playing").click()
    expect(page.locator("header .day")).to_contain_text("18 November 2026")
    hands.play(Game.new(WON.deal).play_all(TEXTS[:-1]), TEXTS[-1])
    page.get_by_test_id("win-statistics").click()
    won = Game.new(WON.deal).play_all(TEXTS)
    expect(page.get_by_test_id("stat-played").locator("b")).to_have_text("1")
    expect(page.get_by_test_id("stat-won")).to_contain_text("100%")
    expect(page.get_by_test_id("stat-day-streak").locator("b")).to_have_text("1")
    expect(page.get_by_test_id("stat-best-score")).to_have_text(f"{won.score:,}")
    expect(page.get_by_test_id("stat-fewest-moves")).to_have_text(str(won.moves))
    expect(page.get_by_role("table", name="Wins by score")).to_contain_text("1")

    page.goto(f"{app.url}calendar")
    today = page.locator(f"[data-day='{DAY}']")
    expect(today).to_have_attribute("data-state", "won")
    expect(today).to_have_accessible_name("18 November 2026: Won that day")
    expect(page.get_by_test_id("day-streak")).to_have_text("Days in a row: 1. Longest: 1.")
    expect(page.locator("[data-day='2026-11-19']")).to_be_disabled()
    today.focus()
    page.keyboard.press("ArrowUp")
    expect(page.get_by_test_id("day")).to_contain_text("11 November 2026")
    expect(page.get_by_test_id("day")).to_contain_text("does not join the days in a row")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_test_id("play-day")).to_have_text("Play it again")
    page.get_by_test_id("play-day").click()
    expect(page.get_by_test_id("deal-code")).to_have_text(daily(DAY).code)
    expect(page.locator("header .day")).to_contain_text("18 November 2026")

    page.get_by_test_id("new-game").click()
    expect(page.get_by_test_id("day-of-deal")).to_contain_text("Won that day · The next deal of the day comes in")
    page.get_by_test_id("same-deal").click()
    expect(page.locator("header .day")).to_have_count(0)
    expect(page.get_by_test_id("deal-code")).to_have_text(daily(DAY).code)
    assert complaints == []


def test_a_day_that_was_touched_shows_what_can_be_done_with_it(app: App, new_hands: Callable[..., Hands]) -> None:
    """On the smallest phone, in the language whose months take most weeks."""
    finger = new_hands(touch=True, locale="hu-HU")
    finger.page.clock.set_fixed_time("2026-11-30T12:00:00")
    finger.page.goto(f"{app.url}calendar")
    play = finger.page.get_by_test_id("play-day")
    expect(play).not_to_be_in_viewport()
    finger.tap(finger.page.locator("[data-day='2026-11-03']"))
    expect(play).to_be_in_viewport(ratio=1)


def test_a_game_is_replayed_noted_and_shared(app: App, hands: Hands, complaints: list[str]) -> None:
    """fault 17: what a replay says is tested; fault 23: a deal is shared by its code, and notes are kept."""
    page = hands.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    _have(page, app, _line("won-5", won_on=DAY), _line("won-13", 40))
    page.goto(f"{app.url}history")
    page.get_by_test_id("history-show").select_option("won")
    expect(page.get_by_test_id("history-game")).to_have_count(1)
    page.get_by_role("link", name=f"Replay: {WON.deal.code}").click()

    words, place = page.get_by_test_id("player-words"), page.get_by_role("slider", name="Place in the game")
    expect(words).to_have_text("The cards as they were dealt.")
    expect(words).to_have_attribute("aria-live", "polite")
    page.get_by_test_id("player-on").click()
    expect(words).to_have_text("The 4 of hearts drawn.")
    place.focus()
    page.keyboard.press("End")
    expect(page.locator("[data-frame]")).to_have_attribute("data-frame", str(len(TEXTS)))
    expect(place).to_have_attribute("aria-valuetext", f"Step {len(TEXTS)} of {len(TEXTS)}")
    expect(words).to_contain_text("won")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-frame]")).to_have_attribute("data-frame", "2")
    page.get_by_label("Speed").select_option(label="5×")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("[data-frame]")).not_to_have_attribute("data-frame", "2")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    stopped = _frame(page)
    page.get_by_test_id("player-back").click()
    expect(page.locator("[data-frame]")).to_have_attribute("data-frame", str(stopped - 1))

    page.get_by_test_id("note").fill("slow but sure\n[the kings] hid {")
    page.get_by_test_id("note").blur()
    expect(page.get_by_test_id("note-said")).to_have_text("Saved.")
    page.get_by_test_id("note").fill("x" * 2500)
    page.get_by_test_id("note").fill("the black kings hid")
    page.go_back()
    expect(page.get_by_text("the black kings hid")).to_be_visible()

    page.go_forward()
    page.get_by_test_id("note").fill("written when the tab was closed")
    replayed = page.url
    page.goto("about:blank")
    page.goto(replayed)
    page.wait_for_function(f"async () => (await (await fetch('{app.url}api/history')).text()).includes('was closed')")
    page.reload()
    expect(page.get_by_test_id("note")).to_have_value("written when the tab was closed")
    page.get_by_test_id("share").click()
    expect(page.get_by_text("Copied; you can paste it now.")).to_be_visible()
    won = Game.new(WON.deal).play_all(TEXTS)
    shared = page.evaluate("navigator.clipboard.readText()")
    # No link: this address leads every device to itself.
    assert shared == f"Easy Harp, deal {WON.deal.code}. Won with {won.score:,} points in {won.moves} moves."
    assert complaints == []


def test_sharing_takes_the_way_that_a_device_has(app: App, finger: Hands) -> None:
    """fault 23: also where nothing can be copied by itself."""
    page = finger.page
    page.add_init_script("navigator.share = async ({text}) => { document.body.dataset.shared = text; }")
    finger.open(app.url, "EH1-N-AAAAAAF")
    finger.tap(page.get_by_test_id("menu"))
    finger.tap(page.get_by_test_id("share"))
    text = "Easy Harp, deal EH1-N-AAAAAAF."
    expect(page.locator("body")).to_have_attribute("data-shared", text)
    page.evaluate(
        "() => { Object.defineProperty(navigator, 'clipboard', {value: undefined});"
        " navigator.share = () => Promise.reject(new TypeError()); }"
    )
    finger.tap(page.get_by_test_id("share"))
    expect(page.get_by_label("Text to copy")).to_have_value(text)


def test_everything_moves_to_another_machine_once(
    app: App, hands: Hands, new_hands: Callable[..., Hands], tmp_path: Path
) -> None:
    """fault 9, fault 32: statistics move to a new machine; fault 24: a bad file is named and harms nothing."""
    page = hands.page
    _have(page, app, _line("won-5", won_on=DAY, note="slow"), _line("takeback-2", won_on=DAY), _line("won-13", 40))
    app.set(theme="dark")
    page.goto(f"{app.url}history")
    with page.expect_download() as download:
        page.get_by_test_id("save-everything").click()
    saved = tmp_path / download.value.suggested_filename
    assert re.fullmatch(r"easyharp-\d{4}-\d\d-\d\d\.jsonl", saved.name)
    download.value.save_as(saved)
    page.goto(f"{app.url}statistics")
    figures = page.locator("main.content dl, main.content ul")
    expect(figures.first).to_be_visible()
    here = figures.all_inner_texts()

    with playing(tmp_path / "other") as other:
        there = new_hands().page
        there.goto(f"{other.url}history")
        expect(there.get_by_test_id("nothing-played")).to_be_visible()
        said = there.get_by_test_id("brought-in")
        there.get_by_test_id("bring-in").set_input_files(saved)
        expect(said).to_have_text("New games: 3. Continued: 0. Already here: 0. The settings were imported too.")
        # And they hold at once, on the page that is open.
        expect(there.locator("html")).to_have_attribute("data-theme", "dark")
        expect(there.get_by_test_id("history-game")).to_have_count(3)
        there.get_by_test_id("bring-in").set_input_files(saved)
        expect(said).to_have_text("New games: 0. Continued: 0. Already here: 3.")
        for name, content, says in (
            (
                "torn.jsonl",
                saved.read_text(encoding="utf-8")[:-200],
                "cannot be read (line 5). The line is damaged. Nothing was changed.",
            ),
            ("holiday.jpg", "\x00\x01 no record", "Nothing was changed."),
            ("bad.harp", '[Deal "5"]\n\nS 12', "refused at action 2, 12."),
        ):
            (tmp_path / name).write_text(content, encoding="utf-8")
            there.get_by_test_id("bring-in").set_input_files(tmp_path / name)
            expect(said).to_contain_text(says)
            expect(said).to_contain_text(name)
        (tmp_path / "won.harp").write_text(vectors.text("won-22"), encoding="utf-8")
        there.get_by_test_id("bring-in").set_input_files(tmp_path / "won.harp")
        expect(said).to_contain_text("is in the history now")
        expect(there.get_by_test_id("history-game")).to_have_count(4)
        expect(there.get_by_text("imported", exact=False).first).to_be_visible()
        there.goto(f"{other.url}statistics")
        expect(there.get_by_test_id("stat-played").locator("b")).to_have_text("3")
        assert there.locator("main.content dl, main.content ul").all_inner_texts() == here


def test_a_deal_and_a_game_go_onto_paper(app: App, hands: Hands) -> None:
    """fault 23: a deal and a game are kept on paper, too."""
    page = hands.page
    note = 'first\n[Deal "6"]'
    _have(page, app, _line("won-5", won_on=DAY, note=note))
    page.goto(f"{app.url}print/EH1-N-AAAAAAF")
    cards = page.get_by_test_id("paper").locator(".card .for-ears")
    expect(cards).to_have_count(9)
    page.get_by_test_id("print-all").check()
    expect(cards).to_have_count(104)
    words = Words()
    pack = [words.card(card) for card in Deal(5).pack]
    assert sorted(cards.all_inner_texts()) == sorted(pack)
    assert cards.all_inner_texts()[45:] == pack[45:]

    page.goto(f"{app.url}print/won-5")
    page.emulate_media(media="print")
    paper = page.get_by_test_id("paper")
    expect(paper).to_be_visible()
    for hidden in (page.locator(".app"), page.locator(".page > header"), page.get_by_test_id("print")):
        expect(hidden).to_be_hidden()
    printed = parse_record(f'[Deal "5"]\n\n{paper.locator(".actions").inner_text()}')
    assert [action.text for action in printed.actions] == TEXTS
    expect(paper).to_contain_text(note, use_inner_text=True)
    # Whoever goes on from there prints what is seen then.
    page.emulate_media(media="screen")
    page.get_by_test_id("back-to-game").click()
    page.emulate_media(media="print")
    expect(page.locator(".app")).to_be_visible()


def test_pages_without_games_and_without_a_server_say_so(app: App, hands: Hands) -> None:
    """fault 25: out of reach is said, and it goes on by itself."""
    page = hands.page
    page.clock.set_fixed_time(NOON)
    page.goto(f"{app.url}statistics")
    expect(page.get_by_test_id("nothing-played")).to_have_text(
        "Nothing played yet. A game counts from its first action."
    )
    page.goto(f"{app.url}calendar")
    expect(page.locator("[data-day]:enabled")).to_have_count(18)
    expect(page.locator("[data-day][data-state='none']")).to_have_count(30)
    page.goto(f"{app.url}replay/nonsense")
    expect(page.locator("main.content").get_by_role("alert")).to_have_text("That game is not here any more.")
    page.goto(f"{app.url}print/EH1-N-ZZZZZZZ")
    expect(page.locator("main.content").get_by_role("alert")).to_have_text("There is no such game or deal.")

    page.route("**/api/**", lambda route: route.abort())
    page.get_by_test_id("back-to-game").click()
    page.get_by_test_id("menu").click()
    page.get_by_test_id("to-page-statistics").click()
    expect(page.locator("main.content").get_by_role("alert")).to_contain_text("could not be fetched")
    page.unroute("**/api/**")
    expect(page.get_by_test_id("nothing-played")).to_be_visible(timeout=15_000)
    expect(page.locator("main.content").get_by_role("alert")).to_have_count(0)
