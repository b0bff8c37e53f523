"""What people learn: each call brings all that is known of a person, and answers with what is known now.

The calls raise `BadNotation` if what they get is no learner, or if there is no such atom, question or answer.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from random import Random
from typing import Annotated, Any, Final, Literal, TypeAlias, cast

from musicards.errors import InputError
from musicards.learning import Item, Learner, State
from musicards.learning import Judged as LearnerJudged
from musicards.learning.exercise import LONGEST_LIMIT, MOST_QUESTIONS, exercise_item, read_exercise
from musicards.learning.items import read_item
from musicards.learning.kind import (
    CHORDS,
    INTERVALS,
    QUESTION_KINDS,
    SCALES,
    Exercise,
    Family,
    QuestionKind,
    StartLevel,
)
from musicards.learning.kinds.place import PLACES, RANGES
from musicards.learning.kinds.tap import MOST_MEASURES, TEMPOS, taps_of
from musicards.learning.rhythms import METERS, VALUES
from musicards.learning.spots import Spot, spots
from musicards.learning.suggestion import Suggestion, SuggestionReason, suggest_match
from musicards.learning.tapping import Timing
from musicards.server.match.decoding import Between, Length
from musicards.server.match.messages import EvidenceBody, Level, Milliseconds, Name, Seconds, WrongRule

MAX_PIECES: Final = 200
"""Pieces of evidence in one call."""

LearnerText: TypeAlias = Annotated[str, Length(16 * 1024)]
"""`Learner.to_json()` as text; "" for somebody who has not answered anything yet."""
Choice: TypeAlias = Annotated[str, Length(80)]
"""An answer that is offered."""
GivenAnswer: TypeAlias = Annotated[str, Length(800)]
"""What somebody answers; the times of taps are the longest."""
Seed: TypeAlias = Annotated[int, Between(0, 2**53 - 1)]


@dataclass(frozen=True, slots=True)
class ItemBody:
    """A question, as `learning.Item`."""

    id: str  # e.g. "degree:major:4/F/A"; the same for the same question
    kind: QuestionKind
    atoms: list[str]  # the ids of what it asks; empty for a kind that only exercises ask
    question: dict[str, Any]  # fields by kind, e.g. {"kind": "letter", "interval": 3, "from": "A"}
    answers: list[str]  # what can be answered
    chance: float  # of being right by guessing
    new: bool  # show it with its right answer before it is asked
    wanted: str  # the right answer of a new question; "" for others

    @classmethod
    def of(cls, item: Item) -> "ItemBody":
        """Return the body for a question."""
        wanted = item.wanted[0] if item.new else ""
        answers = list(item.answers)
        return cls(item.id, item.kind, list(item.atoms), dict(item.question), answers, item.chance, item.new, wanted)


@dataclass(frozen=True, slots=True)
class TapBody:
    """What is said about a note of a tapped rhythm, or about a tap too many, as `learning.tapping.Tap`."""

    note: int | None  # which of the sounds, from 0; null for a tap too many
    off: int  # milliseconds after the note, negative before it; for a tap too many, its time
    timing: Timing


@dataclass(frozen=True, slots=True)
class JudgedBody:
    """What can be said about an answer, as `learning.Judged`."""

    right: bool
    wanted: str
    said: str
    rules: list[WrongRule]  # the wrong rules that give this answer
    taps: list[TapBody] = field(default_factory=list)  # of a tapped rhythm, in order of time

    @classmethod
    def of(cls, item: Item, judged: LearnerJudged) -> "JudgedBody":
        """Return the body for a judged answer."""
        taps = taps_of(item.question, judged.said) if item.kind == "tap" and judged.said else ()
        bodies = [TapBody(tap.note, tap.off, tap.timing) for tap in taps]
        return cls(judged.right, judged.wanted, judged.said, list(judged.rules), bodies)


@dataclass(frozen=True, slots=True)
class Change:
    """An atom whose state has changed."""

    atom: str
    before: State
    after: State


@dataclass(frozen=True, slots=True)
class NextItem:
    """POST /api/learning/next: what to ask. The answer is an ItemBody."""

    learner: LearnerText
    now: Seconds
    seed: Seed
    families: list[Family] = field(default_factory=list)  # only these; empty for all
    last: bool = False  # the last question of a session: nothing new, if anything was asked before


@dataclass(frozen=True, slots=True)
class ExerciseOffer:
    """What can be chosen for an exercise."""

    kinds: list[QuestionKind]
    places: list[str]  # on the staff, the lowest first
    ranges: dict[str, list[str]]  # by clef: its lowest and its highest place
    intervals: list[int]
    scales: list[str]
    chords: list[str]
    meters: list[str]
    values: list[str]
    tempos: list[int]  # the slowest and the fastest
    most_measures: int
    most_questions: int
    longest_limit: int  # seconds


@dataclass(frozen=True, slots=True)
class ExerciseItem:
    """A question of an exercise. GET /api/learning/exercise, with the fields of Exercise, and number.

    Lists are separated by commas, naturals is 1; what is left out has its default. POST /api/learning/answer judges it.
    """

    item: ItemBody
    number: int  # from 1
    chosen: Exercise
    offered: ExerciseOffer


@dataclass(frozen=True, slots=True)
class AnswerItem:
    """POST /api/learning/answer: an answer to a question."""

    learner: LearnerText
    item: Annotated[str, Length(320)]  # its id
    answer: GivenAnswer | None  # null for "I don't know"
    now: Seconds
    ms: Milliseconds | None = None  # how long the person took
    aided: bool = False
    answers: Annotated[list[Annotated[str, Length(80)]], Length(80)] = field(
        default_factory=list
    )  # those offered; empty for all
    new: bool = False  # it was shown before it was asked, as ItemBody.new says


@dataclass(frozen=True, slots=True)
class Answered:
    """The answer to AnswerItem."""

    judged: JudgedBody
    learner: str
    changes: list[Change]
    contrast: ItemBody | None  # a question to ask next, on which the wrong rule and the right one differ


@dataclass(frozen=True, slots=True)
class Observe:
    """POST /api/learning/observe: what happened at tables."""

    learner: LearnerText
    evidence: Annotated[list[EvidenceBody], Length(MAX_PIECES)]


@dataclass(frozen=True, slots=True)
class Observed:
    """The answer to Observe, BeginLearning, ClaimKnown and AddLearner."""

    learner: str
    changes: list[Change]


@dataclass(frozen=True, slots=True)
class ReadMap:
    """POST /api/learning/map: what the person knows. The answer is a LearningMap."""

    learner: LearnerText
    now: Seconds


@dataclass(frozen=True, slots=True)
class Suspect:
    """A wrong rule that the person may hold."""

    rule: WrongRule
    probability: float


@dataclass(frozen=True, slots=True)
class LearningMap:
    """All that is known of a person."""

    spots: list[Spot]
    suspects: list[Suspect]  # the likeliest first
    due: int  # spots that are due
    level: StartLevel | Literal[""]  # what the person says they know; "" as long as they have not said


@dataclass(frozen=True, slots=True)
class BeginLearning:
    """POST /api/learning/begin: what the person says they know; it can be changed. The answer is Observed."""

    learner: LearnerText
    level: StartLevel


@dataclass(frozen=True, slots=True)
class ClaimKnown:
    """POST /api/learning/known: "I know this". It is checked soon. The answer is Observed."""

    learner: LearnerText
    atom: Name
    now: Seconds


@dataclass(frozen=True, slots=True)
class AddLearner:
    """POST /api/learning/add: what another device knows of the person. The answer is Observed."""

    learner: LearnerText
    other: LearnerText
    now: Seconds


@dataclass(frozen=True, slots=True)
class SuggestMatch:
    """POST /api/learning/match: what to play to practice what is due. The answer is a SuggestedMatch."""

    learner: LearnerText
    now: Seconds


@dataclass(frozen=True, slots=True)
class SuggestedFaces:
    """What the cards show, as the page's setting."""

    name: bool
    staff: bool
    keys: bool
    clock: bool
    sound: bool


