"""Many games of one kind, which programs play side by side with few calls.

Chance acts by itself. If the seats race to call "Musicards!", each is asked in turn, and has two moves: to call and not
to call. `musicards.envs.episode` says the same for one game with its log.
"""

from typing import Final

from librt.vecs import vec

from musicards.cards import i64
from musicards.games.action import Call, Seat
from musicards.games.game import Game
from musicards.games.rng import FastRng, next_rng, shuffle
from musicards.games.words import GameWords, i32

# Who calls "Musicards!" when a seat becomes exposed.
NOBODY_CALLS: Final = 0
SOMEBODY_CALLS: Final = 1  # a seat at random
RACE: Final = 2  # the first in random order that chooses to

_CALL: Final = Call()
_MOVES: Final = 64  # for which there is room at first, for each game


class Played:
    """One game of a batch.

    Attributes:
        game: the game in progress, after the deal.
        rng: the generator of its chance.
        seeds: draws a generator for each game.
        asked: the seats that have yet to be asked whether they call; the first is asked now.
        made: how many moves have been made, without actions of chance.
        done: the game is over or cut off; the next move begins another one instead.
        start: the state of `seeds` before the deal.
    """

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seeds = FastRng(seed)
        self.rng = self.seeds
        self.asked: list[Seat] = []
        self.exposed: int = 0  # when the seats were last asked
        self.made: i64 = 0
        self.done: bool = True
        self.start = self.seeds.state

    @property
    def mover(self) -> Seat:
        """Return the seat that has to decide; after the end, the seat that was on turn last."""
        return self.asked[0] if self.asked else self.game.turn


