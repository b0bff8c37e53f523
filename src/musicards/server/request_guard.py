"""Protect the server: the check of the Origin header, security headers, and rate limiting."""

import posixpath
from collections import Counter, OrderedDict
from collections.abc import Sequence
from typing import Final
from urllib.parse import urlsplit

import structlog
from aiohttp import web, web_response

from musicards.errors import MatchError
from musicards.server.callers import is_loopback, is_secure
from musicards.server.refusals import SUSPICIOUS, Denied, TooFast
from musicards.server.system_clock import Clock

__all__ = [
    "FRAME_ANCESTORS",
    "INCIDENTS",
    "Incidents",
    "OpenPages",
    "RateLimiter",
    "TokenBucket",
    "add_headers",
    "is_ours",
]

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
    origin = request.headers.get("Origin")
    if origin is None:
        return request.headers.get("Sec-Fetch-Site", "none") in ("same-origin", "none")
    try:
        return urlsplit(origin).netloc.lower() == request.host.lower()
    except ValueError:
        return False


log: Final = structlog.get_logger()


class TokenBucket:
    """A token bucket: each request takes a token, and a request without a token is refused or waits."""

    __slots__ = ("_clock", "_fullest", "_rate", "_since", "_tokens")

    def __init__(self, *, rate: float, fullest: int, clock: Clock) -> None:
        """Start with `fullest` tokens; `rate` tokens per second are added."""
        self._rate = rate
        self._fullest = fullest
        self._clock = clock
        self._tokens = float(fullest)
        self._since = self._clock.time()

    def take(self) -> bool:
        """Take a token. Return False if there is none."""
        if self.is_empty():
            return False
        self._tokens -= 1
        return True

    def is_empty(self) -> bool:
        """Whether there is no token now."""
        time = self._clock.time()
        self._tokens = min(self._fullest, self._tokens + (time - self._since) * self._rate)
        self._since = time
        return self._tokens < 1


class RateLimiter:
    """A token bucket for each address or person. If there are very many, the least recently used are dropped."""

    MAX_BUCKETS: Final = 10_000

    def __init__(self, *, rate: float, fullest: int, clock: Clock) -> None:
        self._rate = rate
        self._fullest = fullest
        self._clock = clock
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, who: str) -> bool:
        """Take a token of `who`. Return False if they have none."""
        return self._bucket(who).take()

    def is_empty(self, who: str) -> bool:
        """Whether `who` has no token now."""
        return self._bucket(who).is_empty()

    def _bucket(self, who: str) -> TokenBucket:
        bucket = self._buckets.pop(who, None) or TokenBucket(rate=self._rate, fullest=self._fullest, clock=self._clock)
        self._buckets[who] = bucket
        if len(self._buckets) > self.MAX_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket


class OpenPages:
    """Counts the websockets that each person and each address has open."""

    MAX_PER_PERSON: Final = 40
    MAX_PER_ADDRESS: Final = 2000  # which a whole school may share

    def __init__(self) -> None:
        self._persons: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    def enter(self, person: str, address: str) -> bool:
        """Count a websocket until `leave`. Return False, and count nothing, if it is one too many.

        A proxy on this machine that we were not told about has a loopback address, and everybody comes through it.
        """
        full = self._addresses[address] >= self.MAX_PER_ADDRESS and not is_loopback(address)
        if full or self._persons[person] >= self.MAX_PER_PERSON:
            return False
        self._persons[person] += 1
        self._addresses[address] += 1
        return True

    def leave(self, person: str, address: str) -> None:
        """Count a websocket no longer."""
        for counter, key in ((self._persons, person), (self._addresses, address)):
            counter[key] -= 1
            if counter[key] <= 0:
                del counter[key]


class Incidents:
    """Counts and logs what was refused: one line each without addresses and keys, and few lines of each reason.

    Attributes:
        counts: how often something was refused, by reason.
    """

    def __init__(self, clock: Clock) -> None:
        self.counts: Counter[str] = Counter()
        self._lines = RateLimiter(rate=0.2, fullest=20, clock=clock)  # by reason: none hides another
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
