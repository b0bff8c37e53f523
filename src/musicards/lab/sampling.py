"""The settings that a question compares, and playing many games with each of them.

The settings are numbers of players, values of an option, and levels of the players. Which options can vary, and over
which values, follows from `Game.known_options`.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias

from msgspec import Struct

from musicards import __version__
from musicards.errors import BadNotation, shown
from musicards.games.game import Game
from musicards.games.option import Option
from musicards.games.registry import GAMES, find_game, make_game
from musicards.lab.contestants import Contestant, parse_contestant
from musicards.lab.game_stats import DealStreams, GameStats, play
from musicards.lab.results_file import ResultsFile, Resumable
from musicards.lab.workers import WorkerPool
from musicards.players.levels import LEVELS, SKILLS

BATCH: Final = 5
"""Games in one task for a worker: few, so that little is lost when slow players are stopped."""


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


BatchNumber: TypeAlias = tuple[int, int]
"""A batch's number: the number of its setting, and that of its first deal."""


class Batch(Struct, frozen=True):
    """Up to `BATCH` games of consecutive deals with one setting."""

    setting: int  # its number in `Sampling.compared`
    first: int  # the number of the first deal
    games: tuple[GameStats, ...]


@dataclass(frozen=True, slots=True)
class Sampling(Resumable[BatchNumber, Batch]):
    """Playing many games with each of several settings.

    Attributes:
        asked: what determines the settings to compare, as JSON values, for the file of games.
        compared: the settings.
        games: how many games to play with each setting.
        seed: another seed gives other deals.

    Raises:
        BadNotation: `games` is less than 1.
    """

    kind = "question"
    result_type = Batch

    asked: Mapping[str, object]
    compared: Sequence[Setting]
    games: int
    seed: int

    def __post_init__(self) -> None:
        if self.games < 1:
            raise BadNotation(f"--games must be a whole number of at least 1, not {self.games}")

    def settings(self) -> dict[str, object]:
        return {"version": __version__, **self.asked, "seed": self.seed}

    def number_of(self, result: Batch) -> BatchNumber:
        if not 0 <= result.setting < len(self.compared) or result.first < 0 or result.first % BATCH:
            raise ValueError
        players = self.compared[result.setting].players
        if not 1 <= len(result.games) <= BATCH or not all(game.is_for(players) for game in result.games):
            raise ValueError
        return result.setting, result.first

    def total(self) -> int:
        """Return how many games are played."""
        return self.games * len(self.compared)

    def usable(self, kept: Mapping[BatchNumber, Batch]) -> dict[BatchNumber, Sequence[GameStats]]:
        """Return the games of those batches in `kept` that need not be played, without games that are too many."""
        wanted = {number: self._size(number) for number in self._numbers()}
        return {
            number: kept[number].games[:size]
            for number, size in wanted.items()
            if number in kept and len(kept[number].games) >= size
        }

    def games_in(self, file: ResultsFile[BatchNumber, Batch] | None) -> int:
        """Return how many of the games are in the file."""
        return sum(map(len, self.usable(file.results).values())) if file is not None else 0

    def run(
        self,
        workers: WorkerPool,
        *,
        kept: Mapping[BatchNumber, Batch] | None = None,
        done: Callable[[Batch], None] | None = None,
    ) -> list[Sample]:
        """Play the games.

        Args:
            workers: what plays them.
            kept: batches that have already been played, by number.
            done: called with each batch when it is finished.

        Returns:
            The games of each setting, those in `kept` included.
        """
        played = self.usable(kept or {})
        missing = [(number, self._size(number)) for number in self._numbers() if number not in played]
        for batch in workers.run(partial(_play_batch, tuple(self.compared), self.seed), missing):
            played[batch.setting, batch.first] = batch.games
            if done is not None:
                done(batch)
        return [
            Sample(setting, [game for first in range(0, self.games, BATCH) for game in played[number, first]])
            for number, setting in enumerate(self.compared)
        ]

    def _numbers(self) -> list[BatchNumber]:
        return [(setting, first) for setting in range(len(self.compared)) for first in range(0, self.games, BATCH)]

    def _size(self, number: BatchNumber) -> int:
        """Return how many games a batch has."""
        return min(BATCH, self.games - number[1])


