import pytest

from easyharp import Action, Deal, Game, Reason, Record, RecordError, parse_record, record_of
from easyharp.record import MAX_ACTIONS, Comment, Tag
from tests.golden import vectors

HEAD = '[Deal "EH1-N-AAAAAAF"]\n\n'


def _actions(body: str) -> list[str]:
    return [action.text for action in parse_record(HEAD + body).actions]


def _error(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        parse_record(text).replay()
    return caught.value


def test_the_example_of_the_notation() -> None:
    record = parse_record(
        '[Deal "EH1-N-AAAAAAF"]\n[Started "2026-11-30T09:12:44Z"]\n[Day "2026-11-30"]\n\nS*3 WF {a comment} c7\n'
    )
    assert record.deal == Deal(5)
    assert record.tag("Day") == "2026-11-30"
    assert record.tag("Result") is None
    assert record.body == (
        *[Action("S")] * 3,
        Action("WF"),
        Comment("a comment"),
        Action("c7"),
    )


@pytest.mark.parametrize(
    ("body", "actions"),
    [
        ("", []),
        (" \n\t\n ", []),
        ("S U R", ["S", "U", "R"]),
        ("S*3 U*2 R", ["S", "S", "S", "U", "U", "R"]),
        ("S\n47\n\n\tW3", ["S", "47", "W3"]),
        ("{one}S{two}47{three}", ["S", "47"]),
        ('{S*9 [Deal "1"]} S', ["S"]),
        ("{}S{ two\nlines }", ["S"]),
        ("{ { }S", ["S"]),
        ("33 aF", ["33", "aF"]),
    ],
)
def test_the_actions_of_a_body(body: str, actions: list[str]) -> None:
    assert _actions(body) == actions


@pytest.mark.parametrize("times", [2, 100_000])
def test_a_repeat(times: int) -> None:
    assert _actions(f"S*{times} U") == ["S"] * times + ["U"]


@pytest.mark.parametrize(
    ("body", "at", "word"),
    [
        ("4F*3", 1, "4F*3"),
        ("S*1", 1, "S*1"),
        ("S*0", 1, "S*0"),
        ("S*100001", 1, "S*100001"),
        ("S " + "S*" + "9" * 5000, 2, "S*" + "9" * 37 + "…"),
        ("S*12 47 WF*2", 14, "WF*2"),
        ("{c} S*12 {c} U*5 x", 18, "x"),
        ("S*", 1, "S*"),
        ("*3", 1, "*3"),
        ("S*-3", 1, "S*-3"),
        ("S*3*3", 1, "S*3*3"),
        ("S*３", 1, "S*３"),  # noqa: RUF001
        ("S * 3", 2, "*"),
        ("S,U", 1, "S,U"),
        ("s", 1, "s"),
        ("4 7", 1, "4"),
        ("0F", 1, "0F"),
        ("4S", 1, "4S"),
        ("FF", 1, "FF"),
        ("i7", 1, "i7"),
        ('[Deal "5"]', 1, "[Deal"),
    ],
)
def test_what_is_no_action_is_named_with_its_number(body: str, at: int, word: str) -> None:
    error = _error(HEAD + body)
    assert (error.at, error.action, error.refusal) == (at, word, None)
    assert f"action {at}" in str(error)


@pytest.mark.parametrize("body", ["{", "S {never closed", "S }", "{a {b} c}", "{a}}", "S { 47\n"])
def test_a_comment_is_opened_closed_and_not_nested(body: str) -> None:
    assert str(_error(HEAD + body))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n\n",
        "S S S",
        '[Result "won"]\n\nS',
        '[Deal "EH1-N-AAAAAAF"]\n[Deal "EH1-N-AAAAAAF"]\n\nS',
        '[Deal "5"]\n[Note "n"]\n[Deal "6"]\n',
        '[deal "EH1-N-AAAAAAF"]\n',
        '[Deal "0"]\n',
        '[Deal "EH2-N-AAAAAAF"]\n',
        '[Deal "EH1-N-AAAAAA"]\n',
        '[Deal ""]\n',
    ],
)
def test_the_deal_stands_exactly_once_and_is_one(text: str) -> None:
    error = _error(text)
    assert "Deal" in str(error)
    assert error.at is None


@pytest.mark.parametrize(
    "line",
    [
        *("[Note]", '[Note ""', '[Note "x]', "[Note 'x']", "[Note x]", '[Note "a"b"]', '[No te "x"]', '["x"]'),
        *('[Note "x"] S', '[1Note "x"]', '[Note "x\\"]', '[Note  "x"]', '[Nöte "x"]', "[", "[]"),
    ],
)
def test_a_bad_tag_is_named_with_its_line(line: str) -> None:
    error = _error(f'[Deal "5"]\n{line}\n\nS')
    assert "line 2" in str(error)


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_line_ends_and_the_byte_order_mark_make_no_difference(mark: str, end: str) -> None:
    lines = ['[Deal "EH1-N-AAAAAAF"]', '[Note "n"]', "", "S*2", "{two", "lines} 47", ""]
    record = parse_record(mark + end.join(lines))
    assert record == parse_record("\n".join(lines))
    assert record.body == (Action("S"), Action("S"), Comment("two\nlines"), Action("47"))


def test_a_tag_keeps_quotes_and_backslashes() -> None:
    record = Record((Tag("Deal", "5"), Tag("Note", 'a "b" \\ c\\"')), ())
    assert '[Note "a \\"b\\" \\\\ c\\\\\\""]' in record.format()
    assert parse_record(record.format()) == record


