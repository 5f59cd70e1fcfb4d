"""Rules, Examples and FAQ: complete in every language, to be reached by links, and over a game that stays."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from easyharp import Game
from easyharp.rules import Reason
from easyharp.server.examples import EXAMPLES
from easyharp.texts import Words, source
from tests.browser.hands import Hands
from tests.server.process import App

CODE = "EH1-N-AAAAAAF"
LOCALES = {"en-GB": "en", "hu-HU": "hu", "pt-PT": "pt"}


def _player(hands: Hands, name: str) -> Locator:
    return hands.page.get_by_test_id(f"example-{name}")


def _in_sight(hands: Hands, place: Locator) -> None:
    """Wait until a place is on the screen, below the heading that stays."""
    expect(place).to_be_in_viewport()
    box, head = place.bounding_box(), hands.page.locator(".page > header").bounding_box()
    assert box is not None
    assert head is not None
    assert box["y"] >= head["height"] - 1


def test_the_hungarian_pages_have_the_headings_of_the_rules(app: App, new_hands: Callable[..., Hands]) -> None:
    player = new_hands(locale="hu-HU")
    player.page.goto(app.url + "rules")
    expect(player.page.locator(".page h1")).to_have_text("Az Easy Harp szabályai")
    expect(player.page.locator(".page h2")).to_have_text(
        [
            "A kezdőállás",
            "A megengedett lépések",
            "Egyszerre csak egy kártya",
            "Az üres oszlop és a királlyal kezdődő sorozat",
            "Az alappaklik",
            "A húzópakli és a körök",
            "A játszma vége",
            "Az alkalmazás további lehetőségei",
            "A pontozás az alkalmazásban",
        ]
    )
    text = player.page.locator(".content").inner_text()
    assert "alapkupac" not in text
    assert "A(z)" not in text
    assert not re.search(r"\b(rules|faq|sketch)-[a-z]", text), "a message has no words"


@pytest.mark.parametrize("locale", LOCALES)
def test_every_refusal_has_its_anchor_and_its_rule_in_words(
    app: App, new_hands: Callable[..., Hands], locale: str
) -> None:
    player = new_hands(locale=locale)
    player.page.goto(app.url + "faq")
    words = Words(LOCALES[locale])
    anchors = player.page.locator("[id^='refusal-']")
    expect(anchors).to_have_count(len(Reason))
    for at, reason in enumerate(Reason):
        anchor = anchors.nth(at)
        expect(anchor).to_have_attribute("id", f"refusal-{reason.value}")
        expect(player.page.locator(f"#refusal-{reason.value} + p")).to_have_text(words.say(f"why-{reason.value}"))


@pytest.mark.parametrize("touch", [False, True])
def test_a_reminder_leads_to_its_rule_and_back_to_the_same_game(
    app: App, new_hands: Callable[..., Hands], touch: bool
) -> None:
    player = new_hands(touch=touch, reduced_motion="reduce")
    player.open(app.url, CODE)
    player.play(Game.new(5), "S")
    player.drag(player.card("1"), player.pile("2"))
    reason = player.page.get_by_test_id("reminder").get_attribute("data-refusal")
    # Not by finger: right after a drag Chromium takes a made-up touch for the end of a fling, and makes no click of it.
    player.page.get_by_test_id("why").click()
    expect(player.page).to_have_url(f"{app.url}faq#refusal-{reason}")
    _in_sight(player, player.page.locator(f"#refusal-{reason}"))
    expect(player.page.locator(f"#refusal-{reason}")).to_be_focused()
    player.page.go_back()
    expect(player.page.locator(".page")).to_have_count(0)
    expect(player.page).to_have_url(f"{app.url}deal/{CODE}")
    expect(player.page.get_by_test_id("moves")).to_have_text("1")
    expect(player.page.get_by_test_id("reminder")).to_be_visible()
    player.play(Game.new(5).play("S"), "S")


@pytest.mark.parametrize(
    "address", ["rules#one-card", "rules#scoring", "faq#score", "faq#refusal-wrong-rank", "examples#turn-over"]
)
@pytest.mark.parametrize("touch", [False, True])
def test_a_deep_link_finds_its_place_after_its_page_was_fetched(
    app: App, new_hands: Callable[..., Hands], address: str, touch: bool
) -> None:
    player = new_hands(touch=touch)
    player.page.goto(app.url + address)
    if address.startswith("examples"):
        # It and those near it have grown meanwhile.
        expect(_player(player, address.partition("#")[2]).get_by_test_id("player-play")).to_be_visible()
    _in_sight(
        player,
        player.page.locator("#" + address.partition("#")[2])
        .locator("h2, h3")
        .or_(player.page.locator("h3#" + address.partition("#")[2]))
        .first,
    )


def test_the_pages_are_in_the_menu_and_link_to_each_other(app: App, hands: Hands) -> None:
    hands.open(app.url, CODE)
    hands.tap(hands.page.get_by_test_id("menu"))
    hands.tap(hands.page.get_by_test_id("to-page-rules"))
    hands.page.locator("#one-card").get_by_role("link").click()
    expect(hands.page).to_have_url(f"{app.url}examples#block")
    expect(_player(hands, "block").get_by_test_id("player-play")).to_be_visible()
    _in_sight(hands, hands.page.locator("#block-title"))
    hands.page.go_back()
    expect(hands.page.locator(".page h1")).to_have_text("The rules of Easy Harp")
    hands.page.locator("nav a[href='#stock']").click()
    _in_sight(hands, hands.page.locator("#stock-title"))
    hands.page.get_by_test_id("back-to-game").click()
    expect(hands.page).to_have_url(f"{app.url}deal/{CODE}")
    expect(hands.page.locator("[data-pile='1'] [data-card]").first).to_be_visible()


def test_the_boards_of_the_rules_show_what_they_say(app: App, hands: Hands) -> None:
    hands.page.goto(app.url + "rules")
    run = hands.page.locator("#empty-column").get_by_test_id("sketch")
    faces = "elements => elements.map(element => element.dataset.face)"
    assert run.locator("[data-heap='1'] [data-spot]").count() == 0
    run.get_by_role("button").click()
    expect(run.locator("[data-heap='1'] [data-spot]")).to_have_count(3)
    assert run.locator("[data-heap='1'] [data-spot]").evaluate_all(faces) == ["KS", "QH", "JC"]
    assert run.locator("[data-heap='2'] [data-spot]").evaluate_all(faces) == ["", "4D"]
    refusal = hands.page.get_by_test_id("sketch-refusal")
    expect(refusal).to_have_text(
        "One card at a time: the 8 of clubs does not move with those on it. Start with the last card."
    )


@pytest.mark.parametrize("locale", LOCALES)
def test_an_example_is_stepped_through_and_says_each_caption(
    app: App, new_hands: Callable[..., Hands], locale: str
) -> None:
    """Each step's words stand in a live region, so that they are heard as well as read (fault 16)."""
    player = new_hands(locale=locale, reduced_motion="reduce")
    player.page.goto(f"{app.url}examples")
    words = Words(LOCALES[locale])
    for name, example in EXAMPLES.items():
        shown = _player(player, name)
        said = shown.get_by_test_id("player-words")
        frames = example.frames()
        # Fetched when one comes near it, and not before.
        shown.scroll_into_view_if_needed()
        expect(said).to_have_attribute("aria-live", "polite")
        for at, frame in enumerate(frames):
            expect(shown.get_by_role("slider")).to_have_value(str(at))
            if frame.caption:
                expect(said).to_contain_text(words.say(f"example-{name}-{frame.caption}"))
            if frame.refusal:
                expect(said).to_contain_text(words.reminder(frame.refusal))
            if at + 1 < len(frames):
                shown.get_by_test_id("player-on").click()
        expect(shown.get_by_test_id("player-on")).to_be_disabled()


