"""Computer players who think no longer than a test can wait, and the same way on every machine."""

from typing import Final

from musicards.games.luck import Luck
from musicards.players import SKILLS, Player, make_player

__all__ = ["make_quick"]

ROUNDS: Final = 3


def make_quick(level: str, luck: Luck) -> Player:
    """A player of `level`; those who think ahead do so for a few rounds, whatever the clock says."""
    if level in SKILLS and SKILLS[level].rounds:
        return make_player(level, luck, rounds=ROUNDS, seconds=0)
    return make_player(level, luck)
