"""Let a computer player choose its action in an environment, where players only call when they are asked."""

from typing import Final

from musicards.games.action import Action, Call
from musicards.games.game import Game
from musicards.games.view import View
from musicards.players.player import Player

PATIENCE: Final = 20
"""How often a player is asked before the first right move is made for it."""


def choose_action(player: Player, game: Game, view: View, *, misplays: bool) -> Action:
    """Return the action of `player`, who is on turn and sees `view`: not a call, and a misplay only if `misplays`.

    A view lists a call as a right action as long as somebody is exposed. A player that chooses it is asked again, so
    that a random player chooses all other actions equally often. A player that never chooses anything else makes the
    first right move.
    """
    for _ in range(PATIENCE):
        action = player.choose(view)
        if not isinstance(action, Call) and (misplays or not game.is_misplay(action)):
            return action
    return game.action_of(game.moves()[0])
