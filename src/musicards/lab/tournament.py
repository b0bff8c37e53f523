"""A tournament: everybody meets everybody in duplicate deals.

`Tournament` says what is to be played, `Round` what came of one deal at one table. Rounds are independent of each
other, so they may be played in any order and by any number of processes; `standings` makes the results.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from msgspec import Struct

from musicards import __version__
from musicards.errors import BadNotation
from musicards.games.registry import make_game
from musicards.lab.contestants import Contestant
from musicards.lab.deals import DealLuck
from musicards.lab.game_stats import GameStats, play
from musicards.lab.schedule import lineups, seatings
from musicards.lab.workers import WorkerPool

__all__ = ["Number", "Round", "SeatedGame", "Tournament", "play_round"]

Number: TypeAlias = tuple[int, int]
"""A round's number: that of its deal, and that of its lineup."""


class SeatedGame(Struct, frozen=True):
    """One game of a round: who sat where, and what came of it."""

    seats: tuple[int, ...]  # by seat, the contestant's number
    played: GameStats

    def share_of(self, contestant: int) -> float:
        """The mean of what its seats won."""
        shares = [share for who, share in zip(self.seats, self.played.shares(), strict=True) if who == contestant]
        return sum(shares) / len(shares)


class Round(Struct, frozen=True):
    """One deal at one table, played in turned seats."""

    deal: int
    lineup: tuple[int, ...]  # the contestants' numbers, ascending
    games: tuple[SeatedGame, ...]


@dataclass(frozen=True, slots=True)
class Tournament:
    """What is to be played.

    Attributes:
        game: a game's name.
        seats: how many sit at a table.
        contestants: who takes part; their numbers are their places here.
        options: the game's options; those that are not given take their defaults.
        seed: another one gives other deals.
    """

    game: str
    seats: int
    contestants: Sequence[Contestant]
    options: Mapping[str, object]
    seed: int = 1

    def __post_init__(self) -> None:
        make_game(self.game, self.seats, self.options)
        if self.seats < 2:
            raise BadNotation("a tournament needs a table of at least 2: who plays alone beats nobody")
        if len(self.contestants) < 2:
            raise BadNotation("a tournament needs at least two contestants, such as rule,learner")

    def settings(self) -> dict[str, object]:
        """All that the result follows from but the number of deals, as plain JSON values."""
        return {
            "version": __version__,
            "game": self.game,
            "options": dict(make_game(self.game, self.seats, self.options).options),
            "players_at_table": self.seats,
            "contestants": [contestant.told for contestant in self.contestants],
            "seed": self.seed,
        }

    def rounds(self, deals: int) -> list[Number]:
        """The rounds of so many deals, deal by deal."""
        tables = len(lineups(len(self.contestants), self.seats))
        return [(deal, lineup) for deal in range(deals) for lineup in range(tables)]

    def games(self, deals: int) -> int:
        """How many games those are."""
        who = lineups(len(self.contestants), self.seats)
        return sum(len(seatings(lineup, deal)) for deal in range(deals) for lineup in who)

    def play(self, numbers: Sequence[Number], workers: WorkerPool) -> Iterator[Round]:
        """Play rounds; they come as they get done, in any order."""
        return workers.run(partial(play_round, self), numbers)

    def number_of(self, played: Round) -> Number:
        """Which of the rounds it is."""
        return played.deal, lineups(len(self.contestants), self.seats).index(played.lineup)

    def run(
        self,
        deals: int,
        workers: WorkerPool | None = None,
        *,
        kept: Mapping[Number, Round] | None = None,
        done: Callable[[Round], None] | None = None,
    ) -> list[Round]:
        """Play all rounds of so many deals but those `kept`. `done` hears of each when it is; the list is in order."""
        kept = kept or {}
        wanted = self.rounds(deals)
        rounds = [kept[number] for number in wanted if number in kept]
        for played in self.play([number for number in wanted if number not in kept], workers or WorkerPool()):
            rounds.append(played)
            if done is not None:
                done(played)
        return sorted(rounds, key=lambda each: (each.deal, each.lineup))


def play_round(tournament: Tournament, number: Number) -> Round:
    """Play one deal at one table, in turned seats."""
    deal, lineup_number = number
    lineup = lineups(len(tournament.contestants), tournament.seats)[lineup_number]
    table = make_game(tournament.game, tournament.seats, tournament.options)
    luck = DealLuck(tournament.seed, deal)
    games = [
        SeatedGame(seats, play(table, [tournament.contestants[who] for who in seats], luck))
        for seats in seatings(lineup, deal)
    ]
    return Round(deal, lineup, tuple(games))
