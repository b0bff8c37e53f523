"""A tournament as part of a report: which of several players is better, and by how much."""

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


@dataclass(frozen=True, slots=True)
class TournamentQuery:
    """The arguments of ``musicards tournament``, as on the command line."""

    game: str
    contestants: str
    players: int = 2
    deals: int = 200
    seed: int = 1

    def sized(self, games: int, seed: int) -> Self:
        """Return the same query with about `games` games for each lineup."""
        return replace(self, deals=max(1, games // self.players), seed=seed)

    def total(self) -> int:
        """Return how many games are played."""
        return self._tournament().games(self.deals)

    def command(self) -> str:
        """Return the command line."""
        words = ["musicards", "tournament", self.game, "--contestants", self.contestants]
        words += ["--players-at-table", str(self.players), "--deals", str(self.deals), "--seed", str(self.seed)]
        return shlex.join(words)

    def show(
        self, pictures: Path, names: tuple[str, str], workers: WorkerPool, done: Callable[[int], None] | None = None
    ) -> tuple[list[Path], list[str]]:
        """Play the tournament and draw its charts.

        Args:
            pictures: the folder for the charts, as SVG.
            names: the beginning of the charts' file names, and a title, which is not used.
            workers: what plays the games.
            done: called with the number of games after each round.

        Returns:
            The charts' paths, and the paragraphs of the answer, in Markdown.
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
