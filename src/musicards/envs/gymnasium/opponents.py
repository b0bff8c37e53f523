"""Create the computer players of a Gymnasium environment."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, TypeAlias

from musicards.errors import BadNotation, shown
from musicards.games.rng import Rng
from musicards.players.levels import SKILLS, make_player
from musicards.players.player import Player

ROUNDS: Final = 10
"""How many sampled worlds the levels that search evaluate for a move. A time limit would make runs irreproducible."""

Maker: TypeAlias = Callable[[Rng], Player]
"""Creates a player with the given random generator."""

Opponent: TypeAlias = str | Maker
"""A computer player: the name of a level, or a function that creates a player."""


def makers_of(opponents: Opponent | Sequence[Opponent], seats: int) -> list[Maker]:
    """Return the functions that create the players of the other seats, clockwise from the learner's left.

    Raises:
        BadNotation: an opponent is not valid, a level does not exist, or the list does not have `seats` opponents.
    """
    if isinstance(opponents, str) or callable(opponents):
        return [_maker_of(opponents)] * seats
    if not isinstance(opponents, Sequence):
        raise BadNotation(
            f"opponents must be a level, a function that creates a player, or a list of them, not {shown(opponents)}"
        )
    if len(opponents) != seats:
        raise BadNotation(f"opponents must be one for all seats or a list of {seats}, not of {len(opponents)}")
    return [_maker_of(opponent) for opponent in opponents]


def _maker_of(opponent: object) -> Maker:
    """Return the function that creates this player, after calling it once to check it."""
    if isinstance(opponent, str):
        opponent = _Level(opponent)
    if not callable(opponent):
        raise BadNotation(f"an opponent must be a level or a function that creates a player, not {shown(opponent)}")
    made = opponent(Random(0))
    if not isinstance(made, Player):
        raise BadNotation(f"the function of an opponent must return a player, not {shown(made)}")
    return opponent


class _Level:
    """Creates players of one level. A class, so that its objects can be copied and pickled."""

    def __init__(self, level: str) -> None:
        self.level = level

    def __call__(self, rng: Rng) -> Player:
        if self.level in SKILLS and SKILLS[self.level].rounds:
            return make_player(self.level, rng, seconds=0, rounds=ROUNDS)
        return make_player(self.level, rng)
