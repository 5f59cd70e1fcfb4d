import pytest

from easyharp import format_position, parse_record
from tests.golden import vectors

FINALS = {final.code: final for final in vectors.finals()}


def test_they_are_all_there() -> None:
    assert [len(vectors.names(kind)) for kind in ("won", "takeback", "random")] == [5, 2, 12]
    assert len(FINALS) == 12


@pytest.mark.parametrize("name", vectors.names())
def test_the_replay_agrees_with_every_tag(name: str) -> None:
    """fault 24: records of old are read for ever."""
    record = vectors.record(name)
    replay = record.replay()
    assert replay.disagreements == ()
    assert record.tag("Result") == replay.result
    assert record.tag("Score") == str(replay.game.score)
    assert record.tag("Moves") == str(replay.game.moves)
    assert replay.game.actions == record.actions


@pytest.mark.parametrize("name", vectors.names())
def test_it_is_written_as_it_was_read(name: str) -> None:
    record = vectors.record(name)
    assert record.format().split() == vectors.text(name).split()
    assert parse_record(record.format()) == record


@pytest.mark.parametrize("name", vectors.names("random"))
def test_a_random_game_ends_where_it_should(name: str) -> None:
    game = vectors.story(name)[-1]
    final = FINALS[game.deal.code]
    assert (game.score, game.moves) == (final.score, final.moves)
    assert format_position(game.position) == final.position


@pytest.mark.parametrize("name", vectors.names("won"))
def test_a_win_without_take_backs_is_ranked(name: str) -> None:
    game = vectors.story(name)[-1]
    assert game.is_won
    assert game.is_ranked


@pytest.mark.parametrize("name", vectors.names("takeback"))
def test_a_win_with_take_backs_is_a_win_but_not_ranked(name: str) -> None:
    game = vectors.story(name)[-1]
    assert game.is_won
    assert game.take_backs == sum(action.is_take_back for action in game.actions) > 0
    assert not game.is_ranked


def test_the_longest_has_nine_hundred_actions() -> None:
    assert max(len(vectors.record(name).actions) for name in vectors.names()) == 897


def test_an_unknown_tag_is_kept() -> None:
    record = vectors.record("takeback-31")
    assert record.tag("Note") == "an unknown tag, kept"
    assert '[Note "an unknown tag, kept"]\n' in record.format()
