"""The rules of the games as they are printed."""

import pytest

from musicards.games.registry import GAMES
from musicards.texts import LANGUAGES, catalog
from musicards.texts.rules import agreements, rule_sections


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_rules_and_agreements(name: str, language: str) -> None:
    lead, sections = rule_sections(catalog(language), GAMES[name])
    assert lead
    assert len(sections) >= 3
    assert all(title and body for title, body in sections)
    assert len(agreements(catalog(language), GAMES[name])) == len(GAMES[name].known_options)


def test_rules_have_paragraphs_and_lists() -> None:
    _, sections = rule_sections(catalog("en"), GAMES["steps"])
    turn = next(body for title, body in sections if title == "Your turn")
    assert [type(block) for block in turn] == [list, str]
    assert turn[0][1] == "A *whole step* ends your turn."


def test_numbers_come_from_the_engine() -> None:
    _, sections = rule_sections(catalog("en"), GAMES["keys_corners"])
    assert "filled up to 5 cards" in str(sections)
    assert GAMES["keys_corners"].rule_numbers["hand"] == 5


def test_what_is_only_about_screens_is_not_printed() -> None:
    assert not any(title == "Two faces" for title, _ in rule_sections(catalog("en"), GAMES["memory"])[1])


def test_an_option_has_its_choices_or_says_what_it_does() -> None:
    interval, mistake, _ = agreements(catalog("en"), GAMES["distance"])
    assert interval == "Interval: second · third · fourth · fifth · sixth · seventh"
    assert mistake == "A mistake ends the turn. Otherwise you try again."


def test_no_break_spaces_stay() -> None:
    _, sections = rule_sections(catalog("fr"), GAMES["distance"])
    assert any("\N{NO-BREAK SPACE}" in block for section in sections for block in section.body)
