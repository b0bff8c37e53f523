"""The HTTP API of `server.calls`, for tools and learning. It uses no database: the same request has the same response.

The calls of learning get all that is known of a person, answer with what is known now, and forget it.
"""

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias, TypeVar

from aiohttp import web

from musicards.server.calls import learning, tools
from musicards.server.calls.tools import Query
from musicards.server.guard.limits import LEARNING_WORK, LOOKUP_WORK, client_of
from musicards.server.http.replies import read, reply, reply_packed
from musicards.tools.files import FILES, FileKind

T = TypeVar("T")

Answer: TypeAlias = Callable[[web.Request], Awaitable[web.Response]]

call_routes: Final = web.RouteTableDef()

_LARGEST_BODY: Final = 96 * 1024  # a learner in JSON, and as much evidence as may come at once


@call_routes.get("/api/tools/names")
async def get_names(request: web.Request) -> web.Response:
    """Send what can be chosen."""
    return reply_packed(request, tools.tool_names())


@call_routes.get("/api/learning/exercise")
async def get_exercise(request: web.Request) -> web.Response:
    """Send a question of an exercise by its number."""
    return reply_packed(request, learning.exercise_question(request.query))


async def _looked_up(request: web.Request, find: Callable[[Query], T]) -> T:
    """Return the answer to the query of a request, which may take a tenth of a second, computed in a thread.

    Raises:
        TooFast: too many requests are waiting.
    """
    return await request.app[LOOKUP_WORK].run(client_of(request), find, request.query)


def _get(find: Callable[[Query], Any]) -> Answer:
    """Return what answers a GET whose query says what to look up."""

    async def get(request: web.Request) -> web.Response:
        return reply_packed(request, await _looked_up(request, find))

    return get


def _get_file(make: Callable[[Query, FileKind], tuple[str, bytes]]) -> Answer:
    """Return what answers a GET with a file for other programs."""

    async def get(request: web.Request) -> web.Response:
        kind = FILES.get(request.match_info["format"])
        if kind is None:
            raise web.HTTPNotFound
        name, body = await _looked_up(request, lambda query: make(query, kind))
        return web.Response(
            body=body,
            content_type=kind.media_type,
            headers={"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"},
        )

    return get


def _post(kind: type[T], answer: Callable[[T], Any]) -> Answer:
    """Return what answers a POST whose body is a `kind`. It computes in a thread: some calls take 50 milliseconds."""

    async def post(request: web.Request) -> web.Response:
        body = await read(request.clone(client_max_size=_LARGEST_BODY), kind)
        found = await request.app[LEARNING_WORK].run(client_of(request), answer, body)
        return reply_packed(request, found) if kind is learning.ReadMap else reply(found)  # a map is long

    return post


call_routes.get("/api/tools/found")(_get(tools.find))
call_routes.get("/api/tools/file/{format}")(_get_file(tools.found_file))
call_routes.get("/api/tools/transposed")(_get(tools.transpose))
call_routes.get("/api/tools/transposed/{format}")(_get_file(tools.transposed_file))
call_routes.post("/api/learning/next")(_post(learning.NextItem, learning.next_item))
call_routes.post("/api/learning/answer")(_post(learning.AnswerItem, learning.judge_answer))
call_routes.post("/api/learning/observe")(_post(learning.Observe, learning.observe))
call_routes.post("/api/learning/map")(_post(learning.ReadMap, learning.read_map))
call_routes.post("/api/learning/begin")(_post(learning.BeginLearning, learning.begin))
call_routes.post("/api/learning/known")(_post(learning.ClaimKnown, learning.claim_known))
call_routes.post("/api/learning/add")(_post(learning.AddLearner, learning.add_learner))
call_routes.post("/api/learning/match")(_post(learning.SuggestMatch, learning.suggest))
