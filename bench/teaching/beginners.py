"""Beginners in their first sessions: what they are asked, and how often they are right.

They have never read a note, know the note names, or read music, and say so. What was shown a moment ago they repeat;
what was shown or corrected a few questions ago they mostly remember. Rates are assumptions.
"""

from random import Random
from typing import Final, NamedTuple

from bench.teaching.mistakes import mistaken
from musicards.learning.course import is_plain
from musicards.learning.items import Item
from musicards.learning.kind import StartLevel
from musicards.learning.learner import Learner

_START: Final = 1_800_000_000.0
_PAUSE: Final = 8.0
_QUESTIONS: Final = 20  # in a session
_FIRST: Final = 10
_MOST_ANSWERS: Final = 4
_NAMED: Final = 0.5

_JUST_SHOWN, _REMEMBERED, _KNOWN = 0.97, 0.7, 0.95
_KNOWS: Final[dict[StartLevel, tuple[str, ...]]] = {
    "nothing": (),
    "names": ("letter:2", "letter:-2", "letter:3", "letter:-3", "key:"),
    "reads": ("letter", "key", "place", "step", "enharmonic", "hour"),
}


class Session(NamedTuple):
    """The results of a first session.

    Attributes:
        right: the share of right answers.
        gentle: none of the first ten questions had more than four answers, was by ear, or had a sharp or flat.
        named: wrong rules were named, though none is held.
    """

    right: float
    gentle: bool
    named: bool


def first_session(level: StartLevel, seed: int, questions: int = _QUESTIONS) -> Session:
    """Let a beginner answer the first questions."""
    rng, learner = Random(seed), Learner()
    learner.begin(level)
    seen: set[str] = set()
    asked: list[Item] = []
    rights = 0
    for number in range(questions):
        now = _START + number * _PAUSE
        item = learner.next(now, rng)
        known = _JUST_SHOWN if item.new else _REMEMBERED if item.atoms[0] in seen else 0.0
        known = _KNOWN if item.id.startswith(_KNOWS[level]) else known
        said = item.wanted[0] if rng.random() < known else mistaken(item, rng)
        rights += learner.observe(item, said, now).right
        seen.add(item.atoms[0])
        asked.append(item)
    gentle = all(
        len(item.answers) <= _MOST_ANSWERS and item.kind != "ear" and is_plain(item) for item in asked[:_FIRST]
    )
    named = any(probability >= _NAMED for _, probability in learner.suspects())
    return Session(rights / questions, gentle, named)
