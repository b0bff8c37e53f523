"""Steps, played out."""

from typing import Final

from musicards.cards import count_of_hour, i64
from musicards.games.game import Game
from musicards.games.luck import Dice
from musicards.games.shedding.moves import FIRST_PLAY, WAYS
from musicards.games.steps import Steps
from musicards.players.search.shedding_guide import WHIM, SheddingGuide, worth_of

__all__ = ["StepsGuide"]

_A_STEP: Final = 2  # worth of each note that more half steps would get rid of


class StepsGuide(SheddingGuide):
    """Takes half steps where more of them follow."""

    def pick(self, game: Game, moves: list[int], dice: Dice) -> int:
        assert isinstance(game, Steps)  # noqa: S101 - the guide to this game
        size: i64 = len(moves)
        place = dice.below(size)
        if not dice.below(WHIM):
            return moves[place]
        hand = game.held[game.turn]
        further = _A_STEP * _further(hand.cards, game.top)
        best = moves[place]
        most: i64 = -100
        for _ in range(size):
            move = moves[place]
            worth = worth_of(move, hand.count)
            if FIRST_PLAY <= move < FIRST_PLAY + WAYS:  # a half step
                worth += further
            if worth > most:
                most = worth
                best = move
            place += 1
            if place == size:
                place = 0
        return best


def _further(hand: i64, top: i64) -> i64:
    """How many notes half steps would get rid of after the first one."""
    if not top:
        return 0
    count: i64 = 0
    hour = (top + 1) % 12 + 1
    for _ in range(11):
        held = count_of_hour(hand, hour)
        if not held:
            break
        count += held
        hour = hour % 12 + 1
    return count
