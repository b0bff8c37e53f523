"""One game as an environment plays it: who is to decide, between which moves, and what became of it.

Chance acts by itself whenever it is due. Moves are numbers (see `move_numbers`), and only right ones are made; where
"Musicards!" is raced for, there are two more, to call and to keep quiet. PettingZoo and Gymnasium stand on this page,
which knows neither.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from musicards.envs.encode import Vector, encode
from musicards.envs.move_numbers import agent_move_names, to_agent_numbers, to_engine_number
from musicards.envs.settings import Calls
from musicards.errors import Refusal
from musicards.games.action import CHANCE, Action, By, Call, Seat
from musicards.games.game import Game, Tell
from musicards.games.luck import shuffled
from musicards.games.registry import find_game, make_game
from musicards.record import Record, read_entry, write_entry

__all__ = ["Episode", "Mask", "move_names", "rewards_of"]

Mask: TypeAlias = NDArray[np.int8]
"""By move: 1 where it is right now, else 0."""

_CALL: Final = Call()


class Episode:
    """A game in progress, and its log.

    Attributes:
        game: the game itself, settled: luck is never due.
        luck: what chance does.
        calls: who calls "Musicards!".
        log: who did what, chance and the deal too.
        made: how many moves have been made; quiet ones count, what chance did does not.
        asked: the seats still to be asked whether they call, the one asked now first.
        size: how many numbers of moves there are.
        call, quiet: the numbers of the two moves that are not the engine's; right for nobody but who is asked.
    """

    def __init__(self, game: Game, luck: Random, calls: Calls = "race") -> None:
        """A table with nothing dealt yet: `begin` deals."""
        self.game = game
        self.luck = luck
        self.calls = calls
        self.log: list[tuple[By, Action]] = []
        self.made = 0
        self.asked: list[Seat] = []
        self.call = game.move_space
        self.quiet = game.move_space + 1
        self.size = game.move_space + 2 * _is_race(type(game), calls)
        self._known = 0  # seats that were exposed when somebody last had a chance to call, bit n for seat n

    # Who decides, and between what

    @property
    def mover(self) -> Seat:
        """Who is to decide; once the game is over, who was on turn last."""
        return self.asked[0] if self.asked else self.game.turn

    def moves(self) -> list[int]:
        """The right moves of the mover; none when the game is over."""
        if self.asked:
            return [self.call, self.quiet]
        return to_agent_numbers(self.game, self.game.moves())

    def mask(self, seat: Seat) -> Mask:
        """The right moves of `seat` as flags. Only the mover has any, and only its own hand decides which."""
        mask = np.zeros(self.size, np.int8)
        if seat == self.mover:
            mask[self.moves()] = 1
        return mask

    def observation(self, seat: Seat) -> Vector:
        """What `seat` may know."""
        return encode(self.game.view(seat), asked=bool(self.asked) and self.asked[0] == seat)

    # What happens

    def begin(self, tell: Tell | None = None) -> None:
        """Chance deals."""
        self._settle(tell)

    def make(self, move: int, tell: Tell | None = None) -> None:
        """The mover makes `move`; then chance does what has become due. What comes of it goes to `tell`.

        Raises:
            Refusal: it is not among `moves`; nothing has changed.
        """
        right = self.moves()
        if move not in right:
            raise Refusal("move-not-right", {"move": move, "right": right})
        if self.asked:
            self.answer(calls=move == self.call, tell=tell)
            return
        number = to_engine_number(self.game, move)
        action = self.game.action_of(number)
        if tell is not None:
            self.act(action, tell)
            return
        self.log.append((self.game.turn, action))
        self.game.make(number, None)
        self.made += 1
        self._settle(None)

    def act(self, action: Action, tell: Tell | None = None) -> None:
        """The seat on turn does `action`, which may be a misplay. Nobody is being asked whether to call.

        Raises:
            Refusal: it is not possible; nothing has changed.
        """
        self._apply(self.game.turn, action, tell)
        self.made += 1
        self._settle(tell)

    def answer(self, *, calls: bool, tell: Tell | None = None) -> None:
        """The seat that is asked whether it calls says so, or keeps quiet."""
        seat = self.asked.pop(0)
        if calls:
            self.asked.clear()
            self._apply(seat, _CALL, tell)
        self.made += 1
        self._settle(tell)

    def take(self, by: By, action: Action) -> None:
        """What a record says: somebody's action or chance's, while nobody is being asked. Nothing else happens.

        Raises:
            Refusal: it is not possible; nothing has changed.
        """
        self._apply(by, action, None)
        self.made += by is not CHANCE

    def open_race(self) -> None:
        """After `take`: when somebody has just become exposed, everybody is to be asked, in the order of seats."""
        if self._newly_exposed() and self.calls == "race":
            self.asked = [Seat(seat) for seat in range(self.game.players)]

    def close_race(self) -> None:
        """Nobody is asked any more: all who still would have been kept quiet, or one of them has called."""
        self.asked = []

    def settle(self) -> None:
        """After the last `take`, let chance and the callers do what is due."""
        self._settle(None)

    def _apply(self, by: By, action: Action, tell: Tell | None) -> None:
        self.game.apply(by, action, tell)
        self.log.append((by, action))

    def _newly_exposed(self) -> int:
        """The seats that have become exposed since this was last asked, bit n for seat n."""
        new = self.game.exposed & ~self._known
        self._known = self.game.exposed
        return 0 if self.game.over else new

    def _settle(self, tell: Tell | None) -> None:
        """Let chance act until somebody has to decide; then see whether there is something new to call for."""
        game = self.game
        while not game.over:
            if game.luck_due:
                self._apply(CHANCE, game.chance(self.luck), tell)
                continue
            if self.asked:
                return
            if not self._newly_exposed() or self.calls == "none":
                return
            order = shuffled(self.luck, range(game.players))
            if self.calls == "race":
                self.asked = [Seat(seat) for seat in order]
                return
            self._apply(Seat(order[0]), _CALL, tell)

    # What remains of it

    def rewards(self) -> list[float]:
        """By seat, as `rewards_of` has them."""
        return rewards_of(self.game)

    def record(self) -> Record:
        """All that chance and the players did. Keeping quiet leaves no trace, as at a table."""
        log: list[object] = [write_entry(by, action) for by, action in self.log]
        return Record(self.game.name, self.game.players, self.game.options, log, self.game.result().to_json())

    def copy(self) -> "Episode":
        """An episode like this one that goes its own way, with the same luck ahead."""
        other = Episode(self.game.copy(), Random(), self.calls)
        other.luck.setstate(self.luck.getstate())
        other.log = self.log[:]
        other.made = self.made
        other.asked = self.asked[:]
        other._known = self._known
        return other

    def __deepcopy__(self, _: object) -> "Episode":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        # Through the record: it is plain JSON, whatever the engine was compiled to.
        record = self.record()
        known = (self.luck.getstate(), self.calls, self.made, self.asked, self._known)
        return _restored, (record.game, record.players, dict(record.options), record.log, known)


def _restored(
    name: str, players: int, options: dict[str, object], log: Sequence[object], known: tuple[Any, ...]
) -> Episode:
    """The episode that was pickled."""
    luck, calls, made, asked, exposed = known
    episode = Episode(make_game(name, players, options), Random(), calls)
    for entry in log:
        episode.take(*read_entry(type(episode.game), entry))
    episode.luck.setstate(luck)
    episode.made = made
    episode.asked = list(asked)
    episode._known = exposed  # noqa: SLF001 - one made here
    return episode


def move_names(game: str, calls: Calls = "race") -> list[str]:
    """By number, what each move is.

    Raises:
        BadNotation: there is no such game; lists those there are.
    """
    names = agent_move_names(game)
    return [*names, "call", "quiet"] if _is_race(find_game(game), calls) else names


def _is_race(game: type[Game], calls: Calls) -> bool:
    """Whether seats are asked if they call."""
    return calls == "race" and "call" in game.readers


def rewards_of(game: Game) -> list[float]:
    """What the game has brought each seat, with the scores as they stand.

    The winners share one win; of that everybody's fair share is taken away, and the rest stretched so that winning
    alone is 1. So all rewards together are 0, two players get 1 and -1, and a win that all share is worth nothing.
    Alone, in Memory, there is nobody to win from: the reward is how many of the tries made a pair, 1 for all of them.
    """
    result = game.result()
    if game.players == 1:
        pairs = result.scores[0]
        tries = pairs + result.turns - result.over  # a turn ends with a try that failed, but for the last
        return [pairs / tries if tries else 0.0]
    best = min(result.scores) if game.low_wins else max(result.scores)
    leaders = [score == best for score in result.scores]
    share = 1 / sum(leaders)
    return [(game.players * share * leads - 1) / (game.players - 1) for leads in leaders]
