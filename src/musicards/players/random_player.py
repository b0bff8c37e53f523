"""A player that chooses randomly from all right actions."""

from musicards.cards import mypyc_attr
from musicards.games.action import Action
from musicards.games.view import View
from musicards.players.player import Player


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomPlayer(Player):
    """Chooses uniformly from the right actions that its view lists.

    >>> from random import Random
    >>> from musicards.games.registry import make_game
    >>> rng, game = Random(1), make_game("distance", 2, {})
    >>> game.apply(None, game.chance(rng))
    >>> view = game.view(game.turn)
    >>> RandomPlayer(rng).choose(view) in view.legal_actions()
    True
    """

    def choose(self, view: View) -> Action:
        actions = view.legal_actions()
        return actions[
            int(self.rng.random() * len(actions))
        ]  # `pick`, inlined so that the compiler knows the type of the list
