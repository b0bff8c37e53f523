"""The questions with which the page tests how it asks and explains."""

from tests.learning.page_samples import CASES, SAMPLES, all_rules, cases, rules_of, samples, text

RUN = "run .venv/bin/python tests/learning/page_samples.py"


def test_the_page_tests_its_questions_with_those_of_now() -> None:
    assert SAMPLES.read_text(encoding="utf-8") == text(samples()), RUN


def test_the_page_tests_its_explanations_with_the_present_questions_and_rules() -> None:
    assert CASES.read_text(encoding="utf-8") == text(cases()), RUN


def test_every_rule_is_tested_with_every_kind_of_question_it_is_about() -> None:
    assert rules_of(cases()) == all_rules()
