"""A player who picks any right action, each as likely as the others."""

from musicards.games.action import Action
from musicards.games.game import View
from musicards.players.player import Player, mypyc_attr

__all__ = ["RandomPlayer"]


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomPlayer(Player):
    """Uniform over the right actions that its view lists."""

    def choose(self, view: View) -> Action:
        actions = view.legal_actions()
        return actions[int(self.rng.random() * len(actions))]  # `pick`, with the list's type known to a compiler
