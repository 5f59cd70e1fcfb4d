"""Laws over every command: whatever the language, the encoding, the width, and whatever becomes of the output."""

from __future__ import annotations

import errno
import io
import json
import os
import re
import signal
import subprocess
import sys
import time
from itertools import cycle, islice, product
from pathlib import Path
from typing import NamedTuple

import pytest
from typer.main import get_command
from typer.testing import CliRunner

from easyharp.cli.__main__ import app
from easyharp.cli.streams import PLAIN
from easyharp.texts import locales
from tests.cli.cases import ANSWERS, CASES, COMMANDS, MISUSES, WITH_JSON, Case

ENCODINGS = ("utf-8", "cp1250", "cp1252", "ascii")
PLACES = tuple(product((30, 80), ENCODINGS, locales()))
QUIET = dict.fromkeys(("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG"), "")


COMMAND_LINE = get_command(app)


class Said(NamedTuple):
    """How a command ended, and what it wrote."""

    exit_code: int
    out: bytes
    err: bytes
    encoding: str

    @property
    def stdout(self) -> str:
        return self.out.decode(self.encoding)

    @property
    def stderr(self) -> str:
        return self.err.decode(self.encoding)


def run(case: Case, locale: str = "en", encoding: str = "utf-8", width: int = 80) -> Said:
    env = {**QUIET, "LANG": f"{locale}_XX.UTF-8", "COLUMNS": str(width)}
    with CliRunner(charset=encoding, env=env).isolation(case.stdin) as (out, err, _):
        with pytest.raises(SystemExit) as end:
            COMMAND_LINE.main([*case.words], "easyharp")
        sys.stderr.flush()
        return Said(int(end.value.code or 0), out.getvalue(), err.getvalue(), encoding)


@pytest.mark.parametrize("turn", range(len(ENCODINGS)))
def test_every_answer_can_be_read_everywhere(turn: int) -> None:
    # Every case in every encoding; with widths and languages in turns, every three of them meet.
    for case, (width, encoding, locale) in zip(CASES, islice(cycle(PLACES), turn * 7, None), strict=False):
        result = run(case, locale, encoding, width)
        assert result.exit_code == case.code, (case, result.stderr)
        assert bool(result.stdout) == (case.code in (0, 3)) or case.words[0] == "solve", case
        for text in (result.stdout, result.stderr):
            assert "\x1b" not in text, case
            assert "Traceback" not in text
        assert max(map(len, result.stdout.splitlines()), default=0) <= width or case.words[0] == "daily", case


@pytest.mark.parametrize("case", CASES, ids=lambda case: " ".join(case.words)[:40])
def test_every_answer_is_in_the_language_of_the_user(case: Case) -> None:
    said = {(result := run(case, locale)).stdout + result.stderr for locale in locales()}
    assert len(said) == (1 if case.words[0] == "perft" and case.code == 0 and "--help" not in case.words else 3), said


@pytest.mark.parametrize("case", WITH_JSON, ids=lambda case: " ".join(case.words)[:40])
def test_what_programs_read_is_the_same_for_all(case: Case) -> None:
    told = []
    for locale, encoding in (("en", "utf-8"), ("hu", "ascii"), ("pt", "cp1252")):
        result = run(case, locale, encoding)
        assert result.exit_code == case.code
        assert result.stderr == ""
        assert encoding == "utf-8" or result.out.isascii()
        told.append(json.loads(result.stdout.splitlines()[-1]))
    for fields in told:
        fields.pop("seconds", None)
    assert all(fields == told[0] for fields in told)


def test_cards_and_letters_have_a_plain_form() -> None:
    ascii_ = run(Case(("deal", "5")), "hu", "ascii").stdout
    assert "JD   ##" in ascii_
    assert "5. leosztas, bizonyitottan megnyerheto" in ascii_
    assert "megnyerhető" in run(Case(("deal", "5")), "hu", "cp1250").stdout
    assert "Forneça" not in ascii_
    # A card that became wider would push its column aside.
    assert all(len(PLAIN[sign]) == 1 for sign in "♠♥♦♣▒")


def test_no_line_breaks_inside_a_number() -> None:
    for width in range(30, 60):
        for name in ("solve", "deal"):
            lines = run(Case((name, "--help")), "pt", width=width).stdout.split("\n")
            # 31 536 000, 65 536 and 999 999: their later parts would begin a line.
            assert not [line for line in lines if re.match(r"\s*\d{3}(?![\d\xa0])", line)], (width, lines)


def test_a_narrow_terminal_shows_every_card() -> None:
    narrow = run(Case(("deal", "5")), width=30).stdout
    assert "…" not in narrow
    assert f"9 {'▒▒ ' * 8}4♥\n" in narrow


OPTIONS = {
    "--seconds": (("solve", "5"), ["inf", "nan", "-1", "-inf", "1e999", "x", "", "9" * 5000]),
    "--memory": (("solve", "5"), ["3", "-5", "1.5", "nan", "x", "9" * 5000]),
    "--seed": (("solve", "5"), ["-1", "1.5", "x", "9" * 5000]),
    "--jobs": (("survey", "1", "2", "--out", "x"), ["0", "-1", "x", "9" * 5000]),
    "--port": (("serve",), ["-1", "65536", "x", "9" * 5000]),
}


