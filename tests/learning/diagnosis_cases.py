"""Questions with all their wrong answers and the wrong rules that give them, for the tests of the page's explanations.

.venv/bin/python tests/learning/diagnosis_cases.py writes web/src/diagnosis/cases.json again.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

from musicards.learning.atoms import ATOMS, atoms
from musicards.learning.items import TOPICS, WRONG_RULES, Item, items_about, make_item
from musicards.learning.learner import judge

CASES = Path(__file__).parents[2] / "web" / "src" / "diagnosis" / "cases.json"


def _case(item: Item) -> dict[str, Any]:
    judged = [judge(item, answer) for answer in item.answers]
    return {
        "kind": item.kind,
        "question": dict(item.question),
        "wanted": item.wanted[0],
        "wrong": {each.said: list(each.rules) for each in judged if not each.right},
    }


def cases() -> list[dict[str, Any]]:
    """Return a question for each group of atoms and each set of fields, one for each rule and kind that is left.

    And one for each topic that only exercises ask about.
    """
    seen: set[object] = set()
    found = []
    for atom in atoms():
        for luck in range(6):
            item = make_item(atom, Random(luck))
            case = _case(item)
            by_rule = {(rule, item.kind, *sorted(item.question)) for rules in case["wrong"].values() for rule in rules}
            claims = {(atom.group, *sorted(item.question)), *by_rule}
            if item.kind in {"place", "key", "hour", "signature", "formula", "quality"}:
                claims.add((atom.id,))
            if not claims <= seen:
                seen |= claims
                found.append(case)
    return [*found, *(_case(items_about(topic)[0]) for topic in TOPICS if topic not in ATOMS)]


def rules_of(found: list[dict[str, Any]]) -> set[tuple[str, str]]:
    """Return the rules with the kinds of questions to which they give an answer."""
    return {(rule, case["kind"]) for case in found for rules in case["wrong"].values() for rule in rules}


def all_rules() -> set[tuple[str, str]]:
    """Return every rule with every kind of question that it is about."""
    return {(rule, kind) for rule, kinds in WRONG_RULES.items() for kind in kinds}


def text(found: list[dict[str, Any]]) -> str:
    """Return the cases as JSON, one on a line."""
    lines = ",\n".join(json.dumps(each, separators=(",", ":")) for each in found)
    return f"[\n{lines}\n]\n"


if __name__ == "__main__":
    CASES.write_text(text(cases()), encoding="utf-8")
