"""Play on a real server while others send it hostile messages: ``python -m bench.hostile --messages 1000000``.

At a table of each game, two people play with a computer. Attackers, as spectators and on more pages of the players
themselves, send mutated acts over websockets, frames that no browser sends, and HTTP requests. The seed decides what is
sent. The exit code is 1 if

- an answer has a status of 500 or more, or a message has the reason ``server-error``;
- the server's log has a traceback;
- a page is sent anything other than the engine's own view for its seat, or somebody else's token or key;
- a person at a table gets no answer;
- the server's memory grows by more than `MAX_GROWTH` after the first quarter of the messages.

The limits for each person and address are off, so that the messages arrive. With ``--limits`` they are on, and the
people and each attacker have addresses of their own.
"""

import argparse
import asyncio
import base64
import contextlib
import re
import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, Final

import aiohttp
from aiohttp import web

from bench.hostile_checks import SEATS, Checker, Run, Table, verify
from bench.hostile_messages import act_text, frame, frames, http_request, valid_actions
from musicards.games.registry import GAMES
from musicards.server.clock import SystemClock
from musicards.server.guard.callers import read_networks
from musicards.server.guard.limits import LEARNING_WORK, LOOKUP_WORK, PAPERS, RATES
from musicards.server.guard.request_guard import Rate, RateLimiter
from musicards.server.guard.work_queue import WorkQueue
from musicards.server.http import sockets
from musicards.server.http.app import make_app, make_runner
from musicards.server.http.logs import set_up_log
from musicards.server.http.paper import RENDERER, PaperRenderer
from musicards.server.live import registry
from musicards.store.sqlite import SqliteStore

BATCH: Final = 20  # messages that an attacker sends before it waits for the answers
FRESH: Final = 400  # entries after which a new match begins
MAX_GROWTH: Final = 40.0  # MB
PATIENCE: Final = 60.0  # seconds for an answer
PAUSE: Final = 0.3  # seconds before a person moves
SETTINGS: Final = {"help": True, "late_joiners": False, "pace": "instant"}
NO_LIMIT: Final = 10**12


async def serve(folder: Path, port: int, *, limits: bool) -> None:
    """Serve the matches in `folder` as `musicards serve` does, until the process is stopped."""
    set_up_log("warning")
    store = await SqliteStore.open(folder / "musicards.db")
    app = make_app(store, b"secret" * 8, pace=0, proxies=read_networks("127.0.0.1"))
    # So that memory does not grow with the matches played.
    setattr(registry, "MOST_OPEN", 10)  # noqa: B010 - mypy knows it as a constant
    if not limits:
        clock = SystemClock()
        for limiter in RATES:
            app[limiter] = RateLimiter(Rate(NO_LIMIT, NO_LIMIT), clock)
        app[RENDERER] = PaperRenderer(app[PAPERS])
        for work in (LEARNING_WORK, LOOKUP_WORK):
            app[work] = WorkQueue("requests", most=NO_LIMIT, most_per_address=NO_LIMIT)
        setattr(sockets, "MESSAGES_OF_PAGE", Rate(NO_LIMIT, NO_LIMIT))  # noqa: B010 - mypy knows it as a constant
    runner = make_runner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    print(runner.addresses[0][1], flush=True)
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    await stop.wait()
    await runner.cleanup()
    await store.close()


# The people


async def play(run: Run, table: Table, http: aiohttp.ClientSession) -> None:
    """Let two people play matches until the messages are sent."""
    while not run.over:
        joined = await _call(run, table, http, 0, "/api/matches", game=table.game, seats=SEATS, settings=SETTINGS)
        code = joined["code"]
        await _call(run, table, http, 1, f"/api/matches/{code}/seats")
        table.begin(code)
        await asyncio.gather(*[sit(run, table, http, seat) for seat in (0, 1)])
        verify(run, table)
        run.counts["matches"] += 1


async def _call(
    run: Run, table: Table, http: aiohttp.ClientSession, person: int, path: str, **body: object
) -> dict[str, Any]:
    headers = {"Cookie": table.cookies[person], "X-Forwarded-For": table.address}
    url = f"http://127.0.0.1:{run.port}{path}"
    while True:
        async with http.post(url, json=body, headers=headers) as answer:
            found: dict[str, Any] = await answer.json()
            if answer.status == web.HTTPTooManyRequests.status_code:
                await asyncio.sleep(1)
                continue
            if not answer.ok:
                raise SystemExit(f"{path}: {answer.status} {found}")
            for name, morsel in answer.cookies.items():
                table.cookies[person] = f"{name}={morsel.value}"
            return found


