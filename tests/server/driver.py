"""Run a match as the server does, but without waiting: drafts are stored at once."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import msgspec

from musicards.games.action import Seat
from musicards.games.registry import make_game
from musicards.games.secret import Secret
from musicards.server.match.match import KEPT, Match
from musicards.server.match.messages import Ack, Act, Refused, ServerMessage, Update
from musicards.server.match.state import Draft
from musicards.server.match.told import room_of, snapshot_of, updates_of
from musicards.store import StoredEntry, StoredMatch, StoredSeat
from tests.games.wander import attempt
from tests.server.wire import checked

NAMES = ("Ann", "Bob", "Cyd", "Dan", "Eve")


def persons(count: int) -> list[StoredSeat]:
    return [StoredSeat("person", None, NAMES[seat], f"token-of-{seat}") for seat in range(count)]


class Driver:
    """A match and the log that a store would have of it."""

    def __init__(
        self,
        game: str,
        seats: Sequence[StoredSeat],
        rng: Random,
        options: Mapping[str, object] | None = None,
        settings: Mapping[str, object] | None = None,
        *,
        secret: Secret | None = None,
    ) -> None:
        self.rng = rng
        every = make_game(game, len(seats), options or {}).options
        self.stored = StoredMatch("BKTRW", game, every, seats, settings=settings or {}, secret=secret)
        self.match = Match(self.stored, rng)
        self.log: list[StoredEntry] = []
        self.steps = [self.match.last]  # the beginning, and every step since
        self.count = 0
        self.commit(self.match.draft_chance())

    def commit(self, draft: Draft | None) -> None:
        """Do what a host does once the draft is stored."""
        if draft is not None:
            assert draft.after == len(self.log)
            self.log.extend(draft.entries(at=len(self.log)))
            self.match.commit(draft, at=len(self.log))
            self.steps.extend(draft.steps)

    def act(self, seat: int | None, action: Mapping[str, Any], act: str = "") -> Ack | Refused:
        """Send an act; without an id it gets a new one."""
        self.count += 1
        asked = Act(act or f"act {self.count}", dict(action))
        answer = self.match.judge(None if seat is None else Seat(seat), asked)
        if isinstance(answer, Draft):
            self.commit(answer)
            return answer.ack(asked.id)
        return answer

    def refused(self, seat: int | None, action: Mapping[str, Any]) -> Refused:
        """Send an act that is refused."""
        answer = self.act(seat, action)
        assert isinstance(answer, Refused)
        return answer

    def as_stored(self) -> StoredMatch:
        """Return the match as the store has it."""
        return replace(self.stored, seats=self.match.seats.rows, log=tuple(self.log))

    def loaded(self) -> Match:
        """Return the match as it is loaded from the store."""
        return Match(self.as_stored(), Random(0))


def play(driver: Driver, most: int) -> None:
    """Let people try up to `most` actions, possible or not."""
    for _ in range(most):
        if driver.match.game.over:
            return
        entry = dict(attempt(driver.match.game, driver.rng))
        seat = entry.pop("by")
        if isinstance(seat, int) and seat < driver.match.game.players:
            driver.act(seat, entry)


def play_to_the_end(driver: Driver) -> None:
    """Let people try actions, possible or not, until the match is over."""
    while not driver.match.game.over:
        play(driver, 10)


def missed(match: Match, viewer: Seat | None, seen: int) -> list[Update]:
    """Return the updates for a page that has seen the version `seen`, which the match still has."""
    updates = updates_of(match, viewer, seen)
    assert updates is not None
    return updates


def wire(message: ServerMessage) -> dict[str, Any]:
    """Return a message as a page gets it, checked against its type."""
    return checked(msgspec.json.encode(message))


def everything(match: Match, viewer: int | None) -> list[dict[str, Any]]:
    """Return everything that a page could be sent now."""
    seat = None if viewer is None else Seat(viewer)
    kept = min(match.version, KEPT)
    updates = missed(match, seat, match.version - kept)
    messages: list[ServerMessage] = [room_of(match, seat), snapshot_of(match, seat), *updates]
    return [wire(each) for each in messages]
