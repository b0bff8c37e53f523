"""Serve a page's websocket: answer every message, and drop the connection of a page that does not keep up."""

import asyncio
from collections.abc import Callable
from struct import Struct
from typing import Final

import structlog
from aiohttp import WSCloseCode, WSMessage, WSMsgType, web

from musicards.errors import BadNotation
from musicards.server.clock import Clock, Timer
from musicards.server.codec import decode, decode_json, encode
from musicards.server.guard.callers import address_of, is_loopback
from musicards.server.guard.identity import PROTOCOL
from musicards.server.guard.limits import MESSAGES_OF_PAGE
from musicards.server.guard.request_guard import INCIDENTS, TokenBucket
from musicards.server.live.call_judge import Latency
from musicards.server.live.inbox import receive
from musicards.server.live.runner import MatchRunner
from musicards.server.match.messages import ClientMessage, Ping, Refused
from musicards.server.match.refusals import WireReason

LARGEST: Final = 16 * 1024  # characters in a message, at most
LARGEST_FRAME: Final = 1024 * 1024  # bytes; beyond this the connection is closed
MAX_WAITING: Final = 256 * 1024  # the most bytes that may wait for a page that does not read them
HEARTBEAT: Final = 10.0  # seconds without a frame until a websocket ping, which has to be answered in half of them
SECONDS_BETWEEN_PINGS: Final = 10.0  # from the answer to a ping, which measures the delay, until the next ping

TEXT: Final = 0x81  # the first byte of a frame with a whole text
TEXT_16: Final = Struct("!BBH")  # the head of such a frame with a length of 16 bits
TEXT_64: Final = Struct("!BBQ")

log: Final = structlog.get_logger()


def make_socket(largest: int = LARGEST_FRAME) -> web.WebSocketResponse:
    """Return a websocket that takes messages of up to `largest` bytes, and leaves closing to `answer_close`."""
    return web.WebSocketResponse(
        protocols=(PROTOCOL,), heartbeat=HEARTBEAT, max_msg_size=largest, autoclose=False, compress=False
    )


async def answer_close(socket: web.WebSocketResponse) -> None:
    """Close a websocket from which nothing more comes, if it is still open.

    aiohttp accepts 1006 as the code of a page's close frame, but nobody may send it (RFC 6455, section 7.4.1).
    """
    is_forbidden = socket.close_code == WSCloseCode.ABNORMAL_CLOSURE
    await socket.close(code=WSCloseCode.PROTOCOL_ERROR if is_forbidden else WSCloseCode.OK)


class Connection:
    """One open page."""

    def __init__(
        self, request: web.Request, socket: web.WebSocketResponse, holder: str, clock: Clock, *, group: str = ""
    ) -> None:
        """`holder`: the browser's token. `group`: the address or person whose share of the search time it uses."""
        self.holder = holder
        self.group = group
        self.socket = socket
        self.latency = Latency()
        self._request = request
        self._clock = clock
        self._pinged = False
        self._next_ping: Timer | None = None
        self._closing: asyncio.Task[bool] | None = None
        self._frames: list[bytes] = []  # to be written in the next step of the event loop

    @property
    def credit(self) -> float:
        """Return by how many seconds its calls count as earlier than they arrive."""
        return self.latency.credit

    def send(self, message: bytes) -> None:
        """Send without waiting; drop the connection if too much is waiting already.

        What is sent in one step of the event loop, such as an update and the answer to its act, is written together.
        Frames go straight to the transport. aiohttp's own method needs a task for each message, and with it the server
        takes a sixth more CPU time for each move at a table of five: 437 µs instead of 377 (aiohttp 3.14).
        """
        if self._closing is not None:
            return
        if not self._frames:
            asyncio.get_running_loop().call_soon(self._write)
        self._frames.append(frame(message))

    def _write(self) -> None:
        """Write the collected frames, unless the connection is closed."""
        frames, self._frames = self._frames, []
        transport = self._request.transport
        if not frames or transport is None or transport.is_closing() or self.socket.closed:
            return
        transport.write(b"".join(frames))
        if transport.get_write_buffer_size() > MAX_WAITING:
            log.info("slow page dropped")
            transport.abort()

    def disconnect(self) -> None:
        """Close the connection once everything has been sent."""
        if self._closing is None:
            self._write()
            self._closing = asyncio.create_task(self.socket.close())

    def start_pings(self) -> None:
        """Measure from now on how far away the page is. Calling it twice changes nothing."""
        if not self._pinged:
            self._pinged = True
            self._ping()

    def pong(self, ping: int) -> None:
        """Note the answer to a ping. The next ping follows some time after it."""
        if self.latency.pong(ping, self._clock.time()):
            self._next_ping = self._clock.call_later(SECONDS_BETWEEN_PINGS, self._ping)

    def stop_pings(self) -> None:
        """Stop measuring."""
        if self._next_ping is not None:
            self._next_ping.cancel()

    def _ping(self) -> None:
        self.send(encode(Ping(self.latency.ping(self._clock.time()))))


