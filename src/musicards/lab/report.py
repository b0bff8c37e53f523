"""The lab's report: a set of questions, answered in tables and pictures, for a page of documentation.

A page says in its own words what is interesting, and leaves a place for each answer, which is filled in here:

    <!-- lab: NAME -->
    … the command, the picture and the table …
    <!-- end of NAME -->
"""

import os
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from musicards.errors import BadNotation, shown
from musicards.lab.query import Query
from musicards.lab.tournament_query import TournamentQuery
from musicards.lab.workers import WorkerPool

__all__ = ["EXHIBITS", "Exhibit", "exhibits_of", "fill_in", "make_report", "places_in", "whole_page"]

_PLACE: Final = re.compile(r"<!-- lab: (?P<name>[\w-]+) -->\n.*?<!-- end of (?P=name) -->", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Exhibit:
    """One answer in a report.

    Attributes:
        name: of its place on the page, and of its pictures.
        heading: over it, where the report makes the page itself.
        asked: what is played for it.
        times: how many times as many games as others it needs, where differences are small.
    """

    name: str
    heading: str
    asked: Query | TournamentQuery
    times: int = 1


_CAREFUL: Final = {"letter": 0, "enharmonic": 0, "oversight": 0, "saves_itself": 1, "catches": 1}
"""Who never makes a mistake in The Distance, but plays by rules of thumb, so that games are quick."""

_LAPSES: Final[Mapping[str, Mapping[str, float]]] = {
    "careful": {},
    "miscounts": {"letter": 0.1},
    "overlooks": {"oversight": 0.2},
    "never-calls": {"saves_itself": 0},
    "never-catches": {"catches": 0},
}
"""The same, with one kind of mistake each."""


def _written(name: str, lapses: Mapping[str, float]) -> str:
    """A contestant as it is typed."""
    return ":".join([f"{name}=player", *[f"{skill}={rate}" for skill, rate in {**_CAREFUL, **lapses}.items()]])


_WITH_LAPSES: Final = ",".join([_written(name, lapses) for name, lapses in _LAPSES.items()])

EXHIBITS: Final[Mapping[str, Exhibit]] = {
    exhibit.name: exhibit
    for exhibit in (
        Exhibit("length", "How long is a game?", Query("length", "all", "3")),
        Exhibit("players", "What does another player change?", Query("compare", "all", "2,3,4,5")),
        Exhibit("first-player-of-2", "Is it good to begin, of two?", Query("first-player", "all", "2"), times=3),
        Exhibit("first-player-of-3", "Is it good to begin, of three?", Query("first-player", "all", "3"), times=3),
        Exhibit("first-player-of-4", "Is it good to begin, of four?", Query("first-player", "all", "4"), times=3),
        Exhibit("odd-card", "Old Maid: who has the odd card?", Query("first-player", "old_maid", "2,3,4,5"), 3),
        Exhibit("interval", "The Distance: which interval?", Query("compare", "distance", "2,3,4,5", vary="interval")),
        Exhibit(
            "mistakes",
            "The Distance and Steps: what if a mistake ends the turn, or not?",
            Query("compare", "distance,steps", seats="learner", vary="mistake_ends_turn"),
        ),
        Exhibit("scale", "Key's Corners: which scale?", Query("compare", "keys_corners", vary="scale")),
        Exhibit("board", "Memory: which board?", Query("compare", "memory", vary="board")),
        Exhibit("blocked", "How often can nobody go on?", Query("blocked", "all", "2,3,4,5")),
        Exhibit("reshuffles", "How often is the discard pile shuffled?", Query("reshuffles", "all", "2,3,4,5")),
        Exhibit("calls", "Who calls, and who is caught?", Query("calls", "all", "2,3,4,5")),
        Exhibit(
            "misplays",
            "How often do players make mistakes?",
            Query("misplays", "all", vary="level=beginner,learner,player,rule"),
        ),
        Exhibit(
            "mistakes-cost", "The Distance: what does which mistake cost?", TournamentQuery("distance", _WITH_LAPSES)
        ),
    )
}
"""By name, in the order of the report."""


def exhibits_of(names: Sequence[str], *, games: int, seed: int) -> list[Exhibit]:
    """Those with these names, to be answered by so many games of each kind.

    Raises:
        BadNotation: there is no such exhibit; lists those there are.
    """
    for name in names:
        if name not in EXHIBITS:
            raise BadNotation(f"the report has no {shown(name)}: it has {', '.join(EXHIBITS)}")
    wanted = [EXHIBITS[name] for name in names]
    return [replace(each, asked=each.asked.sized(each.times * games, seed)) for each in wanted]


def places_in(page: str) -> list[str]:
    """The names of the places that a page leaves for answers.

    Raises:
        BadNotation: it has none.
    """
    names = [place["name"] for place in _PLACE.finditer(page)]
    if not names:
        raise BadNotation("the page has no place for an answer: <!-- lab: length --> … <!-- end of length -->")
    return names


def make_report(
    exhibits: Sequence[Exhibit], pictures: Path, workers: WorkerPool, done: Callable[[int], None] | None = None
) -> dict[str, str]:
    """Answer each of the exhibits; the pictures go into a folder, as SVG. Returns by name what the page shows.

    `done` hears how many more games have been played, whenever some have.

    Links to pictures are relative to the folder that they lie in: `fill_in` and `whole_page` turn them.
    """
    blocks: dict[str, str] = {}
    for exhibit in exhibits:
        drawn, words = exhibit.asked.show(pictures, (exhibit.name, exhibit.heading), workers, done)
        images = [f"![{exhibit.heading}]({_FOLDER}{picture.name})" for picture in drawn]
        blocks[exhibit.name] = "\n\n".join([f"    {exhibit.asked.command()}", *images, *words])
    return blocks


_FOLDER: Final = "{folder}/"
"""Stands for the pictures' folder until it is known where the page lies."""


def fill_in(page: Path, blocks: Mapping[str, str], pictures: Path) -> None:
    """Put the blocks in their places on the page; what stands around them stays."""
    text = page.read_text(encoding="utf-8")

    def filled(place: re.Match[str]) -> str:
        name = place["name"]
        if name not in blocks:
            return place.group()
        return f"<!-- lab: {name} -->\n\n{_linked(blocks[name], page, pictures)}\n\n<!-- end of {name} -->"

    page.write_text(_PLACE.sub(filled, text), encoding="utf-8")


def whole_page(page: Path, exhibits: Sequence[Exhibit], blocks: Mapping[str, str], pictures: Path) -> None:
    """Write a page that has nothing but the answers."""
    parts = ["# Found in the lab"]
    for exhibit in exhibits:
        parts += [f"## {exhibit.heading}", _linked(blocks[exhibit.name], page, pictures)]
    page.write_text("\n\n".join(parts) + "\n", encoding="utf-8")


def _linked(block: str, page: Path, pictures: Path) -> str:
    """The block with links that lead from the page to its pictures."""
    folder = Path(os.path.relpath(pictures, page.parent)).as_posix()
    return block.replace(_FOLDER, "" if folder == "." else f"{folder}/")
