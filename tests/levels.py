"""Computer players with a short, reproducible search."""

from typing import Final

from musicards.games.rng import Rng
from musicards.players.levels import SKILLS, make_player
from musicards.players.player import Player

ROUNDS: Final = 3


def make_quick(level: str, rng: Rng) -> Player:
    """Return a player of `level`; searching players search a few rounds, independent of the clock."""
    if level in SKILLS and SKILLS[level].rounds:
        return make_player(level, rng, rounds=ROUNDS, seconds=0)
    return make_player(level, rng)
