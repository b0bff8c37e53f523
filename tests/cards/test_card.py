"""The 54 cards in deck order."""

from musicards.cards import (
    CHROMATIC_SCALES,
    CODES,
    DECK,
    HOUR_OF,
    NOTE_CARDS,
    QUESTION_MARKS,
    code_of,
    octave_of,
    parse_card,
    printed_names,
)

DECK_ORDER = (
    "C3 C#3 D3 D#3 E3 F3 F#3 G3 G#3 A3 A#3 B3 "
    "C4 C#4 D4 D#4 E4 F4 F#4 G4 G#4 A4 A#4 B4 "
    "C5 C#5 D5 D#5 E5 F5 F#5 G5 G#5 A5 A#5 B5 "
    "C6 C#6 D6 D#6 E6 F6 F#6 G6 G#6 A6 A#6 B6 "
    "?1 ?2 ?3 ?4 X1 X2"
)


def test_deck_has_54_cards_in_deck_order() -> None:
    assert " ".join(code_of(card) for card in DECK) == DECK_ORDER


def test_48_note_cards_four_question_marks_and_two_chromatic_scales() -> None:
    assert (len(NOTE_CARDS), len(QUESTION_MARKS), len(CHROMATIC_SCALES)) == (48, 4, 2)
    assert NOTE_CARDS + QUESTION_MARKS + CHROMATIC_SCALES == DECK


def test_every_pitch_is_there_in_four_octaves() -> None:
    for hour in range(1, 13):
        assert [octave_of(card) for card in NOTE_CARDS if HOUR_OF[card] == hour] == [3, 4, 5, 6]


def test_hour_is_the_cards_place_on_the_clock() -> None:
    octave = [HOUR_OF[card] for card in DECK[:12]]
    assert octave == [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]


def test_wild_has_no_hour_no_octave_and_no_name() -> None:
    for card in QUESTION_MARKS + CHROMATIC_SCALES:
        assert (HOUR_OF[card], octave_of(card), printed_names(card)) == (0, None, ())


def test_black_key_prints_both_its_names() -> None:
    names = [printed_names(parse_card(code)) for code in ("C#4", "D#4", "F#4", "G#4", "A#4")]
    assert names == [("C#", "Db"), ("D#", "Eb"), ("F#", "Gb"), ("G#", "Ab"), ("A#", "Bb")]


def test_code_is_the_sharp_name_and_octave() -> None:
    assert all(CODES[card] == f"{printed_names(card)[0]}{octave_of(card)}" for card in NOTE_CARDS)
