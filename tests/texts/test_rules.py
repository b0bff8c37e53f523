"""The rules of the games as they are printed."""

import pytest

from musicards.cards import CODES
from musicards.games.option import Flag
from musicards.games.registry import GAMES, find_manifest
from musicards.texts import LANGUAGES, catalog
from musicards.texts.rules import agreements, rule_sections


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_rules_and_every_option_a_label_and_every_flag_an_explanation(name: str, language: str) -> None:
    lead, sections = rule_sections(catalog(language), GAMES[name])
    assert lead
    assert len(sections) >= 3
    assert all(each.title and each.body for each in sections)
    texts = catalog(language)
    for option in GAMES[name].known_options:
        ids = [f"{name}-option-{option.name}", f"common-option-{option.name}"]
        assert any(map(texts.has, ids)), option.name
        explained = any(texts.has(f"{each}.help") for each in ids)
        assert explained or not isinstance(option, Flag), option.name
    assert all(agreements(texts, GAMES[name]))


def test_rules_have_paragraphs_and_lists() -> None:
    _, sections = rule_sections(catalog("en"), GAMES["steps"])
    turn = next(each.body for each in sections if each.title == "Your turn")
    assert [type(block) for block in turn] == [list, str]
    assert turn[0][1] == "A *whole step* ends your turn."


def test_numbers_come_from_the_engine() -> None:
    _, sections = rule_sections(catalog("en"), GAMES["keys_corners"])
    assert "until you have 5 cards" in str(sections)
    assert GAMES["keys_corners"].rule_numbers["hand"] == 5
    _, sections = rule_sections(catalog("en"), GAMES["distance"])
    assert "54 cards: 48 notes, 4 question marks and 2 cards called Chromatic Scale" in str(sections[0].body)


@pytest.mark.parametrize("name", GAMES)
def test_every_text_of_the_rules_is_in_a_section_with_cards_of_the_deck(name: str) -> None:
    own = {each.removeprefix(f"{name}_rules-") for each in catalog("en").ids(f"{name}_rules-")}
    assert own - {"lead"} <= {section.name for section in find_manifest(name).rules_page}
    for section in find_manifest(name).rules_page:
        assert section.cards
        assert set(section.cards) <= {"", *CODES}


def test_games_share_the_text_of_a_section() -> None:
    distance, steps = (
        {each.title: each.body for each in rule_sections(catalog("en"), GAMES[name])[1]}
        for name in ("distance", "steps")
    )
    for title in ("The cards", "Empty stock", "“Musicards!”", "Winning"):
        assert distance[title] == steps[title]


def test_what_is_only_about_screens_is_not_printed() -> None:
    assert not any(each.title == "Two faces" for each in rule_sections(catalog("en"), GAMES["memory"])[1])


def test_an_option_has_its_choices_or_says_what_it_does() -> None:
    interval, mistake, _ = agreements(catalog("en"), GAMES["distance"])
    assert interval == "Interval: second · third · fourth · fifth · sixth · seventh"
    assert mistake == "A mistake ends the turn. Otherwise you try again."


def test_what_an_option_does_can_have_the_numbers_of_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = catalog("en")
    monkeypatch.setattr(texts, "text", lambda key, **variables: f"{key} {variables.get('penalty')}")
    _, mistake, _ = agreements(texts, GAMES["distance"])
    assert mistake.endswith(f".help {GAMES['distance'].rule_numbers['penalty']}")


def test_no_break_spaces_stay() -> None:
    _, sections = rule_sections(catalog("fr"), GAMES["distance"])
    assert any("\N{NO-BREAK SPACE}" in block for section in sections for block in section.body)


@pytest.mark.parametrize(
    ("language", "shapes"),
    [
        ("en", "square, diamond, triangle, circle"),
        ("de", "Quadrat, Raute, Dreieck, Kreis"),
        ("fr", "carré, losange, triangle, rond"),
        ("es", "cuadrado, rombo, triángulo, círculo"),
        ("it", "quadrato, rombo, triangolo, cerchio"),
    ],
)
def test_rules_name_the_shapes_of_the_octaves_from_low_to_high(language: str, shapes: str) -> None:
    assert shapes in catalog(language).text("rules-names")
