"""A class on the real server, which is killed without warning in the middle of a lesson."""

import asyncio
import signal
import time
from pathlib import Path

from aiohttp import ClientError

from tests.server.classroom import Classroom
from tests.server.process import browsing, running
from tests.server.site import PATIENCE, Person

SECONDS = 5
"""Until everybody is back."""


async def test_everybody_is_back_after_a_kill_and_nothing_is_lost(tmp_path: Path) -> None:
    with running(tmp_path) as (process, address):
        async with browsing(address) as browsers:
            room = await Classroom.open(browsers)
            await room.join(5)
            task = {"kind": "homework", "query": "kinds=letter&length=9"}
            (given,) = (await room.ask(room.teacher, "tasks", task))["tasks"]
            dealt = await room.deal(size=3)

            async def answer_until_killed(child: Person) -> int:
                for number in range(1, 10):
                    try:
                        await room.ask(child, f"tasks/{given['id']}", {"number": number, "answer": None})
                    except ClientError:
                        return number - 1
                    count.release()
                return 9

            count = asyncio.Semaphore(0)

            answering = [asyncio.create_task(answer_until_killed(child)) for child in room.children]
            for _ in range(7):  # in the middle
                await count.acquire()
            process.send_signal(signal.SIGKILL)
            process.wait(PATIENCE)
            answered = await asyncio.gather(*answering)
    with running(tmp_path) as (_, address):
        began = time.monotonic()
        async with browsing(address) as browsers:
            for child, number in zip(room.children, answered, strict=True):
                view = await room.view(child.at(browsers.client))
                assert view["you"]["done"].get(given["id"], 0) >= number
            after = await room.view(room.teacher.at(browsers.client))
        assert after["tables"] == dealt["tables"]
        assert after["round"] == 1
        assert [pupil["table"] for pupil in after["pupils"]] == [pupil["table"] for pupil in dealt["pupils"]]
        assert time.monotonic() - began < SECONDS
