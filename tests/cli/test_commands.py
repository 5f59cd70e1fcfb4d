"""The commands that ask the library: what they print, and how they fail."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from easyharp import Deal, Game, format_position
from easyharp.cli.__main__ import app
from tests.golden import vectors

RECORDS = vectors.FOLDER / "records"


def run(*words: str, stdin: str | bytes | None = None) -> Result:
    return CliRunner().invoke(app, list(words), input=stdin)


def answer(*words: str, code: int = 0, stdin: str | bytes | None = None) -> Any:
    """Run a command with --json and read what it prints."""
    result = run(*words, "--json", stdin=stdin)
    assert result.exit_code == code, result.output
    return json.loads(result.stdout)


def test_deal_prints_the_columns_and_the_stock() -> None:
    told = answer("deal", "EH1-N-AAAAAAF")
    pack = [card.text for card in Deal(5).pack]
    assert set(told) == {"number", "code", "columns", "stock", "standing"}
    assert told["standing"] == "winnable"
    assert (told["number"], told["code"]) == (5, "EH1-N-AAAAAAF")
    assert [len(column) for column in told["columns"]] == list(range(1, 10))
    assert [card for column in told["columns"] for card in column] + told["stock"] == pack
    assert answer("deal", " 000 005") == told


def test_deal_draws_the_table_for_people() -> None:
    text = run("deal", "5").stdout
    assert "EH1-N-AAAAAAF" in text
    for shown in ("J♦", "▒▒", "4♥", "Stock"):
        assert shown in text


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("0", "from 1 to 999"),
        ("1000000", "from 1 to 999"),
        ("-5", "-5"),
        ("9" * 5000, "from 1 to 999"),
        ("EH2-N-AAAAAAF", "EH2"),
        ("EH1-N-AAAAAA", "seven letters"),
        ("EH1-N-AAAAAAA", "from 1 to 999"),
        ("five", "neither a deal code"),
        ("", "needed"),
    ],
)
def test_a_bad_deal_is_explained_in_one_sentence(text: str, said: str) -> None:
    result = run("deal", text)
    assert result.exit_code == 1
    assert result.stdout == ""
    assert said in " ".join(result.stderr.split())
    assert "Traceback" not in result.stderr
    assert said in answer("deal", text, code=1)["error"]["message"]


def test_daily_knows_the_days_of_the_spec() -> None:
    assert answer("daily", "2026-11-30") == {"date": "2026-11-30", "number": 414287, "code": "EH1-N-AAAXOWD"}
    assert answer("daily", "2027-01-01")["number"] == 835438
    assert "414,287" in run("daily", "2026-11-30").stdout
    assert len(answer("daily")["date"]) == 10


@pytest.mark.parametrize("day", ["2026-02-30", "2026-1-1", "20261130", "yesterday"])
def test_a_bad_date_is_explained(day: str) -> None:
    assert "YYYY-MM-DD" in answer("daily", day, code=1)["error"]["message"]


@pytest.mark.parametrize("name", vectors.names())
def test_replay_agrees_with_every_golden_record(name: str) -> None:
    game = vectors.story(name)[-1]
    told = answer("replay", str(RECORDS / f"{name}.harp"))
    assert told == {
        "code": game.deal.code,
        "result": "won" if game.is_won else "unfinished",
        "score": game.score,
        "moves": game.moves,
        "take_backs": game.take_backs > 0,
        "position": format_position(game.position),
        "disagreements": [],
    }


def test_replay_reads_standard_input_and_shows_the_table() -> None:
    text = vectors.text("random-140892")
    assert answer("replay", "-", stdin=text)["score"] == 150
    shown = run("replay", "-", stdin=text).stdout
    assert "unfinished" in shown
    assert "K♣" in shown


def test_a_record_that_breaks_a_rule_names_the_action_and_the_rule() -> None:
    text = '[Deal "EH1-N-AAAAAAF"]\n\nS*14 17 {so far so good} S 12 S'
    error = answer("replay", "-", stdin=text, code=1)["error"]
    assert (error["at"], error["action"], error["refusal"]) == (17, "12", "nothing-there")
    assert "There is no card there." in error["message"]
    assert "Action 17" in run("replay", "-", stdin=text).stderr


def test_a_tag_that_disagrees_is_reported_not_refused() -> None:
    text = '[Deal "EH1-N-AAAAAAF"]\n[Score "99"]\n[Result "won"]\n\nS'
    told = answer("replay", "-", stdin=text)
    assert told["score"] == 0
    assert len(told["disagreements"]) == 2
    assert "Note:" in run("replay", "-", stdin=text).stdout


def test_what_cannot_be_read_is_explained(tmp_path: Path) -> None:
    missing = answer("replay", str(tmp_path / "no.harp"), code=1)["error"]["message"]
    assert "cannot be read" in missing
    assert "cannot be read" in answer("replay", str(tmp_path), code=1)["error"]["message"]
    assert "UTF-8" in answer("replay", "-", stdin=b"\xff\xfe\x00", code=1)["error"]["message"]
    syntax = answer("replay", "-", stdin='[Deal "EH1-N-AAAAAAF"]\n\nS S 4X', code=1)["error"]
    assert (syntax["at"], syntax["action"], syntax["refusal"]) == (3, "4X", None)


def test_perft_counts_from_a_deal_and_from_a_position() -> None:
    assert answer("perft", "EH1-N-AAAAAAF", "3") == {"count": 27}
    assert answer("perft", "--position", format_position(Game.new(5).position), "3") == {"count": 27}
    divided = answer("perft", "5", "3", "--divide")
    assert sum(divided["divide"].values()) == divided["count"] == 27
    assert run("perft", "5", "2").stdout == "9\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "takes a deal and a depth"),
        (("5",), "takes a deal and a depth"),
        (("5", "3", "1"), "takes a deal and a depth"),
        (("--position", "x", "5", "2"), "takes a depth alone"),
        (("5", "x"), "from 0 to 12"),
        (("5", "-1"), "from 0 to 12"),
        (("5", "99"), "from 0 to 12"),
    ],
)
def test_perft_explains_what_it_needs(words: tuple[str, ...], said: str) -> None:
    assert said in answer("perft", *words, code=2)["error"]["message"]


def test_a_bad_position_is_explained() -> None:
    assert "four fields" in answer("perft", "--position", "- -", "2", code=1)["error"]["message"]


def test_every_fault_of_a_position_is_named() -> None:
    error = answer("perft", "--position", "7h/-/-/-/-/-/-/-/- - - KKKKKKKK", "1", code=1)["error"]
    assert len(error["faults"]) == 2


@pytest.mark.parametrize("command", ["", "play", "serve", "deal", "daily", "replay", "perft"])
def test_every_command_has_its_help(command: str) -> None:
    result = run(*command.split(), "--help")
    assert result.exit_code == 0
    assert "Usage" in result.stdout


def test_a_misspelt_option_is_a_usage_error() -> None:
    assert run("deal", "5", "--jsn").exit_code == 2
    assert run("deals").exit_code == 2


def test_the_version_is_printed() -> None:
    assert run("--version").stdout.startswith("easyharp ")


def test_the_commands_do_not_wait_for_the_server_s_libraries() -> None:
    code = "import sys; import easyharp.cli.__main__; print([m for m in ('sqlalchemy', 'uvicorn') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
