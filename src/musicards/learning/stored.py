"""What is kept of one person, and how it is written as JSON and read again."""

import json
from collections.abc import Iterable
from itertools import combinations
from math import isfinite
from typing import Any, Final, Literal, Self, cast, get_args

from musicards.errors import BadNotation, shown
from musicards.learning.atoms import ATOMS
from musicards.learning.fluency import Fluency
from musicards.learning.items import WRONG_RULES
from musicards.learning.kind import FAMILIES, StartLevel
from musicards.learning.memory import Kept, Memory, Term, term_names
from musicards.learning.planner import Plan
from musicards.learning.suspicion import Suspicion
from musicards.learning.trace import packed, unpacked

REPEATED: Final = 2
"""Errors by one wrong rule, after which a contrast is asked."""

_VERSION: Final = 1
_FARTHEST: Final = 50.0  # no estimate is farther from zero
_SUREST: Final = 200.0  # no log odds are farther from zero
_MOST: Final = 10**9  # questions
_AT_TABLES: Final = "."  # after the trace of an atom that came up at tables alone; no text of a trace has it


class Stored:
    """What is kept of one person.

    Attributes:
        memory: what is known.
        suspicion: the wrong rules that the person may hold.
        plan: what the next question depends on besides.
        fluency: how fast the person taps.
        errors: by wrong rule, the errors since the last contrast, up to `REPEATED`.
        claims: the atoms that were never asked, but that the person claims to know.
        met: the atoms that came up at tables alone.
    """

    def __init__(self) -> None:
        self.memory = Memory()
        self.suspicion = Suspicion()
        self.plan = Plan()
        self.fluency = Fluency()
        self.errors: dict[str, int] = {}
        self.claims: list[str] = []
        self.met: set[str] = set()

    @property
    def level(self) -> StartLevel | Literal[""]:
        """What the person says they know; "" as long as they have not said."""
        return self.memory.level

    def to_json(self) -> str:
        """Return everything as JSON in ASCII, at most 16 KB."""
        data = {
            "version": _VERSION,
            "terms": {name: [term.mean, term.variance] for name, term in self.memory.terms.items()},
            "atoms": self._packed(),
            "rules": {
                rule: [odds, self.suspicion.errors.get(rule, 0), self.errors.get(rule, 0)]
                for rule, odds in self.suspicion.odds.items()
            },
            "pairs": self._pairs(),
            "plain": self.suspicion.answers,
            "count": self.plan.count,
            "missed": self.plan.to_repeat,
            "recent": self.plan.recent,
            "misses": self.plan.misses,
            "tap": self.fluency.tap,
            "claims": [name for name in self.claims if name not in self.memory.traces],
            "level": self.level,
            "kept": {family: [kept.right, kept.seen] for family, kept in self.memory.kept.items()},
            "shown": [self.memory.shown.right, self.memory.shown.seen],
        }
        return json.dumps(data, separators=(",", ":"))

    def _packed(self) -> dict[str, dict[str, str]]:
        """Return the traces by family and the rest of the atom's id."""
        found: dict[str, dict[str, str]] = {}
        for atom_id, trace in self.memory.traces.items():
            family, _, rest = atom_id.rpartition(":")
            found.setdefault(family, {})[rest] = packed(trace) + (_AT_TABLES if atom_id in self.met else "")
        return found

    def _pairs(self) -> dict[str, dict[str, float]]:
        """Return `Suspicion.pairs` as nested dicts, by the first rule and the second."""
        found: dict[str, dict[str, float]] = {}
        for one, other in combinations(WRONG_RULES, 2):
            if (one, other) in self.suspicion.pairs:
                found.setdefault(one, {})[other] = self.suspicion.pairs[one, other]
        return found

    @classmethod
    def from_json(cls, text: str) -> Self:
        """Return the learner that `to_json` wrote. Atoms and rules that no longer exist are left out.

        Raises:
            BadNotation: it is not such a text.
        """
        learner = cls()
        try:
            data = _read(text)
            learner.memory.terms = {
                name: Term(_number(mean, -_FARTHEST, _FARTHEST), _number(variance, 0.0, _FARTHEST))
                for name, (mean, variance) in data["terms"].items()
                if name in term_names()
            }
            atoms = {
                f"{family}:{rest}": each for family, traces in data["atoms"].items() for rest, each in traces.items()
            }
            atoms = {name: each for name, each in atoms.items() if name in ATOMS}
            learner.memory.traces = {name: unpacked(each.removesuffix(_AT_TABLES)) for name, each in atoms.items()}
            learner.met = {name for name, each in atoms.items() if each.endswith(_AT_TABLES)}
            # Older versions stored only the log odds of each rule.
            rules = {rule: read if isinstance(read, list) else [read, 0, 0] for rule, read in data["rules"].items()}
            learner.suspicion = _suspicion(rules, data.get("pairs", {}), data.get("plain", (0, 0)))
            learner.errors = {
                rule: int(_number(repeated, 1, REPEATED))
                for rule, (_, _, repeated) in rules.items()
                if rule in WRONG_RULES and repeated
            }
            count = int(_number(data["count"], 0, _MOST))
            to_repeat = {
                name: int(_number(each, -count, count)) for name, each in data["missed"].items() if name in ATOMS
            }
            recent = [name for name in data["recent"] if name in ATOMS]
            misses = {
                name: int(_number(each, 1, REPEATED))
                for name, each in data.get("misses", {}).items()
                if name in FAMILIES
            }
            learner.plan = Plan.of(count, to_repeat, recent, misses)
            learner.fluency = Fluency(int(_number(data.get("tap", 0), 0, _MOST)))
            learner.claims = list(dict.fromkeys([name for name in data.get("claims", ()) if name in ATOMS]))
            learner.memory.kept = {
                family: _kept(each) for family, each in data.get("kept", {}).items() if family in FAMILIES
            }
            learner.memory.shown = _kept(data.get("shown", (0, 0)))
            learner.memory.level = check_level(data["level"]) if data.get("level") else ""
        except (BadNotation, ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError) as error:
            raise BadNotation(f"this is not what is kept of a learner: {shown(text)}") from error
        return learner