def test_unknown_tags_comments_and_their_order_are_kept() -> None:
    text = '[Zebra "z"]\n[Deal "5"]\n[Note "1"]\n[Note "2"]\n\n{first} S*2 {middle} 47 {last}\n'
    assert parse_record(text).format() == text


def test_a_comment_between_parts_a_repeat() -> None:
    text = HEAD + "S*2 {pause} S*3\n"
    assert parse_record(text).format() == text


def test_long_repeats_are_split_where_they_must() -> None:
    record = Record((Tag("Deal", "5"),), (Action("S"),) * 200_001)
    assert record.format() == '[Deal "5"]\n\nS*100000 S*100000 S\n'
    assert parse_record(record.format()) == record


def test_lines_are_filled_to_a_hundred_characters() -> None:
    record = Record((Tag("Deal", "5"),), (Action("47"), Action("W3")) * 40)
    lines = record.format().splitlines()[2:]
    assert [len(line) for line in lines] == [98, 98, 41]
    assert parse_record(record.format()) == record


def test_a_record_has_a_million_actions_at_most() -> None:
    assert len(parse_record(HEAD + " ".join(["S*100000"] * 10)).actions) == MAX_ACTIONS == 1_000_000
    assert "1000000" in str(_error(HEAD + " ".join(["S*100000"] * 10) + " S"))


def test_a_rule_broken_at_action_17_is_named_with_its_number_and_its_rule() -> None:
    """Repeats before it are counted written out, comments are not counted."""
    error = _error(HEAD + "S*14 {a comment} U*2 11 S")
    assert (error.at, error.action) == (17, "11")
    assert error.refusal is not None
    assert error.refusal.reason is Reason.SAME_PILE
    assert str(error) == "action 17, 11, breaks a rule: same-pile"


@pytest.mark.parametrize(
    ("body", "at", "action", "reason"),
    [
        ("U", 1, "U", "nothing-to-undo"),
        ("R", 1, "R", "nothing-to-redo"),
        ("S*3 U*4", 7, "U", "nothing-to-undo"),
        ("S U R*2", 4, "R", "nothing-to-redo"),
        ("S U S R", 4, "R", "nothing-to-redo"),
        ("S*101 U*101", 202, "U", "undo-limit"),
        ("S W1", 2, "W1", "same-colour"),
        ("aF", 1, "aF", "nothing-there"),
        ("WF", 1, "WF", "nothing-there"),
        ("33", 1, "33", "same-pile"),
    ],
)
def test_a_broken_rule(body: str, at: int, action: str, reason: str) -> None:
    error = _error(HEAD + body)
    assert (error.at, error.action) == (at, action)
    assert error.refusal is not None
    assert error.refusal.reason == reason


def test_nothing_follows_a_win() -> None:
    error = _error(vectors.text("won-5") + " U")
    assert (error.at, error.action) == (890, "U")
    assert error.refusal is not None
    assert error.refusal.reason is Reason.GAME_OVER


@pytest.mark.parametrize(
    ("tags", "disagreeing"),
    [
        ('[Result "unfinished"]\n[Score "0"]\n[Moves "3"]', []),
        ("", []),
        ('[Result "won"]', ["Result"]),
        ('[Result "lost"]', ["Result"]),
        ('[Score "5"]', ["Score"]),
        ('[Score ""]', ["Score"]),
        ('[Moves "2"]', ["Moves"]),
        ('[Moves "many"]\n[Score "-1"]\n[Result "won"]', ["Moves", "Score", "Result"]),
    ],
)
def test_a_tag_that_disagrees_is_reported_not_refused(tags: str, disagreeing: list[str]) -> None:
    replay = parse_record(f'[Deal "5"]\n{tags}\n\nS*3 U\n').replay()
    assert (replay.game.score, replay.game.moves, replay.result) == (0, 3, "unfinished")
    assert [
        name for told in replay.disagreements for name in ("Result", "Score", "Moves") if name in told
    ] == disagreeing


def test_the_record_of_a_game() -> None:
    game = Game.new(5).play_all(["S", "S", "U"])
    record = record_of(game, [("Day", "2026-11-30"), ("Note", 'so "far"')])
    assert record.format() == (
        '[Deal "EH1-N-AAAAAAF"]\n[Day "2026-11-30"]\n[Note "so \\"far\\""]\n'
        '[Result "unfinished"]\n[Score "0"]\n[Moves "2"]\n\nS*2 U\n'
    )


def test_a_record_without_actions() -> None:
    record = record_of(Game.new(5))
    assert record.format().endswith('[Moves "0"]\n\n')
    assert parse_record(record.format()) == record


def test_the_form_is_read_before_anything_is_played() -> None:
    """A syntax error at the end is found although a rule is broken at the start."""
    assert _error(HEAD + "33 S x").at == 3
    assert parse_record(HEAD + "33 S").actions == (Action("33"), Action("S"))


@pytest.mark.parametrize("text", ["}", "a } b", "a\rb"])
def test_a_comment_that_could_not_be_read_back_is_not_written(text: str) -> None:
    with pytest.raises(ValueError, match="comment"):
        Record((Tag("Deal", "5"),), (Comment(text),)).format()


@pytest.mark.parametrize("tag", [Tag("No te", "x"), Tag("", "x"), Tag("Note", "two\nlines"), Tag("Note", "a\rb")])
def test_a_tag_that_could_not_be_read_back_is_not_written(tag: Tag) -> None:
    with pytest.raises(ValueError, match="tag"):
        Record((Tag("Deal", "5"), tag), ()).format()
