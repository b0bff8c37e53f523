"""Protect the server: the check of the Origin header, security headers, and rate limiting."""

import posixpath
from collections import Counter, OrderedDict
from collections.abc import Sequence
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import structlog
from aiohttp import web, web_response

from musicards.errors import MatchError
from musicards.server.clock import Clock
from musicards.server.guard.callers import is_loopback, is_secure
from musicards.server.guard.host_names import HOST_NAMES
from musicards.server.match.refusals import SUSPICIOUS, Denied, TooFast

FRAME_ANCESTORS: Final[web.AppKey[Sequence[str]]] = web.AppKey("frame_ancestors")
"""The origins of the sites whose pages may show ours in a frame."""

POLICY: Final = (
    "default-src 'self'; "
    "img-src 'self' data:; "
    "media-src 'self' blob:; worker-src 'self'; manifest-src 'self'; "  # samples, service worker, installed app
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors {}"
)

HEADERS: Final = {
    "Content-Security-Policy": POLICY.format("'none'"),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(self), midi=(self)",  # notes are played and sung
}

ONLY_HTTPS: Final = "max-age=31536000"  # seconds during which a browser that came over HTTPS may only use HTTPS

# aiohttp tells its version and Python's, in answers to malformed requests too, which `add_headers` does not see.
setattr(web_response, "SERVER_SOFTWARE", "musicards")  # noqa: B010 - mypy knows it as a constant

ON_ASSETS: Final = ("X-Content-Type-Options", "Cross-Origin-Resource-Policy")
"""The headers of the files that a page loads; only the page itself needs the policies."""


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    """Put the security headers on every response."""
    is_asset = isinstance(response, web.FileResponse) and posixpath.normpath(request.path).startswith("/assets/")
    for name in ON_ASSETS if is_asset else HEADERS:
        response.headers.setdefault(name, HEADERS[name])
    sites = request.app[FRAME_ANCESTORS]
    if sites and not is_asset:
        response.headers["Content-Security-Policy"] = POLICY.format(" ".join(("'self'", *sites)))
        del response.headers["X-Frame-Options"]  # it cannot name sites
    if is_secure(request):
        response.headers.setdefault("Strict-Transport-Security", ONLY_HTTPS)


def is_ours(request: web.BaseRequest) -> bool:
    """Whether a request comes from our own page, or from a program rather than a page."""
    page = request.headers.get("Origin")
    if page is None:
        sent_from = request.headers.get("Sec-Fetch-Site")
        if sent_from is not None:
            return sent_from in ("same-origin", "none")
        page = request.headers.get("Referer")  # over plain HTTP, browsers say no more than this
        if page is None:
            return True
    try:
        parts = urlsplit(page.lower())
    except ValueError:
        return False
    # Some proxies put their own address in place of the name that people opened; then the public URLs say it.
    own = request.app[HOST_NAMES].origins if isinstance(request, web.Request) else ()
    return parts.netloc == request.host.lower() or f"{parts.scheme}://{parts.netloc}" in own


log: Final = structlog.get_logger()


class Rate(NamedTuple):
    """A limit of requests or messages."""

    rate: float  # per second, in the long run
    fullest: int  # at once


class Allowance(NamedTuple):
    """How often something may be done for one purpose, such as making tables."""

    session: Rate  # by one browser that the server knows by its cookie
    strangers: Rate  # by all others at one address together: those without a cookie, and too many new ones
    address: Rate  # by everybody at one address together, which a whole school may share
    first: Rate | None = None  # what of a browser's own share does not count for its address


class Client(NamedTuple):
    """The sender of a request, as far as limits are concerned."""

    session: str | None  # the browser's token; None for a stranger
    address: str

    @property
    def name(self) -> str:
        """Return what to count work under: each browser by itself, and the strangers at one address together."""
        return self.session or self.address


class TokenBucket:
    """A token bucket: each request takes tokens, and a request without enough of them is refused or waits."""

    __slots__ = ("_clock", "_limit", "_since", "_tokens")

    def __init__(self, limit: Rate, clock: Clock) -> None:
        """Start with as many tokens as fit."""
        self._limit = limit
        self._clock = clock
        self._tokens = float(limit.fullest)
        self._since = self._clock.time()

    def take(self, cost: float = 1, *, most_owed: float = 0) -> bool:
        """Take `cost` tokens. Return False if there are fewer; then up to `most_owed` are taken from those to come."""
        time = self._clock.time()
        self._tokens = min(self._limit.fullest, self._tokens + (time - self._since) * self._limit.rate)
        self._since = time
        if self._tokens >= cost:
            self._tokens -= cost
            return True
        self._tokens = min(self._tokens, max(self._tokens - cost, -most_owed))
        return False

    def give_back(self, cost: float) -> None:
        """Undo a `take` that succeeded."""
        self._tokens = min(self._limit.fullest, self._tokens + cost)


class RateLimiter:
    """A token bucket for each address or person. If there are very many, the least recently used are dropped."""

    MAX_BUCKETS: Final = 20_000

    def __init__(self, limit: Rate, clock: Clock) -> None:
        self._limit = limit
        self._clock = clock
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, who: str, cost: float = 1, *, most_owed: float = 0) -> bool:
        """Take `cost` tokens of `who`. Return False if they have fewer; `most_owed` is as in `TokenBucket.take`."""
        return self.bucket(who).take(cost, most_owed=most_owed)

    def bucket(self, who: str) -> TokenBucket:
        """Return the bucket of `who`."""
        bucket = self._buckets.pop(who, None) or TokenBucket(self._limit, self._clock)
        self._buckets[who] = bucket
        if len(self._buckets) > self.MAX_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket


