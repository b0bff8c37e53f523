"""The lab's report: answers to a set of questions, with tables and charts, for a page of documentation.

A page discusses the results in its own words and has a placeholder for each answer, which is filled in here:

    <!-- lab: NAME -->
    … the command, the chart and the table …
    <!-- end of NAME -->
"""

import os
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from musicards.errors import BadNotation, shown
from musicards.lab.query import Query, TournamentQuery
from musicards.lab.workers import WorkerPool

_PLACE: Final = re.compile(r"<!-- lab: (?P<name>[\w-]+) -->\n.*?<!-- end of (?P=name) -->", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Exhibit:
    """One answer in a report.

    Attributes:
        name: the name of its placeholder, and of its chart files.
        heading: its heading, and the title of its chart.
        asked: the question or the tournament that it shows.
        times: a factor for the number of games, where differences are small.
    """

    name: str
    heading: str
    asked: Query | TournamentQuery
    times: int = 1


_CAREFUL: Final = {"letter": 0, "enharmonic": 0, "oversight": 0, "saves_itself": 1, "catches": 1}
"""Settings of a player of The Distance that makes no mistakes but does not search, so that games are quick."""

_LAPSES: Final[Mapping[str, Mapping[str, float]]] = {
    "careful": {},
    "miscounts": {"letter": 0.1},
    "overlooks": {"oversight": 0.2},
    "never-calls": {"saves_itself": 0},
    "never-catches": {"catches": 0},
}
"""Contestants that play like that, except for one kind of mistake each."""


def _written(name: str, lapses: Mapping[str, float]) -> str:
    """Return a contestant as typed on the command line."""
    return ":".join([f"{name}=player", *[f"{skill}={rate}" for skill, rate in {**_CAREFUL, **lapses}.items()]])


_WITH_LAPSES: Final = ",".join([_written(name, lapses) for name, lapses in _LAPSES.items()])

EXHIBITS: Final[Mapping[str, Exhibit]] = {
    exhibit.name: exhibit
    for exhibit in (
        Exhibit("length", "How long is a game?", Query("length", "all", "3")),
        Exhibit("players", "What difference does another player make?", Query("compare", "all", "2,3,4,5")),
        Exhibit("first-player-of-2", "Does going first help? Two players", Query("first-player", "all", "2"), times=3),
        Exhibit(
            "first-player-of-3", "Does going first help? Three players", Query("first-player", "all", "3"), times=3
        ),
        Exhibit("first-player-of-4", "Does going first help? Four players", Query("first-player", "all", "4"), times=3),
        Exhibit("odd-card", "Old Maid: who gets the odd card?", Query("first-player", "old_maid", "2,3,4,5"), 3),
        Exhibit("interval", "The Distance: which interval?", Query("compare", "distance", "2,3,4,5", vary="interval")),
        Exhibit(
            "mistakes",
            "The Distance and Steps: what if a mistake ends the turn?",
            Query("compare", "distance,steps", seats="learner", vary="mistake_ends_turn"),
        ),
        Exhibit("scale", "Key's Corners: which scale?", Query("compare", "keys_corners", vary="scale")),
        Exhibit("board", "Memory: which board?", Query("compare", "memory", vary="board")),
        Exhibit("blocked", "How often can nobody move?", Query("blocked", "all", "2,3,4,5")),
        Exhibit("reshuffles", "How often is the discard pile reshuffled?", Query("reshuffles", "all", "2,3,4,5")),
        Exhibit("calls", "Who calls, and who is caught?", Query("calls", "all", "2,3,4,5")),
        Exhibit(
            "misplays",
            "How often do players make mistakes?",
            Query("misplays", "all", vary="level=beginner,learner,player,rule"),
        ),
        Exhibit(
            "mistakes-cost", "The Distance: what does each mistake cost?", TournamentQuery("distance", _WITH_LAPSES)
        ),
    )
}
"""All exhibits by name, in the order of the report."""


def exhibits_of(names: Sequence[str], *, games: int, seed: int) -> list[Exhibit]:
    """Return the exhibits with these names, to be answered with this number of games for each setting.

    Raises:
        BadNotation: there is no such exhibit; the message lists the exhibits.
    """
    for name in names:
        if name not in EXHIBITS:
            raise BadNotation(f"the report has no {shown(name)}, only {', '.join(EXHIBITS)}")
    wanted = [EXHIBITS[name] for name in names]
    return [replace(each, asked=each.asked.sized(each.times * games, seed)) for each in wanted]


def places_in(page: str) -> list[str]:
    """Return the names of the placeholders on a page.

    Raises:
        BadNotation: it has none.
    """
    names = [place["name"] for place in _PLACE.finditer(page)]
    if not names:
        raise BadNotation("the page has no placeholder such as <!-- lab: length --> … <!-- end of length -->")
    return names


def make_report(
    exhibits: Sequence[Exhibit], pictures: Path, workers: WorkerPool, done: Callable[[int], None] | None = None
) -> dict[str, str]:
    """Answer the exhibits and save their charts as SVG in the folder `pictures`. Return their Markdown by name.

    The games are saved in the same folder, and those that are there are not played again. `done` is called with the
    number of games whenever some have been played. Links to charts have a placeholder for the folder,
    which `fill_in` and `whole_page` replace.
    """
    blocks: dict[str, str] = {}
    for exhibit in exhibits:
        names = (exhibit.name, exhibit.heading)
        drawn, words = exhibit.asked.show(pictures, names, workers, done, games_of(exhibit, pictures))
        images = [f"![{exhibit.heading}]({_FOLDER}{picture.name})" for picture in drawn]
        blocks[exhibit.name] = "\n\n".join([f"    {exhibit.asked.command()}", *images, *words])
    return blocks


def games_of(exhibit: Exhibit, pictures: Path) -> Path:
    """Return the file for the games of an exhibit in the folder of the charts, which may not be there."""
    return pictures / f"{exhibit.name}.jsonl"


_FOLDER: Final = "{folder}/"
"""The placeholder for the folder of the charts, relative to the page."""


def fill_in(page: Path, blocks: Mapping[str, str], pictures: Path) -> None:
    """Replace the placeholders on the page by `blocks`; the rest of the page does not change."""
    text = page.read_text(encoding="utf-8")

    def filled(place: re.Match[str]) -> str:
        name = place["name"]
        if name not in blocks:
            return place.group()
        return f"<!-- lab: {name} -->\n\n{_linked(blocks[name], page, pictures)}\n\n<!-- end of {name} -->"

    page.write_text(_PLACE.sub(filled, text), encoding="utf-8")


def whole_page(page: Path, exhibits: Sequence[Exhibit], blocks: Mapping[str, str], pictures: Path) -> None:
    """Write a page that consists of the answers."""
    parts = ["# Results from the lab"]
    for exhibit in exhibits:
        parts += [f"## {exhibit.heading}", _linked(blocks[exhibit.name], page, pictures)]
    page.write_text("\n\n".join(parts) + "\n", encoding="utf-8")


def _linked(block: str, page: Path, pictures: Path) -> str:
    """Return the block with links from the page to the charts."""
    folder = Path(os.path.relpath(pictures, page.parent)).as_posix()
    return block.replace(_FOLDER, "" if folder == "." else f"{folder}/")
