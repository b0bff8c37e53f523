"""What to ask next.

Few things are open at once: first comes what was begun and is likely to be forgotten by now, then something new. So how
much is open depends on how well the person keeps what they learn.

In this order:

1. After two misses of a kind, something that is known.
2. What was just shown and asked for the first time, as the third question after it; not for those who nearly always
   remember it then, unless they were wrong at once. What was almost certainly known and was missed, and what the person
   claims to know, after four others. Each comes once. What else is missed waits for another day: the right answer was
   shown, and a second question within minutes adds little to what is known a week later (Vaughn, Dunlosky and Rawson
   2016).
3. What was begun on another day and is not expected to be known now, whether it was missed or right. To keep something
   for a week, a day is about the best time to wait (Cepeda and others 2008); whoever forgets slowly, or keeps what they
   see after a miss, can wait longer.
4. After a question about something new, something that was begun on another day, so that both take turns; two of these
   for those who practice seldom and little, who could not repeat so much.
5. Something new, in the order of the course, but later if it is probably known already.
6. What was begun and is not expected to be known in a week.

Of somebody who has never read a note and misses much on a day, nothing new is begun: what was missed on that day comes
instead, the longest ago first. Names that never come right would only pile up.

Of what was begun, what practice helps most now: the longer it was not asked, the more.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from math import erf, exp, log, sqrt
from typing import Final

from musicards.games.rng import Rng
from musicards.learning.atoms import ATOMS
from musicards.learning.course import place_in_course, plain_items
from musicards.learning.kind import Atom
from musicards.learning.memory import Memory, Outlook
from musicards.learning.trace import DAY, Trace

WEEK: Final = 7 * DAY
"""Seconds for which an atom should last."""

FIRST: Final = 10
"""A newcomer's first questions: none by ear, none with a sharp or flat."""

_ENOUGH: Final = log(0.8 / 0.2)  # log odds of being known in a week that count as enough
_DOUBT: Final = 0.3  # variance that every estimate has besides its own
_SPACING: Final = 4.5  # days after which practice helps about two thirds as much as it ever will
_DAILY: Final = 0.03  # added for each day without a question, so that even what seems known is checked again
_NIGHT: Final = 10 * 3600  # seconds: what was asked longer ago than this was asked on another day
_FADED: Final = 0.6  # what was begun is due when it is known with less than this probability
_STUBBORN: Final = 6  # questions after which something that is known with less than `_HARDLY` waits for longer
_HARDLY: Final = 0.4
_REST: Final = 3 * DAY - _NIGHT  # seconds
_KNOWN: Final = 0.8
_MISSES: Final = 2  # of a kind, after which something known comes
_MISSED: Final = 3  # atoms missed at their last question of this day, with which whoever reads no notes begins nothing
_RIGHT: Final = 2  # … nor with fewer right answers among the last four
_MANY: Final = 8  # while so many atoms wait to be repeated, nothing new is begun
_AFTER: Final = 4  # other questions before one that was missed comes again
_SOON: Final = 2  # other questions before one that was shown and asked comes again
_MOST_TO_REPEAT: Final = 30
_SESSIONS: Final = 4  # the last days of practice, which show how often the person practices
_SELDOM: Final = 2  # days from one of them to the next, on average
_SHORT: Final = 30  # different atoms on each of them, on average
_COURSE: Final = 0.5  # how much the order of the course counts, compared with what is known already
_READY: Final = 0.6  # what something new needs counts as known from this probability on
_NOISE: Final = 0.1  # so that atoms alike do not always come in the same order


