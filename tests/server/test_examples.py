"""Every example shows what its captions say, by the rules themselves."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from easyharp import Game
from easyharp.rules import Reason
from easyharp.server.examples import EXAMPLES, Attempt, Example, Frame, Shown
from easyharp.texts import locales, source
from tests.server.client import Client


def _at(example: Example, caption: str) -> tuple[Frame, Frame]:
    """The frame with that caption, and the one before it."""
    frames = example.frames()
    (index,) = [n for n, frame in enumerate(frames) if frame.caption == caption]
    return frames[index - 1], frames[index]


def _tops(game: Game) -> list[str]:
    return [column.up[-1].text if column.up else "-" for column in game.position.columns]


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=list(EXAMPLES))
def test_every_example_plays_by_the_rules(example: Example) -> None:
    frames = example.frames()
    assert len(frames) == len(example.shown) + 1
    assert [frame.caption for frame in frames if frame.caption]
    for before, frame in pairwise(frames):
        assert (frame.refusal is None) == (frame.game != before.game)


def test_what_should_be_refused_and_is_not_is_found() -> None:
    wrong = Example("wrong", "EH1-N-AAABMHF", "ready", (Shown(Attempt("5", 4, "3")),))
    with pytest.raises(ValueError, match="should be refused"):
        wrong.frames()


def test_the_block_is_refused_though_its_first_card_would_fit_and_goes_card_by_card() -> None:
    example = EXAMPLES["block"]
    _, ordered = _at(example, "ordered")
    assert [card.text for card in ordered.game.position.columns[2].up] == ["8C", "7H", "6C"]
    before, refused = _at(example, "refused")
    assert refused.refusal is not None
    assert refused.refusal.reason is Reason.ONE_CARD_AT_A_TIME
    assert (refused.refusal.card, refused.refusal.target) == (
        ordered.game.position.columns[2].up[0],
        ordered.game.position.columns[5].top,
    )
    assert refused.refusal.target is not None
    assert refused.refusal.target.carries == refused.refusal.card.kind  # type: ignore[union-attr]  # it has a card
    assert refused.game == before.game
    before, uncovers = _at(example, "uncovers")
    assert len(uncovers.game.position.columns[2].down) == len(before.game.position.columns[2].down) - 1
    _, done = _at(example, "done")
    assert [card.text for card in done.game.position.columns[5].up] == ["9D", "8C", "7H", "6C"]


def test_the_king_led_run_goes_in_one_piece_into_the_empty_column() -> None:
    example = EXAMPLES["king-run"]
    _, run = _at(example, "run")
    assert [card.text for card in run.game.position.columns[5].up] == ["KS", "QH", "JS"]
    _, empty = _at(example, "empty")
    assert not empty.game.position.columns[0].up
    _, no_king = _at(example, "no-king")
    _, no_part = _at(example, "no-part")
    assert no_king.refusal is not None
    assert no_part.refusal is not None
    assert no_king.refusal.reason is Reason.EMPTY_COLUMN_NEEDS_KING
    assert no_part.refusal.reason is Reason.ONE_CARD_AT_A_TIME
    before, moved = _at(example, "moved")
    assert [card.text for card in moved.game.position.columns[0].up] == ["KS", "QH", "JS"]
    assert moved.game.moves == before.game.moves + 1
    assert moved.game.score == before.game.score + 5
    assert moved.game.position.columns[5].up[-1].text == "5S"


def test_one_black_six_has_four_places() -> None:
    example = EXAMPLES["four-places"]
    _, drawn = _at(example, "drawn")
    assert drawn.game.position.waste[-1].text == "6S"
    assert _tops(drawn.game)[:4] == ["7D", "7H", "7D", "7H"]
    targets = {action.target for action in drawn.game.legal_actions() if action.source == "W"}
    assert targets == {"1", "2", "3", "4"}
    for column, caption in enumerate(("first", "second", "third", "fourth")):
        before, frame = _at(example, caption)
        assert before.game.position == drawn.game.position
        assert frame.game.position.columns[column].up[-1].text == "6S"
        assert frame.game.score == 5


def test_a_card_taken_back_costs_nothing_and_serves() -> None:
    example = EXAMPLES["take-back"]
    before, no_place = _at(example, "no-place")
    assert no_place.refusal is not None
    assert no_place.refusal.reason is Reason.SAME_COLOUR
    assert not [a for a in before.game.legal_actions() if a.source == "6"], "the nine of hearts has no place yet"
    before, taken = _at(example, "taken")
    assert taken.game.score == before.game.score
    assert _tops(taken.game)[0] == "TC"
    before, used = _at(example, "used")
    assert _tops(used.game)[0] == "9H"
    assert used.game.score == before.game.score + 5
    assert _tops(used.game)[5] == "QH"
    _, goes_on = _at(example, "goes-on")
    assert _tops(goes_on.game)[5] == "JC"


def test_the_next_pass_deals_the_same_order_without_what_was_played() -> None:
    """fault 5: turning the waste over keeps the order of the cards."""
    example = EXAMPLES["turn-over"]
    assert [_at(example, c)[1].game.position.waste[-1].text for c in ("first", "second")] == ["KC", "8S"]
    _, played = _at(example, "played")
    assert _tops(played.game)[2] == "8S"
    _, through = _at(example, "through")
    assert not through.game.position.stock
    order = through.game.position.waste
    _, turned = _at(example, "turned")
    assert turned.game.position.stock == order
    assert turned.game.score == through.game.score
    assert [_at(example, c)[1].game.position.waste[-1].text for c in ("again", "skipped")] == ["KC", "QS"]


@pytest.mark.parametrize("locale", locales())
def test_every_caption_is_there_and_no_other(locale: str) -> None:
    told = set(re.findall(r"^(example-\S+) =", source(locale), re.M))
    captions = {f"example-{e.name}-{frame.caption}" for e in EXAMPLES.values() for frame in e.frames() if frame.caption}
    assert told == captions | {f"example-{name}-title" for name in EXAMPLES}


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_wire_shows_the_example(client: Client, name: str) -> None:
    example, shown = EXAMPLES[name], client.get(f"/api/examples/{name}")
    frames = example.frames()
    assert shown["code"] == example.code
    assert shown["captions"] == [frame.caption for frame in frames]
    refused = [step["refusal"]["reason"] if step["refusal"] else None for step in shown["steps"]]
    assert refused == [frame.refusal.reason if frame.refusal else None for frame in frames]
    assert [step["table"]["score"] for step in shown["steps"]] == [frame.game.score for frame in frames]


def test_an_unknown_example_is_not_there(client: Client) -> None:
    assert client.http.get("/api/examples/nonsense").status_code == 404
