"""What is stored of a class, apart from its children and their answers."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from musicards.server.classroom.bodies import FollowReview, Plan, ShowMistake, TaskKind
from musicards.server.match.decoding import decode_plain


@dataclass(frozen=True, slots=True)
class TaskState:
    """Questions that every child answers alone."""

    id: str
    kind: TaskKind
    title: str
    query: str
    seconds: int
    due: int | None
    open: bool = True


@dataclass(frozen=True, slots=True)
class ClassState:
    """The state of a class."""

    teachers: tuple[str, ...]  # the tokens of their browsers
    lasting: bool = False
    locked: bool = False
    paused: bool = False
    plan: Plan = field(default_factory=Plan)
    round: int = 0  # how often tables have been dealt
    tables: tuple[str, ...] = ()  # the codes of the matches that are played now
    past: tuple[str, ...] = ()  # the codes of earlier matches
    met: dict[str, int] = field(default_factory=dict)  # by "3-7": how often these two children sat at one table
    dealt_at: int = 0  # when the tables were dealt, in milliseconds since 1970 UTC
    shown: ShowMistake | None = None
    follow: FollowReview | None = None
    talk: str = ""  # the step of a lesson plan whose text the projector shows, e.g. letters:1
    goal: int = 0  # right answers of all together; 0 for none
    goal_since: int = 0  # from when they count, in milliseconds since 1970 UTC
    lesson_since: int = 0  # when the lesson began, in the same unit
    tasks: tuple[TaskState, ...] = ()
    teams: int = 0
    tournament: bool = False
    uncounted: tuple[str, ...] = ()  # the codes of matches that were over before the tournament
    points: dict[str, int] = field(default_factory=dict)  # by child: of the rounds before this one
    rounds: dict[str, int] = field(default_factory=dict)  # by child: rounds that counted


def read_state(stored: Mapping[str, Any]) -> ClassState:
    """Return a stored state."""
    state: ClassState = decode_plain(ClassState, stored)
    return state
