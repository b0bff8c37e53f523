"""A player who plays sensibly, and calls "Musicards!", though not every time."""

from musicards.games.action import Action
from musicards.games.game import View
from musicards.games.shedding import SheddingView
from musicards.players.player import Player
from musicards.players.strategy import strategy_for

__all__ = ["RulePlayer"]


class RulePlayer(Player):
    """Sensible play in each game.

    Attributes:
        saves_itself: how often, from 0 to 1, it remembers to call when it is exposed.
        catches: how often it notices that somebody else is.
    """

    saves_itself = 0.9
    catches = 0.4

    def choose(self, view: View) -> Action:
        return strategy_for(view).best(view, self.luck)

    def calls(self, view: View) -> bool:
        if not isinstance(view, SheddingView) or view.seat is None or not view.exposed:
            return False
        exposed_itself = bool(view.exposed >> view.seat & 1)
        return self.luck.random() < (self.saves_itself if exposed_itself else self.catches)
