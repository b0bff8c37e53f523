"""Write the results of ``make bench`` into docs/performance.md: ``make bench-page``."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from bench.run import ENGINE_MEASURES, PEER_MEASURES, RESULTS, ROOT
from musicards.games.registry import GAMES

PAGE = ROOT / "docs" / "performance.md"


def row(cells: Iterable[object]) -> str:
    """Return a row of a Markdown table."""
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def heading(*cells: str) -> list[str]:
    """Return the first two lines of a Markdown table: the first column left-aligned, the others right-aligned."""
    return [row(cells), row(["---", *["---:"] * (len(cells) - 1)])]


def write_figures(page: Path, by: str, text: str, what: str = "figures") -> None:
    """Replace the text of a page between ``<!-- WHAT: written by BY -->`` and ``<!-- end of WHAT -->``.

    Args:
        page: the path of the page.
        by: the command that writes it.
        text: what to write, as Markdown.
        what: the name of the place.
    """
    begin, end = f"<!-- {what}: written by {by} -->\n", f"<!-- end of {what} -->"
    before, _, rest = page.read_text("utf-8").partition(begin)
    page.write_text(f"{before}{begin}\n{text}\n\n{end}{rest.partition(end)[2]}", "utf-8")


def rounded(rate: float) -> str:
    """Format a rate with three significant digits."""
    return f"{float(f'{rate:.3g}'):,.0f}"


def about(report: dict[str, Any]) -> Iterator[str]:
    """Yield sentences about the machine and the versions."""
    yield f"Processor: {report['processor']}, {report['machine']}. Python {report['engine']['python']}."
    if report["compiler"]:
        yield f"Compiled by {report['compiled_as']}; {report['compiler']}."
    if report["peers"]:
        names = {"open_spiel": "OpenSpiel", "rlcard": "RLCard", "pettingzoo": "PettingZoo"}
        peers = ", ".join(f"{name} {report['peers'][package]}" for package, name in names.items())
        yield f"Peers: {peers}, Python {report['peers']['python']}."
    yield f"Medians of {report['rounds']} rounds; each figure was measured for {report['seconds']:g} s in every round."


def ours(report: dict[str, Any]) -> Iterator[str]:
    """Yield the table of our own figures, with a row for each game and engine."""
    yield from heading("moves a second", "objects", "numbers", "whole games", "rollouts", "copy, µs")
    for game in report["games"]:
        for engine in report["engines"]:
            found = [report["rates"][f"{engine} {game} {measure}"] for measure in ENGINE_MEASURES]
            moves = [rounded(each["moves"][1]) for each in found[:-1]]
            yield row([f"{GAMES[game].title}, {engine}", *moves, f"{1e6 / found[-1]['copies'][1]:.2f}"])


def theirs(report: dict[str, Any]) -> Iterator[str]:
    """Yield the table of the other engines' figures."""
    yield from heading("engine", "moves a second", "with chance")
    for name in PEER_MEASURES:
        found = report["rates"][name]
        yield row(
            [name, rounded(found["moves"][1]), rounded(found["transitions"][1]) if "transitions" in found else ""]
        )


def targets(report: dict[str, Any]) -> Iterator[str]:
    """Yield the table of the targets."""
    yield from heading("ours", "compared with", "target", "reached", "")
    for target in report["targets"]:
        micro = target["theirs"] == "microseconds"
        wanted = f"at most {target['wanted']:g} µs" if micro else f"{target['wanted']:g} times"
        reached = f"{target['reached']:.2f} µs" if micro else f"{target['reached']:.3g} times"
        other = "" if micro else target["theirs"]
        yield row([target["ours"].replace("_", " "), other, wanted, reached, "met" if target["met"] else "missed"])


def main() -> None:
    """Replace the tables between the two markers on the page."""
    report = json.loads(RESULTS.read_text("utf-8"))
    parts = [[" ".join(about(report))], ours(report)]
    if report["peers"]:
        parts += [theirs(report), targets(report)]
    figures = "\n\n".join("\n".join(part) for part in parts)
    write_figures(PAGE, "make bench-page", figures)


if __name__ == "__main__":
    main()
