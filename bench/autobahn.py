"""Run Autobahn's test suite against the server's websockets: ``python -m bench.autobahn --python python2.7``.

The suite needs Python 2.7, with pip, and is installed in ``build/peers/autobahn`` at the first run. As it expects an
echo, a server of its own answers each message with the same message, through the app's websockets: their reader, their
writer and their way of closing, but with room for the largest messages of the suite. The app never compresses, so the
cases for compression do not apply. The exit code is 1 if a case fails.
"""

import argparse
import asyncio
import json
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any, Final

from aiohttp import WSMsgType, web

from bench.run import ROOT
from musicards.server.clock import SystemClock
from musicards.server.http.app import make_runner
from musicards.server.http.sockets import MAX_WAITING, Connection, answer_close, make_socket

INSTALLED: Final = ROOT / "build" / "peers" / "autobahn"
SUITE: Final = "autobahntestsuite==25.10.1"
AGENT: Final = "musicards"
LARGEST: Final = 64 * 1024 * 1024  # bytes in a message; the suite's largest has 16 MB
PASSED: Final = {"OK", "NON-STRICT", "INFORMATIONAL"}  # non-strict: an error is noticed later than it could be


async def echo(request: web.Request) -> web.WebSocketResponse:
    """Send back every message until the client closes the connection."""
    socket = make_socket(LARGEST)
    await socket.prepare(request)
    connection = Connection(request, socket, "", SystemClock())
    async for message in socket:
        if message.type is WSMsgType.TEXT:
            text = message.data.encode()
            if len(text) < MAX_WAITING:
                connection.send(text)
            else:  # the app never sends so much
                await socket.send_str(message.data)
        elif message.type is WSMsgType.BINARY:
            await socket.send_bytes(message.data)
    await answer_close(socket)
    return socket


async def install(python: str) -> None:
    """Install the suite unless it is installed."""
    if INSTALLED.exists():
        return
    print(f"Installing {SUITE} into {INSTALLED} …")
    options = ["--quiet", "--disable-pip-version-check", "--target", str(INSTALLED)]
    done = await asyncio.create_subprocess_exec(python, "-m", "pip", "install", *options, SUITE)
    if await done.wait():
        raise SystemExit("Autobahn's test suite could not be installed.")
    (INSTALLED / "zope" / "__init__.py").touch()  # which pip leaves to a file that Python only reads in site-packages


async def run(python: str, cases: list[str]) -> dict[str, Any]:
    """Run the suite against an echo. Return its results by case."""
    app = web.Application()
    app.router.add_get("/", echo)
    runner = make_runner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    with tempfile.TemporaryDirectory() as folder:
        wstest = str(INSTALLED / "bin" / "wstest")
        suite = await asyncio.create_subprocess_exec(
            *[python, wstest, "-m", "fuzzingclient", "-s", write_plan(Path(folder), runner.addresses[0][1], cases)],
            env={"PYTHONPATH": str(INSTALLED)},
            stdout=asyncio.subprocess.DEVNULL,
        )
        if await suite.wait():
            raise SystemExit("Autobahn's test suite ended with an error.")
        await runner.cleanup()
        return read_results(Path(folder))


def write_plan(folder: Path, port: int, cases: list[str]) -> str:
    """Write what the suite has to do. Return the path of the file."""
    plan = {
        "outdir": str(folder),
        "servers": [{"agent": AGENT, "url": f"ws://127.0.0.1:{port}"}],
        "cases": cases,
        "exclude-cases": ["12.*", "13.*"],  # compression
        "exclude-agent-cases": {},
    }
    file = folder / "plan.json"
    file.write_text(json.dumps(plan), encoding="utf-8")
    return str(file)


def read_results(folder: Path) -> dict[str, Any]:
    """Return the suite's results by case."""
    results: dict[str, Any] = json.loads((folder / "index.json").read_text("utf-8"))[AGENT]
    return results


async def check(python: str, cases: list[str]) -> bool:
    """Install and run the suite, and print the results. Return whether no case failed."""
    await install(python)
    results = await run(python, cases)
    counts = Counter(result["behavior"] for result in results.values())
    print(f"{len(results)} cases:", ", ".join(f"{count} {behavior}" for behavior, count in sorted(counts.items())))
    failed = [case for case, result in results.items() if {result["behavior"], result["behaviorClose"]} - PASSED]
    for case in failed:
        print(f"{case} failed: {results[case]}")
    return bool(results) and not failed


def main() -> None:
    """Run the suite; exit with 1 if a case fails."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--python", default="python2.7", help="a Python 2.7 with pip")
    parser.add_argument("--cases", default="*", help="the suite's cases to run, e.g. 7.*,9.1.*")
    chosen = parser.parse_args()
    sys.exit(not asyncio.run(check(chosen.python, chosen.cases.split(","))))


if __name__ == "__main__":
    main()
