"""One class: children come and go, and its teacher leads it."""

import secrets
from dataclasses import replace
from typing import Final
from urllib.parse import parse_qsl

from musicards.errors import BadNotation, UnknownMatch, shown
from musicards.learning.exercise import exercise_item, read_exercise
from musicards.learning.items import Item, read_item
from musicards.learning.learner import judge
from musicards.server.calls.learning import JudgedBody
from musicards.server.classroom.bodies import (
    LONGEST_TITLE,
    AnswerTask,
    ChangePupil,
    FollowReview,
    JoinClass,
    NewTask,
    SetClass,
    ShowMistake,
    TaskAnswered,
)
from musicards.server.classroom.class_record import hash_of
from musicards.server.classroom.class_tables import ClassTables
from musicards.server.classroom.lessons import TALKS
from musicards.server.classroom.state import ClassState, TaskState
from musicards.server.match.messages import AVATARS
from musicards.server.match.names import clean_name, is_offered, offered_name, unlike
from musicards.server.match.refusals import Denied, WireReason
from musicards.store.classes import StoredAnswer, StoredPupil

MOST_PUPILS: Final = 60
MOST_TASKS: Final = 60
MOST_TEACHERS: Final = 5


class Classroom(ClassTables):
    """One class."""

    # Children come and go

    async def join(self, holder: str, body: JoinClass) -> StoredPupil:
        """Let a child in, or back in with their code. Return the child.

        Raises:
            Denied: nobody else may come in, the class is full, or no child has this code.
        """
        async with self._lock:
            if body.key is not None:
                return await self._come_back(holder, body.key)
            own = self.pupil_of(holder)
            if own is not None:
                return own

            def make() -> StoredPupil:
                if self.state.locked:
                    raise Denied(WireReason.CLASS_LOCKED, "Nobody else may come into this class now.")
                if len(self.pupils) >= MOST_PUPILS:
                    raise Denied(WireReason.CLASS_FULL, f"A class has at most {MOST_PUPILS} children.")
                number = max((each.number for each in self.stored.pupils), default=0) + 1
                avatar = (number - 1) % AVATARS if body.avatar is None else body.avatar
                return StoredPupil(number, holder, self._name(body.name), avatar, seen_at=self._clock.now())

            await self._free(holder)
            made = await self._put(make)
        self.note_here(made)
        await self.arrive(made)
        return made

    def _name(self, wanted: str) -> str:
        """Return a name from the lists that no other child has."""
        name = clean_name(wanted)
        name = name if is_offered(name) else offered_name(self._rng)
        return unlike(name, [each.name for each in self.stored.pupils])

    async def _come_back(self, holder: str, key: str) -> StoredPupil:
        """Give the child with this code to `holder`, with their seats."""
        wanted = key.upper().encode()
        found = next((each for each in self.pupils if secrets.compare_digest(self.key_of(each).encode(), wanted)), None)
        if found is None:
            raise Denied(WireReason.WRONG_CODE, "No child in this class has that code: look at it again.")
        before = found.holder
        if before == holder:
            return found
        if self.pupil_of(holder) is not None:
            raise Denied(WireReason.ALREADY_SEATED, "Another child uses this browser.")
        await self._free(holder)
        now = await self._put(lambda: replace(found, holder=holder, seen_at=self._clock.now()))
        self.note_here(now)
        if before is not None:
            for live in await self.tables():
                await live.seating.give(before, holder)
        return now

    async def _free(self, holder: str) -> None:
        """Take a browser from a child who was removed, because another one uses it now."""
        before = next((each for each in self.stored.pupils if each.removed and each.holder == holder), None)
        if before is not None:
            await self._put(lambda: replace(before, holder=None))

    async def change_pupil(self, number: int, body: ChangePupil) -> None:
        """Rename a child, take them out, let them back in, or give them another code.

        Raises:
            BadNotation: there is no such child, or the name is not from the lists.
        """
        async with self._lock:
            before = next((each for each in self.stored.pupils if each.number == number), None)
            if before is None:
                raise BadNotation(f"there is no child with the number {number}")
            if body.name is not None and not is_offered(clean_name(body.name)):
                raise BadNotation("a name is a tempo and an instrument from the lists, such as Presto Tuba")

            def make() -> StoredPupil:
                latest = next(each for each in self.stored.pupils if each.number == number)
                if body.name is not None:
                    others = [each.name for each in self.stored.pupils if each.number != number]
                    latest = replace(latest, name=unlike(clean_name(body.name), others))
                if body.new_key:
                    latest = replace(latest, key_number=latest.key_number + 1)
                if body.removed is not None:
                    latest = replace(latest, removed=body.removed)
                return latest

            after = await self._put(make)
        if after.removed and before.holder is not None:
            for live in await self.tables():
                await live.seating.vacate(before.holder)
        if before.removed and not after.removed:
            await self.arrive(after)

    async def leave(self, holder: str) -> None:
        """Let the child at this browser go: another one may use it. They come back with their code."""
        pupil = self.pupil_of(holder)
        if pupil is not None:
            await self._put(lambda: replace(pupil, holder=None))
            for live in await self.tables():  # or whoever is next would play in their seat
                await live.seating.vacate(holder)

    # What the teacher changes

    async def set(self, body: SetClass) -> None:
        """Change the class.

        Raises:
            BadNotation: no lesson plan has such a talk.
        """
        if body.talk and body.talk not in TALKS:
            raise BadNotation(f"no lesson plan has the talk {shown(body.talk)}; one is letters:1")
        now = self._clock.now()

        def make(state: ClassState) -> ClassState:
            given = {name: getattr(body, name) for name in ("locked", "lasting", "paused", "teams", "talk")}
            state = replace(state, **{name: value for name, value in given.items() if value is not None})
            if body.goal is not None:
                state = replace(state, goal=body.goal, goal_since=now)
            if body.tournament is not None and body.tournament != state.tournament:
                over = tuple(live.code for live in tables if live.match.game.over)
                state = replace(state, tournament=body.tournament, uncounted=over, points={}, rounds={})
            return state

        async with self._lock:
            tables = await self.tables()
            if body.paused is not None:
                for live in tables:
                    if not live.match.game.over and live.match.settings.paused != body.paused:
                        await live.seating.pause(paused=body.paused)
            await self._change(make, None if body.title is None else clean_name(body.title, LONGEST_TITLE))

    async def let_in(self, holder: str, secret: str) -> None:
        """Make `holder` a teacher, if `secret` is that of the teacher's link.

        With too many browsers of teachers, the one that came first has to open the link again.

        Raises:
            Denied: it is not.
        """
        if not secrets.compare_digest(hash_of(secret), self.stored.secret):
            raise Denied(WireReason.WRONG_KEY, "That is not the teacher's link of this class.")
        if self.is_teacher(holder):
            return
        await self._change(lambda state: replace(state, teachers=(*state.teachers, holder)[-MOST_TEACHERS:]))

    async def show(self, body: ShowMistake) -> None:
        """Explain a mistake to all, or no longer.

        Raises:
            BadNotation: there is no such question or answer.
        """
        mistake = None
        if body.item:
            judge(read_item(body.item), body.said or None)
            mistake = body
        await self._change(lambda state: replace(state, shown=mistake))

    async def follow(self, body: FollowReview) -> None:
        """Let all pages show a step of a match that is over, or no longer.

        Raises:
            UnknownMatch: the class has no such match.
            Denied: the match is not over.
        """
        following = None
        if body.match:
            code = body.match.upper()
            if code not in (*self.state.tables, *self.state.past):
                raise UnknownMatch(f"The class has no table {body.match}.")
            live = await self._matches.find(code)
            if not live.match.game.over:
                raise Denied(WireReason.NOT_OVER, f"Match {code} is not over yet.")
            following = replace(body, match=code)
        await self._change(lambda state: replace(state, follow=following))

    # Tasks

    async def add_task(self, body: NewTask) -> None:
        """Give all children questions. Those before and after a lesson that are still open end.

        Raises:
            InputError: the query is wrong.
            BadNotation: there are too many tasks.
        """
        read_exercise(query_of(body.query))
        if len(self.state.tasks) >= MOST_TASKS:
            raise BadNotation(f"a class has at most {MOST_TASKS} tasks")
        made = TaskState(
            secrets.token_hex(4), body.kind, clean_name(body.title, LONGEST_TITLE), body.query, body.seconds, body.due
        )

        def make(state: ClassState) -> ClassState:
            earlier = [
                replace(each, open=each.open and (each.kind == "homework" or body.kind == "homework"))
                for each in state.tasks
            ]
            return replace(state, tasks=(*earlier, made), talk="")

        await self._change(make)

    async def close_task(self, name: str) -> None:
        """End a task: nobody can answer it any more.

        Raises:
            Denied: there is no such task.
        """
        self.task(name)
        await self._change(
            lambda state: replace(
                state, tasks=tuple([replace(each, open=each.open and each.id != name) for each in state.tasks])
            )
        )

    def task(self, name: str) -> TaskState:
        """Return the task with this id.

        Raises:
            Denied: the class has no such task.
        """
        found = next((each for each in self.state.tasks if each.id == name), None)
        if found is None:
            raise Denied(WireReason.UNKNOWN_TASK, "The class has no such task.")
        return found

    async def answer(self, holder: str, name: str, body: AnswerTask) -> tuple[TaskAnswered, StoredAnswer | None]:
        """Judge a child's answer. Return what can be said about it, and what to store; None if it was given before.

        Raises:
            Denied: the sender is not in the class, or the task is over.
            InputError: the task has no such question.
            BadNotation: this is no answer to the question.
        """
        pupil, task = self._check_pupil(holder), self.task(name)
        if not task.open or (task.due is not None and self._clock.now() > task.due):
            raise Denied(WireReason.UNKNOWN_TASK, "That task is over.")
        item: Item = exercise_item(read_exercise(query_of(task.query)), body.number)
        judged = judge(item, body.answer)
        await self.read_answers()
        answer = StoredAnswer(
            pupil.number, self._clock.now(), item.id, judged.right, judged.said, name, tuple(judged.rules),
            question=body.number,
        )  # fmt: skip
        return TaskAnswered(JudgedBody.of(item, judged)), None if self.answers.is_known(
            name, pupil.number, body.number
        ) else answer


def query_of(text: str) -> dict[str, str]:
    """Return the fields of the link of an exercise.

    >>> query_of("kinds=letter&length=20")
    {'kinds': 'letter', 'length': '20'}
    """
    return dict(parse_qsl(text))
