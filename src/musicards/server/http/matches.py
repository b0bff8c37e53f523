"""The HTTP API for matches. Its bodies are in `match.bodies`; every response with a status from 400 is a `Problem`."""

import asyncio
from functools import partial
from http import HTTPStatus
from typing import Final

import structlog
from aiohttp import WSCloseCode, web
from aiohttp.typedefs import Handler

from musicards.errors import BadNotation, MatchError, NotStored, UnknownMatch, shown
from musicards.server.calls.problem import Problem, problem_of
from musicards.server.codec import encode
from musicards.server.guard.host_names import HOST_NAMES
from musicards.server.guard.identity import IDENTITY
from musicards.server.guard.limits import CODES, PAGES, budget_of, client_of, may_send
from musicards.server.guard.request_guard import INCIDENTS, is_ours
from musicards.server.http.problem_pages import language_of
from musicards.server.http.replies import reply
from musicards.server.http.sockets import attend, make_socket
from musicards.server.live.registry import MatchRegistry, cost_of_guess
from musicards.server.live.runner import MatchRunner
from musicards.server.match.bodies import (
    Session,
)
from musicards.server.match.messages import Refused
from musicards.server.match.refusals import Denied, TooFast, WireReason
from musicards.texts import explain

MATCHES: Final = web.AppKey("matches", MatchRegistry)
ADDRESSES: Final = web.AppKey("addresses", list[str])  # at which other devices reach this server
SOCKETS: Final[web.AppKey[set[web.WebSocketResponse]]] = web.AppKey("sockets")  # the open ones

SECONDS_TO_CLOSE: Final = 2.0

log: Final = structlog.get_logger()
routes: Final = web.RouteTableDef()


@routes.post("/api/session")
async def post_session(request: web.Request) -> web.Response:
    """Make a session for a page whose browser keeps no cookies: it sends the token in a header, or with a websocket."""
    return reply(Session(request.app[IDENTITY].make_session()), HTTPStatus.CREATED)


@routes.get("/api/matches/{code}/socket")
async def get_socket(request: web.Request) -> web.StreamResponse:
    """Open a websocket to the match."""
    identity = request.app[IDENTITY]
    holder = identity.read_or_make(request)
    socket = make_socket()
    try:
        live = await find(request)
    except (Denied, UnknownMatch) as error:
        if not socket.can_prepare(request):
            raise
        # A browser does not tell its page why a websocket was refused, so we open it and send the reason.
        await socket.prepare(request)
        return await _refuse_socket(request, socket, error)
    if not socket.can_prepare(request):
        text = "This address is for websockets: a page opens it by itself."
        return reply(Problem(WireReason.WEBSOCKET_ONLY, text), HTTPStatus.UPGRADE_REQUIRED)
    identity.write(request, socket, holder)
    await socket.prepare(request)
    socket.headers.clear()  # they have been sent; kept, they would be a tenth of what an open match takes
    socket.cookies.clear()
    try:
        live.check_playable()
    except (Denied, UnknownMatch) as error:
        return await _refuse_socket(request, socket, error)
    pages, client = request.app[PAGES], client_of(request)
    if not pages.enter(holder, client, seated=live.match.seats.seat_of(holder) is not None):
        return await _refuse_socket(request, socket, TooFast("pages", "Too many pages are open: close some of them."))
    request.app[SOCKETS].add(socket)
    try:
        await attend(request, socket, live, holder, partial(may_send, request.app, holder, client.address))
    except ConnectionResetError:  # the page closed the connection before its ping was answered
        pass
    except Exception:  # an answer to the HTTP request would arrive in the middle of the websocket's messages
        log.exception("websocket failed", match=live.match.code)
        await socket.close(code=WSCloseCode.INTERNAL_ERROR)
    finally:
        request.app[SOCKETS].discard(socket)
        pages.leave(holder, client)
    return socket


async def _refuse_socket(
    request: web.Request, socket: web.WebSocketResponse, error: Denied | UnknownMatch
) -> web.WebSocketResponse:
    """Send the reason why the match cannot be played, and close the socket. Return it."""
    request.app[INCIDENTS].note_error(error, path=place_of(request))
    if isinstance(error, Denied):
        refusal = Refused(None, error.reason, dict(error.facts), str(error))
    else:
        refusal = Refused(None, WireReason.UNKNOWN_MATCH, {}, str(error))
    await socket.send_str(encode(refusal).decode())
    await socket.close(code=WSCloseCode.POLICY_VIOLATION, message=refusal.reason.encode())
    return socket


def place_of(request: web.Request) -> str:
    """Return the path of a request for the log, with names in place of what identifies a match or a text."""
    resource = request.match_info.route.resource
    return shown(request.path) if resource is None else resource.canonical


