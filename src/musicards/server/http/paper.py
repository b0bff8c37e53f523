"""What can be printed over HTTP. The same request always makes the same file."""

import asyncio
from collections import OrderedDict
from http import HTTPStatus
from typing import Final

from aiohttp import web

from musicards.paper.typesetting import NoTypesetter, has_typesetter
from musicards.server.calls.problem import Problem
from musicards.server.guard.limits import client_of
from musicards.server.guard.request_guard import Budget, Client
from musicards.server.guard.work_queue import WorkQueue
from musicards.server.http.printing import Format, Printable, all_choices, read_printable
from musicards.server.http.replies import pack, reply
from musicards.server.match.refusals import TooFast, WireReason

MEDIA_TYPES: Final[dict[Format, str]] = {"pdf": "application/pdf", "png": "image/png"}
CACHE_CONTROL: Final = "private, max-age=300"

MAX_KEPT: Final = 16  # files in the cache, some hundred kilobytes each
MAX_WAITING: Final = 40
MAX_PER_ADDRESS: Final = 30  # of these, for one address

paper_routes: Final = web.RouteTableDef()


class PaperRenderer:
    """Renders printable files, one at a time, in a thread, so that matches do not wait. The last few are cached."""

    def __init__(self, allowed: Budget) -> None:
        """`allowed`: limits how often somebody may have a file rendered."""
        self._allowed = allowed
        self._made: OrderedDict[tuple[Printable, Format], bytes] = OrderedDict()
        self._queue = WorkQueue("files", most=MAX_WAITING, most_per_address=MAX_PER_ADDRESS)

    async def make(self, wanted: Printable, as_: Format, client: Client) -> bytes:
        """Return the file asked for.

        Raises:
            TooFast: that client, its address, or all together asked for too many files.
            NoTypesetter: Typst is not installed.
        """
        key = (wanted, as_)
        if key not in self._made:
            if not self._allowed.take(client):
                raise TooFast("files", "Too many files are being made. Try again in a moment.")
            async with self._queue.turn(client):
                if key not in self._made:  # while we waited, another request may have made it
                    self._made[key] = await asyncio.to_thread(wanted.made, as_)
            if len(self._made) > MAX_KEPT:
                self._made.popitem(last=False)
        self._made.move_to_end(key)
        return self._made[key]


RENDERER: Final = web.AppKey("renderer", PaperRenderer)


@paper_routes.get("/api/paper/choices")
async def get_choices(request: web.Request) -> web.Response:
    """Send what can be chosen."""
    response = reply(all_choices(ready=has_typesetter()))
    pack(request, response)
    return response


@paper_routes.get("/api/paper/{paper:[a-z]+}.{format:pdf|png}")
async def get_paper(request: web.Request) -> web.Response:
    """Send what is printed, as a PDF or as a preview."""
    wanted = read_printable(request.match_info["paper"], request.query)
    if wanted is None:
        raise web.HTTPNotFound
    as_: Format = "pdf" if request.match_info["format"] == "pdf" else "png"
    try:
        made = await request.app[RENDERER].make(wanted, as_, client_of(request))
    except NoTypesetter as error:
        why = str(error)
        problem = Problem(WireReason.NO_TYPESETTER, f"{why[0].upper()}{why[1:]}")
        return reply(problem, HTTPStatus.NOT_IMPLEMENTED)
    response = web.Response(body=made, content_type=MEDIA_TYPES[as_], headers={"Cache-Control": CACHE_CONTROL})
    if as_ == "pdf":
        response.headers["Content-Disposition"] = f'attachment; filename="{wanted.name}"'
    return response
