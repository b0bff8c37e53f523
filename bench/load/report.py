"""Tables of the figures, for the terminal and for docs/performance.md."""

import json
import platform
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from statistics import median
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from bench.load.driver import Run
from bench.page import PAGE, heading, row, write_figures
from bench.run import ROOT, processor

RESULTS: Final = ROOT / "bench" / "results" / "load.json"

HEADING: Final = (
    "matches",
    "server",
    "moves a second",
    "CPU per move, µs",
    "answered after, ms",
    "seen by the others after, ms",
    "MB per match",
    "server / driver busy",
)

Rounds = dict[str, list[dict[str, Any]]]  # by contender, ours first, the fields of `Run` in each round


def describe(pace: float, rounds: dict[int, dict[str, list[Run]]], seconds: float, people: int) -> dict[str, Any]:
    """Return a report in plain JSON values. `rounds` has the runs by number of matches and contender."""
    return {
        "pace": pace,
        "people": people,
        "seconds": seconds,
        "processor": processor(),
        "machine": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "rounds": {
            str(matches): {title: [asdict(run) for run in runs] for title, runs in each.items()}
            for matches, each in rounds.items()
        },
    }


def rows(report: dict[str, Any]) -> Iterator[list[str]]:
    """Yield the cells of a row for each number of matches and server, in the order of `HEADING`."""
    for matches, rounds in report["rounds"].items():
        for title, runs in rounds.items():
            yield [
                f"{int(matches):,}",
                title,
                _compared(rounds, title, "moves", "{:,.0f}"),
                _compared(rounds, title, "cpu", "{:,.0f}"),
                _medians(runs, "own", "{:,.1f}"),
                _medians(runs, "others", "{:,.1f}"),
                _compared(rounds, title, "memory", "{:.3f}"),
                _medians(runs, "busy", "{:.0%}"),
            ]


def _compared(rounds: Rounds, title: str, name: str, form: str) -> str:
    """Return a median; for other servers, also the median of the ratios to ours in each round."""
    theirs = [float(run[name]) for run in rounds[title]]
    ours = [float(run[name]) for run in next(iter(rounds.values()))]
    said = form.format(median(theirs))
    if title == next(iter(rounds)):
        return said
    ratio = median(their / our for their, our in zip(theirs, ours, strict=True))
    return f"{said} ({ratio:.2f})"


def _medians(runs: Sequence[dict[str, Any]], name: str, form: str) -> str:
    """Return the medians of a figure that has several parts."""
    return " / ".join(form.format(median(parts)) for parts in zip(*(run[name] for run in runs), strict=True))


def starts(report: dict[str, Any]) -> str:
    """Return in words how long each server took until its first answer."""
    found = []
    for title in next(iter(report["rounds"].values())):
        runs = [run for rounds in report["rounds"].values() for run in rounds[title]]
        wall, cpu = (median(run[name] for run in runs) for name in ("start", "start_cpu"))
        found.append(f"{title} {wall:,.0f} ms ({cpu:,.0f} ms of CPU)")
    return f"First answer after: {'; '.join(found)}."


def show(report: dict[str, Any]) -> None:
    """Print the table."""
    shown = Table(title=said_pace(report["pace"]))
    for at, name in enumerate(HEADING):
        shown.add_column(name, justify="left" if at == 1 else "right")
    for cells in rows(report):
        shown.add_row(*cells)
    Console(width=None if sys.stdout.isatty() else 180).print(shown)
    print(starts(report))
    for note in notes(report):
        print(note)


def notes(report: dict[str, Any]) -> Iterator[str]:
    """Yield sentences about what did not run as planned."""
    for matches, rounds in report["rounds"].items():
        for title, runs in rounds.items():
            idle, refused, dropped, crashes = (
                max(run[name] for run in runs) for name in ("idle", "too_fast", "dropped", "crashes")
            )
            if idle:
                yield f"{title}, {matches} matches: nobody moved at up to {idle} tables while they were measured."
            if refused:
                yield f"{title}, {matches} matches: up to {refused} moves in a run were refused for now as too fast."
            if dropped:
                yield f"{title}, {matches} matches: up to {dropped} connections in a run were lost, and opened again."
            if crashes:
                yield f"{title}, {matches} matches: a run began again up to {crashes} times, after crashes."


def save(report: dict[str, Any]) -> None:
    """Store the report, in place of an earlier one with the same pace."""
    reports = json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else {}
    reports[f"{report['pace']:g}"] = report
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(reports, indent=1) + "\n", "utf-8")


def said_pace(pace: float) -> str:
    """Return how fast people move, in words."""
    return (
        f"A move {pace / 2:g} to {pace * 1.5:g} s after each turn begins"
        if pace
        else "Every move as soon as the server allows it"
    )


def parts() -> Iterator[str]:
    """Yield the paragraphs and tables of the page."""
    for report in sorted(json.loads(RESULTS.read_text("utf-8")).values(), key=lambda each: float(each["pace"])):
        count = len(next(iter(next(iter(report["rounds"].values())).values())))
        yield (
            f"{said_pace(report['pace'])}, {report['people']} people in each match. "
            f"Processor: {report['processor']}, {report['machine']}. Python {report['python']}. "
            f"Medians of {count} rounds of {report['seconds']:g} s. {starts(report)}"
        )
        yield "\n".join([*heading(*HEADING), *map(row, rows(report))])
        yield from notes(report)


def write_page(make: Callable[[], Iterator[str]] = parts) -> None:
    """Write the results between the two markers on the page."""
    write_figures(PAGE, "make bench-load-page", "\n\n".join(make()), "load")
