"""Ratings of those who have met, by openskill: Plackett and Luce's model, with the updates of Weng and Lin (2011).

Contestants do not get better while they play, so the ratings have no drift (tau is 0), and take the games deal by deal.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import prod
from statistics import NormalDist
from typing import Final

from musicards.lab.estimates import CONFIDENCE, Estimate
from musicards.lab.optional import import_optional

__all__ = ["Rating", "rate"]

_REACH: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is. Everybody begins at 25; 8 more means winning about four of five games of two."""

    mu: float
    sigma: float

    def interval(self) -> Estimate:
        """Where the model takes the strength to lie."""
        return Estimate(self.mu, self.mu - _REACH * self.sigma, self.mu + _REACH * self.sigma)


def rate(games: Iterable[tuple[Sequence[int], Sequence[int]]], contestants: int) -> list[Rating]:
    """The ratings of so many contestants after `games`, in order: who sat in the seats, and which seats won.

    All winners of a game are level, and so are all losers. Who sits in several seats learns from each of them.

    Raises:
        MusicardsError: openskill is not installed.
    """
    models = import_optional("openskill.models", package="openskill", why="a tournament")
    model = models.PlackettLuce(tau=0.0)
    ratings = [model.rating() for _ in range(contestants)]
    for seats, winners in games:
        before = [ratings[who] for who in seats]
        places = [1 if seat in winners else 2 for seat in range(len(seats))]
        if len(set(places)) == 1:  # nobody was better than anybody
            continue
        after = model.rate([[rating] for rating in before], ranks=places)
        for who in set(seats):
            old = ratings[who]
            mine = [rating for (rating,), seated in zip(after, seats, strict=True) if seated == who]
            mu = old.mu + sum(new.mu - old.mu for new in mine)
            ratings[who] = model.rating(mu=mu, sigma=old.sigma * prod(new.sigma / old.sigma for new in mine))
    return [Rating(rating.mu, rating.sigma) for rating in ratings]