@dataclass(frozen=True, slots=True)
class SuggestedMatch:
    """A match that trains what the person needs, as `learning.suggestion.Suggestion`."""

    game: str
    options: dict[str, Any]  # all options of the game
    faces: SuggestedFaces
    level: Level  # of the computer; in a match of two it should win about every other game
    atoms: list[str]  # what it trains and the person needs, the neediest first
    why: SuggestionReason  # something is due, something new comes next, or all of it is known

    @classmethod
    def of(cls, suggestion: Suggestion) -> "SuggestedMatch":
        """Return the body for a suggestion."""
        faces, level = SuggestedFaces(**suggestion.faces), cast("Level", suggestion.level)
        return cls(suggestion.game, dict(suggestion.options), faces, level, list(suggestion.atoms), suggestion.why)


_OFFERED: Final = ExerciseOffer(
    list(QUESTION_KINDS),
    list(PLACES),
    {clef: list(places) for clef, places in RANGES.items()},
    list(INTERVALS),
    list(SCALES),
    list(CHORDS),
    list(METERS),
    list(VALUES),
    list(TEMPOS),
    MOST_MEASURES,
    MOST_QUESTIONS,
    LONGEST_LIMIT,
)


def exercise_question(query: Mapping[str, str]) -> ExerciseItem:
    """Return the question of an exercise that a query asks for.

    Raises:
        InputError: the query is wrong; it says what would be right.
    """
    exercise = read_exercise(query)
    number = query.get("number") or "1"
    if not re.fullmatch("[0-9]{1,3}", number):
        raise InputError("no-such-question", number, most=exercise.length)
    item = ItemBody.of(exercise_item(exercise, int(number)))
    return ExerciseItem(item, int(number), exercise, _OFFERED)