def check_level(level: str) -> StartLevel:
    """Return what a person says they know.

    Raises:
        BadNotation: there is no such level.
    """
    if level not in get_args(StartLevel):
        raise BadNotation(f"There is no level {shown(level)}. There are: {', '.join(get_args(StartLevel))}.")
    return cast("StartLevel", level)


def _read(text: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(text)
    if data["version"] != _VERSION:
        raise ValueError("another version")
    return data


def _number(value: float, least: float, most: float) -> float:
    """Return a number that was read, or else the nearest possible one."""
    if not isfinite(value):
        raise ValueError("a number is infinite")
    return float(max(least, min(most, value)))


def _kept(counts: Iterable[float]) -> Kept:
    """Return the counts that were stored: right answers, all answers."""
    right, seen = counts
    return Kept(_number(right, 0, seen), _number(seen, 0, _MOST))


def _suspicion(rules: dict[str, list[float]], pairs: dict[str, dict[str, float]], plain: Iterable[float]) -> Suspicion:
    """Return the suspicion of wrong rules that was stored."""
    found = Suspicion()
    for rule, (odds, errors, _) in rules.items():
        if rule in WRONG_RULES:
            found.odds[rule] = _number(odds, -_SUREST, _SUREST)
            if errors:
                found.errors[rule] = int(_number(errors, 0, _MOST))
    for one, other in combinations(WRONG_RULES, 2):
        if other in pairs.get(one, {}):
            found.pairs[one, other] = _number(pairs[one][other], -_SUREST, _SUREST)
    counts = [int(_number(count, 0, _MOST)) for count in plain]
    right, wrong, by_rule = counts if len(counts) == len(found.answers) else (*counts, 0)  # older versions have two
    found.answers = [right, wrong, by_rule]
    return found
