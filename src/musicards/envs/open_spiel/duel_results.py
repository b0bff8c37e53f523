"""What came of duels: lines of JSON, one a deal, and what they say taken together.

A line is written whole and at once. One without an end was cut short when the program was killed: its deal counts as
not played.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from math import inf, sqrt
from pathlib import Path
from typing import Any, Final

from musicards.errors import RecordError
from musicards.lab.estimates import student

__all__ = ["UCT_C", "Contest", "Summary", "contest_of", "drop_unfinished", "lines", "summaries"]

UCT_C: Final = 2.0
"""What OpenSpiel's own example of tree search explores with, when nothing else was said."""

_START: Final = b'{"game": '
"""How the line of a deal begins."""


@dataclass(frozen=True, slots=True)
class Contest:
    """Who plays against whom, and for how long each may think."""

    game: str
    level: str
    against: str
    seconds: float  # of processor time for a move
    seed: int
    calls: str = "race"
    uct_c: float = UCT_C


@dataclass(frozen=True, slots=True)
class Summary:
    """What all deals of a contest say. A deal's two games are one sample.

    Attributes:
        cut_short: games that went on for too long.
        score: of our player, from 0 to 1; a game that both won counts half.
        margin: on either side of the score, for a 95 % interval (Student's); infinite for a single deal.
        ours, theirs: processor seconds for a move, on average.
        simulations: of OpenSpiel's search for a move, on average; 0 without it.
    """

    contest: Contest
    deals: int
    games: int
    cut_short: int
    score: float
    margin: float
    ours: float
    theirs: float
    simulations: float

    def __str__(self) -> str:
        contest = self.contest
        searched = f", {self.simulations:.0f} simulations a move" if self.simulations else ""
        return (
            f"{contest.game}: {contest.level} against {contest.against}, {contest.seconds:g} s a move, "
            f"seed {contest.seed}: "
            f"{self.deals} deals, {self.games} games ({self.cut_short} cut short); score {self.score:.3f}, "
            f"95% from {max(0.0, self.score - self.margin):.3f} to {min(1.0, self.score + self.margin):.3f}; "
            f"a move took {self.ours:.3f} s against {self.theirs:.3f} s{searched}"
        )


def lines(files: Sequence[Path]) -> Iterator[dict[str, Any]]:
    """All deals, in the order in which they were played.

    Raises:
        RecordError: a file has something else in it; says where.
        OSError: a file cannot be read.
    """
    for path in files:
        whole, rest = _halves(path)
        for number, text in enumerate(whole.splitlines(), start=1):
            if text.strip():
                yield _deal(text, path, number)
        if not (rest.startswith(_START) or _START.startswith(rest)):
            raise RecordError(f"{path}: not a file of duels")


def drop_unfinished(path: Path) -> None:
    """Cut off what is left of a line that was not finished.

    Raises:
        RecordError: the file has something else in it, and stays as it is.
        OSError: it cannot be read or written.
    """
    for _ in lines([path]):  # all of it is read before any of it is cut off
        pass
    whole, rest = _halves(path)
    if rest:
        with path.open("r+b") as file:
            file.truncate(len(whole))


def _halves(path: Path) -> tuple[bytes, bytes]:
    """The finished lines of a file, and what follows them."""
    text = path.read_bytes()
    end = text.rfind(b"\n") + 1
    return text[:end], text[end:]


def _deal(text: bytes, path: Path, number: int) -> dict[str, Any]:
    """The deal of a line."""
    try:
        deal: dict[str, Any] = json.loads(text)
        contest_of(deal), deal["deal"], deal["score"], deal["games"]
    except (ValueError, KeyError, TypeError, RecursionError):
        raise RecordError(f"{path}: line {number}: no deal of a duel") from None
    return deal


def contest_of(line: Mapping[str, Any]) -> Contest:
    """Whose deal it is."""
    return Contest(**{name: line[name] for name in asdict(Contest("", "", "", 0, 0))})


def summaries(files: Sequence[Path]) -> list[Summary]:
    """What the files say, contest by contest."""
    by_contest: dict[Contest, dict[int, dict[str, Any]]] = {}
    for line in lines(files):
        by_contest.setdefault(contest_of(line), {})[line["deal"]] = line
    return [_summary(contest, list(deals.values())) for contest, deals in by_contest.items()]


def _summary(contest: Contest, deals: Sequence[Mapping[str, Any]]) -> Summary:
    scores = [deal["score"] for deal in deals]
    mean = sum(scores) / len(scores)
    freedom = len(scores) - 1
    error = sqrt(sum((score - mean) ** 2 for score in scores) / max(1, freedom) / len(scores))
    games = [game for deal in deals for game in deal["games"]]
    decisions = sum(game["theirs"][1] for game in games)
    return Summary(
        contest=contest,
        deals=len(deals),
        games=len(games),
        cut_short=sum(game["cut_short"] for game in games),
        score=mean,
        margin=student(freedom) * error if freedom else inf,
        ours=_pace([game["ours"] for game in games]),
        theirs=_pace([game["theirs"] for game in games]),
        simulations=sum(game["simulations"] for game in games) / max(1, decisions),
    )


def _pace(sides: Sequence[Sequence[float]]) -> float:
    """Seconds for a move, on average."""
    moves = sum(moves for _, moves in sides)
    return sum(seconds for seconds, _ in sides) / moves if moves else 0.0
