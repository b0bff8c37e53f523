"""What the computer players of The Distance and Steps share: strategies, and the guide of a search."""

from collections.abc import Sequence
from typing import Final, TypeVar

from musicards.cards import WILDS, i64
from musicards.games.action import Action, Draw, Pass
from musicards.games.game import Game
from musicards.games.rng import Rng, pick
from musicards.games.shedding import Play
from musicards.games.shedding.moves import FIRST_PLAY, KINDS_OF_WILDS, WAYS
from musicards.players.search.guide import Guide

P = TypeVar("P", bound=Play)


def most_cards(plays: Sequence[P], rng: Rng, *, hand_size: int) -> P | None:
    """Return the play that gets rid of the most note cards, and the fewest wilds unless they end the game.

    `plays` are right plays; return None if the list is empty.
    """
    if not plays:
        return None
    winning = [play for play in plays if len(play.cards) == hand_size]
    if winning:
        return winning[0]
    worth = [(len(play.cards) - 2 * (play.mask & WILDS).bit_count(), play) for play in plays]
    most = max(value for value, _ in worth)
    return pick(rng, [play for value, play in worth if value == most])


def draw_or_pass(actions: Sequence[Action]) -> Action:
    """Return what to do when nothing can be played: pass if possible, else draw, else anything."""
    for kind in (Pass, Draw):
        for action in actions:
            if isinstance(action, kind):
                return action
    return actions[0]


_A_WILD: Final = 3
_WIN: Final = 100

_WORTH: Final[list[int]] = [2 * (way // KINDS_OF_WILDS) - _A_WILD * (way % KINDS_OF_WILDS) + 1 for way in range(WAYS)]
"""The value of a play by its numbers of notes and wilds: more notes are better, and wilds are saved."""

_CARDS: Final[list[int]] = [way // KINDS_OF_WILDS + way % KINDS_OF_WILDS for way in range(WAYS)]


class SheddingGuide(Guide):
    """Plays as many notes as it can, saves wilds, and goes out if it can."""

    draws_from_discards = True

    def move_value(self, game: Game, move: i64) -> i64:
        if move < FIRST_PLAY:
            return 0 - move  # prefer a draw to a pass
        way = (move - FIRST_PLAY) % WAYS
        return _WIN if _CARDS[way] == game.held[game.turn].count else _WORTH[way]
