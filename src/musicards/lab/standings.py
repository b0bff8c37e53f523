"""The results of a tournament: shares, differences, ratings, seats, length, misplays and time.

A *share* is 1 for a win, 1/k for a win shared by k players, 0 for a loss. Deals are independent of each other, but the
games of one deal are not. So confidence intervals are Student's over the means of deals, and differences are paired by
deal.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from statistics import fmean

from musicards.lab.estimates import Estimate, mean, ratio
from musicards.lab.ratings import Rating, rate
from musicards.lab.tournament import Round, Tournament


@dataclass(frozen=True, slots=True)
class Standing:
    """The results of one contestant."""

    name: str
    games: int
    share: Estimate  # mean share of one seat
    rating: Rating
    misplays: Estimate  # per 100 moves
    seconds: Estimate  # processor time for a move

    def to_json(self) -> dict[str, object]:
        """Plain values."""
        return {
            "name": self.name,
            "games": self.games,
            "share": self.share.to_json(),
            "rating": {**self.rating.interval().to_json(), "sigma": round(self.rating.sigma, 6)},
            "misplays_per_100_moves": self.misplays.to_json(),
            "cpu_seconds_per_move": self.seconds.to_json(),
        }


@dataclass(frozen=True, slots=True)
class Difference:
    """A comparison of two contestants over the games in which both played, paired by deal."""

    one: str
    other: str
    share: Estimate  # mean share of `one` minus that of `other`, from -1 to 1
    ahead: float  # share of games in which `one` did better; ties count half

    @property
    def better(self) -> str | None:
        """Return the name of the better one; None if the confidence interval includes 0."""
        low, high = self.share.low, self.share.high
        if low is None or high is None or low <= 0 <= high:
            return None
        return self.one if low > 0 else self.other

    def to_json(self) -> dict[str, object]:
        """Plain values."""
        return {
            "one": self.one,
            "other": self.other,
            "difference": self.share.to_json(),
            "ahead": round(self.ahead, 6),
            "better": self.better,
        }


@dataclass(frozen=True, slots=True)
class Standings:
    """A tournament's results."""

    tournament: Tournament
    deals: int
    games: int
    contestants: Sequence[Standing]  # best first
    differences: Sequence[Difference]  # of all pairs, the better-placed contestant as `one`
    seats: Sequence[Estimate]  # mean share by seat
    turns: Estimate  # per game
    moves: Estimate  # per game
    blocked: float  # share of games that ended blocked

    def to_json(self) -> dict[str, object]:
        """Plain values."""
        return {
            **self.tournament.settings(),
            "deals": self.deals,
            "games": self.games,
            "contestants": [standing.to_json() for standing in self.contestants],
            "differences": [difference.to_json() for difference in self.differences],
            "seats": [share.to_json() for share in self.seats],
            "turns": self.turns.to_json(),
            "moves": self.moves.to_json(),
            "blocked": round(self.blocked, 6),
        }


def standings(tournament: Tournament, rounds: Sequence[Round]) -> Standings:
    """Evaluate `rounds`, which are sorted and not empty.

    Raises:
        MusicardsError: openskill is not installed.
    """
    names = [contestant.name for contestant in tournament.contestants]
    games = [game for each in rounds for game in each.games]
    ratings = rate([(game.seats, game.played.winners) for game in games], len(names))
    by_deal = _by_deal(rounds)
    placed = [_standing(who, name, by_deal, ratings[who]) for who, name in enumerate(names)]
    best_first = sorted(range(len(names)), key=lambda who: (-placed[who].share.value, who))
    return Standings(
        tournament,
        deals=len(by_deal),
        games=len(games),
        contestants=[placed[who] for who in best_first],
        differences=[_difference(names, by_deal, one, other) for one, other in combinations(best_first, 2)],
        seats=[
            mean([fmean(game.played.shares()[seat] for each in deal for game in each.games) for deal in by_deal])
            for seat in range(tournament.seats)
        ],
        turns=mean([fmean(game.played.turns for each in deal for game in each.games) for deal in by_deal]),
        moves=mean([fmean(sum(game.played.moves) for each in deal for game in each.games) for deal in by_deal]),
        blocked=fmean(game.played.blocked for game in games),
    )


def _by_deal(rounds: Sequence[Round]) -> list[list[Round]]:
    """Group the rounds by deal."""
    deals: dict[int, list[Round]] = {}
    for each in rounds:
        deals.setdefault(each.deal, []).append(each)
    return list(deals.values())


def _standing(who: int, name: str, by_deal: Sequence[Sequence[Round]], rating: Rating) -> Standing:
    shares: list[float] = []
    moves: list[int] = []
    misplays: list[int] = []
    seconds: list[float] = []
    games = 0
    for deal in by_deal:
        mine = [game for each in deal for game in each.games if who in game.seats]
        seated = [(game.played, seat) for game in mine for seat, sitting in enumerate(game.seats) if sitting == who]
        games += len(mine)
        shares.append(fmean(played.shares()[seat] for played, seat in seated))
        moves.append(sum(played.moves[seat] for played, seat in seated))
        misplays.append(sum(played.misplays[seat] for played, seat in seated))
        seconds.append(sum(played.seconds[seat] for played, seat in seated))
    nothing = Estimate(0.0, None, None)
    return Standing(
        name,
        games,
        mean(shares, least=0.0, most=1.0),
        rating,
        ratio(misplays, moves, factor=100) or nothing,
        ratio(seconds, moves) or nothing,
    )


def _difference(names: Sequence[str], by_deal: Sequence[Sequence[Round]], one: int, other: int) -> Difference:
    differences: list[float] = []
    ahead: list[float] = []
    for deal in by_deal:
        games = [game for each in deal for game in each.games if one in game.seats and other in game.seats]
        gaps = [game.share_of(one) - game.share_of(other) for game in games]
        differences.append(fmean(gaps))
        ahead += [1.0 if gap > 0 else 0.5 if gap == 0 else 0.0 for gap in gaps]
    return Difference(names[one], names[other], mean(differences, least=-1.0, most=1.0), fmean(ahead))