@dataclass(slots=True)
class Plan:
    """What the choice depends on besides memory.

    Attributes:
        count: questions answered so far.
        to_repeat: the atoms that should be asked soon, each with the number of the question at which it was added, the
            latest last, at most `_MOST_TO_REPEAT`. Some that were shown for the first time, those that were almost
            certainly known and then missed, those missed at a table, and those that the person claims to know. Asking
            one removes it.
        recent: the last atoms asked, the latest last.
        misses: by kind, the wrong answers in a row since something known came, at most `_MISSES`.
    """

    count: int = 0
    to_repeat: dict[str, int] = field(default_factory=dict)
    recent: list[str] = field(default_factory=list)
    misses: dict[str, int] = field(default_factory=dict)

    def note(self, atom_id: str, *, again: bool, lapsed: bool, right: bool) -> None:
        """Note that an atom was asked.

        Args:
            atom_id: its id.
            again: it was shown for the first time, and should come again in three questions.
            lapsed: it was missed now, but almost certainly known before.
            right: the answer was right.
        """
        self.count += 1
        self.mark(atom_id, repeat=lapsed or again)
        if again:
            self.to_repeat[atom_id] -= _AFTER - _SOON
        self.recent = [*self.recent[1 - _AFTER :], atom_id]
        family = ATOMS[atom_id].family
        self.misses = {kind: misses for kind, misses in self.misses.items() if misses < _MISSES}
        misses = self.misses.pop(family, 0)
        if not right:
            self.misses[family] = misses + 1

    def mark(self, atom_id: str, *, repeat: bool) -> None:
        """Note that an atom should be asked soon, or need not be, without a question about it."""
        self.to_repeat.pop(atom_id, None)
        if repeat:
            self.to_repeat[atom_id] = self.count
            if len(self.to_repeat) > _MOST_TO_REPEAT:
                del self.to_repeat[next(iter(self.to_repeat))]

    def add(self, other: "Plan") -> None:
        """Take in the plan of another device: what waits at either waits, for as long as it would have there."""
        count = max(self.count, other.count)
        waited = {name: self.count - at for name, at in self.to_repeat.items()}
        for name, at in other.to_repeat.items():
            waited[name] = max(waited.get(name, 0), other.count - at)
        longest_first = sorted(waited, key=lambda name: -waited[name])[-_MOST_TO_REPEAT:]
        self.count, self.to_repeat = count, {name: count - waited[name] for name in longest_first}

    @classmethod
    def of(
        cls, count: int, to_repeat: Mapping[str, int], recent: Sequence[str], misses: Mapping[str, int] | None = None
    ) -> "Plan":
        """Return the plan with these facts, and no more of them than a plan keeps."""
        return cls(count, dict(list(to_repeat.items())[-_MOST_TO_REPEAT:]), list(recent)[-_AFTER:], dict(misses or {}))


def choose(memory: Memory, plan: Plan, now: float, rng: Rng, choices: Collection[Atom]) -> Atom:
    """Return the one of `choices` to ask about: none of the last four, and never three of one family in a row.

    If these are of one family alone, it may come any number of times in a row; if they are few, one of the last four
    may come again.
    """
    families = {atom.family for atom in choices}
    last = [ATOMS[atom_id].family for atom_id in plan.recent[-2:]]
    tired = last[0] if len(families) > 1 and len(last) > 1 and last[0] == last[1] else ""
    waiting = {atom_id for atom_id, at in plan.to_repeat.items() if plan.count - at >= _AFTER}
    recent = set(plan.recent) - waiting
    open_ = [atom for atom in choices if atom.id not in recent and atom.family != tired]
    open_ = open_ or [atom for atom in choices if atom.id not in plan.recent[-1:]] or [*choices]
    repairs = sorted([atom for atom in open_ if atom.id in waiting], key=lambda atom: plan.to_repeat[atom.id])
    return _Choice(memory, plan, now, rng).among(open_, repairs)


