"""Run the benchmarks and print them: all of them, or those that are named on the command line."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from bench import hints, http, page, random_play, record, solver, views
from bench.measure import Figure

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


def main(names: Sequence[str], console: Console) -> int:
    """Print a table of figures; return 2 when a name is unknown."""
    unknown = [name for name in names if name not in BENCHMARKS]
    if unknown:
        console.print(f"no such benchmark: {', '.join(unknown)}; there are {', '.join(BENCHMARKS)}")
        return 2
    table = Table("What", title="Easy Harp", title_justify="left")
    for heading in ("Measured", "Aim"):
        table.add_column(heading, justify="right")
    table.add_column("Note")
    for name in names or BENCHMARKS:
        for figure in BENCHMARKS[name]():
            table.add_row(figure.what, _value(figure), _aim(figure), figure.note)
    console.print(table)
    return 0


def _value(figure: Figure) -> Text:
    style = "" if figure.aim is None else "green" if figure.is_reached else "red"
    return Text(f"{_number(figure.value)} {figure.unit}", style)


def _aim(figure: Figure) -> str:
    if figure.aim is None:
        return ""
    return f"{'≥' if figure.more_is_better else '≤'} {_number(figure.aim)} {figure.unit}"


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], Console()))
