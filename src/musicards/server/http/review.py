"""The HTTP API for a match as a whole: its review when it is over, and its record."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Final, TypeVar

import msgspec
from aiohttp import web

from musicards.errors import BadNotation, Refusal, UnknownMatch
from musicards.server.codec import encode
from musicards.server.guard.identity import IDENTITY
from musicards.server.guard.limits import CREATIONS, client_of
from musicards.server.guard.request_guard import Client
from musicards.server.guard.work_queue import WorkQueue
from musicards.server.http.matches import MATCHES, find
from musicards.server.http.operations import OPERATION
from musicards.server.http.replies import pack, read, reply, reply_packed
from musicards.server.live.runner import MatchRunner
from musicards.server.match.bodies import Attempt, Tried
from musicards.server.match.refusals import EarlierRules, TooFast
from musicards.server.match.review import attempt, record, review, unchecked_record
from musicards.store import StoredMatch

T = TypeVar("T")

MAX_REVIEWS: Final = 8  # kept ready, some hundred kilobytes each
MAX_WAITING: Final = 40  # that are being made or wait for it
MAX_PER_ADDRESS: Final = 20  # of these, for one address

review_routes: Final = web.RouteTableDef()


class Reviews:
    """Replays matches that are over, one at a time, in a thread, so that matches in progress do not wait.

    Replaying a long match takes seconds. The steps of the last few matches are cached; they no longer change.
    """

    def __init__(self) -> None:
        # By code and length, because a code can be used again after its match has been deleted.
        self._made: OrderedDict[tuple[str, int], msgspec.Raw] = OrderedDict()
        self._queue = WorkQueue("reviews", most=MAX_WAITING, most_per_address=MAX_PER_ADDRESS)

    async def of(self, live: MatchRunner, client: Client) -> msgspec.Raw:
        """Return the steps of a match, as JSON, for a request of `client`.

        Raises:
            NotOver: the match is not over, so its cards are still secret.
            TooFast: too many requests are waiting.
        """
        key = live.match.code, live.match.version
        if key not in self._made:
            async with self._queue.turn(client):
                if key not in self._made:  # while we waited, another request may have made it
                    self._made[key] = await asyncio.to_thread(_pack_steps, await live.stored())
                    if len(self._made) > MAX_REVIEWS:
                        self._made.popitem(last=False)
        self._made.move_to_end(key)
        return self._made[key]

    async def line(self, stored: StoredMatch, client: Client) -> str:
        """Return the record of a match that is over, as a line; without a result if its log does not replay.

        Raises:
            TooFast: too many requests are waiting.
        """
        async with self._queue.turn(client):
            try:
                made = await asyncio.to_thread(record, stored)
            except (BadNotation, Refusal):  # played by earlier rules
                made = unchecked_record(stored)
            return made.to_line() + "\n"

    async def make(self, live: MatchRunner, client: Client, maker: Callable[[StoredMatch], T]) -> T:
        """Return the result of `maker` for a match.

        Raises:
            NotOver: the match is not over, so its cards are still secret.
            TooFast: too many requests are waiting.
        """
        async with self._queue.turn(client):
            return await asyncio.to_thread(maker, await live.stored())


def _pack_steps(stored: StoredMatch) -> msgspec.Raw:
    return msgspec.Raw(encode(review(stored)))


REVIEWS: Final = web.AppKey("reviews", Reviews)


@review_routes.get("/api/matches/{code}/review")
async def get_review(request: web.Request) -> web.Response:
    """Send every step of a match that is over, with nothing hidden."""
    live = await find(request)
    steps = await request.app[REVIEWS].of(live, client_of(request))
    viewer = live.match.seats.seat_of(request.app[IDENTITY].read(request))
    return reply_packed(request, {"room": live.room(viewer), "steps": steps})


@review_routes.post("/api/matches/{code}/review/{version:[0-9]{1,6}}")
async def post_attempt(request: web.Request) -> web.Response:
    """Send what another action would have brought. Nothing changes."""
    live = await find(request)
    tried = await read(request, Attempt)
    version, names = int(request.match_info["version"]), live.match.seats.names

    def tell(stored: StoredMatch) -> Tried:
        return attempt(stored, version, tried, names)

    return reply(await request.app[REVIEWS].make(live, client_of(request), tell))


@review_routes.get("/api/matches/{code}/record")
async def get_record(request: web.Request) -> web.Response:
    """Send the record of a match as a file, once the match is over or when it was played by earlier rules."""
    try:
        live = await find(request)
    except EarlierRules:
        stored = await request.app[MATCHES].store.load(request.match_info["code"].upper())
        if not stored.over and request.app[OPERATION].cluster is not None:
            raise  # another server may have other rules and still play it, so its cards are secret
        code, made = stored.code, unchecked_record(stored)
    else:
        code, made = live.match.code, await request.app[REVIEWS].make(live, client_of(request), record)
    return _file(made.to_line() + "\n", f"musicards-{code}.jsonl")


@review_routes.get("/api/records")
async def get_records(request: web.Request) -> web.Response:
    """Send one file with the records of all finished matches in which the sender has a seat."""
    holder = request.app[IDENTITY].read(request) or ""
    if not request.app[CREATIONS].take(client_of(request)):
        raise TooFast("records", "You asked for too much at once: wait a minute.")
    matches = request.app[MATCHES]
    lines = []
    for code in await matches.store.finished_by(holder):
        with suppress(UnknownMatch):  # deleted meanwhile
            lines.append(await request.app[REVIEWS].line(await matches.store.load(code), client_of(request)))
    response = _file("".join(lines), "musicards.jsonl")
    pack(request, response)
    return response


def _file(records: str, name: str) -> web.Response:
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return web.Response(text=records, content_type="application/jsonl", headers=headers)
