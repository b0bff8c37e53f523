"""An engine for the page itself: the same calls and tables as a server's, for one person, without a server.

Whoever runs it, a web worker, gives it a journal that keeps its matches, and something that searches for computer
players elsewhere. It has one holder, whose browser it is and who may share it, and no limits.
"""

import asyncio
import json
import random
import re
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any, Final, TypeVar
from urllib.parse import parse_qsl

from musicards.errors import BadNotation, MatchError, NotStored, UnknownMatch
from musicards.games.action import Action
from musicards.games.registry import GAMES
from musicards.games.rng import Rng
from musicards.players.search_problem import SearchProblem
from musicards.server.calls.problem import Problem, problem_of
from musicards.server.calls.reviews import Reviews
from musicards.server.calls.table import CALLS, Asked, Call, Encoded, File, read_body
from musicards.server.clock import Clock, SystemClock
from musicards.server.live.inbox import receive
from musicards.server.live.keys import SeatKeys
from musicards.server.live.open_table import Services
from musicards.server.live.peers import Peers
from musicards.server.live.registry import MatchRegistry
from musicards.server.live.runner import MatchRunner
from musicards.server.live.searching import Searcher, pack
from musicards.server.log import log
from musicards.server.match.decoding import decode_plain
from musicards.server.match.encoding import encode_plain
from musicards.server.match.messages import ClientMessage, Refused
from musicards.server.match.refusals import Denied, WireReason, say_plainly
from musicards.store.memory import Journal, MemoryStore

T = TypeVar("T")

KEEP_GAMES: Final = 100
"""How many finished games a page keeps, the newest: 0.6 MB. A thousand would make each start two seconds longer."""

ME: Final = "me"
"""The holder of every seat of the person whose page it is."""

JSON: Final = "application/json"

LONGER: Final = 4.0
"""How much longer a search may take than at a server: a page computes about a hundred times more slowly than compiled
code. So players who search are weaker here, and their moves still come at the pace of the table."""

Elsewhere = Callable[[bytes], Awaitable[str]]
"""Searches for the action that a packed problem asks for, and returns it as JSON."""


async def run_here(function: Callable[..., T], /, *args: Any) -> T:  # noqa: ANN401
    """Return what a function returns: there are no threads."""
    return function(*args)


class SearchElsewhere(Searcher):
    """Lets somebody else search, such as another worker."""

    def __init__(self, search: Elsewhere) -> None:
        """`search`: does it."""
        super().__init__()
        self._search = search

    async def solve(self, problem: SearchProblem, group: str) -> Action | None:  # noqa: ARG002 - nobody has a share
        longer = SearchProblem(problem.view, problem.events, problem.seed, problem.seconds * LONGER, problem.rounds)
        async with self._lock:
            return GAMES[problem.view.game].read_action(json.loads(await self._search(pack(longer))))


@dataclass(frozen=True, slots=True)
class Answer:
    """What a call was answered.

    Attributes:
        status: as in HTTP, e.g. 404.
        media_type: what `data` is.
        data: the body.
        name: of a file; empty if it is no file.
    """

    status: int
    media_type: str
    data: bytes
    name: str = ""