class Paid(NamedTuple):
    """What a request has cost."""

    buckets: Sequence[TokenBucket]
    cost: float

    def give_back(self) -> None:
        """Undo it."""
        for bucket in self.buckets:
            bucket.give_back(self.cost)


class Budget:
    """How often each browser and each address may do something.

    A browser's own share comes first, so that one of many behind an address cannot use up what the others need.
    """

    def __init__(self, allowance: Allowance, clock: Clock, *, most_owed: float = 0) -> None:
        """`most_owed`: how much somebody can owe who continues after being refused."""
        self._sessions, self._strangers, self._addresses, self._first = (
            RateLimiter(limit, clock) for limit in (*allowance[:3], allowance.first or Rate(0, 0))
        )
        self._most_owed = most_owed

    def take(self, client: Client, cost: float = 1) -> Paid | None:
        """Take what a request costs. Return None if the client, or its address as a whole, has used it up."""
        own = (self._strangers if client.session is None else self._sessions).bucket(client.name)
        if not own.take(cost, most_owed=self._most_owed):
            return None
        shared = [self._addresses.bucket(client.address)]
        if client.session is not None:
            shared.insert(0, self._first.bucket(client.name))
        for bucket in shared:
            if bucket.take(cost):
                return Paid((own, bucket), cost)
        own.give_back(cost)  # others have used up what the address may do
        return None


class KnownSessions:
    """The browsers that have budgets of their own. An address can bring only so many new ones.

    The others there share the budget of strangers, so dropping the cookie gains nothing.
    """

    MAX_KNOWN: Final = 20_000

    def __init__(self, rate: Rate, clock: Clock) -> None:
        """`rate`: how many new browsers an address may bring."""
        self._new = RateLimiter(rate, clock)
        self._known: OrderedDict[str, None] = OrderedDict()  # the most recently seen last

    def admit(self, session: str, address: str) -> bool:
        """Whether the browser with this token, now at `address`, has budgets of its own."""
        if session in self._known:
            self._known.move_to_end(session)
            return True
        if not self._new.take(address):
            return False
        self._known[session] = None
        if len(self._known) > self.MAX_KNOWN:
            self._known.popitem(last=False)
        return True


class OpenPages:
    """Counts the websockets that each person, the strangers at each address, and each address have open."""

    MAX_PER_PERSON: Final = 40
    MAX_OF_SPECTATOR: Final = 20  # of a person, where they have no seat
    MAX_OF_STRANGERS: Final = 1000  # at one address
    MAX_PER_ADDRESS: Final = 2000  # which a whole school may share
    MAX_SEATED: Final = 4000  # at one address, counting those of people with a seat, who find room for longer

    def __init__(self) -> None:
        self._persons: Counter[str] = Counter()
        self._strangers: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    def enter(self, person: str, client: Client, *, seated: bool) -> bool:
        """Count a websocket until `leave`. Return False, and count nothing, if it is one too many.

        A proxy on this machine that we were not told about has a loopback address, and everybody comes through it.

        Args:
            person: the browser's token.
            client: whose limits count.
            seated: whether the person has a seat at the table that the page shows.
        """
        address = client.address
        full = self._addresses[address] >= (self.MAX_SEATED if seated else self.MAX_PER_ADDRESS)
        if client.session is None and not seated:
            full = full or self._strangers[address] >= self.MAX_OF_STRANGERS
        own = self.MAX_PER_PERSON if seated else self.MAX_OF_SPECTATOR
        if (full and not is_loopback(address)) or self._persons[person] >= own:
            return False
        for counter, key in self._counters(person, client):
            counter[key] += 1
        return True

    def leave(self, person: str, client: Client) -> None:
        """Count a websocket no longer."""
        for counter, key in self._counters(person, client):
            counter[key] -= 1
            if counter[key] <= 0:
                del counter[key]

    def _counters(self, person: str, client: Client) -> list[tuple[Counter[str], str]]:
        counted = [(self._persons, person), (self._addresses, client.address)]
        return counted if client.session is not None else [*counted, (self._strangers, client.address)]


class Incidents:
    """Counts and logs what was refused: one line each without addresses and keys, and few lines of each reason.

    Attributes:
        counts: how often something was refused, by reason.
    """

    def __init__(self, clock: Clock) -> None:
        self.counts: Counter[str] = Counter()
        self._lines = RateLimiter(Rate(0.2, 20), clock)  # by reason: none hides another
        self._left_out: Counter[str] = Counter()

    def note(self, reason: str, **facts: object) -> None:
        """Count and log that something was refused. `reason`: one of few."""
        self.counts[reason] += 1
        if not self._lines.take(reason):
            self._left_out[reason] += 1
            return
        if left_out := self._left_out.pop(reason, 0):
            facts["lines_left_out"] = left_out
        log.warning("refused", reason=reason, **facts)

    def note_error(self, error: MatchError, **facts: object) -> None:
        """Count and log an error if it means that a limit was reached, or that somebody may be attacking."""
        if isinstance(error, TooFast):
            self.note(f"too-many-{error.limit}", **facts)
        elif isinstance(error, Denied) and error.reason in SUSPICIOUS:
            self.note(error.reason, **facts)


INCIDENTS: Final = web.AppKey("incidents", Incidents)
