"""Six lessons of 45 minutes that come with the app, from the first note to scales. Their texts are the page's."""

from typing import Final

from musicards.server.calls.learning import SuggestedFaces
from musicards.server.classroom.bodies import Lesson, LessonStep, Plan

_ALL: Final = SuggestedFaces(name=True, staff=True, keys=True, clock=False, sound=True)
_KEYS: Final = SuggestedFaces(name=True, staff=False, keys=True, clock=False, sound=True)
_CLOCK: Final = SuggestedFaces(name=True, staff=False, keys=True, clock=True, sound=True)
_STAFF: Final = SuggestedFaces(name=False, staff=True, keys=False, clock=False, sound=True)


def _before(query: str) -> LessonStep:
    return LessonStep("before", 3, query=f"{query}&length=40")


def _after(query: str) -> LessonStep:
    return LessonStep("after", 3, query=f"{query}&length=40&seed=2")


def _talk(minutes: int, query: str = "") -> LessonStep:
    return LessonStep("talk", minutes, query=query)


def _play(minutes: int, plan: Plan) -> LessonStep:
    return LessonStep("deal", minutes, plan)


_LETTERS: Final = "kinds=letter&intervals=2,3"
_WIDE: Final = "kinds=letter&intervals=4,5"
_KEY: Final = "kinds=key"
_PLACE: Final = "kinds=place&clef=treble&low=C4&high=G5&naturals=1"
_STEP: Final = "kinds=step,hour"
_DEGREE: Final = "kinds=degree,signature&scales=major"

LESSONS: Final[tuple[Lesson, ...]] = (
    Lesson(
        "keys",
        [
            _before(f"{_KEY}&naturals=1"),
            _talk(7),
            _play(12, Plan("memory", {"board": "naturals"}, 3, level="beginner", faces=_KEYS)),
            _talk(5),
            _play(12, Plan("go_fish", {"pitches": "naturals"}, 3, level="beginner", faces=_KEYS)),
            _after(f"{_KEY}&naturals=1"),
        ],
    ),
    Lesson(
        "letters",
        [
            _before(_LETTERS),
            _talk(8),
            _play(25, Plan("distance", {"interval": 2}, 3, level="beginner", faces=_KEYS)),
            _after(_LETTERS),
        ],
    ),
    Lesson(
        "intervals",
        [
            _before(_WIDE),
            _talk(8),
            _play(25, Plan("distance", {"interval": 5}, 3, level="beginner", faces=_ALL)),
            _after(_WIDE),
        ],
    ),
    Lesson(
        "staff",
        [
            _before(_PLACE),
            _talk(8),
            _play(12, Plan("memory", {"board": "naturals"}, 3, level="beginner", faces=_STAFF)),
            _play(13, Plan("old_maid", {"pitches": "naturals"}, 3, level="beginner", faces=_STAFF)),
            _after(_PLACE),
        ],
    ),
    Lesson(
        "steps",
        [
            _before(_STEP),
            _talk(8),
            _play(26, Plan("steps", {}, 3, level="beginner", faces=_CLOCK)),
            _after(_STEP),
        ],
    ),
    Lesson(
        "scales",
        [
            _before(_DEGREE),
            _talk(8),
            _play(28, Plan("keys_corners", {}, 3, level="beginner", faces=_CLOCK)),
            _after(_DEGREE),
        ],
    ),
)
"""In the order in which they are taught."""

TALKS: Final = frozenset(
    f"{lesson.id}:{step}" for lesson in LESSONS for step, each in enumerate(lesson.steps) if each.kind == "talk"
)
"""What the teacher says to all: by lesson and number of the step, from 0."""