def _play_batch(settings: Sequence[Setting], seed: int, task: tuple[BatchNumber, int]) -> Batch:
    """Play the games of one batch, of the given size."""
    (number, first), size = task
    setting = settings[number]
    table = make_game(setting.game, setting.players, setting.options)
    deals = range(first, first + size)
    return Batch(number, first, tuple([play(table, setting.seated, DealStreams(seed, deal)) for deal in deals]))


LEVEL = "level"
"""The name for varying the level of all players."""

_QUICK: Final = [level for level in LEVELS if level not in SKILLS or not SKILLS[level].rounds]
"""The levels that do not search. The others would take hours, so they have to be listed explicitly."""


def parse_games(text: str) -> list[type[Game]]:
    """Parse a list of games such as ``distance,steps``, or ``all``.

    Raises:
        BadNotation: there is no such game.
    """
    if text.strip() == "all":
        return list(GAMES.values())
    return list(dict.fromkeys(find_game(name.strip()) for name in text.split(",")))


def parse_players(text: str) -> list[int]:
    """Parse a list of numbers of players such as ``2,3,4``.

    Raises:
        BadNotation: one of them is not a whole number.
    """
    try:
        return list(dict.fromkeys(int(word) for word in text.split(",")))
    except ValueError:
        raise BadNotation(f"--players must be a number such as 3 or a list such as 2,3,4, not {shown(text)}") from None


def settings_of(
    games: Sequence[type[Game]],
    players: Sequence[int],
    options: Mapping[str, object],
    seats: Sequence[Contestant],
    vary: str | None,
) -> list[Setting]:
    """Return all combinations of games, numbers of players and values of `vary`, in this order.

    Args:
        games: the games.
        players: the numbers of players.
        options: values of the games' options.
        seats: the contestants in order of seats; repeated or cut to fit the number of players.
        vary: an option's name or `LEVEL`, for all its values, or ``name=value,value`` for some of them.

    Raises:
        BadNotation: a game does not have an option or a value, or does not allow a number of players.
    """
    settings: list[Setting] = []
    for game in games:
        for count in players:
            for label, value in _values(game, vary):
                chosen = dict(options)
                seated = [seats[seat % len(seats)] for seat in range(count)]
                labels: dict[str, object] = {"game": game.name, "players": count}
                if label == LEVEL:
                    seated = [parse_contestant(str(value))] * count
                    labels[label] = value
                elif label:
                    if label in chosen:
                        raise BadNotation(f"option {shown(label)} cannot be both in --option and in --vary")
                    chosen[label] = value
                    labels[label] = _word(value)
                table = make_game(game.name, count, chosen)
                settings.append(Setting(game.name, table.options, seated, labels))
    return settings


def _values(game: type[Game], vary: str | None) -> list[tuple[str, object]]:
    """Return the name of what varies with each of its values; one empty name if nothing does."""
    if vary is None:
        return [("", None)]
    name, _, some = vary.partition("=")
    words = [word.strip() for word in some.split(",")] if some else None
    if name == LEVEL:
        return [(name, word) for word in words or _QUICK]
    known = {option.name: option for option in game.known_options}
    if name not in known:
        there = ", ".join([*known, LEVEL])
        raise BadNotation(f"{game.title} has no {shown(name)} to vary, only {there}")
    values = _all_values(known[name])
    if words is None:
        return [(name, value) for value in values]
    return [(name, _value(known[name], word, values)) for word in words]


def _all_values(option: Option) -> list[object]:
    """Return all values of an option; composite ones, such as a scale, vary in their kind only."""
    about = option.describe()
    choices = about.get("choices", [False, True])
    assert isinstance(choices, list)
    usual = option.default()
    if not isinstance(usual, Mapping):
        return choices
    values: list[object] = []
    for kind in choices:
        try:
            values.append(option.parse({**usual, "kind": kind}))
        except BadNotation:  # a kind that needs more than its name, such as a custom scale
            continue
    return values


def _value(option: Option, word: str, values: Sequence[object]) -> object:
    """Parse a value: the name of one of `values`, or JSON."""
    for value in values:
        if word in {_word(value), json.dumps(value)}:
            return value
    return option.parse(word)


def _word(value: object) -> object:
    """Return a value as it is shown in a table: a scale by its kind."""
    return value["kind"] if isinstance(value, Mapping) else value
