"""A new language begins with the English texts, in the form of translations."""

import shutil
from pathlib import Path

import pytest

import check_texts
from musicards.texts.catalog import LOCALES


def test_a_new_language_starts_with_the_english_texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for folder in ("en", "all"):
        shutil.copytree(LOCALES / folder, tmp_path / folder)
    monkeypatch.setattr(check_texts, "LOCALES", tmp_path)
    check_texts.start("tlh")
    problems: list[str] = []
    check_texts.compare("tlh", check_texts.language("tlh", problems), check_texts.language("en", problems), problems)
    assert problems == []


@pytest.mark.parametrize("code", ["en", "../x", "EN", ""])
def test_no_language_is_overwritten_and_none_has_another_name(code: str) -> None:
    with pytest.raises(SystemExit):
        check_texts.start(code)
