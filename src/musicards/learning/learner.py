"""A person who learns: asks the next question, takes in answers, and says what is known."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from functools import cache
from math import sqrt
from random import Random
from typing import Final, Literal, TypeAlias

from musicards.errors import BadNotation, shown
from musicards.games.rng import Rng
from musicards.learning.atoms import ATOMS, atoms
from musicards.learning.contrast import contrast_to
from musicards.learning.course import is_plain, plain_items
from musicards.learning.evidence import Evidence
from musicards.learning.items import WRONG_RULES, Item, answers_by, items_about, make_item
from musicards.learning.kind import FAMILIES, Atom, StartLevel
from musicards.learning.kinds import KINDS
from musicards.learning.memory import Kept, check_time
from musicards.learning.offer import offered, pick_item
from musicards.learning.planner import FIRST, WEEK, choose
from musicards.learning.stored import REPEATED, Stored, check_level

State: TypeAlias = Literal["new", "shaky", "today", "lasts"]
"""Never asked; not known well; known now; shown on several days over a week, and expected to be known in another."""

_GOOD: Final = 0.8
_DAYS: Final = 3  # on which the first answer was right, one after the other, to last; more where guessing is easy
_ROW: Final = 2  # right answers in a row, to be known today
_KEPT: Final = 0.9  # … of what was right on two days in a row, this share was right on the next one, for any to last
_GUESSED: Final = 0.001  # the probability of so many right answers by guessing, at most
_LAPSE_FROM: Final = 0.85  # what was known so well and is missed comes again the same day
_PROBE: Final = 5  # of somebody who has not said what they know, one new atom of so many is asked before it is shown
_CHECKED: Final = 2  # atoms of a family that went well, before it is checked whether the person knows all of it
_MAYBE: Final = 1.0  # standard deviations above what is expected of somebody who may know something
_EASY: Final = 0.7  # known so well that the time for an answer says how fast the person taps
_CLAIM: Final = 0.5  # how much it counts when somebody says that they know something
_CREDIT: Final = 0.2  # how much of an act at the table counts for what it needs
_TOO_EASY: Final = 0.9  # from this probability of guessing right on, evidence is ignored


@dataclass(frozen=True, slots=True)
class Judged:
    """What can be said about an answer.

    Attributes:
        right: whether it is right.
        wanted: the right answer; if several names are right, the one that was said, or else the usual one.
        said: the answer; "" for "I don't know".
        rules: the ids of the wrong rules that give this answer; empty if it is right.

    >>> from musicards.learning.items import read_item
    >>> judged = judge(read_item("letter:3:A"), "D")
    >>> judged.right, judged.wanted, judged.rules
    (False, 'C', ('starts-at-zero',))
    """

    right: bool
    wanted: str
    said: str
    rules: tuple[str, ...]


def judge(item: Item, answer: str | None) -> Judged:
    """Return whether `answer` is right, and which wrong rules give it. None is "I don't know", which no rule gives.

    >>> from musicards.learning.items import read_item
    >>> judge(read_item("letter:3:A"), "C").right, judge(read_item("letter:3:A"), None).said
    (True, '')

    Raises:
        BadNotation: it is not one of the answers to choose from.
    """
    wanted = item.wanted
    if answer is None:
        return Judged(right=False, wanted=wanted[0], said="", rules=())
    said = item.check(answer)
    by_kind = KINDS[item.kind].judge
    if by_kind is not None:
        return Judged(right=by_kind(item.question, said), wanted=wanted[0], said=said, rules=())
    if said in wanted:
        return Judged(right=True, wanted=said, said=said, rules=())
    rules = tuple([rule for rule in WRONG_RULES if said in answers_by(rule, item)])
    return Judged(right=False, wanted=wanted[0], said=said, rules=rules)


class Learner(Stored):
    """What is known about one person, from the answers alone. Times are seconds since 1970.

    >>> from random import Random
    >>> learner, luck, now = Learner(), Random(1), 1_800_000_000.0
    >>> item = learner.next(now, luck)
    >>> learner.observe(item, item.wanted[0], now, ms=2400).right
    True
    >>> learner.state(item.atoms[0], now)  # one right answer may be chance
    'shaky'
    """

    def begin(self, level: StartLevel) -> None:
        """Note what the person says they know; they may say something else later.

        Raises:
            BadNotation: there is no such level.
        """
        self.memory.level = check_level(level)

    def next(self, now: float, luck: Rng, families: Collection[str] = FAMILIES, *, last: bool = False) -> Item:
        """Return the question to ask at `now`, about an atom of one of `families`.

        `luck` chooses between questions that are worth the same. The `last` one of a session is about something that
        was asked or shown before, if anything was.

        Raises:
            BadNotation: `now` is no time.
        """
        self.memory.set_clock(now)
        choices = [atom for atom in atoms() if atom.family in (families or FAMILIES)]
        begun = [atom for atom in choices if atom.id in self.memory.traces and atom.id not in self.met]
        atom = choose(self.memory, self.plan, now, luck, begun if last and begun else choices)
        trace = self.memory.traces.get(atom.id)
        gentle = self.plan.count < FIRST
        plain = plain_items(atom.id) if gentle or trace is None or trace.row < 1 else ()
        item = pick_item(plain or items_about(atom.id), luck)
        return offered(replace(item, new=self._is_shown(atom, now)), trace, luck, gentle=gentle)

    def _is_shown(self, atom: Atom, now: float) -> bool:
        """Return whether an atom that practice never asked is shown first: unless the person may know it already.

        The first of its group is shown to all who said that they do not know it, and so is what they missed at a table.
        Of somebody who has not said what they know, a family is checked once two of its atoms went well, and now and
        then any atom.
        """
        trace = self.memory.traces.get(atom.id)
        if trace is not None and atom.id not in self.met:
            return False
        asked = [name for name in self.memory.traces if name not in self.met]
        if self.memory.said(atom) < 0 and all(ATOMS[name].group != atom.group for name in asked):
            return True
        if trace is not None:
            return self.memory.said(atom) < 0 and trace.row < 0
        mean, variance = self.memory.outlook(atom, now)
        if mean >= 0:
            return False
        if not self.memory.level:
            begun = [trace.row for name, trace in self.memory.traces.items() if ATOMS[name].family == atom.family]
            if self.plan.count < FIRST:
                return True
            if len(self.memory.traces) % _PROBE == 0:
                return False
            if len(begun) < _CHECKED or min(begun) < 0:
                return True
        return mean + _MAYBE * sqrt(variance) < 0

    def observe(
        self, item: Item, answer: str | None, now: float, *, ms: int | None = None, aided: bool = False
    ) -> Judged:
        """Take in an answer, and return what can be said about it. Nothing is kept of a question without atoms.

        Args:
            item: the question.
            answer: one of its answers; None for "I don't know".
            now: when.
            ms: milliseconds that the person took.
            aided: a printed name, number or color, or Help me, gave the answer away. The answer is then not counted.

        Raises:
            BadNotation: it is not one of the answers to choose from, or `now` is no time. Nothing has changed.
        """
        check_time(now)
        judged = judge(item, answer)
        if not item.atoms:
            return judged
        self.memory.set_clock(now)
        atom = ATOMS[item.atoms[0]]
        before = self.memory.traces.get(atom.id)
        self.met.discard(atom.id)
        known = self.memory.knows(atom, now)
        lapsed = before is not None and before.row > 0 and known >= _LAPSE_FROM and not judged.right
        if item.new and not aided:
            self.memory.show(atom, now, right=judged.right)
        elif not aided:
            if answer is not None:
                self.suspicion.observe(item, answer, self.memory.right(atom, item.chance, now))
            self.memory.observe(atom, item.chance, now, right=judged.right)
            self._count(judged.rules)
            if judged.right and ms is not None:
                trace = self.memory.traces[atom.id]
                trace.time = self.fluency.observe(trace.time, ms, easy=known >= _EASY)
        again = item.new and not (judged.right and self.memory.shown.is_good)
        self.plan.note(atom.id, again=again, lapsed=lapsed, right=judged.right)
        return judged

    def contrast(self, item: Item, judged: Judged) -> Item | None:
        """Return the question to ask after a wrong answer if it was the second by one rule since the last contrast.

        It shows what the rule mixes up. Call it after `observe`. Returns None if no question would show it.
        """
        rules = sorted(judged.rules, key=lambda rule: -self.suspicion.probability(rule))
        if not rules or max(self.errors.get(rule, 0) for rule in rules) < REPEATED:
            return None
        for rule in rules:
            self.errors.pop(rule, None)
        found = contrast_to(item, judged.said, rules)
        if found is None or (self.plan.count < FIRST and not is_plain(found)):
            return None
        return offered(found, self.memory.traces.get(found.atoms[0]), Random(found.id), said=judged.said)

    def _count(self, rules: Iterable[str]) -> None:
        """Count an error that `rules` explain."""
        for rule in rules:
            self.errors[rule] = min(REPEATED, self.errors.get(rule, 0) + 1)

    def slow(self, atom_id: str) -> bool:
        """Return whether right answers about the atom take the person longer than remembering does."""
        trace = self.memory.traces.get(atom_id)
        return trace is not None and self.fluency.is_slow(ATOMS[atom_id].family, trace.time)

    def take(self, evidence: Evidence) -> None:
        """Take in what an act at the table says; aided acts say nothing.

        Evidence of full weight counts like an answer in practice. Weaker evidence moves the estimates alone: it is no
        day on which the person knew it. A right act counts a little for what it needs, once that has been asked.

        Raises:
            BadNotation: there is no such atom, or its `at` is no time.
        """
        check_time(evidence.at)
        atom, now, weight = _atom(evidence.atom), evidence.at, evidence.weight
        if evidence.aided or evidence.chance >= _TOO_EASY:
            return
        self._suspect(evidence, atom)
        if weight == 1 and atom.id not in self.memory.traces:
            self.met.add(atom.id)
        self.memory.observe(atom, evidence.chance, now, right=evidence.right, weight=weight)
        if weight == 1:
            self.plan.mark(atom.id, repeat=not evidence.right)
        for need in atom.needs if evidence.right else ():
            if need in self.memory.traces:
                self.memory.observe(ATOMS[need], evidence.chance, now, right=True, weight=weight * _CREDIT)

    def _suspect(self, evidence: Evidence, atom: Atom) -> None:
        """Learn about wrong rules, from the question if the act answers the only one about the atom."""
        items = items_about(atom.id)
        expected = self.memory.right(atom, evidence.chance, evidence.at)
        if len(items) == 1 and evidence.said in items[0].answers:
            self.suspicion.observe(items[0], evidence.said, expected, evidence.weight)
            self._count(judge(items[0], evidence.said).rules)
        elif not evidence.right:
            rules = [rule for rule in dict.fromkeys(evidence.rules) if rule in WRONG_RULES]
            self._count(rules)
            self.suspicion.note(rules, evidence.chance, expected, evidence.weight)

    def claim(self, atom_id: str, now: float) -> None:
        """Note that the person claims to know an atom: it counts half as much as an answer, and is checked soon.

        Raises:
            BadNotation: there is no such atom, or `now` is no time.
        """
        atom = _atom(atom_id)
        self.memory.set_clock(now)
        self.memory.observe(atom, _chance(atom_id), now, right=True, weight=_CLAIM)
        self.plan.mark(atom_id, repeat=True)
        if atom_id not in self.memory.traces and atom_id not in self.claims:
            self.claims.append(atom_id)

    def recall(self, atom_id: str, now: float) -> float:
        """Return the probability that an unaided answer about the atom is right at `now`; guessing counts.

        Raises:
            BadNotation: there is no such atom, or `now` is no time.
        """
        check_time(now)
        return self.memory.right(_atom(atom_id), _chance(atom_id), now)

    def state(self, atom_id: str, now: float) -> State:
        """Return what to show of the atom at `now`.

        Raises:
            BadNotation: there is no such atom, or `now` is no time.
        """
        check_time(now)
        atom = _atom(atom_id)
        trace = self.memory.traces.get(atom_id)
        if trace is None:
            return "shaky" if atom_id in self.claims else "new"
        if self.memory.knows(atom, now) < _GOOD or trace.row < _ROW:
            return "shaky"
        shown_often = trace.days >= _DAYS and _chance(atom_id) ** trace.days <= _GUESSED
        shown_often = shown_often and trace.at - trace.since >= WEEK and self.memory.keeps(atom.family) >= _KEPT
        later = max(now + WEEK, trace.at + 2 * WEEK)  # so that nothing stops lasting in the week after it was asked
        return "lasts" if shown_often and self.memory.knows(atom, later) >= _GOOD else "today"

    def add(self, other: "Learner", now: float) -> None:
        """Take in what another device knows of the same person. Nothing is counted twice: the two may share a past.

        Of each atom, rule and estimate the better founded one is kept, whichever device it is from.

        Raises:
            BadNotation: `now` is no time.
        """
        ours, theirs = self.memory, other.memory
        for memory in (ours, theirs):
            memory.set_clock(now)
        asked = {name for each in (self, other) for name in each.memory.traces if name not in each.met}
        for atom_id, trace in theirs.traces.items():
            own = ours.traces.get(atom_id)
            if own is None or (trace.asked, trace.at) > (own.asked, own.at):
                ours.traces[atom_id] = trace
        for name, term in theirs.terms.items():
            if name not in ours.terms or term.variance < ours.terms[name].variance:
                ours.terms[name] = term
        if sum(other.suspicion.answers) > sum(self.suspicion.answers):
            self.suspicion, self.errors = other.suspicion, other.errors
        for family, kept in theirs.kept.items():
            ours.kept[family] = max(ours.kept.get(family, Kept()), kept, key=lambda each: each.seen)
        ours.shown = max(ours.shown, theirs.shown, key=lambda each: each.seen)
        if self.plan.count < other.plan.count:
            self.fluency = other.fluency if other.fluency.tap else self.fluency
        self.plan.add(other.plan)
        ours.level = ours.level or theirs.level
        claims = dict.fromkeys([*self.claims, *other.claims])
        self.claims = [name for name in claims if name not in ours.traces]
        self.met = (self.met | other.met) - asked

    def suspects(self) -> list[tuple[str, float]]:
        """Return the wrong rules that the person may hold, each with its probability, the likeliest first."""
        return self.suspicion.ranked()


def _atom(atom_id: str) -> Atom:
    atom = ATOMS.get(atom_id)
    if atom is None:
        raise BadNotation(f"There is no atom {shown(atom_id)}. One is called letter:3:A.")
    return atom


@cache
def _chance(atom_id: str) -> float:
    """Return the probability of answering an atom's questions rightly by guessing."""
    return make_item(ATOMS[atom_id], Random(0)).chance
