"""Which wrong rules a person seems to hold.

Each rule has log odds, which Bayes' theorem updates with each answer to a question where the rule goes wrong. Somebody
who holds a rule usually follows it. Anybody else is right as often as expected, guesses, or slips; slips are as
frequent as the person's errors by different rules. For two rules that go wrong on the same question, the odds that both
are held are updated as well. So a rule is likely only if it explains the answers better than every other one does, and
a question on which rules differ decides between them, whenever it comes. Older answers count less, as people change.
"""

from collections.abc import Collection, Mapping
from itertools import combinations
from math import exp, log
from typing import Final

from musicards.learning.items import WRONG_RULES, Item, answers_by

_DIGITS: Final = 2
_PRIOR: Final = 0.02
_COMMON: Final = 0.04
_OFTEN: Final = ("starts-at-zero", "third-slip", "all-letters-whole", "no-raised-seventh")  # the most common rules
_SLIP: Final = 3.0  # how many times as often as other slips these happen to somebody who holds no rule
_ASSUMED: Final = 2.0  # answers that are assumed before the first one, as often right as memory expects
_SLIPS: Final = 0.4  # of wrong ones among them: slips that look like a rule
_ERRORS: Final = 3  # that a rule explains, before it is suspected
_UNSURE: Final = 0.49  # a rule that explains fewer is at most as likely as this
_FEW: Final = 0.5  # how much an answer counts if few were offered: most of the wrong ones are those of rules
_FOLLOWED: Final = 0.85  # how often somebody who holds a rule follows it
_KEPT: Final = 0.99  # the part of the earlier evidence that is left after each answer that says something
_SUREST: Final = 600.0  # largest log odds, so that `exp` does not overflow


def _prior(rule: str) -> float:
    return _COMMON if rule in _OFTEN else _PRIOR


class Suspicion:
    """The probability of each wrong rule."""

    def __init__(self) -> None:
        self.odds: dict[str, float] = {}  # by rule that has changed: its log odds if no other rule is held
        # By two rules, in the order of `WRONG_RULES`: what is added to the sum of their log odds if both are held.
        self.pairs: dict[tuple[str, str], float] = {}
        self.answers = [0, 0, 0]  # numbers of answers: right, wrong by no rule, wrong by a rule
        self.errors: dict[str, int] = {}  # by rule: number of wrong answers that it explains

    def probability(self, rule: str) -> float:
        """Return the probability that the person holds `rule`, alone or with one that explains the same answers.

        Two errors may be chance: a rule is named only when it has explained three.
        """
        held, without = self._weight(rule), 1.0
        for pair in self.pairs:
            if rule in pair:
                held += self._weight(*pair)
                without += self._weight(pair[pair[0] == rule])
        found = held / (held + without)
        return found if self.errors.get(rule, 0) >= _ERRORS else min(_UNSURE, found)

    def _weight(self, *rules: str) -> float:
        """Return the odds that exactly these rules are held, rather than none."""
        total = sum(self.odds.get(rule, _log_odds(rule)) for rule in rules)
        return exp(min(_SUREST, total + (self.pairs[rules] if len(rules) == 2 else 0.0)))

    def observe(self, item: Item, said: str, right: float, weight: float = 1.0) -> None:
        """Learn from an answer. `right`: the probability that was expected of a right one."""
        given = {rule: answers for rule in WRONG_RULES if (answers := answers_by(rule, item))}
        blamed = [rule for rule, answers in given.items() if said in answers]
        if given:
            followed = {rule: (said in answers) / len(answers) for rule, answers in given.items()}
            sure = weight * (1.0 if item.offers_all else _FEW)
            self._learn(followed, self._plainly(item, said, given, right), sure)
        for rule in blamed:
            self.errors[rule] = self.errors.get(rule, 0) + 1
        self.answers[2 if blamed else said not in item.wanted] += 1

    def _plainly(self, item: Item, said: str, given: Mapping[str, tuple[str, ...]], expected: float) -> float:
        """Return the probability of the answer for somebody who holds no rule; common rules are common slips.

        The person is taken to be right as often as on questions where no rule misleads, so that errors by a rule do not
        count as ignorance.
        """
        right, wrong, by_rule = self.answers
        slips = max(0, by_rule - max(self.errors.values(), default=0))  # the most frequent rule may be held: no slips
        hoped = (1 + expected) / 2  # half of the errors that memory expects may come from a rule that is held
        assumed = hoped, (1 - hoped) * (1 - _SLIPS), (1 - hoped) * _SLIPS
        rights, others, slipped = [
            _ASSUMED * more + seen for more, seen in zip(assumed, (right, wrong, slips), strict=True)
        ]
        plainly, slip_share = max(expected, rights / (rights + others + slipped)), slipped / (others + slipped)
        wanted = item.wanted
        if said in wanted:
            return plainly / len(wanted)
        common = {rule: _SLIP if rule in _OFTEN else 1.0 for rule in given}
        slip = sum(common[rule] * (said in answers) / len(answers) for rule, answers in given.items())
        slip /= sum(common.values())
        return (1 - plainly) * (slip_share * slip + (1 - slip_share) / max(1, len(item.answers) - len(wanted)))

    def note(self, rules: Collection[str], chance: float, right: float, weight: float) -> None:
        """Learn from an error to which there is no question: `rules` give the same answer."""
        followed = {rule: 1.0 for rule in WRONG_RULES if rule in rules}
        for rule in followed:
            self.errors[rule] = self.errors.get(rule, 0) + 1
        self._learn(followed, (1 - right) / max(1.0, 1 / max(chance, 0.01) - 1), weight)

    def _learn(self, followed: Mapping[str, float], plain: float, weight: float) -> None:
        """Learn from an answer.

        Args:
            followed: by rule, the probability of the answer from somebody who follows the rule.
            plain: the probability of the answer from somebody who holds no rule.
            weight: how much the answer counts.
        """
        gains = {rule: log((1 - _FOLLOWED) + _FOLLOWED * likely / plain) for rule, likely in followed.items()}
        for rule, odds in self.odds.items():  # all of them fade, so that they stay comparable
            prior = _log_odds(rule)
            self.odds[rule] = round(prior + _KEPT * (odds - prior), _DIGITS)
        for pair in self.pairs:
            self.pairs[pair] = round(_KEPT * self.pairs[pair], _DIGITS)
        for rule, gain in gains.items():
            self.odds[rule] = round(self.odds.get(rule, _log_odds(rule)) + weight * gain, _DIGITS)
        for pair in combinations(gains, 2):
            one, other = [gains[rule] for rule in pair]
            more = log((exp(one) + exp(other)) / 2) - one - other
            self.pairs[pair] = round(self.pairs.get(pair, 0.0) + weight * more, _DIGITS)

    def ranked(self) -> list[tuple[str, float]]:
        """Return the rules that are likelier than before anything was known, the likeliest first."""
        found = [(rule, self.probability(rule)) for rule in self.odds]
        return sorted([each for each in found if each[1] > _prior(each[0])], key=lambda each: (-each[1], each[0]))


def _log_odds(rule: str) -> float:
    """Return the log odds of a rule before the first answer."""
    return log(_prior(rule) / (1 - _prior(rule)))
