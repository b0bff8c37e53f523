"""The guide to Steps."""

from typing import Final

from musicards.cards import count_of_hour, i64
from musicards.games.game import Game
from musicards.games.shedding.moves import FIRST_PLAY, WAYS
from musicards.games.steps import HALF, Steps, pitch_above
from musicards.players.search.shedding_guide import SheddingGuide

__all__ = ["StepsGuide"]

_A_STEP: Final = 2  # value of each note that further half steps would get rid of


class StepsGuide(SheddingGuide):
    """Prefers half steps that more half steps can follow."""

    def move_value(self, game: Game, move: i64) -> i64:
        assert isinstance(game, Steps)  # noqa: S101 - the guide to this game
        worth = SheddingGuide.move_value(self, game, move)
        if FIRST_PLAY <= move < FIRST_PLAY + WAYS:  # a half step
            worth += _A_STEP * _further(game.held[game.turn].cards, game.top_pitch)
        return worth


def _further(hand: i64, top_pitch: i64) -> i64:
    """Return how many notes half steps would get rid of after the first one."""
    if not top_pitch:
        return 0
    count: i64 = 0
    hour = pitch_above(pitch_above(top_pitch, HALF), HALF)
    for _ in range(11):
        held = count_of_hour(hand, hour)
        if not held:
            break
        count += held
        hour = pitch_above(hour, HALF)
    return count
