"""The HTTP API for practice cards. It uses no database and stores nothing: the URL says everything."""

import re
from typing import Final

from aiohttp import web

from musicards.server.http.bodies_questions import AskedQuestion, Graded, QuizChoices
from musicards.server.http.matches import pack, reply
from musicards.tools.card_quiz import (
    QUESTION_FACES,
    QUESTION_INTERVALS,
    QUESTION_KINDS,
    QUESTION_SCALES,
    CardQuiz,
    read_card_quiz,
)
from musicards.tools.grading import grade
from musicards.tools.questions import Question, make_question, no_such_number

question_routes: Final = web.RouteTableDef()

_OFFERED: Final = QuizChoices(
    list(QUESTION_KINDS), list(QUESTION_FACES), list(QUESTION_INTERVALS), list(QUESTION_SCALES)
)


@question_routes.get("/api/tools/question")
async def get_question(request: web.Request) -> web.Response:
    """Send a question by its quiz and number."""
    quiz, question = _asked(request)
    chosen = QuizChoices(list(quiz.kinds), list(quiz.faces), list(quiz.intervals), list(quiz.scales))
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
    return reply(Graded(verdict.right, verdict.code, dict(verdict.facts), verdict.say))


def _asked(request: web.Request) -> tuple[CardQuiz, Question]:
    query = request.query
    quiz = read_card_quiz(
        kinds=query.get("kinds"),
        faces=query.get("faces"),
        intervals=query.get("intervals"),
        scales=query.get("scales"),
        seed=query.get("seed"),
    )
    number = query.get("number", "1")
    if not re.fullmatch("[0-9]{1,5}", number):
        raise no_such_number(number)
    return quiz, make_question(quiz, int(number))
