"""Many games at once in several processes: `ProcessVectorEnv`. They write into memory that all of them share."""

import os
import signal
from collections.abc import Sequence
from contextlib import suppress
from ctypes import c_uint8
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, Final, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from musicards.envs.settings import check_count
from musicards.envs.vector.env import Array, VectorEnv, checked_moves, drawn_moves, seeds_of
from musicards.errors import BadNotation

_ARRAYS: Final = ("observation", "mask", "turn", "reward", "terminated", "truncated", "final_observation")
_CLOSE: Final = "close"
_ENDING: Final = 5.0  # seconds that a process has to end by itself


class _Shared(NamedTuple):
    """An array in shared memory: a row for each game."""

    memory: Any  # which a process can be started with
    dtype: str
    shape: tuple[int, ...]

    @classmethod
    def like(cls, array: NDArray[Any], games: int) -> "_Shared":
        """Make room for `games` rows like those of `array`."""
        shape = (games, *array.shape[1:])
        size = int(np.prod(shape)) * array.itemsize
        return cls(get_context("spawn").RawArray(c_uint8, size), array.dtype.str, shape)

    def array(self) -> NDArray[Any]:
        """Return it as it is seen in this process."""
        return np.frombuffer(self.memory, self.dtype).reshape(self.shape)


class ProcessVectorEnv:
    """A `VectorEnv` whose games are shared out to several processes. It has the same arrays and plays the same games.

    Close it, or use it in a ``with`` statement. With the start method ``spawn``, a script needs its
    ``if __name__ == "__main__":``, as always with several processes.

    Attributes:
        num_envs, players, moves: as `VectorEnv` has them, as are the arrays:
        observation, mask, turn, reward, terminated, truncated, final_observation: in shared memory; they stay the same
            objects.
    """

    def __init__(
        self,
        game: str = "steps",
        num_envs: int = 1024,
        players: int = 2,
        *,
        processes: int | None = None,
        start: str = "spawn",
        **settings: Any,  # noqa: ANN401 - the arguments of `VectorEnv`
    ) -> None:
        """Start the processes; `reset` deals.

        Args:
            game: the game's name, e.g. "go_fish".
            num_envs: the number of games, at least one for each process.
            players: the number of seats.
            processes: how many; None for one on each processor.
            start: how they are started: a start method of `multiprocessing`.
            settings: further arguments of `VectorEnv`.

        Raises:
            BadNotation: an argument is not valid; the message says what would be.
        """
        one = VectorEnv(game, 1, players, **settings)
        self.num_envs = check_count("num_envs", num_envs)
        wanted = (os.cpu_count() or 1) if processes is None else processes
        count = min(check_count("processes", wanted), self.num_envs)
        self.players, self.moves, self.same_step = one.players, one.moves, one.same_step
        shared = {name: _Shared.like(getattr(one, name), self.num_envs) for name in _ARRAYS if _has(one, name)}
        shared["moves"] = _Shared.like(np.zeros(1, np.int64), self.num_envs)
        self._chosen = shared["moves"].array()
        self.observation: Array = shared["observation"].array()
        self.mask: NDArray[np.bool_] = shared["mask"].array()
        self.turn: NDArray[np.int64] = shared["turn"].array()
        self.reward: NDArray[np.float32] = shared["reward"].array()
        self.terminated: NDArray[np.bool_] = shared["terminated"].array()
        self.truncated: NDArray[np.bool_] = shared["truncated"].array()
        self.final_observation: Array | None = shared["final_observation"].array() if self.same_step else None
        self._dealt = False
        context = get_context(start)
        bounds = [self.num_envs * number // count for number in range(count + 1)]
        self._parts = [slice(first, end) for first, end in pairwise(bounds)]
        self._pipes: list[Connection] = []
        self._processes = []
        for part in self._parts:
            pipe, its = context.Pipe()
            arguments = (its, part, shared, {"game": game, "players": players, **settings})
            process = context.Process(target=_play, args=arguments, daemon=True)  # type: ignore[attr-defined]
            process.start()
            its.close()
            self._pipes.append(pipe)
            self._processes.append(process)

    def reset(self, seed: int | Sequence[int] | None = None) -> None:
        """Deal all games again: see `VectorEnv.reset`.

        Raises:
            BadNotation: there is not a whole number for each game.
            RuntimeError: a process has ended.
        """
        seeds = seeds_of(seed, self.num_envs)
        self._ask([seeds[part] for part in self._parts])
        self._dealt = True

    def step(self, moves: NDArray[np.integer] | Sequence[int]) -> None:
        """Make a move in each game, or begin the next one where the last step ended it: see `VectorEnv.step`.

        Raises:
            BadNotation: there is not a right move for each game, or `reset` was not called; nothing has changed.
            RuntimeError: a process has ended.
        """
        self._chosen[:] = checked_moves(moves, self._right())
        self._ask([None] * len(self._parts))

    def sample(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """Return a right move for each game, all equally likely. Shape (games,)."""
        return drawn_moves(np.flatnonzero(self._right()), self.mask.shape, rng)

    def _right(self) -> NDArray[np.bool_]:
        if not self._dealt:
            raise BadNotation("no games have been dealt: call reset first")
        return self.mask

    def _ask(self, tasks: Sequence[list[int] | None]) -> None:
        """Give each process the seeds of another deal, or None for a step, and wait for all."""
        if not self._pipes:
            raise BadNotation("the games are closed")
        try:
            for pipe, task in zip(self._pipes, tasks, strict=True):
                pipe.send(task)
            for pipe in self._pipes:
                pipe.recv()
        except (EOFError, OSError) as error:
            self.close()
            raise RuntimeError("a process of the games has ended") from error

    def close(self) -> None:
        """End the processes. The arrays stay as they are."""
        for pipe in self._pipes:
            with suppress(OSError):  # its process has ended
                pipe.send(_CLOSE)
            pipe.close()
        for process in self._processes:
            process.join(_ENDING)
            process.terminate()
        self._pipes, self._processes = [], []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self.close()

    def __reduce__(self) -> str:
        raise TypeError("games in other processes cannot be copied: copy a VectorEnv")


def _has(env: VectorEnv, name: str) -> bool:
    return getattr(env, name) is not None


def _play(pipe: Connection, part: slice, shared: dict[str, _Shared], settings: dict[str, Any]) -> None:
    """Play the games of one process until it is closed, or the process that started it has ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the process that closes this one
    env = VectorEnv(num_envs=part.stop - part.start, **settings)
    moves = shared["moves"].array()[part]
    arrays = [(getattr(env, name), shared[name].array()[part]) for name in _ARRAYS if _has(env, name)]
    while True:
        try:
            seeds = pipe.recv()
        except (EOFError, OSError):
            return
        if seeds == _CLOSE:
            return
        if seeds is None:
            env.step(moves)
        else:
            env.reset(seeds)
        for own, seen in arrays:
            np.copyto(seen, own)
        pipe.send(None)