async def sit(run: Run, table: Table, http: aiohttp.ClientSession, seat: int) -> None:
    """Play one person's moves, with help, until the match is over or has `FRESH` entries."""
    headers = {"Cookie": table.cookies[seat], "X-Forwarded-For": table.address}
    url = f"http://127.0.0.1:{run.port}/api/matches/{table.code}/socket"
    async with http.ws_connect(url, headers=headers) as page:
        await page.send_json({"type": "hello", "seen": None})
        person = _Person(run, table, seat, page)
        while not (run.over or person.done):
            try:
                got = await page.receive(PATIENCE if person.waits else 1)
            except TimeoutError:
                if person.waits:
                    run.fail(f"a person at {table.game} was not answered")
                    return
            else:
                if got.type is not aiohttp.WSMsgType.TEXT:
                    run.fail(f"a person at {table.game} was disconnected: {got}")
                    return
                await person.hear(got.data)
            await person.go_on()


class _Person:
    def __init__(self, run: Run, table: Table, seat: int, page: aiohttp.ClientWebSocketResponse) -> None:
        self.waits = False  # whether they wait for help, or for the answer to an act
        self.done = False
        self._run = run
        self._check = Checker(run, table)
        self._seat = seat
        self._page = page
        self._turn: int | None = None
        self._acts = 0

    async def hear(self, data: str) -> None:
        message = self._check.frame(data)
        kind = message["type"]
        if kind == "ping":
            await self._page.send_json({"type": "pong", "id": message["id"]})
        elif kind in ("snapshot", "update"):
            self._turn = message["table"]["turn"]
            self.done = message["table"]["over"] or message["version"] > FRESH
        elif kind == "help":
            self._acts += 1
            act = {"type": "act", "id": f"{'ab'[self._seat]}-{self._acts}", "action": message["action"]}
            await self._page.send_json(act)
        elif kind in ("ack", "refused"):
            self.waits = False
            moved = "moves acknowledged" if kind == "ack" else f"moves refused: {message['reason']}"
            self._run.counts[f"people's {moved}"] += 1
            if message.get("reason") in ("too-fast", "not-stored"):
                await asyncio.sleep(1)

    async def go_on(self) -> None:
        """Ask for help if it is their turn. An act follows the help."""
        if not self.waits and not self.done and self._turn == self._seat:
            await asyncio.sleep(PAUSE)
            await self._page.send_json({"type": "ask-help", "step": 3})
            self.waits = True


# The attackers


async def attack_table(run: Run, table: Table, http: aiohttp.ClientSession, who: int | None, rng: Random) -> None:
    """Send hostile messages on pages of the table: of a spectator, or of the person in seat `who`."""
    actions = valid_actions(0)[table.game]
    number = 0
    while run.left > 0:
        cookie = {} if who is None else {"Cookie": table.cookies[who]}
        url = f"http://127.0.0.1:{run.port}/api/matches/{table.code}/socket"
        check = Checker(run, table)
        if not table.code:
            await asyncio.sleep(0.05)
            continue
        try:
            async with http.ws_connect(url, headers={**cookie, "X-Forwarded-For": _address(rng)}) as page:
                await page.send_json({"type": "hello", "seen": None})
                while run.left > 0 and check.code == table.code:
                    check.sent.clear()
                    for _ in range(BATCH):
                        if not run.spend("websocket messages"):
                            break
                        number += 1
                        text = act_text(rng, actions, number)
                        if isinstance(text, bytes):
                            await page.send_bytes(text)
                        else:
                            with contextlib.suppress(UnicodeEncodeError):
                                await page.send_str(text)
                                check.sent[f"h{number}"] = text
                    await page.send_json({"type": "act", "id": f"end {number}", "action": {"do": "nothing"}})
                    if not await _answers(run, check, page, f"end {number}"):
                        break
        except (aiohttp.ClientError, ConnectionError):
            run.counts["connections refused"] += 1
            await asyncio.sleep(0.05)


async def _answers(run: Run, check: Checker, page: aiohttp.ClientWebSocketResponse, last: str) -> bool:
    """Check the answers up to that of the act `last`. Return whether the page is still connected."""
    while True:
        try:
            got = await page.receive(PATIENCE)
        except TimeoutError:
            run.fail(f"no answer to {last} at {check.table.game}")
            return False
        if got.type is not aiohttp.WSMsgType.TEXT:
            run.counts["closed by the server"] += 1
            return False
        message = check.frame(got.data)
        if message["type"] in ("ack", "refused"):
            run.counts["refused" if message["type"] == "refused" else "hostile acts that were possible"] += 1
            if message["id"] == last:
                return True


