"""What the children of a class answered, counted as it comes in, however much there is by the end of a year."""

from bisect import bisect_left
from collections.abc import Iterable

from musicards.server.classroom.bodies import AnswerCount, ErrorCount, SkillCount
from musicards.server.classroom.results import errors_in, skill_of, skills_in
from musicards.store.classes import StoredAnswer


class ClassAnswers:
    """The answers of one class.

    Attributes:
        last: the highest id so far; 0 without answers.
    """

    def __init__(self) -> None:
        """Know no answers yet."""
        self.last = 0
        self._by_id: dict[int, StoredAnswer] = {}
        self._done: dict[tuple[str, int], set[int]] = {}  # by task and child: the questions that are answered
        self._began: dict[tuple[str, int], int] = {}  # by task and child: the time of the first answer
        self._results: dict[tuple[str, int], dict[str, list[int]]] = {}  # by source and child, then skill: right, asked
        self._unaided: dict[int, list[int]] = {}  # by child: right, asked
        self._lesson: list[StoredAnswer] = []  # since the lesson began
        self._since = 0  # when it began
        self._errors: list[ErrorCount] | None = None  # of the lesson; None if they have to be counted again
        self._skills: list[SkillCount] | None = None

    def add(self, found: Iterable[StoredAnswer]) -> None:
        """Take in answers. Those that are known already change nothing."""
        for each in found:
            if each.id in self._by_id:
                continue
            self._by_id[each.id] = each
            self.last = max(self.last, each.id)
            if each.question:
                self._count_task(each)
            elif not each.aided:
                self._count_skill(each)
            if not each.aided:
                self._count(self._unaided.setdefault(each.pupil, [0, 0]), each)
            if each.at >= self._since:
                self._lesson.append(each)
                self._errors = self._skills = None

    def _count_task(self, answer: StoredAnswer) -> None:
        """Count the first answer to a question of a task."""
        key = (answer.source, answer.pupil)
        done = self._done.setdefault(key, set())
        if answer.question not in done:
            done.add(answer.question)
            self._began[key] = min(self._began.get(key, answer.at), answer.at)
            self._count_skill(answer)

    def _count_skill(self, answer: StoredAnswer) -> None:
        counts = self._results.setdefault((answer.source, answer.pupil), {})
        self._count(counts.setdefault(skill_of(answer.item), [0, 0]), answer)

    @staticmethod
    def _count(counts: list[int], answer: StoredAnswer) -> None:
        counts[0] += answer.right
        counts[1] += 1

    def all(self) -> list[StoredAnswer]:
        """Return all answers, in the order of their ids."""
        return [self._by_id[each] for each in sorted(self._by_id)]

    def is_known(self, task: str, pupil: int, question: int) -> bool:
        """Whether a child has answered a question of a task."""
        return question in self._done.get((task, pupil), ())

    def done(self, pupil: int) -> dict[str, int]:
        """Return by task how many questions a child has answered."""
        return {task: len(questions) for (task, each), questions in self._done.items() if each == pupil}

    def began(self, task: str, pupil: int) -> int | None:
        """Return when a child gave the first answer in a task, in milliseconds since 1970 UTC; None if not yet."""
        return self._began.get((task, pupil))

    def results(self, pupil: int | None = None) -> list[AnswerCount]:
        """Return how each child, or one of them, answered in each task and game; games count without help only."""
        return [
            AnswerCount(source, each, *_sum(skills.values()), skills)
            for (source, each), skills in sorted(self._results.items())
            if pupil in (None, each)
        ]

    def strength(self, pupil: int) -> float:
        """Return the share of a child's answers without help that were right, drawn towards one half while few."""
        right, asked = self._unaided.get(pupil, (0, 0))
        return (right + 2) / (asked + 4)

    # Since the lesson began

    def begin_lesson(self, since: int) -> None:
        """Let the lesson begin at a time, in milliseconds since 1970 UTC."""
        if since != self._since:
            self._since = since
            self._lesson = [each for each in self.all() if each.at >= since]
            self._errors = self._skills = None

    def lesson_counts(self) -> dict[int, list[int]]:
        """Return how many answers of each child were right, and how many there were.

        A wrong one in the same turn as another, or after help, is not counted again.
        """
        found: dict[int, list[int]] = {}
        for each in self._lesson:
            if each.right or not each.aided:
                self._count(found.setdefault(each.pupil, [0, 0]), each)
        return found

    def errors(self) -> list[ErrorCount]:
        """Return how often each wrong rule explains the wrong answers about a skill, the most frequent first."""
        if self._errors is None:
            self._errors = errors_in(self._lesson)
        return self._errors

    def skills(self) -> list[SkillCount]:
        """Return how often answers without help were right, by skill and child."""
        if self._skills is None:
            self._skills = skills_in(self._lesson)
        return self._skills

    def right_since(self, since: int) -> int:
        """Return how many answers since a time were right."""
        return sum(each.right for each in self._lesson_after(since))

    def mistakes_at(self, pupils: Iterable[int], since: int) -> int:
        """Return how many wrong answers these children gave in games since a time; several in a turn count once."""
        some = set(pupils)
        wrong = [each for each in self._lesson_after(since) if not each.right and not each.aided]
        return sum(not each.question and each.pupil in some for each in wrong)

    def _lesson_after(self, since: int) -> list[StoredAnswer]:
        """Return the answers of the lesson since a time; they come in nearly in order."""
        return self._lesson[bisect_left(self._lesson, since, key=lambda each: each.at) :]


def _sum(counts: Iterable[list[int]]) -> tuple[int, int]:
    found = list(counts)
    return sum(each[0] for each in found), sum(each[1] for each in found)
