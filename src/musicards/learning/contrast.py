"""Contrast pairs: after an error by a wrong rule, the question that shows what the rule mixes up.

Best is the question to which the answer that was said would have been right, such as a fourth above A after D was
taken for a third. Where two rules give the same answer, such as the treble clef read instead of the bass clef and a
slip of a third, they have to differ on it; so a whole step above D follows a whole step above E.
"""

import re
from collections.abc import Sequence
from functools import cache

from musicards.learning.atoms import ATOMS, atoms
from musicards.learning.items import Item, answers_by, items_about, read_item
from musicards.learning.kinds import KINDS


def contrast_to(item: Item, said: str, rules: Sequence[str]) -> Item | None:
    """Return the question to ask after the error `said`; None if no other question helps.

    Args:
        item: the question that was answered wrongly.
        said: the answer.
        rules: the wrong rules that lead to this answer, the most likely first.
    """
    order = _items(item.kind)
    here = [other.id for other in order].index(item.id)  # the item may offer fewer answers
    others = [*order[:here][::-1], *order[here + 1 :][::-1]]  # the nearest before comes first
    others = [other for other in others if other.atoms != item.atoms]
    telling = [other for other in others if _tells_apart(rules, other) and _signs(other) <= _signs(item)]
    mixed_up = [other for other in others if said in other.wanted]
    found = (
        [other for other in mixed_up if other in telling]
        or (telling if len(rules) > 1 else [])
        or mixed_up
        or [other for other in others if _given(rules[0], other.id)]
    )
    return min(found, key=lambda other: _distance(item, other, rules[0]), default=None)


def _tells_apart(rules: Sequence[str], other: Item) -> bool:
    """Return whether the first rule and the others answer differently."""
    by_rule, *by_others = [_given(rule, other.id) for rule in rules]
    return not any(by_rule & answers or by_rule == answers for answers in by_others)


def _distance(item: Item, other: Item, rule: str) -> tuple[bool, int, bool, int]:
    """Return how good a contrast `other` is to `item`; the least is best."""
    one, two = item.question, other.question
    different = sum(one.get(name) != two.get(name) for name in {**one, **two})
    alike = ATOMS[item.atoms[0]].group == ATOMS[other.atoms[0]].group
    return bool(_given(rule, other.id)), different, alike, KINDS[item.kind].apart(one, two)


def _signs(item: Item) -> int:
    """Return how many sharps and flats the question has."""
    return sum(re.fullmatch("[A-G][#b]", str(value)) is not None for value in item.question.values())


@cache
def _given(rule: str, item_id: str) -> frozenset[str]:
    return frozenset(answers_by(rule, read_item(item_id)))


@cache
def _items(kind: str) -> tuple[Item, ...]:
    items = [item for atom in atoms() if atom.family == kind for item in items_about(atom.id)]
    return tuple({item.id: item for item in items}.values())
