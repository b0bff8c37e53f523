import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest
from aiohttp import ClientConnectionResetError, ClientWebSocketResponse, WSMsgType, web
from aiohttp.test_utils import TestClient, TestServer
from structlog.testing import capture_logs

import musicards.server.http.sockets
from bench.hostile_messages import frame
from musicards.errors import NotStored, StaleVersion
from musicards.games.action import Seat
from musicards.server.codec import encode
from musicards.server.guard.limits import MESSAGES_OF_PAGE
from musicards.server.guard.request_guard import Rate
from musicards.server.http.sockets import LARGEST, MAX_WAITING, Connection
from musicards.server.live.broadcaster import Broadcaster
from musicards.server.match.messages import Ping, ServerMessage
from musicards.server.match.seats import Seats
from musicards.store import StoredSeat
from musicards.store.sqlite import SqliteStore
from tests.helpers.clocks import ManualClock
from tests.server.site import COMPUTER, COOKIE, PATIENCE, PERSON, Site, Socket, open_site
from tests.server.tables import FakePage, Gate, fail_to_store, open_pages, try_a_card, two


async def test_hello_is_answered_with_the_room_and_the_table(site: Site) -> None:
    ann, bob, code = await two(site)
    for person, seat in ((ann, 0), (bob, 1), (site.person(), None)):
        async with person.page(code) as page:
            room, shown = await page.hello()
            assert (room["type"], room["you"], room["started"]) == ("room", seat, True)
            assert (shown["type"], shown["version"], shown["table"]["seat"]) == ("snapshot", 1, seat)
            assert len(shown["table"]["hand"]) == (7 if seat is not None else 0)


async def table_shown(page: Socket) -> dict[str, Any]:
    """Say hello, and return the snapshot that answers it. Fail if it takes long."""
    await page.send(type="hello")
    async with asyncio.timeout(5):
        return await page.until("snapshot")


@pytest.mark.parametrize("stored", ["sit", "append"])
async def test_hello_at_a_waiting_table_is_answered_while_a_seat_or_the_deal_is_being_stored(
    site: Site, monkeypatch: pytest.MonkeyPatch, stored: str
) -> None:
    ann, bob = site.person(), site.person()
    code = await ann.make("distance", PERSON, PERSON)
    gate = Gate(monkeypatch, site.store, stored)
    sitting = asyncio.create_task(bob.sit(code))
    await gate.reached.wait()
    async with ann.page(code) as page:
        assert (await table_shown(page))["version"] == 0
        gate.opened.set()
        await sitting
        assert (await page.until("update"))["version"] == 1


