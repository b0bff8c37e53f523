"""Crash the static site during games, and look for lost or doubled moves: ``python -m bench.site_faults``.

A tab is killed, a worker ends, the storage is full, a second tab opens the same game. After each crash the table has to
come back with everything that was answered, each act once. The number of crashes is the first argument, 200 if none.
"""

import json
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Final

from playwright.sync_api import BrowserContext, Error, sync_playwright

from bench.site import FLAGS, hosted
from musicards.cli.site import site
from musicards.games.registry import GAMES
from tests.browser.chromium import whole_chromium_path

CRASHES: Final = 200
SECONDS_TO_RETURN: Final = 60_000  # milliseconds, on a busy machine
FULL: Final = 1000  # bytes of storage that are left when it is full

# Plays as Help me says, and notes in the page which acts were answered with yes. The page asks for `stop` between acts.
PLAYER: Final = """
window.acked = [];
const Real = Worker;
let acts = 0, you = null, asked = false;
window.Worker = class extends Real {
  constructor(...given) {
    super(...given);
    window.engine = this;
    this.addEventListener('message', ({ data }) => {
      if (data.type !== 'messages') return;
      const send = (body) => super.postMessage({ type: 'send', number: data.number, text: JSON.stringify(body) });
      for (const message of data.texts.map((text) => JSON.parse(text))) {
        if (message.type === 'room') you = message.you;
        if (message.type === 'ack') window.acked.push(message.id);
        const table = message.table;
        const turn = table ? table.turn : message.type === 'turn' ? message.seat : null;
        const isMine = turn !== null && turn === you && !(table && table.over);
        if (isMine) setTimeout(() => send({ type: 'ask-help', step: 3 }), 20);
        if (message.type === 'help' && message.action)
          send({ type: 'act', id: `${Date.now()}-${acts++}`, action: message.action });
      }
    });
  }
  postMessage(message, ...rest) {
    if (message.type === 'call' && message.address === '/api/matches') {
      const body = JSON.parse(message.body);
      message = { ...message, body: JSON.stringify({ ...body, settings: { ...body.settings, pace: 'instant' } }) };
    }
    super.postMessage(message, ...rest);
  }
};
"""

KEPT: Final = """
() => new Promise((resolve, reject) => {
  const asked = indexedDB.open('musicards-games');
  asked.onerror = () => reject(asked.error);
  asked.onsuccess = () => {
    const texts = asked.result.transaction('texts').objectStore('texts');
    const keys = texts.getAllKeys(), values = texts.getAll();
    values.onsuccess = () => {
      asked.result.close();
      resolve(keys.result.map((key, index) => [key, values.result[index]]));
    };
  };
})
"""


