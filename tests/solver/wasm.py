"""The core as a browser would run it: built for wasm, run by the node of the build requirements."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import TypedDict

from easyharp import Position
from easyharp.solver import native
from hatch_build import FLAGS, NODE, compile_native

SCRIPT = Path(__file__).with_name("solve.mjs")


class Solved(TypedDict):
    won: bool
    nodes: int
    actions: list[str]
    seconds: float


def build_wasm(folder: Path) -> Path:
    core = folder / "core.wasm"
    flags = [flag for flag in FLAGS if flag != "-shared"]
    compile_native(core, "-target", "wasm32-freestanding", *flags, "-Wl,--no-entry", "-Wl,--export-dynamic")
    return core


def solve_by_wasm(core: Path, position: Position, seed: int, nodes: int) -> Solved:
    command = [str(NODE / "node"), str(SCRIPT), str(core), native.encoded(position).hex(), str(seed), str(nodes)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    solved: Solved = json.loads(done.stdout)
    return solved