async def test_hello_is_answered_while_a_move_is_being_stored(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob, code = await two(site, "distance")
    gate = Gate(monkeypatch, site.store, "append")
    async with ann.page(code) as hers, bob.page(code) as his:
        await hers.send(type="act", id="1", action=try_a_card((await table_shown(hers))["table"]))
        await gate.reached.wait()
        assert (await table_shown(his))["version"] == 1
        gate.opened.set()
        assert (await his.until("update"))["version"] == 2


async def test_everybody_gets_an_update_with_what_they_may_know(site: Site) -> None:
    ann, bob, code = await two(site, "distance")
    async with open_pages(code, ann, bob, site.person()) as pages:
        hers = pages[0]
        await hers.send(type="act", id="1", action=try_a_card(hers.table))
        mine, other, outside = [await page.until("update", version=2) for page in pages]
        assert await hers.next() == {"type": "ack", "id": "1", "version": 2}
        assert len(mine["table"]["hand"]) == mine["table"]["counts"][0]
        assert len(other["table"]["hand"]) == other["table"]["counts"][1]
        assert outside["table"]["hand"] == []


async def test_a_page_that_reconnects_gets_exactly_what_it_missed(site: Site) -> None:
    ann, bob, code = await two(site)
    updates: list[dict[str, Any]] = []
    async with open_pages(code, ann, bob) as (hers, his):
        while len(updates) < 3 and hers.table["turn"] == 0:
            await hers.send(type="act", id=f"a{len(updates)}", action=try_a_card(hers.table))
            await hers.until("update")
            updates.append(await his.until("update"))
    async with bob.page(code) as his:
        room, *missed = await his.hello(seen=1)
        assert room["type"] == "room"
        assert missed == updates
        assert await his.hello(seen=len(updates) + 1) == [room]
        for unknown in (99, -1, 10**15, 10**30):
            assert [each["type"] for each in await his.hello(seen=unknown)] == ["room", "snapshot"]


async def test_a_refusal_says_why_and_to_whom(site: Site) -> None:
    ann, bob, code = await two(site)
    async with bob.at_table(code) as his, ann.at_table(code) as hers:
        refused = await his.act("early", do="draw")
        assert refused["reason"] == "not-your-turn"
        assert "Ann" in refused["text"]
        assert await hers.hello(seen=1) == [(await hers.hello(seen=1))[0]]
    async with site.person().page(code) as theirs:
        assert (await theirs.act("x", do="draw"))["reason"] == "not-seated"


NONSENSE: list[tuple[str | bytes, str | None, str]] = [
    ("", None, "bad-message"),
    ("hello", None, "bad-message"),
    ("null", None, "bad-message"),
    ("[]", None, "bad-message"),
    ('{"type": "fly", "id": "a"}', "a", "bad-message"),
    ('{"type": "act", "id": "a"}', "a", "bad-message"),
    ('{"type": "act", "id": 7, "action": {}}', None, "bad-message"),
    ('{"type": "act", "id": "", "action": {}}', "", "bad-message"),
    ('{"type": "act", "id": "%s", "action": {}}' % ("i" * 65), "i" * 64, "bad-message"),
    ('{"type": "act", "id": "a", "action": []}', "a", "bad-message"),
    ('{"type": "act", "id": "a", "action": {}}', "a", "bad-notation"),
    ('{"type": "act", "id": "a", "action": {"do": ["x"]}}', "a", "bad-notation"),
    ('{"type": "pong", "id": "soon"}', "soon", "bad-message"),
    ('{"type": "hello", "seen": "x"}', None, "bad-message"),
    ('{"type": "hello", "seen": 1.5}', None, "bad-message"),
    ('{"type": "act", "id": "a", "action": ' + "[" * 9000, None, "bad-message"),
    ('{"type": "act", "id": "a", "action": {"do": ' + "9" * 5000 + "}}", None, "bad"),
    ('{"type": "act", "id": "\\ud800", "action": {}}', None, "bad"),
    ("x" * (LARGEST + 1), None, "too-big"),
    (b"\x00\xff", None, "bad-message"),
]


@pytest.mark.parametrize(("sent", "act", "reason"), NONSENSE, ids=range(len(NONSENSE)))
async def test_nonsense_is_answered_and_the_connection_kept(
    site: Site, sent: str | bytes, act: str | None, reason: str
) -> None:
    ann, _, code = await two(site)
    async with ann.page(code) as page:
        await (page.raw.send_str(sent) if isinstance(sent, str) else page.raw.send_bytes(sent))
        refused = await page.next()
        assert refused["type"] == "refused"
        assert refused["reason"].startswith(reason)
        if reason != "bad":
            assert refused["id"] == act
        assert refused["text"]
        assert "Traceback" not in refused["text"]
        assert len(refused["text"]) < 400
        assert len(await page.hello()) == 2


async def test_a_flood_is_slowed_down_and_every_message_still_answered(site: Site) -> None:
    ann, _, code = await two(site)
    async with ann.page(code) as page:
        count = MESSAGES_OF_PAGE.fullest + 20
        for number in range(count):
            await page.send(type="act", id=str(number), action={"do": "nothing"})
        answers = [await page.next() for _ in range(count)]
        assert [answer["id"] for answer in answers] == [str(number) for number in range(count)]
        assert {answer["reason"] for answer in answers} == {"bad-notation", "too-fast"}


async def test_a_flood_does_not_delay_others(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    answered = [0]  # up to each turn of the event loop
    answer = AsyncMock(wraps=musicards.server.http.sockets._answer)

    async def others() -> None:
        while True:
            answered.append(answer.call_count)
            await asyncio.sleep(0)

    _, _, code = await two(site)
    monkeypatch.setattr(musicards.server.http.sockets, "_answer", answer)
    async with site.person().page(code) as page:
        task = asyncio.create_task(others())
        flood = frame(1, b'{"type": "act", "id": "x", "action": {}}') * 4 * MESSAGES_OF_PAGE.fullest
        assert page.raw._conn is not None
        assert page.raw._conn.transport is not None
        page.raw._conn.transport.write(flood)
        for _ in range(4 * MESSAGES_OF_PAGE.fullest):
            assert (await page.next())["type"] == "refused"
        task.cancel()
    assert answer.call_count == 4 * MESSAGES_OF_PAGE.fullest
    assert max(after - before for before, after in pairwise(answered)) <= MESSAGES_OF_PAGE.fullest + 1


async def test_a_page_that_does_not_read_is_dropped_and_not_waited_for() -> None:
    transport = Mock()
    transport.get_write_buffer_size = lambda: sum(len(call.args[0]) for call in transport.write.mock_calls)
    transport.is_closing = lambda: transport.abort.called
    connection = Connection(Mock(transport=transport), Mock(closed=False), "holder", ManualClock())
    message = b"x" * 1020  # 1024 bytes as a frame
    for _ in range(MAX_WAITING // 1024):
        connection.send(message)
    await asyncio.sleep(0)
    assert not transport.abort.called
    for _ in range(2):
        connection.send(message)
        await asyncio.sleep(0)
    transport.abort.assert_called_once()
    assert transport.get_write_buffer_size() == MAX_WAITING + 1024


@asynccontextmanager
async def connected() -> AsyncIterator[tuple[Connection, ClientWebSocketResponse]]:
    """Connect a page to a server that does nothing else. Yield both ends."""
    accepted: asyncio.Future[Connection] = asyncio.get_running_loop().create_future()

    async def accept(request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(compress=False)
        await socket.prepare(request)
        accepted.set_result(Connection(request, socket, "holder", ManualClock()))
        await socket.receive()
        return socket

    app = web.Application()
    app.router.add_get("/", accept)
    async with TestClient(TestServer(app)) as client:
        async with client.ws_connect("/") as page:
            connection = await accepted
            yield connection, page
        connection.send(b"much too late")  # is no error


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65535, 65536, 200_000])
async def test_frames_of_any_length_are_read_as_they_were_sent(length: int) -> None:
    async with connected() as (connection, page):
        connection.send(b"x" * length)
        connection.send(b"the next")
        assert await page.receive_str() == "x" * length
        assert await page.receive_str() == "the next"


async def test_messages_of_one_step_are_written_together(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, _, code = await two(site, "memory")
    async with ann.at_table(code) as page:
        written: list[int] = []
        write = Connection._write

        def writing(self: Connection) -> None:
            written.append(len(self._frames))
            write(self)

        monkeypatch.setattr(Connection, "_write", writing)
        await page.act("a", do="flip", position=0)
        assert written == [2]  # the update, and the answer to the act


async def test_nothing_is_sent_on_a_closed_connection() -> None:
    async with connected() as (connection, page):
        connection.send(b"the last")
        connection.disconnect()
        connection.disconnect()
        connection.send(b"too late")
        assert await page.receive_str() == "the last"
        assert (await page.receive()).type is WSMsgType.CLOSE


async def test_a_page_that_watched_becomes_a_player_s_when_its_browser_sits_down(site: Site) -> None:
    ann, bob = site.person(), site.person()
    code = await ann.make("steps", PERSON, PERSON)
    await bob.call("GET", "/")  # which gives a cookie
    async with bob.page(code) as his:
        room, shown = await his.hello()
        assert (room["you"], room["started"], shown["version"]) == (None, False, 0)
        await bob.sit(code)
        assert (await his.until("room", you=1))["seats"][1]["taken"]
        assert (await his.until("snapshot"))["table"]["seat"] == 1
        assert (await his.until("room"))["started"]
        assert len((await his.until("update", version=1))["table"]["hand"]) == 7


async def test_a_websocket_sets_a_missing_cookie(site: Site) -> None:
    code = await site.person().make("steps", PERSON, PERSON)
    async with site.client.ws_connect(f"/api/matches/{code}/socket") as socket:
        assert f"{COOKIE}=" in socket._response.headers["Set-Cookie"]
    async with site.client.get(f"/api/matches/{code}/socket") as response:
        assert response.status == 426


async def test_a_person_and_computers_play_to_the_end_and_again(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("musicards.server.http.sockets.MESSAGES_OF_PAGE", Rate(20.0, 10**6))

    ann, code = await site.host("distance", PERSON, COMPUTER, COMPUTER, name="Ann", options={"interval": 3})
    async with ann.at_table(code) as page:
        turns = 0
        while not page.table["over"]:
            if page.table["turn"] == page.table["seat"]:
                turns += 1
                await page.act(f"pass {turns}", do="pass")
                await page.act(f"draw {turns}", do="draw")
                await page.act(f"play {turns}", **try_a_card(page.table))
            else:
                await page.until("update")
        room, shown = await page.hello()
        assert room["over"]
        assert shown["recent"][-1]["type"] == "ended"
        assert code not in await site.store.unfinished()
        tries = [ann.ask(code, "again") for _ in range(3)]
        answers = await asyncio.gather(*tries)
        assert len({json.dumps(answer) for answer in answers}) == 1
        (status, joined), *_ = answers
        assert (status, joined["seat"]) == (200, 2)
        assert (await page.until("room"))["next"] == joined["code"]
    assert (await site.person().ask(code, "again"))[0] == 403
    room = await ann.room(joined["code"])
    assert room["started"]
    assert room["options"]["interval"] == 3
    assert [seat["name"] for seat in room["seats"]] == ["Scott", "Nadia", "Ann"]


async def test_computers_alone_play_to_the_end_but_only_while_somebody_watches(site: Site) -> None:
    watcher, code = await site.host("steps", COMPUTER, {"kind": "computer", "level": "learner"})
    assert len((await site.store.load(code)).log) == 1  # the deal
    async with watcher.at_table(code) as page:
        while not (await page.until("update"))["table"]["over"]:
            pass


async def test_entries_of_another_process_are_loaded_before_an_act_is_judged(site: Site, tmp_path: Path) -> None:
    ann, bob, code = await two(site)
    async with open_pages(code, ann, bob) as (hers, his):
        card = try_a_card(hers.table)
        async with open_site(tmp_path) as there, ann.at(there.client).at_table(code) as page:
            elsewhere = await page.act("there", **card)
        assert elsewhere["version"] == 2
        await hers.send(type="act", id="here", action=card)
        assert (await hers.until("update", version=2))["happened"]
        answer = await hers.next()
        while answer["type"] not in ("ack", "refused"):
            answer = await hers.next()
        assert answer["id"] == "here"
        assert await his.until("update", version=2)
        assert await hers.act("there", **card) == elsewhere


async def test_a_store_failure_is_reported_and_the_act_can_be_sent_again(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    fail_to_store(monkeypatch, ZeroDivisionError(), NotStored("the disk is full"), *[StaleVersion()] * 4)
    ann, _, code = await two(site)
    async with ann.at_table(code) as page:
        action = try_a_card(page.table)
        for reason in ("server-error", "not-stored", "not-stored"):
            assert (await page.act("a", **action))["reason"] == reason
        assert (await page.act("a", **action))["type"] == "ack"


async def test_websockets_are_closed_when_the_server_stops(site: Site) -> None:
    ann, _, code = await two(site)
    async with ann.at_table(code) as page:
        stopping = asyncio.create_task(site.client.server.app.shutdown())
        message = await page.raw.receive(PATIENCE)
        assert message.type is WSMsgType.CLOSE
        assert message.data == 1001
        await stopping


async def test_a_bug_closes_the_websocket_and_writes_nothing_else_on_it(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _, code = await two(site)
    async with ann.at_table(code) as page:
        monkeypatch.setattr(musicards.server.http.sockets, "decode", None)
        await page.raw.send_str("{}")
        message = await page.raw.receive(PATIENCE)
        assert (message.type, message.data) == (WSMsgType.CLOSE, 1011)
        assert (await page.raw.receive(PATIENCE)).type is WSMsgType.CLOSED


async def test_a_page_that_is_gone_when_its_ping_is_answered_is_no_error(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = ClientConnectionResetError("Cannot write to closing transport")
    ann, _, code = await two(site)
    async with ann.at_table(code) as page:
        monkeypatch.setattr(web.WebSocketResponse, "pong", AsyncMock(side_effect=gone))
        with capture_logs() as logs:
            await page.raw.ping()
            assert (await page.raw.receive(PATIENCE)).type in (WSMsgType.CLOSED, WSMsgType.CLOSE)
    assert logs == []


async def test_nothing_is_sent_before_it_is_stored(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []
    append, send = SqliteStore.append, Connection.send

    async def storing(self: SqliteStore, *args: Any, **named: Any) -> None:  # noqa: ANN401
        await append(self, *args, **named)
        order.append("stored")

    def telling(self: Connection, message: bytes) -> None:
        order.append(str(json.loads(message)["type"]))
        send(self, message)

    ann, bob, code = await two(site)
    async with open_pages(code, ann, bob) as (hers, _):
        monkeypatch.setattr(SqliteStore, "append", storing)
        monkeypatch.setattr(Connection, "send", telling)
        await hers.act("a", **try_a_card(hers.table))
    assert order[0] == "stored"
    assert order.count("update") >= 2
    assert order.index("update") < order.index("ack")


@pytest.mark.parametrize("game", ["distance", "old_maid", "memory"])
async def test_a_ping_of_the_page_is_answered_in_every_game(site: Site, game: str) -> None:
    ann, _, code = await two(site, game)
    async with ann.at_table(code) as hers:
        await hers.send(type="ping", id=7)
        assert await hers.until("pong") == {"type": "pong", "id": 7}


async def test_a_page_that_is_gone_without_a_word_is_missed_within_fifteen_seconds(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert musicards.server.http.sockets.HEARTBEAT * 1.5 <= 15  # aiohttp waits half a heartbeat for the answer
    monkeypatch.setattr(musicards.server.http.sockets, "HEARTBEAT", 0.2)
    ann, bob, code = await two(site)
    async with bob.at_table(code) as his:
        silent = site.client.ws_connect(f"/api/matches/{code}/socket", headers=ann.headers, autoping=False)
        async with silent as hers:
            await hers.send_str('{"type": "hello"}')
            while not (room := await his.until("room"))["seats"][0]["here"]:
                pass
            async with asyncio.timeout(5):
                while room["seats"][0]["here"]:
                    room = await his.until("room")


def test_a_message_is_made_and_encoded_once_for_all_pages_of_a_viewer() -> None:
    seats = Seats([StoredSeat("person", holder="ann"), StoredSeat("person", holder="bob")])
    pages = [FakePage(holder) for holder in ("ann", "ann", "bob", "watcher", "another watcher")]
    broadcaster, made = Broadcaster(encode), list[Seat | None]()
    for page in pages:
        broadcaster.enter(page)
        broadcaster.greet(page)

    def make(holder: str) -> list[ServerMessage]:
        viewer = seats.seat_of(holder)
        made.append(viewer)
        return [Ping(-1 if viewer is None else viewer)]

    broadcaster.send(seats, make)
    assert made == [0, 1, None]
    assert [page.sent for page in pages] == [[encode(Ping(seat))] for seat in (0, 0, 1, -1, -1)]
    assert pages[0].sent[0] is pages[1].sent[0]
    assert pages[3].sent[0] is pages[4].sent[0]
