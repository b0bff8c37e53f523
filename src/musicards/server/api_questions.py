"""The HTTP API for practice cards. It uses no database and stores nothing: the URL says everything."""

import re
from typing import Final

from aiohttp import web

from musicards.server.api import pack, reply
from musicards.server.bodies_questions import AskedQuestion, ExerciseChoices, Judged
from musicards.tools.exercise import (
    QUESTION_FACES,
    QUESTION_INTERVALS,
    QUESTION_KINDS,
    QUESTION_SCALES,
    Exercise,
    read_exercise,
)
from musicards.tools.grading import grade
from musicards.tools.questions import Question, make_question, no_such_number

__all__ = ["question_routes"]

question_routes: Final = web.RouteTableDef()

_OFFERED: Final = ExerciseChoices(
    list(QUESTION_KINDS), list(QUESTION_FACES), list(QUESTION_INTERVALS), list(QUESTION_SCALES)
)


@question_routes.get("/api/tools/question")
async def get_question(request: web.Request) -> web.Response:
    """Send a question by its exercise and number."""
    exercise, question = _asked(request)
    chosen = ExerciseChoices(
        list(exercise.kinds), list(exercise.faces), list(exercise.intervals), list(exercise.scales)
    )
    body = AskedQuestion(
        question.kind,
        question.number,
        list(question.cards),
        question.face,
        question.name,
        question.interval,
        question.tonic,
        list(question.scales),
        chosen,
        _OFFERED,
    )
    response = reply(body)
    pack(request, response)
    return response


@question_routes.get("/api/tools/question/judged")
async def get_judged(request: web.Request) -> web.Response:
    """Send whether an answer to a question is right, and if not, why."""
    _, question = _asked(request)
    verdict = grade(question, request.query.get("answer", ""))
    return reply(Judged(verdict.right, verdict.code, dict(verdict.facts), verdict.say))


def _asked(request: web.Request) -> tuple[Exercise, Question]:
    query = request.query
    exercise = read_exercise(
        kinds=query.get("kinds"),
        faces=query.get("faces"),
        intervals=query.get("intervals"),
        scales=query.get("scales"),
        seed=query.get("seed"),
    )
    number = query.get("number", "1")
    if not re.fullmatch("[0-9]{1,5}", number):
        raise no_such_number(number)
    return exercise, make_question(exercise, int(number))
