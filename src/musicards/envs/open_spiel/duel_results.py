"""What came of duels: lines of JSON, one a deal, and what they say taken together."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path
from typing import Any, Final

__all__ = ["UCT_C", "Contest", "Summary", "contest_of", "lines", "summaries"]

UCT_C: Final = 2.0
"""What OpenSpiel's own example of tree search explores with, when nothing else was said."""

_NORMAL: Final = 1.96  # standard errors on either side hold 95 % of a normal distribution


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
        margin: on either side of the score, for a 95 % interval.
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
    """All deals, in the order in which they were played."""
    for path in files:
        with path.open(encoding="utf-8") as file:
            yield from (json.loads(line) for line in file if line.strip())


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
    spread = sqrt(sum((score - mean) ** 2 for score in scores) / max(1, len(scores) - 1))
    games = [game for deal in deals for game in deal["games"]]
    decisions = sum(game["theirs"][1] for game in games)
    return Summary(
        contest=contest,
        deals=len(deals),
        games=len(games),
        cut_short=sum(game["cut_short"] for game in games),
        score=mean,
        margin=_NORMAL * spread / sqrt(len(scores)),
        ours=_pace([game["ours"] for game in games]),
        theirs=_pace([game["theirs"] for game in games]),
        simulations=sum(game["simulations"] for game in games) / max(1, decisions),
    )


def _pace(sides: Sequence[Sequence[float]]) -> float:
    """Seconds for a move, on average."""
    moves = sum(moves for _, moves in sides)
    return sum(seconds for seconds, _ in sides) / moves if moves else 0.0
