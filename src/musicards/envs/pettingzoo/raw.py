"""The PettingZoo environment, its usual wrappers, and environments made from records.

PettingZoo: Terry et al., "PettingZoo: Gym for Multi-Agent Reinforcement Learning", NeurIPS 2021.
"""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple, TypedDict

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from musicards.envs.encode import layout_of
from musicards.envs.episode import Episode, InProgress, Mask, decisions_in, episode_of, move_names
from musicards.envs.layout import Vector
from musicards.envs.render import show
from musicards.envs.renderer import agent_name
from musicards.envs.settings import MAX_MOVES, RENDER_MODES, check_calls, check_seed, is_seat, new_rng, plain
from musicards.errors import BadNotation, shown
from musicards.games.action import Seat
from musicards.games.rng import next_rng
from musicards.record import Record

LOSS: Final = -1.0
"""The reward for a move that is not right in `env`: as for losing to one other player."""


class Observation(TypedDict):
    """The observation of an agent."""

    observation: Vector  # as `layout_of` says
    action_mask: Mask  # all 0 for every agent but the mover


class raw_env(InProgress, AECEnv):  # noqa: N801 - PettingZoo's convention
    """A game whose agents act in turn, without wrappers."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - copied in each environment
        "name": "musicards_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(  # noqa: PLR0913 - the settings of an environment
        self,
        game: str = "steps",
        players: int = 3,
        *,
        calls: str = "race",
        max_moves: int = MAX_MOVES,
        cut_off: str = "standing",
        render_mode: str | None = None,
        render_seat: int | None = None,
        **options: object,
    ) -> None:
        """Create an environment; `reset` deals.

        Args:
            game: the game's name, e.g. "go_fish".
            players: the number of seats.
            calls: who calls "Musicards!": race, none or auto; see `Calls`.
            max_moves: the number of moves after which the game is truncated.
            cut_off: what it pays then: standing or zero; see `CutOff`.
            render_mode: "human" prints the game after every move, "ansi" makes `render` return it as text.
            render_seat: the seat whose view is rendered; None shows every card.
            options: the game's own options.

        Raises:
            BadNotation: an argument is not valid; the message says what would be.
        """
        super().__init__()
        self._set_up(game, players, options, calls=calls, max_moves=max_moves, cut_off=cut_off, mode=render_mode)
        players, render_seat = self._player_count, plain(render_seat)
        if render_seat is not None and not is_seat(render_seat, players):
            raise BadNotation(f"render_seat must be None or a seat from 0 to {players - 1}, not {shown(render_seat)}")
        self._viewer = None if render_seat is None else Seat(render_seat)
        self.metadata = {**type(self).metadata, "name": f"musicards_{game}_v0"}
        self.possible_agents = [agent_name(seat) for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: Seat(seat) for seat, agent in enumerate(self.possible_agents)}
        size = len(move_names(game, self._calls))
        self._spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0.0, 1.0, (layout_of(game).size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._actions = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self._seeds = new_rng(None)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - there are no options
        """Deal a new game. The same `seed` gives the same game, and the same games in later calls without a seed.

        If the game ends with the deal, which can happen in Old Maid, another one is dealt.

        Raises:
            BadNotation: `seed` is not a whole number.
        """
        number = check_seed(seed)
        if number is not None:
            self._seeds = new_rng(number)
        while True:
            episode = self._new_episode(next_rng(self._seeds))
            episode.settle()
            if not episode.game.over:
                break
        self.resume(episode)

    def resume(self, episode: Episode) -> None:
        """Continue with `episode`, which must be of this game."""
        self._episode = episode
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._settle(episode)

    def step(self, action: int | None) -> None:
        """Make a move of the agent on turn.

        Raises:
            BadNotation: `reset` was not called, or `action` is None before the end.
            Refusal: the move is not right; nothing has changed. `env` ends the game instead.
        """
        episode = self.episode
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadNotation(f"{agent} is on turn: the action must be 0 to {episode.size - 1}, not None")
        episode.make(int(action))
        self._settle(episode)
        if self.render_mode == "human":
            self.render()

    def _settle(self, episode: Episode) -> None:
        """Set who moves next and, at the end, the rewards."""
        self.agent_selection = self.possible_agents[episode.mover]
        over = episode.game.over
        cut_short = not over and episode.made >= self._max_moves
        if over or cut_short:
            self.rewards = dict(zip(self.agents, self._rewards(episode), strict=True))
            self.terminations = dict.fromkeys(self.agents, over)
            self.truncations = dict.fromkeys(self.agents, cut_short)
            self.infos = {agent: {"result": episode.game.result().to_json()} for agent in self.agents}
            self._accumulate_rewards()
            self._deads_step_first()

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Return the observation, reward, termination, truncation and info of the agent on turn.

        Raises:
            BadNotation: `reset` was not called.
        """
        _ = self.episode  # raises
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def observe(self, agent: str) -> Observation:
        """Return what `agent` may know and, if it is on turn, which moves are right."""
        episode = self.episode
        seat = self._seats[agent]
        return {"observation": episode.observation(seat), "action_mask": episode.mask(seat)}

    def render(self) -> str | None:
        """Print the game or return it as text, according to `render_mode`."""
        return show(self.episode, self.render_mode, self._viewer)

    def close(self) -> None:
        """Do nothing: there are no resources to release. PettingZoo requires it of whatever can be rendered."""


def env(game: str = "steps", players: int = 3, **others: Any) -> AECEnv:  # noqa: ANN401 - the arguments of `raw_env`
    """Return the environment with its usual wrappers: a move that is not right loses the game and ends it.

    `others` are further arguments of `raw_env`.
    """
    plain = raw_env(game, players, **others)
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(plain, illegal_reward=LOSS))
    )


def parallel_env(game: str = "steps", players: int = 3, **others: Any) -> Any:  # noqa: ANN401 - the arguments of `env`
    """Return the environment with PettingZoo's parallel interface, where only the action of the mover counts."""
    return turn_based_aec_to_parallel(env(game, players, **others))


class Step(NamedTuple):
    """A decision in a record, as the step of an agent."""

    agent: str
    observation: Observation  # before it
    action: int


def env_of(record: Record, *, seed: int = 0, calls: str = "race", **others: Any) -> raw_env:  # noqa: ANN401
    """Return an environment in the state at the end of `record`, to continue from there.

    `seed` is for the random generator from there on, and `others` are further arguments of `raw_env`.

    Raises:
        RecordError: an entry is refused or is a misplay; environments only have right moves.
    """
    settings: dict[str, Any] = {**others, **record.options}
    env = raw_env(record.game, record.players, calls=calls, **settings)
    env.resume(episode_of(record, new_rng(check_seed(seed)), check_calls(calls)))
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