def test_a_replay_is_played_paused_and_scrubbed_by_keyboard(app: App, hands: Hands) -> None:
    hands.page.goto(f"{app.url}examples")
    shown = _player(hands, "block")
    slider = shown.get_by_role("slider")
    shown.get_by_test_id("player-on").focus()
    hands.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    hands.page.keyboard.press("End")
    expect(slider).to_have_value("8")
    hands.page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("7")
    slider.focus()
    hands.page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    expect(shown.locator("[data-heap='3'] [data-spot]")).to_have_count(3)
    play = shown.get_by_test_id("player-play")
    play.focus()
    hands.page.keyboard.press("Space")
    expect(play).to_have_accessible_name("Pause")
    expect(slider).to_have_value("2", timeout=20_000)
    hands.page.keyboard.press("Space")
    expect(play).to_have_accessible_name("Play")


def test_examples_that_cannot_be_fetched_say_so_and_can_be_asked_for_again(app: App, hands: Hands) -> None:
    hands.page.route("**/api/examples/block", lambda route: route.abort())
    hands.page.goto(f"{app.url}examples")
    shown = _player(hands, "block")
    expect(shown.get_by_role("alert")).to_be_visible()
    hands.page.unroute("**/api/examples/block")
    shown.get_by_role("alert").get_by_role("button").click()
    expect(shown.get_by_test_id("player-words")).to_contain_text("a black 8, a red 7 and a black 6")


