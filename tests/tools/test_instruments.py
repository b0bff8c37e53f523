"""Transposing instruments: published parts, the table against music21's, names in four languages."""

import pytest
from music21 import instrument as m21

from musicards.errors import InputError
from musicards.theory import KEYS
from musicards.tools.instrument_data import INSTRUMENT_CLEFS, INSTRUMENT_TABLE, SEVERAL_INSTRUMENTS, WRITTEN_RANGES
from musicards.tools.instruments import INSTRUMENTS, for_instrument, from_instrument, out_of_range, parse_instrument
from musicards.tools.lines import parse_line
from musicards.tools.scales import read_key
from tests.helpers.input_errors import raises_bad_notation

PUBLISHED_KEYS = [
    ("Mozart, Clarinet Concerto K. 622", "A", "clarinet in A", "C"),
    ("Mozart, Clarinet Quintet K. 581", "A", "clarinet in A", "C"),
    ("Weber, Clarinet Concerto no. 1", "Fm", "clarinet in Bb", "Gm"),
    ("Weber, Clarinet Concerto no. 2", "Eb", "clarinet in Bb", "F"),
    ("Brahms, Clarinet Quintet op. 115", "Bm", "clarinet in A", "Dm"),
    ("Brahms, Clarinet Sonata op. 120 no. 1", "Fm", "clarinet in Bb", "Gm"),
    ("Gershwin, Rhapsody in Blue", "Bb", "clarinet in Bb", "C"),
    ("Haydn, Trumpet Concerto, on the B flat trumpet", "Eb", "trumpet in Bb", "F"),
    ("Haydn, Trumpet Concerto, on the E flat trumpet", "Eb", "trumpet in Eb", "C"),
    ("Hummel, Trumpet Concerto, as written", "E", "trumpet in E", "C"),
    ("Hummel, Trumpet Concerto, on the B flat trumpet", "E", "trumpet in Bb", "F#"),
    ("Bach, Brandenburg Concerto no. 2", "F", "trumpet in F", "C"),
    ("Mozart, Horn Concerto no. 4 K. 495, natural horn", "Eb", "horn in Eb", "C"),
    ("Mozart, Horn Concerto no. 4 K. 495, valve horn", "Eb", "horn in F", "Bb"),
    ("Tchaikovsky, Symphony no. 5, second movement", "D", "horn in F", "A"),
    ("Glazunov, Saxophone Concerto op. 109", "Eb", "alto saxophone", "C"),
    ("Desmond, Take Five", "Ebm", "alto saxophone", "Cm"),
    ("Ravel, Boléro, tenor saxophone", "C", "tenor saxophone", "D"),
    ("Dvořák, Symphony no. 9, Largo", "Db", "English horn", "Ab"),
    ("Rodrigo, Concierto de Aranjuez, Adagio", "Bm", "English horn", "F#m"),
]

PUBLISHED_NOTES = [
    ("Dvořák, Symphony no. 9, Largo", "F4 Ab4 Ab4 F4 Eb4 Db4", "English horn", "C5 Eb5 Eb5 C5 Bb4 Ab4"),
    ("Gershwin, Rhapsody in Blue, from trill to top", "F3 Bb5", "clarinet in Bb", "G3 C6"),
    ("Ravel, Boléro, clarinet", "C5 B4 C5 D5 C5 B4 A4", "clarinet in Bb", "D5 C#5 D5 E5 D5 C#5 B4"),
    ("Ravel, Boléro, oboe d'amore", "C5 B4 C5 D5 C5 B4 A4", "oboe d'amore", "Eb5 D5 Eb5 F5 Eb5 D5 C5"),
    ("Beethoven, Eroica, the horn too early", "Eb G Eb Bb", "horn in Eb", "C E C G"),
    ("Bruckner, Symphony no. 4, opening", "Bb Eb Eb Bb", "horn in F", "F Bb Bb F"),
    ("Haydn, Trumpet Concerto, first solo", "Eb F G", "trumpet in Eb", "C D E"),
    ("Haydn, Trumpet Concerto, first solo", "Eb F G", "trumpet in Bb", "F G A"),
    ("open strings of the guitar", "E2 A2 D3 G3 B3 E4", "guitar", "E3 A3 D4 G4 B4 E5"),
    ("open strings of the double bass", "E1 A1 D2 G2", "double bass", "E2 A2 D3 G3"),
]

