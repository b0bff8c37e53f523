"""A tournament: everybody plays everybody in duplicate deals, and each deal in each seat.

`Tournament` describes what to play, and a `Round` has the results of one deal for one lineup. Rounds are independent,
so they can be played in any order and by any number of processes. `standings` evaluates them.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import combinations, combinations_with_replacement, permutations
from typing import TypeAlias

from msgspec import Struct

from musicards import __version__
from musicards.errors import BadNotation
from musicards.games.registry import make_game
from musicards.lab.contestants import Contestant
from musicards.lab.game_stats import DealStreams, GameStats, play
from musicards.lab.results_file import ResultsFile, Resumable
from musicards.lab.workers import WorkerPool


def lineups(contestants: int, seats: int) -> list[tuple[int, ...]]:
    """Return all ways to fill the seats, as the contestants' numbers in ascending order.

    With more contestants than seats, every combination of them plays; with fewer, contestants take several seats each,
    as evenly as possible.

    >>> lineups(3, 2)
    [(0, 1), (0, 2), (1, 2)]
    >>> lineups(2, 3)
    [(0, 0, 1), (0, 1, 1)]
    """
    everybody = range(contestants)
    if contestants >= seats:
        return list(combinations(everybody, seats))
    few = seats // contestants
    mixes = combinations_with_replacement(everybody, seats)
    return [mix for mix in mixes if all(few <= mix.count(one) <= few + 1 for one in everybody)]


@lru_cache(maxsize=1024)
def circles(lineup: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return the distinct circular orders of a lineup around a table.

    >>> circles((0, 1, 2))
    ((0, 1, 2), (0, 2, 1))
    """
    first, *others = lineup
    orders = {min(_rotations((first, *order))) for order in permutations(others)}
    return tuple(sorted(orders))


def seatings(lineup: tuple[int, ...], deal: int) -> list[tuple[int, ...]]:
    """Return the seatings, from seat 0, for deal number `deal`: all rotations of one circular order of the lineup.

    The circular order changes from deal to deal, so that over a few deals everybody has sat next to everybody.

    >>> seatings((0, 1, 2), deal=1)
    [(0, 2, 1), (2, 1, 0), (1, 0, 2)]
    """
    orders = circles(lineup)
    # Without duplicates: ABAB rotated twice is ABAB again.
    return list(dict.fromkeys(_rotations(orders[deal % len(orders)])))


def _rotations(circle: tuple[int, ...]) -> list[tuple[int, ...]]:
    return [circle[at:] + circle[:at] for at in range(len(circle))]


Number: TypeAlias = tuple[int, int]
"""A round's number: the number of its deal, and that of its lineup in `lineups`."""


class SeatedGame(Struct, frozen=True):
    """One game of a round, with the contestant in each seat."""

    seats: tuple[int, ...]  # the contestant's number, by seat
    played: GameStats

    def share_of(self, contestant: int) -> float:
        """Return the mean share of the seats of `contestant`."""
        shares = [share for who, share in zip(self.seats, self.played.shares(), strict=True) if who == contestant]
        return sum(shares) / len(shares)


class Round(Struct, frozen=True):
    """One deal, played by one lineup in all rotations of the seats."""

    deal: int
    lineup: tuple[int, ...]  # the contestants' numbers, ascending
    games: tuple[SeatedGame, ...]


@dataclass(frozen=True, slots=True)
class Tournament(Resumable[Number, Round]):
    """The settings of a tournament.

    Attributes:
        game: the game's name.
        seats: the number of players in a game.
        contestants: the participants; a contestant's number is its index here.
        options: the game's options; missing ones have their default values.
        seed: another seed gives other deals.

    >>> from musicards.lab.contestants import parse_contestants
    >>> tournament = Tournament("steps", 2, parse_contestants("rule,random"), {})
    >>> tournament.games(10)  # each deal twice, with the seats exchanged
    20
    >>> len(tournament.run(2))
    2

    Raises:
        BadNotation: an attribute is not valid.
    """

    kind = "tournament"
    result_type = Round

    game: str
    seats: int
    contestants: Sequence[Contestant]
    options: Mapping[str, object]
    seed: int = 1

    def __post_init__(self) -> None:
        make_game(self.game, self.seats, self.options)
        if self.seats < 2:
            raise BadNotation("a tournament needs at least 2 players in a game, not 1")
        if len(self.contestants) < 2:
            raise BadNotation("a tournament needs at least two contestants, such as rule,learner")

    def settings(self) -> dict[str, object]:
        return {
            "version": __version__,
            "game": self.game,
            "options": dict(make_game(self.game, self.seats, self.options).options),
            "players_at_table": self.seats,
            "contestants": [contestant.description for contestant in self.contestants],
            "seed": self.seed,
        }

    def rounds(self, deals: int) -> list[Number]:
        """Return the numbers of all rounds for this number of deals, sorted by deal."""
        tables = len(lineups(len(self.contestants), self.seats))
        return [(deal, lineup) for deal in range(deals) for lineup in range(tables)]

    def games(self, deals: int) -> int:
        """Return the number of games for this number of deals."""
        who = lineups(len(self.contestants), self.seats)
        return sum(len(seatings(lineup, deal)) for deal in range(deals) for lineup in who)

    def usable(self, kept: Mapping[Number, Round], deals: int) -> dict[Number, Round]:
        """Return those rounds in `kept` that belong to this number of deals."""
        return {number: kept[number] for number in self.rounds(deals) if number in kept}

    def games_in(self, file: ResultsFile[Number, Round] | None, deals: int) -> int:
        """Return how many games of this number of deals are in the file."""
        return sum(len(each.games) for each in self.usable(file.results, deals).values()) if file is not None else 0

    def number_of(self, played: Round) -> Number:
        """Return the number of a round.

        Raises:
            ValueError: it is not a round of this tournament: it has an invalid number, lineup or game.
        """
        lineup = lineups(len(self.contestants), self.seats).index(played.lineup)
        seated = [tuple(sorted(game.seats)) for game in played.games]
        if played.deal < 0 or not seated or set(seated) != {played.lineup}:
            raise ValueError
        if not all(game.played.is_for(self.seats) for game in played.games):
            raise ValueError
        return played.deal, lineup

    def run(
        self,
        deals: int,
        workers: WorkerPool | None = None,
        *,
        kept: Mapping[Number, Round] | None = None,
        done: Callable[[Round], None] | None = None,
    ) -> list[Round]:
        """Play all rounds of this number of deals.

        Args:
            deals: the number of deals.
            workers: what plays them; by default, this process.
            kept: rounds that have already been played, by number.
            done: called with each round when it is finished.

        Returns:
            All rounds, those in `kept` included, sorted by deal and lineup.
        """
        usable = self.usable(kept or {}, deals)
        rounds = [*usable.values()]
        missing = [number for number in self.rounds(deals) if number not in usable]
        for played in (workers or WorkerPool()).run(partial(play_round, self), missing):
            rounds.append(played)
            if done is not None:
                done(played)
        return sorted(rounds, key=lambda each: (each.deal, each.lineup))


def play_round(tournament: Tournament, number: Number) -> Round:
    """Play one deal with one lineup, in all rotations of the seats."""
    deal, lineup_number = number
    lineup = lineups(len(tournament.contestants), tournament.seats)[lineup_number]
    table = make_game(tournament.game, tournament.seats, tournament.options)
    streams = DealStreams(tournament.seed, deal)
    games = [
        SeatedGame(seats, play(table, [tournament.contestants[who] for who in seats], streams))
        for seats in seatings(lineup, deal)
    ]
    return Round(deal, lineup, tuple(games))