class Trial:
    """One browser in which games are played and crash.

    Attributes:
        crashes: how often each way of crashing was tried.
        answered: how many acts were answered with yes in games that have ended.
    """

    def __init__(self, context: BrowserContext, home: str, rng: Random) -> None:
        self.context, self.home, self.rng = context, home, rng
        self.crashes: Counter[str] = Counter()
        self.answered = 0
        self.acked: set[str] = set()
        self.problems: list[str] = []
        context.add_init_script(PLAYER)
        self.page = context.new_page()
        self.table = ""

    def begin(self, game: str) -> None:
        """Begin a game against one computer."""
        self.page.goto("about:blank")  # forgets the acts of the game before
        self.page.goto(f"{self.home}#/new/{game}")
        self.page.get_by_test_id("option-players-2").check(force=True)
        self.page.get_by_test_id("start").click()
        self.page.get_by_test_id("table").wait_for(timeout=SECONDS_TO_RETURN)
        self.table = self.page.url
        self.answered += len(self.acked)
        self.acked.clear()

    def crash(self) -> None:
        """Play for a moment, crash, come back, and check what is kept."""
        self.page.wait_for_timeout(self.rng.uniform(50, 1500))
        way = self.rng.choice(("tab", "reload", "worker", "storage", "second tab"))
        self.crashes[way] += 1
        self._note()
        getattr(self, way.replace(" ", "_"))()
        self._come_back()
        self._check(way)

    def tab(self) -> None:
        """Kill the process that shows the tab."""
        with suppress(Error):  # it answers nothing any more
            self.page.goto("chrome://crash", timeout=5000)
        self.page.close()
        self.page = self.context.new_page()

    def reload(self) -> None:
        """Reload in the middle of whatever happens."""
        self.page.reload()

    def worker(self) -> None:
        """End the worker without a word."""
        self.page.evaluate("window.engine.terminate()")
        self.page.reload()

    def storage(self) -> None:
        """Let the storage be full for a moment, in which acts cannot be kept."""
        session = self.context.new_cdp_session(self.page)
        origin = self.home.split("/school")[0]
        session.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": FULL})
        self.page.wait_for_timeout(1500)
        self._note()
        session.send("Storage.overrideQuotaForOrigin", {"origin": origin})
        self.page.reload()

    def second_tab(self) -> None:
        """Open the game in another tab, close the first, and play on there."""
        second = self.context.new_page()
        second.goto(self.table)
        second.wait_for_timeout(800)
        self._note()
        self.page.close()
        self.page = second

    def _note(self) -> None:
        """Note which acts the page knows to have been made."""
        self.acked.update(self.page.evaluate("window.acked ?? []"))

    def _come_back(self) -> None:
        if not self.page.url.startswith(self.table):
            self.page.goto(self.table)
        self.page.get_by_test_id("table").wait_for(timeout=SECONDS_TO_RETURN)

    def _check(self, way: str) -> None:
        """Look at what the journal has."""
        code = self.table.rsplit("/", 1)[1]
        entries = [(key, json.loads(text)) for key, text in self.page.evaluate(KEPT) if key.startswith(f"{code}/")]
        versions = [int(key.partition("/")[2]) for key, _ in entries]
        acts = Counter(entry["act"] for _, entry in entries if entry["act"])
        if versions != list(range(1, len(versions) + 1)):
            self.problems.append(f"{way}: the log of {code} has gaps: {versions}")
        if doubled := [act for act, times in acts.items() if times > 1]:
            self.problems.append(f"{way}: made twice in {code}: {doubled}")
        if lost := self.acked - set(acts):
            self.problems.append(f"{way}: answered and lost in {code}: {sorted(lost)}")

    def is_over(self) -> bool:
        """Return whether the game has ended."""
        return self.page.get_by_test_id("result").count() > 0


def main() -> int:
    """Crash, print how often in which way, and return 1 if anything was lost or doubled."""
    crashes = int(sys.argv[1]) if len(sys.argv) > 1 else CRASHES
    rng = Random(1)
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as temporary:
        root = Path(temporary, "host")
        (root / "school").mkdir(parents=True)
        site(out=root / "school" / "cards")
        with hosted(root) as home, sync_playwright() as driver:
            chromium: Any = driver.chromium
            profile = str(Path(temporary, "profile"))
            context = chromium.launch_persistent_context(
                profile, executable_path=whole_chromium_path(), args=list(FLAGS)
            )
            trial = Trial(context, home, rng)
            games = 0
            while sum(trial.crashes.values()) < crashes:
                trial.begin(list(GAMES)[games % len(GAMES)])
                games += 1
                for _ in range(12):
                    if sum(trial.crashes.values()) < crashes and not trial.is_over():
                        trial.crash()
            context.close()
    ways = ", ".join(f"{way} {count}" for way, count in sorted(trial.crashes.items()))
    minutes = (time.monotonic() - begun) / 60
    acts = trial.answered + len(trial.acked)
    sys.stdout.write(
        f"{sum(trial.crashes.values())} crashes in {games} games ({ways}), {acts} acts, {minutes:.0f} minutes\n"
    )
    sys.stdout.write(
        "".join(f"{problem}\n" for problem in trial.problems) or "Nothing was lost, nothing was doubled.\n"
    )
    return 1 if trial.problems else 0


if __name__ == "__main__":
    sys.exit(main())