class Engine:
    """Answers calls, and plays at tables.

    Attributes:
        matches: the matches of the page.
    """

    def __init__(  # noqa: PLR0913 - every one has a default
        self,
        journal: Journal | None = None,
        kept: Mapping[str, str] | None = None,
        *,
        pace: float = 1.0,
        rng: Rng | None = None,
        clock: Clock | None = None,
        search: Elsewhere | None = None,
    ) -> None:
        """Begin with the matches that were kept.

        Args:
            journal: stores every change before any page is sent it.
            kept: what it keeps, by key.
            pace: how long computer players take; 1 is natural, 0 at once.
            rng: the random numbers; the system's when None.
            clock: the time; the system's when None.
            search: searches for computer players; in short slices here when None.
        """
        rng = rng or random.SystemRandom()
        services = Services(
            store=MemoryStore(journal, kept, KEEP_GAMES),
            rng=rng,
            pace=pace,
            keys=SeatKeys(ME.encode()),  # nobody else can use a key
            clock=clock or SystemClock(),
            searcher=Searcher() if search is None else SearchElsewhere(search),
            peers=Peers(),
            encode=encode_plain,
            run=run_here,
            explain=say_plainly,
        )
        self.matches = MatchRegistry(services)
        self._reviews = Reviews(encode_plain)
        self._routes = [(call, _pattern(call.path)) for call in CALLS]

    async def call(self, method: str, address: str, body: str = "") -> Answer:
        """Answer a call.

        Args:
            method: GET or POST.
            address: the path and the query, such as ``/api/tools/found?ask=C``.
            body: JSON; empty for none.
        """
        try:
            return await self._answer(method, address, body)
        except (BadNotation, MatchError) as error:
            status, problem = problem_of(error, say_plainly(error))
            return Answer(status, JSON, encode_plain(problem))
        except Exception:
            log.exception("call failed", method=method, address=address)
            problem = Problem(WireReason.SERVER_ERROR, "Something went wrong: try again.")
            return Answer(HTTPStatus.INTERNAL_SERVER_ERROR, JSON, encode_plain(problem))

    async def _answer(self, method: str, address: str, body: str) -> Answer:
        path, _, query = address.partition("?")
        for call, pattern in self._routes:
            found = pattern.fullmatch(path)
            if found is not None and call.method == method:
                answer = await call.answer(self._asked(call, found.groupdict(), query, body))
                return _encoded(answer, call.status)
        raise Denied(WireReason.NOT_FOUND, f"There is nothing at {path[:80]}.")

    def _asked(self, call: Call, params: dict[str, str], query: str, body: str) -> Asked:
        async def find() -> MatchRunner:
            return await self.matches.find(params["code"])

        return Asked(
            matches=self.matches,
            reviews=self._reviews,
            holder=ME,
            find=find,
            run=run_here,
            params=params,
            query=dict(reversed(parse_qsl(query, keep_blank_values=True))),  # the first of several, as on a server
            body=None if call.body is None else read_body(_decoded(body or "{}"), call.body),
            public=False,
            addresses=[],
        )

    async def open(self, code: str, send: Callable[[str], None], closed: Callable[[], None]) -> "OpenPage | None":
        """Open a connection to a match.

        Args:
            code: of the match.
            send: gets each message to the page, as JSON.
            closed: is called when nothing more comes.

        Returns:
            The connection; None if it was refused and closed.
        """
        try:
            live = await self.matches.find(code)
            live.check_playable()
        except (Denied, UnknownMatch) as error:
            reason = error.reason if isinstance(error, Denied) else WireReason.UNKNOWN_MATCH
            facts = dict(error.facts) if isinstance(error, Denied) else {}
            send(encode_plain(Refused(None, reason, facts, str(error))).decode())
            closed()
            return None
        return OpenPage(live, send, closed)

    async def clear(self) -> None:
        """Delete the oldest finished games, and games that nobody came back to; if that fails, the next time."""
        with suppress(NotStored):
            await self.matches.clear()

    async def close(self) -> None:
        """Stop every match, and wait until everything is kept."""
        await self.matches.close()


class OpenPage:
    """The connection of the page to a match."""

    group = ME
    credit = 0.0  # nobody is further away than anybody else

    def __init__(self, live: MatchRunner, send: Callable[[str], None], closed: Callable[[], None]) -> None:
        self.holder = ME
        self._live = live
        self._send = send
        self._closed = closed
        live.enter(self)

    def send(self, message: bytes) -> None:
        """Send a message to the page."""
        self._send(message.decode())

    def disconnect(self) -> None:
        """Close the connection once everything has been sent."""
        asyncio.get_running_loop().call_soon(self._closed)

    def start_pings(self) -> None:
        """Do nothing: the page is here."""

    def pong(self, ping: int) -> None:
        """Do nothing."""

    async def receive(self, text: str) -> None:
        """Handle a message of the page, as JSON."""
        try:
            asked: ClientMessage = decode_plain(ClientMessage, _decoded(text))
        except BadNotation as error:
            answer: Refused | None = Refused(None, WireReason.BAD_MESSAGE, {}, f"Not understood ({error}).")
        else:
            answer = await receive(self, self._live, asked)
        if answer is not None:
            self.send(encode_plain(answer))

    def leave(self) -> None:
        """Close the connection: the page has gone."""
        if self in self._live.pages:
            self._live.leave(self)


def _decoded(text: str) -> Any:  # noqa: ANN401 - any JSON value
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadNotation(f"no JSON: {error}") from None


def _encoded(answer: Any, status: HTTPStatus) -> Answer:  # noqa: ANN401 - any answer
    if answer is None:
        return Answer(status, JSON, b"")
    if isinstance(answer, File):
        return Answer(status, answer.media_type, answer.data, answer.name)
    return Answer(status, JSON, answer.json if isinstance(answer, Encoded) else encode_plain(answer))


def _pattern(path: str) -> re.Pattern[str]:
    """Return a path with variable parts, such as ``{code}`` or ``{version:[0-9]+}``, as a regular expression."""
    parts = re.split(r"\{(\w+)(?::((?:[^{}]|\{[^{}]*\})*))?\}", path)
    pattern = re.escape(parts[0])
    for name, own, after in zip(parts[1::3], parts[2::3], parts[3::3], strict=True):
        pattern += f"(?P<{name}>{own or '[^/]+'}){re.escape(after)}"
    return re.compile(pattern)
