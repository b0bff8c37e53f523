"""Files of results: CSV and Parquet have the figures of the JSON file, one in each row."""

import csv
import json
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from musicards.errors import MusicardsError
from musicards.lab import optional
from musicards.lab.contestants import parse_contestants
from musicards.lab.export import Exported, check_ending, write
from musicards.lab.query import Query
from musicards.lab.standings import standings
from musicards.lab.tournament import Tournament
from musicards.lab.workers import WorkerPool

FORMATS = pytest.mark.parametrize(
    "ending",
    ["csv", pytest.param("parquet", marks=pytest.mark.skipif(find_spec("pyarrow") is None, reason="needs pyarrow"))],
)


def read(path: Path) -> list[dict[str, Any]]:
    """Return the rows of a file, with numbers as numbers in the last columns."""
    if path.suffix == ".parquet":
        rows: list[dict[str, Any]] = import_module("pyarrow.parquet").read_table(path).to_pylist()
        return rows
    with path.open(encoding="utf-8", newline="") as file:
        return [
            {**row, **{name: float(row[name]) if row[name] else None for name in ("value", "low", "high")}}
            for row in csv.DictReader(file)
        ]


def figures(rows: list[dict[str, Any]], *labels: str) -> dict[tuple[str, ...], tuple[float | None, ...]]:
    """Return the value and the interval of each row, rounded as in JSON, by its labels and the figure's name."""
    found = {}
    for row in rows:
        key = tuple(str(row[name]) for name in (*labels, "figure"))
        assert key not in found
        found[key] = tuple(None if row[end] is None else round(row[end], 6) for end in ("value", "low", "high"))
    return found


def ends(figure: Any) -> tuple[float | None, ...]:  # noqa: ANN401 - JSON
    """Return a figure of the JSON file in the same form."""
    if isinstance(figure, dict):
        return figure["value"], figure["low"], figure["high"]
    return figure, None, None


@pytest.fixture(scope="module")
def tournament() -> Exported:
    plan = Tournament("steps", 2, parse_contestants("rule,random,learner"), {})
    return standings(plan, plan.run(3))


@FORMATS
def test_a_table_of_a_tournament_has_the_figures_of_its_json(ending: str, tournament: Exported, tmp_path: Path) -> None:
    write(tournament, tmp_path / "result.json")
    write(tournament, tmp_path / f"result.{ending}")
    result = json.loads((tmp_path / "result.json").read_text("utf-8"))
    rows = read(tmp_path / f"result.{ending}")
    assert {(row["game"], int(row["deals"]), int(row["games"])) for row in rows} == {("steps", 3, 18)}
    assert json.loads(rows[0]["options"]) == result["options"]

    expected: dict[tuple[str, ...], tuple[float | None, ...]] = {}
    none = str(rows[-1]["seat"])
    for each in result["contestants"]:
        for figure in ("share", "rating", "misplays_per_100_moves", "cpu_seconds_per_move"):
            expected[each["name"], none, none, figure] = ends(each[figure])
    for each in result["differences"]:
        for figure in ("difference", "ahead"):
            expected[each["one"], each["other"], none, figure] = ends(each[figure])
    for seat, share in enumerate(result["seats"]):
        expected[none, none, str(seat), "share"] = ends(share)
    for figure in ("turns", "moves", "blocked"):
        expected[none, none, none, figure] = ends(result[figure])
    assert figures(rows, "contestant", "compared_with", "seat") == expected


@FORMATS
@pytest.mark.parametrize(("question", "by"), [("compare", []), ("first-player", ["seat"]), ("misplays", ["level"])])
def test_a_table_of_an_answer_has_the_figures_of_its_json(
    ending: str, question: str, by: list[str], tmp_path: Path
) -> None:
    query = Query(question, "distance,steps", "2,3", games=4, seats="learner,rule", vary="mistake_ends_turn")
    answer = query.ask(WorkerPool())
    write(answer, tmp_path / f"answer.{ending}")
    rows = read(tmp_path / f"answer.{ending}")
    assert {(row["question"], int(row["games"]), int(row["seed"])) for row in rows} == {(question, 4, 1)}
    assert {(int(row["players"]), row["seats"]) for row in rows} == {(2, "learner,rule"), (3, "learner,rule,learner")}

    labels = ["game", "players", "mistake_ends_turn", *by]
    answers = answer.to_json()
    base = ["compared_with"] if answers["differences"] else []
    expected = {}
    for kind in ("rows", "differences"):
        found: Any = answers[kind]
        for row in found:
            place = {**row, "compared_with": row.get("compared_with", "" if ending == "csv" else None)}
            for name, figure in row.items():
                if name not in {*labels, *base, "seats", "options"} and figure is not None:
                    written = [str(place[label]) for label in (*labels, *base)]
                    key = [cell.lower() if ending == "csv" else cell for cell in written]
                    expected[*key, name] = ends(figure)
    assert figures(rows, *labels, *base) == expected


def test_a_csv_file_can_be_read_by_anybody(tmp_path: Path) -> None:
    write(Query("length", "memory", "2", games=2).ask(WorkerPool()), tmp_path / "answer.csv")
    first, *rows = (tmp_path / "answer.csv").read_bytes().decode("ascii").split("\n")
    assert first == "question,game,players,seats,options,games,seed,figure,value,low,high"
    assert len(rows) == 8 + 1  # a row for each figure, and a last line feed


def test_a_missing_library_is_named_before_anything_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent(name: str) -> ModuleType:
        if name.startswith("pyarrow"):
            raise ModuleNotFoundError(name)
        return import_module(name)

    monkeypatch.setattr(optional, "import_module", absent)
    with pytest.raises(MusicardsError, match=r"a .parquet file needs pyarrow, .*install pyarrow"):
        check_ending(Path("out.parquet"))
    check_ending(Path("out.csv"))
