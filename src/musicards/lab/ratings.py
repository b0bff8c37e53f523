"""Ratings of contestants by openskill: the Plackett-Luce model with the updates of Weng and Lin (2011).

Contestants do not improve while they play, so the ratings have no drift (tau is 0). Games are rated deal by deal.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import prod
from statistics import NormalDist
from typing import Final

from musicards.lab.estimates import CONFIDENCE, Estimate
from musicards.lab.optional import import_optional

_REACH: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


@dataclass(frozen=True, slots=True)
class Rating:
    """A contestant's strength. It starts at 25; 8 more means winning about four of five games with two players."""

    mu: float
    sigma: float

    def interval(self) -> Estimate:
        """Return the strength with the model's 95 % interval."""
        return Estimate(self.mu, self.mu - _REACH * self.sigma, self.mu + _REACH * self.sigma)


def rate(games: Iterable[tuple[Sequence[int], Sequence[int]]], contestants: int) -> list[Rating]:
    """Rate contestants by their games.

    All winners of a game are tied, and so are all losers. A contestant in several seats is updated for each of them.

    Args:
        games: in order, the contestant's number in each seat, and the seats that won.
        contestants: the number of contestants.

    Raises:
        MusicardsError: openskill is not installed.
    """
    models = import_optional("openskill.models", package="openskill", why="a tournament")
    model = models.PlackettLuce(tau=0.0)
    ratings = [model.rating() for _ in range(contestants)]
    for seats, winners in games:
        before = [ratings[who] for who in seats]
        places = [1 if seat in winners else 2 for seat in range(len(seats))]
        if len(set(places)) == 1:  # everybody won or nobody did
            continue
        after = model.rate([[rating] for rating in before], ranks=places)
        for who in set(seats):
            old = ratings[who]
            mine = [rating for (rating,), seated in zip(after, seats, strict=True) if seated == who]
            mu = old.mu + sum(new.mu - old.mu for new in mine)
            ratings[who] = model.rating(mu=mu, sigma=old.sigma * prod(new.sigma / old.sigma for new in mine))
    return [Rating(rating.mu, rating.sigma) for rating in ratings]
