"""The HTTP API for classes. Its bodies are in `classroom.bodies`; whoever changes a class gets it as it is then."""

import json
import re
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from http import HTTPStatus
from typing import Any, Final, TypeAlias

from aiohttp import web

from musicards.errors import BadNotation
from musicards.server.classroom.bodies import (
    AnswerTask,
    AtTable,
    ChangePupil,
    ClassView,
    FollowReview,
    JoinClass,
    Lessons,
    NewClass,
    NewTask,
    Plan,
    SetClass,
    ShowMistake,
    TeachClass,
)
from musicards.server.classroom.classes import Classes
from musicards.server.classroom.lessons import LESSONS
from musicards.server.classroom.open_class import Classroom
from musicards.server.classroom.view import view_of
from musicards.server.guard.host_names import is_public
from musicards.server.guard.identity import IDENTITY, LESSON
from musicards.server.guard.limits import CODES, CREATIONS, client_of
from musicards.server.http.matches import ADDRESSES
from musicards.server.http.replies import pack, read, reply
from musicards.server.match.bodies import Joined
from musicards.server.match.refusals import Denied, TooFast, WireReason

CLASSES: Final = web.AppKey("classes", Classes)

SECONDS_TO_WAIT: Final = 12.0  # for a change of the class
SECONDS_BETWEEN_CHECKS: Final = 2.0  # whether whoever waits is still connected
COST_OF_GUESS: Final = 4  # in unknown codes of matches: a shorter code is easier to find
GUESSES: Final = (WireReason.UNKNOWN_CLASS, WireReason.WRONG_CODE, WireReason.WRONG_KEY)

Change: TypeAlias = Callable[[Classroom, Any, web.Request], Awaitable[object]]
"""What a teacher does to a class; it gets the body of the request."""

class_routes: Final = web.RouteTableDef()

_CLASS: Final = "/api/classes/{code}"


@class_routes.post("/api/classes")
async def open_class(request: web.Request) -> web.Response:
    """Open a class."""
    body = await read(request, NewClass)
    if not request.app[CREATIONS].take(client_of(request)):
        raise TooFast("matches", "That was too much at once: wait a minute.")
    identity = request.app[IDENTITY]
    holder = identity.read_or_make(request)
    response = reply(await request.app[CLASSES].create(body, holder), HTTPStatus.CREATED)
    identity.write(request, response, holder)
    return response


@class_routes.get("/api/lessons")
async def get_lessons(request: web.Request) -> web.Response:
    """Return the lesson plans that come with the app."""
    response = reply(Lessons(list(LESSONS)))
    pack(request, response)
    return response


@class_routes.get(_CLASS)
async def get_class(request: web.Request) -> web.Response:
    """Return the class, now or once it has changed."""
    room, holder = await _find(request), _holder(request)
    seen = request.query.get("seen", "")
    if not re.fullmatch("[0-9]{0,9}", seen):
        raise BadNotation("seen is the version of a class, a whole number")
    await _arrive(request, room, holder)
    if seen:
        await _wait(request, room, holder, int(seen))
    return await _view(request, room, holder)


async def _arrive(request: web.Request, room: Classroom, holder: str) -> None:
    """Note that a child is here, and give them a seat if tables are played."""
    pupil = room.pupil_of(holder)
    if pupil is not None:
        room.note_here(pupil)
        request.app[CLASSES].note_seen(room.code, pupil.number)
        await room.arrive(pupil)


async def _wait(request: web.Request, room: Classroom, holder: str, seen: int) -> None:
    """Wait until the class has another version than `seen`, as long as the page is connected."""
    left = SECONDS_TO_WAIT
    while left > 0 and seen == room.stored.version and not room.gone:
        if request.transport is None or request.transport.is_closing():
            return
        pupil = room.pupil_of(holder)
        if pupil is None:
            await room.changed(seen, SECONDS_BETWEEN_CHECKS)
        else:
            request.app[CLASSES].note_seen(room.code, pupil.number)
            await room.waiting(pupil, seen, SECONDS_BETWEEN_CHECKS)
        left -= SECONDS_BETWEEN_CHECKS


@class_routes.post(f"{_CLASS}/pupils")
async def join_class(request: web.Request) -> web.Response:
    """Let a child come in, or come back."""
    body, room = await read(request, JoinClass), await _find(request)
    identity = request.app[IDENTITY]
    holder = identity.read(request)
    if holder is None or body.fresh:
        holder = identity.make_for_lesson()
    coming = room.join(holder, body)
    await (coming if body.key is None else _guess(request, coming))
    response = await _view(request, room, holder)
    identity.write(request, response, holder)
    return response


@class_routes.post(f"{_CLASS}/leave")
async def leave_class(request: web.Request) -> web.Response:
    """Let another child use this browser."""
    room, holder = await _find(request), _holder(request)
    await room.leave(holder)
    response = web.Response(status=HTTPStatus.NO_CONTENT)
    if holder.startswith(LESSON):
        request.app[IDENTITY].forget(response)
    return response


@class_routes.post(f"{_CLASS}/teachers")
async def teach_class(request: web.Request) -> web.Response:
    """Let a teacher in, with the secret of the link."""
    body, room = await read(request, TeachClass), await _find(request)
    identity = request.app[IDENTITY]
    holder = identity.read_or_make(request)
    await _guess(request, room.let_in(holder, body.secret))
    response = await _view(request, room, holder)
    identity.write(request, response, holder)
    return response


