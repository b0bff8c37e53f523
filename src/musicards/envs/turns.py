"""What a computer player does on its turn, in environments: there one calls when one is asked, and at no other time."""

from typing import Final

from musicards.games.action import Action, Call
from musicards.games.game import Game, View
from musicards.games.shedding import Play, Shedding
from musicards.players.player import Player

__all__ = ["choose_action", "is_misplay"]

PATIENCE: Final = 20
"""How often a player is asked before its turn is decided for it."""


def choose_action(player: Player, game: Game, view: View, *, misplays: bool) -> Action:
    """What `player`, who is on turn and sees `view`, does: no call, and a misplay only if `misplays` says so.

    A view lists a call among what is right as long as somebody is exposed. Who picks it is asked again, so that a
    random player takes every other action as often as the rest. Who never picks anything else does the first right
    move.
    """
    for _ in range(PATIENCE):
        action = player.choose(view)
        if not isinstance(action, Call) and (misplays or not is_misplay(game, action)):
            return action
    return game.action_of(game.moves()[0])


def is_misplay(game: Game, action: Action) -> bool:
    """Whether the rules would punish `action`, which is possible."""
    return isinstance(game, Shedding) and isinstance(action, Play) and game.fault(action) is not None
