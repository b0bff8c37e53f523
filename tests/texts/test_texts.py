"""The Fluent files as Python reads them: every text that needs no variable, and refusals as the page words them."""

import pytest

from musicards.errors import BadNotation, Refusal
from musicards.texts import LANGUAGES, Catalog, catalog, explain, note, with_notes


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


@pytest.mark.parametrize("key", ["refusals-nonsense", "refusals-game-over.help"])
def test_a_text_that_does_not_exist_is_an_error(key: str) -> None:
    with pytest.raises(LookupError, match=key):
        catalog("en").text(key)


def test_a_missing_variable_is_an_error() -> None:
    with pytest.raises(LookupError, match="refusals-too-high"):
        catalog("en").text("refusals-too-high")


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(BadNotation, match=r"language is one of en, .*, not 'xx'"):
        Catalog("xx")


def test_notes_are_named_last() -> None:
    text = catalog("en").text("lessons-wild-cannot-be", pitch=note("Gb"))
    assert with_notes(text, lambda name: f"<{name}>") == "The wild can’t be <Gb> here."


def test_a_refusal_is_worded_as_on_the_page() -> None:
    facts = {"to": "N", "wants": "F", "wants_degree": 2, "top": "Eb", "name": "E", "degree": None}
    error = Refusal("does-not-continue", facts)
    assert explain(error) == ("The north foundation needs F, which comes after E♭ in the scale. E is not in the scale.")
    assert explain(error, language="de").startswith("Der Nordstapel braucht F, den nächsten Ton")


def test_a_refusal_without_the_answer_is_explained_in_brief() -> None:
    brief = {"to": "N", "top": None, "name": "G"}
    assert explain(Refusal("does-not-continue", brief)) == "That card doesn’t go on the north foundation."


def test_a_refusal_names_players_and_cards() -> None:
    assert explain(Refusal("not-your-turn", {"turn": 1}), ["Ann", "Ben"]) == "Wait a moment: it’s Ben’s turn."
    assert explain(Refusal("not-your-turn", {"turn": 1})) == "Wait a moment: it’s Seat 2’s turn."
    assert explain(Refusal("card-not-held", {"cards": ["F#3", "?1"]})) == "You don’t have F♯3/G♭3 and that wild."


def test_a_text_that_cannot_be_read_explains_itself() -> None:
    assert explain(BadNotation("a note is a letter, not 'x'")) == "a note is a letter, not 'x'"
