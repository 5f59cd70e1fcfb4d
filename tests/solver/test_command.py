import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from easyharp import Action, Deal, Game, Position, format_position, parse_record
from easyharp.cli import solve as _  # noqa: F401 - registers its command
from easyharp.cli.app import app
from tests.solver.cases import LONG, LOST
from tests.tables import WON

run = CliRunner()


def _json(*words: str, code: int = 0) -> dict[str, object]:
    done = run.invoke(app, ["solve", *words, "--json"])
    assert done.exit_code == code, done.output
    fields: dict[str, object] = json.loads(done.stdout)
    return fields


def test_a_deal_is_won_with_a_line_that_replays() -> None:
    """fault 20: winnable is what has been won."""
    fields = _json("EH1-N-AAAAAAF")
    assert (fields["status"], fields["reason"], fields["number"]) == ("won", None, 5)
    actions = fields["actions"]
    assert isinstance(actions, list)
    game = Game.new(Deal(5)).play_all(Action(text) for text in actions)
    assert game.is_won
    assert (game.score, game.moves) == (fields["score"], len(actions))
    assert isinstance(fields["nodes"], int)
    assert isinstance(fields["seconds"], float)


def test_a_position_is_lost() -> None:
    fields = _json("--position", format_position(LOST[0]))
    assert (fields["status"], fields["actions"]) == ("lost", [])
    assert "number" not in fields


def test_too_little_time_is_unknown() -> None:
    """fault 20: unknown is an answer, with an exit code of its own."""
    fields = _json("--position", format_position(LONG), "--seconds", "0", code=3)
    assert (fields["status"], fields["reason"]) == ("unknown", "stopped")


def test_people_read_a_sentence_and_the_line() -> None:
    done = run.invoke(app, ["solve", "5"])
    assert "Can be won" in done.stdout
    assert "S*" in done.stdout
    assert "Cannot be won" in run.invoke(app, ["solve", "--position", format_position(LOST[1])]).stdout
    assert "Not known" in run.invoke(app, ["solve", "--position", format_position(LONG), "--seconds", "0"]).stdout
    assert "Can be won" in run.invoke(app, ["solve", "--position", format_position(WON)]).stdout


def test_many_deals_at_once() -> None:
    done = run.invoke(app, ["solve", "1..3", "EH1-N-AAAAAAF", "--json"])
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert [line["number"] for line in lines] == [1, 2, 3, 5]
    assert {line["status"] for line in lines} == {"won"}
    shown = run.invoke(app, ["solve", "1", "2"]).stdout
    assert "EH1-N-AAAAAAC" in shown
    assert "2 deals: 2 can be won, 0 cannot, 0 not known" in shown


def test_one_unknown_of_many_is_told_by_the_exit_code() -> None:
    assert run.invoke(app, ["solve", "1", "2", "--seconds", "0"]).exit_code == 3


def test_the_record_of_a_win(tmp_path: Path) -> None:
    file = tmp_path / "win.harp"
    assert run.invoke(app, ["solve", "5", "--record", str(file)]).exit_code == 0
    replay = parse_record(file.read_text("utf-8")).replay()
    assert replay.result == "won"
    assert replay.disagreements == ()


@pytest.mark.parametrize(
    ("words", "code", "message"),
    [
        ([], 2, "solve takes a deal, a range of deals or --position"),
        (["5", "--position", format_position(Position.start(Deal(5)))], 2, "deals or --position, not both"),
        (["0"], 1, "there is no deal 0"),
        (["9..5"], 1, "ends before it begins"),
        (["1..2", "--record", "x.harp"], 2, "the record of one deal"),
        (["--position", "8S7H"], 1, "four fields"),
        (["--position", format_position(LONG), "--seconds", "0", "--record", "x.harp"], 2, "the record of one deal"),
        (["7", "--seconds", "0", "--record", "x.harp"], 1, "There is no win to write"),
        (["5", "--record", "/no/such/folder/x.harp"], 1, "cannot be written"),
    ],
)
def test_what_cannot_be_done(words: list[str], code: int, message: str) -> None:
    done = run.invoke(app, ["solve", *words, "--json"])
    assert done.exit_code == code
    assert message in json.loads(done.stdout.splitlines()[-1])["error"]["message"]
