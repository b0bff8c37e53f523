"""Which answers a question offers: few while it is new, all once it has been answered correctly.

The right answer is always among them. The others are those that wrong rules give, so that whoever counts, reads or
hears in a wrong way finds what they look for; then those that are near the right one.
"""

from typing import Final

from musicards.games.rng import Rng, pick, shuffled
from musicards.learning.course import is_plain
from musicards.learning.items import WRONG_RULES, Item, answers_by
from musicards.learning.trace import Trace

FEW: Final = 4
"""Answers to choose from while something is not settled."""

_SHOWN: Final = 3  # … right after it was shown
_BY_EAR: Final = 2
_NEAR: Final = 3  # answers that are not farther from the right one are likely mistakes


def offered(item: Item, trace: Trace | None, rng: Rng, *, gentle: bool = False, said: str = "") -> Item:
    """Return the question with as many answers as the person can deal with.

    Args:
        item: the question with all its answers.
        trace: what is kept of its atom; None if it was never asked.
        rng: chooses between answers that are equally good.
        gentle: few answers even if it is settled.
        said: an answer that has to be offered, if any.
    """
    if trace is not None and trace.row > 0 and not said and not gentle:
        return item
    if item.new:
        count = _BY_EAR if item.kind == "ear" else _SHOWN
    else:
        count = _BY_EAR + 1 if item.kind == "ear" and (trace is None or trace.asked == 1) else FEW
    if len(item.answers) <= count:
        return item
    return item.among([item.wanted[0], *_others(item, rng, said)[: count - 1]])


def _others(item: Item, rng: Rng, said: str) -> list[str]:
    """Return the wrong answers, the best to offer first."""
    plain = is_plain(item)
    wrong = [each for each in item.answers if each not in item.wanted and not (plain and each[1:] in ("#", "b"))]
    by_rule = {answer for rule in WRONG_RULES for answer in answers_by(rule, item)}
    order = shuffled(rng, wrong)
    here, count = item.answers.index(item.wanted[0]), len(item.answers)

    def far(answer: str) -> int:
        apart = abs(item.answers.index(answer) - here)
        return max(_NEAR, min(apart, count - apart))

    return sorted(order, key=lambda answer: (answer != said, answer not in by_rule, far(answer)))


def pick_item(items: tuple[Item, ...], rng: Rng) -> Item:
    """Return one of the questions about an atom."""
    return pick(rng, items) if len(items) > 1 else items[0]
