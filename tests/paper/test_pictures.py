"""Pictures of cards: no two are alike with any faces, and all are readable."""

from itertools import combinations
from xml.etree import ElementTree as ET

import pytest

from musicards.cards import DECK, parse_card, printed_names
from musicards.paper.card import FACES, Design, Face, back_picture, describe, picture
from musicards.paper.deck import design_for
from musicards.paper.looks import PALETTES, Palette, look_of
from musicards.paper.naming import NOTATIONS, Naming, Notation
from musicards.theory.pitch import PitchClass
from tests.helpers.contrast import contrast

ENGLISH = Naming("en", "english")
SETS = [frozenset(faces) for count in range(1, 5) for faces in combinations(FACES, count)]


def plain(faces: frozenset[Face] = frozenset(FACES), *, large_print: bool = False, naming: Naming = ENGLISH) -> Design:
    return design_for("poker", naming, faces=faces, large_print=large_print)


def texts(drawn: str) -> list[str]:
    """Return the texts in a picture, which is well-formed."""
    root = ET.fromstring(drawn)  # noqa: S314 - we have just written it
    return ["".join(text.itertext()) for text in root.iter("{http://www.w3.org/2000/svg}text")]


@pytest.mark.parametrize("large_print", [False, True])
@pytest.mark.parametrize("faces", SETS, ids=lambda faces: "+".join(sorted(faces)))
def test_no_two_cards_are_alike_even_without_color(faces: frozenset[Face], *, large_print: bool) -> None:
    design = design_for("poker", ENGLISH, palette="ink", faces=faces, large_print=large_print)
    assert len({picture(card, design) for card in DECK}) == 54


@pytest.mark.parametrize("notation", NOTATIONS)
def test_pictures_are_well_formed_and_name_the_card_at_both_ends(notation: Notation) -> None:
    naming = Naming("fr", notation)
    for card in DECK[:48]:
        words = texts(picture(card, plain(naming=naming)))
        for name in printed_names(card):
            assert words.count(naming.shown(name)) >= 2


@pytest.mark.parametrize("large_print", [False, True])
def test_the_chromatic_scale_card_has_its_name_and_the_hours_next_to_the_names(*, large_print: bool) -> None:
    words = texts(picture(parse_card("X1"), plain(large_print=large_print)))
    assert " ".join(words).startswith("Chromatic Scale")
    assert {*map(str, range(1, 13)), "C", "F♯", "G♭"} <= set(words)


def test_an_upside_down_six_is_not_a_nine() -> None:
    look = look_of("clock")
    lined = [hour for hour in range(1, 13) if "M33 " in look.face(f"index clock {hour}")]
    assert lined == [6, 9]


@pytest.mark.parametrize("palette", PALETTES)
def test_text_has_enough_contrast_on_its_color(palette: Palette) -> None:
    look = look_of(palette)
    grounds = [color for name, color in look.colors.items() if name.startswith(("pitch", "octave", "tint"))]
    assert len(grounds) >= 24
    for ground in (*grounds, look.paper):
        assert contrast(look.ink, ground) >= 4.5
    assert contrast(look.colors["card-light"], look.ink) >= 7
    assert contrast(look.colors["card-back-ink"], look.colors["card-back"]) >= 4.5


def test_by_suit_a_card_has_the_color_of_its_octave_and_no_other() -> None:
    look = look_of("suit")
    for octave in (3, 4, 5, 6):
        colors = {look.pitch(PitchClass(hour), octave) for hour in range(1, 13)}
        assert colors == {look.colors[f"octave-{octave}"]}
    design = design_for("poker", ENGLISH, palette="suit", faces=frozenset(FACES), large_print=False)
    color, tint = look.colors["octave-4"], look.colors["tint-octave-4"]
    drawn = picture(parse_card("F#4"), design)
    assert color in drawn
    assert tint in drawn
    assert look.pitch(PitchClass(6)) not in drawn
    assert look_of("clock").pitch(PitchClass(6), 4) == look_of("clock").pitch(PitchClass(6))


def test_colors_come_out_as_browsers_show_them() -> None:
    assert look_of("contrast").colors["card-back"] == "#14305e"
    assert look_of("clock").pitch(PitchClass(12)) == "#fc9491"
    assert look_of("clock").tint(PitchClass(12), 4) == "#ffedec"
    assert look_of("tubes").pitch(PitchClass(4)) == "#f9e43c"  # lighter than sRGB allows


def test_nothing_is_left_open_in_a_picture() -> None:
    for card in DECK:
        for large_print in (False, True):
            drawn = picture(card, plain(large_print=large_print))
            assert not any(mark in drawn for mark in ("var(", "{", "·", "opacity", "data-room"))


def test_every_card_is_described_and_no_two_notes_alike() -> None:
    for naming in (ENGLISH, Naming("de", "german"), Naming("fr", "solfege"), Naming("es", "degrees")):
        assert len({describe(card, naming) for card in DECK}) == 48 + 2
    assert describe(parse_card("A#4"), Naming("de", "german")).startswith("Ais oder B")


def test_the_back_has_no_words() -> None:
    assert not texts(back_picture(plain()))
