"""Hold a lesson with 25 children in Chromium: ``make bench-lesson``.

A server runs as ``musicards serve`` does. A teacher, the projector and each child have a browser context of their own,
all at one address. They do what a lesson needs: come in, before, deal, a child who goes to another device, a latecomer,
one who is removed and let back in, pause, a mistake that is explained to all, after, results. One script moves them
all, one after the other, so a real class is faster. Each step is checked, and how long it takes is printed and written
to docs/performance.md. The exit code is 1 if a goal is missed.
"""

import csv
import io
import os
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

from playwright.sync_api import Browser, Page, expect, sync_playwright

from bench.page import PAGE, heading, row, write_figures
from tests.browser.chromium import chromium_path
from tests.browser.person import Person
from tests.server.process import running

CHILDREN: Final = 25
PHONE: Final = {"width": 390, "height": 844}
FLAGS: Final = ("--no-sandbox", "--disable-background-networking", "--no-first-run")
PATIENCE: Final = 60_000  # milliseconds
MOVES: Final = 10
GOALS: Final = {"all children are in": 60.0, "the teacher's view behind, at most": 2.0}
TICKS: Final = os.sysconf("SC_CLK_TCK")


class Lesson:
    """A class in Chromium.

    Attributes:
        found: how long each step took, in seconds.
    """

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser, self.address = browser, address
        self.found: dict[str, float] = {}
        self.teacher = self.open(width=1280, height=800)
        self.screen = self.open(width=1920, height=1080)
        self.children: list[Person] = []
        self.code = ""

    def open(self, **size: int) -> Page:
        """Open a page in a browser of its own."""
        options: dict[str, Any] = {
            "viewport": size or PHONE,
            "reduced_motion": "reduce",
            "locale": "en-US",
            "service_workers": "block",
        }
        context = self.browser.new_context(base_url=self.address, **options)
        context.set_default_timeout(PATIENCE)
        return context.new_page()

    @contextmanager
    def timed(self, step: str) -> Iterator[None]:
        """Note how long a step takes."""
        began = time.monotonic()
        yield
        self.found[step] = time.monotonic() - began

    def begin(self) -> None:
        """Open the class, beginning at the home page, and show its code."""
        with self.timed("from home to the code on the projector"):
            self.teacher.goto("/")
            self.teacher.get_by_test_id("to-class").click()
            self.teacher.get_by_test_id("class-title").fill("4b")
            self.teacher.get_by_test_id("open-class").click()
            self.code = self.teacher.get_by_test_id("class-code").inner_text().strip()
            self.screen.goto(f"#/class/{self.code}/screen")
            expect(self.screen.get_by_test_id("screen-code")).to_be_visible()

    def come_in(self, child: Person) -> None:
        """Let a child in. They see the class or, if there is a seat at a table, that table at once."""
        self.children.append(child)
        child.page.goto(f"#/class/{self.code}")
        child.at("enter").click()

    def all_come_in(self) -> None:
        """Let all children in but the last."""
        with self.timed("all children are in"):
            for _ in range(CHILDREN - 1):
                child = Person(self.open())
                self.come_in(child)
                child.at("own-name").wait_for()
            expect(self.teacher.get_by_test_id("here")).to_have_text(f"{CHILDREN - 1} of {CHILDREN - 1} here")
            expect(self.screen.get_by_test_id("screen-count")).to_contain_text(str(CHILDREN - 1))

    def questions(self, kind: str) -> None:
        """Let all children answer three questions before or after the lesson."""
        with self.timed(f"three questions each, {kind}"):
            self.tab("tasks")
            self.teacher.get_by_test_id(f"task-{kind}").click()
            for child in self.children:
                child.page.goto(f"#/class/{self.code}")
                child.at("tasks").get_by_role("link").last.click()
                child.at("task-start").click()
                following = child.at("task-next")
                for _ in range(3):
                    child.at("task-item").wait_for()
                    child.page.keyboard.press("x")  # "I don't know"
                    following.click()
                    expect(following).to_have_count(0)  # the next question is there
                child.page.goto(f"#/class/{self.code}")
            self.tab("now")

    def tab(self, name: str) -> None:
        """Choose a part of the teacher's page."""
        self.teacher.get_by_test_id(f"tab-{name}").check(force=True)

    def deal(self) -> None:
        """Deal to all. Every child gets to a table."""
        with self.timed("dealt, and all children at their tables"):
            self.teacher.get_by_test_id("deal").click()
            for child in self.children:
                child.come_to_the_table()
        assert self.teacher.get_by_test_id("tables").get_by_role("listitem").count() == 6

    def change_device(self) -> None:
        """Let a child drop out, and come back at another device."""
        self.teacher.get_by_test_id("child-1").click()
        key = self.teacher.get_by_test_id("child-key").inner_text().strip()
        self.teacher.keyboard.press("Escape")
        old = self.children[0]
        hand = old.table["hand"]
        old.page.context.close()
        tablet = self.children[0] = Person(self.open(width=1024, height=768))
        with self.timed("a child back at another device"):
            tablet.page.goto(f"#/class/{self.code}")
            tablet.page.get_by_text("I have a code of my own").click()
            tablet.at("own-key").fill(key)
            tablet.at("come-back").click()
            tablet.come_to_the_table()
        assert tablet.table["hand"] == hand

    def be_late(self) -> None:
        """Let the last child in, and to a table."""
        with self.timed("a latecomer at a table"):
            late = Person(self.open())
            self.come_in(late)
            late.come_to_the_table()

    def remove(self) -> None:
        """Take a child out, and let them come back under another name."""
        child = self.children[1]
        with self.timed("a child removed, and back under another name"):
            self.teacher.get_by_test_id("child-2").click()
            self.teacher.get_by_test_id("remove").click()
            child.at("class-removed").wait_for()
            child.at("enter").click()
            child.at("table").wait_for()

    def pause(self) -> None:
        """Pause all tables, and let them continue."""
        with self.timed("all tables paused, and continued"):
            self.teacher.get_by_test_id("pause").click()
            for child in self.children:
                child.at("paused").wait_for()
            self.screen.get_by_test_id("screen-paused").wait_for()
            self.teacher.get_by_test_id("pause").click()
            for child in self.children:
                expect(child.at("paused")).to_be_hidden(timeout=PATIENCE)

    def lag(self) -> None:
        """Measure how old the teacher's view is: how long after a move at a table the turn there changes."""
        behind, rng = [], Random(1)
        for _ in range(MOVES):
            mover = next(child for child in self.children if child.is_on_turn)
            while mover.is_on_turn:  # who draws a card is still on turn
                turns = self.turns()
                mover.attempt(mover.best(rng))
                began = time.monotonic()
            while self.turns() == turns:
                if time.monotonic() - began > PATIENCE / 1000:
                    raise TimeoutError("The teacher's view does not show a move.")
                self.teacher.wait_for_timeout(50)
            behind.append(time.monotonic() - began)
        self.found["the teacher's view behind, at most"] = max(behind)

    def turns(self) -> str:
        """Return whose turn it is at all tables, as the teacher's page shows it."""
        return "\n".join(self.teacher.get_by_test_id("tables").locator(".seat.turn").all_inner_texts())

    def explain(self) -> None:
        """Explain a mistake to all."""
        with self.timed("a mistake explained on the projector and at all tables"):
            self.tab("mistakes")
            self.teacher.get_by_test_id("errors").get_by_role("button").first.click()
            self.screen.get_by_test_id("explained").wait_for()
            for child in self.children:
                child.at("explained").wait_for()
            self.teacher.get_by_test_id("stop-showing").click()
            self.tab("now")

    def export(self) -> None:
        """Export the results: every child has answered before and after."""
        with self.timed("results exported"):
            self.tab("tasks")
            with self.teacher.expect_download() as download:
                self.teacher.get_by_test_id("results-csv").click()
            text = Path(download.value.path()).read_text("utf-8-sig")
        where = {(line["Number"], line["Game or questions"]) for line in csv.DictReader(io.StringIO(text))}
        assert len({number for number, _ in where}) >= CHILDREN, where


