"""The environment, and the wrappers it usually wears.

PettingZoo: Terry et al., "PettingZoo: Gym for Multi-Agent Reinforcement Learning", NeurIPS 2021.
"""

from random import Random
from typing import Any, Final, TypedDict

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from musicards.envs.encode import Vector, layout_of
from musicards.envs.episode import Episode, Mask, move_names
from musicards.envs.render import agent_name, show
from musicards.envs.settings import MOST_MOVES, RENDER_MODES, check_calls, check_max_moves, check_render_mode, is_seat
from musicards.errors import BadNotation, shown
from musicards.games.action import Seat
from musicards.games.game import Game
from musicards.games.registry import make_game

__all__ = ["Observation", "env", "parallel_env", "raw_env"]

LOSS: Final = -1.0
"""What a move that is not right costs under `env`: as much as losing to one other player."""


class Observation(TypedDict):
    """What an agent is given."""

    observation: Vector
    action_mask: Mask  # all 0 for everybody but the mover


class raw_env(AECEnv):  # noqa: N801 - the name that PettingZoo looks for
    """A game for agents who act in turn."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - each environment gets its own
        "name": "musicards_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(  # noqa: PLR0913 - each is one thing a user may decide
        self,
        game: str = "steps",
        players: int = 3,
        *,
        calls: str = "race",
        max_moves: int = MOST_MOVES,
        render_mode: str | None = None,
        render_seat: int | None = None,
        **options: object,
    ) -> None:
        """A table with nothing dealt yet.

        Args:
            game: its name, as records have it.
            players: how many seats there are.
            calls: who calls "Musicards!": race, none or auto, as `Calls` says.
            max_moves: after as many moves the game is cut short, with rewards for the scores as they stand.
            render_mode: human prints the table after every move, ansi gives it as text.
            render_seat: whose eyes the text is for; None shows every card.
            options: the game's own.

        Raises:
            BadNotation: one of them makes no sense; says what would.
        """
        super().__init__()
        make_game(game, players, options)  # so that what makes no sense is noticed now
        self._game = game
        self._options = options
        self._calls = check_calls(calls)
        self._max_moves = check_max_moves(max_moves)
        self.render_mode = check_render_mode(render_mode)
        if render_seat is not None and not is_seat(render_seat, players):
            raise BadNotation(f"render_seat is None or a seat from 0 to {players - 1}, not {shown(render_seat)}")
        self._eyes = None if render_seat is None else Seat(render_seat)
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
        self._seeds = Random()
        self._episode: Episode | None = None

    @property
    def episode(self) -> Episode:
        """The game as it stands.

        Raises:
            BadNotation: nothing has been dealt.
        """
        if self._episode is None:
            raise BadNotation("nothing has been dealt: reset deals")
        return self._episode

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - of none
        """Deal anew. With the same `seed` the same games follow, this one and those dealt after it without one.

        A deal that ends the game by itself, as one of Old Maid may, is dealt again.
        """
        if seed is not None:
            self._seeds = Random(seed)
        while True:
            episode = Episode(self._table(), Random(self._seeds.getrandbits(64)), self._calls)
            episode.begin()
            if not episode.game.over:
                break
        self.resume(episode)

    def _table(self) -> Game:
        """A game with nothing dealt yet."""
        return make_game(self._game, len(self.possible_agents), self._options)

    def resume(self, episode: Episode) -> None:
        """Go on with `episode`, which is of this game."""
        self._episode = episode
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._settle(episode)

    def step(self, action: int | None) -> None:
        """Let the agent whose turn it is make a move.

        Raises:
            BadNotation: nothing has been dealt, or `action` is None before the end.
            Refusal: the move is not right; nothing has changed. `env` ends the game instead.
        """
        episode = self.episode
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadNotation(f"{agent} is on turn: a move is a number from 0 to {episode.size - 1}, not None")
        episode.make(int(action))
        self._settle(episode)
        if self.render_mode == "human":
            self.render()

    def _settle(self, episode: Episode) -> None:
        """Say whose move it is now; at the end, and not before, what it has brought each."""
        self.agent_selection = self.possible_agents[episode.mover]
        over = episode.game.over
        cut_short = not over and episode.made >= self._max_moves
        if over or cut_short:
            self.rewards = dict(zip(self.agents, episode.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, over)
            self.truncations = dict.fromkeys(self.agents, cut_short)
            self.infos = {agent: {"result": episode.game.result().to_json()} for agent in self.agents}
            self._accumulate_rewards()
            self._deads_step_first()

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the agent on turn is given, as PettingZoo has it.

        Raises:
            BadNotation: nothing has been dealt.
        """
        _ = self.episode  # raises
        given: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return given

    def observe(self, agent: str) -> Observation:
        """What `agent` may know, and if it is the one to move, which moves are right."""
        episode = self.episode
        seat = self._seats[agent]
        return {"observation": episode.observation(seat), "action_mask": episode.mask(seat)}

    def render(self) -> str | None:
        """The table as text: printed, or given to who asks, as `render_mode` says."""
        return show(self.episode, self.render_mode, self._eyes)

    def close(self) -> None:
        """Nothing is held that would have to be given back."""


def env(game: str = "steps", players: int = 3, **others: Any) -> AECEnv:  # noqa: ANN401 - as `raw_env` has them
    """The environment as it is usually worn: a move that is not right ends the game, lost for who made it.

    `others` are as `raw_env` has them.
    """
    plain = raw_env(game, players, **others)
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(plain, illegal_reward=LOSS))
    )


def parallel_env(game: str = "steps", players: int = 3, **others: Any) -> Any:  # noqa: ANN401 - as `env` has them
    """The environment for programs that expect every agent to act at once: only the mover's action counts."""
    return turn_based_aec_to_parallel(env(game, players, **others))
