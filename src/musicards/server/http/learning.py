"""The HTTP API for learning: it gets all that is known of a person, answers with what is known now, and forgets it."""

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any, Final, TypeVar

from aiohttp import web

from musicards.errors import InputError
from musicards.learning import Learner, State
from musicards.learning.exercise import LONGEST_LIMIT, MOST_QUESTIONS, exercise_item, read_exercise
from musicards.learning.items import read_item
from musicards.learning.kind import INTERVALS, QUESTION_KINDS, SCALES
from musicards.learning.kinds.place import CLEFS, PLACES
from musicards.learning.spots import spots
from musicards.learning.suggestion import suggest_match
from musicards.server.guard.limits import LEARNING_WORK, client_of
from musicards.server.http.bodies_learning import (
    AddLearner,
    Answered,
    AnswerItem,
    Change,
    ClaimKnown,
    ExerciseItem,
    ExerciseOffer,
    ExerciseSettings,
    ItemBody,
    JudgedBody,
    LearningMap,
    NextItem,
    Observe,
    Observed,
    ReadMap,
    Spot,
    SuggestedMatch,
    SuggestMatch,
    Suspect,
)
from musicards.server.http.matches import pack, read, reply

T = TypeVar("T")

learning_routes: Final = web.RouteTableDef()

_LARGEST_BODY: Final = 96 * 1024  # a learner in JSON, and as much evidence as may come at once


_OFFERED: Final = ExerciseOffer(
    list(QUESTION_KINDS),
    list(PLACES),
    {clef: list(places) for clef, places in CLEFS.items()},
    list(INTERVALS),
    list(SCALES),
    MOST_QUESTIONS,
    LONGEST_LIMIT,
)


@learning_routes.get("/api/learning/exercise")
async def get_exercise(request: web.Request) -> web.Response:
    """Send a question of an exercise by its number."""
    exercise = read_exercise(request.query)
    number = request.query.get("number") or "1"
    if not re.fullmatch("[0-9]{1,3}", number):
        raise InputError("no-such-question", number, most=exercise.length)
    item = ItemBody.of(exercise_item(exercise, int(number)))
    response = reply(ExerciseItem(item, int(number), ExerciseSettings.of(exercise), _OFFERED))
    pack(request, response)
    return response


@learning_routes.post("/api/learning/next")
async def post_next(request: web.Request) -> web.Response:
    """Send the question to ask now."""
    return reply(await _compute(request, NextItem, _next_item))


@learning_routes.post("/api/learning/answer")
async def post_answer(request: web.Request) -> web.Response:
    """Judge an answer, and send what is known after it."""
    return reply(await _compute(request, AnswerItem, _answered))


@learning_routes.post("/api/learning/observe")
async def post_observe(request: web.Request) -> web.Response:
    """Take in what happened at tables, and send what is known after it."""
    return reply(await _compute(request, Observe, _observed))


@learning_routes.post("/api/learning/map")
async def post_map(request: web.Request) -> web.Response:
    """Send what is known of each atom."""
    response = reply(await _compute(request, ReadMap, _map))
    pack(request, response)
    return response


@learning_routes.post("/api/learning/known")
async def post_known(request: web.Request) -> web.Response:
    """Take in that the person claims to know an atom."""
    return reply(await _compute(request, ClaimKnown, _claimed))


@learning_routes.post("/api/learning/add")
async def post_add(request: web.Request) -> web.Response:
    """Put together what two devices know of the person."""
    return reply(await _compute(request, AddLearner, _added))


@learning_routes.post("/api/learning/match")
async def post_match(request: web.Request) -> web.Response:
    """Send a match that trains what the person needs."""
    return reply(await _compute(request, SuggestMatch, _suggested))


async def _compute(request: web.Request, kind: type[T], answer: Callable[[T], Any]) -> Any:  # noqa: ANN401 - any message
    """Return the answer to the body of the request, a `kind`, computed in a thread: some take 50 milliseconds."""
    body = await read(request.clone(client_max_size=_LARGEST_BODY), kind)
    return await request.app[LEARNING_WORK].run(client_of(request), answer, body)


def _next_item(body: NextItem) -> ItemBody:
    return ItemBody.of(_learner(body.learner).next(body.now, Random(body.seed), body.families))


def _answered(body: AnswerItem) -> Answered:
    learner, item = _learner(body.learner), read_item(body.item)
    watch = _Watch(learner)
    with watch.on(item.atoms, body.now):
        judged = learner.observe(item, body.answer, body.now, ms=body.ms, aided=body.aided)
    found = learner.contrast(item, judged)
    contrast = None if found is None else ItemBody.of(found)
    return Answered(JudgedBody.of(judged), learner.to_json(), watch.changes(), contrast)


def _observed(body: Observe) -> Observed:
    learner = _learner(body.learner)
    watch = _Watch(learner)
    for piece in sorted([each.piece for each in body.evidence], key=lambda each: each.at):
        with watch.on((piece.atom,), piece.at):
            learner.take(piece)
    return Observed(learner.to_json(), watch.changes())


def _map(body: ReadMap) -> LearningMap:
    learner = _learner(body.learner)
    found = [Spot.of(spot) for spot in spots(learner, body.now)]
    suspects = [Suspect(rule, round(probability, 4)) for rule, probability in learner.suspects()]
    return LearningMap(found, suspects, sum(spot.due for spot in found))


def _claimed(body: ClaimKnown) -> Observed:
    learner = _learner(body.learner)
    watch = _Watch(learner)
    with watch.on((body.atom,), body.now):
        learner.claim(body.atom, body.now)
    return Observed(learner.to_json(), watch.changes())


def _added(body: AddLearner) -> Observed:
    learner = _learner(body.learner)
    learner.add(_learner(body.other), body.now)
    return Observed(learner.to_json(), [])


def _suggested(body: SuggestMatch) -> SuggestedMatch:
    return SuggestedMatch.of(suggest_match(_learner(body.learner), body.now))


class _Watch:
    """Records how a call changes the states of its atoms."""

    def __init__(self, learner: Learner) -> None:
        self._learner = learner
        self._seen: dict[str, tuple[State, State]] = {}  # by atom: the state at first and at last

    @contextmanager
    def on(self, atom_ids: Sequence[str], now: float) -> Iterator[None]:
        """Compare the states of atoms before and after what is done in this context."""
        before = {atom_id: self._learner.state(atom_id, now) for atom_id in atom_ids}
        yield
        for atom_id, state in before.items():
            first, _ = self._seen.get(atom_id, (state, state))
            self._seen[atom_id] = first, self._learner.state(atom_id, now)

    def changes(self) -> list[Change]:
        return [Change(atom_id, *states) for atom_id, states in self._seen.items() if states[0] != states[1]]


def _learner(text: str) -> Learner:
    return Learner.from_json(text) if text else Learner()
