"""The HTTP API for moving what is known of a person to another device. The page encrypts it."""

from http import HTTPStatus
from typing import Final

from aiohttp import web

from musicards.errors import BadNotation
from musicards.server.api import read_bytes, reply
from musicards.server.bodies_handover import Left
from musicards.server.handover import LARGEST, Handovers, TooMuch
from musicards.server.limits import HANDING_OVER, client_of

HANDOVERS: Final[web.AppKey[Handovers]] = web.AppKey("handovers")

handover_routes: Final = web.RouteTableDef()


@handover_routes.post("/api/handovers")
async def post_handover(request: web.Request) -> web.Response:
    """Keep the body until it is picked up, ten minutes at most."""
    text = await read_bytes(request.clone(client_max_size=LARGEST))
    if not text:
        raise BadNotation("The body is empty.")
    client = client_of(request)
    if not request.app[HANDING_OVER].take(client):
        raise TooMuch
    name = await request.app[HANDOVERS].leave(client, text)
    return reply(Left(name), HTTPStatus.CREATED)


@handover_routes.post("/api/handovers/{id}")
async def pick_up_handover(request: web.Request) -> web.Response:
    """Send a body that was left, once. It is a POST, so that nothing fetches it ahead of time."""
    text = await request.app[HANDOVERS].pick_up(request.match_info["id"])
    if text is None:
        raise web.HTTPNotFound
    return web.Response(body=text, content_type="application/octet-stream", headers={"Cache-Control": "no-store"})
