"""A class whose teacher and children are at three servers, one of which is killed."""

from pathlib import Path

import pytest

from tests.cluster.fleet import fleet
from tests.cluster.pages import at, browsing, eventually
from tests.server.classroom import Classroom
from tests.server.site import Browsers, Person

pytestmark = pytest.mark.cluster


async def test_three_servers_are_one_class_and_it_continues_without_the_teacher_s(
    database: str, messages: str, tmp_path: Path
) -> None:
    async with fleet(database, messages, 3, tmp_path) as processes, browsing() as http:
        room = await Classroom.open(Browsers(http), Person(http, at(processes[0])))
        for number in range(6):
            await room.come_in(Person(http, at(processes[number % 3])))

        async def all_are_here() -> bool:
            return [pupil["here"] for pupil in (await room.view())["pupils"]] == [True] * 6

        await eventually(all_are_here)
        dealt = await room.deal(game="memory", size=3)
        assert [len(table["seats"]) for table in dealt["tables"]] == [3, 3]

        await processes[0].kill()
        room.teacher = room.teacher.at(http, at(processes[1]))
        room.children = [child.at(http, at(processes[1 + number % 2])) for number, child in enumerate(room.children)]

        async def tables_are_known() -> bool:
            return bool((await room.view())["tables"] == dealt["tables"])

        await eventually(tables_are_known)
        for child, pupil in zip(room.children, dealt["pupils"], strict=True):
            assert (await child.room(pupil["table"]))["you"] is not None
        await room.ask(room.teacher, "set", {"paused": True})
        for child, pupil in zip(room.children, dealt["pupils"], strict=True):

            async def is_paused(child: Person = child, table: str = pupil["table"]) -> bool:
                return bool((await child.room(table))["settings"]["paused"])

            await eventually(is_paused)
        task = {"kind": "before", "query": "kinds=letter&length=5"}
        (given,) = (await room.ask(room.teacher, "tasks", task))["tasks"]

        async def all_have_it() -> bool:
            return all([(await room.view(child))["tasks"] for child in room.children])

        await eventually(all_have_it)
        for child in room.children:
            await room.ask(child, f"tasks/{given['id']}", {"number": 1, "answer": None})

        async def teacher_has_all() -> bool:
            return len((await room.view())["teacher"]["results"]) == len(room.children)

        await eventually(teacher_has_all)