async def find(request: web.Request) -> MatchRunner:
    """Return the match whose code is in the URL.

    Whoever has tried many unknown codes learns nothing about others for a while, except about the tables at which they
    sit. These are found by the browser's token, whatever code is asked for.

    Raises:
        UnknownMatch: there is no such match.
        EarlierRules: the log of the match does not replay by the present rules.
        TooFast: too many unknown codes came from this browser or address.
    """
    matches, tried, client = request.app[MATCHES], request.app[CODES], client_of(request)
    code = request.match_info["code"].upper()  # which can be longer
    paid = tried.take(client, cost_of_guess(code))  # before anything is looked up: how long it takes tells nothing
    if paid is None:
        holder = request.app[IDENTITY].read(request)
        if holder is None or code not in await matches.store.seats_of(holder):
            raise TooFast("codes", "Too many unknown codes from you or your address: wait some minutes.")
        return await matches.find(code)
    try:
        live = await matches.find(code)
    except UnknownMatch:
        raise
    except Exception:  # the code is known, or the database failed
        paid.give_back()
        raise
    paid.give_back()
    return live


async def close_sockets(app: web.Application) -> None:
    """Tell every page that the server is shutting down; the pages reconnect by themselves."""
    closing = [
        asyncio.create_task(socket.close(code=WSCloseCode.GOING_AWAY, message=b"the server stops"))
        for socket in app[SOCKETS]
    ]
    if closing:  # a page that is gone without closing does not answer
        await asyncio.wait(closing, timeout=SECONDS_TO_CLOSE)


@web.middleware
async def answer_problems(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Turn errors into `Problem`s: one sentence, never a traceback. Refuse requests from other sites' pages."""
    refusal = _refuse(request)
    if refusal is not None:
        return refusal
    try:
        return await handler(request)
    except BadNotation as error:
        return _refused(error, explain(error, language=await language_of(request)))
    except NotStored as error:
        log.error("not stored", method=request.method, path=place_of(request), why=str(error))  # noqa: TRY400 - the disk is full, not the code wrong
        return _refused(error)
    except MatchError as error:
        request.app[INCIDENTS].note_error(error, path=place_of(request))
        return _refused(error)
    except web.HTTPException as error:
        return _plain(request, error)
    except ConnectionResetError:  # the client has gone, so nobody reads this
        return web.Response(status=HTTPStatus.BAD_REQUEST)
    except Exception:
        log.exception("request failed", method=request.method, path=place_of(request))
        problem = Problem(WireReason.SERVER_ERROR, "Something went wrong on the server: try again.")
        return reply(problem, HTTPStatus.INTERNAL_SERVER_ERROR)


def _refuse(request: web.Request) -> web.Response | None:
    """Return the response to a request that is refused: for another host, from another site, or one too many."""
    asks_operator = request.path in ("/healthz", "/readyz")  # a balancer does not know the server's name
    if not asks_operator and not request.app[HOST_NAMES].knows(request.host):
        request.app[INCIDENTS].note("wrong-host")
        text = f"This server is not called {shown(request.host)}. If it is, start it with --public-url."
        return reply(Problem(WireReason.WRONG_HOST, text), HTTPStatus.MISDIRECTED_REQUEST)
    is_guarded = request.method not in ("GET", "HEAD") or request.path.startswith("/api/")
    if is_guarded and not is_ours(request):
        request.app[INCIDENTS].note("wrong-origin", path=place_of(request))
        text = f"Only pages of {request.host} may do that, not {request.headers.get('Origin', 'others')}."
        return reply(Problem(WireReason.WRONG_ORIGIN, text), HTTPStatus.FORBIDDEN)
    budget = budget_of(request)
    if budget is not None and not budget.take(client_of(request)):
        request.app[INCIDENTS].note("too-many-requests", path=place_of(request))
        problem = Problem(WireReason.TOO_FAST, "Too much at once from you or your address: wait a minute.")
        return reply(problem, HTTPStatus.TOO_MANY_REQUESTS)
    return None


def _refused(error: MatchError | BadNotation, text: str = "") -> web.Response:
    """Return the response to a call that is refused. `text`: why, in words, if something typed was wrong."""
    status, problem = problem_of(error, text)
    return reply(problem, status)


def _plain(request: web.Request, error: web.HTTPException) -> web.StreamResponse:
    """Return the response to a request that aiohttp itself refuses or redirects."""
    if error.status < HTTPStatus.BAD_REQUEST:
        raise error
    texts = {
        HTTPStatus.NOT_FOUND: f"There is nothing at {request.path[:80]}.",
        HTTPStatus.METHOD_NOT_ALLOWED: f"{request.path[:80]} does not take {request.method}.",
        HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "The body is too big.",
        HTTPStatus.UNSUPPORTED_MEDIA_TYPE: "A body is JSON, and has the header Content-Type: application/json.",
    }
    status = HTTPStatus(error.status)
    reasons = {HTTPStatus.NOT_FOUND: WireReason.NOT_FOUND, HTTPStatus.REQUEST_ENTITY_TOO_LARGE: WireReason.TOO_BIG}
    reason = reasons.get(status, WireReason.BAD_MESSAGE)
    return reply(Problem(reason, texts.get(status, f"{status.phrase}.")), status)
