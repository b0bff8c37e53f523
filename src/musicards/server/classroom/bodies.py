"""The bodies of requests and answers about classes. Everybody gets a `ClassView`, with what they may know."""

from dataclasses import dataclass, field
from typing import Annotated, Any, Final, Literal, TypeAlias

from musicards.server.calls.learning import GivenAnswer, ItemBody, JudgedBody, SuggestedFaces
from musicards.server.match.decoding import Between, Length
from musicards.server.match.messages import Avatar, Level, Milliseconds, WrongRule

LONGEST_TITLE: Final = 40

ClassTitle: TypeAlias = Annotated[str, Length(LONGEST_TITLE)]
PupilName: TypeAlias = Annotated[str, Length(24)]
TaskKind: TypeAlias = Literal["before", "after", "homework"]
Grouping: TypeAlias = Literal["mixed", "equal", "rotate"]

MOST_TEAMS = 6


# From pages


@dataclass(frozen=True, slots=True)
class NewClass:
    """POST /api/classes: open a class. The sender is its teacher. The answer is an OpenedClass."""

    title: ClassTitle = ""
    lasting: bool = False  # for more than one lesson


@dataclass(frozen=True, slots=True)
class OpenedClass:
    """A new class. Whoever has the secret can be its teacher, on any device; nobody gets it again."""

    code: str
    secret: str


@dataclass(frozen=True, slots=True)
class JoinClass:
    """POST /api/classes/CODE/pupils: come in with a name from the lists, or come back with the child's own code."""

    name: PupilName = ""
    avatar: Avatar | None = None
    key: Annotated[str, Length(12)] | None = None  # as in PupilPart
    fresh: bool = False  # another child than before uses this browser


@dataclass(frozen=True, slots=True)
class TeachClass:
    """POST /api/classes/CODE/teachers: be a teacher of the class, with the secret of its link."""

    secret: Annotated[str, Length(64)]


@dataclass(frozen=True, slots=True)
class Plan:
    """POST /api/classes/CODE/deal: what is played at which tables. All tables from before end."""

    game: str = "distance"
    options: dict[str, Any] = field(default_factory=dict)
    size: Annotated[int, Between(2, 5)] = 4  # seats at a table; fewer where the game or the class has fewer
    computers: Annotated[int, Between(0, 4)] = 0  # at each table, besides those that fill it
    level: Level = "learner"  # of computers
    grouping: Grouping = "mixed"  # strong and weak children together, apart, or whoever has met least
    explain: Literal["full", "brief", "off"] = "full"
    help: bool = True
    pace: Literal["calm", "fast", "instant"] = "calm"
    clock: int = 0  # seconds a turn; 0 for no limit
    faces: SuggestedFaces | None = None  # what the cards show; None for what each child has chosen
    again: bool = True  # whoever has finished may play again with the same table


@dataclass(frozen=True, slots=True)
class SetClass:
    """POST /api/classes/CODE/set: change the class. Fields that are None stay as they are."""

    title: ClassTitle | None = None
    locked: bool | None = None  # nobody else may come in
    lasting: bool | None = None
    paused: bool | None = None  # at all tables
    goal: Annotated[int, Between(0, 9999)] | None = None  # right answers of all together, from now on; 0 for none
    teams: Annotated[int, Between(0, MOST_TEAMS)] | None = None  # 0 for none
    tournament: bool | None = None  # count points from now on, from zero; or stop counting
    talk: Annotated[str, Length(24)] | None = None  # the projector shows it, e.g. letters:1; "" ends that


@dataclass(frozen=True, slots=True)
class ChangePupil:
    """POST /api/classes/CODE/pupils/NUMBER: what the teacher changes. Fields that are None stay as they are."""

    name: PupilName | None = None
    removed: bool | None = None
    new_key: bool = False  # the child's code opens nothing any more, and there is another one


@dataclass(frozen=True, slots=True)
class ShowMistake:
    """POST /api/classes/CODE/show: explain a wrong answer to all, without who gave it. An empty item ends that."""

    item: Annotated[str, Length(320)] = ""
    said: GivenAnswer = ""


@dataclass(frozen=True, slots=True)
class FollowReview:
    """POST /api/classes/CODE/follow: all pages show this step of a match that is over. An empty match ends that."""

    match: Annotated[str, Length(16)] = ""
    version: Annotated[int, Between(0, 999_999)] = 0


@dataclass(frozen=True, slots=True)
class AtTable:
    """POST /api/classes/CODE/again and CODE/sit: at this table of the class."""

    match: Annotated[str, Length(16)]
    name: PupilName = ""  # of a teacher who sits down
    avatar: Avatar = 0


@dataclass(frozen=True, slots=True)
class NewTask:
    """POST /api/classes/CODE/tasks: questions that every child answers alone."""

    kind: TaskKind
    query: Annotated[str, Length(600)]  # of the link of an exercise, e.g. kinds=letter&length=20
    title: ClassTitle = ""
    seconds: Annotated[int, Between(0, 3600)] = 0  # that a child has; 0 for as long as it takes
    due: int | None = None  # milliseconds since 1970 UTC; None for no last day


@dataclass(frozen=True, slots=True)
class AnswerTask:
    """POST /api/classes/CODE/tasks/ID: the answer to one question. The answer is a TaskAnswered."""

    number: Annotated[int, Between(1, 999)]
    answer: GivenAnswer | None  # null for "I don't know"
    ms: Milliseconds | None = None  # how long the child took


