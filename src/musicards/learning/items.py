"""Questions about atoms: how each is asked, what is right, what can be answered, and what wrong rules answer.

A wrong rule is what somebody follows who counts, reads or hears in one certain wrong way. The list is that of teaching
reports and of research, see docs/learning.md. A rule says nothing about questions where it gives no answer, and gives
several where it does not decide between them.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from typing import Final, get_args

from musicards.errors import BadNotation, shown
from musicards.games.rng import Rng, pick
from musicards.learning.atoms import ATOMS
from musicards.learning.kind import Answers, Atom, Question, QuestionKind, WrongRule
from musicards.learning.kinds import KINDS


@dataclass(frozen=True, slots=True)
class Item:
    """One question to answer.

    Attributes:
        id: the same for the same question; `read_item` makes the question again from it.
        kind: it decides the fields of the question; the family of its atoms, if it has any.
        atoms: the ids of what it asks; the first one is what it is about. Empty for a kind that only exercises ask.
        question: its fields are at the top of the module of its kind.
        answers: what can be answered; every answer is one of these.
        new: show it with its right answer before it is asked.

    >>> item = read_item("letter:3:A")
    >>> item.question, item.wanted
    ({'kind': 'letter', 'interval': 3, 'from': 'A'}, ('C',))
    """

    id: str
    kind: QuestionKind
    atoms: tuple[str, ...]
    question: Question
    answers: tuple[str, ...]
    new: bool = False

    @property
    def chance(self) -> float:
        """Return the probability of being right by guessing."""
        if not self.answers:
            return 0.0
        return sum(answer in self.answers for answer in self.wanted) / len(self.answers)

    @property
    def wanted(self) -> tuple[str, ...]:
        """Return the right answers, the usual one first; they mean the same note."""
        return KINDS[self.kind].wanted(self.question)

    @property
    def offers_all(self) -> bool:
        """Return whether every answer to the question can be chosen."""
        return len(self.answers) == len(KINDS[self.kind].answers(self.question))

    def among(self, answers: Iterable[str]) -> "Item":
        """Return the question with only `answers` to choose from, in the order they have here.

        Raises:
            BadNotation: one of them is no answer to it, or no right answer is among them.
        """
        chosen = {self.check(answer) for answer in answers}
        if chosen.isdisjoint(self.wanted):
            raise BadNotation(f"no right answer is among {', '.join(sorted(chosen))}")
        return replace(self, answers=tuple([answer for answer in self.answers if answer in chosen]))

    def check(self, answer: str) -> str:
        """Return `answer` if it is one of `answers`, or can be judged.

        Raises:
            BadNotation: it is not.
        """
        judge = KINDS[self.kind].judge
        if judge is not None:
            judge(self.question, answer)
        elif answer not in self.answers:
            raise BadNotation(f"{shown(answer)} is not one of the answers: {', '.join(self.answers)}")
        return answer


TOPICS: Final[dict[str, QuestionKind]] = {
    **{atom.id: atom.family for atom in ATOMS.values()},
    **{topic: name for name, kind in KINDS.items() for topic in kind.topics},
}
"""By id, the kind of everything that questions are about: the atoms, and what only exercises ask about."""


@cache
def items_about(topic: str) -> tuple[Item, ...]:
    """Return every question about one of `TOPICS`; one that is asked more often than others is there more often.

    >>> [item.wanted for item in items_about("letter:3:A")]
    [('C',)]
    """
    name, parts = TOPICS[topic], topic.split(":")[1:]
    kind = KINDS[name]
    atoms = (topic,) if topic in ATOMS else ()
    found = []
    for fields in kind.ask(*parts):
        if kind.composed is not None:
            found.append(composed_item(topic, fields))
            continue
        question = {"kind": name, **fields}
        others = [str(value) for value in fields.values() if str(value) not in parts]
        found.append(Item("/".join([topic, *others]), name, atoms, question, kind.answers(question)))
    return tuple(found)


def composed_item(topic: str, fields: Question) -> Item:
    """Return the question about a topic with these fields, of a kind whose questions are not listed."""
    kind = KINDS[TOPICS[topic]]
    text = kind.composed.text(fields) if kind.composed else ""
    question = {"kind": TOPICS[topic], **fields}
    return Item(f"{topic}/{text}", TOPICS[topic], (), question, kind.answers(question))


def make_item(atom: Atom, rng: Rng) -> Item:
    """Return a question about `atom`. `rng` chooses what the atom leaves open, such as the tonic of a scale.

    >>> from random import Random
    >>> make_item(ATOMS["letter:3:A"], Random(1)).id
    'letter:3:A'
    """
    items = items_about(atom.id)
    return pick(rng, items) if len(items) > 1 else items[0]


def read_item(item_id: str) -> Item:
    """Return the question with this id.

    >>> read_item("letter:3:A").answers
    ('A', 'B', 'C', 'D', 'E', 'F', 'G')

    Raises:
        BadNotation: no question has it.
    """
    topic, _, text = item_id.partition("/")
    composed = KINDS[TOPICS[topic]].composed if topic in TOPICS else None
    if composed is not None:
        return composed_item(topic, composed.read(topic.split(":")[1], text))
    found = next((item for item in items_about(topic) if item.id == item_id), None) if topic in TOPICS else None
    if found is None:
        raise BadNotation(f"No question is called {shown(item_id)}. One is called letter:3:A.")
    return found


WRONG_RULES: Final[dict[str, dict[QuestionKind, Answers]]] = {
    rule: {name: kind.wrong_rules[rule] for name, kind in KINDS.items() if rule in kind.wrong_rules}
    for rule in get_args(WrongRule)
}
"""By id of a rule and kind of question: the answers of somebody who holds it."""


def answers_by(rule: str, item: Item) -> tuple[str, ...]:
    """Return the wrong answers that a rule gives to `item`; empty where it gives none, or a right one.

    >>> answers_by("starts-at-zero", read_item("letter:3:A"))  # counting B as 1, C as 2, D as 3
    ('D',)
    """
    answer = WRONG_RULES[rule].get(item.kind)
    if answer is None:
        return ()
    wanted = item.wanted
    return tuple([each for each in answer(item.question) if each not in wanted and each in item.answers])
