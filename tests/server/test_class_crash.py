"""A class on the real server, which is killed without warning in the middle of a lesson."""

import asyncio
import signal
import time
from http import HTTPStatus
from pathlib import Path
from typing import Any

from aiohttp import ClientError

from musicards.server.classroom.bodies import Plan
from tests.server.process import browsing, running
from tests.server.site import PATIENCE, Person

SECONDS = 5
"""Until everybody is back."""


async def ask(person: Person, path: str, body: object = None) -> dict[str, Any]:
    status, answer = await person.call("GET" if body is None else "POST", f"/api/classes/{path}", body)
    assert status < HTTPStatus.BAD_REQUEST, answer
    return dict(answer)


async def test_everybody_is_back_after_a_kill_and_nothing_is_lost(tmp_path: Path) -> None:
    with running(tmp_path) as (process, address):
        async with browsing(address) as browsers:
            teacher, *children = [browsers.person() for _ in range(6)]
            _, opened = await teacher.call("POST", "/api/classes", {})
            code = opened["code"]
            for child in children:
                await ask(child, f"{code}/pupils", {})
            task = {"kind": "homework", "query": "kinds=letter&length=9"}
            (given,) = (await ask(teacher, f"{code}/tasks", task))["tasks"]
            plan = {name: getattr(Plan(), name) for name in Plan.__dataclass_fields__}
            dealt = await ask(teacher, f"{code}/deal", {**plan, "size": 3})

            async def answer_until_killed(child: Person) -> int:
                for number in range(1, 10):
                    try:
                        await ask(child, f"{code}/tasks/{given['id']}", {"number": number, "answer": None})
                    except ClientError:
                        return number - 1
                    count.release()
                return 9

            count = asyncio.Semaphore(0)

            answering = [asyncio.create_task(answer_until_killed(child)) for child in children]
            for _ in range(7):  # in the middle
                await count.acquire()
            process.send_signal(signal.SIGKILL)
            process.wait(PATIENCE)
            answered = await asyncio.gather(*answering)
    with running(tmp_path) as (_, address):
        began = time.monotonic()
        async with browsing(address) as browsers:
            for child, number in zip(children, answered, strict=True):
                view = await ask(child.at(browsers.client), code)
                assert view["you"]["done"].get(given["id"], 0) >= number
            after = await ask(teacher.at(browsers.client), code)
        assert after["tables"] == dealt["tables"]
        assert after["round"] == 1
        assert [pupil["table"] for pupil in after["pupils"]] == [pupil["table"] for pupil in dealt["pupils"]]
        assert time.monotonic() - began < SECONDS
