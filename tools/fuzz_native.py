"""Fuzzes the native core under AddressSanitizer and UndefinedBehaviorSanitizer, guided by coverage.

    python -m tools.fuzz_native [--minutes 5]

It needs clang++ with libFuzzer (Debian: ``clang libclang-rt-14-dev``). What it has learnt stays in ``build/fuzz`` and
is gone on with; a fault ends it with exit code 1 and leaves the bytes that lead there beside it.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

from easyharp import Deal, Position
from easyharp.rules import apply, legal_actions
from easyharp.solver import native

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "build" / "fuzz"
FLAGS: Final = (
    *("-std=c++20", "-O1", "-g", "-fno-omit-frame-pointer", "-ffreestanding", "-fno-exceptions", "-fno-rtti"),
    *("-fsanitize=fuzzer,address,undefined", "-fno-sanitize-recover=all"),
)


def positions(count: int) -> Iterator[bytes]:
    """Yield positions from everywhere in the game, to begin with."""
    random = Random("fuzz")
    for number in random.sample(range(1, 1_000_000), count):
        position = Position.start(Deal(number))
        for _ in range(random.randrange(400)):
            position = apply(position, random.choice(legal_actions(position)))
        yield random.randbytes(3) + native.encoded(position)


def build() -> Path:
    """Compile the core together with what calls it."""
    compiler = shutil.which("clang++")
    if compiler is None:
        sys.exit("There is no clang++ on the path; on Debian: apt-get install clang libclang-rt-14-dev")
    fuzzer = FOLDER / "fuzzer"
    subprocess.run([compiler, *FLAGS, "-o", fuzzer, ROOT / "native" / "fuzz.cc"], check=True)
    return fuzzer


def main() -> None:
    """Build, lay out the first positions, and fuzz."""
    parser = argparse.ArgumentParser(description="Fuzzes the native core.")
    parser.add_argument("--minutes", type=float, default=5.0)
    seconds = round(60 * parser.parse_args().minutes)
    corpus = FOLDER / "corpus"
    corpus.mkdir(parents=True, exist_ok=True)
    for number, data in enumerate(positions(200)):
        (corpus / f"game-{number}").write_bytes(data)
    fuzzer = build()
    limits = (f"-max_total_time={seconds}", "-max_len=220", "-timeout=20", "-print_final_stats=1")
    os.execv(fuzzer, [str(fuzzer), str(corpus), *limits, f"-artifact_prefix={FOLDER}/"])


if __name__ == "__main__":
    main()
