"""Look-ups are read in the user's language and note names; links are always in English."""

from urllib.parse import unquote

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.look_up import expect_found, look_up
from tests.browser.person import choose_settings


@pytest.mark.parametrize(
    ("language", "typed", "found"),
    [
        ("de", "Es melodisch Moll", ("Eb melodic minor", "melodisches es-Moll")),
        ("de", "Fis-Dur", ("F# major", "Fis-Dur")),
        ("de", "H7", ("B7", "H7")),
        ("de", "C Es Ges A", ("C Eb Gb A", "C Es Ges A")),
        ("de", "B minor", ("B natural minor", "natürliches h-Moll")),
        ("fr", "Mi bémol mineur mélodique", ("Eb melodic minor", "Mi♭ mineur mélodique")),
        ("fr", "sol majeur", ("G major", "Sol majeur")),
        ("es", "Fa sostenido menor armónica", ("F# harmonic minor", "Fa♯ menor armónica")),
        ("es", "sexta menor", ("C Ab", "Do La♭")),
        ("en", "E flat melodic minor", ("Eb melodic minor", "E♭ melodic minor")),
    ],
)
def test_input_is_read_in_the_language_of_the_page(
    page: Page, server: Server, language: str, typed: str, found: tuple[str, str]
) -> None:
    ask, field = found
    choose_settings(page, language=language)
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


def test_suggestions_can_be_typed(page: Page, server: Server, no_errors_in_the_console: list[str]) -> None:
    choose_settings(page, language="de")
    look_up(page, server, "H#b minor")
    problem = page.get_by_test_id("tool-problem")
    expect(problem).to_contain_text("Meintest du natürliches h-Moll?")
    look_up(page, server, "natürliches h-Moll")
    expect_found(page, "B natural minor")
    expect(page.get_by_test_id("tool-ask")).to_have_attribute("placeholder", "melodisches es-Moll, Fism7♭5, C Es Ges A")
    no_errors_in_the_console.clear()  # the browser notes the server's no
