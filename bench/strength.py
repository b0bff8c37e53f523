"""Measure how strong the computer players are: ``make strength`` (many hours) and ``make strength-page``.

Every level plays the one below, the yardsticks play each other, and the best level plays OpenSpiel's search. If it is
stopped, it continues where it was. The results are in ``docs/levels`` and ``docs/duels``; all figures of the page
``docs/strength.md`` are made from them.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import log10
from pathlib import Path
from typing import Any

from bench.page import heading, row, write_figures
from musicards.envs.open_spiel.duel_results import summaries
from musicards.games.registry import GAMES
from musicards.record import RULES

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "strength.md"
LEVELS = ROOT / "docs" / "levels"
DUELS = ROOT / "docs" / "duels"
KEPT = ROOT / "build" / "levels"  # all rounds so far, to continue from

CHANGED_RULES = ("keys_corners",)
"""Games that rules 2 changed at their default options: the page says by which rules each figure was played."""

OF_SKILL = [game for game in GAMES if game != "old_maid"]


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament of games with two players."""

    contestants: tuple[str, ...]
    deals: int
    by_present_rules: bool = False  # first played after the rules had changed

    @property
    def name(self) -> str:
        return f"{self.contestants[0]}-{self.contestants[-1]}"


NEWEST = Tournament(("newcomer", "beginner"), 1000, by_present_rules=True)
QUICK = Tournament(("random", "beginner", "learner", "player", "rule"), 2000)
STRONG = Tournament(("player", "strong"), 400)
EXPERT = Tournament(("strong", "expert"), 200)
BEST = Tournament(("rule", "expert"), 200)
TOURNAMENTS = (NEWEST, QUICK, STRONG, EXPERT, BEST)

LADDER = (
    ("beginner", "newcomer", NEWEST),
    ("beginner", "random", QUICK),
    ("learner", "beginner", QUICK),
    ("player", "learner", QUICK),
    ("strong", "player", STRONG),
    ("expert", "strong", EXPERT),
)
REFERENCES = (("rule", "random", QUICK), ("expert", "rule", BEST))


def result_of(tournament: Tournament, game: str) -> Path:
    """Return the path of the result."""
    if tournament.by_present_rules and game in CHANGED_RULES:
        return LEVELS / f"{game}-{tournament.name}-rules-{RULES}.json"
    return LEVELS / f"{game}-{tournament.name}.json"


def result_by_present_rules(one: str, other: str, game: str) -> Path:
    """Return where the result of a match between two players by the present rules is, if it was played separately."""
    return LEVELS / f"{game}-{one}-{other}-rules-{RULES}.json"


def deals_played(tournament: Tournament, game: str) -> int:
    """Return the number of deals in the result; 0 for an empty file, which an unfinished tournament has."""
    path = result_of(tournament, game)
    if not path.exists() or path.stat().st_size == 0:
        return 0
    report: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return int(report["deals"])


def duel_of(game: str) -> Path:
    """Return the path of the duel with OpenSpiel's search."""
    return DUELS / f"{game}-expert-is_mcts.jsonl"


def tournament_words(tournament: Tournament, game: str) -> list[str]:
    """Return the command that plays the tournament."""
    names = ",".join(tournament.contestants)
    out = result_of(tournament, game).relative_to(ROOT)
    keep = KEPT.relative_to(ROOT) / out.with_suffix(".jsonl").name
    words = ["tournament", game, "--contestants", names, "--deals", str(tournament.deals), "--out", str(out)]
    return ["-m", "musicards", *words, "--keep", str(keep)]


def duel_words(game: str) -> list[str]:
    """Return the command that plays the duel."""
    words = ["--game", game, "--deals", "400", "--level", "expert", "--against", "is_mcts", "--seconds", "0.5"]
    return ["-m", "musicards.envs.open_spiel.duel", *words, "--out", str(duel_of(game).relative_to(ROOT))]


def play(games: Sequence[str]) -> None:
    """Play everything that has not been played yet, the fastest first."""
    for folder in (LEVELS, DUELS, KEPT):
        folder.mkdir(parents=True, exist_ok=True)
    for tournament in TOURNAMENTS:
        for game in games:
            if deals_played(tournament, game) < tournament.deals:
                subprocess.run([sys.executable, *tournament_words(tournament, game)], cwd=ROOT, check=True)
    for game in games:
        subprocess.run([sys.executable, *duel_words(game)], cwd=ROOT, check=True)


# The page


def met(one: str, other: str, tournament: Tournament, game: str) -> str:
    """Return how often `one` did better than `other` in percent, the 95 % interval and the Elo difference.

    The number of deals follows if not all have been played. Empty if none has.
    """
    replayed = result_by_present_rules(one, other, game)
    if tournament.by_present_rules:
        replayed = result_of(tournament, game)
    deals = deals_played(tournament, game)
    if not deals and not replayed.exists():
        return ""
    source = replayed if replayed.exists() else result_of(tournament, game)
    report: dict[str, Any] = json.loads(source.read_text("utf-8"))
    deals = int(report["deals"])
    fewer = f", {deals} deals" if deals < tournament.deals else ""
    if game in CHANGED_RULES:
        fewer = f", rules {RULES if replayed.exists() else 1}{fewer}"
    for each in report["differences"]:
        if {each["one"], each["other"]} == {one, other}:
            share = each["ahead"] if each["one"] == one else 1 - each["ahead"]
            margin = (each["difference"]["high"] - each["difference"]["low"]) / 4
            return f"{100 * share:.1f} ± {100 * margin:.1f} ({points(share):+.0f}){fewer}"
    return ""


def points(share: float) -> float:
    """Return the Elo difference at which the expected score is `share`."""
    least = 0.001
    share = min(max(share, least), 1 - least)
    return 400 * log10(share / (1 - share))


def meetings(pairs: Sequence[tuple[str, str, Tournament]]) -> Iterator[str]:
    """Yield a table with a row for each game and a column for each pair."""
    yield from heading("%", *(f"{one} beats {other}" for one, other, _ in pairs))
    for game in OF_SKILL:
        yield row([GAMES[game].title, *(met(*pair, game) for pair in pairs)])


def duels() -> Iterator[str]:
    """Yield a table of the best level against OpenSpiel's search, with a row for each game."""
    yield from heading("expert against IS-MCTS", "score, %", "95 %", "deals", "seconds a move", "theirs", "simulations")
    for game in OF_SKILL:
        for each in summaries([duel_of(game)] if duel_of(game).exists() else []):
            low, high = each.score.low or 0.0, 1.0 if each.score.high is None else each.score.high
            cells = [f"{100 * each.score.value:.1f}", f"{100 * low:.1f} to {100 * high:.1f}", each.deals]
            pace = [f"{each.ours:.2f}", f"{each.theirs:.2f}", f"{each.simulations:.0f}"]
            rules = ", rules 1" if game in CHANGED_RULES else ""
            yield row([GAMES[game].title + rules, *cells, *pace])


def write_page() -> None:
    """Replace the tables between the two markers on the page."""
    parts = [meetings(LADDER), meetings(REFERENCES), duels()]
    figures = "\n\n".join("\n".join(part) for part in parts)
    write_figures(PAGE, "make strength-page", figures)


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="strength", description="Measure how strong the computer players are.")
    parser.add_argument("job", choices=["play", "page"])
    parser.add_argument("--games", nargs="+", choices=OF_SKILL, default=OF_SKILL)
    given = parser.parse_args()
    if given.job == "play":
        play(given.games)
    else:
        write_page()


if __name__ == "__main__":
    main()
