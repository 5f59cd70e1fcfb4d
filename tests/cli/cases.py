"""Every command with what it can answer: command line, standard input, exit code."""

from typing import Final, NamedTuple

from easyharp import Game, format_position
from tests.golden import vectors


class Case(NamedTuple):
    words: tuple[str, ...]
    code: int = 0
    stdin: bytes = b""


START: Final = format_position(Game.new(5).position)
BAD_POSITION: Final = "7h/-/-/-/-/-/-/-/- - - KKKKKKKK"
COMMANDS: Final = ("deal", "daily", "replay", "perft", "solve", "survey", "play", "serve")


def _record(text: str) -> bytes:
    return f'[Deal "5"]\n{text}'.encode()


ANSWERS: Final = (
    Case(("deal", "5")),
    Case(("deal", "438357")),
    Case(("deal", "0"), 1),
    Case(("deal", "-5"), 1),
    Case(("deal", "őŐ♥\x1b[2J"), 1),
    Case(("deal", ""), 1),
    Case(("deal", "EH1-N-AB"), 1),
    Case(("deal", "EH2-N-AAAAAAF"), 1),
    Case(("deal", "EH1-X-AAAAAAF"), 1),
    Case(("daily", "2026-11-30")),
    Case(("daily", "2026-02-30"), 1),
    Case(("daily", "-1"), 1),
    Case(("replay", "-"), 0, _record('[Score "[red]♥ő"]\n\nS*3 {♥}')),
    Case(("replay", "-"), 0, vectors.text("won-5").encode()),
    Case(("replay", "-"), 1, _record("\nS 12")),
    Case(("replay", "-"), 1, _record("\nS ♥")),
    Case(("replay", "-"), 1, "[Deal őű]".encode("cp1250")),
    Case(("replay", "/no/such/ő.harp"), 1),
    Case(("replay", "/"), 1),
    Case(("perft", "5", "2", "--divide")),
    Case(("perft", "--position", BAD_POSITION, "2"), 1),
    Case(("perft", "--position", "♥", "2"), 1),
    Case(("solve", "5")),
    Case(("solve", "--position", START, "--seconds", "0"), 3),
    Case(("solve", "5..1"), 1),
    Case(("solve", "5", "--record", "/no/such/folder/x.harp"), 1),
    Case(("survey", "--catalogue", "/no/such/file"), 1),
    Case(("play", "0"), 1),
)
"""What each command says, and how it fails."""

MISUSES: Final = (
    Case(("deal",), 2),
    Case(("deal", "5", "6"), 2),
    Case(("deal", "5", "--jsn"), 2),
    Case(("deal", "5", "--őű"), 2),
    Case(("deal", "5", "-x"), 2),
    Case(("deal", "5", "--json=1"), 2),
    Case(("deal", "--help=1"), 2),
    Case(("daily", "2026-11-30", "x"), 2),
    Case(("replay",), 2),
    Case(("perft",), 2),
    Case(("perft", "5"), 2),
    Case(("perft", "5", "-1"), 2),
    Case(("perft", "5", "9" * 5000), 2),
    Case(("perft", "5", "2", "--position", START), 2),
    Case(("solve",), 2),
    Case(("solve", "5", "--position", START), 2),
    Case(("solve", "5", "--seconds"), 2),
    Case(("solve", "1..2", "--record", "x.harp"), 2),
    Case(("survey",), 2),
    Case(("survey", "1", "2", "3", "--out", "x"), 2),
    Case(("play", "5", "6"), 2),
    Case(("serve", "5"), 2),
    Case(("serve", "--nme", "x"), 2),
    Case(("--port", "5", "deal", "5"), 2),
    Case(("--lang", "xx", "deal", "5"), 2),
    Case(("deal", "5", "--lang"), 2),
    Case(("dela", "5"), 2),
    Case(("őű",), 2),
    Case(("5",), 2),
    Case(("--colour",), 2),
)
"""Command lines that are wrong."""

HELP: Final = tuple(Case((*words, "--help")) for words in ((), *((name,) for name in COMMANDS)))
CASES: Final = (*ANSWERS, *MISUSES, *HELP)
"""All of it; ``--version`` and JSON, the same for all, are beside it."""

WITH_JSON: Final = tuple(
    Case((*words, "--json"), code, stdin)
    for words, code, stdin in (*ANSWERS, *MISUSES)
    if words[:1] in (("deal",), ("daily",), ("replay",), ("perft",), ("solve",))
    and not {"--json=1", "--lang"} & {*words}
)
