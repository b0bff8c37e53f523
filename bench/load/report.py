"""Tables of the figures, for the terminal and for docs/performance.md."""

import json
import platform
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from statistics import median
from typing import Any, Final

from bench.load.driver import Run
from bench.page import PAGE, heading, row
from bench.run import ROOT, processor

__all__ = ["RESULTS", "describe", "save", "table", "write_page"]

RESULTS: Final = ROOT / "bench" / "results" / "load.json"
BEGIN: Final = "<!-- load: written by make bench-load-page -->\n"
END: Final = "<!-- end of load -->"

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


def table(report: dict[str, Any]) -> Iterator[str]:
    """Yield a Markdown table with a row for each number of matches and server."""
    yield from heading(
        "matches, server",
        "moves a second",
        "CPU per move, µs",
        "answered after, ms",
        "seen by the others after, ms",
        "MB per match",
        "driver busy",
        "start, ms",
    )
    for matches, rounds in report["rounds"].items():
        for title in rounds:
            yield row(
                [
                    f"{int(matches):,}, {title}",
                    _compared(rounds, title, "moves", "{:,.0f}"),
                    _compared(rounds, title, "cpu", "{:,.0f}"),
                    _percentiles(rounds[title], "own"),
                    _percentiles(rounds[title], "others"),
                    _compared(rounds, title, "memory", "{:.3f}"),
                    f"{median(run['driver'] for run in rounds[title]):.0%}",
                    f"{median(run['start'] for run in rounds[title]):,.0f}",
                ]
            )


def _compared(rounds: Rounds, title: str, name: str, form: str) -> str:
    """Return a median; for other servers, with the median of the ratios to ours in each round."""
    theirs = [float(run[name]) for run in rounds[title]]
    ours = [float(run[name]) for run in next(iter(rounds.values()))]
    said = form.format(median(theirs))
    if title == next(iter(rounds)):
        return said
    ratio = median(their / our for their, our in zip(theirs, ours, strict=True))
    return f"{said} ({ratio:.2f})"


def _percentiles(runs: Sequence[dict[str, Any]], name: str) -> str:
    """Return the medians of the 50th, 95th and 99th percentile."""
    return " / ".join(f"{median(run[name][at] for run in runs):,.1f}" for at in range(3))


def save(report: dict[str, Any]) -> None:
    """Replace the report on this pace among the results."""
    reports = json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else {}
    reports[f"{report['pace']:g}"] = report
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(reports, indent=1) + "\n", "utf-8")


def said_pace(pace: float) -> str:
    """Return how fast people move, in words."""
    return f"A move {pace:g} s after each turn begins" if pace else "Every move as soon as the server allows it"


def parts() -> Iterator[str]:
    """Yield the paragraphs and tables of the page."""
    for report in sorted(json.loads(RESULTS.read_text("utf-8")).values(), key=lambda each: float(each["pace"])):
        count = len(next(iter(next(iter(report["rounds"].values())).values())))
        yield (
            f"{said_pace(report['pace'])}, {report['people']} people in each match. "
            f"Processor: {report['processor']}, {report['machine']}. Python {report['python']}. "
            f"Medians of {count} rounds of {report['seconds']:g} s."
        )
        yield "\n".join(table(report))


def write_page(make: Callable[[], Iterator[str]] = parts) -> None:
    """Write the results between the two markers on the page."""
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    figures = "\n\n".join(make())
    PAGE.write_text(f"{before}{BEGIN}\n{figures}\n\n{END}{rest.partition(END)[2]}", "utf-8")
