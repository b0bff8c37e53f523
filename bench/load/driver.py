"""People at many tables, and what is measured while they play. It is the same for every server."""

import asyncio
import contextlib
import random
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from typing import Any, Final, Generic, TypeVar

import aiohttp

from bench.load.server import Program, Server

WARM_UP: Final = 2.0  # seconds at full load that are not measured
BACK: Final = 0.05  # seconds between attempts to restore a lost connection
TIME_TO_SIT: Final = 180.0  # seconds until everybody must have a seat

S = TypeVar("S", bound="Seat")


@dataclass(frozen=True)
class Load:
    """How many people play, and how fast."""

    matches: int  # at a time
    people: int  # in each match
    pace: float  # seconds before each move, half more or less; 0: at once


@dataclass
class Figures:
    """What was seen during one run."""

    own: list[float] = field(default_factory=list)  # seconds until the mover was answered
    others: list[float] = field(default_factory=list)  # seconds until another page saw the move
    away: list[float] = field(default_factory=list)  # seconds that a page was without a connection, each time
    waited: list[float] = field(default_factory=list)  # seconds until an act was answered, through all that failed
    acked: dict[tuple[str, str], int] = field(default_factory=dict)  # by match and act: the acknowledged version
    seated: set[tuple[int, int]] = field(default_factory=set)  # table and seat of everybody who has been connected
    all_seated: asyncio.Event = field(default_factory=asyncio.Event)
    active: set[int] = field(default_factory=set)  # tables where a move was measured
    too_fast: int = 0  # moves that the server refused because they came too fast
    dropped: int = 0  # connections that were lost before the end of a match
    measuring: bool = False


@dataclass
class Seat:
    """One person's seat in one match."""

    match: str
    number: int  # from 0
    table: dict[str, Any] = field(default_factory=dict)  # as the server showed it last
    version: int = 0  # moves so far
    sent: float = 0.0  # when the last move was sent


class TableClients(ABC, Generic[S]):
    """The people at one table, who play one match after another and remember no card."""

    def __init__(self, number: int, load: Load, http: aiohttp.ClientSession, server: Server, figures: Figures) -> None:
        self.number = number
        self.load = load
        self.http = http
        self.server = server
        self.figures = figures
        self.sent: dict[int, float] = {}  # by version: when the move that leads to it was sent

    async def play(self) -> None:
        """Play matches until canceled."""
        await asyncio.sleep(random.uniform(0, self.load.pace))
        while True:
            self.sent.clear()
            seats = await self.sit_down()
            await asyncio.gather(*[self.take_part(seat) for seat in seats])

    async def think(self) -> None:
        """Wait as long as a person takes for a move, and for the first one until everybody has a seat.

        Without that, the first tables would play at full speed while the last ones cannot even sit down. And if all
        took the same time, tables that once had to wait together would send their moves together ever after.
        """
        await self.figures.all_seated.wait()
        await asyncio.sleep(random.uniform(0.5, 1.5) * self.load.pace)

    @abstractmethod
    async def sit_down(self) -> list[S]:
        """Create a match and return everybody's seat in it."""

    @abstractmethod
    async def take_part(self, seat: S) -> None:
        """Make one person's moves until the match is over."""

    def note_seated(self, seat: S) -> None:
        """Note that the server has shown the table to this seat, and sends it what happens from now on."""
        seated = self.figures.seated
        seated.add((self.number, seat.number))
        if len(seated) == self.load.matches * self.load.people:
            self.figures.all_seated.set()

    def note_sent(self, seat: S) -> None:
        """Note that a move from this seat is sent."""
        seat.sent = self.sent[seat.version + 1] = time.perf_counter()

    def note_answer(self, seat: S) -> None:
        """Note that the server has answered the move from this seat."""
        if self.figures.measuring and seat.sent:
            self.figures.own.append(time.perf_counter() - seat.sent)
            self.figures.active.add(self.number)

    def note_seen(self, seat: S) -> None:
        """Note that this seat sees the move that leads to its version, unless it is its own."""
        sent = self.sent.get(seat.version)
        if self.figures.measuring and sent and sent != seat.sent:
            self.figures.others.append(time.perf_counter() - sent)


