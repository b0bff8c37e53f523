"""Who sits in the other seats of a Gymnasium environment, and how such players are made."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, TypeAlias

from musicards.errors import BadNotation, shown
from musicards.games.luck import Luck
from musicards.players import SKILLS, Player, make_player

__all__ = ["ROUNDS", "Maker", "Opponent", "makers_of"]

ROUNDS: Final = 10
"""In how many worlds those who think ahead try a move here, however long that takes: what a clock lets them do differs
from one run to the next."""

Maker: TypeAlias = Callable[[Luck], Player]
"""What makes a player with the luck it plays by."""

Opponent: TypeAlias = str | Maker
"""A computer player: the name of a level, or what makes one."""


def makers_of(opponents: Opponent | Sequence[Opponent], seats: int) -> list[Maker]:
    """What makes the player of each seat but the learner's, clockwise from its left.

    Raises:
        BadNotation: they are neither players nor a list of them, or not as many as seats, or a level does not exist.
    """
    if isinstance(opponents, str) or callable(opponents):
        return [_maker_of(opponents)] * seats
    if not isinstance(opponents, Sequence):
        raise BadNotation(
            f"opponents are the name of a level, what makes a player, or a list of them, not {shown(opponents)}"
        )
    if len(opponents) != seats:
        raise BadNotation(f"opponents are one for all seats or a list of {seats}, not of {len(opponents)}")
    return [_maker_of(opponent) for opponent in opponents]


def _maker_of(opponent: object) -> Maker:
    """What makes this player; makes one now, so that what makes none is noticed."""
    if isinstance(opponent, str):
        opponent = _Level(opponent)
    if not callable(opponent):
        raise BadNotation(f"an opponent is the name of a level or what makes a player, not {shown(opponent)}")
    made = opponent(Random(0))
    if not isinstance(made, Player):
        raise BadNotation(f"an opponent that is called with luck makes a player, not {shown(made)}")
    return opponent


class _Level:
    """Makes players of one level. A class, for its objects can be copied and pickled."""

    def __init__(self, level: str) -> None:
        self.level = level

    def __call__(self, luck: Luck) -> Player:
        if self.level in SKILLS and SKILLS[self.level].rounds:
            return make_player(self.level, luck, seconds=0, rounds=ROUNDS)
        return make_player(self.level, luck)
