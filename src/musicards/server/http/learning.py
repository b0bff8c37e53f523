"""The HTTP API for learning: it gets all that is known of a person, answers with what is known now, and forgets it."""

from collections.abc import Awaitable, Callable
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
from musicards.server.http.replies import read, reply, reply_packed

T = TypeVar("T")

learning_routes: Final = web.RouteTableDef()

_LARGEST_BODY: Final = 96 * 1024  # a learner in JSON, and as much evidence as may come at once


@learning_routes.get("/api/learning/exercise")
async def get_exercise(request: web.Request) -> web.Response:
    """Send a question of an exercise by its number."""
    return reply_packed(request, exercise_question(request.query))


def _post(kind: type[T], answer: Callable[[T], Any]) -> Callable[[web.Request], Awaitable[web.Response]]:
    """Return what answers a POST whose body is a `kind`. It computes in a thread: some calls take 50 milliseconds."""

    async def post(request: web.Request) -> web.Response:
        body = await read(request.clone(client_max_size=_LARGEST_BODY), kind)
        found = await request.app[LEARNING_WORK].run(client_of(request), answer, body)
        return reply_packed(request, found) if kind is ReadMap else reply(found)  # a map is long

    return post


learning_routes.post("/api/learning/next")(_post(NextItem, next_item))
learning_routes.post("/api/learning/answer")(_post(AnswerItem, judge_answer))
learning_routes.post("/api/learning/observe")(_post(Observe, observe))
learning_routes.post("/api/learning/map")(_post(ReadMap, read_map))
learning_routes.post("/api/learning/known")(_post(ClaimKnown, claim_known))
learning_routes.post("/api/learning/add")(_post(AddLearner, add_learner))
learning_routes.post("/api/learning/match")(_post(SuggestMatch, suggest))
