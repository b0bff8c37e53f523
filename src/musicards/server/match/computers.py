"""The computer players of one match. Each gets only what its seat may see.

Some stand in for a person: while the person is away, or for the rest of a turn that took too long. A bug in a
computer player must not stop a match of people: it is logged, and any legal action is played instead.
"""

from collections.abc import Callable, Collection, Sequence
from typing import Final, TypeVar, cast

from musicards.errors import BadNotation, Refusal
from musicards.games.action import Action, Call, Seat
from musicards.games.event import Event
from musicards.games.rng import Rng
from musicards.games.view import View
from musicards.players.levels import SKILLS, make_player
from musicards.players.player import Player
from musicards.players.random_player import RandomPlayer
from musicards.players.search_problem import SearchProblem
from musicards.server.log import log
from musicards.server.match.messages import Level
from musicards.server.match.state import Draft, MatchState
from musicards.server.match.timeline import Step
from musicards.store import StoredSeat

T = TypeVar("T")

STAND_IN: Final = "rule"  # the level of computer players who play for people


def levels_around(rows: Sequence[StoredSeat]) -> tuple[Level | None, Level | None]:
    """Return the levels below and above that of the computers; None where there is none, or if their levels differ."""
    ladder = cast("list[Level]", list(SKILLS))
    levels = {row.level for row in rows if row.kind == "computer"}
    if len(levels) != 1 or not levels <= set(ladder):
        return None, None
    at = ladder.index(cast("Level", levels.pop()))
    return ladder[at - 1] if at else None, ladder[at + 1] if at + 1 < len(ladder) else None


