"""Gymnasium's vector environment: many games against computer players, for ``gymnasium.make_vec``."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from musicards.envs.gymnasium.env import MusicardsEnv
from musicards.envs.layout import Vector
from musicards.envs.settings import check_count, check_seed
from musicards.errors import BadNotation

Flags = NDArray[np.bool_]


class MusicardsVectorEnv(VectorEnv[Vector, NDArray[np.int64], NDArray[Any]]):
    """Games against computer players. With the same seed, each is the same as in `MusicardsEnv`.

    Attributes:
        envs: the single environments, in order.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012 - copied

    def __init__(
        self,
        num_envs: int = 1,
        *,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        **settings: Any,  # noqa: ANN401 - the arguments of `MusicardsEnv`
    ) -> None:
        """Create the games; `reset` deals.

        Args:
            num_envs: the number of games.
            autoreset_mode: whether the next game begins with the step after the last one, with the last one, or when
                `reset` is called with ``options={"reset_mask": ...}``.
            settings: the arguments of `MusicardsEnv`, the same for all games.

        Raises:
            BadNotation: an argument is not valid; the message says what would be.
        """
        self.num_envs = check_count("num_envs", num_envs)
        try:
            self._mode = AutoresetMode(autoreset_mode)
        except ValueError:
            modes = ", ".join(mode.value for mode in AutoresetMode)
            raise BadNotation(f"autoreset_mode must be one of {modes}, not {autoreset_mode}") from None
        self.metadata = {**type(self).metadata, "autoreset_mode": self._mode}
        self.envs = [MusicardsEnv(**settings) for _ in range(self.num_envs)]
        self.single_observation_space = self.envs[0].observation_space
        self.single_action_space = self.envs[0].action_space
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._ended: Flags = np.zeros(self.num_envs, np.bool_)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        """Deal all games again, or those in ``options["reset_mask"]``, flags of shape (games,).

        `seed`: of the first game; the next ones have the numbers after it. Or a list with one for each game.

        Raises:
            BadNotation: there is not a whole number for each game.
        """
        if seed is None or isinstance(seed, int | np.integer):
            first = check_seed(seed)
            seeds = [None if first is None else first + number for number in range(self.num_envs)]
        elif len(seed) == self.num_envs:
            seeds = [check_seed(each) for each in seed]
        else:
            raise BadNotation(f"seed must be a whole number or a list of {self.num_envs}, not of {len(seed)}")
        chosen = (options or {}).get("reset_mask")
        mask = np.ones(self.num_envs, np.bool_) if chosen is None else np.asarray(chosen, np.bool_)
        for number in np.flatnonzero(mask):
            self.envs[number].reseed(seeds[number])
            self.envs[number].begin()
        self._ended[mask] = False
        return self._observations(), self._infos(np.zeros(self.num_envs, np.bool_))

    def step(self, actions: NDArray[np.int64]) -> tuple[Vector, NDArray[np.float64], Flags, Flags, dict[str, Any]]:
        """Make a move of each learner, or begin the next game where one has ended."""
        rewards = np.zeros(self.num_envs, np.float64)
        over, cut_off, illegal = (np.zeros(self.num_envs, np.bool_) for _ in range(3))
        for number, env in enumerate(self.envs):
            if self._ended[number] and self._mode == AutoresetMode.NEXT_STEP:
                env.begin()
            else:
                rewards[number], over[number], cut_off[number], illegal[number] = env.advance(int(actions[number]))
        self._ended = over | cut_off
        infos = self._infos(illegal)
        if self._mode == AutoresetMode.SAME_STEP and self._ended.any():
            infos = self._begin_again(infos)
        return self._observations(), rewards, over, cut_off, infos

    def _begin_again(self, infos: dict[str, Any]) -> dict[str, Any]:
        """Begin the next game where one has ended. Return the infos of the new ones, with what ended under `final_`."""
        ended = np.flatnonzero(self._ended)
        last = self._observations()
        finals = np.full(self.num_envs, None, object)
        for number in ended:
            finals[number] = last[number]
            self.envs[number].begin()
        flags = self._ended.copy()
        self._ended[:] = False
        return {
            **self._infos(np.zeros(self.num_envs, np.bool_)),
            "final_obs": finals,
            "_final_obs": flags,
            "final_info": infos,
            "_final_info": flags,
        }

    def _observations(self) -> Vector:
        """Return what the learners see. Shape (games, numbers)."""
        return np.stack([env.episode.observation(env.seat) for env in self.envs])

    def _infos(self, illegal: Flags) -> dict[str, Any]:
        """Return the infos of all games, as arrays."""
        everywhere = np.ones(self.num_envs, np.bool_)
        mask = np.stack([env.episode.mask(env.seat) for env in self.envs])
        seats = np.array([env.seat for env in self.envs])
        infos = {"action_mask": mask, "illegal": illegal, "seat": seats}
        infos |= {f"_{name}": everywhere for name in infos}
        if self._ended.any():
            results = np.full(self.num_envs, None, object)
            for number in np.flatnonzero(self._ended):
                results[number] = self.envs[number].episode.game.result().to_json()
            infos |= {"result": results, "_result": self._ended.copy()}
        return infos

    def close_extras(self, **others: Any) -> None:  # noqa: ANN401 - Gymnasium's
        """Do nothing: there are no resources to release."""