@pytest.mark.parametrize("option", OPTIONS)
def test_a_number_that_cannot_be_is_named_with_those_that_can(option: str) -> None:
    words, wrong = OPTIONS[option]
    for number in wrong:
        result = run(Case((*words, option, number)))
        assert result.exit_code == 2, number
        assert re.search(rf"Error: {option} takes a (whole )?number from \S+ to \S+, not “{number[:20]}", result.stderr)
    assert run(Case(("survey", wrong[-1][:3] + "x", "5", "--out", "x"))).exit_code == 2


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("deal", "CODE|NUMBER is missing. Usage: easyharp deal [options] CODE|NUMBER"),
        ("deal 5 6", "One word too many: “6”. Usage: easyharp deal"),
        ("deal 5 --jsn", "There is no option --jsn here. Did you mean --json?"),
        ("deal -5", "“-5” is neither a deal code such as EH1-N-AAAAAAF nor a number from 1 to 999,999."),
        ("solve 5 --position x", "solve takes deals or --position, not both."),
        ("perft 5", "perft takes a deal and a depth, as in: easyharp perft EH1-N-AAAAAAF 4"),
        ("dela 5", "There is no command “dela”. Did you mean “deal”?"),
        ("xyzzy", "There is no command “xyzzy”. The commands are: deal,"),
        ("5", "“5” is a deal, not a command. To play it: easyharp play EH1-N-AAAAAAF"),
        ("--port 5 deal 5", "--port belongs after the command: easyharp deal --port"),
        ("deal 5 --json=1", "--json is a switch and takes no value."),
        ("deal --help=1", "--help is a switch and takes no value."),
        ("solve 5 --seconds", "--seconds needs a value after it."),
    ],
)
def test_what_was_wrong_and_what_would_be_right(words: str, said: str) -> None:
    assert f"Error: {said}" in run(Case(tuple(words.split()))).stderr


class Broken(io.RawIOBase):
    """A stream on which nothing can be written."""

    def __init__(self, number: int) -> None:
        self.number = number

    def writable(self) -> bool:
        return True

    def write(self, _: object) -> int:
        raise OSError(self.number, os.strerror(self.number))

    @classmethod
    def text(cls, number: int) -> io.TextIOWrapper:
        return io.TextIOWrapper(io.BufferedWriter(cls(number)), encoding="utf-8")


def _run_on(number: int, case: Case, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    stream = Broken.text(number)
    monkeypatch.setattr(sys, "stdout", stream)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(case.stdin)))
    with pytest.raises(SystemExit) as end:
        COMMAND_LINE.main([*case.words, "--lang=en"], "easyharp")
    # What is left in the buffer would be written once more when the stream is thrown away.
    with pytest.raises(OSError, match=os.strerror(number)):
        stream.close()
    return f"{end.value.code} {capsys.readouterr().err}"


SPEAKING = tuple(case for case in (*CASES, *WITH_JSON) if case not in MISUSES and (case.code != 1 or case in WITH_JSON))


@pytest.mark.parametrize("case", SPEAKING, ids=lambda case: " ".join(case.words)[:40])
def test_a_full_disk_is_said_and_a_closed_pipe_is_not(
    case: Case, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    full = _run_on(errno.ENOSPC, case, monkeypatch, capsys)
    assert full == "1 Error: The answer could not be written: no space is left on the disk.\n"
    assert _run_on(errno.EPIPE, case, monkeypatch, capsys) == "141 "


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
def test_a_real_full_disk_and_a_real_pipe() -> None:
    script = """
        easyharp() { "$0" -m easyharp "$@"; }
        easyharp deal 5 --json > /dev/full; echo "full $?"
        easyharp deal x 2> /dev/full; echo "nothing can be said $?"
        easyharp perft 5 3 --divide | true; echo "pipe ${PIPESTATUS[0]}"
        easyharp deal 5 >&-; echo "closed $?"
    """
    done = subprocess.run(
        ["bash", "-c", script, sys.executable], capture_output=True, text=True, check=True, env=os.environ | QUIET
    )
    assert done.stdout.split("\n")[:4] == ["full 1", "nothing can be said 1", "pipe 141", "closed 0"]
    assert done.stderr == "Error: The answer could not be written: no space is left on the disk.\n"


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="asks Linux for the workers")
def test_ctrl_c_ends_the_workers_too_without_a_word() -> None:
    command = [sys.executable, "-m", "easyharp", "solve", "438357", "44143", "--seconds", "600"]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, process_group=0)
    children = Path(f"/proc/{running.pid}/task/{running.pid}/children")
    # The first is Python's own, which looks after what the workers share.
    while running.poll() is None and len(children.read_text().split()) < 2:
        time.sleep(0.02)
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=60)
    assert (running.returncode, out, err) == (130, b"", b"")


def test_every_command_is_among_the_cases() -> None:
    assert {case.words[0] for case in ANSWERS} | {"serve"} == set(COMMANDS)
