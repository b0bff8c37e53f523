"""One server among others on the same store: announces what happens here, and applies what the others announce.

Only the store decides what is true. Messages make things fast. To find what lost messages said, the server reads the
store every few seconds while messages arrive, and every second while they do not.
"""

import asyncio
import secrets
from collections.abc import Callable, Collection, Coroutine, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final

import structlog
from msgspec import Raw

from musicards.errors import NotStored
from musicards.games.action import Seat
from musicards.server.clock import Clock
from musicards.server.cluster.channel import Channel, Leases
from musicards.server.cluster.members import Members
from musicards.server.cluster.messages import (
    Bye,
    Changed,
    ForPages,
    Hurry,
    Message,
    Present,
    Read,
    StandIn,
    Standing,
    Who,
    Wrote,
    pack,
    unpack,
)
from musicards.server.live.peers import LiveMatch, Peers
from musicards.store import Store

HEARTBEAT: Final = 1.0  # seconds between two heartbeats, and between two tries for a lease
SECONDS_WITHOUT_ECHO: Final = 5.0  # without receiving our own heartbeat, after which we connect again
HEARTBEATS_PER_CHECK: Final = 5  # heartbeats between two checks of the store while messages arrive
# Seconds in which every server lists its matches, even if a message is lost.
LISTED: Final = 2 * HEARTBEATS_PER_CHECK * HEARTBEAT
MAX_ANNOUNCED: Final = 80  # matches in one message, because PostgreSQL only carries short ones
RETRY: Final = 0.25  # seconds until the store is read again after it failed

log: Final = structlog.get_logger()


