"""Many games of one kind at once, for learning on arrays. docs/envs/vector.md explains how to use them.

Needs the extra ``musicards[vector]``.
"""

from musicards.envs import missing_extra

try:
    from musicards.envs.vector.env import VectorEnv
    from musicards.envs.vector.processes import ProcessVectorEnv
except ModuleNotFoundError as missing:
    raise missing_extra(missing, "vector") from missing

__all__ = ["ProcessVectorEnv", "VectorEnv"]
