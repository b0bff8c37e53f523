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
_PRIOR: Final = 0.03
_FOLLOWED: Final = 0.7  # how often somebody who holds a rule follows it
_MOST: Final = 6.0  # log odds: nothing is ever certain
_LEAST: Final = log(_PRIOR / (1 - _PRIOR)) - 1


class Suspicion:
    """The probability of each wrong rule."""

    def __init__(self) -> None:
        self.odds: dict[str, float] = {}  # log odds, of those that have moved

    def probability(self, rule: str) -> float:
        """Return the probability that the person holds `rule`."""
        return 1 / (1 + exp(-self.odds.get(rule, log(_PRIOR / (1 - _PRIOR)))))

    def observe(self, item: Item, said: str, right: float, weight: float = 1.0) -> None:
        """Learn from an answer. `right`: the probability that was expected of a right one."""
        given = {rule: answers for rule in WRONG_RULES if (answers := answers_by(rule, item))}
        if not given:
            return
        wanted = item.wanted
        wrong = max(1, len(item.answers) - len(wanted))
        plain = right / len(wanted) if said in wanted else (1 - right) / wrong
        by_rule = {
            rule: _FOLLOWED * (said in answers) / len(answers) + (1 - _FOLLOWED) * plain
            for rule, answers in given.items()
        }
        held = {rule: self.probability(rule) for rule in given}
        for rule, likely in by_rule.items():
            others = {other: p for other, p in held.items() if other != rule}
            total = max(1.0, sum(others.values()) / 0.95)
            without = sum(p / total * by_rule[other] for other, p in others.items())
            without += (1 - sum(others.values()) / total) * plain
            moved = log(held[rule] / (1 - held[rule])) + weight * log(likely / without)
            self._set(rule, moved)

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
        return sorted([each for each in found if each[1] > _PRIOR], key=lambda each: (-each[1], each[0]))