class Cluster(Peers):
    """This server's part in the cluster.

    Attributes:
        name: of this server, new at each start.
        received: number of entries that other servers have written and this one has loaded.
        lost: number of messages that could not be sent.
    """

    shared = True

    def __init__(self, store: Store, channel: Channel, leases: Leases, clock: Clock) -> None:
        self.name = secrets.token_hex(8)
        self.received = 0
        self.lost = 0
        self._store = store
        self._channel = channel
        self._leases = leases
        self._clock = clock
        self._members = Members()
        self._live: dict[str, LiveMatch] = {}  # matches with pages here, by code
        self._announced: dict[str, Standing] = {}  # what we have last announced about them
        self._news: set[str] = set()  # codes of matches that may have something new to announce
        self._round = 0  # how many times we have listed everything
        self._out: list[Message] = []
        self._sending = asyncio.Event()
        self._logs: set[str] = set()  # matches whose log is longer in the store
        self._heads: set[str] = set()  # matches that may differ from the store in any way
        self._behind = asyncio.Event()
        self._wanting = asyncio.Event()  # set when a lease may be free
        self._given_up: set[str] = set()  # codes of matches whose leases to give up
        self._echo = 0.0  # when we last received a message of our own
        self._hearing_since = 0.0  # since when no server has been unheard for a while
        self._tasks: list[asyncio.Task[None]] = []

    # Start and stop

    async def start(self) -> None:
        """Begin to send and receive messages."""
        self._echo = self._hearing_since = self._clock.time()
        hear_others = partial(self._channel.run, self._receive, self._connected)
        hold_leases = partial(self._leases.run, self._lost_leases)
        self._tasks = [
            asyncio.create_task(_lasting(each))
            for each in (hear_others, hold_leases, self._send, self._catch_up, self._lead, self._beat)
        ]

    async def stop(self) -> None:
        """Tell the others that this server stops, and give up all leases."""
        with suppress(OSError):
            for payload in pack([*self._out, Bye(self.name)]):
                await self._channel.publish(payload)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def connected(self) -> bool:
        """Return whether the others' messages arrive."""
        return self._channel.connected

    @property
    def others(self) -> int:
        """Return the number of other servers that this one knows."""
        return len(self._members)

    # What the matches here announce

    def opened(self, live: LiveMatch) -> None:
        self._live[live.code] = live
        self._heads.add(live.code)  # what others announced between its loading and now was not for us
        self._behind.set()
        self._given_up.discard(live.code)
        self._meet(live.code)
        self._wanting.set()

    def closed(self, live: LiveMatch) -> None:
        self._live.pop(live.code, None)
        self._news.add(live.code)
        if live.leads:
            live.lead(False)
            self._given_up.add(live.code)
            self._wanting.set()
        self._sending.set()

    def present(self, code: str) -> None:
        self._news.add(code)
        self._sending.set()

    def wrote(self, code: str, version: int) -> None:
        self._say(Wrote(self.name, code, version))

    def changed(self, code: str) -> None:
        self._say(Changed(self.name, code))

    def send_all(self, code: str, message: bytes) -> None:
        self._say(ForPages(self.name, code, Raw(message)))

    def read(self, code: str, on: bool) -> None:
        self._say(Read(self.name, code, on))

    def hurry(self, code: str) -> None:
        self._say(Hurry(self.name, code))

    def stand_in(self, code: str, seat: Seat) -> None:
        self._say(StandIn(self.name, code, seat))

    def here(self, code: str) -> frozenset[Seat]:
        return self._members.here(code)

    def open_elsewhere(self) -> Collection[str] | None:
        is_sure = self._channel.connected and self._clock.time() - self._hearing_since >= LISTED
        return self._members.open() if is_sure else None

    def _say(self, message: Message) -> None:
        self._out.append(message)
        self._sending.set()

    def _standing(self, live: LiveMatch) -> Standing:
        match = live.match
        return Standing(
            live.code,
            tuple(match.seats.with_pages),
            live.leads,
            tuple(sorted(match.computers.stood_in)) if live.leads else (),
            match.last.turn if live.leads and match.computers.finishing is not None else None,
        )

    def _take_news(self) -> list[Message]:
        """Return messages about what has changed in the matches here since the last announcement."""
        changed, closed = [], []
        for code in sorted(self._news):
            live = self._live.get(code)
            if live is None:
                self._announced.pop(code, None)
                closed.append(code)
            elif self._announced.get(code) != (standing := self._standing(live)):
                self._announced[code] = standing
                changed.append(standing)
        self._news.clear()
        return self._presents(changed, closed)

    def _presents(self, standings: Sequence[Standing], closed: Sequence[str] = ()) -> list[Message]:
        """Return messages about matches here, each about a few of them."""
        parts = [
            slice(start, start + MAX_ANNOUNCED) for start in range(0, max(len(standings), len(closed)), MAX_ANNOUNCED)
        ]
        return [Present(self.name, list(standings[part]), list(closed[part]), self._round) for part in parts]

    async def _send(self) -> None:
        """Send the waiting messages. Those that come at the same time are sent together."""
        while True:
            await self._sending.wait()
            self._sending.clear()
            messages, self._out = [*self._out, *self._take_news()], []  # news are newer than what waits
            try:
                for payload in pack(messages):
                    await self._channel.publish(payload)
            except OSError:
                self.lost += len(messages)

    async def _beat(self) -> None:
        """Send a heartbeat every second, and check for what lost messages may have said."""
        beats = 0
        while True:
            await self._clock.sleep(HEARTBEAT)
            beats += 1
            time = self._clock.time()
            if not self._channel.connected:  # a server that we cannot hear may still be there
                self._members.excuse(time)
            else:
                for name in self._members.silent(time):
                    self._forget(name)
                    self._hearing_since = time
                if beats % HEARTBEATS_PER_CHECK:
                    self._say(Present(self.name, [], [], self._round))
                else:
                    self._introduce()  # repeats what may have been lost
                if time - self._echo > SECONDS_WITHOUT_ECHO:
                    self._echo = time
                    await self._channel.reset()
            if beats % HEARTBEATS_PER_CHECK == 0 or not self._channel.connected:
                self._heads.update(self._live)
                self._behind.set()
            self._wanting.set()

    # What the others announce

    def _connected(self) -> None:
        """Exchange lists with all others, and load what this server has missed."""
        self._echo = self._hearing_since = self._clock.time()
        self._members.excuse(self._echo)
        self._say(Who(self.name))
        self._introduce()
        self._heads.update(self._live)
        self._behind.set()

    def _introduce(self) -> None:
        """Announce the state of all matches here."""
        self._round += 1
        self._out += self._presents([self._standing(live) for live in self._live.values()])
        self._say(Present(self.name, [], [], self._round, complete=True))

    def _receive(self, payload: bytes) -> None:
        for message in unpack(payload):
            if message.server == self.name:
                self._echo = self._clock.time()
            else:
                self._hear(message)

    def _hear(self, message: Message) -> None:
        match message:
            case Present():
                for code in self._members.hear(message, self._clock.time()):
                    self._meet(code)
            case Bye():
                self._forget(message.server)
            case Who():
                self._introduce()
            case _ if message.code in self._live:
                self._hear_of(self._live[message.code], message)

    def _hear_of(self, live: LiveMatch, message: Wrote | Changed | ForPages | Read | Hurry | StandIn) -> None:
        match message:
            case Wrote() if message.version > live.match.version:
                self._logs.add(message.code)
                self._behind.set()
            case Changed():
                self._heads.add(message.code)
                self._behind.set()
            case ForPages():
                live.send_here(bytes(message.message))
            case Read() if live.leads:
                live.pauses.note(message.server, on=message.on)
            case Hurry() if live.leads:
                live.hurry_here()
            case StandIn() if live.leads:
                live.stand_in_here(Seat(message.seat))

    def _forget(self, server: str) -> None:
        """Note that another server is gone."""
        for code in self._members.leave(server):
            if code in self._live:
                self._live[code].pauses.end(server)
                self._meet(code)

    def _meet(self, code: str) -> None:
        """Pass on to a match here what the others announce about it."""
        live = self._live.get(code)
        if live is None:
            return
        leader = self._members.leader(code)
        if leader is None:
            self._wanting.set()
            stood_in, finishing = live.match.computers.stood_in, None
        else:
            stood_in = {Seat(seat) for seat in leader.stood_in}
            finishing = None if leader.finishing is None else (Seat(leader.finishing[0]), leader.finishing[1])
        live.meet(self._members.here(code), stood_in, finishing)

    async def _catch_up(self) -> None:
        """Load what the others have written to the matches that have pages here."""
        while True:
            await self._behind.wait()
            self._behind.clear()
            logs, self._logs = self._logs, set()
            heads, self._heads = self._heads & self._live.keys(), set()
            try:
                await self._load(logs, heads)
            except NotStored as error:
                log.warning("other servers' entries not read", why=str(error))
                self._logs |= logs
                self._heads |= heads
                self._behind.set()
                await self._clock.sleep(RETRY)

    async def _load(self, logs: Collection[str], heads: Collection[str]) -> None:
        found = await self._store.heads(heads) if heads else {}
        after = {code: live.match.version for code, live in self._live.items() if code in logs or code in found}
        ahead = [code for code in after if code in logs or found[code].version > after[code]]
        rows = await self._store.entries({code: after[code] for code in ahead}) if ahead else {}
        self.received += sum(map(len, rows.values()))
        for code, live in list(self._live.items()):
            if code in heads and code not in found:
                live.shut()
            elif code in after:
                live.run(live.follow(found.get(code), after[code], rows.get(code, [])))

    # Leases

    async def _lead(self) -> None:
        """Take the lead in the matches here that no other server leads."""
        while True:
            await self._wanting.wait()
            self._wanting.clear()
            given_up, self._given_up = self._given_up, set()
            if given_up:
                await self._leases.give_up(given_up)
            wanted = [code for code, live in self._live.items() if not live.leads]
            try:
                taken = await self._leases.take(wanted) if wanted else []
            except OSError:
                continue
            for code in taken:
                live = self._live.get(code)
                if live is None or live.leads:  # its last page has left meanwhile
                    self._given_up.add(code)
                    self._wanting.set()
                else:
                    live.lead(True)

    def _lost_leases(self) -> None:
        self._given_up.clear()
        for live in list(self._live.values()):
            live.lead(False)
        self._wanting.set()


async def _lasting(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run `work` until canceled. If it raises an unexpected error, log the error and run it again."""
    while True:
        try:
            await work()
        except Exception:
            log.exception("cluster task failed", task=getattr(work, "func", work).__name__)
            await asyncio.sleep(HEARTBEAT)