class Computers:
    """Which computer plays where in a match: for itself, for somebody who is away, or for the rest of a turn.

    Attributes:
        stood_in: the seats where a computer plays for a person who is away.
        finishing: the seat whose turn took too long, so that a computer finishes it; None if there is none.
    """

    def __init__(self, match: MatchState, rows: Sequence[StoredSeat], rng: Rng) -> None:
        """Make a player for each computer's seat in `rows`."""
        self.stood_in: set[Seat] = set()
        self.finishing: Seat | None = None
        self._match = match
        self._rng = rng
        self._players = {Seat(n): self._make(row.level) for n, row in enumerate(rows) if row.kind == "computer"}
        self._stand_ins_listen = make_player(STAND_IN, rng).listens(match.game.name)
        self._events: list[Event] = []  # all events so far, for stand-ins; empty if those do not need them
        self._undecided = 0  # bit n: seat n became exposed, and the computers have not yet decided whether to call

    def _make(self, level: str | None) -> Player:
        try:
            return make_player(level, self._rng)
        except BadNotation:  # a level of an older or newer version
            log.warning("computer level unknown", level=level)
            return RandomPlayer(self._rng)

    def _ask(self, seat: Seat, ask: Callable[[Player], T]) -> T:
        """Return what the player in `seat` answers. If it fails, `seat` plays at random from now on."""
        try:
            return ask(self._players[seat])
        except Exception:
            log.exception("computer player failed", seat=seat)
            self._players[seat] = RandomPlayer(self._rng)
            return ask(self._players[seat])

    def notice(self, step: Step) -> None:
        """Tell each computer player what has happened, as far as its seat may know."""
        if self._stand_ins_listen:
            self._events.extend(step.events)
        for event in step.events:
            for seat in sorted(self._players):
                self._notify(seat, event)

    def _notify(self, seat: Seat, event: Event) -> None:
        self._ask(seat, lambda player: player.notice(event.seen_by(seat)))

    def see_exposed(self, before: int) -> None:
        """Let the computers decide whether to call, now that others are exposed than `before` (bit n for seat n)."""
        exposed = self._match.game.exposed if self.are_playing else 0
        self._undecided = (self._undecided | exposed & ~before) & exposed

    def sit(self, seat: Seat, level: str) -> None:
        """Let a player of `level` play `seat` from now on."""
        self._players[seat] = self._make(level)
        for event in self._events:
            self._notify(seat, event)

    def leave(self, seat: Seat) -> None:
        """Remove the player in `seat`."""
        self._players.pop(seat, None)

    @property
    def are_playing(self) -> bool:
        """Whether a computer plays in any seat, for itself or for a person."""
        return bool(self._players)

    def stand_in(self, seat: Seat) -> None:
        """Let a computer play for the person in `seat` until `hand_back`."""
        self.stood_in.add(seat)
        self._seat_stand_in(seat)

    def hand_back(self, seat: Seat) -> None:
        """Let the person in `seat` play again. The move that the computer was thinking about is not made."""
        self.stood_in.discard(seat)
        if seat != self.finishing:
            self.leave(seat)

    def finish_turn(self) -> Seat | None:
        """Let a computer play the rest of this turn, even if the player comes back.

        Return the seat, or None if it is a computer's turn.
        """
        seat = self._match.game.turn
        if not self._match.in_progress or seat == self.finishing or self._match.seats.rows[seat].kind == "computer":
            return None
        self.finishing = seat
        self._seat_stand_in(seat)
        return seat

    def agree(self, stood_in: Collection[Seat], finishing: tuple[Seat, int] | None) -> bool:
        """Let computers play for the same people as at the server that leads. Return whether that changes anything.

        Args:
            stood_in: the seats of these people.
            finishing: the turn that a computer finishes there; None if there is none.
        """
        before = set(self.stood_in)
        for seat in before.difference(stood_in):
            self.hand_back(seat)
        for seat in stood_in:
            if self._match.in_progress and seat not in before and self._match.seats.is_person(seat):
                self.stand_in(seat)
        if finishing == self._match.last.turn and self.finishing is None:
            self.finish_turn()
        return self.stood_in != before

    def _seat_stand_in(self, seat: Seat) -> None:
        if seat not in self._players:
            self.sit(seat, STAND_IN)

    def end_turn(self) -> None:
        """Stop the computer that finished a turn or, at the end of the match, every stand-in."""
        seat, self.finishing = self.finishing, None
        if not self._match.in_progress:
            self.stood_in.clear()
        if seat is not None and seat not in self.stood_in:
            self.leave(seat)

    def on_turn(self) -> Seat | None:
        """Return the seat of the computer player whose turn it is; None if a person or nobody is on turn."""
        match = self._match
        turn = match.game.turn
        if not match.in_progress or turn not in self._players:
            return None
        return None if match.scene is not None and match.scene.reply(match.game) is None else turn

    def thinks(self, seat: Seat, rng: Rng) -> float:
        """Return how many seconds the computer player in `seat` takes for its move, as a person might."""
        return self._players[seat].thinks(rng)

    def problem(self, seat: Seat) -> SearchProblem | None:
        """Return the problem that the computer player on turn wants solved before it moves; None if there is none."""
        view = self._match.game.view(seat)
        return self._ask(seat, lambda player: player.search_problem(view))

    def solve(self, seat: Seat, view: View, answer: Action | None) -> None:
        """Give the computer player in `seat`, if there still is one, the answer to the problem of `view`.

        None: there was no search.
        """
        if seat in self._players:
            self._ask(seat, lambda player: player.solve(view, answer))

    def move(self, seat: Seat) -> Draft:
        """Return the move of the computer player on turn."""
        view = self._match.game.view(seat)
        try:
            reply = None if self._match.scene is None else self._match.scene.reply(self._match.game)
            return self._match.draft(seat, reply or self._ask(seat, lambda player: player.choose(view)))
        except Refusal:
            log.exception("computer player was refused", match=self._match.code, seat=seat)
            return self._match.draft(seat, RandomPlayer(self._rng).choose(view))

    def callers(self) -> tuple[int, list[Seat]]:
        """Return who is exposed (bit n for seat n), and the computer players who will call. Once for each exposure."""
        exposed, self._undecided = self._undecided, 0
        return exposed, [seat for seat in sorted(self._players) if self.means_to_call(seat, exposed)]

    def means_to_call(self, seat: Seat, exposed: int) -> bool:
        """Whether the computer player in `seat` will call, now that the seats in `exposed` are. Asked once."""
        match = self._match
        if not exposed or match.game.over or self._only_finishes(seat) or match.scene is not None:
            return False
        view = match.game.view(seat)
        return self._ask(seat, lambda player: player.calls(view))

    def _only_finishes(self, seat: Seat) -> bool:
        """Whether the computer in `seat` only finishes a turn for a person who is here and can call themselves."""
        return seat == self.finishing and seat not in self.stood_in

    def decide_again(self) -> None:
        """Ask the computer players again whether to call: they were interrupted."""
        self._undecided = self._match.game.exposed if self.are_playing else 0

    def call(self, seat: Seat, exposed: int) -> Draft | None:
        """Return the call that the computer player in `seat` decided to make.

        None if none of the seats in `exposed` is exposed any more, or a person plays in `seat` again.
        """
        if not self._match.in_progress or not self._match.game.exposed & exposed:
            return None
        if seat not in self._players or self._only_finishes(seat):
            return None
        return self._match.draft(seat, Call())