class _Choice:
    """One choice between atoms that may be asked."""

    def __init__(self, memory: Memory, plan: Plan, now: float, rng: Rng) -> None:
        self.memory, self.plan, self.now, self.rng = memory, plan, now, rng
        self.here, self.later = Outlook(memory, now), Outlook(memory, now + WEEK)

    def among(self, open_: list[Atom], repairs: list[Atom]) -> Atom:
        """Return one of `open_`. `repairs`: those that were to be asked again, and have waited long enough."""
        plan, traces = self.plan, self.memory.traces
        begun = [(atom, trace) for atom in open_ if (trace := traces.get(atom.id))]
        if _MISSES in plan.misses.values() and begun:
            return self._known(begun, repairs)
        if repairs:
            return repairs[0]
        due = [(atom, trace) for atom, trace in begun if self._is_due(atom, trace)]
        new = [atom for atom in open_ if atom.id not in traces]
        if due:
            return max(due, key=lambda each: self._score(*each))[0]
        if begun and self._has_enough():
            missed = [each for each in begun if each[1].row < 0 and self._is_today(each[1])]
            if missed:
                return min(missed, key=lambda each: each[1].at)[0]
            return max(begun, key=lambda each: self._score(*each))[0]
        earlier = [each for each in begun if not self._is_today(each[1])]
        if earlier and self._began_enough():
            return max(earlier, key=lambda each: self._score(*each))[0]
        if new and len(plan.to_repeat) < _MANY and (found := self._new(new)):
            return found
        if begun:
            return max(begun, key=lambda each: self._score(*each))[0]
        return min(new, key=lambda atom: place_in_course(atom.id))

    def _known(self, begun: list[tuple[Atom, Trace]], repairs: list[Atom]) -> Atom:
        """Return something that is known, or else what is most likely known."""
        known = [each for each in begun if self.here.knows(each[0]) >= _KNOWN]
        soon = [atom for atom in repairs if any(atom is each for each, _ in known)]
        if soon:
            return soon[0]
        if known:
            return max(known, key=lambda each: self._score(*each))[0]
        return max(begun, key=lambda each: self.here.knows(each[0]))[0]

    def _is_due(self, atom: Atom, trace: Trace) -> bool:
        """Return whether an atom is not expected to be known now.

        What was missed counts like anything else: some people keep it once they have seen the answer, as the estimates
        show.

        What is still not known after many questions comes more seldom, so that there is time for the rest.
        """
        waited = self.now - trace.at
        if self._is_today(trace):
            return False
        known = self.here.knows(atom)
        if trace.asked >= _STUBBORN and known < _HARDLY:
            return waited >= (WEEK if trace.asked >= 2 * _STUBBORN else _REST)
        return known < _FADED

    def _is_today(self, trace: Trace) -> bool:
        """Return whether an atom was last asked on this day."""
        return self.now - trace.at < _NIGHT

    def _began_enough(self) -> bool:
        """Return whether something that was begun earlier should come before anything new.

        Whoever practices seldom, and little each time, begins less.
        """
        last = [self.memory.traces.get(atom_id) for atom_id in self.plan.recent]
        began = [trace is not None and trace.asked == 1 and self._is_today(trace) for trace in last]
        days = [int(trace.at // DAY) for trace in self.memory.traces.values()]
        sessions = sorted(set(days))[-_SESSIONS:]
        apart = (sessions[-1] - sessions[0]) / (_SESSIONS - 1) if len(sessions) == _SESSIONS else 0.0
        asked = sum(day >= sessions[0] for day in days) / _SESSIONS
        return any(began[-2 if apart >= _SELDOM and asked < _SHORT else -1 :])

    def _has_enough(self) -> bool:
        """Return whether somebody who has never read a note misses so much today that nothing new should come."""
        if self.memory.level != "nothing":
            return False
        today = {atom_id: trace for atom_id, trace in self.memory.traces.items() if self._is_today(trace)}
        last = [today[atom_id].row >= 0 for atom_id in self.plan.recent if atom_id in today]
        missed = sum(trace.row < 0 for trace in today.values())
        return missed >= _MISSED or (len(last) == _AFTER and sum(last) < _RIGHT)

    def _new(self, new: list[Atom]) -> Atom | None:
        """Return the new atom to begin; None if no atom has all its needs known."""
        if self.plan.count < FIRST:
            new = [atom for atom in new if atom.family != "ear" and plain_items(atom.id)] or new
        worth = {atom.id: self._lacking(atom) - _COURSE * place_in_course(atom.id) for atom in new}
        for atom in sorted(new, key=lambda atom: -worth[atom.id]):
            if self.is_ready(atom):
                return atom
        return None

    def is_ready(self, atom: Atom) -> bool:
        """Return whether everything that `atom` needs is known well enough to ask about it."""
        return all(self.here.knows(ATOMS[need]) >= _READY for need in atom.needs)

    def _lacking(self, atom: Atom) -> float:
        """Return how likely the atom is not to be known well in a week."""
        mean, variance = self.later.of(atom)
        return _below((_ENOUGH - mean) / sqrt(variance + _DOUBT))

    def _score(self, atom: Atom, trace: Trace) -> float:
        """Return how much asking about an atom that was begun is worth now."""
        days = max(0.0, self.now - trace.at) / DAY
        worth = self._lacking(atom) * (1 - exp(-days / _SPACING) + _DAILY * days)
        return worth * (1 + _NOISE * self.rng.random())


def _below(x: float) -> float:
    """Return the probability that a standard normal variable is less than `x`."""
    return (1 + erf(x / sqrt(2))) / 2