SAME_IN_MUSIC21 = {
    "piccolo": m21.Piccolo,
    "English horn": m21.EnglishHorn,
    "clarinet in Bb": m21.Clarinet,
    "bass clarinet": m21.BassClarinet,
    "soprano saxophone": m21.SopranoSaxophone,
    "alto saxophone": m21.AltoSaxophone,
    "tenor saxophone": m21.TenorSaxophone,
    "baritone saxophone": m21.BaritoneSaxophone,
    "horn in F": m21.Horn,
    "trumpet in Bb": m21.Trumpet,
    "double bass": m21.Contrabass,
}
AS_THEY_SOUND = {
    "flute": m21.Flute, "oboe": m21.Oboe, "bassoon": m21.Bassoon, "trombone": m21.Trombone, "tuba": m21.Tuba,
    "violin": m21.Violin, "viola": m21.Viola, "cello": m21.Violoncello,
}  # fmt: skip


@pytest.mark.parametrize(("work", "sounds", "instrument", "written"), PUBLISHED_KEYS)
def test_published_part_has_this_key(work: str, sounds: str, instrument: str, written: str) -> None:
    player = parse_instrument(instrument)
    assert player.written_key(read_key(sounds)) == read_key(written), work
    assert player.sounding_key(read_key(written)) == read_key(sounds), work


@pytest.mark.parametrize(("work", "sounds", "instrument", "written"), PUBLISHED_NOTES)
def test_published_part_has_these_notes(work: str, sounds: str, instrument: str, written: str) -> None:
    player = parse_instrument(instrument)
    assert str(for_instrument(parse_line(sounds), player)) == written, work
    assert str(from_instrument(parse_line(written), player)) == sounds, work


@pytest.mark.parametrize("name", SAME_IN_MUSIC21)
def test_interval_is_that_of_music21(name: str) -> None:
    ours = parse_instrument(name)
    theirs = SAME_IN_MUSIC21[name]().transposition
    way = -1 if ours.sounds_lower else 1
    assert (theirs.semitones, theirs.generic.directed) == (way * ours.interval.half_steps, way * ours.interval.generic)


@pytest.mark.parametrize("name", ["alto saxophone", "clarinet in A", "baritone saxophone", "horn in F", "piccolo"])
def test_part_in_a_known_key_has_no_note_outside_it(name: str) -> None:
    player = parse_instrument(name)
    for key in KEYS:
        line = parse_line(" ".join(f"{note}4" for note in key.scale.names))
        part = for_instrument(line, player, key=key)
        written = player.written_key(key)
        assert {str(note).rstrip("0123456789") for note in part.notes} == set(written.scale.names)
        back = from_instrument(part, player, key=written)
        sounds = [note.midi for note in line.notes if hasattr(note, "midi")]
        assert [note.midi for note in back.notes if hasattr(note, "midi")] == sounds


def test_part_never_has_seven_signs_unless_the_music_has() -> None:
    for player in INSTRUMENTS:
        for key in KEYS:
            assert abs(player.written_key(key).signature) < 7 or player.interval.generic % 7 == 1


# The first clef of each part in Samuel Adler, The Study of Orchestration.
CLEFS_OF_PARTS = {
    "violin": "treble", "viola": "alto", "Bratsche": "alto", "cello": "bass", "double bass": "bass",
    "Kontrabass": "bass",
    "flute": "treble", "oboe": "treble", "English horn": "treble", "bassoon": "bass", "contrabassoon": "bass",
    "clarinet in A": "treble", "horn in F": "treble", "trumpet in Bb": "treble", "Posaune": "bass", "tuba": "bass",
    "baritone saxophone": "treble", "guitar": "treble", "bass guitar": "bass",
    "glockenspiel": "treble", "piano": None, "voice": None,
}  # fmt: skip


@pytest.mark.parametrize(("name", "clef"), CLEFS_OF_PARTS.items())
def test_part_is_in_the_clef_of_its_players(name: str, clef: str | None) -> None:
    assert parse_instrument(name).clef == clef


def test_clefs_are_of_known_instruments() -> None:
    assert set(INSTRUMENT_CLEFS) <= {each.name for each in INSTRUMENTS}


def test_every_name_finds_its_instrument() -> None:
    for player, (_, _, others) in zip(INSTRUMENTS, INSTRUMENT_TABLE, strict=True):
        assert parse_instrument(player.name.upper()) is player
        for name in (*player.names.values(), *filter(None, others.split(", "))):
            assert parse_instrument(name).interval == player.interval


@pytest.mark.parametrize("name", ["B♭ clarinet", "b-flat clarinet", "B-Klarinette", "clarinette en si♭", "Clarinete"])
def test_clarinet_is_known_by_many_names(name: str) -> None:
    assert parse_instrument(name).name == "clarinet in Bb"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("kazoo", r"“kazoo” is not a known instrument\. Try clarinet in Bb\.$"),
        ("alto saxofone", r"“alto saxofone” is not a known instrument\. Did you mean alto saxophone"),
        (None, "is not a known instrument"),
    ],
)
def test_an_unknown_instrument_gets_the_nearest_or_an_example(name: object, said: str) -> None:
    with raises_bad_notation(said):
        parse_instrument(name)