def test_the_names_of_the_examples_on_the_page_are_those_of_the_server(app: App, hands: Hands) -> None:
    hands.page.goto(f"{app.url}examples")
    sections = hands.page.locator("[data-testid^='example-']")
    expect(sections).to_have_count(len(EXAMPLES))
    assert sections.evaluate_all("all => all.map(section => section.id)") == list(EXAMPLES)


@pytest.mark.parametrize("locale", ["hu", "pt"])
def test_the_seeds_sentences_are_kept(locale: str) -> None:
    kept = {
        "hu": (
            "minden oszlopban csak az utolsó lap néz felfelé, a másik 36 le van fordítva",
            "laponként kell szétbontani, alulról kezdve",
            "legfeljebb 13 lap, a királytól az ászig",
            "az ász a saját kártyaszínének üres helyére kerülhet, más szín helyére soha",
            "lefordítva, ugyanabban a sorrendben",
            "de a lépésszámláló nem csökken",
            "egyik sem jár pontvesztéssel: nem vonódik le pont",
        ),
        "pt": (
            "só a última está virada para cima e as outras 36 estão escondidas",
            "é preciso desfazê-la carta a carta, começando por baixo",
            "até 13 cartas, do rei ao ás",
            "um ás vai para um espaço vazio do seu naipe, nunca para o de outro",
            "virado para baixo, pela mesma ordem",
            "mas o contador de jogadas não diminui",
            "Esta pontuação é específica da aplicação Easy Harp; outras versões do jogo usam sistemas diferentes.",
        ),
    }
    for sentence in kept[locale]:
        assert sentence in source(locale)


def test_a_finger_steps_through_an_example_without_looking_for_the_button(
    app: App, new_hands: Callable[..., Hands]
) -> None:
    """Words of one line or of seven: the buttons stay where they are."""
    finger = new_hands(touch=True, locale="hu-HU", reduced_motion="reduce")
    finger.page.goto(f"{app.url}examples")
    player = finger.page.get_by_test_id("example-block").locator(".player")
    onward = player.get_by_test_id("player-on")
    onward.scroll_into_view_if_needed()
    place = "button => button.getBoundingClientRect().top - button.closest('.player').getBoundingClientRect().top"
    places, heights = set(), set()
    for frame in range(1, 6):
        onward.tap()
        expect(player).to_have_attribute("data-frame", str(frame))
        places.add(onward.evaluate(place))
        heights.add(player.get_by_test_id("player-words").evaluate("words => words.offsetHeight"))
    assert len(heights) > 1
    assert len(places) == 1


def test_codes_stay_whole_and_keys_have_their_names(app: App, new_hands: Callable[..., Hands]) -> None:
    """On a narrow screen a code is not broken at its hyphens, which stay plain: a code may be copied from the page."""
    page = new_hands(locale="hu-HU").page
    page.set_viewport_size({"width": 320, "height": 640})
    page.goto(f"{app.url}faq")
    codes = page.locator(".prose span", has_text="EH1-N-AAAAAAF")
    expect(codes.first).to_be_visible()
    assert codes.evaluate_all("codes => codes.map(code => code.getClientRects().length)") == [1] * codes.count()
    page.goto(app.url)
    page.get_by_test_id("menu").click()
    page.get_by_test_id("to-keys").click()
    assert {"Szóköz", "Visszatörlés", "Enter"} <= set(page.locator("kbd").all_inner_texts())