def next_item(body: NextItem) -> ItemBody:
    """Return the question to ask now."""
    return ItemBody.of(_learner(body.learner).next(body.now, Random(body.seed), body.families, last=body.last))


def judge_answer(body: AnswerItem) -> Answered:
    """Judge an answer, and return what is known after it."""
    learner, item = _learner(body.learner), read_item(body.item)
    item = replace(item.among(body.answers) if body.answers else item, new=body.new)
    watch = _Watch(learner)
    with watch.on(item.atoms, body.now):
        judged = learner.observe(item, body.answer, body.now, ms=body.ms, aided=body.aided)
    found = learner.contrast(item, judged)
    contrast = None if found is None else ItemBody.of(found)
    return Answered(JudgedBody.of(item, judged), learner.to_json(), watch.changes(), contrast)


def observe(body: Observe) -> Observed:
    """Take in what happened at tables, and return what is known after it."""
    learner = _learner(body.learner)
    watch = _Watch(learner)
    for piece in sorted(body.evidence, key=lambda each: each.at):
        with watch.on((piece.atom,), piece.at):
            learner.take(piece)
    return Observed(learner.to_json(), watch.changes())


def read_map(body: ReadMap) -> LearningMap:
    """Return what is known of each atom."""
    learner = _learner(body.learner)
    found = [replace(spot, recall=round(spot.recall, 4)) for spot in spots(learner, body.now)]
    suspects = [Suspect(rule, round(probability, 4)) for rule, probability in learner.suspects()]
    return LearningMap(found, suspects, sum(spot.due for spot in found), learner.level)


def begin(body: BeginLearning) -> Observed:
    """Take in what the person says they know."""
    learner = _learner(body.learner)
    learner.begin(body.level)
    return Observed(learner.to_json(), [])


def claim_known(body: ClaimKnown) -> Observed:
    """Take in that the person claims to know an atom."""
    learner = _learner(body.learner)
    watch = _Watch(learner)
    with watch.on((body.atom,), body.now):
        learner.claim(body.atom, body.now)
    return Observed(learner.to_json(), watch.changes())


def add_learner(body: AddLearner) -> Observed:
    """Put together what two devices know of the person."""
    learner = _learner(body.learner)
    learner.add(_learner(body.other), body.now)
    return Observed(learner.to_json(), [])


def suggest(body: SuggestMatch) -> SuggestedMatch:
    """Return a match that trains what the person needs."""
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