def test_every_transposing_instrument_has_a_written_range() -> None:
    several = {"concert pitch", "instrument in Bb", "instrument in Eb", "instrument in F"}
    assert {each.name for each in INSTRUMENTS} - several == set(WRITTEN_RANGES)
    for each in INSTRUMENTS:
        if each.written_range is not None:
            low, high = each.written_range
            assert 12 <= (high.midi or 0) - (low.midi or 0) <= 48, each.name


@pytest.mark.parametrize("name", [*SAME_IN_MUSIC21, *AS_THEY_SOUND])
def test_lowest_written_note_is_that_of_music21(name: str) -> None:
    # music21 has no low A for the baritone saxophone, no low C for the bass clarinet, and a rare C for the horn.
    apart = {"baritone saxophone": "A3", "bass clarinet": "C3", "horn in F": "F#2"}
    lowest = {**SAME_IN_MUSIC21, **AS_THEY_SOUND}[name]().lowestNote
    written = parse_instrument(name).written_range
    if name in apart:
        assert str(written and written[0]) == apart[name]
    elif lowest is not None:
        assert str(written and written[0]) == lowest.nameWithOctave.replace("-", "b")


@pytest.mark.parametrize(
    ("part", "instrument", "outside", "octaves"),
    [
        ("Bb3 F#6", "alto saxophone", None, None),
        ("A3 C4", "alto saxophone", "A3", 1),
        ("G6 C5", "alto saxophone", "G6", -1),
        ("A3 G6", "alto saxophone", "A3 G6", None),
        ("C2 E2 G2", "clarinet in Bb", "C2 E2 G2", 2),
        ("D3", "violin", "D3", 1),
        ("C D E", "alto saxophone", None, None),  # without octaves
        ("Am7 D7", "guitar", None, None),
        ("E1 A1 D2", "double bass", "E1 A1 D2", 1),
        ("F#3 D6", "trumpet in Bb", None, None),
        ("F3", "trumpet in Bb", "F3", 1),
    ],
)
def test_notes_outside_the_range_and_the_octave_that_fits(
    part: str, instrument: str, outside: str | None, octaves: int | None
) -> None:
    found = out_of_range(parse_line(part), parse_instrument(instrument))
    assert (found and " ".join(map(str, found.notes))) == outside
    assert (found and found.octaves) == octaves


@pytest.mark.parametrize("name", [*SEVERAL_INSTRUMENTS, "TENOR", "Sax"])
def test_a_name_of_several_instruments_asks_which(name: str) -> None:
    with pytest.raises(InputError) as raised:
        parse_instrument(name)
    assert raised.value.code == "several-instruments"
    assert len(raised.value.suggestions) > 1
    for suggestion in raised.value.suggestions:
        assert parse_instrument(suggestion.text).name == suggestion.text


# Parts "in B flat", "in E flat" and "in F" are written a second, a sixth and a fifth above the sound in the books that
# `instruments` names; a euphonium in the bass clef sounds as written.
@pytest.mark.parametrize(
    ("typed", "sounds", "written"),
    [
        ("Bb", "C4", "D4"),
        ("B flat", "C4", "D4"),
        ("B♭", "C4", "D4"),
        ("Instrument in B", "C4", "D4"),
        ("Eb", "C4", "A4"),
        ("E♭", "C4", "A4"),
        ("Es", "C4", "A4"),
        ("instrument en mi bémol", "C4", "A4"),
        ("F", "C4", "G4"),
        ("fa", "C4", "G4"),
        ("euphonium", "C3", "C3"),
        ("bombardino", "C3", "C3"),
        ("euphonium treble clef", "C3", "D4"),
    ],
)
def test_parts_that_several_instruments_read(typed: str, sounds: str, written: str) -> None:
    assert str(for_instrument(parse_line(sounds), parse_instrument(typed))) == written


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("tenor", "tenor saxophone, tenor voice, tenor horn, or tenor recorder"),
        ("Ténor", "tenor saxophone"),
        ("soprano", "soprano saxophone, descant recorder, or soprano cornet"),
        ("saxophone", "alto saxophone, tenor saxophone"),
        ("in A", "clarinet in A, trumpet in A"),
        ("bass", "bass clarinet"),
        ("tenro saxophone", "Did you mean tenor saxophone"),
    ],
)
def test_a_name_that_several_have_asks_which(typed: str, said: str) -> None:
    with raises_bad_notation(said):
        parse_instrument(typed)
