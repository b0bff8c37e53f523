"""The real server, killed without warning: acknowledged acts are stored, and repeated acts happen once."""

import asyncio
import signal
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.server.process import browsing, running
from tests.server.site import PATIENCE, Person
from tests.server.tables import try_a_card, two


def stored_acts(data: Path) -> list[tuple[int, str]]:
    with closing(sqlite3.connect(data / "musicards.db")) as database:
        return database.execute("SELECT version, act FROM entries WHERE act IS NOT NULL ORDER BY version").fetchall()


class Players:
    """Two people whose server is killed repeatedly."""

    def __init__(self) -> None:
        self.people: list[Person] = []
        self.code = ""
        self.acked: dict[str, int] = {}
        self.pending: tuple[int, str, dict[str, Any]] | None = None

    async def sit_down(self, address: str) -> None:
        async with browsing(address) as browsers:
            ann, bob, self.code = await two(browsers)
            self.people = [ann, bob]

    async def play(self, address: str, round_: int, process: subprocess.Popen[str]) -> None:
        """Check what is stored, repeat acts without an answer, continue to play, and kill the server during a move."""
        async with browsing(address) as browsers:
            for person in self.people:
                person.client = browsers.client
            async with self.people[0].page(self.code) as one, self.people[1].page(self.code) as two:
                pages = [one, two]
                (_, shown), (_, theirs) = await one.hello(), await two.hello()
                tables = [shown["table"], theirs["table"]]
                assert shown["version"] >= max(self.acked.values(), default=1)
                if self.pending is not None:
                    seat, act, action = self.pending
                    answers = [await pages[seat].act(act, **action) for _ in range(2)]
                    assert answers[0] == answers[1]
                    assert answers[0]["type"] == "ack"
                    self.acked[act] = answers[0]["version"]
                    tables = [(await page.hello())[-1]["table"] for page in pages]
                for number in range(6):
                    if tables[0]["over"]:
                        return
                    seat = tables[0]["turn"]
                    act = f"{round_}-{number}"
                    answer = await pages[seat].act(act, **try_a_card(tables[seat]))
                    assert answer["type"] == "ack"
                    self.acked[act] = answer["version"]
                    tables = [(await page.hello())[-1]["table"] for page in pages]
                seat = tables[0]["turn"]
                self.pending = (seat, f"{round_}-last", try_a_card(tables[seat]))
                await pages[seat].send(type="act", id=self.pending[1], action=self.pending[2])
                if round_ % 2:  # let the server get further with the move, a little more each time
                    await asyncio.sleep(0.003 * round_)
                process.send_signal(signal.SIGKILL)
                process.wait(PATIENCE)


async def test_acknowledged_moves_survive_a_kill_and_a_repeated_act_happens_once(tmp_path: Path) -> None:
    players = Players()
    for round_ in range(4):
        with running(tmp_path) as (process, address):
            if not round_:
                await players.sit_down(address)
            await players.play(address, round_, process)
        kept = {act: version for version, act in stored_acts(tmp_path)}
        assert len(kept) == len(stored_acts(tmp_path))
        assert players.acked.items() <= kept.items()
