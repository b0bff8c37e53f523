"""The games as OpenSpiel games.

Importing this package registers ``musicards_<game>`` for every game, such as ``musicards_steps``.
docs/envs/open_spiel.md explains how to use them. Needs the extra ``musicards[open-spiel]``.

parameters    the parameters of the games
node          a node of the game tree, where chance decides the order of all shuffled cards
observer      observations and information states
game          OpenSpiel's games and states, other states that fit everything a seat knows, and records
bot           our computer players as bots
duel          a command that plays duplicate deals between two players
duel_results  its results
"""

from musicards.envs import missing_extra

try:
    import pyspiel  # noqa: F401 - to say what to install when it is missing

    from musicards.envs.open_spiel.bot import PlayerBot
    from musicards.envs.open_spiel.game import SpielGame, SpielState, from_record, register, to_record
except ModuleNotFoundError as missing:
    raise missing_extra(missing, "open-spiel") from missing

__all__ = ["PlayerBot", "SpielGame", "SpielState", "from_record", "to_record"]

register()
