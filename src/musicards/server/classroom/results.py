"""What the answers of a class say: by skill, by wrong rule, by child and by task."""

from collections.abc import Iterable

from musicards.errors import BadNotation
from musicards.learning.items import TOPICS, read_item
from musicards.learning.learner import judge
from musicards.server.calls.learning import ItemBody, JudgedBody
from musicards.server.classroom.bodies import ErrorCount, ShownMistake, SkillCount
from musicards.store.classes import StoredAnswer


def skill_of(item: str) -> str:
    """Return the skill that a question is about: the family of its atom, or its kind.

    >>> skill_of("letter:3:A"), skill_of("degree:major:4/F/A")
    ('letter', 'degree')
    """
    topic = item.partition("/")[0]
    return TOPICS.get(topic, topic.partition(":")[0])


def errors_in(answers: Iterable[StoredAnswer]) -> list[ErrorCount]:
    """Return how often each wrong rule explains the wrong answers about a skill, the most frequent first.

    A mistake that several rules explain counts for each of them; one that none explains, for the rule "".
    """
    found: dict[tuple[str, str], dict[int, int]] = {}
    latest: dict[tuple[str, str], StoredAnswer] = {}
    for each in answers:
        if each.right:
            continue
        skill = skill_of(each.item)
        for rule in each.rules or ("",):
            pupils = found.get((skill, rule), {})
            pupils[each.pupil] = pupils.get(each.pupil, 0) + 1
            latest[skill, rule] = each
            found[skill, rule] = pupils
    errors = [
        ErrorCount(
            skill, rule, sum(pupils.values()), pupils, mistake(latest[skill, rule].item, latest[skill, rule].said)
        )
        for (skill, rule), pupils in found.items()
    ]
    return sorted(errors, key=lambda error: (-error.count, error.skill, error.rule))


def mistake(item: str, said: str) -> ShownMistake:
    """Return what explains a wrong answer; one that nobody could have chosen is explained as "I don't know".

    >>> mistake("letter:3:A", "D").judged.rules, mistake("letter:3:A", "Q").judged.said
    (['starts-at-zero'], '')
    """
    asked = read_item(item)
    try:
        judged = judge(asked, said or None)
    except BadNotation:  # a play of two notes, for example
        judged = judge(asked, None)
    return ShownMistake(ItemBody.of(asked), JudgedBody.of(asked, judged))


def skills_in(answers: Iterable[StoredAnswer]) -> list[SkillCount]:
    """Return how often answers without help were right, by skill and child."""
    found: dict[str, dict[int, list[int]]] = {}
    for each in answers:
        if not each.aided:
            counts = found.setdefault(skill_of(each.item), {}).setdefault(each.pupil, [0, 0])
            counts[0] += each.right
            counts[1] += 1
    return [
        SkillCount(skill, sum(each[0] for each in by.values()), sum(each[1] for each in by.values()), by)
        for skill, by in sorted(found.items())
    ]
