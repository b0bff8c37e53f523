"""Practice cards over HTTP."""

from http import HTTPStatus

import msgspec
import pytest

from musicards.server.http.bodies_questions import AskedQuestion, Graded
from musicards.tools.card_quiz import QUESTION_SCALES, read_card_quiz
from musicards.tools.questions import make_question
from tests.server.site import Site


async def asked(site: Site, query: str) -> AskedQuestion:
    status, body, _ = await site.get(f"/api/tools/question?{query}")
    assert status == HTTPStatus.OK, body
    return msgspec.json.decode(body, type=AskedQuestion)


async def judged(site: Site, query: str) -> Graded:
    status, body, _ = await site.get(f"/api/tools/question/judged?{query}")
    assert status == HTTPStatus.OK, body
    return msgspec.json.decode(body, type=Graded)


async def test_a_link_asks_the_question_that_it_says(site: Site) -> None:
    question = await asked(site, "kinds=interval,step&intervals=6&seed=teacher&number=7")
    same = make_question(read_card_quiz(kinds="interval,step", intervals="6", seed="teacher"), 7)
    assert (question.kind, question.number, question.cards) == (same.kind, 7, list(same.cards))
    assert (question.chosen.kinds, question.chosen.intervals) == (["interval", "step"], [6])
    assert question.offered.scales == list(QUESTION_SCALES)


async def test_without_parameters_the_first_question_of_all_kinds_is_asked(site: Site) -> None:
    question = await asked(site, "")
    assert question.number == 1
    assert question.chosen.kinds == question.offered.kinds


async def test_answers_are_judged_and_explained(site: Site) -> None:
    query = "kinds=interval&intervals=6&seed=teacher&number=1"
    assert (await asked(site, query)).cards == ["D4"]
    right = await judged(site, f"{query}&answer=B")
    assert (right.right, right.code, right.say) == (True, None, {"letter": "B"})
    wrong = await judged(site, f"{query}&answer=G")
    assert (wrong.right, wrong.code) == (False, "wrong-letter")
    assert wrong.facts["paths"] == [["D", "E", "F", "G", "A", "B"]]


@pytest.mark.parametrize(
    ("address", "text"),
    [
        ("question?kinds=scael", "“scael” is not a kind of question. Did you mean scale?"),
        ("question?number=x", "There is no question “x”. Choose a number from 1 to 99,999."),
        ("question?number=0", "There is no question “0”. Choose a number from 1 to 99,999."),
        ("question?seed=%20", "“ ” is not a seed. Use up to 16 letters and digits."),
        ("question/judged?kinds=step", "“” is not a step. Try half."),
        ("question/judged?kinds=step&answer=hole", "“hole” is not a step. Did you mean whole?"),
    ],
)
async def test_input_that_is_not_understood_gets_a_one_line_error(site: Site, address: str, text: str) -> None:
    status, body, _ = await site.get(f"/api/tools/{address}")
    problem = msgspec.json.decode(body)
    assert (status, problem["reason"], problem["text"]) == (HTTPStatus.BAD_REQUEST, "bad-notation", text)
