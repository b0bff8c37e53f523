"""Play one game of a duplicate deal and count what happens in it: who won, how long it took, misplays, calls.

The players are asked as in `players.playing`. Chance has separate random streams (see `DealStreams`), and
everything is counted from events that all games have, so there is no code for individual games.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from time import thread_time
from typing import Final

from msgspec import Struct

from musicards.errors import MusicardsError, Refusal
from musicards.games.action import CHANCE, Action, Call, Seat
from musicards.games.event import Called, Caught, Ended, Event, Misplayed, Reshuffled
from musicards.games.game import Game
from musicards.lab.contestants import Contestant
from musicards.players.playing import first_to_call
from musicards.texts import explain


@dataclass(frozen=True, slots=True)
class DealStreams:
    """The random streams of deal number `deal` of the series `seed`; the same on every machine.

    Duplicate deals have the same cards for all players, so that luck cancels out: as in duplicate bridge, a deal is
    played again with the players in other seats. Every random decision has its own random stream, which depends on the
    seed, the deal's number and the decision (the deal, the second reshuffle, the fifth fan, a seat's choice between
    equals, who calls first), but not on who plays.
    """

    seed: int
    deal: int

    def of_chance(self, number: int) -> Random:
        """Return the stream for action `number` of chance, from 0: first the deal, then reshuffles or fans.

        The same number gives the same stream whatever the players did before. The cards that it shuffles may differ: a
        discard pile depends on the players.
        """
        return self._stream(f"chance {number}")

    def of_seat(self, seat: int) -> Random:
        """Return the stream for the player in `seat`. Two identical players in the same seat play identically."""
        return self._stream(f"seat {seat}")

    def of_calls(self) -> Random:
        """Return the stream that decides who calls "Musicards!" first."""
        return self._stream("calls")

    def _stream(self, what: str) -> Random:
        return Random(f"musicards deal {self.seed} {self.deal} {what}")


MAX_MOVES: Final = 100_000
"""Moves of one seat after which a game is taken to be endless."""

_CALL: Final = Call()


class GameStats(Struct, frozen=True, kw_only=True):
    """The statistics of one game.

    Tournament files contain them: a new field needs a default, so that older files can be read.
    """

    winners: tuple[int, ...]  # seats, ascending
    scores: tuple[int, ...]  # by seat, as in `Result`
    turns: int  # as in `Result`
    moves: tuple[int, ...]  # by seat, actions on its own turn; calls are not counted
    misplays: tuple[int, ...]  # by seat
    seconds: tuple[float, ...]  # by seat, processor time of the player
    blocked: bool  # the game ended because nobody could move
    reshuffles: int
    exposed: int  # how often a seat became exposed
    saved: int  # how often an exposed seat called first
    caught: int  # how often an exposed seat was caught

    def shares(self) -> list[float]:
        """Return the share of each seat: 1 for a win, 1/k for a win shared by k seats, 0 for a loss."""
        part = 1 / len(self.winners)
        return [part if seat in self.winners else 0.0 for seat in range(len(self.scores))]

    def is_for(self, players: int) -> bool:
        """Whether there are winners, and a figure for each seat. Statistics from a file may be invalid."""
        by_seat = (self.scores, self.moves, self.misplays, self.seconds)
        return {*map(len, by_seat)} == {players} and bool(self.winners) and set(self.winners) <= set(range(players))


def play(table: Game, contestants: Sequence[Contestant], streams: DealStreams) -> GameStats:
    """Play a deal with these contestants in the seats. `table` is a game before the deal; it is not changed.

    Raises:
        MusicardsError: the game refused a contestant's action, or the game does not end.
    """
    return _Simulation(table.copy(), contestants, streams).play()


class _Simulation:
    """A game in progress and its statistics."""

    def __init__(self, game: Game, contestants: Sequence[Contestant], streams: DealStreams) -> None:
        self.game = game
        self.contestants = contestants
        self.streams = streams
        self.calls_rng = streams.of_calls()
        self.players = [each.make(streams.of_seat(seat)) for seat, each in enumerate(contestants)]
        self.listeners = [Seat(at) for at, player in enumerate(self.players) if player.listens(game.name)]
        self.moves = [0] * game.players
        self.misplays = [0] * game.players
        self.seconds = [0.0] * game.players
        self.blocked = False
        self.chances = self.reshuffles = self.exposed = self.saved = self.caught = 0

    def play(self) -> GameStats:
        """Play the game to the end."""
        game = self.game
        known_exposed = 0
        while not game.over:
            if game.chance_due:
                game.apply(CHANCE, game.chance(self.streams.of_chance(self.chances)), self.on_event)
                self.chances += 1
                continue
            newly = game.exposed & ~known_exposed
            known_exposed = game.exposed
            if newly:
                self.exposed += newly.bit_count()
                caller = first_to_call(game, self.calls_rng, self.calls)
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
        """Let the seat on turn act.

        Raises:
            MusicardsError: it has made more than `MAX_MOVES` moves, or the game refuses the action.
        """
        view = self.game.view(seat)
        started = thread_time()
        action = self.players[seat].choose(view)
        self.seconds[seat] += thread_time() - started
        self.moves[seat] += 1
        if self.moves[seat] > MAX_MOVES:
            raise MusicardsError(f"a game of {self.game.title} does not end: {self.names()} made {MAX_MOVES} moves")
        self.apply(seat, action)

    def calls(self, seat: Seat) -> bool:
        """Ask the player in `seat` whether it calls."""
        view = self.game.view(seat)
        started = thread_time()
        calls = self.players[seat].calls(view)
        self.seconds[seat] += thread_time() - started
        return calls

    def apply(self, seat: Seat, action: Action) -> None:
        """Apply an action.

        Raises:
            MusicardsError: the game refuses it; the message names the contestant.
        """
        try:
            self.game.apply(seat, action, self.on_event)
        except Refusal as refusal:
            name = self.contestants[seat].name
            why = explain(refusal)
            raise MusicardsError(f"{self.game.title} refuses an action of {name}: {action.to_json()}: {why}") from None

    def on_event(self, event: Event) -> None:
        """Count an event, and notify the players that listen."""
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
        """Return the contestants' names in order of seats."""
        return ", ".join([contestant.name for contestant in self.contestants])
