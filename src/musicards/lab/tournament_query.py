"""A tournament as an answer in a report: which of a few players is better, and by how much."""

import shlex
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Self

from musicards.lab.charts import draw_tournament
from musicards.lab.contestants import parse_contestants
from musicards.lab.standings import standings
from musicards.lab.standings_tables import NOTE, headline, length, table_of_contestants, table_of_pairs
from musicards.lab.tournament import Tournament
from musicards.lab.workers import WorkerPool

__all__ = ["TournamentQuery"]


@dataclass(frozen=True, slots=True)
class TournamentQuery:
    """A tournament in words, as on the command line."""

    game: str
    contestants: str
    players: int = 2
    deals: int = 200
    seed: int = 1

    def sized(self, games: int, seed: int) -> Self:
        """The same, of about so many games at each table."""
        return replace(self, deals=max(1, games // self.players), seed=seed)

    def total(self) -> int:
        """How many games are played."""
        return self._tournament().games(self.deals)

    def command(self) -> str:
        """How to hold it on the command line."""
        words = ["musicards", "tournament", self.game, "--contestants", self.contestants]
        words += ["--players-at-table", str(self.players), "--deals", str(self.deals), "--seed", str(self.seed)]
        return shlex.join(words)

    def show(
        self, pictures: Path, names: tuple[str, str], workers: WorkerPool, done: Callable[[int], None] | None = None
    ) -> tuple[list[Path], list[str]]:
        """Hold it. Returns its pictures, SVG in the folder `pictures`, and what to say, as paragraphs of Markdown.

        `names`: what the pictures' files begin with, and a title, which they do without.
        """
        plan = self._tournament()
        result = standings(
            plan, plan.run(self.deals, workers, done=lambda each: done(len(each.games)) if done else None)
        )
        tables = (table_of_contestants(result, timed=False), table_of_pairs(result))
        words = [headline(result) + ".", *[table.markdown() for table in tables], f"{length(result)} {NOTE}"]
        return draw_tournament(result, pictures, f"{names[0]}-", ("svg",)), words

    def _tournament(self) -> Tournament:
        return Tournament(self.game, self.players, parse_contestants(self.contestants), {}, self.seed)
