"""How much one browser or one address may do, and all together. Anything more is refused for a while."""

import re
from collections.abc import Mapping
from typing import Final

from aiohttp import web

from musicards.server.clock import Clock
from musicards.server.guard.callers import address_of, is_loopback
from musicards.server.guard.identity import IDENTITY
from musicards.server.guard.request_guard import (
    INCIDENTS,
    Allowance,
    Budget,
    Client,
    Incidents,
    KnownSessions,
    OpenPages,
    Rate,
    RateLimiter,
)
from musicards.server.guard.work_queue import WorkQueue

CREATIONS: Final = web.AppKey("creations", Budget)  # how many matches and files of records
POSTS: Final = web.AppKey("posts", Budget)  # how many POSTs, except to /api/learning
CODES: Final = web.AppKey("codes", Budget)  # how many unknown codes
COMING_IN: Final = web.AppKey("coming_in", Budget)  # how many children come into classes
LEARNING: Final = web.AppKey("learning", Budget)  # how many calls of /api/learning
LOOKUPS: Final = web.AppKey("lookups", Budget)  # how many requests that are slow to answer
PAPERS: Final = web.AppKey("papers", Budget)  # how many printable files
HANDING_OVER: Final = web.AppKey("handing_over", Budget)  # how many texts for another device
MESSAGES_OF_PERSON: Final = web.AppKey("messages_of_person", RateLimiter)  # on all their pages
MESSAGES_OF_ADDRESS: Final = web.AppKey("messages_of_address", RateLimiter)  # on all pages there
SESSIONS: Final = web.AppKey("sessions", KnownSessions)  # the browsers that have budgets of their own
CLIENT: Final = web.RequestKey("client", Client)
PAGES: Final = web.AppKey("pages", OpenPages)  # how many pages a person and an address may have open
LEARNING_WORK: Final = web.AppKey("learning_work", WorkQueue)  # what somebody knows and should practice
LOOKUP_WORK: Final = web.AppKey("lookup_work", WorkQueue)  # what is looked up: scales, lines
REVIEW_WORK: Final = web.AppKey("review_work", WorkQueue)  # matches that are replayed

SLOW_TO_ANSWER: Final = re.compile(r"/api/(tools/.*|learning/exercise|matches/[^/]*/(review|record))")
"""The paths of GET requests for which the server computes something."""

INTO_CLASS: Final = re.compile(r"/api/classes/[^/]*/pupils")
"""The path of POST requests with which children come into a class."""

MAX_REVIEWS: Final = 40  # that are being made or wait for it
MAX_REVIEWS_PER_ADDRESS: Final = 20  # of these, for one address

DAY: Final = 24 * 60 * 60  # seconds

MOST_OWED: Final = 20  # unknown codes: further guesses mean a longer wait

NEW_SESSIONS: Final = Rate(0.5, 5000)  # from one address, where a whole school may open the page at once

# A school of 600 may share an address. It gets at once what all of them need at once; a browser alone gets far less.
ALLOWANCES: Final[Mapping[web.AppKey[Budget], Allowance]] = {
    CREATIONS: Allowance(session=Rate(0.2, 100), strangers=Rate(0.2, 100), address=Rate(2.0, 3000)),
    POSTS: Allowance(session=Rate(2.0, 200), strangers=Rate(2.0, 300), address=Rate(60.0, 9000)),
    # An address that guesses on, with new cookies all the time, tries three codes a second: all 894 million take nine
    # years, the first of 100 tables a month. The first tries do not count for the address, so that a neighbor who
    # guesses does not lock out somebody who mistypes a code.
    CODES: Allowance(
        session=Rate(1 / 30, 20), strangers=Rate(0.5, 300), address=Rate(1.0, 6000), first=Rate(3 / DAY, 3)
    ),
    # All children of a school come in at the same moment, and no browser has a cookie yet.
    COMING_IN: Allowance(session=Rate(0.5, 30), strangers=Rate(20.0, 1500), address=Rate(20.0, 3000)),
    LEARNING: Allowance(session=Rate(4.0, 240), strangers=Rate(10.0, 1200), address=Rate(60.0, 6000)),
    LOOKUPS: Allowance(session=Rate(4.0, 240), strangers=Rate(10.0, 1200), address=Rate(60.0, 6000)),
    PAPERS: Allowance(session=Rate(0.2, 20), strangers=Rate(0.5, 60), address=Rate(2.0, 600)),
    HANDING_OVER: Allowance(session=Rate(1 / 60, 10), strangers=Rate(0.1, 40), address=Rate(1.0, 1000)),
}

MESSAGES_OF_PAGE: Final = Rate(20.0, 60)
"""How many messages one page may send. Ours sends one a second at most, and some when it connects."""

RATES: Final[Mapping[web.AppKey[RateLimiter], Rate]] = {
    MESSAGES_OF_PERSON: Rate(3 * MESSAGES_OF_PAGE.rate, 3 * MESSAGES_OF_PAGE.fullest),
    MESSAGES_OF_ADDRESS: Rate(OpenPages.MAX_PER_ADDRESS, 3 * OpenPages.MAX_PER_ADDRESS),
}


def set_limits(app: web.Application, clock: Clock) -> None:
    """Give the app its limits. Nobody has used any of them yet."""
    for purpose, allowance in ALLOWANCES.items():
        app[purpose] = Budget(allowance, clock, most_owed=MOST_OWED if purpose is CODES else 0)
    for key, limit in RATES.items():
        app[key] = RateLimiter(limit, clock)
    app[SESSIONS] = KnownSessions(NEW_SESSIONS, clock)
    app[PAGES] = OpenPages()
    app[INCIDENTS] = Incidents(clock)
    app[LEARNING_WORK] = WorkQueue("learning", most=200, most_per_address=100)  # three classes may ask at once
    app[REVIEW_WORK] = WorkQueue("reviews", most=MAX_REVIEWS, most_per_address=MAX_REVIEWS_PER_ADDRESS)
    app[LOOKUP_WORK] = WorkQueue("lookups", most=60, most_per_address=40)  # a class may look something up at once


def client_of(request: web.Request) -> Client:
    """Return whose budgets a request uses."""
    found = request.get(CLIENT)
    if found is None:
        holder, address = request.app[IDENTITY].read(request), address_of(request)
        is_known = holder is not None and request.app[SESSIONS].admit(holder, address)
        request[CLIENT] = found = Client(holder if is_known else None, address)
    return found


def budget_of(request: web.Request) -> Budget | None:
    """Return the budget that such requests use; None if they use none."""
    if request.method == "POST":
        if INTO_CLASS.fullmatch(request.path):
            return request.app[COMING_IN]
        return request.app[LEARNING if request.path.startswith("/api/learning/") else POSTS]
    return request.app[LOOKUPS] if SLOW_TO_ANSWER.fullmatch(request.path) else None


def may_send(app: web.Application, holder: str, address: str) -> bool:
    """Whether a person may send a message now. Everybody behind a proxy may share a loopback address."""
    return app[MESSAGES_OF_PERSON].take(holder) and (is_loopback(address) or app[MESSAGES_OF_ADDRESS].take(address))
