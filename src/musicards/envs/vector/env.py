"""Many games of one kind at once: `VectorEnv`.

The names are those of Gymnasium's vector environments where these have them.
"""

from collections.abc import Sequence
from typing import Any, Final, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from musicards.envs.encode import ENCODERS
from musicards.envs.episode import move_names, rewards_by_leaders, rewards_of
from musicards.envs.layout import Layout, Part, Vector
from musicards.envs.settings import (
    MAX_MOVES,
    check_calls,
    check_count,
    check_cut_off,
    check_seed,
    new_rng,
    one_of,
    plain,
)
from musicards.envs.words import Numbers, Packed, Unpacker, finals_of, places_of, words_of
from musicards.errors import BadNotation, shown
from musicards.games.batch import NOBODY_CALLS, RACE, SOMEBODY_CALLS, Batch
from musicards.games.game import Game
from musicards.games.registry import make_game

Observe: TypeAlias = Literal["float32", "int8", "words"]
"""How states are given: as `encode` has them; as flags and counts that are not divided; or packed."""

Autoreset: TypeAlias = Literal["next_step", "same_step"]
"""When the next game begins: with the step after the last one, whose move does not count, or with the last one itself.

Both are modes of Gymnasium: `gymnasium.vector.AutoresetMode`.
"""

_OBSERVE: Final[tuple[Observe, ...]] = ("float32", "int8", "words")
_AUTORESET: Final[tuple[Autoreset, ...]] = ("next_step", "same_step")
_CALLS: Final = {"none": NOBODY_CALLS, "auto": SOMEBODY_CALLS, "race": RACE}

FORGET: Final = 256
"""After how many steps the moves of games that are over are forgotten."""

Array: TypeAlias = Vector | Numbers | Packed


class Observed:
    """An array of observations, and how it is written.

    Attributes:
        array: the observations; always the same array.
    """

    def __init__(self, layout: Layout, parts: Sequence[Part], games: int, kind: Observe, words: int) -> None:
        """`words`: how many a state takes."""
        self._layout = layout
        self._unpacker = Unpacker(layout, parts, games)
        self.array: Array
        if kind == "words":
            self.array = np.zeros((games, words), np.int64)
        elif kind == "int8":
            self.array = self._unpacker.numbers
        else:
            self.array = np.zeros((games, layout.size), np.float32)
        self._kind = kind

    def write(self, words: Packed) -> None:
        """Write the states in `words`."""
        if self._kind == "words":
            np.copyto(self.array, words)
            return
        numbers = self._unpacker.unpack(words)
        if self._kind == "float32":
            self._layout.divide(numbers, self.array)


