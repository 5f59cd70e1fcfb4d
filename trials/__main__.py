"""Run the trials and print what they found: all of them, or those that are named on the command line.

A trial does at full length what the tests do with a small sample of the same cases: it shares its code with them, is
seeded, and ends with exit code 1 when a figure misses its aim.
"""

import sys
from collections.abc import Callable

from bench.measure import Figure
from bench.report import report
from trials import attackers, damage, kills, positions

# A trial is a function that runs and returns its figures; a new one takes a line here.
TRIALS: dict[str, Callable[[], list[Figure]]] = {
    "attackers": attackers.figures,
    "damage": damage.figures,
    "kills": kills.figures,
    "positions": positions.figures,
}

if __name__ == "__main__":
    sys.exit(report("Easy Harp: trials", TRIALS, sys.argv[1:]))