class Batch:
    """Games of one kind.

    Attributes:
        played: the games, in order.
        words: the states: for each game ``writer.size`` words, as the seat that has to decide sees it.
        turns: for each game the seat that has to decide.
        places: the right moves of all games: ``game * moves + move``, for the first `count` of them.
        finals: where games are replaced in the step in which they end, their last states, at their places.
        ended: the numbers of the games that have ended with the last move.
        finished: these games.
        leaders: of these games, bit n is set if seat n has the best score.
    """

    def __init__(  # noqa: PLR0913 - the settings of an environment
        self,
        blank: Game,
        writer: GameWords,
        seeds: list[int],
        calls: int,
        max_moves: int,
        *,
        same_step: bool = False,
    ) -> None:
        """Make a batch in which nothing is dealt.

        Args:
            blank: a game before the deal, which is copied.
            writer: how its states become words.
            seeds: one for each game.
            calls: one of the constants.
            max_moves: the number of moves after which a game is cut off.
            same_step: begin another game in the step in which one ends, not in the next.
        """
        self.blank = blank
        self.writer = writer
        self.calls: i64 = calls if "call" in blank.actions else NOBODY_CALLS
        self.max_moves: i64 = max_moves
        self.seats = [Seat(seat) for seat in range(blank.players)]
        self.call: i64 = writer.move_space
        self.moves: i64 = writer.move_space + (2 if self.calls == RACE else 0)
        self.played = [Played(blank, seed) for seed in seeds]
        self.words = vec[i64]([0] * (int(writer.size) * len(seeds)))
        self.turns = vec[i64]([0] * len(seeds))
        self.places = vec[i32]([0] * (_MOVES * len(seeds)))
        self.count: i64 = 0
        self.same_step = same_step
        self.finals = vec[i64]([0] * (int(writer.size) * len(seeds) if same_step else 0))
        self.ended: list[int] = []
        self.finished: list[Game] = []
        self.leaders: list[int] = []

    def play(self, moves: list[int]) -> None:
        """Make a move in each game, or begin another one if it is done, and write all states and right moves.

        `moves`: the number of a right move for each game, as its agent numbers them; not checked.
        """
        self.ended = []
        self.finished = []
        self.leaders = []
        self.count = 0
        at: i64 = 0
        for played in self.played:
            if played.done:
                self.begin(played)
            else:
                self.make(played, moves[at])
                if self.is_done(played):
                    played.done = True
                    self.ended.append(at)
                    self.finished.append(played.game)
                    self.leaders.append(leaders(played.game))
                    if self.same_step:
                        asked = bool(played.asked)
                        self.writer.write(played.game, played.mover, asked, self.finals, at * self.writer.size)
                        self.begin(played)
            self.write_game(played, at)  # at once, while its memory is still in the processor's cache
            at += 1  # noqa: SIM113 - a machine word

    def restore(self, number: int, start: tuple[int, int, int, int], history: list[int]) -> None:
        """Bring a game into the state after a deal, from `Played.start`, and the moves since then."""
        played = self.played[number]
        played.seeds = FastRng.in_state(start)
        self.begin(played)
        for move in history:
            self.make(played, move)
        played.done = self.is_done(played)

    def is_done(self, played: Played) -> bool:
        """Whether a game is over, or has to be cut off."""
        return played.game.over or played.made >= self.max_moves

    def begin(self, played: Played) -> None:
        """Deal a new game; another one if it ends with the deal, which can happen in Old Maid."""
        played.done = False
        played.made = 0
        played.asked = []
        played.exposed = 0
        played.start = played.seeds.state
        while True:
            played.rng = next_rng(played.seeds)
            played.game = self.blank.copy()
            played.game.begin(played.rng)
            if not played.game.over:
                break
        self.settle(played)

    def make(self, played: Played, move: i64) -> None:
        """Make a right move of the seat that has to decide."""
        game = played.game
        if played.asked:
            seat = played.asked.pop(0)
            if move == self.call:
                played.asked = []
                game.apply(seat, _CALL, None)
        else:
            game.play_move(self.writer.to_engine(game, move), played.rng)
        played.made += 1
        if game.exposed or game.chance_due or played.exposed:
            self.settle(played)

    def settle(self, played: Played) -> None:
        """Let chance act until a seat has to decide; if another seat has become exposed, ask who calls."""
        game = played.game
        while not game.over:
            if game.chance_due:
                game.apply(None, game.chance(played.rng), None)
                continue
            if played.asked:
                return
            new = game.exposed & ~played.exposed
            played.exposed = game.exposed
            if not new or not self.calls:
                return
            order = self.seats[:]
            shuffle(played.rng, order)
            if self.calls == RACE:
                played.asked = order
                return
            game.apply(order[0], _CALL, None)

    def write(self) -> None:
        """Write the states and the right moves of all games."""
        self.count = 0
        number: i64 = 0
        for played in self.played:
            self.write_game(played, number)
            number += 1  # noqa: SIM113 - a machine word

    def write_game(self, played: Played, number: i64) -> None:
        """Write the state and the right moves of a game; those of the games before it are written."""
        writer = self.writer
        asked = bool(played.asked)
        seat: i64 = played.asked[0] if asked else played.game.turn
        self.turns[number] = seat
        writer.write(played.game, seat, asked, self.words, number * writer.size)
        if played.done:
            return
        self.make_room()
        base = number * self.moves
        if asked:
            self.places[self.count] = i32(base + self.call)
            self.places[self.count + 1] = i32(base + self.call + 1)
            self.count += 2
        else:
            self.count = writer.write_moves(played.game, base, self.places, self.count)

    def make_room(self) -> None:
        """Make room for all moves of one more game."""
        if self.count + self.moves > len(self.places):
            self.places = vec[i32](list(self.places) + [0] * int(len(self.places) + self.moves))


def leaders(game: Game) -> int:
    """Return the seats with the best score as a bit set; the winners if the game is over."""
    scores = game.scores()
    best = scores[0]
    low = game.low_wins
    found = 0
    seat = 0
    for score in scores:
        if score == best:
            found |= 1 << seat
        elif (score < best) == low:
            best = score
            found = 1 << seat
        seat += 1  # noqa: SIM113 - faster compiled
    return found