async def attend(
    request: web.Request, socket: web.WebSocketResponse, live: MatchRunner, holder: str, may_send: Callable[[], bool]
) -> None:
    """Serve a page until it disconnects. `socket` is prepared; `may_send`: whether the person may send now."""
    address = address_of(request)
    group = holder if is_loopback(address) else address
    connection = Connection(request, socket, holder, live.clock, group=group)
    live.enter(connection)
    bucket = TokenBucket(MESSAGES_OF_PAGE, live.clock)

    def may_send_now() -> bool:
        if bucket.take() and may_send():
            return True
        request.app[INCIDENTS].note("too-many-messages", match=live.match.code)
        return False

    try:
        async for message in socket:
            answer = await _answer(connection, live, message, may_send_now)
            if answer is not None:
                log.debug("message refused", match=live.match.code, reason=answer.reason)
                connection.send(encode(answer))
                await asyncio.sleep(0)  # a flood of messages must not hold up other pages
        await answer_close(socket)
    finally:
        live.leave(connection)
        connection.stop_pings()


async def _answer(
    connection: Connection, live: MatchRunner, message: WSMessage, may_send: Callable[[], bool]
) -> Refused | None:
    """Handle a message. Return a refusal if the message is invalid; the match sends its own answers."""
    if not may_send():
        act = _act_id(message.data) if message.type is WSMsgType.TEXT and len(message.data) <= LARGEST else None
        return Refused(act, WireReason.TOO_FAST, {}, "Too many messages at once: wait a second.")
    if message.type is not WSMsgType.TEXT:
        return Refused(None, WireReason.BAD_MESSAGE, {}, "Messages are JSON text, not binary.")
    text: str = message.data
    if len(text) > LARGEST:
        most = f"A message has at most {LARGEST} characters, not {len(text)}."
        return Refused(None, WireReason.TOO_BIG, {"most": LARGEST}, most)
    try:
        asked: ClientMessage = decode(text, ClientMessage)
    except BadNotation as error:
        hint = 'a message is {"type": "hello"} or {"type": "act", "id": …, "action": {"do": …}}'
        return Refused(_act_id(text), WireReason.BAD_MESSAGE, {}, f"Not understood ({error}): {hint}.")
    return await receive(connection, live, asked)


def frame(message: bytes) -> bytes:
    """Return a message as a frame of the websocket protocol (RFC 6455, section 5.2): text, whole, not masked."""
    length = len(message)
    if length < 126:
        return bytes((TEXT, length)) + message
    if length < 1 << 16:
        return TEXT_16.pack(TEXT, 126, length) + message
    return TEXT_64.pack(TEXT, 127, length) + message


def _act_id(text: str) -> str | None:
    """Return the id in a message that cannot be decoded; None if it has no id."""
    try:
        fields = decode_json(text)
    except BadNotation:
        return None
    act = fields.get("id") if isinstance(fields, dict) else None
    return act[:64] if isinstance(act, str) else None
