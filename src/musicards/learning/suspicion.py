"""Which wrong rules a person seems to hold.

Each rule has a probability. An answer to a question where rules differ moves them by Bayes: somebody who holds a rule
follows it mostly, and all others answer rightly as often as expected, or wrongly at random. Where two rules explain the
same answer, the likelier one gets most of the credit.
"""

from collections.abc import Sequence
from math import exp, log
from typing import Final

from musicards.learning.items import Item
from musicards.learning.wrong_rules import WRONG_RULES, answers_by

__all__ = ["Suspicion"]

_DIGITS: Final = 4
_PRIOR: Final = 0.004
_COMMON: Final = 0.012
_OFTEN: Final = ("starts-at-zero", "all-letters-whole", "no-raised-seventh")  # held rather than others
_SLIPS: Final = 0.4  # of errors of those who hold no rule: such as a rule would make, by chance
_EXPECTED: Final = (8.5, 1.5)  # answers, right and wrong, that were as good as seen before any was
_FOLLOWED: Final = 0.7  # how often somebody who holds a rule follows it
_MOST: Final = 6.0  # log odds: nothing is ever certain
_LEAST: Final = log(_PRIOR) - 5


def _prior(rule: str) -> float:
    return _COMMON if rule in _OFTEN else _PRIOR


def _plain(item: Item, said: str, given: dict[str, tuple[str, ...]], right: float) -> float:
    """Return the probability of the answer for somebody who holds no rule."""
    wanted = item.wanted
    if said in wanted:
        return right / len(wanted)
    slip = sum((said in answers) / len(answers) for answers in given.values()) / len(given)
    return (1 - right) * (_SLIPS * slip + (1 - _SLIPS) / max(1, len(item.answers) - len(wanted)))


class Suspicion:
    """The probability of each wrong rule."""

    def __init__(self) -> None:
        self.odds: dict[str, float] = {}  # log odds, of those that have moved
        self.plain = [0, 0]  # answers that no rule explains: right, wrong

    def probability(self, rule: str) -> float:
        """Return the probability that the person holds `rule`."""
        return 1 / (1 + exp(-self.odds.get(rule, log(_prior(rule) / (1 - _prior(rule))))))

    def observe(self, item: Item, said: str, right: float, weight: float = 1.0) -> None:
        """Learn from an answer. `right`: the probability that was expected of a right one."""
        given = {rule: answers for rule in WRONG_RULES if (answers := answers_by(rule, item))}
        plainly = self._plainly_right()
        if said in item.wanted or not any(said in answers for answers in given.values()):
            self.plain[said not in item.wanted] += 1
        if not given:
            return
        plain = _plain(item, said, given, max(plainly, right))
        by_rule = {
            rule: _FOLLOWED * (said in answers) / len(answers) + (1 - _FOLLOWED) * plain
            for rule, answers in given.items()
        }
        explained: list[tuple[float, float]] = []  # of likelier rules: their probability now, and that of the answer
        for rule in sorted(given, key=lambda each: -self.probability(each)):
            held, likely = self.probability(rule), by_rule[rule]
            total = max(1.0, sum(p for p, _ in explained) / 0.95)
            without = sum(p / total * other for p, other in explained)
            without += (1 - sum(p for p, _ in explained) / total) * plain
            self._set(rule, log(held / (1 - held)) + weight * log(likely / without))
            explained.append((self.probability(rule), likely))

    def _plainly_right(self) -> float:
        """Return how often the person is right where no rule misleads, so that its errors are no sign of ignorance."""
        right, wrong = self.plain
        return (_EXPECTED[0] + right) / (sum(_EXPECTED) + right + wrong)

    def note(self, rules: Sequence[str], chance: float, right: float, weight: float) -> None:
        """Learn from an error to which there is no question: `rules` give the same answer."""
        plain = (1 - right) / max(1.0, 1 / max(chance, 0.01) - 1)
        held = {rule: self.probability(rule) for rule in rules}
        for rule, likely in held.items():
            others = min(0.95, sum(held.values()) - likely)
            without = others * (_FOLLOWED + (1 - _FOLLOWED) * plain) + (1 - others) * plain
            ratio = (_FOLLOWED + (1 - _FOLLOWED) * plain) / without
            self._set(rule, log(likely / (1 - likely)) + weight * log(ratio))

    def _set(self, rule: str, odds: float) -> None:
        self.odds[rule] = round(max(_LEAST, min(_MOST, odds)), _DIGITS)

    def ranked(self) -> list[tuple[str, float]]:
        """Return the rules that are likelier than before anything was known, the likeliest first."""
        found = [(rule, self.probability(rule)) for rule in self.odds]
        return sorted([each for each in found if each[1] > _prior(each[0])], key=lambda each: (-each[1], each[0]))
