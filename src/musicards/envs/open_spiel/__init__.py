"""The games in OpenSpiel.

Importing this page registers ``musicards_distance``, ``musicards_steps``, ``musicards_keys_corners``,
``musicards_go_fish``, ``musicards_old_maid`` and ``musicards_memory``. docs/envs/open_spiel.md tells how to use them.
Needs the extra ``musicards[open-spiel]``.

config   the parameters of the games
node     a game in which chance is asked for every card at the moment it comes to light
stock     tables of the games with a stock
hidden    tables of Old Maid and Memory
tables    the node of each game
history     what happened at a node, as a record tells it
worlds    tables as they might be, for all that a seat knows
observer  observations and information states
spiel     OpenSpiel's games and states
records   records made and read
bot       our computer players as bots
duel      deals played twice between two bots, a command
"""

from musicards.envs import missing_extra

try:
    import pyspiel  # noqa: F401 - to say what to install when it is missing

    from musicards.envs.open_spiel.bot import PlayerBot
    from musicards.envs.open_spiel.game import SpielGame, SpielState, register
    from musicards.envs.open_spiel.records import from_record, to_record
except ModuleNotFoundError as missing:
    raise missing_extra(missing, "open-spiel") from missing

__all__ = ["PlayerBot", "SpielGame", "SpielState", "from_record", "to_record"]

register()
