"""The Fluent files as Python reads them: every text that needs no variable, and refusals as the page words them."""

import re
import shutil
from pathlib import Path

import pytest

import check_texts
from musicards.errors import BadNotation, Refusal
from musicards.texts import LANGUAGES, Catalog, catalog, explain, note, with_notes
from musicards.texts.languages import LOCALES


def test_every_language_has_its_name_and_usual_notes() -> None:
    assert LANGUAGES["en"].name == "English"
    assert {each.notes for each in LANGUAGES.values()} == {"english", "german", "solfege"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_the_texts_of_english(language: str) -> None:
    assert catalog(language).ids("") == catalog("en").ids("")
    assert catalog(language).text("refusals-game-over") != ""


def test_an_attribute_is_a_text_of_its_own() -> None:
    assert catalog("de").text("refusals-card-fits-pile.brief") == "Diese Karte kannst du noch spielen."


@pytest.mark.parametrize(("interval", "text"), [(3, "a third"), (8, "an octave"), (11, "an eleventh")])
def test_an_interval_has_its_article(interval: int, text: str) -> None:
    assert catalog("en").text("music-an-interval", interval=interval) == text


@pytest.mark.parametrize("key", ["refusals-nonsense", "refusals-game-over.help", "refusals-too-high"])
def test_a_text_that_does_not_exist_or_lacks_a_variable_is_an_error(key: str) -> None:
    with pytest.raises(LookupError, match=key):
        catalog("en").text(key)


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(BadNotation, match=r"language is one of en, .*, not 'xx'"):
        Catalog("xx")


def test_notes_are_named_last() -> None:
    text = catalog("en").text("lessons-wild-cannot-be", pitch=note("Gb"))
    assert with_notes(text, lambda name, _inside: f"<{name}>") == "The wild can’t be <Gb> here."


@pytest.mark.parametrize(
    ("text", "inside"),
    [
        ("⟦F#⟧", [False]),
        ("« ⟦A⟧ ? » ⟦B⟧ : le ⟦C⟧", [False, False, True]),
        ("⟦F#⟧/⟦Gb⟧, ⟦C⟧. *⟦D⟧*\n⟦E⟧", [False, False, True, False, False]),
        ("le ⟦F#⟧/⟦Gb⟧… ¿⟦=C⟧?", [True, True, False]),
    ],
)
def test_a_note_begins_a_sentence_or_is_inside_one(text: str, inside: list[bool]) -> None:
    named = with_notes(text, lambda _name, is_inside: "inside," if is_inside else "begins,")
    assert [each == "inside" for each in re.findall("inside|begins", named)] == inside


def test_a_refusal_is_worded_as_on_the_page() -> None:
    facts = {"to": "N", "wants": "F", "wants_degree": 2, "top": "Eb", "name": "E", "degree": None}
    error = Refusal("does-not-continue", facts)
    assert explain(error) == ("The upper pile needs F, which comes after E♭ in the scale. E is not in the scale.")
    assert explain(error, language="de").startswith("Der Stapel oben braucht F, den nächsten Ton")


# A new language begins with the English texts, in the form of translations.


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