def _address(rng: Random) -> str:
    return f"172.16.{rng.randrange(256)}.{rng.randrange(256)}"


async def attack_frames(run: Run, tables: list[Table], rng: Random) -> None:
    """Send frames that no browser sends, and read what the server says until it closes the connection."""
    while run.left > 0:
        table = rng.choice(tables)
        if not table.code or not run.spend("connections with hostile frames"):
            await asyncio.sleep(0.05)
            continue
        key = base64.b64encode(rng.randbytes(16))
        head = (
            f"GET /api/matches/{table.code}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nX-Forwarded-For: {_address(rng)}\r\n"
        )
        text = act_text(rng, [{"do": "draw"}], 0)
        data = frames(rng, text if isinstance(text, str) else "x")
        if rng.random() < 0.8:
            data += frame(8, b"\x03\xe8")
        with contextlib.suppress(OSError):  # the server has closed the connection
            reader, writer = await asyncio.open_connection("127.0.0.1", run.port)
            try:
                writer.write(head.encode() + b"Sec-WebSocket-Key: " + key + b"\r\n\r\n" + data)
                if rng.random() < 0.5:
                    writer.write_eof()
                async with asyncio.timeout(3):  # the server waits for the rest of a frame
                    said = await reader.readuntil(b"\r\n\r\n")
                    if int(said.split()[1]) >= 500:
                        run.fail(f"{said!r} to a handshake")
                    if b"server-error" in await reader.read(200_000):
                        run.fail(f"server-error after {data[:500]!r}")
            except TimeoutError:
                run.counts["connections that stayed open"] += 1
            except asyncio.IncompleteReadError:
                pass
            finally:
                writer.transport.abort()


async def attack_http(run: Run, tables: list[Table], rng: Random) -> None:
    """Send hostile HTTP requests."""
    while run.left > 0:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            reader, writer = await asyncio.open_connection("127.0.0.1", run.port, limit=2**24)
            try:
                for _ in range(200):
                    if not run.spend("HTTP requests"):
                        return
                    if not await _ask(run, reader, writer, rng.choice(tables).code, rng):
                        break
            except TimeoutError:
                run.fail("an HTTP request was not answered")
            finally:
                writer.transport.abort()


async def _ask(run: Run, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, code: str, rng: Random) -> bool:
    """Send a request and check the answer. Return whether the connection can be used again."""
    method, target, body = http_request(rng, code or "BBBBB")
    host = rng.choice([b"evil.example", b"", b"a:b:c", b"\xff"]) if rng.random() < 0.02 else b"127.0.0.1"
    head = b"%s %s HTTP/1.1\r\nHost: %s\r\nX-Forwarded-For: %s\r\n" % (method, target, host, _address(rng).encode())
    if rng.random() < 0.03:
        head += rng.choice(
            [
                b"Origin: http://evil.example\r\n",
                b"Origin: null\r\n",
                b"Cookie: musicards=" + b"x" * 4000 + b"\r\n",
                b"Content-Encoding: gzip\r\n",
                b"Content-Length: 3\r\n",
                b"Transfer-Encoding: chunked\r\n",
                b"Expect: 100-continue\r\n",
                b"Range: bytes=5-2\r\n",
                b"X-A: " + b"a" * 20_000 + b"\r\n",
                b"Bad Header\r\n",
                b"If-Modified-Since: \xff\r\n",
                b"Accept-Encoding: gzip;q=x, \xff\r\n",
            ]
        )
    if body or method == b"POST":
        head += b"Content-Type: application/json\r\nContent-Length: %d\r\n" % len(body)
    writer.write(head + b"\r\n" + body)
    async with asyncio.timeout(PATIENCE):
        answer = await reader.readuntil(b"\r\n\r\n")
        status = int(answer.split()[1])
        if status == 100:
            answer = await reader.readuntil(b"\r\n\r\n")
            status = int(answer.split()[1])
        run.counts[f"HTTP {status}"] += 1
        if status >= 500 and not (status == 501 and b"/api/paper" in target):
            run.fail(f"{status} to {method!r} {target!r} {body[:1000]!r}")
        fields = answer.lower()
        length = re.search(rb"\r\ncontent-length: (\d+)", fields)
        said = b""
        if method == b"HEAD" or status in (204, 304):
            pass
        elif length is not None:
            said = await reader.readexactly(int(length[1]))
        else:
            return False
    if b"Traceback" in said or re.search(rb'File "[^"]+", line \d', said):
        run.fail(f"a traceback in the answer to {target!r}")
    return status != 101 and b"\r\nconnection: close" not in fields


