"""Look-ups are read in the user's language and note names; links are always in English."""

from urllib.parse import unquote

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.look_up import expect_found, look_up
from tests.browser.person import choose_settings

TYPED = {
    "de": [
        ("Es melodisch Moll", "Eb melodic minor", "melodisches es-Moll"),
        ("Fis-Dur", "F# major", "Fis-Dur"),
        ("H7", "B7", "H7"),
        ("C Es Ges A", "C Eb Gb A", "C Es Ges A"),
        ("B minor", "B natural minor", "natürliches h-Moll"),
    ],
    "fr": [
        ("Mi bémol mineur mélodique", "Eb melodic minor", "Mi♭ mineur mélodique"),
        ("sol majeur", "G major", "Sol majeur"),
    ],
    "es": [
        ("Fa sostenido menor armónica", "F# harmonic minor", "Fa♯ menor armónica"),
        ("sexta menor", "C Ab", "Do La♭"),
    ],
    "en": [("E flat melodic minor", "Eb melodic minor", "E♭ melodic minor")],
}
"""By language: what is typed, what it finds, and what the field then shows."""


@pytest.mark.parametrize("language", TYPED)
def test_input_is_read_in_the_language_of_the_page(page: Page, server: Server, language: str) -> None:
    choose_settings(page, language=language)
    for typed, ask, field in TYPED[language]:
        look_up(page, server, typed)
        expect_found(page, ask)
        expect(page.get_by_test_id("tool-ask")).to_have_value(field)
        assert unquote(page.url).endswith(f"#/tools/{ask}")
        page.keyboard.press("Enter")  # the text in the field finds the same again
        expect(page.get_by_test_id("tool-ask")).to_have_value(field)
        expect_found(page, ask)


def test_suggestions_are_in_the_user_s_note_names(
    page: Page, server: Server, no_errors_in_the_console: list[str]
) -> None:
    choose_settings(page, language="en", notation="german")
    look_up(page, server, "H#b minor")
    expect(page.get_by_test_id("tool-problem")).to_contain_text("Did you mean H natural minor?")
    look_up(page, server, "H natural minor")
    expect_found(page, "B natural minor")
    no_errors_in_the_console.clear()  # the browser notes the server's no
