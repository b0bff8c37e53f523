"""What the page's tests take from the server: sample questions, and questions with all their wrong answers.

.venv/bin/python tests/learning/page_samples.py writes both files again: the samples that are there, with one for each
question that has none yet, and all cases.
"""

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, Final

from musicards.learning.atoms import ATOMS, atoms
from musicards.learning.items import TOPICS, WRONG_RULES, Item, items_about, make_item, read_item
from musicards.learning.learner import judge

PAGE: Final = Path(__file__).parents[2] / "web" / "src"
SAMPLES: Final = PAGE / "items" / "samples.json"
CASES: Final = PAGE / "diagnosis" / "cases.json"
MANY: Final = 33  # the places on the staff


def samples() -> list[dict[str, Any]]:
    """Return the questions of the file as they are asked now, and one for each kind and set of fields that is left."""
    items = [read_item(sample["id"]) for sample in json.loads(SAMPLES.read_text(encoding="utf-8"))]
    seen = {(item.kind, *item.question) for item in items}
    for item in [item for topic in TOPICS for item in items_about(topic)]:
        if (item.kind, *item.question) not in seen:
            seen.add((item.kind, *item.question))
            items.append(item)
    return [
        {
            "id": item.id,
            "kind": item.kind,
            "atoms": item.atoms,
            "question": item.question,
            "answers": item.answers,
            "chance": item.chance,
        }
        for item in items
    ]


def _case(item: Item) -> dict[str, Any]:
    judged = [judge(item, answer) for answer in item.answers]
    return {
        "kind": item.kind,
        "question": dict(item.question),
        "wanted": item.wanted[0],
        "wrong": {each.said: list(each.rules) for each in judged if not each.right},
    }


def cases() -> list[dict[str, Any]]:
    """Return a question for each atom and its fields, and one for each rule, kind and set of answers that is left.

    Of families with more than `MANY` atoms, one for each group. And one for each topic that only exercises ask about.
    """
    many = {family for family, count in Counter(atom.family for atom in atoms()).items() if count > MANY}
    seen: set[object] = set()
    found = []
    for atom in atoms():
        for luck in range(6):
            item = make_item(atom, Random(luck))
            case = _case(item)
            by_rule = {(rule, item.kind, *sorted(item.question)) for rules in case["wrong"].values() for rule in rules}
            what = atom.group if atom.family in many else atom.id
            claims = {(what, *sorted(item.question)), (atom.group, item.answers), *by_rule}
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
    """Return samples or cases as JSON, one on a line."""
    lines = ",\n".join(json.dumps(each, separators=(",", ":")) for each in found)
    return f"[\n{lines}\n]\n"


if __name__ == "__main__":
    SAMPLES.write_text(text(samples()), encoding="utf-8")
    CASES.write_text(text(cases()), encoding="utf-8")
