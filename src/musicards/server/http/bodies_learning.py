"""The bodies of the HTTP API for learning. Each call brings all that is known of a person; the server keeps nothing."""

from typing import Annotated, Any, Final, TypeAlias

from msgspec import Meta, Struct

from musicards.learning import Item
from musicards.learning import Judged as LearnerJudged
from musicards.learning import State as LearnerState
from musicards.learning.kind import Exercise
from musicards.learning.kind import Family as AtomFamily
from musicards.learning.kind import QuestionKind as AnyKind
from musicards.learning.spots import Spot as LearnerSpot
from musicards.learning.suggestion import Suggestion, SuggestionReason
from musicards.server.match.messages import EvidenceBody, Milliseconds, Name, Seconds, WrongRule

__all__ = [
    "AddLearner",
    "AnswerItem",
    "Answered",
    "Change",
    "ClaimKnown",
    "EvidenceBody",
    "ExerciseItem",
    "ExerciseOffer",
    "ExerciseSettings",
    "ItemBody",
    "JudgedBody",
    "LearningMap",
    "NextItem",
    "Observe",
    "Observed",
    "ReadMap",
    "Spot",
    "SuggestMatch",
    "SuggestedFaces",
    "SuggestedMatch",
    "Suspect",
]

MAX_PIECES: Final = 200
"""Pieces of evidence in one call."""

LearnerText: TypeAlias = Annotated[str, Meta(max_length=16 * 1024)]
"""`Learner.to_json()` as text; "" for somebody who has not answered anything yet."""
Seed: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1)]

# Named in the page's types.
Family: TypeAlias = Annotated[AtomFamily, Meta(extra_json_schema={"$ref": "#/$defs/Family"})]
QuestionKind: TypeAlias = Annotated[AnyKind, Meta(extra_json_schema={"$ref": "#/$defs/QuestionKind"})]
State: TypeAlias = Annotated[LearnerState, Meta(extra_json_schema={"$ref": "#/$defs/State"})]
Level: TypeAlias = Annotated[str, Meta(extra_json_schema={"$ref": "#/$defs/Level"})]
"""As in `messages`."""


class ItemBody(Struct, frozen=True):
    """A question, as `learning.Item`."""

    id: str  # e.g. "degree:major:4/F/A"; the same for the same question
    kind: QuestionKind
    atoms: list[str]  # the ids of what it asks; empty for a kind that only exercises ask
    question: dict[str, Any]  # fields by kind, e.g. {"kind": "letter", "interval": 3, "from": "A"}
    answers: list[str]  # what can be answered
    chance: float  # of being right by guessing

    @classmethod
    def of(cls, item: Item) -> "ItemBody":
        """Return the body for a question."""
        return cls(item.id, item.kind, list(item.atoms), dict(item.question), list(item.answers), item.chance)


class JudgedBody(Struct, frozen=True):
    """What can be said about an answer, as `learning.Judged`."""

    right: bool
    wanted: str
    said: str
    rules: list[WrongRule]  # the wrong rules that give this answer

    @classmethod
    def of(cls, judged: LearnerJudged) -> "JudgedBody":
        """Return the body for a judged answer."""
        return cls(judged.right, judged.wanted, judged.said, list(judged.rules))


class Change(Struct, frozen=True):
    """An atom whose state has changed."""

    atom: str
    before: State
    after: State


class NextItem(Struct, frozen=True):
    """POST /api/learning/next: what to ask. The answer is an ItemBody."""

    learner: LearnerText
    now: Seconds
    seed: Seed
    families: list[Family] = []  # only these; empty for all


class ExerciseSettings(Struct, frozen=True):
    """What an exercise asks, as `learning.exercise.Exercise`."""

    kinds: list[QuestionKind]
    clef: str  # treble, bass or both
    low: str  # the lowest place on the staff, e.g. "G2"
    high: str
    naturals: bool  # without sharps and flats
    intervals: list[int]  # by number, e.g. [3, 6]
    scales: list[str]  # e.g. ["major", "dorian"]
    length: int  # questions
    limit: int  # seconds for all questions; 0 for none
    seed: str

    @classmethod
    def of(cls, exercise: Exercise) -> "ExerciseSettings":
        """Return the body for an exercise."""
        return cls(
            list(exercise.kinds),
            exercise.clef,
            exercise.low,
            exercise.high,
            exercise.naturals,
            list(exercise.intervals),
            list(exercise.scales),
            exercise.length,
            exercise.limit,
            exercise.seed,
        )