@dataclass(frozen=True, slots=True)
class TaskAnswered:
    """What can be said about an answer."""

    judged: JudgedBody


# To pages


@dataclass(frozen=True, slots=True)
class PupilInfo:
    """A child, as everybody in the class may know them."""

    number: int
    name: str
    avatar: int
    here: bool
    table: str | None  # the code of the match
    team: int  # from 1; 0 without teams


@dataclass(frozen=True, slots=True)
class ClassSeat:
    """A seat at a table of the class."""

    name: str
    avatar: int
    pupil: int | None  # the child's number; None for a computer or a teacher
    computer: bool


@dataclass(frozen=True, slots=True)
class ClassTable:
    """A table of the class, as everybody in the room can see it."""

    code: str
    game: str
    seats: list[ClassSeat]
    over: bool
    turn: int | None  # the seat on turn; None before the deal and after the end
    winners: list[int]  # seats, when it is over
    moves: int


@dataclass(frozen=True, slots=True)
class ShownMistake:
    """A mistake that is explained to all. It is not said who made it."""

    item: ItemBody
    judged: JudgedBody


@dataclass(frozen=True, slots=True)
class Followed:
    """A step of a match that all look at."""

    match: str
    version: int


@dataclass(frozen=True, slots=True)
class ClassGoal:
    """What all reach together."""

    target: int  # right answers
    reached: int


@dataclass(frozen=True, slots=True)
class ClassTask:
    """Questions that every child answers alone."""

    id: str
    kind: TaskKind
    title: str
    query: str  # of the link of an exercise
    length: int  # questions
    seconds: int  # that a child has; 0 for as long as it takes
    due: int | None  # milliseconds since 1970 UTC; None for no last day
    open: bool


@dataclass(frozen=True, slots=True)
class ClassPoints:
    """What a child or a team has won in a tournament."""

    number: int  # of the child, or of the team
    points: int
    rounds: int  # that counted


@dataclass(frozen=True, slots=True)
class AnswerCount:
    """How a child answered in a task, or in all games of a kind."""

    source: str  # the id of a task, or the name of a game
    pupil: int
    right: int
    asked: int
    skills: dict[str, list[int]]  # by skill: right, asked


@dataclass(frozen=True, slots=True)
class PupilPart:
    """What only the child knows."""

    number: int
    key: str  # with it the child comes back, on any device
    done: dict[str, int]  # by task: how many questions are answered
    left: dict[str, int]  # by task with a limit, once it has been begun: the seconds that are left
    results: list[AnswerCount]  # where they have answered something
    right: int  # answers since the lesson began
    asked: int


@dataclass(frozen=True, slots=True)
class PupilDetail:
    """What the teacher knows of a child."""

    number: int
    name: str
    avatar: int
    key: str
    removed: bool
    right: int  # answers since the lesson began
    asked: int


@dataclass(frozen=True, slots=True)
class TableDetail:
    """What the teacher knows of a table."""

    code: str
    seconds: int  # since the last move
    stuck: bool  # somebody who is here has been on turn for a long time
    away: list[int]  # children who sit there and have no page open
    mistakes: int  # wrong answers there, of children


@dataclass(frozen=True, slots=True)
class ErrorCount:
    """How often a wrong rule explains answers about a skill."""

    skill: str  # the family of questions, e.g. letter
    rule: WrongRule | Literal[""]  # "" for mistakes that no rule explains
    count: int
    pupils: dict[int, int]  # by child: how often
    example: ShownMistake  # the latest


@dataclass(frozen=True, slots=True)
class SkillCount:
    """How often answers about a skill were right."""

    skill: str
    right: int
    asked: int
    pupils: dict[int, list[int]]  # by child: right, asked


@dataclass(frozen=True, slots=True)
class TeacherPart:
    """What only teachers know."""

    pupils: list[PupilDetail]
    tables: list[TableDetail]
    errors: list[ErrorCount]  # the most frequent first
    skills: list[SkillCount]
    results: list[AnswerCount]
    plan: Plan
    lasting: bool
    until: int  # when the class is deleted, in milliseconds since 1970 UTC
    addresses: list[str]  # at which other devices in this network reach the server


@dataclass(frozen=True, slots=True)
class ClassView:
    """A class, as the sender may know it: GET /api/classes/CODE.

    With ``?seen=VERSION`` the answer waits until the class has another version, or for some seconds.
    """

    code: str
    title: str
    version: int
    locked: bool
    paused: bool
    round: int  # how often tables have been dealt
    pupils: list[PupilInfo]
    tables: list[ClassTable]
    faces: SuggestedFaces | None
    again: bool
    shown: ShownMistake | None
    follow: Followed | None
    talk: str  # a step of a lesson plan whose text the projector shows, e.g. letters:1; "" for none
    goal: ClassGoal | None
    tasks: list[ClassTask]
    tournament: bool
    points: list[ClassPoints]  # of children, the most first
    team_points: list[ClassPoints]
    you: PupilPart | None  # None for everybody who is not a child in the class
    teacher: TeacherPart | None


@dataclass(frozen=True, slots=True)
class LessonStep:
    """A step of a lesson plan."""

    kind: Literal["before", "deal", "talk", "after", "homework"]
    minutes: int
    plan: Plan | None = None  # of a deal
    query: str = ""  # of a task, or of an exercise that the projector shows


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson plan. GET /api/lessons lists those that come with the app."""

    id: str  # of its texts
    steps: list[LessonStep]


@dataclass(frozen=True, slots=True)
class Lessons:
    """The lesson plans that come with the app."""

    lessons: list[Lesson]
