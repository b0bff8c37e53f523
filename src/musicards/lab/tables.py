"""Tables of figures, as text for a terminal or as Markdown."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from musicards.lab.estimates import Estimate

Row = Mapping[str, object]
"""Figures by the keys of their columns; a missing figure is None or left out."""

Form = Callable[[object], str]
"""Formats a figure."""

NOTHING: Final = "-"


@dataclass(frozen=True, slots=True)
class Column:
    """One column: its key in the rows, its heading, and how to format its figures."""

    key: str
    heading: str
    form: Form = str


@dataclass(frozen=True, slots=True)
class Table:
    """A table: columns and rows."""

    columns: Sequence[Column]
    rows: Sequence[Row]

    def text(self) -> str:
        """Return the table for a terminal, words left-aligned and figures right-aligned."""
        cells = [[column.heading for column in self.columns], *self._cells()]
        widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
        left = [all(isinstance(row.get(column.key), str) for row in self.rows) for column in self.columns]
        lines = [
            "  ".join(
                [
                    cell.ljust(width) if words else cell.rjust(width)
                    for cell, width, words in zip(line, widths, left, strict=True)
                ]
            ).rstrip()
            for line in cells
        ]
        return "\n".join(lines)

    def markdown(self) -> str:
        """Return the table in GitHub's Markdown."""
        headings = [column.heading for column in self.columns]
        lines = [headings, ["---"] + ["---:"] * (len(headings) - 1), *self._cells()]
        return "\n".join([f"| {' | '.join(line)} |" for line in lines])

    def _cells(self) -> list[list[str]]:
        return [
            [NOTHING if row.get(column.key) is None else column.form(row[column.key]) for column in self.columns]
            for row in self.rows
        ]


def percent(figure: object) -> str:
    """Format a share in percent.

    >>> percent(Estimate(0.5, 0.299, 0.701)), percent(0.5)
    ('50.0 % (29.9 to 70.1)', '50.0 %')
    """
    return _written(figure, 100, "{:.1f}", " %")


def gain(figure: object) -> str:
    """Format a difference of shares in percentage points, with its sign.

    >>> gain(Estimate(-0.1, -0.2, 0.0))
    '-10.0 (-20.0 to +0.0)'
    """
    return _written(figure, 100, "{:+.1f}", "")


def difference(form: Form) -> Form:
    """Return how to format a difference of figures that have this format: with a sign, shares in percentage points.

    >>> difference(number)(Estimate(1.25, -0.25, 2.75)), difference(percent)(Estimate(-0.1, -0.2, 0.0))
    ('+1.2 (-0.2 to +2.8)', '-10.0 (-20.0 to +0.0)')
    """
    if form is percent:
        return gain
    return lambda figure: _written(figure, 1, "{:+.1f}" if form is number else "{:+.2f}", "")


def number(figure: object) -> str:
    """Format a figure with one decimal.

    >>> number(Estimate(31.25, None, None))
    '31.2'
    """
    return _written(figure, 1, "{:.1f}", "")


def fine(figure: object) -> str:
    """Format a small figure with two decimals."""
    return _written(figure, 1, "{:.2f}", "")


def seconds(figure: object) -> str:
    """Format a time in seconds with its unit. Its interval is left out: it depends on the machine, not on the player.

    >>> seconds(0.0000051), seconds(0.0123), seconds(1.5)
    ('5.1 µs', '12.3 ms', '1.5 s')
    """
    value = figure.value if isinstance(figure, Estimate) else figure
    assert isinstance(value, int | float)
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if value >= size or unit == "µs":
            break
    return f"{value / size:.1f} {unit}"


def _written(figure: object, factor: float, form: str, unit: str) -> str:
    if isinstance(figure, Estimate):
        value = form.format(factor * figure.value) + unit
        if figure.low is None or figure.high is None:
            return value
        return f"{value} ({form.format(factor * figure.low)} to {form.format(factor * figure.high)})"
    assert isinstance(figure, int | float)
    return form.format(factor * figure) + unit
