"""The calls of `server.calls` over HTTP: who asks, how much they may ask, and their JSON."""

import asyncio
from functools import partial
from http import HTTPStatus
from typing import Any, Final, TypeVar

from aiohttp import web

from musicards.server.calls.reviews import Reviews
from musicards.server.calls.table import CALLS, Asked, Call, Encoded, File, Queue
from musicards.server.guard.host_names import is_public
from musicards.server.guard.identity import IDENTITY
from musicards.server.guard.limits import (
    CREATIONS,
    LEARNING_WORK,
    LOOKUP_WORK,
    REVIEW_WORK,
    client_of,
)
from musicards.server.guard.work_queue import WorkQueue
from musicards.server.http.matches import ADDRESSES, MATCHES, find
from musicards.server.http.replies import pack, read, reply
from musicards.server.http.sharing import SHARING
from musicards.server.live.open_table import Run
from musicards.server.match.refusals import TooFast

T = TypeVar("T")

REVIEWS: Final = web.AppKey("reviews", Reviews)

QUEUES: Final[dict[Queue, web.AppKey[WorkQueue]]] = {
    "lookups": LOOKUP_WORK,
    "learning": LEARNING_WORK,
    "reviews": REVIEW_WORK,
}

_LARGEST_LEARNER: Final = 96 * 1024  # a learner in JSON, and as much evidence as may come at once


def add_calls(app: web.Application) -> None:
    """Let the app answer all calls."""
    for call in CALLS:
        app.router.add_route(call.method, call.path, partial(_answer, call))


async def _answer(call: Call, request: web.Request) -> web.Response:
    """Answer a call.

    Raises:
        MusicardsError: it is refused.
    """
    identity = request.app[IDENTITY]
    holder = identity.read_or_make(request) if call.session == "make" else identity.read(request) or ""
    body = await _body(call, request)
    if call.counts is not None and not request.app[CREATIONS].take(client_of(request)):
        raise TooFast(call.counts, "That was too much at once: wait a minute.")
    asked = Asked(
        matches=request.app[MATCHES],
        reviews=request.app[REVIEWS],
        holder=holder,
        find=partial(find, request),
        run=_run(call, request),
        params=request.match_info,
        query=request.query,
        body=body,
        public=is_public(request),
        addresses=request.app[ADDRESSES],
        can_share=request.app[SHARING].is_offered(request),
    )
    response = _response(await call.answer(asked), call.status)
    if call.long:
        pack(request, response)
    if call.session == "make":
        identity.write(request, response, holder)
    elif call.session == "end":
        identity.forget(response)
    return response


async def _body(call: Call, request: web.Request) -> Any:  # noqa: ANN401 - what the call says
    """Return the body of a request; None if the call has none."""
    if call.body is None:
        return None
    is_large = call.queue == "learning"
    return await read(request.clone(client_max_size=_LARGEST_LEARNER) if is_large else request, call.body)


def _run(call: Call, request: web.Request) -> Run:
    """Return what runs slow functions for a call: in a thread, when it is the turn of whoever asks."""
    if call.queue is None:
        return asyncio.to_thread
    return partial(request.app[QUEUES[call.queue]].run, client_of(request))


def _response(answer: Any, status: HTTPStatus) -> web.Response:  # noqa: ANN401 - any answer
    """Return an answer as a response that must not be cached."""
    if answer is None:
        return web.Response(status=status)
    if isinstance(answer, File):
        headers = {"Content-Disposition": f'attachment; filename="{answer.name}"', "Cache-Control": "no-store"}
        return web.Response(body=answer.data, content_type=answer.media_type, headers=headers)
    if isinstance(answer, Encoded):
        headers = {"Cache-Control": "no-store"}
        return web.Response(body=answer.json, content_type="application/json", headers=headers)
    return reply(answer, status)
