"""Convert environments to records and records to environments."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from musicards.envs.pettingzoo.raw import Observation, raw_env
from musicards.envs.renderer import agent_name
from musicards.envs.replay import decisions_in, episode_of
from musicards.envs.settings import check_calls, check_seed
from musicards.record import Record


class Step(NamedTuple):
    """A decision in a record, as the step of an agent."""

    agent: str
    observation: Observation  # before it
    action: int


def record_of(env: Any) -> Record:  # noqa: ANN401 - with any wrappers
    """Return the record of the game in `env`, finished or not. `env` may have any wrappers.

    Raises:
        BadNotation: `reset` was not called.
    """
    record: Record = env.unwrapped.episode.record()
    return record


def env_of(record: Record, *, seed: int = 0, calls: str = "race", **others: Any) -> raw_env:  # noqa: ANN401
    """Return an environment in the state at the end of `record`, to continue from there.

    `seed` is for the random generator from there on, and `others` are further arguments of `raw_env`.

    Raises:
        RecordError: an entry is refused or is a misplay; environments only have right moves.
    """
    settings: dict[str, Any] = {**others, **record.options}
    env = raw_env(record.game, record.players, calls=calls, **settings)
    env.resume(episode_of(record, Random(check_seed(seed)), check_calls(calls)))
    return env


def steps_of(record: Record, *, calls: str = "race") -> Iterator[Step]:
    """Iterate over every decision in `record`, with the agent's observation before it, for imitation learning.

    Not calling when asked is a decision. A call later than right after the play that left a seat exposed is not one,
    because environments do not ask for it.

    Raises:
        RecordError: an entry is refused or is a misplay; environments only have right moves.
    """
    for seat, observation, mask, move in decisions_in(record, check_calls(calls)):
        yield Step(agent_name(seat), {"observation": observation, "action_mask": mask}, move)
