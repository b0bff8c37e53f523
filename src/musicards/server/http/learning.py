"""The HTTP API for learning: it gets all that is known of a person, answers with what is known now, and forgets it."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from aiohttp import web

from musicards.server.calls.learning import (
    AddLearner,
    AnswerItem,
    ClaimKnown,
    NextItem,
    Observe,
    ReadMap,
    SuggestMatch,
    add_learner,
    claim_known,
    exercise_question,
    judge_answer,
    next_item,
    observe,
    read_map,
    suggest,
)
from musicards.server.guard.limits import LEARNING_WORK, client_of
from musicards.server.http.matches import read, reply, reply_packed

T = TypeVar("T")

learning_routes: Final = web.RouteTableDef()

_LARGEST_BODY: Final = 96 * 1024  # a learner in JSON, and as much evidence as may come at once


@learning_routes.get("/api/learning/exercise")
async def get_exercise(request: web.Request) -> web.Response:
    """Send a question of an exercise by its number."""
    return reply_packed(request, exercise_question(request.query))


@learning_routes.post("/api/learning/next")
async def post_next(request: web.Request) -> web.Response:
    """Send the question to ask now."""
    return reply(await _compute(request, NextItem, next_item))


@learning_routes.post("/api/learning/answer")
async def post_answer(request: web.Request) -> web.Response:
    """Judge an answer, and send what is known after it."""
    return reply(await _compute(request, AnswerItem, judge_answer))


@learning_routes.post("/api/learning/observe")
async def post_observe(request: web.Request) -> web.Response:
    """Take in what happened at tables, and send what is known after it."""
    return reply(await _compute(request, Observe, observe))


@learning_routes.post("/api/learning/map")
async def post_map(request: web.Request) -> web.Response:
    """Send what is known of each atom."""
    return reply_packed(request, await _compute(request, ReadMap, read_map))


@learning_routes.post("/api/learning/known")
async def post_known(request: web.Request) -> web.Response:
    """Take in that the person claims to know an atom."""
    return reply(await _compute(request, ClaimKnown, claim_known))


@learning_routes.post("/api/learning/add")
async def post_add(request: web.Request) -> web.Response:
    """Put together what two devices know of the person."""
    return reply(await _compute(request, AddLearner, add_learner))


@learning_routes.post("/api/learning/match")
async def post_match(request: web.Request) -> web.Response:
    """Send a match that trains what the person needs."""
    return reply(await _compute(request, SuggestMatch, suggest))


async def _compute(request: web.Request, kind: type[T], answer: Callable[[T], Any]) -> Any:  # noqa: ANN401 - any message
    """Return the answer to the body of the request, a `kind`, computed in a thread: some take 50 milliseconds."""
    body = await read(request.clone(client_max_size=_LARGEST_BODY), kind)
    return await request.app[LEARNING_WORK].run(client_of(request), answer, body)