class ExerciseOffer(Struct, frozen=True):
    """What can be chosen for an exercise."""

    kinds: list[QuestionKind]
    places: list[str]  # on the staff, the lowest first
    ranges: dict[str, list[str]]  # by clef: its lowest and its highest place
    intervals: list[int]
    scales: list[str]
    most_questions: int
    longest_limit: int  # seconds


class ExerciseItem(Struct, frozen=True):
    """A question of an exercise. GET /api/learning/exercise, with the fields of ExerciseSettings, and number.

    Lists are separated by commas, naturals is 1; what is left out has its default. POST /api/learning/answer judges it.
    """

    item: ItemBody
    number: int  # from 1
    chosen: ExerciseSettings
    offered: ExerciseOffer


class AnswerItem(Struct, frozen=True):
    """POST /api/learning/answer: an answer to a question."""

    learner: LearnerText
    item: Annotated[str, Meta(max_length=80)]  # its id
    answer: Name
    now: Seconds
    ms: Milliseconds | None = None  # how long the person took
    aided: bool = False


class Answered(Struct, frozen=True):
    """The answer to AnswerItem."""

    judged: JudgedBody
    learner: str
    changes: list[Change]
    contrast: ItemBody | None  # a question to ask next, on which the wrong rule and the right one differ


class Observe(Struct, frozen=True):
    """POST /api/learning/observe: what happened at tables."""

    learner: LearnerText
    evidence: Annotated[list[EvidenceBody], Meta(max_length=MAX_PIECES)]


class Observed(Struct, frozen=True):
    """The answer to Observe, ClaimKnown and AddLearner."""

    learner: str
    changes: list[Change]


class ReadMap(Struct, frozen=True):
    """POST /api/learning/map: what the person knows. The answer is a LearningMap."""

    learner: LearnerText
    now: Seconds


class Spot(Struct, frozen=True):
    """One atom on the map, as `learning.spots.Spot`."""

    atom: str
    family: Family
    group: str  # the atoms of the family that are learned alike, e.g. "letter:3"
    needs: list[str]  # the ids of what has to be known before
    state: State
    recall: float  # the probability of a right answer without aid
    asked: int  # answers without aid
    days: int  # in a row, on which the first answer was right
    last: float | None  # when the last answer without aid was, in seconds
    due: bool  # it should be asked again
    slow: bool  # right answers take longer than remembering does
    rules: list[WrongRule]  # wrong rules that the person seems to hold and that mislead here, the likeliest first

    @classmethod
    def of(cls, spot: LearnerSpot) -> "Spot":
        """Return the body for a spot."""
        return cls(
            spot.atom,
            spot.family,
            spot.group,
            list(spot.needs),
            spot.state,
            round(spot.recall, 4),
            spot.asked,
            spot.days,
            spot.last,
            spot.due,
            spot.slow,
            list(spot.rules),
        )


class Suspect(Struct, frozen=True):
    """A wrong rule that the person may hold."""

    rule: WrongRule
    probability: float


class LearningMap(Struct, frozen=True):
    """All that is known of a person."""

    spots: list[Spot]
    suspects: list[Suspect]  # the likeliest first
    due: int  # spots that are due


class ClaimKnown(Struct, frozen=True):
    """POST /api/learning/known: "I know this". It is checked soon. The answer is Observed."""

    learner: LearnerText
    atom: Name
    now: Seconds


class AddLearner(Struct, frozen=True):
    """POST /api/learning/add: what another device knows of the person. The answer is Observed."""

    learner: LearnerText
    other: LearnerText
    now: Seconds


class SuggestMatch(Struct, frozen=True):
    """POST /api/learning/match: what to play to practice what is due. The answer is a SuggestedMatch."""

    learner: LearnerText
    now: Seconds


class SuggestedFaces(Struct, frozen=True):
    """What the cards show, as the page's setting."""

    name: bool
    staff: bool
    keys: bool
    clock: bool
    sound: bool


class SuggestedMatch(Struct, frozen=True):
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
        faces = SuggestedFaces(**suggestion.faces)
        return cls(
            suggestion.game, dict(suggestion.options), faces, suggestion.level, list(suggestion.atoms), suggestion.why
        )