class Usage(threading.Thread):
    """What the server uses, by a look each second."""

    def __init__(self, pid: int) -> None:
        super().__init__(daemon=True)
        self.pid, self.memory, self.began, self.cpu_before = pid, 0.0, time.monotonic(), self.cpu(pid)

    @staticmethod
    def cpu(pid: int) -> float:
        """Return the CPU time of a process so far, in seconds."""
        fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def run(self) -> None:
        while True:
            try:
                status = Path(f"/proc/{self.pid}/status").read_text("ascii")
            except OSError:
                return
            self.memory = max(self.memory, int(status.partition("VmRSS:")[2].split()[0]) / 1024)
            time.sleep(1)

    def summary(self) -> str:
        """Return it in words."""
        share = (self.cpu(self.pid) - self.cpu_before) / (time.monotonic() - self.began)
        return f"The server used {share:.0%} of a core and at most {self.memory:.0f} MB."


def main() -> None:
    """Hold the lesson, print and write what was found."""
    with tempfile.TemporaryDirectory() as folder, running(Path(folder), "--pace", "1", log=-3) as (process, address):
        usage = Usage(process.pid)
        usage.start()
        with sync_playwright() as driver:
            chromium: Any = driver.chromium
            browser = chromium.launch(executable_path=chromium_path(), args=list(FLAGS))
            lesson = Lesson(browser, address)
            steps: tuple[Callable[[], None], ...] = (
                lesson.begin, lesson.all_come_in, lambda: lesson.questions("before"), lesson.deal,
                lesson.change_device, lesson.be_late, lesson.remove, lesson.pause, lesson.lag, lesson.explain,
                lambda: lesson.questions("after"), lesson.export,
            )  # fmt: skip
            for step in steps:
                step()
                print({name: round(seconds, 1) for name, seconds in lesson.found.items()}, flush=True)
            used = usage.summary()
            browser.close()
    lines = [used, "", *heading("step", "seconds", "goal")]
    for name, seconds in lesson.found.items():
        lines.append(row([name, f"{seconds:.1f}", f"at most {GOALS[name]:.0f}" if name in GOALS else ""]))
    print("\n".join(lines))
    write_figures(PAGE, "make bench-lesson", "\n".join(lines), what="lesson")
    sys.exit(any(lesson.found[name] > goal for name, goal in GOALS.items()))


if __name__ == "__main__":
    main()
