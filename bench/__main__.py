"""Run the benchmarks and print them: all of them, or those that are named on the command line."""

import sys
from collections.abc import Callable

from bench import hints, http, page, random_play, record, solver, views
from bench.measure import Figure
from bench.report import report

# A benchmark is a function that measures and returns its figures; a new one takes a line here.
BENCHMARKS: dict[str, Callable[[], list[Figure]]] = {
    "random-play": random_play.figures,
    "record": record.figures,
    "view": views.figures,
    "http": http.figures,
    "hints": hints.figures,
    "solver": solver.figures,
    "page": page.figures,
}

if __name__ == "__main__":
    # An aim that was missed is red in the table and no failure: speed depends on what else the machine does.
    sys.exit(2 if report("Easy Harp", BENCHMARKS, sys.argv[1:]) == 2 else 0)
