"""Wrong rules: what somebody answers who counts, reads or hears in one certain wrong way.

The list is that of teaching reports and of research, see docs/learning.md. A rule says nothing about questions where it
gives no answer, and gives several where it does not decide between them.
"""

from typing import Final, get_args

from musicards.learning.items import Item
from musicards.learning.kind import Answers, Family, WrongRule
from musicards.learning.kinds import KINDS

_RULES: Final[tuple[WrongRule, ...]] = get_args(WrongRule)

WRONG_RULES: Final[dict[str, dict[Family, Answers]]] = {
    rule: {name: kind.wrong_rules[rule] for name, kind in KINDS.items() if rule in kind.wrong_rules} for rule in _RULES
}
"""By id of a rule and kind of question: the answers of somebody who holds it."""


def answers_by(rule: str, item: Item) -> tuple[str, ...]:
    """Return the wrong answers that a rule gives to `item`; empty where it gives none, or a right one."""
    answer = WRONG_RULES[rule].get(item.kind)
    if answer is None:
        return ()
    wanted = item.wanted
    return tuple([each for each in answer(item.question) if each not in wanted and each in item.answers])
