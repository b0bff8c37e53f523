"""Play many games with each of several settings."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from musicards.errors import BadNotation
from musicards.games.registry import make_game
from musicards.lab.contestants import Contestant
from musicards.lab.game_stats import DealStreams, GameStats, play
from musicards.lab.workers import WorkerPool

CHUNK: Final = 25
"""Games in one task for a worker: enough to keep the overhead of scheduling low."""


@dataclass(frozen=True, slots=True)
class Setting:
    """A game with its options and players.

    Attributes:
        game: the game's name.
        options: all options of the game, checked.
        seated: the contestants in order of seats.
        labels: the values that distinguish this setting from others, e.g. {"game": "steps", "players": 3}.
    """

    game: str
    options: Mapping[str, object]
    seated: Sequence[Contestant]
    labels: Mapping[str, object]

    @property
    def players(self) -> int:
        """Return the number of players."""
        return len(self.seated)


@dataclass(frozen=True, slots=True)
class Sample:
    """The games played with one setting, by deal. The seed and the number of players determine the deals."""

    setting: Setting
    games: Sequence[GameStats]


def sample(
    settings: Sequence[Setting], games: int, seed: int, workers: WorkerPool, done: Callable[[int], None] | None = None
) -> list[Sample]:
    """Play `games` games with each setting. `done` is called with the number of games whenever some are done.

    Raises:
        BadNotation: `games` is less than 1.
    """
    if games < 1:
        raise BadNotation(f"--games must be a whole number of at least 1, not {games}")
    tasks = [(number, start) for number in range(len(settings)) for start in range(0, games, CHUNK)]
    played: dict[tuple[int, int], list[GameStats]] = {}
    for task, some in workers.run(partial(_play_some, tuple(settings), games, seed), tasks):
        played[task] = some
        if done is not None:
            done(len(some))
    return [
        Sample(setting, [each for start in range(0, games, CHUNK) for each in played[number, start]])
        for number, setting in enumerate(settings)
    ]


def _play_some(
    settings: Sequence[Setting], games: int, seed: int, task: tuple[int, int]
) -> tuple[tuple[int, int], list[GameStats]]:
    number, start = task
    setting = settings[number]
    table = make_game(setting.game, setting.players, setting.options)
    deals = range(start, min(start + CHUNK, games))
    return task, [play(table, setting.seated, DealStreams(seed, deal)) for deal in deals]
