"""Read the bodies of requests, and make responses in JSON."""

import asyncio
from http import HTTPStatus
from typing import Any, Final, TypeVar

from aiohttp import web

from musicards.errors import BadNotation
from musicards.server.calls.problem import Problem
from musicards.server.calls.table import read_body
from musicards.server.codec import decode_json, encode
from musicards.server.http.problem_pages import PROBLEM
from musicards.server.match.refusals import Denied, WireReason

T = TypeVar("T")

SECONDS_FOR_BODY: Final = 10.0


def reply(body: Any, status: HTTPStatus = HTTPStatus.OK) -> web.Response:  # noqa: ANN401 - any message
    """Return a JSON response that must not be cached."""
    response = web.Response(
        body=encode(body), status=status, content_type="application/json", headers={"Cache-Control": "no-store"}
    )
    if isinstance(body, Problem):
        response[PROBLEM] = body
    return response


def pack(request: web.Request, response: web.StreamResponse) -> None:
    """Compress `response` if the browser accepts that."""
    response.headers["Vary"] = "Accept-Encoding"
    if "gzip" in request.headers.get("Accept-Encoding", ""):
        response.enable_compression(web.ContentCoding.gzip)


def reply_packed(request: web.Request, body: Any) -> web.Response:  # noqa: ANN401 - any message
    """Return a JSON response that must not be cached, compressed if the browser accepts that."""
    response = reply(body)
    pack(request, response)
    return response


async def read_bytes(request: web.Request) -> bytes:
    """Return the body of the request.

    Raises:
        BadNotation: the body is not encoded as its headers say.
        Denied: the body takes too long to arrive.
    """
    try:
        async with asyncio.timeout(SECONDS_FOR_BODY):
            return await request.read()
    except web.RequestPayloadError:
        raise BadNotation("The body cannot be read: it is not encoded as its headers say.") from None
    except TimeoutError:
        raise Denied(WireReason.TOO_SLOW, "The body took too long to arrive.") from None


async def read(request: web.Request, kind: type[T]) -> T:
    """Return the body of the request.

    Raises:
        BadNotation: the body is not a `kind`.
        Denied: the body takes too long to arrive.
        HTTPUnsupportedMediaType: the body is not JSON, as its headers say.
    """
    body = await read_bytes(request)
    if body and request.content_type != "application/json":
        raise web.HTTPUnsupportedMediaType
    try:
        value = decode_json(body or b"{}")
    except BadNotation as error:
        raise BadNotation(f"The body is no {kind.__name__}: {error}.") from None
    return read_body(value, kind)
