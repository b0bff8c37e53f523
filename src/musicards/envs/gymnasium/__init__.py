"""The games as Gymnasium environments: one learner, and computer players in the other seats.

Importing this package registers ``musicards/Distance-v0``, ``Steps-v0``, ``KeysCorners-v0``, ``GoFish-v0``,
``OldMaid-v0`` and ``Memory-v0``. docs/envs/gymnasium.md explains how to use them. Needs the extra
``musicards[gymnasium]``.
"""

from typing import Final

from musicards.envs import missing_extra
from musicards.games.registry import GAMES

try:
    import gymnasium

    from musicards.envs.episode import record_of
    from musicards.envs.gymnasium.env import MusicardsEnv
    from musicards.envs.gymnasium.vector import MusicardsVectorEnv
except ModuleNotFoundError as missing:
    raise missing_extra(missing, "gymnasium") from missing

__all__ = ["IDS", "MusicardsEnv", "MusicardsVectorEnv", "record_of"]

IDS: Final = {name: f"musicards/{name.title().replace('_', '')}-v0" for name in GAMES}
"""By game, its Gymnasium id."""

for _game, _id in IDS.items():
    if _id not in gymnasium.registry:  # when the module is imported again
        gymnasium.register(
            _id,
            entry_point="musicards.envs.gymnasium.env:MusicardsEnv",
            vector_entry_point="musicards.envs.gymnasium.vector:MusicardsVectorEnv",
            kwargs={"game": _game},
        )
