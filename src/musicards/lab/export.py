"""Write an answer of the lab or a tournament's result to a file: as JSON, or as a table in CSV or Parquet.

The table has one row for each figure, with its value and the ends of its interval in the columns `value`, `low` and
`high`. Shares are from 0 to 1.
"""

import csv
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Final, Protocol, TypeAlias

from musicards.errors import BadNotation
from musicards.lab.estimates import Estimate
from musicards.lab.optional import import_optional

Cell: TypeAlias = str | int | float | bool | None
Line: TypeAlias = Mapping[str, Cell]
"""One row of the table, by the names of its columns."""

ENDINGS: Final = (".json", ".csv", ".parquet")


class Exported(Protocol):
    """What can be written to a file."""

    def to_json(self) -> dict[str, object]:
        """Return all of it as JSON values."""

    def lines(self) -> list[Line]:
        """Return its figures as rows with the same columns."""


def check_ending(out: Path) -> None:
    """Check that a result can be written in the format that the file's ending names.

    Raises:
        BadNotation: no format has this ending.
        MusicardsError: the library for this format is not installed.
    """
    if out.suffix not in ENDINGS:
        raise BadNotation(f"--out must end in .json, .csv or .parquet, not be {out.name}")
    if out.suffix == ".parquet":
        _pyarrow()


def write(result: Exported, out: Path) -> None:
    """Write the result to `out`, in the format of its ending."""
    if out.suffix == ".json":
        out.write_text(json.dumps(result.to_json(), indent=2) + "\n", encoding="utf-8")
        return
    lines = result.lines()
    if out.suffix == ".csv":
        with out.open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, [*lines[0]], lineterminator="\n")
            writer.writeheader()
            writer.writerows([{name: _written(cell) for name, cell in line.items()} for line in lines])
        return
    parquet = _pyarrow()
    parquet.write_table(import_optional("pyarrow", package="pyarrow", why=_WHY).Table.from_pylist(lines), out)


def lines_of(where: Line, figures: Mapping[str, object]) -> list[Line]:
    """Return a row for each figure that is a number or an estimate. `where` are the other columns."""
    lines: list[Line] = []
    for name, figure in figures.items():
        if isinstance(figure, Estimate):
            lines.append({**where, "figure": name, "value": figure.value, "low": figure.low, "high": figure.high})
        elif isinstance(figure, int | float):
            lines.append({**where, "figure": name, "value": float(figure), "low": None, "high": None})
    return lines


def one_cell(value: object) -> Cell:
    """Return a setting as one cell: lists and options as JSON."""
    return value if isinstance(value, Cell) else json.dumps(value)


def same_columns(lines: Sequence[Line]) -> list[Line]:
    """Return the rows with all columns in every row, those of the figure last."""
    names = dict.fromkeys(name for line in lines for name in line)
    last = ("figure", "value", "low", "high")
    order = [*[name for name in names if name not in last], *last]
    return [{name: line.get(name) for name in order} for line in lines]


_WHY: Final = "a .parquet file"


def _pyarrow() -> ModuleType:
    return import_optional("pyarrow.parquet", package="pyarrow", why=_WHY)


def _written(cell: Cell) -> Cell:
    """Return a cell as CSV has it: true and false as in JSON."""
    return str(cell).lower() if isinstance(cell, bool) else cell
