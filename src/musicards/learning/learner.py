"""A person who learns: asks the next question, takes in answers, and says what is known."""

import json
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, Final, Literal, TypeAlias

from musicards.errors import BadNotation, shown
from musicards.games.rng import Rng
from musicards.learning.atoms import ATOMS
from musicards.learning.items import Item, make_item
from musicards.learning.memory import Memory, Term
from musicards.learning.planner import WEEK, Plan, choose
from musicards.learning.suspicion import Suspicion
from musicards.learning.trace import packed, unpacked
from musicards.learning.wrong_rules import WRONG_RULES, answers_by

__all__ = ["Judged", "Learner", "State", "judge"]

State: TypeAlias = Literal["new", "shaky", "today", "lasts"]
"""Never asked; not known well; known now; shown on several days over a week, and expected to be known in another."""

_VERSION: Final = 1
_GOOD: Final = 0.8
_DAYS: Final = 3  # on which the first answer was right, one after the other, to last; more where guessing is easy
_GUESSED: Final = 0.001  # the probability of so many right answers by guessing, at most


@dataclass(frozen=True, slots=True)
class Judged:
    """What can be said about an answer.

    Attributes:
        right: whether it is right.
        wanted: the right answer; if several names are right, the one that was said, or else the usual one.
        said: the answer.
        rules: the ids of the wrong rules that give this answer; empty if it is right.
    """

    right: bool
    wanted: str
    said: str
    rules: tuple[str, ...]


def judge(item: Item, answer: str) -> Judged:
    """Return whether `answer` is right, and which wrong rules give it.

    Raises:
        BadNotation: it is not one of the answers to choose from.
    """
    said, wanted = item.check(answer), item.wanted
    if said in wanted:
        return Judged(right=True, wanted=said, said=said, rules=())
    rules = tuple([rule for rule in WRONG_RULES if said in answers_by(rule, item)])
    return Judged(right=False, wanted=wanted[0], said=said, rules=rules)


class Learner:
    """What is known about one person, from the answers alone. Times are seconds since 1970.

    >>> from random import Random
    >>> learner, luck, now = Learner(), Random(1), 1_800_000_000.0
    >>> item = learner.next(now, luck)
    >>> learner.observe(item, item.wanted[0], now, ms=2400).right
    True
    >>> learner.state(item.atoms[0], now)
    'today'
    """

    def __init__(self) -> None:
        self.memory = Memory()
        self.suspicion = Suspicion()
        self.plan = Plan()

    def next(self, now: float, luck: Rng) -> Item:
        """Return the question to ask at `now`. `luck` chooses between questions that are worth the same."""
        return make_item(choose(self.memory, self.plan, now, luck), luck)

    def observe(
        self,
        item: Item,
        answer: str,
        now: float,
        *,
        ms: int | None = None,  # noqa: ARG002 - fluency is not estimated yet
        aided: bool = False,
    ) -> Judged:
        """Take in an answer, and return what can be said about it.

        Args:
            item: the question.
            answer: one of its answers.
            now: when.
            ms: milliseconds that the person took.
            aided: a printed name, number or color, or Help me, gave the answer away. It says nothing then.

        Raises:
            BadNotation: it is not one of the answers to choose from. Nothing has changed.
        """
        judged = judge(item, answer)
        atom = ATOMS[item.atoms[0]]
        if not aided:
            self.suspicion.observe(item, answer, self.memory.right(atom, item.chance, now))
            self.memory.observe(atom, item.chance, now, right=judged.right)
        self.plan.note(atom.id, right=judged.right)
        return judged

    def recall(self, atom_id: str, now: float) -> float:
        """Return the probability that an unaided answer about the atom is right at `now`; guessing counts."""
        return self.memory.right(ATOMS[atom_id], _chance(atom_id), now)

    def state(self, atom_id: str, now: float) -> State:
        """Return what is to be shown of the atom at `now`."""
        trace = self.memory.traces.get(atom_id)
        if trace is None:
            return "new"
        atom = ATOMS[atom_id]
        if self.memory.knows(atom, now) < _GOOD or trace.row < 1:
            return "shaky"
        shown_often = trace.days >= _DAYS and _chance(atom_id) ** trace.days <= _GUESSED
        shown_often = shown_often and trace.at - trace.since >= WEEK
        return "lasts" if shown_often and self.memory.knows(atom, now + WEEK) >= _GOOD else "today"

    def suspects(self) -> list[tuple[str, float]]:
        """Return the wrong rules that the person may hold, each with its probability, the likeliest first."""
        return self.suspicion.ranked()

    def to_json(self) -> str:
        """Return everything as JSON in ASCII, at most 16 KB."""
        data = {
            "version": _VERSION,
            "terms": {name: [term.mean, term.variance] for name, term in self.memory.terms.items()},
            "atoms": self._packed(),
            "rules": self.suspicion.odds,
            "count": self.plan.count,
            "missed": self.plan.missed,
            "recent": self.plan.recent,
        }
        return json.dumps(data, separators=(",", ":"))

    def _packed(self) -> dict[str, dict[str, str]]:
        """Return the traces by family and the rest of the atom's id."""
        found: dict[str, dict[str, str]] = {}
        for atom_id, trace in self.memory.traces.items():
            family, _, rest = atom_id.partition(":")
            found.setdefault(family, {})[rest] = packed(trace)
        return found

    @classmethod
    def from_json(cls, text: str) -> "Learner":
        """Return the learner that `to_json` wrote. Atoms and rules that no longer exist are left out.

        Raises:
            BadNotation: it is not such a text.
        """
        learner = cls()
        try:
            data = _read(text)
            learner.memory.terms = {str(name): Term(float(a), float(b)) for name, (a, b) in data["terms"].items()}
            learner.memory.traces = {
                f"{family}:{rest}": unpacked(each)
                for family, traces in data["atoms"].items()
                for rest, each in traces.items()
                if f"{family}:{rest}" in ATOMS
            }
            learner.suspicion.odds = {name: float(odds) for name, odds in data["rules"].items() if name in WRONG_RULES}
            missed = {name: int(number) for name, number in data["missed"].items() if name in ATOMS}
            learner.plan = Plan(int(data["count"]), missed, [name for name in data["recent"] if name in ATOMS])
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise BadNotation(f"this is not what is kept of a learner: {shown(text)}") from error
        return learner


def _read(text: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(text)
    if data["version"] != _VERSION:
        raise ValueError("another version")
    return data


@cache
def _chance(atom_id: str) -> float:
    """Return the probability of answering an atom's questions rightly by guessing."""
    return make_item(ATOMS[atom_id], Random(0)).chance
