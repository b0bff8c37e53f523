"""One game, played for its figures: who won, how long it took, what went wrong on the way.

Who is asked when is as in `players.playing`; here chance has streams of its own (see `deals`), and what happens is
counted from the events that every game tells, so that nothing here knows one game from another.
"""

from collections.abc import Sequence
from time import thread_time
from typing import Final

from msgspec import Struct

from musicards.errors import MusicardsError, Refusal
from musicards.games.action import CHANCE, Action, Call, Seat
from musicards.games.english import explain
from musicards.games.event import Called, Caught, Ended, Event, Misplayed, Reshuffled
from musicards.games.game import Game
from musicards.games.luck import shuffled
from musicards.lab.contestants import Contestant
from musicards.lab.deals import DealLuck

__all__ = ["GameStats", "play"]

MOST_MOVES: Final = 100_000
"""Who has not come to an end by then never will."""

_CALL: Final = Call()


class GameStats(Struct, frozen=True, kw_only=True):
    """What came of one game. What is "by seat" has a number for each of them."""

    winners: tuple[int, ...]  # seats, ascending
    scores: tuple[int, ...]  # by seat, in the game's own measure
    turns: int  # as `Result.turns` counts
    moves: tuple[int, ...]  # by seat: what it did on its own turn; calls are not counted
    misplays: tuple[int, ...]  # by seat
    seconds: tuple[float, ...]  # by seat: processor time of its thinking
    blocked: bool  # nobody could go on
    reshuffles: int
    exposed: int  # how often a seat became exposed to a call
    saved: int  # how often one saved itself by calling
    caught: int  # how often one was caught

    def shares(self) -> list[float]:
        """By seat: 1 for a win, an equal part of it for a shared one, 0 for a loss."""
        part = 1 / len(self.winners)
        return [part if seat in self.winners else 0.0 for seat in range(len(self.scores))]


def play(table: Game, contestants: Sequence[Contestant], luck: DealLuck) -> GameStats:
    """Play a deal at `table`, which stays as it is, with these contestants in the seats.

    Raises:
        MusicardsError: a contestant did what the game refuses, or the game does not end.
    """
    return _Simulation(table.copy(), contestants, luck).play()


class _Simulation:
    """A game on its way, and what is counted of it."""

    def __init__(self, game: Game, contestants: Sequence[Contestant], luck: DealLuck) -> None:
        self.game = game
        self.contestants = contestants
        self.luck = luck
        self.calls_luck = luck.of_calls()
        self.players = [each.make(luck.of_seat(seat)) for seat, each in enumerate(contestants)]
        self.listeners = [Seat(at) for at, player in enumerate(self.players) if player.listens(game.name)]
        self.moves = [0] * game.players
        self.misplays = [0] * game.players
        self.seconds = [0.0] * game.players
        self.blocked = False
        self.chances = self.reshuffles = self.exposed = self.saved = self.caught = 0

    def play(self) -> GameStats:
        """To the end."""
        game = self.game
        known_exposed = 0
        while not game.over:
            if game.luck_due:
                game.apply(CHANCE, game.chance(self.luck.of_chance(self.chances)), self.tell)
                self.chances += 1
                continue
            newly = game.exposed & ~known_exposed
            known_exposed = game.exposed
            if newly:
                self.exposed += newly.bit_count()
                caller = self.first_to_call()
                if caller is not None:
                    self.apply(caller, _CALL)
                    continue
            self.move(game.turn)
        result = game.result()
        return GameStats(
            winners=tuple(result.winners),
            scores=result.scores,
            turns=result.turns,
            moves=tuple(self.moves),
            misplays=tuple(self.misplays),
            seconds=tuple([round(seconds, 6) for seconds in self.seconds]),
            blocked=self.blocked,
            reshuffles=self.reshuffles,
            exposed=self.exposed,
            saved=self.saved,
            caught=self.caught,
        )

    def move(self, seat: Seat) -> None:
        """What the seat on turn does."""
        view = self.game.view(seat)
        started = thread_time()
        action = self.players[seat].choose(view)
        self.seconds[seat] += thread_time() - started
        self.moves[seat] += 1
        if self.moves[seat] > MOST_MOVES:
            raise MusicardsError(f"a game of {self.game.title} does not end: {self.names()} made {MOST_MOVES} moves")
        self.apply(seat, action)

    def first_to_call(self) -> Seat | None:
        """Who calls first, now that somebody new is exposed: in speech there is no order, so luck decides."""
        for number in shuffled(self.calls_luck, range(self.game.players)):
            seat = Seat(number)
            view = self.game.view(seat)
            started = thread_time()
            calls = self.players[seat].calls(view)
            self.seconds[seat] += thread_time() - started
            if calls:
                return seat
        return None

    def apply(self, seat: Seat, action: Action) -> None:
        """Let it happen; a contestant's mistake is named as such."""
        try:
            self.game.apply(seat, action, self.tell)
        except Refusal as refusal:
            name = self.contestants[seat].name
            why = explain(refusal)
            raise MusicardsError(f"{name} did what {self.game.title} refuses: {action.to_json()}: {why}") from None

    def tell(self, event: Event) -> None:
        """Count what happened, and let those who listen hear it."""
        if isinstance(event, Misplayed):
            self.misplays[event.seat] += 1
        elif isinstance(event, Called):
            self.saved += event.safe
        elif isinstance(event, Caught):
            self.caught += 1
        elif isinstance(event, Reshuffled):
            self.reshuffles += 1
        elif isinstance(event, Ended):
            self.blocked = event.blocked
        for seat in self.listeners:
            heard = event.seen_by(seat)
            started = thread_time()
            self.players[seat].notice(heard)
            self.seconds[seat] += thread_time() - started

    def names(self) -> str:
        """Who sits here, in order of seats."""
        return ", ".join([contestant.name for contestant in self.contestants])
