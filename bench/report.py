"""Runs measurements by their names and prints what they found as one table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from bench.measure import Figure


def report(title: str, known: Mapping[str, Callable[[], list[Figure]]], names: Sequence[str]) -> int:
    """Measure what is named, or everything, and print a table; return 2 when a name is unknown."""
    console = Console()
    unknown = [name for name in names if name not in known]
    if unknown:
        console.print(f"there is no {', '.join(unknown)}; there are {', '.join(known)}")
        return 2
    table = Table("What", title=title, title_justify="left")
    for heading in ("Measured", "Aim"):
        table.add_column(heading, justify="right")
    table.add_column("Note")
    reached = True
    for name in names or known:
        for figure in known[name]():
            table.add_row(figure.what, _value(figure), _aim(figure), figure.note)
            reached = reached and figure.is_reached
    console.print(table)
    return 0 if reached else 1


def _value(figure: Figure) -> Text:
    style = "" if figure.aim is None else "green" if figure.is_reached else "red"
    return Text(f"{_number(figure.value)} {figure.unit}", style)


def _aim(figure: Figure) -> str:
    if figure.aim is None:
        return ""
    return f"{'≥' if figure.more_is_better else '≤'} {_number(figure.aim)} {figure.unit}"


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