class VectorEnv:
    """Games in which every seat is played from outside: self-play, populations, search.

    The arrays stay the same objects; each step writes into them. They can be handed to PyTorch and JAX without a copy
    (``torch.from_dlpack(env.observation)``).

    Attributes:
        num_envs: how many games there are.
        players: the seats of each.
        moves: how many moves there are; `move_names` has their names.
        observation: what the seat on turn may know. Shape (games, numbers), float32 or int8; or packed, int64, shape
            (games, words).
        mask: which moves are right. Shape (games, moves), bool. All of them once a game has ended: then the move does
            not count, and a softmax has something to choose from.
        turn: the seat that has to decide; after the end, the seat that was on turn last. Shape (games,), int64.
        reward: of each seat, at the end of a game; 0 before. Shape (games, players), float32.
        terminated, truncated: whether the last step has ended the game, or cut it off. Shape (games,), bool.
        final_observation: with ``autoreset="same_step"``, the last observation of each game that has just ended; other
            rows mean nothing. None otherwise.
    """

    def __init__(  # noqa: PLR0913 - the settings of an environment
        self,
        game: str = "steps",
        num_envs: int = 1024,
        players: int = 2,
        *,
        calls: str = "race",
        max_moves: int = MAX_MOVES,
        observation: str = "float32",
        autoreset: str = "next_step",
        cut_off: str = "standing",
        **options: object,
    ) -> None:
        """Create the games; `reset` deals.

        Args:
            game: the game's name, e.g. "go_fish".
            num_envs: the number of games.
            players: the number of seats.
            calls: who calls "Musicards!": race, none or auto; see `Calls`.
            max_moves: the number of moves after which a game is cut off.
            observation: float32, int8 or words; see `Observe`.
            autoreset: next_step or same_step; see `Autoreset`.
            cut_off: standing or zero; see `CutOff`.
            options: the game's own options.

        Raises:
            BadNotation: an argument is not valid; the message says what would be.
        """
        blank = make_game(game, plain(players), {name: plain(value) for name, value in options.items()})
        self.num_envs = check_count("num_envs", num_envs)
        self.players = blank.players
        self.same_step = one_of("autoreset must be", autoreset, _AUTORESET) == "same_step"
        self._kind = one_of("observation must be", observation, _OBSERVE)
        self._pays = check_cut_off(cut_off) == "standing"
        self._calls = check_calls(calls)
        self._max_moves = check_count("max_moves", max_moves)
        self._blank = blank
        writer = ENCODERS[blank.name].words
        if writer is None:
            raise BadNotation(f"{blank.name} cannot be played side by side: its encoder has no words")
        self._writer = writer
        self._right: NDArray[np.int32] = np.zeros(0, np.int32)  # what is in the mask
        # What a copy needs: the moves of each step since the oldest game began, and with which each game began.
        self._rows: list[NDArray[np.int16]] = []
        self._first = 0
        self._begun: NDArray[np.int64] = np.zeros(self.num_envs, np.int64)
        self._batch: Batch | None = None
        self._settings: dict[str, Any] = {
            **blank.options,
            "game": blank.name, "num_envs": self.num_envs, "players": self.players, "calls": calls,
            "max_moves": max_moves, "observation": observation, "autoreset": autoreset, "cut_off": cut_off,
        }  # fmt: skip
        self.moves = len(move_names(game, self._calls))
        self.mask: NDArray[np.bool_] = np.zeros((self.num_envs, self.moves), np.bool_)
        self.turn: NDArray[np.int64] = np.zeros(self.num_envs, np.int64)
        self.reward: NDArray[np.float32] = np.zeros((self.num_envs, self.players), np.float32)
        self.terminated: NDArray[np.bool_] = np.zeros(self.num_envs, np.bool_)
        self.truncated: NDArray[np.bool_] = np.zeros(self.num_envs, np.bool_)
        self._states = self._new_observed()
        self._finals = self._new_observed() if self.same_step else None
        self.observation: Array = self._states.array
        self.final_observation: Array | None = None if self._finals is None else self._finals.array

    def _new_observed(self) -> Observed:
        """Return where the observations of all games are written."""
        encoder = ENCODERS[self._blank.name]
        return Observed(encoder.layout, encoder.parts, self.num_envs, self._kind, int(self._writer.size))

    @property
    def batch(self) -> Batch:
        """Return the games in progress; do not change them.

        Raises:
            BadNotation: `reset` was not called.
        """
        if self._batch is None:
            raise BadNotation("no games have been dealt: call reset first")
        return self._batch

    def reset(self, seed: int | Sequence[int] | None = None) -> None:
        """Deal all games again.

        Args:
            seed: of the first game; the next ones have the numbers after it. Or a list with one for each game. A game
                of `musicards.envs.pettingzoo` with the same seed and moves is the same. None for new ones each time.

        Raises:
            BadNotation: there is not a whole number for each game.
        """
        self._batch = self._new_batch(seeds_of(seed, self.num_envs))
        self._rows = []
        self._first = 0
        self._begun.fill(0)
        self._batch.play([0] * self.num_envs)
        self._note()

    def _new_batch(self, seeds: list[int]) -> Batch:
        """Return the games before the deal."""
        calls = _CALLS[self._calls]
        return Batch(self._blank, self._writer, seeds, calls, self._max_moves, same_step=self.same_step)

    def step(self, moves: NDArray[np.integer] | Sequence[int]) -> None:
        """Make a move in each game, or begin the next one where the last step ended it.

        Args:
            moves: the number of a right move for each game. Shape (games,).

        Raises:
            BadNotation: there is not a right move for each game, or `reset` was not called; nothing has changed.
        """
        batch = self.batch
        chosen = checked_moves(moves, self.mask)
        waiting = self.terminated | self.truncated
        batch.play(chosen.tolist())
        self._keep(chosen, batch.ended if self.same_step else waiting)
        self._note()

    def _keep(self, moves: NDArray[Any], begun: list[int] | NDArray[np.bool_]) -> None:
        """Keep the moves of a step for copies, and note which games have begun with it."""
        self._rows.append(moves.astype(np.int16))
        self._begun[begun] = self._first + len(self._rows)
        if len(self._rows) % FORGET == 0:
            old = int(self._begun.min()) - self._first
            del self._rows[:old]
            self._first += old

    def sample(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """Return a right move for each game, all equally likely. Shape (games,)."""
        return drawn_moves(places_of(self.batch), self.mask.shape, rng)

    def game(self, number: int) -> Game:
        """Return a copy of the game with this number, hidden cards and all."""
        return self.batch.played[number].game.copy()

    # Copies

    def __getstate__(self) -> dict[str, Any]:
        # A compiled engine has no pickles, so the games are dealt and played again.
        batch = self._batch
        rows = np.array(self._rows, np.int16).reshape(-1, self.num_envs)
        games = batch and [
            (played.start, rows[self._begun[number] - self._first :, number].tolist())
            for number, played in enumerate(batch.played)
        ]
        told = None if batch is None else [self.reward, self.terminated, self.truncated, self.final_observation]
        return {"settings": self._settings, "games": games, "told": told}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(**state["settings"])  # type: ignore[misc]
        if state["games"] is None:
            return
        self._batch = self._new_batch([0] * self.num_envs)
        longest = max(len(moves) for _, moves in state["games"])
        rows = np.zeros((longest, self.num_envs), np.int16)
        for number, (start, moves) in enumerate(state["games"]):
            self._batch.restore(number, start, moves)
            self._begun[number] = longest - len(moves)
            rows[longest - len(moves) :, number] = moves
        self._rows = list(rows)
        self._batch.write()
        self._note()
        self.reward[:], self.terminated[:], self.truncated[:], finals = state["told"]
        if self.final_observation is not None:
            self.final_observation[:] = finals
        else:
            self.mask[self.terminated | self.truncated] = True

    def _note(self) -> None:
        """Write what has happened into the arrays."""
        batch = self.batch
        self._states.write(words_of(batch))
        if self._finals and batch.ended:
            self._finals.write(finals_of(batch))
        np.copyto(self.turn, np.frombuffer(memoryview(batch.turns), np.int64))
        flat = self.mask.reshape(-1)
        flat[self._right] = False  # clearing all takes longer where there are many moves
        self.mask[self.terminated | self.truncated] = False
        self._right = places_of(batch).copy()
        flat[self._right] = True
        self.reward.fill(0)
        self.terminated.fill(False)
        self.truncated.fill(False)
        if batch.ended:
            self._note_ends(batch)

    def _note_ends(self, batch: Batch) -> None:
        """Write what the games that have just ended pay."""
        ended = np.array(batch.ended)
        over = np.array([game.over for game in batch.finished])
        self.terminated[ended] = over
        self.truncated[ended] = ~over
        rewards = (
            np.array([rewards_of(game) for game in batch.finished])
            if self.players == 1
            else rewards_by_leaders(self.players)[batch.leaders]
        )
        self.reward[ended] = rewards if self._pays else rewards * over[:, None]
        if not self.same_step:
            self.mask[ended] = True


def seeds_of(seed: int | Sequence[int] | None, games: int) -> list[int]:
    """Return a seed for each game, as `VectorEnv.reset` says.

    Raises:
        BadNotation: there is not a whole number for each game.
    """
    if seed is None or isinstance(seed, int | np.integer):
        number = check_seed(seed)
        if number is None:
            number = new_rng(None).word() << 32
        return list(range(number, number + games))
    if len(seed) != games:
        raise BadNotation(f"seed must be a whole number or a list of {games}, not of {len(seed)}")
    return [check_seed(each) or 0 for each in seed]


def checked_moves(moves: NDArray[np.integer] | Sequence[int], mask: NDArray[np.bool_]) -> NDArray[np.integer]:
    """Return the moves as an array.

    Raises:
        BadNotation: there is not a right move for each game.
    """
    games, most = mask.shape
    chosen = np.asarray(moves)
    if chosen.shape != (games,) or not np.issubdtype(chosen.dtype, np.integer):
        raise BadNotation(f"moves must be {games} whole numbers, one for each game, not {shown(moves)}")
    inside = (chosen >= 0) & (chosen < most)
    right = mask[np.arange(games), np.where(inside, chosen, 0)] & inside
    if not right.all():
        number = int(np.flatnonzero(~right)[0])
        raise BadNotation(
            f"move {chosen[number]} is not right in game {number}: {np.flatnonzero(mask[number]).tolist()} are"
        )
    return chosen


def drawn_moves(places: NDArray[np.integer], shape: tuple[int, ...], rng: np.random.Generator) -> NDArray[np.int64]:
    """Return one of the right moves of each game, all equally likely; 0 for games without any.

    Args:
        places: the right moves, each as ``game * moves + move``, the games in order.
        shape: the numbers of games and of moves.
        rng: draws them.
    """
    games, most = shape
    counts = np.bincount(places // most, minlength=games)
    after = counts.cumsum()
    picked = after - counts + (rng.random(games) * counts).astype(np.int64)
    moves: NDArray[np.int64] = np.append(places, 0).take(picked, mode="clip") % most
    moves[counts == 0] = 0  # where a game has ended, any move will do
    return moves