def choose(table: dict[str, Any]) -> int:
    """Return the position of any card that is face down."""
    return random.choice([at for at, gone in enumerate(table["gone"]) if not gone and at not in table["up"]])


@dataclass(frozen=True)
class Contender:
    """A server and people who can play on it."""

    title: str  # e.g. "boardgame.io, in memory"
    program: Program
    clients: type[TableClients[Any]]


@dataclass(frozen=True)
class Run:
    """One run's figures; times in milliseconds unless another unit is given."""

    start: float
    start_cpu: float  # the server's CPU time until its first answer
    moves: float  # per second
    cpu: float  # microseconds of the server's CPU time per move
    memory: float  # MB that each match adds
    own: tuple[float, float, float]  # 50th, 95th and 99th percentile
    others: tuple[float, float, float]
    busy: tuple[float, float]  # of a core: the server, and this process
    idle: int  # tables without a move
    too_fast: int  # moves that the server refused because they came too fast
    dropped: int  # connections that were lost before the end of a match
    crashes: int  # attempts before this one, at which the server ended by itself


class ServerCrashedError(Exception):
    """The server ended by itself while it was measured."""


def percentiles(seconds: Sequence[float]) -> tuple[float, float, float]:
    """Return the 50th, 95th and 99th percentile, in milliseconds."""
    cuts = quantiles(seconds, n=100, method="inclusive")
    return cuts[49] * 1000, cuts[94] * 1000, cuts[98] * 1000


@contextlib.asynccontextmanager
async def busy(load: Load, contender: Contender, server: Server, figures: Figures) -> AsyncIterator[None]:
    """Keep the tables busy. An error at one of them ends the run."""
    nobody = aiohttp.DummyCookieJar()
    # Node closes idle connections after five seconds, also when a request is on its way: close them before.
    connector = aiohttp.TCPConnector(limit=0, keepalive_timeout=3)
    async with aiohttp.ClientSession(cookie_jar=nobody, connector=connector) as http, asyncio.TaskGroup() as group:
        tables = [
            group.create_task(contender.clients(number, load, http, server, figures).play())
            for number in range(1, load.matches + 1)
        ]
        yield
        for table in tables:
            table.cancel()


@contextlib.asynccontextmanager
async def crash_noticed(server: Server) -> AsyncIterator[None]:
    """Raise `ServerCrashedError` in place of the errors that follow from a crash."""
    try:
        yield
    except Exception as problem:
        await asyncio.sleep(BACK)  # a lost connection may be seen before the end of the process
        if server.running:
            raise
        raise ServerCrashedError from problem


async def measure(contender: Contender, load: Load, seconds: float, crashes: int = 0) -> Run:
    """Return the figures of one run, with the number of earlier attempts at which the server crashed.

    Raises:
        ServerCrashedError: the server ended by itself.
    """
    figures = Figures()
    with tempfile.TemporaryDirectory() as folder:
        async with Server(contender.program, Path(folder)) as server, crash_noticed(server):
            start = await server.start()
            start_cpu, empty = server.cpu, server.memory
            async with busy(load, contender, server, figures):
                async with asyncio.timeout(TIME_TO_SIT):
                    await figures.all_seated.wait()
                await asyncio.sleep(WARM_UP + load.pace)
                figures.measuring = True
                cpu, own, began = server.cpu, time.process_time(), time.perf_counter()
                await asyncio.sleep(seconds)
                cpu, own, lasted = server.cpu - cpu, time.process_time() - own, time.perf_counter() - began
                figures.measuring = False
                memory = (server.memory - empty) / load.matches
    moves = len(figures.own)
    return Run(
        start * 1000,
        start_cpu * 1000,
        moves / lasted,
        cpu / moves * 1e6,
        memory,
        percentiles(figures.own),
        percentiles(figures.others),
        (cpu / lasted, own / lasted),
        load.matches - len(figures.active),
        figures.too_fast,
        figures.dropped,
        crashes,
    )
