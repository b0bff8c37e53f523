"""The HTTP API for scales and chords. It uses no database, and the same request always has the same response."""

from collections.abc import Callable
from typing import Final, TypeVar

from aiohttp import web

from musicards.server.calls.tools import Query, find, found_file, tool_names, transpose, transposed_file
from musicards.server.guard.limits import LOOKUP_WORK, client_of
from musicards.server.http.replies import reply_packed
from musicards.tools.files import FILES, FileKind

T = TypeVar("T")

tool_routes: Final = web.RouteTableDef()


@tool_routes.get("/api/tools/found")
async def get_found(request: web.Request) -> web.Response:
    """Send the scale, chord or notes that a text names."""
    return reply_packed(request, await _work(request, find))


@tool_routes.get("/api/tools/names")
async def get_names(request: web.Request) -> web.Response:
    """Send what can be chosen."""
    return reply_packed(request, tool_names())


@tool_routes.get("/api/tools/file/{format}")
async def get_file(request: web.Request) -> web.Response:
    """Send what a text names as a file for other programs."""
    return await _file(request, found_file)


@tool_routes.get("/api/tools/transposed")
async def get_transposed(request: web.Request) -> web.Response:
    """Send a line in another key, or for an instrument."""
    return reply_packed(request, await _work(request, transpose))


@tool_routes.get("/api/tools/transposed/{format}")
async def get_transposed_file(request: web.Request) -> web.Response:
    """Send the transposed line as a file for other programs."""
    return await _file(request, transposed_file)


async def _work(request: web.Request, function: Callable[[Query], T]) -> T:
    """Return the answer to the query of a request, which may take a tenth of a second, computed in a thread.

    Raises:
        TooFast: too many requests are waiting.
    """
    return await request.app[LOOKUP_WORK].run(client_of(request), function, request.query)


async def _file(request: web.Request, make: Callable[[Query, FileKind], tuple[str, bytes]]) -> web.Response:
    kind = FILES.get(request.match_info["format"])
    if kind is None:
        raise web.HTTPNotFound
    name, body = await _work(request, lambda query: make(query, kind))
    return web.Response(
        body=body,
        content_type=kind.media_type,
        headers={"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"},
    )
