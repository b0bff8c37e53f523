"""Results of duels: files with one line of JSON per deal, and their summaries.

A line without a newline at its end was cut off when the program was killed, and its deal counts as not played.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from musicards.errors import RecordError
from musicards.lab.estimates import Estimate, mean

UCT_C: Final = 2.0
"""The default exploration constant of OpenSpiel's own example of tree search."""

_START: Final = b'{"game": '
"""The beginning of every line."""


@dataclass(frozen=True, slots=True)
class Contest:
    """What two players play, and how long each may think."""

    game: str
    level: str  # our player's level, e.g. "expert"
    against: str  # another level, or "is_mcts"
    seconds: float  # processor time for a move
    seed: int
    calls: str = "race"
    uct_c: float = UCT_C


@dataclass(frozen=True, slots=True)
class Summary:
    """The result of all deals of a contest. A deal's two games are one sample.

    Attributes:
        cut_short: games that were truncated after too many moves.
        score: our player's score, from 0 to 1, with its 95 % confidence interval; a shared win counts half.
        ours, theirs: the mean processor time for a move, in seconds.
        simulations: the mean number of simulations of OpenSpiel's search for a move; 0 without it.
    """

    contest: Contest
    deals: int
    games: int
    cut_short: int
    score: Estimate
    ours: float
    theirs: float
    simulations: float

    def __str__(self) -> str:
        contest = self.contest
        searched = f", {self.simulations:.0f} simulations a move" if self.simulations else ""
        return (
            f"{contest.game}: {contest.level} against {contest.against}, {contest.seconds:g} s a move, "
            f"seed {contest.seed}: "
            f"{self.deals} deals, {self.games} games ({self.cut_short} cut short); score {self.score.value:.3f}, "
            f"95% from {self.score.low or 0.0:.3f} to {1.0 if self.score.high is None else self.score.high:.3f}; "
            f"a move took {self.ours:.3f} s against {self.theirs:.3f} s{searched}"
        )


def lines(files: Sequence[Path]) -> Iterator[dict[str, Any]]:
    """Iterate over all deals in the order in which they were played.

    Raises:
        RecordError: a line is not the result of a deal; the message says which.
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
    """Remove an unfinished line at the end of the file.

    Raises:
        RecordError: a line is not the result of a deal; the file is left unchanged.
        OSError: it cannot be read or written.
    """
    for _ in lines([path]):  # check the whole file before changing it
        pass
    whole, rest = _halves(path)
    if rest:
        with path.open("r+b") as file:
            file.truncate(len(whole))


def _halves(path: Path) -> tuple[bytes, bytes]:
    """Return the finished lines of a file, and the rest."""
    text = path.read_bytes()
    end = text.rfind(b"\n") + 1
    return text[:end], text[end:]


def _deal(text: bytes, path: Path, number: int) -> dict[str, Any]:
    """Parse a line."""
    try:
        deal: dict[str, Any] = json.loads(text)
        contest_of(deal), deal["deal"], deal["score"], deal["games"]
    except (ValueError, KeyError, TypeError, RecursionError):
        raise RecordError(f"{path}: line {number}: not the result of a deal") from None
    return deal


def contest_of(line: Mapping[str, Any]) -> Contest:
    """Return the contest that a line belongs to."""
    return Contest(**{name: line[name] for name in asdict(Contest("", "", "", 0, 0))})


def summaries(files: Sequence[Path]) -> list[Summary]:
    """Summarize the deals in the files, one summary per contest."""
    by_contest: dict[Contest, dict[int, dict[str, Any]]] = {}
    for line in lines(files):
        by_contest.setdefault(contest_of(line), {})[line["deal"]] = line
    return [_summary(contest, list(deals.values())) for contest, deals in by_contest.items()]


def _summary(contest: Contest, deals: Sequence[Mapping[str, Any]]) -> Summary:
    games = [game for deal in deals for game in deal["games"]]
    decisions = sum(game["theirs"][1] for game in games)
    return Summary(
        contest=contest,
        deals=len(deals),
        games=len(games),
        cut_short=sum(game["cut_short"] for game in games),
        score=mean([deal["score"] for deal in deals], least=0.0, most=1.0),
        ours=_pace([game["ours"] for game in games]),
        theirs=_pace([game["theirs"] for game in games]),
        simulations=sum(game["simulations"] for game in games) / max(1, decisions),
    )


def _pace(sides: Sequence[Sequence[float]]) -> float:
    """Return the mean seconds for a move."""
    moves = sum(moves for _, moves in sides)
    return sum(seconds for seconds, _ in sides) / moves if moves else 0.0
