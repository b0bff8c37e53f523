"""Records of games that were played in an environment, and environments that stand where a record ends."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from musicards.envs.pettingzoo.raw import Observation, raw_env
from musicards.envs.render import agent_name
from musicards.envs.replay import decisions_in, episode_of
from musicards.envs.settings import check_calls
from musicards.record import Record

__all__ = ["Step", "env_of", "record_of", "steps_of"]


class Step(NamedTuple):
    """A decision in a record, as an agent would have made it."""

    agent: str
    observation: Observation  # before it
    action: int


def record_of(env: Any) -> Record:  # noqa: ANN401 - wrapped as one likes
    """The record of the game in `env`, however wrapped: as far as it has come, and what chance did, too.

    Raises:
        BadNotation: nothing has been dealt.
    """
    record: Record = env.unwrapped.episode.record()
    return record


def env_of(record: Record, *, seed: int = 0, calls: str = "race", **others: Any) -> raw_env:  # noqa: ANN401
    """An environment that stands where `record` ends, to play on from there.

    `seed` is for what chance does from there on, `others` are as `raw_env` has them.

    Raises:
        RecordError: an entry was refused, or is a misplay; an environment has right moves alone.
    """
    settings: dict[str, Any] = {**others, **record.options}
    env = raw_env(record.game, record.players, calls=calls, **settings)
    env.resume(episode_of(record, Random(seed), check_calls(calls)))
    return env


def steps_of(record: Record, *, calls: str = "race") -> Iterator[Step]:
    """Every decision in `record`, with what its agent was shown before: to learn by imitation.

    Keeping quiet when one could have called is a decision. A call that came later than right after the play that left
    somebody exposed is none, for no environment asks for it.

    Raises:
        RecordError: an entry was refused, or is a misplay; an environment has right moves alone.
    """
    for seat, observation, mask, move in decisions_in(record, check_calls(calls)):
        yield Step(agent_name(seat), {"observation": observation, "action_mask": mask}, move)