@class_routes.post(f"{_CLASS}/again")
async def play_again(request: web.Request) -> web.Response:
    """Return the next match at a table that has finished."""
    body, room, holder = await read(request, AtTable), await _find(request), _holder(request)
    code = await room.again(holder, body)
    live = await room.table_of(holder)
    return reply(Joined(code, None if live is None else live.match.seats.seat_of(holder)))


@class_routes.post(f"{_CLASS}/sit")
async def sit_down(request: web.Request) -> web.Response:
    """Let a teacher play at a table, in place of a computer."""
    body, room, holder = await read(request, AtTable), await _find(request), _holder(request)
    room.check_teacher(holder)
    return reply(Joined(body.match.upper(), await room.sit(holder, body)))


@class_routes.post(f"{_CLASS}/tasks/{{id}}")
async def answer_task(request: web.Request) -> web.Response:
    """Judge a child's answer to a question of a task."""
    body, room = await read(request, AnswerTask), await _find(request)
    answered, answer = await room.answer(_holder(request), request.match_info["id"], body)
    if answer is not None:
        await request.app[CLASSES].store_answer(room.code, answer)
    return reply(answered)


@class_routes.post(f"{_CLASS}/delete")
async def delete_class(request: web.Request) -> web.Response:
    """Delete the class and everything that is stored of it."""
    room = await _find(request)
    room.check_teacher(_holder(request))
    await request.app[CLASSES].delete(room.code)
    return web.Response(status=HTTPStatus.NO_CONTENT)


@class_routes.get(f"{_CLASS}/export")
async def export_class(request: web.Request) -> web.Response:
    """Return everything that is stored of the class, without tokens and secrets."""
    room = await _find(request)
    room.check_teacher(_holder(request))
    await room.read_answers()
    state = {name: value for name, value in asdict(room.state).items() if name != "teachers"}
    pupils = [
        {name: value for name, value in asdict(pupil).items() if name not in ("holder", "key_number")}
        for pupil in room.stored.pupils
    ]
    answers = [asdict(answer) for answer in room.answers.all()]
    everything = {
        "code": room.code, "title": room.stored.title, "until": room.stored.until,
        "state": state, "pupils": pupils, "answers": answers,
    }  # fmt: skip
    data = json.dumps(everything, ensure_ascii=False, indent=1).encode()
    headers = {
        "Content-Disposition": f'attachment; filename="musicards-{room.code}.json"',
        "Cache-Control": "no-store",
    }
    return web.Response(body=data, content_type="application/json", headers=headers)


# What a teacher changes: the end of the path, the body, and what is done.


async def _change_pupil(room: Classroom, body: ChangePupil, request: web.Request) -> None:
    number = request.match_info["number"]
    if not re.fullmatch("[0-9]{1,4}", number):
        raise BadNotation("a child has a number, such as 3")
    await room.change_pupil(int(number), body)


async def _close_task(room: Classroom, _: None, request: web.Request) -> None:
    await room.close_task(request.match_info["id"])


_CHANGES: Final[tuple[tuple[str, type[Any] | None, Change], ...]] = (
    ("deal", Plan, lambda room, body, _: room.deal(body)),
    ("set", SetClass, lambda room, body, _: room.set(body)),
    ("end", None, lambda room, _, __: room.end()),
    ("rematch", None, lambda room, _, __: room.rematch_all()),
    ("show", ShowMistake, lambda room, body, _: room.show(body)),
    ("follow", FollowReview, lambda room, body, _: room.follow(body)),
    ("tasks", NewTask, lambda room, body, _: room.add_task(body)),
    ("tasks/{id}/close", None, _close_task),
    ("pupils/{number}", ChangePupil, _change_pupil),
)


def _route(path: str, kind: type[Any] | None, change: Change) -> None:
    """Add the route of something that a teacher changes."""

    async def answer(request: web.Request) -> web.Response:
        body = None if kind is None else await read(request, kind)
        room, holder = await _find(request), _holder(request)
        room.check_teacher(holder)
        await change(room, body, request)
        return await _view(request, room, holder)

    class_routes.post(f"{_CLASS}/{path}")(answer)


for _each in _CHANGES:
    _route(*_each)


def _holder(request: web.Request) -> str:
    return request.app[IDENTITY].read(request) or ""


async def _find(request: web.Request) -> Classroom:
    """Return the class whose code is in the path.

    Raises:
        Denied: no class has this code.
        TooFast: too many unknown codes came from this browser or address.
    """
    classes, code = request.app[CLASSES], request.match_info["code"]
    if classes.is_asked_for(code):  # by the other children, who all come at the same moment
        return await classes.find(code)
    found: Classroom = await _guess(request, classes.find(code))
    return found


async def _guess(request: web.Request, looking: Awaitable[Any]) -> Any:  # noqa: ANN401 - what `looking` returns
    """Return what `looking` finds. Whoever tries many unknown codes has to wait.

    Raises:
        TooFast: too many unknown codes came from this browser or address.
    """
    paid = request.app[CODES].take(client_of(request), COST_OF_GUESS)
    if paid is None:
        if hasattr(looking, "close"):
            looking.close()
        raise TooFast("codes", "Too many unknown codes from you or your address: wait some minutes.")
    try:
        found = await looking
    except Denied as error:
        if error.reason not in GUESSES:
            paid.give_back()
        raise
    except Exception:
        paid.give_back()
        raise
    paid.give_back()
    return found


async def _view(request: web.Request, room: Classroom, holder: str) -> web.Response:
    if room.gone:
        raise Denied(WireReason.UNKNOWN_CLASS, "This class has been deleted.")
    addresses = [] if is_public(request) else request.app[ADDRESSES]
    view: ClassView = await view_of(room, holder, addresses, request.app[CLASSES].now())
    response = reply(view)
    pack(request, response)
    return response
