"""One game as an environment plays it, and records replayed as such games.

The PettingZoo and Gymnasium environments are built on `Episode`. Chance acts automatically. Moves are an agent's
numbers, and only right moves can be made. If the seats race to call "Musicards!", there are two more moves: to call and
not to call.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from musicards.envs.encode import agent_move_names, to_agent_numbers, to_engine_number, vector_of
from musicards.envs.layout import Vector
from musicards.envs.settings import Calls, check_calls, check_count, check_cut_off, check_render_mode, plain
from musicards.errors import BadNotation, RecordError, Refusal
from musicards.games.action import CHANCE, Action, By, Call, Seat
from musicards.games.batch import leaders
from musicards.games.game import Emit, Game
from musicards.games.registry import find_game, make_game
from musicards.games.rng import FastRng, shuffled
from musicards.games.view import View
from musicards.players.player import Player
from musicards.record import Record, read_entry, write_entry
from musicards.texts import explain

Mask: TypeAlias = NDArray[np.int8]
"""Shape (moves,): 1 for each move that is right now, else 0."""

CALL: Final = Call()

PATIENCE: Final = 20
"""How often a player is asked before the first right move is made for it."""


class Episode:
    """A game in progress and its log.

    Attributes:
        game: the engine's game; chance is never to act between two moves.
        rng: the random generator of chance.
        calls: who calls "Musicards!".
        log: all actions, those of chance included, and who did them.
        made: how many moves have been made, `quiet` included, actions of chance not.
        asked: the seats that have yet to be asked whether they call; the first is asked now.
        size: the number of distinct moves.
        call, quiet: the numbers of the two moves that are not in the engine, right only for a seat that is asked.
    """

    def __init__(self, game: Game, rng: FastRng, calls: Calls = "race") -> None:
        """Create an episode of `game` before the deal; `settle` deals."""
        self.game = game
        self.rng = rng
        self.calls = calls
        self.log: list[tuple[By, Action]] = []
        self.made = 0
        self.asked: list[Seat] = []
        self.call = game.move_space
        self.quiet = game.move_space + 1
        self.size = game.move_space + 2 * _is_race(type(game), calls)
        self._moves: list[int] = []
        self._moves_at = -1  # after how many entries of the log `_moves` were the right ones
        self._known = 0  # bit set: the seats that were exposed when the seats were last asked to call

    # Who decides, and their moves

    @property
    def mover(self) -> Seat:
        """Return the seat that has to decide; after the end, the seat that was on turn last."""
        return self.asked[0] if self.asked else self.game.turn

    def moves(self) -> list[int]:
        """Return the right moves of the mover; empty when the game is over."""
        if self.asked:
            return [self.call, self.quiet]
        if self._moves_at != len(self.log):
            self._moves = to_agent_numbers(self.game, self.game.moves())
            self._moves_at = len(self.log)
        return self._moves

    def mask(self, seat: Seat) -> Mask:
        """Return the right moves of `seat` as flags, all 0 if it is not the mover. Hidden cards do not affect them."""
        mask = np.zeros(self.size, np.int8)
        if seat == self.mover:
            for move in self.moves():  # they are few: this is quicker than an index array
                mask[move] = 1
        return mask

    def observation(self, seat: Seat) -> Vector:
        """Return what `seat` may know, as a vector."""
        return vector_of(self.game, seat, asked=bool(self.asked) and self.asked[0] == seat)

    # Making moves

    def make(self, move: int, emit: Emit | None = None) -> None:
        """Make `move` of the mover, then let chance act until somebody has to decide. `emit` gets the events.

        Raises:
            Refusal: `move` is not in `moves`; nothing has changed.
        """
        right = self.moves()
        if move not in right:
            raise Refusal("move-not-right", {"move": move, "right": right})
        if self.asked:
            self.answer(calls=move == self.call, emit=emit)
            return
        game = self.game
        number = to_engine_number(game, move)
        action = game.action_of(number)
        if emit is not None:
            self.act(action, emit)
            return
        self.log.append((game.turn, action))
        game.play_move(number, None)
        self.made += 1
        self.settle()

    def act(self, action: Action, emit: Emit | None = None) -> None:
        """Apply `action` of the seat on turn, which may be a misplay. No seat may be asked to call at the time.

        Raises:
            Refusal: the action is not possible; nothing has changed.
        """
        by = self.game.turn
        self.game.apply(by, action, emit)
        self.log.append((by, action))
        self.made += 1
        self.settle(emit)

    def answer(self, *, calls: bool, emit: Emit | None = None) -> None:
        """Let the seat that is asked to call do so, or not."""
        seat = self.asked.pop(0)
        if calls:
            self.asked.clear()
            self._apply(seat, CALL, emit)
        self.made += 1
        self.settle(emit)

    def take(self, by: By, action: Action) -> None:
        """Apply one entry of a record, a seat's or chance's, and nothing else. No seat may be asked to call.

        Raises:
            Refusal: the action is not possible; nothing has changed.
        """
        self._apply(by, action, None)
        self.made += by is not CHANCE

    def _apply(self, by: By, action: Action, emit: Emit | None) -> None:
        self.game.apply(by, action, emit)
        self.log.append((by, action))

    def newly_exposed(self) -> int:
        """Return a bit set of the seats that have become exposed since the last call of this method."""
        new = self.game.exposed & ~self._known
        self._known = self.game.exposed
        return 0 if self.game.over else new

    def settle(self, emit: Emit | None = None) -> None:
        """Deal, or let chance act until a seat has to decide; if another seat has become exposed, ask who calls.

        `emit` is called with each event.
        """
        game = self.game
        while not game.over:
            if game.chance_due:
                self._apply(CHANCE, game.chance(self.rng), emit)
                continue
            if self.asked or game.exposed == self._known:
                return
            if not self.newly_exposed() or self.calls == "none":
                return
            order = shuffled(self.rng, range(game.players))
            if self.calls == "race":
                self.asked = [Seat(seat) for seat in order]
                return
            self._apply(Seat(order[0]), CALL, emit)

    # Results and copies

    def rewards(self) -> list[float]:
        """Return the reward of each seat for the current scores: see `rewards_of`."""
        return rewards_of(self.game)

    def record(self) -> Record:
        """Return the record of the game. A `quiet` move is not an entry."""
        log: list[object] = [write_entry(by, action) for by, action in self.log]
        return Record(self.game.name, self.game.players, self.game.options, log, self.game.result().to_json())

    def copy(self) -> "Episode":
        """Return an independent copy with the same state of the random generator."""
        other = Episode(self.game.copy(), self.rng.copy(), self.calls)
        other.log = self.log[:]
        other.made = self.made
        other.asked = self.asked[:]
        other._known = self._known
        return other

    def __deepcopy__(self, _: object) -> "Episode":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        # Pickle the record, which is plain JSON, so that it does not matter whether the engine is compiled.
        record = self.record()
        known = (self.rng.state, self.calls, self.made, self.asked, self._known)
        return _restored, (record.game, record.players, dict(record.options), record.log, known)


@cache
def rewards_by_leaders(players: int) -> NDArray[np.float64]:
    """Return the reward of each seat for each set of seats with the best score; bit n is seat n. Shape (sets, players).

    The winners share one win. From that, each seat's fair share, 1 / players, is subtracted, and the result is
    scaled so that winning alone is 1. Rewards sum to 0: two players get 1 and -1, and a win that all share is worth 0.
    """
    leads = np.arange(1 << players)[:, None] >> np.arange(players) & 1
    share = 1 / np.maximum(1, leads.sum(1, keepdims=True))
    rewards: NDArray[np.float64] = (players * share * leads - 1) / (players - 1)
    return rewards


def rewards_of(game: Game) -> list[float]:
    """Return the reward of each seat for the current scores of `game`: see `rewards_by_leaders`.

    In Memory with one player, it is the share of tries that made a pair.
    """
    if game.players > 1:
        rewards: list[float] = rewards_by_leaders(game.players)[leaders(game)].tolist()
        return rewards
    result = game.result()
    pairs = result.scores[0]
    tries = pairs + result.turns - result.over  # every turn but the last ends with a failed try
    return [pairs / tries if tries else 0.0]


class InProgress:
    """What the PettingZoo and Gymnasium environments share: their settings, and the game in progress."""

    _episode: Episode | None = None

    def _set_up(  # noqa: PLR0913 - the settings of an environment
        self,
        game: str,
        players: int,
        options: Mapping[str, object],
        *,
        calls: str,
        max_moves: int,
        cut_off: str,
        mode: str | None,
    ) -> None:
        """Check the settings and keep them.

        Raises:
            BadNotation: one of them is not valid; the message says what would be.
        """
        made = make_game(game, plain(players), {name: plain(value) for name, value in options.items()})
        self._game = game
        self._player_count = made.players
        self._options = made.options
        self._calls = check_calls(calls)
        self._max_moves = check_count("max_moves", max_moves)
        self._cut_off = check_cut_off(cut_off)
        self.render_mode = check_render_mode(mode)

    def _new_episode(self, rng: FastRng) -> Episode:
        """Return an episode before the deal."""
        return Episode(make_game(self._game, self._player_count, self._options), rng, self._calls)

    def _rewards(self, episode: Episode) -> list[float]:
        """Return the reward of each seat in an episode that is over or cut off."""
        pays = episode.game.over or self._cut_off == "standing"
        return episode.rewards() if pays else [0.0] * self._player_count

    @property
    def episode(self) -> Episode:
        """Return the game in progress.

        Raises:
            BadNotation: `reset` was not called.
        """
        if self._episode is None:
            raise BadNotation("no game has been dealt: call reset first")
        return self._episode


def record_of(env: Any) -> Record:  # noqa: ANN401 - with any wrappers
    """Return the record of the game in `env`, finished or not. `env` may have any wrappers.

    Raises:
        BadNotation: `reset` was not called.
    """
    record: Record = env.unwrapped.episode.record()
    return record


def _restored(
    name: str, players: int, options: dict[str, object], log: Sequence[object], known: tuple[Any, ...]
) -> Episode:
    """Rebuild a pickled episode."""
    rng, calls, made, asked, exposed = known
    episode = Episode(make_game(name, players, options), FastRng.in_state(rng), calls)
    for entry in log:
        episode.take(*read_entry(type(episode.game), entry))
    episode.made = made
    episode.asked = list(asked)
    episode._known = exposed  # noqa: SLF001 - one made here
    return episode


def move_names(game: str, calls: Calls = "race") -> list[str]:
    """Return the name of each move, by number.

    Raises:
        BadNotation: there is no such game; the message lists the games.
    """
    names = agent_move_names(game)
    return [*names, "call", "quiet"] if _is_race(find_game(game), calls) else names


def _is_race(game: type[Game], calls: Calls) -> bool:
    """Whether seats are asked if they call."""
    return calls == "race" and "call" in game.actions


def choose_action(player: Player, game: Game, view: View, *, misplays: bool) -> Action:
    """Return the action of `player`, who is on turn and sees `view`: not a call, and a misplay only if `misplays`.

    A view lists a call as a right action as long as somebody is exposed. A player that chooses it is asked again, so
    that a random player chooses all other actions equally often. A player that never chooses anything else makes the
    first right move.
    """
    for _ in range(PATIENCE):
        action = player.choose(view)
        if not isinstance(action, Call) and (misplays or not game.is_misplay(action)):
            return action
    return game.action_of(game.moves()[0])


class Decision(NamedTuple):
    """One decision of a seat."""

    seat: Seat
    observation: Vector  # before the move
    mask: Mask  # the right moves
    move: int  # the move made, in the agent's numbers


def episode_of(record: Record, rng: FastRng, calls: Calls = "race") -> Episode:
    """Return an episode in the state at the end of `record`; `rng` is the random generator from there on.

    Raises:
        RecordError: an entry is refused or is a misplay; episodes only have right moves.
    """
    episode = _table(record, rng, calls)
    for _ in _play(episode, record):
        pass
    episode.settle()
    return episode


def decisions_in(record: Record, calls: Calls = "race") -> Iterator[Decision]:
    """Iterate over every decision in `record`, those not to call included.

    If a seat called, the record does not say who had been asked before it: only the caller's decision is known.

    Raises:
        RecordError: an entry is refused or is a misplay; episodes only have right moves.
    """
    episode = _table(record, FastRng(0), calls)
    yield from _play(episode, record)
    yield from _keep_quiet(episode)


def _table(record: Record, rng: FastRng, calls: Calls) -> Episode:
    return Episode(make_game(record.game, record.players, record.options), rng, calls)


def _play(episode: Episode, record: Record) -> Iterator[Decision]:
    """Apply all entries of `record`; each decision is yielded before it is made.

    A call in a record is a move only where an episode asks for it: right after the play that left a seat exposed. A
    later call is applied, but it is not a decision.
    """
    game = episode.game
    for at, entry in enumerate(record.log):
        try:
            by, action = read_entry(type(game), entry)
            game.check(by, action)
        except (BadNotation, Refusal) as error:
            raise RecordError(f"entry {at}: {explain(error)}") from None
        if game.is_misplay(action):
            raise RecordError(f"entry {at}: it is a misplay, but environments only have right moves")
        if isinstance(action, Call):
            yield from _call(episode, by)
        else:
            yield from _keep_quiet(episode)
            if by is not None:
                yield _decision(episode, by, to_agent_numbers(game, [game.move_of(action)])[0])
        episode.take(by, action)
        # If a seat has just become exposed, everybody is asked whether they call, in the order of seats.
        if not game.chance_due and episode.newly_exposed() and episode.calls == "race":
            episode.asked = [Seat(seat) for seat in range(game.players)]


def _call(episode: Episode, by: By) -> Iterator[Decision]:
    """Yield the decision of `by` to call, if the seats are asked at this point."""
    if episode.asked and by is not None:
        episode.asked = [by]
        yield _decision(episode, by, episode.call)
        episode.asked = []


def _keep_quiet(episode: Episode) -> Iterator[Decision]:
    """Yield the decisions of all seats that are asked not to call."""
    while episode.asked:
        yield _decision(episode, episode.asked[0], episode.quiet)
        episode.asked.pop(0)
        episode.made += 1


def _decision(episode: Episode, seat: Seat, move: int) -> Decision:
    return Decision(seat, episode.observation(seat), episode.mask(seat), move)
