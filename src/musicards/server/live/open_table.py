"""A match and the pages that are open at it: what they are sent, and whether it can still be played."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, TypeVar

from musicards.errors import UnknownMatch
from musicards.games.action import Seat
from musicards.games.rng import Rng
from musicards.server.clock import Clock
from musicards.server.live.broadcaster import Broadcaster, Encode, Page
from musicards.server.live.keys import SeatKeys
from musicards.server.live.peers import Peers
from musicards.server.live.searching import Searcher
from musicards.server.live.timers import LateHands, Pauses
from musicards.server.match.match import Match
from musicards.server.match.messages import EvidenceBody, ForAll, Hands, Room, ServerMessage
from musicards.server.match.refusals import EarlierRules, Explain
from musicards.server.match.seats import device_of, nobody_at
from musicards.server.match.told import hands_of, room_of, snapshot_of, updates_of
from musicards.store import Store

T = TypeVar("T")


NoteEvidence: TypeAlias = Callable[[str, str, Sequence[EvidenceBody]], None]
"""Notes evidence; it gets the code of the class and the holder of the seat, and does not wait."""


class Run(Protocol):
    """Runs a slow function with its arguments, so that nobody waits: in a thread, where there are threads."""

    async def __call__(self, function: Callable[..., T], /, *args: Any) -> T:  # noqa: ANN401
        """Return what it returns."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    """What the matches of a server share."""

    store: Store
    rng: Rng  # for codes, secrets and computer players, and for the cards of matches without a secret
    pace: float  # how long computer players take: 1 for a natural speed, 0 for at once
    keys: SeatKeys  # makes the keys of the seats
    clock: Clock
    searcher: Searcher  # searches for the computer players
    peers: Peers  # the other servers that share the store
    encode: Encode  # returns a message as JSON
    run: Run  # runs a slow function so that nobody waits
    explain: Explain  # says in English why something was refused
    note_evidence: NoteEvidence | None = None  # notes what the acts of children in a class say; None without classes


class OpenTable:
    """A match and its open pages.

    Attributes:
        match: the current state.
        lock: held by whoever changes the match.
        peers: the other servers that share the store.
        encode: returns a message as JSON.
        pages: the open pages of the match at this server.
        pauses: the pages that the computer players wait for.
        unplayable: why nothing happens here any more, and no page may enter: the match has been deleted, or a server
            with other rules has written to it. None while it can be played.
    """

    def __init__(self, match: Match, services: Services) -> None:
        """Make a table without open pages."""
        self.match = match
        self.peers = services.peers
        self.encode = services.encode
        self.pages = Broadcaster(services.encode)
        self.pauses = Pauses(services.clock)
        self.lock = asyncio.Lock()
        self.unplayable: UnknownMatch | EarlierRules | None = None
        self._keys = services.keys
        self._hands = LateHands(self._show_hands, services.clock)

    @property
    def code(self) -> str:
        """Return the code of the match."""
        return self.match.code

    @property
    def group(self) -> str:
        """Return the address or person whose share of the search time the table uses: that of the first page."""
        return next((page.group for page in self.pages), "")

    def check_playable(self) -> None:
        """Refuse everything once the match cannot be played here any more.

        Raises:
            UnknownMatch: it has been deleted.
            EarlierRules: a server with other rules has written to it.
        """
        if self.unplayable:
            raise self.unplayable

    @asynccontextmanager
    async def locked(self) -> AsyncIterator[None]:
        """Wait for the lock, and hold it. Whoever calls this gets an error if the match becomes unplayable."""
        async with self.lock:
            self.check_playable()
            yield

    def room(self, holder: str) -> Room:
        """Return the match and its seats as `holder` may know them, with the key of their own seat."""
        seats, waits = self.match.seats, self.until_stand_ins()
        viewer, yours = seats.seat_of(holder), seats.at_device(device_of(holder))
        key = None if viewer is None else self._keys.of(self.match.code, viewer, seats.rows[viewer].key_number)
        return room_of(self.match, viewer, key, waits, yours)

    def look(self, page: Page, wish: int | None) -> None:
        """Let a page of a device that people share show the right table: nobody may see the hand of somebody else.

        During the game that is the table of whoever is on turn, if they have taken the device, and otherwise what
        everybody may see. It stays theirs after their turn, until the page says hello again: they see what came of
        it, and pass the device on themselves. Without hands there is nothing to hide, and before the deal it is the
        owner's.

        Args:
            page: any page; another device's keeps its table.
            wish: the seat of the person who has taken the device; None for nobody.
        """
        game, seats, device = self.match.game, self.match.seats, device_of(page.holder)
        own = seats.at_device(device)
        if len(own) < 2 or not game.dealt:
            page.holder = device
        elif not game.over and game.turn in own and (wish == game.turn or not game.has_hands):
            page.holder = seats.rows[game.turn].holder or device
        else:
            page.holder = device if not game.has_hands and not game.over else nobody_at(device)

    def cover(self) -> None:
        """Let nobody have taken a device that people share."""
        for page in self.pages:
            self.look(page, None)

    def until_stand_ins(self) -> Mapping[Seat, int]:
        """Return the milliseconds until a computer plays for somebody who is away, by seat."""
        return {}

    def send_all(self, message: ForAll) -> None:
        """Send `message` to all pages, including those at other servers."""
        encoded = self.encode(message)
        self.send_here(encoded)
        self.peers.send_all(self.code, encoded)

    def send_here(self, message: bytes) -> None:
        """Send an encoded message to the pages at this server."""
        self._send(lambda _: [message])

    def _send(self, make: Callable[[Seat | None], Sequence[ServerMessage | bytes]], holder: str | None = None) -> None:
        self._send_to(lambda each: make(self.match.seats.seat_of(each)), holder)

    def _send_to(self, make: Callable[[str], Sequence[ServerMessage | bytes]], holder: str | None = None) -> None:
        if self.match.seats.shared:
            for page in self.pages:
                taken = self.match.seats.seat_of(page.holder)
                if taken is None or not self.match.game.has_hands or not self.match.in_progress:
                    self.look(page, taken)
        self.pages.send(self.match.seats, make, holder)

    def send_room(self, holder: str | None = None) -> None:
        """Send everybody, or only the pages of `holder`, the match and its seats."""
        self._send_to(lambda each: [self.room(each)], holder)

    def send_snapshots(self, holder: str) -> None:
        """Send the pages of `holder` the whole table."""
        self._send(lambda viewer: [snapshot_of(self.match, viewer)], holder)

    def send_updates(self, seen: int) -> None:
        """Send everybody what has happened after version `seen`, and why nothing more will if the match is too long."""
        self._send(lambda viewer: self._missed(viewer, seen))
        self._note_hands()

    def _note_hands(self) -> None:
        """Let those who watch see the present hands later, if the settings say so; at once if the match is over."""
        match, delay = self.match, self.match.settings.open_hands
        if delay and match.game.has_hands and match.game.dealt:
            self._hands.note(hands_of(match), 0 if match.game.over else delay)

    def _show_hands(self, hands: Hands) -> None:
        self._send(lambda viewer: [hands] if viewer is None else [])

    def _missed(self, viewer: Seat | None, seen: int | None) -> list[ServerMessage]:
        """Return what brings a viewer up to date who has seen version `seen`, or nothing if that is None."""
        missed = None if seen is None else updates_of(self.match, viewer, seen)
        new: list[ServerMessage] = [snapshot_of(self.match, viewer)] if missed is None else [*missed]
        return [*new, self.match.too_long()] if self.match.is_too_long else new
