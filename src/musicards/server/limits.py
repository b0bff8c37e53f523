"""How much one person or one address may do, and all together. Whoever does more is refused for a while."""

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from aiohttp import web

from musicards.server.callers import is_loopback
from musicards.server.request_guard import INCIDENTS, Incidents, OpenPages, RateLimiter
from musicards.server.sockets import BURST, RATE
from musicards.server.system_clock import Clock
from musicards.server.work_queue import WorkQueue

__all__ = [
    "CODES",
    "LEARNING",
    "LEARNING_WORK",
    "LOOKUPS",
    "LOOKUP_WORK",
    "MAKERS",
    "MAKING",
    "PAGES",
    "PAPERS",
    "RATES",
    "SENDERS",
    "SENDING",
    "Rate",
    "limiter_of",
    "may_send",
    "set_limits",
]

MAKERS: Final = web.AppKey("makers", RateLimiter)  # how often a person may make matches
MAKING: Final = web.AppKey("making", RateLimiter)  # how often an address may POST, except to /api/learning
SENDERS: Final = web.AppKey("senders", RateLimiter)  # how often a person may send messages, on all their pages
SENDING: Final = web.AppKey("sending", RateLimiter)  # how often an address may, on all pages of everybody there
CODES: Final = web.AppKey("codes", RateLimiter)  # how many unknown codes an address may try
LEARNING: Final = web.AppKey("learning", RateLimiter)  # how often an address may call /api/learning
LOOKUPS: Final = web.AppKey("lookups", RateLimiter)  # how often an address may ask for what is slow to answer
PAPERS: Final = web.AppKey("papers", RateLimiter)  # how many printable files an address may ask for
PAGES: Final = web.AppKey("pages", OpenPages)  # how many pages a person and an address may have open
LEARNING_WORK: Final = web.AppKey("learning_work", WorkQueue)  # what somebody knows and should practice
LOOKUP_WORK: Final = web.AppKey("lookup_work", WorkQueue)  # what is looked up or drawn: scales, lines, QR codes

SLOW_TO_ANSWER: Final = re.compile(r"/api/(tools/.*|learning/exercise|matches/[^/]*/(review|record|qr\.svg|seat\.svg))")
"""The paths of GET requests for which the server computes something."""


class Rate(NamedTuple):
    """A limit of requests or messages."""

    rate: float  # per second, in the long run
    fullest: int  # at once


# A whole school may share an address. Each of its pages sends a message a second at most, and some when it connects.
RATES: Final[Mapping[web.AppKey[RateLimiter], Rate]] = {
    MAKERS: Rate(0.2, 100),
    MAKING: Rate(2.0, 300),
    SENDERS: Rate(3 * RATE, 3 * BURST),
    SENDING: Rate(OpenPages.MAX_PER_ADDRESS, 3 * OpenPages.MAX_PER_ADDRESS),
    CODES: Rate(0.1, 60),  # all 2.5 million codes take most of a year
    LEARNING: Rate(20.0, 1200),
    LOOKUPS: Rate(20.0, 1200),
    PAPERS: Rate(1.0, 60),
}


def set_limits(app: web.Application, clock: Clock) -> None:
    """Give the app its limits. Nobody has used any of them yet."""
    for key, (rate, fullest) in RATES.items():
        app[key] = RateLimiter(rate=rate, fullest=fullest, clock=clock)
    app[PAGES] = OpenPages()
    app[INCIDENTS] = Incidents(clock)
    app[LEARNING_WORK] = WorkQueue("learning", most=200, most_per_address=100)  # three classes may ask at once
    app[LOOKUP_WORK] = WorkQueue("lookups", most=60, most_per_address=30)  # a class may look something up at once


def limiter_of(request: web.Request) -> RateLimiter | None:
    """Return what limits such requests from one address; None if nothing does."""
    if request.method == "POST":
        return request.app[LEARNING if request.path.startswith("/api/learning/") else MAKING]
    return request.app[LOOKUPS] if SLOW_TO_ANSWER.fullmatch(request.path) else None


def may_send(app: web.Application, holder: str, address: str) -> bool:
    """Whether a person may send a message now. Everybody behind a proxy may share a loopback address."""
    return app[SENDERS].take(holder) and (is_loopback(address) or app[SENDING].take(address))
