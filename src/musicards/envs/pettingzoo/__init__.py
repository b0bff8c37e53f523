"""The games as PettingZoo environments (AEC interface): one agent for each seat.

docs/envs/pettingzoo.md explains how to use them. Needs the extra ``musicards[pettingzoo]``.
"""

from musicards.envs import missing_extra

try:
    from musicards.envs.episode import record_of
    from musicards.envs.pettingzoo.raw import Step, env, env_of, parallel_env, raw_env, steps_of
except ModuleNotFoundError as missing:
    raise missing_extra(missing, "pettingzoo") from missing

__all__ = ["Step", "env", "env_of", "parallel_env", "raw_env", "record_of", "steps_of"]
