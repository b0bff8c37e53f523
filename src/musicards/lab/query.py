"""A question as it is put to the lab: in words, as on the command line, so that an answer can say how it was got."""

import json
import shlex
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Self

from musicards.lab.answers import Answer
from musicards.lab.contestants import parse_contestant
from musicards.lab.questions import find_question
from musicards.lab.sampling import Setting, sample
from musicards.lab.settings import parse_games, parse_players, settings_of
from musicards.lab.workers import WorkerPool

__all__ = ["Query"]


@dataclass(frozen=True, slots=True)
class Query:
    """One question and what it is put to.

    Attributes:
        question: a name in `QUESTIONS`.
        games_asked: names of games, as ``distance,steps`` or ``all``.
        players: how many sit at the table, as ``3`` or ``2,3,4``.
        games: how many are played of each kind.
        seats: the contestants in order of seats, as ``rule,learner``; repeated when short, cut when long.
        vary: an option's name or ``level``, with or without values, as ``interval`` or ``interval=2,3``.
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
        """What it is put to.

        Raises:
            BadNotation: a part of it makes no sense; says which.
        """
        question = find_question(self.question)
        kinds = parse_games(self.games_asked)
        if self.games_asked.strip() == "all":
            kinds = [kind for kind in kinds if question.needs is None or question.needs in kind.readers]
        for kind in kinds:
            question.check(kind.name)
        seated = [parse_contestant(word) for word in self.seats.split(",")]
        return settings_of(kinds, parse_players(self.players), self.options, seated, self.vary)

    def ask(self, workers: WorkerPool, done: Callable[[int], None] | None = None) -> Answer:
        """The answer. `done` hears how many more games have been played, whenever some have.

        Raises:
            BadNotation: as `settings` does.
        """
        samples = sample(self.settings(), self.games, self.seed, workers, done)
        return Answer(find_question(self.question), samples, self.seed)

    def sized(self, games: int, seed: int) -> Self:
        """The same, of so many games of each kind."""
        return replace(self, games=games, seed=seed)

    def total(self) -> int:
        """How many games are played."""
        return self.games * len(self.settings())

    def show(
        self, pictures: Path, names: tuple[str, str], workers: WorkerPool, done: Callable[[int], None] | None = None
    ) -> tuple[list[Path], list[str]]:
        """Ask. Returns the picture, SVG in the folder `pictures`, and what to say, as paragraphs of Markdown.

        `names`: the picture's file without its ending, and its title.
        """
        answer = self.ask(workers, done)
        name, title = names
        return answer.draw(pictures, name, ("svg",), title), [answer.table.markdown(), answer.question.note]

    def command(self) -> str:
        """How to ask the same on the command line."""
        words = ["musicards", "lab", self.question, self.games_asked, "--players", self.players]
        for name, value in self.options.items():
            words += ["--option", f"{name}={value if isinstance(value, str) else json.dumps(value)}"]
        if self.vary is not None:
            words += ["--vary", self.vary]
        if self.vary is None or self.vary.partition("=")[0] != "level":
            words += ["--seats", self.seats]
        return shlex.join([*words, "--games", str(self.games), "--seed", str(self.seed)])
