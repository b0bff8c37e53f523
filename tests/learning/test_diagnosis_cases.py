"""The questions with which the page tests its explanations of wrong answers."""

from tests.learning.diagnosis_cases import CASES, all_rules, cases, rules_of, text


def test_the_page_tests_its_explanations_with_the_present_questions_and_rules() -> None:
    message = "run .venv/bin/python tests/learning/diagnosis_cases.py"
    assert CASES.read_text(encoding="utf-8") == text(cases()), message


def test_every_rule_is_tested_with_every_kind_of_question_it_is_about() -> None:
    assert rules_of(cases()) == all_rules()
