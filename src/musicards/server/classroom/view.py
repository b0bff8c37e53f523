"""What a child, a teacher or the projector may know of a class. Nothing else is sent to them."""

from typing import Final

from musicards.learning.exercise import read_exercise
from musicards.server.classroom.bodies import (
    ClassGoal,
    ClassPoints,
    ClassSeat,
    ClassTable,
    ClassTask,
    ClassView,
    Followed,
    PupilDetail,
    PupilInfo,
    PupilPart,
    ShownMistake,
    TableDetail,
    TeacherPart,
)
from musicards.server.classroom.open_class import Classroom, query_of
from musicards.server.classroom.results import mistake
from musicards.server.classroom.state import TaskState
from musicards.server.live.runner import MatchRunner
from musicards.store.classes import StoredPupil

SECONDS_STUCK: Final = 45
"""After which somebody who is here and on turn counts as stuck."""


async def view_of(room: Classroom, holder: str, addresses: list[str], now: int) -> ClassView:
    """Return the class as `holder` may know it.

    Args:
        room: the class.
        holder: the token of the browser that asks; empty if it has none.
        addresses: at which other devices in this network reach the server.
        now: the time, in milliseconds since 1970 UTC.
    """
    await room.refresh()
    tables = await room.tables()
    await room.read_answers()
    pupil, is_teacher = room.pupil_of(holder), room.is_teacher(holder)
    state, present = room.state, room.here()
    seated = {
        row.holder: live.code for live in tables for row in live.match.seats.rows if row.kind == "person" and row.holder
    }
    pupils = [
        PupilInfo(
            each.number,
            each.name,
            each.avatar,
            each.number in present,
            seated.get(each.holder or ""),
            room.team_of(each),
        )
        for each in room.pupils
    ]
    points = _points(room, tables) if state.tournament else []
    return ClassView(
        code=room.code,
        title=room.stored.title,
        version=room.stored.version,
        locked=state.locked,
        paused=state.paused,
        round=state.round,
        pupils=pupils,
        tables=[_table(room, live) for live in tables],
        faces=state.plan.faces,
        again=state.plan.again and not state.tournament,
        shown=_shown(room),
        follow=None if state.follow is None else Followed(state.follow.match, state.follow.version),
        talk=state.talk,
        goal=_goal(room),
        tasks=[_task(each, now) for each in state.tasks],
        tournament=state.tournament,
        points=points,
        team_points=_team_points(room, points),
        you=None if pupil is None else _own(room, pupil, now),
        teacher=_teacher(room, tables, addresses, now) if is_teacher else None,
    )


def _table(room: Classroom, live: MatchRunner) -> ClassTable:
    match = live.match
    numbers = {pupil.holder: pupil.number for pupil in room.pupils}
    return ClassTable(
        code=live.code,
        game=match.game.name,
        seats=[
            ClassSeat(row.name, row.avatar, numbers.get(row.holder) if row.holder else None, row.kind == "computer")
            for row in match.seats.rows
        ],
        over=match.game.over,
        turn=match.game.turn if match.in_progress else None,
        winners=list(match.game.winners()),
        moves=match.version,
    )


def _shown(room: Classroom) -> ShownMistake | None:
    shown = room.state.shown
    return None if shown is None else mistake(shown.item, shown.said)


def _goal(room: Classroom) -> ClassGoal | None:
    state = room.state
    if not state.goal:
        return None
    reached = room.answers.right_since(state.goal_since)
    return ClassGoal(state.goal, min(reached, state.goal))


def _task(task: TaskState, now: int) -> ClassTask:
    is_open = task.open and (task.due is None or now <= task.due)
    length = read_exercise(query_of(task.query)).length
    return ClassTask(task.id, task.kind, task.title, task.query, length, task.seconds, task.due, is_open)


def _points(room: Classroom, tables: list[MatchRunner]) -> list[ClassPoints]:
    """Return the points of the children, those of the present round included."""
    now, state = room.points_of(tables), room.state
    found = [
        ClassPoints(
            each.number,
            state.points.get(str(each.number), 0) + now.get(each.number, 0),
            state.rounds.get(str(each.number), 0) + (each.number in now),
        )
        for each in room.pupils
    ]
    return sorted(found, key=lambda each: (-each.points, each.number))


def _team_points(room: Classroom, points: list[ClassPoints]) -> list[ClassPoints]:
    if not room.state.teams:
        return []
    teams = {pupil.number: room.team_of(pupil) for pupil in room.pupils}
    found = []
    for team in range(1, room.state.teams + 1):
        own = [each for each in points if teams[each.number] == team]
        found.append(ClassPoints(team, sum(each.points for each in own), max((each.rounds for each in own), default=0)))
    return sorted(found, key=lambda each: (-each.points, each.number))


def _own(room: Classroom, pupil: StoredPupil, now: int) -> PupilPart:
    answers, number = room.answers, pupil.number
    right, asked = answers.lesson_counts().get(number, (0, 0))
    began = {each.id: at for each in room.state.tasks if each.seconds and (at := answers.began(each.id, number))}
    return PupilPart(
        number=number,
        key=room.key_of(pupil),
        done=answers.done(number),
        left={
            each.id: max(0, each.seconds - (now - began[each.id]) // 1000)
            for each in room.state.tasks
            if each.id in began
        },
        results=answers.results(number),
        right=right,
        asked=asked,
    )


def _teacher(room: Classroom, tables: list[MatchRunner], addresses: list[str], now: int) -> TeacherPart:
    counts, here = room.answers.lesson_counts(), room.here()
    return TeacherPart(
        pupils=[
            PupilDetail(
                each.number, each.name, each.avatar, room.key_of(each), each.removed,
                *counts.get(each.number, (0, 0)),
            )
            for each in room.stored.pupils
        ],
        tables=[_detail(room, live, here, now) for live in tables],
        errors=room.answers.errors(),
        skills=room.answers.skills(),
        results=room.answers.results(),
        plan=room.state.plan,
        lasting=room.state.lasting,
        until=room.stored.until,
        addresses=addresses,
    )  # fmt: skip


def _detail(room: Classroom, live: MatchRunner, here: set[int], now: int) -> TableDetail:
    match, seats = live.match, live.match.seats
    numbers = {pupil.holder: pupil.number for pupil in room.pupils}
    children = {seat: number for seat in seats.people if (number := numbers.get(seats.rows[seat].holder)) is not None}
    seconds = 0 if match.turn_since is None else max(0, (now - match.turn_since) // 1000)
    turn = match.game.turn if match.in_progress else None
    is_stuck = turn in children and seats.is_here(turn) and seconds >= SECONDS_STUCK and not match.settings.paused
    away = [number for seat, number in children.items() if not seats.is_here(seat) and number not in here]
    mistakes = room.answers.mistakes_at(children.values(), room.state.dealt_at)
    return TableDetail(live.code, seconds, is_stuck, away, mistakes)
