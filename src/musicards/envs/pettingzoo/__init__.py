"""The games as PettingZoo environments (AEC interface): one agent for each seat.

docs/envs/pettingzoo.md explains how to use them. Needs the extra ``musicards[pettingzoo]``.

raw      the environment and its wrappers
records  environments to records and back
"""

from musicards.envs import missing_extra

try:
    from musicards.envs.pettingzoo.raw import env, parallel_env, raw_env
    from musicards.envs.pettingzoo.records import Step, env_of, record_of, steps_of
except ModuleNotFoundError as missing:
    raise missing_extra(missing, "pettingzoo") from missing

__all__ = ["Step", "env", "env_of", "parallel_env", "raw_env", "record_of", "steps_of"]
