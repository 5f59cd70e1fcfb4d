import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from typer.testing import CliRunner

from easyharp.catalogue import Standing, catalogue, parse_catalogue
from easyharp.cli import survey as _  # noqa: F401 - registers its command
from easyharp.cli.app import app
from easyharp.solver import Budget
from easyharp.solver.survey import Row, Survey, SurveyError, ask_about, catalogue_of

pytest.importorskip("pyarrow")

BUDGET = Budget(seconds=None, nodes=200_000)
run = CliRunner()


def _rows(*numbers: int) -> list[Row]:
    return [ask_about(number, BUDGET)._replace(seconds=0.25) for number in numbers]


def test_what_was_asked_is_read_again(tmp_path: Path) -> None:
    survey = Survey(tmp_path / "deals.parquet")
    assert survey.missing(range(1, 4)) == [1, 2, 3]
    survey.fill(_rows(3, 1))
    assert [*tmp_path.iterdir()] == [tmp_path / "deals.parquet"]
    again = Survey(tmp_path / "deals.parquet")
    assert again.rows == survey.rows == {row.number: row for row in _rows(1, 3)}
    assert again.missing(range(1, 4)) == [2]
    assert [*again.rows] == [1, 3]


def test_a_crash_loses_no_answer(tmp_path: Path) -> None:
    def crashing() -> Iterator[Row]:
        yield from _rows(2, 3)
        raise ZeroDivisionError

    survey = Survey(tmp_path / "deals.parquet")
    survey.fill(_rows(1))
    with pytest.raises(ZeroDivisionError):
        survey.fill(crashing())
    with (tmp_path / "deals.parquet.journal").open("ab") as journal:
        journal.write(b'[4, "won", 12')
    after = Survey(tmp_path / "deals.parquet")
    assert sorted(after.rows) == [1, 2, 3]
    after.fill(_rows(4))
    assert sorted(Survey(tmp_path / "deals.parquet").rows) == [1, 2, 3, 4]


def test_a_journal_to_which_nothing_is_missing_becomes_the_file(tmp_path: Path) -> None:
    out, journal = tmp_path / "deals.parquet", tmp_path / "deals.parquet.journal"
    journal.write_text("".join(json.dumps(row) + "\n" for row in _rows(1, 2)))
    done = run.invoke(app, ["survey", "1", "2", "--out", str(out)])
    assert done.exit_code == 0, done.output
    assert [*tmp_path.iterdir()] == [out]
    assert sorted(Survey(out).rows) == [1, 2]


def test_a_torn_journal_alone_is_no_harm(tmp_path: Path) -> None:
    (tmp_path / "deals.parquet.journal").write_bytes(b'[4, "won", 12')
    survey = Survey(tmp_path / "deals.parquet")
    assert not survey.rows
    survey.fill(_rows(5))
    assert [*Survey(tmp_path / "deals.parquet").rows] == [5]


def test_open_questions_can_be_asked_again(tmp_path: Path) -> None:
    survey = Survey(tmp_path / "deals.parquet")
    survey.fill([ask_about(1, Budget(seconds=0)), *_rows(2)])
    assert survey.missing([1, 2]) == []
    assert survey.missing([1, 2], again=True) == [1]
    survey.fill(_rows(1))
    assert Survey(tmp_path / "deals.parquet").rows[1].status == "won"


def test_another_file_is_no_survey(tmp_path: Path) -> None:
    (tmp_path / "deals.parquet").write_text("Easy Harp")
    with pytest.raises(SurveyError, match="cannot be read as a survey"):
        Survey(tmp_path / "deals.parquet")


def test_a_killed_command_goes_on_where_it_was_and_leaves_no_workers(tmp_path: Path) -> None:
    out, journal = tmp_path / "deals.parquet", tmp_path / "deals.parquet.journal"
    command = [sys.executable, "-m", "easyharp", "survey", "1", "200", "--out", str(out), "--jobs", "2"]
    first = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, process_group=0)
    while first.poll() is None and not (journal.exists() and journal.stat().st_size > 500):
        time.sleep(0.01)
    first.kill()
    try:
        # The workers hold these pipes too: they are at their end when the last worker is gone.
        first.communicate(timeout=60)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(first.pid, signal.SIGKILL)
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    assert "200" in done.stdout
    assert sorted(Survey(out).rows) == [*range(1, 201)]
    assert not journal.exists()


def test_a_cluster_gives_the_same_answers(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    out = tmp_path / "deals.parquet"
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=False, dashboard_address=None
    ) as cluster:
        words = ["survey", "21", "60", "--out", str(out), "--scheduler", cluster.scheduler_address]
        done = run.invoke(app, words)
    assert done.exit_code == 0, done.output
    assert {row.status for row in Survey(out).rows.values()} == {"won"}
    assert sorted(Survey(out).rows) == [*range(21, 61)]


def test_a_scheduler_that_is_not_there_is_named(tmp_path: Path) -> None:
    pytest.importorskip("distributed")
    done = run.invoke(app, ["survey", "1", "2", "--out", str(tmp_path / "x.parquet"), "--scheduler", "nonsense:/"])
    assert done.exit_code == 1
    assert "nonsense" in done.stderr


def test_the_catalogue_of_a_survey(tmp_path: Path) -> None:
    out, file = tmp_path / "deals.parquet", tmp_path / "catalogue.txt"
    rows = _rows(2, 3, 4, 5)
    Survey(out).fill([rows[0], rows[1]._replace(status="lost"), rows[2]._replace(status="stopped"), rows[3]])
    done = run.invoke(app, ["survey", "--catalogue", str(out), "--out", str(file)])
    assert done.exit_code == 0, done.output
    made = parse_catalogue(file.read_text("utf-8"))
    assert [made.standing(number) for number in range(1, 7)] == [
        *(Standing.UNKNOWN, Standing.WINNABLE, Standing.UNWINNABLE),
        *(Standing.UNKNOWN, Standing.WINNABLE, Standing.UNKNOWN),
    ]
    assert made.version == catalogue().version + 1
    assert catalogue_of(Survey(out).rows.values(), after=made) == made, "what says the same is not a new version"


def test_a_survey_with_a_gap_makes_no_catalogue(tmp_path: Path) -> None:
    out = tmp_path / "deals.parquet"
    Survey(out).fill(_rows(2, 4))
    done = run.invoke(app, ["survey", "--catalogue", str(out)])
    assert done.exit_code == 1
    assert "deal 3" in done.stderr


def test_the_report_draws_a_picture(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    out = tmp_path / "deals.parquet"
    Survey(out).fill(_rows(*range(1, 10)))
    done = run.invoke(app, ["survey", "--report", str(out)])
    assert done.exit_code == 0, done.output
    assert (tmp_path / "deals.png").stat().st_size > 10_000


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["1", "5"], 2),
        (["--out", "x.parquet"], 2),
        (["5", "1", "--out", "x.parquet"], 1),
        (["0", "5", "--out", "x.parquet"], 2),
    ],
)
def test_what_cannot_be_done(words: list[str], code: int) -> None:
    done = run.invoke(app, ["survey", *words])
    assert done.exit_code == code
    assert "Error" in done.stderr
