"""The computer players of one match. Each gets only what its seat may see.

Some stand in for a person: while the person is away, or for the rest of a turn that took too long. A bug in a
computer player must not stop a match of people: it is logged, and any legal action is played instead.
"""

from collections.abc import Iterable, Sequence
from typing import Final, cast

import structlog

from musicards.errors import BadNotation
from musicards.games.action import Action, Seat
from musicards.games.event import Event
from musicards.games.rng import Rng
from musicards.games.view import View
from musicards.players.levels import SKILLS, make_player
from musicards.players.player import Player
from musicards.players.random_player import RandomPlayer
from musicards.players.search_problem import SearchProblem
from musicards.server.match.messages import Level
from musicards.store import StoredSeat

log: Final = structlog.get_logger()


def levels_around(rows: Sequence[StoredSeat]) -> tuple[Level | None, Level | None]:
    """Return the levels below and above that of the computers; None where there is none, or if their levels differ."""
    ladder = cast("list[Level]", list(SKILLS))
    levels = {row.level for row in rows if row.kind == "computer"}
    if len(levels) != 1 or not levels <= set(ladder):
        return None, None
    at = ladder.index(cast("Level", levels.pop()))
    return ladder[at - 1] if at else None, ladder[at + 1] if at + 1 < len(ladder) else None


class ComputerSeats:
    """The computer players by seat."""

    def __init__(self, rows: Sequence[StoredSeat], rng: Rng) -> None:
        """Make a player for each computer's seat in `rows`."""
        self._rng = rng
        self._players: dict[Seat, Player] = {}
        for number, row in enumerate(rows):
            if row.kind == "computer":
                self._players[Seat(number)] = self._make(row.level)

    def __contains__(self, seat: object) -> bool:
        return seat in self._players

    @property
    def seats(self) -> list[Seat]:
        """Return the seats of the computer players, ascending."""
        return sorted(self._players)

    def sit(self, seat: Seat, level: str, past: Iterable[Event]) -> None:
        """Let a player of `level` play `seat` from now on. `past`: the events so far."""
        self._players[seat] = self._make(level)
        for event in past:
            self._notify(seat, event)

    def leave(self, seat: Seat) -> None:
        """Remove the player in `seat`."""
        self._players.pop(seat, None)

    def notice(self, event: Event) -> None:
        """Tell each player what happened, as far as its seat may know."""
        for seat in self.seats:
            self._notify(seat, event)

    def thinks(self, seat: Seat, rng: Rng) -> float:
        """Return how many seconds the player in `seat` takes for its move, as a person might."""
        return self._players[seat].thinks(rng)

    def search_problem(self, seat: Seat, view: View) -> SearchProblem | None:
        """Return the problem that the player in `seat` wants solved before it chooses; None if there is none."""
        try:
            return self._players[seat].search_problem(view)
        except Exception:  # noqa: BLE001 - the match continues whatever the error is
            self._replace(seat, "search_problem")
            return None

    def solve(self, seat: Seat, view: View, answer: Action | None) -> None:
        """Give the player in `seat`, if there still is one, the answer to its problem. None: there was no search."""
        if seat not in self._players:
            return
        try:
            self._players[seat].solve(view, answer)
        except Exception:  # noqa: BLE001 - the match continues whatever the error is
            self._replace(seat, "solve")

    def choose(self, seat: Seat, view: View) -> Action:
        """Return the action that the player in `seat` chooses now."""
        try:
            return self._players[seat].choose(view)
        except Exception:  # noqa: BLE001 - the match continues whatever the error is
            self._replace(seat, "choose")
            return self._players[seat].choose(view)

    def calls(self, seat: Seat, view: View) -> bool:
        """Whether the player in `seat` would call "Musicards!"."""
        try:
            return self._players[seat].calls(view)
        except Exception:  # noqa: BLE001 - the match continues whatever the error is
            self._replace(seat, "calls")
            return False

    def _notify(self, seat: Seat, event: Event) -> None:
        try:
            self._players[seat].notice(event.seen_by(seat))
        except Exception:  # noqa: BLE001 - the match continues whatever the error is
            self._replace(seat, "notice")

    def _make(self, level: str | None) -> Player:
        try:
            return make_player(level, self._rng)
        except BadNotation:  # a level of an older or newer version
            log.warning("computer level unknown", level=level)
            return RandomPlayer(self._rng)

    def _replace(self, seat: Seat, doing: str) -> None:
        """Log the exception being handled; `seat` plays at random from now on."""
        log.exception("computer player failed", seat=seat, doing=doing)  # noqa: LOG004 - called from handlers only
        self._players[seat] = RandomPlayer(self._rng)
