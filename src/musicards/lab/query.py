"""A question to the lab, or a tournament, with its arguments as on the command line: a report shows the command."""

import json
import shlex
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Self

from musicards.lab.answers import Answer
from musicards.lab.charts import draw_tournament
from musicards.lab.contestants import parse_contestant, parse_contestants
from musicards.lab.questions import find_question
from musicards.lab.sampling import Setting, parse_games, parse_players, sample, settings_of
from musicards.lab.standings import NOTE, headline, length, standings, table_of_contestants, table_of_pairs
from musicards.lab.tournament import Tournament
from musicards.lab.workers import WorkerPool


@dataclass(frozen=True, slots=True)
class Query:
    """The arguments of ``musicards lab``, as on the command line.

    Attributes:
        question: a name in `QUESTIONS`.
        games_asked: names of games, e.g. ``distance,steps`` or ``all``.
        players: numbers of players, e.g. ``3`` or ``2,3,4``.
        games: how many games to play for each setting.
        seats: the contestants in order of seats, e.g. ``rule,learner``; repeated or cut to fit the number of players.
        vary: an option's name or ``level``, with or without values, e.g. ``interval`` or ``interval=2,3``.
        options: values of the game's options.
        seed: another seed gives other deals.
    """

    question: str
    games_asked: str
    players: str = "3"
    games: int = 1000
    seats: str = "rule"
    vary: str | None = None
    options: Mapping[str, object] = field(default_factory=dict)
    seed: int = 1

    def settings(self) -> list[Setting]:
        """Return the settings to compare.

        Raises:
            BadNotation: an argument is not valid; the message says which.
        """
        question = find_question(self.question)
        kinds = parse_games(self.games_asked)
        if self.games_asked.strip() == "all":
            kinds = [kind for kind in kinds if question.needs is None or question.needs in kind.actions]
        for kind in kinds:
            question.check(kind.name)
        seated = [parse_contestant(word) for word in self.seats.split(",")]
        return settings_of(kinds, parse_players(self.players), self.options, seated, self.vary)

    def ask(self, workers: WorkerPool, done: Callable[[int], None] | None = None) -> Answer:
        """Play the games and return the answer. `done` is called with the number of games whenever some are done.

        Raises:
            BadNotation: an argument is not valid; the message says which.
        """
        samples = sample(self.settings(), self.games, self.seed, workers, done)
        return Answer(find_question(self.question), samples, self.seed)

    def sized(self, games: int, seed: int) -> Self:
        """Return the same query with this number of games for each setting."""
        return replace(self, games=games, seed=seed)

    def total(self) -> int:
        """Return how many games are played."""
        return self.games * len(self.settings())

    def show(
        self, pictures: Path, names: tuple[str, str], workers: WorkerPool, done: Callable[[int], None] | None = None
    ) -> tuple[list[Path], list[str]]:
        """Answer the question and draw its chart.

        Args:
            pictures: the folder for the chart, as SVG.
            names: the chart's file name without extension, and its title.
            workers: what plays the games.
            done: called with the number of games whenever some are done.

        Returns:
            The chart's path, and the paragraphs of the answer, in Markdown.
        """
        answer = self.ask(workers, done)
        name, title = names
        return answer.draw(pictures, name, ("svg",), title), [answer.table.markdown(), answer.question.note]

    def command(self) -> str:
        """Return the command line."""
        words = ["musicards", "lab", self.question, self.games_asked, "--players", self.players]
        for name, value in self.options.items():
            words += ["--option", f"{name}={value if isinstance(value, str) else json.dumps(value)}"]
        if self.vary is not None:
            words += ["--vary", self.vary]
        if self.vary is None or self.vary.partition("=")[0] != "level":
            words += ["--seats", self.seats]
        return shlex.join([*words, "--games", str(self.games), "--seed", str(self.seed)])


@dataclass(frozen=True, slots=True)
class TournamentQuery:
    """The arguments of ``musicards tournament``: which of several players is better, and by how much."""

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
        """Play the tournament and draw its charts, as `Query.show` does.

        File names begin with the first of `names`; the title is not used. `done` is called after each round.
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
