"""The Gymnasium environment: one learner against computer players, and how these are created.

Gymnasium: Towers et al., "Gymnasium: A Standard Interface for Reinforcement Learning Environments", 2024.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, Literal, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from musicards.envs.encode import layout_of
from musicards.envs.episode import Episode, InProgress, choose_action, move_names
from musicards.envs.layout import Vector
from musicards.envs.render import show
from musicards.envs.settings import MAX_MOVES, RENDER_MODES, check_seed, is_seat, plain
from musicards.errors import BadNotation, RecordError, Refusal, shown
from musicards.games.action import Seat
from musicards.games.game import Emit
from musicards.games.rng import FastRng, Rng
from musicards.players.levels import SKILLS, make_player
from musicards.players.player import Player
from musicards.players.playing import emit_to_all

ROUNDS: Final = 10
"""How many sampled worlds the levels that search evaluate for a move. A time limit would make runs irreproducible."""

Maker: TypeAlias = Callable[[Rng], Player]
"""Creates a player with the given random generator."""

Opponent: TypeAlias = str | Maker
"""A computer player: the name of a level, or a function that creates a player."""


def makers_of(opponents: Opponent | Sequence[Opponent], seats: int) -> list[Maker]:
    """Return the functions that create the players of the other seats, clockwise from the learner's left.

    Raises:
        BadNotation: an opponent is not valid, a level does not exist, or the list does not have `seats` opponents.
    """
    if isinstance(opponents, str) or callable(opponents):
        return [_maker_of(opponents)] * seats
    if not isinstance(opponents, Sequence):
        raise BadNotation(
            f"opponents must be a level, a function that creates a player, or a list of them, not {shown(opponents)}"
        )
    if len(opponents) != seats:
        raise BadNotation(f"opponents must be one for all seats or a list of {seats}, not of {len(opponents)}")
    return [_maker_of(opponent) for opponent in opponents]


def _maker_of(opponent: object) -> Maker:
    """Return the function that creates this player, after calling it once to check it."""
    if isinstance(opponent, str):
        opponent = partial(_player_of, opponent)
    if not callable(opponent):
        raise BadNotation(f"an opponent must be a level or a function that creates a player, not {shown(opponent)}")
    made = opponent(FastRng(0))
    if not isinstance(made, Player):
        raise BadNotation(f"the function of an opponent must return a player, not {shown(made)}")
    return opponent


def _player_of(level: str, rng: Rng) -> Player:
    """Return a player of `level` that thinks for a number of rounds, not for a time."""
    thinks = level in SKILLS and SKILLS[level].rounds
    return make_player(level, rng, seconds=0, rounds=ROUNDS) if thinks else make_player(level, rng)


NOT_RIGHT: Final = -0.01  # the default reward for a move that is not right

_NOT_THE_SAME: Final = "cannot copy the environment: its players do not make the same moves again"


class MusicardsEnv(InProgress, gymnasium.Env[Vector, np.int64]):
    """A game against computer players. Chance and the other players act automatically.

    Attributes:
        seat: the learner's seat in this game.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - never changed

    def __init__(  # noqa: PLR0913 - the settings of an environment
        self,
        game: str = "steps",
        *,
        players: int = 2,
        opponents: Opponent | Sequence[Opponent] = "rule",
        seat: int | Literal["random"] = "random",
        calls: str = "race",
        max_moves: int = MAX_MOVES,
        cut_off: str = "standing",
        not_right: float = NOT_RIGHT,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """Create an environment; `reset` deals.

        Args:
            game: the game's name, e.g. "go_fish".
            players: the number of seats, the learner's included.
            opponents: the players in the other seats: one for all, or one for each, clockwise from the learner's left.
            seat: the learner's seat, or "random" for another one in each game.
            calls: who calls "Musicards!": race, none or auto; see `Calls`.
            max_moves: the number of moves of all seats after which the game is truncated, but not before the learner's
                first decision.
            cut_off: what it pays then: standing or zero; see `CutOff`.
            not_right: the reward for a move that is not right and changes nothing.
            render_mode: "human" prints the game as the learner sees it after every move, "ansi" makes `render` return
                it as text.
            options: the game's own options.

        Raises:
            BadNotation: an argument is not valid; the message says what would be.
        """
        self._set_up(game, players, options, calls=calls, max_moves=max_moves, cut_off=cut_off, mode=render_mode)
        players, seat = self._player_count, plain(seat)
        self._opponents: list[Maker] = makers_of(opponents, players - 1)
        if seat != "random" and not is_seat(seat, players):
            raise BadNotation(f"seat must be random or a number from 0 to {players - 1}, not {shown(seat)}")
        self._seat = seat
        self._not_right = float(not_right)
        self.observation_space = spaces.Box(0.0, 1.0, (layout_of(game).size,), np.float32)
        self.action_space = spaces.Discrete(len(move_names(game, self._calls)))
        self.seat = Seat(0)
        self._players: dict[Seat, Player] = {}
        self._emit: Emit | None = None  # notifies the players that listen
        self._seeds: list[int] = []  # of chance and of each player, in this game
        self._made: list[int] = []  # the learner's moves in this game
        self._wrong_moves = 0  # the learner's moves that were not right
        self._ended = False

    # Gymnasium's interface

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, dict[str, Any]]:  # noqa: ARG002 - there are none
        """Deal, and let the others play until the learner has to decide.

        If the game ends before that, another one is dealt. There are no `options`.

        Raises:
            BadNotation: `seed` is not a whole number.
        """
        self.reseed(check_seed(seed))
        episode = self.begin()
        return episode.observation(self.seat), self._info(episode, illegal=False)

    def reseed(self, seed: int | None) -> None:
        """Determine the games from here on; None changes nothing."""
        super().reset(seed=seed)

    def begin(self) -> Episode:
        """Deal, and let the others play until the learner has to decide: `reset` without an observation."""
        self._wrong_moves = 0
        self._ended = False
        while True:
            drawn = int(self.np_random.integers(self._player_count))  # even if unused: later games are the same
            self.seat = Seat(drawn if self._seat == "random" else self._seat)
            self._seeds = self.np_random.integers(1 << 62, size=self._player_count).tolist()
            self._made = []
            episode = self._deal()
            if not episode.game.over:
                return episode

    def step(self, action: np.int64 | int) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """Make a move of the learner, then let the others play until it has to decide again or the game is over.

        A move that is not right changes nothing, has the reward `not_right`, and counts toward `max_moves`.

        Raises:
            BadNotation: `reset` was not called.
            ResetNeeded: the game has ended.
        """
        reward, over, cut_short, illegal = self.advance(int(action))
        if self.render_mode == "human":
            self.render()
        episode = self.episode
        return episode.observation(self.seat), reward, over, cut_short, self._info(episode, illegal=illegal)

    def advance(self, action: int) -> tuple[float, bool, bool, bool]:
        """Make a move: `step` without an observation.

        Returns:
            The reward, whether the game is over, whether it is cut off, and whether the move was not right.
        """
        episode = self.episode
        if self._ended:
            raise ResetNeeded("the game has ended: call reset")
        illegal = False
        try:
            episode.make(action, self._emit)
        except Refusal:
            illegal = True
            self._wrong_moves += 1
        else:
            self._made.append(action)
            self._play_on(episode)
        over = episode.game.over
        cut_short = not over and episode.made + self._wrong_moves >= self._max_moves
        self._ended = over or cut_short
        reward = self._not_right if illegal else 0.0
        if self._ended:
            reward += self._rewards(episode)[self.seat]
        return reward, over, cut_short, illegal

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the right moves as flags, for sb3-contrib's MaskablePPO. Shape (moves,), bool."""
        return self.episode.mask(self.seat).astype(np.bool_)

    def render(self) -> str | None:
        """Print the game as the learner sees it or return it as text, according to `render_mode`."""
        return show(self.episode, self.render_mode, self.seat)

    # Playing

    def _deal(self) -> Episode:
        """Start a new game from `_seeds` with new players, and play up to the learner's first decision."""
        rng, *rngs = map(FastRng, self._seeds)
        seats = [Seat((self.seat + place) % self._player_count) for place in range(1, self._player_count)]
        made = [make(rng) for make, rng in zip(self._opponents, rngs, strict=True)]
        self._players = dict(zip(seats, made, strict=True))
        listeners = [(seat, player) for seat, player in self._players.items() if player.listens(self._game)]
        self._emit = emit_to_all(listeners)
        self._episode = episode = self._new_episode(rng)
        episode.settle(self._emit)
        self._play_on(episode)
        return episode

    def _play_on(self, episode: Episode) -> None:
        """Let the others play until the learner has to decide, the game is over, or `max_moves` is reached.

        A game is never truncated before the learner's first move, because it would teach the learner nothing.
        """
        game = episode.game
        while not game.over and (mover := episode.mover) != self.seat:
            if self._made and episode.made >= self._max_moves:
                return
            player = self._players[mover]
            view = game.view(mover)
            if episode.asked:
                episode.answer(calls=player.calls(view), emit=self._emit)
            else:
                episode.act(choose_action(player, game, view, misplays=True), self._emit)

    def _info(self, episode: Episode, *, illegal: bool) -> dict[str, Any]:
        """Return the info dictionary of a step."""
        info: dict[str, Any] = {"action_mask": episode.mask(self.seat), "illegal": illegal, "seat": int(self.seat)}
        if self._ended:
            info["result"] = episode.game.result().to_json()
        return info

    # Copies

    def __getstate__(self) -> dict[str, Any]:
        # Compiled players cannot be pickled, so they are rebuilt from the same seeds and moves.
        state = self.__dict__.copy()
        del state["_players"], state["_emit"]
        episode = state.pop("_episode", None)
        state["record"] = None if episode is None else episode.record().to_line()
        return state

    def __setstate__(self, state: dict[str, Any]) -> None:
        record = state.pop("record")
        self.__dict__.update(state, _players={}, _emit=None, _episode=None)
        if record is None:
            return
        moves, self._made = self._made, []
        try:
            episode = self._deal()
            for move in moves:
                episode.make(move, self._emit)
                self._made.append(move)
                self._play_on(episode)
        except Refusal:  # the others made other moves, after which a move of the learner is not right
            raise RecordError(_NOT_THE_SAME) from None
        if episode.record().to_line() != record:
            raise RecordError(_NOT_THE_SAME)