# The complete run


def _memory(number: int) -> float:
    """Return the resident memory of a process, in MB."""
    status = Path(f"/proc/{number}/status").read_text(encoding="ascii")
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


async def attack(messages: int, seed: int, *, limits: bool) -> bool:
    """Start a server, attack it, and print what happened. Return whether nothing went wrong."""
    with tempfile.TemporaryDirectory() as name:
        folder, log = Path(name), Path(name) / "log"
        command = [sys.executable, "-m", "bench.hostile", "--serve", name, *(["--limits"] if limits else [])]
        with log.open("wb") as errors:
            server = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE, stderr=errors)
        try:
            assert server.stdout is not None
            run = Run(messages, int(await server.stdout.readline()), folder, limits=limits)
            began = time.perf_counter()
            memory = await _attack(run, seed, server.pid)
            lasted = time.perf_counter() - began
        finally:
            with contextlib.suppress(ProcessLookupError):
                server.terminate()
            code = await server.wait()
        said = log.read_text(encoding="utf-8", errors="replace")
    if "Traceback" in said or code:
        at = max(said.find("Traceback") - 200, 0)
        run.fail(f"the server ended with {code}, and its log has: {said[at : at + 5000]}")
    if memory[-1] - memory[len(memory) // 4] > MAX_GROWTH:
        run.fail("the memory grows")
    print(f"{messages} messages with limits {'on' if limits else 'off'}, seed {seed}, in {lasted:.0f} s")
    for what, count in sorted(run.counts.items()):
        print(f"    {what}: {count}")
    print(f"    memory in MB: {', '.join(f'{each:.0f}' for each in memory)}")
    for line, count in Counter(re.findall(r"\[(\w+ *\].{1,30})", said)).most_common(20):
        print(f"    in the log: {count} times: {line}")
    for why in [f"{count} times: {why}" for why, count in Counter(run.wrong).most_common(20)]:
        print(f"WRONG: {why}")
    return not run.wrong


async def _attack(run: Run, seed: int, server: int) -> list[float]:
    """Play and attack until all messages are sent. Return the server's memory after each twentieth of them, in MB."""
    rng = Random(seed)
    tables = [Table(game, number) for number, game in enumerate(GAMES)]
    timeout = aiohttp.ClientTimeout(total=None)
    whole = run.left
    memory: list[float] = []
    async with aiohttp.ClientSession(
        cookie_jar=aiohttp.DummyCookieJar(), connector=aiohttp.TCPConnector(limit=0), timeout=timeout
    ) as http:
        # The typesetter stays in memory after its first use.
        async with http.get(f"http://127.0.0.1:{run.port}/api/paper/cards.pdf") as answer:
            await answer.read()
        people = [asyncio.create_task(play(run, table, http)) for table in tables]
        # With limits, an attacker's messages as a player would count against the player.
        whos = (None,) if run.limits else (None, 0, 1)
        attackers = [
            asyncio.create_task(attack_table(run, table, http, who, Random(rng.random())))
            for table in tables
            for who in whos
        ]
        attackers += [asyncio.create_task(attack_http(run, tables, Random(rng.random()))) for _ in range(16)]
        attackers += [asyncio.create_task(attack_frames(run, tables, Random(rng.random()))) for _ in range(6)]
        while not all(task.done() for task in attackers):
            if (whole - run.left) * 20 >= whole * len(memory):
                memory.append(_memory(server))
            for task in [*people, *attackers]:
                if task.done():
                    task.result()
            await asyncio.sleep(0.2)
        run.over = True
        await asyncio.gather(*people, *attackers)
        memory.append(_memory(server))
    return memory


def main() -> None:
    """Run the attack that the options choose."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=20_000, help="hostile messages")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limits", action="store_true", help="leave the limits on")
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.serve is not None:
        asyncio.run(serve(chosen.serve, 0, limits=chosen.limits))
    elif not asyncio.run(attack(chosen.messages, chosen.seed, limits=chosen.limits)):
        sys.exit(1)


if __name__ == "__main__":
    main()
