"""Shapes of chords on strings and on keys, compared with printed charts."""

import pytest

from musicards.theory import parse_pitch
from musicards.tools import CHORD_SUFFIXES, SHAPE_TUNINGS, Shape, chord_shapes, parse_chord_symbol, piano_shape

# The open chords and barre chords that beginner's books for guitar have. Where charts differ, all of theirs are right.
GUITAR = """
C x32010, A x02220, G 320003, E 022100, D xx0232, F 133211|xx3211, Am x02210, Em 022000, Dm xx0231,
A7 x02020, B7 x21202, C7 x32310, D7 xx0212, E7 020100, G7 320001,
Am7 x02010, Em7 020000|022030, Dm7 xx0211, Bm7 x20202|x24232,
Cmaj7 x32000, Fmaj7 xx3210, Amaj7 x02120, Dmaj7 xx0222, Gmaj7 320002, Emaj7 021100,
Asus4 x02230, Dsus4 xx0233, Esus4 022200, Asus2 x02200, Dsus2 xx0230, A7sus4 x02030, E7sus4 020200,
Bm x24432, F#m 244222, Bb x13331, B x24442, Cm x35543, Gm 355333, Fm 133111, C#m x46654, G#m 466444, F# 244322,
Ab 466544, G6 320000, Am6 x02212, Cadd9 x32030, Caug x32110, Bm7b5 x20201|x2323x,
C/G 332010, C/E 032010, G/B x20003|x20033, D/F# 200232, Am/G 302210
"""
# The same for ukulele.
UKULELE = """
C 0003, D 2220, E 4442|1402, F 2010, G 0232, A 2100, Bb 3211, B 4322,
Cm 0333, Dm 2210, Em 0432, Fm 1013, Gm 0231, Am 2000, Bm 4222, F#m 2120, Eb 0331, Ab 5343,
C7 0001, D7 2223, E7 1202, F7 2310|2313, G7 0212, A7 0100, B7 2322, Bb7 1211,
Cmaj7 0002, Dmaj7 2224, Fmaj7 2413|5500, Gmaj7 0222, Amaj7 1100, Dm7 2213, Em7 0202, Gm7 0211, Am7 0000, Bm7 2222,
C6 0000, Csus4 0013, Gsus4 0233, Dsus4 0230, Asus4 2200, Caug 1003, Cdim7 2323
"""


def _chart(text: str) -> list[tuple[str, str]]:
    rows = [row.split() for row in text.replace("\n", " ").split(",")]
    return [(symbol, shapes) for symbol, shapes in rows]


CHARTS = [(name, *row) for name, chart in (("guitar", GUITAR), ("ukulele", UKULELE)) for row in _chart(chart)]


@pytest.mark.parametrize(("instrument", "symbol", "printed"), CHARTS)
def test_the_well_known_shape_comes_first(instrument: str, symbol: str, printed: str) -> None:
    assert str(chord_shapes(parse_chord_symbol(symbol), SHAPE_TUNINGS[instrument])[0]) in printed.split("|")


# The fingers on the same charts; 0 where no finger is.
@pytest.mark.parametrize(
    ("instrument", "symbol", "fingers"),
    [
        ("guitar", "C", "032010"),
        ("guitar", "G", "210003"),
        ("guitar", "D", "000132"),
        ("guitar", "E", "023100"),
        ("guitar", "Em", "023000"),
        ("guitar", "Am", "002310"),
        ("guitar", "Dm", "000231"),
        ("guitar", "A7", "002030"),
        ("guitar", "B7", "021304"),
        ("guitar", "F", "134211"),
        ("guitar", "Bm", "013421"),
        ("guitar", "Dm7", "000211"),
        ("ukulele", "C", "0003"),
        ("ukulele", "F", "2010"),
        ("ukulele", "G", "0132"),
        ("ukulele", "Dm", "2310"),
        ("ukulele", "Bb", "3211"),
    ],
)
def test_the_fingers_are_those_of_the_charts(instrument: str, symbol: str, fingers: str) -> None:
    shape = chord_shapes(parse_chord_symbol(symbol), SHAPE_TUNINGS[instrument])[0]
    assert "".join(str(finger or 0) for finger in shape.fingers) == fingers


def _holds(shape: Shape) -> bool:
    """Whether a hand can hold a shape: each finger on one fret, only the first on several strings, in order."""
    held: dict[int, set[int]] = {}
    for fret, finger in zip(shape.frets, shape.fingers, strict=True):
        if (finger is None) != (not fret):
            return False
        if finger is not None and fret is not None:
            held.setdefault(finger, set()).add(fret)
    frets = [min(held[finger]) for finger in sorted(held)]
    reach = max(frets, default=0) - min(frets, default=0)
    single = [finger for finger in shape.fingers if finger not in {None, 1}]
    return (
        set(held) <= {1, 2, 3, 4}
        and all(len(each) == 1 for each in held.values())
        and frets == sorted(frets)
        and reach <= 3
        and len(single) == len(set(single))
    )


@pytest.mark.parametrize("instrument", SHAPE_TUNINGS)
@pytest.mark.parametrize("suffix", CHORD_SUFFIXES)
def test_every_shape_can_be_held_and_sounds_the_chord(instrument: str, suffix: str) -> None:
    strings = SHAPE_TUNINGS[instrument]
    for root in ("C", "F#", "Ab"):
        chord = parse_chord_symbol(root + suffix)
        for shape in chord_shapes(chord, strings):
            assert _holds(shape), (chord.symbol, str(shape), shape.fingers)
            keys = [key for key in shape.keys if key is not None]
            hours = {key % 12 for key in keys}
            assert hours <= {hour % 12 for hour in chord.hours}
            assert instrument == "ukulele" or min(keys) % 12 == chord.root.hour % 12
            missing = {
                degree for degree, hour in zip(chord.degrees, chord.hours, strict=True) if hour % 12 not in hours
            }
            assert missing <= {"1", "5", "9", "11"} - (
                {"1"} if instrument != "ukulele" or len(chord.degrees) < 5 else set()
            )
            assert [key - string for key, string in zip(shape.keys, strings, strict=True) if key is not None] == [
                fret for fret in shape.frets if fret is not None
            ]


@pytest.mark.parametrize(
    ("capo", "symbol", "like"),
    [(3, "Eb", "C"), (2, "A", "G"), (1, "F", "E"), (4, "G#m", "Em"), (7, "D", "G")],
)
def test_a_capo_moves_the_open_shapes(capo: int, symbol: str, like: str) -> None:
    """Charts of capos: with a capo on fret 3, E flat is held as C."""
    moved, known = (chord_shapes(parse_chord_symbol(each), capo=fret)[0] for each, fret in ((symbol, capo), (like, 0)))
    assert str(moved) == str(known)
    assert moved.keys == tuple(None if key is None else key + capo for key in known.keys)


def test_the_bass_after_the_slash_is_the_lowest() -> None:
    for symbol in ("C/E", "C/G", "C/D", "F#m7b5/A", "Bb7/F"):
        chord = parse_chord_symbol(symbol)
        assert chord.bass is not None
        for shape in chord_shapes(chord):
            assert min(key for key in shape.keys if key is not None) % 12 == chord.bass.hour % 12


# Fingers as in The Complete Book of Scales, Chords, Arpeggios and Cadences (Alfred): triads and their inversions, right
# hand from the lowest note, then left.
@pytest.mark.parametrize(
    ("symbol", "inversion", "notes", "right", "left"),
    [
        ("C", 0, "C4 E4 G4", "135", "531"),
        ("C", 1, "E4 G4 C5", "125", "531"),
        ("C", 2, "G4 C5 E5", "135", "521"),
        ("Am", 0, "A4 C5 E5", "135", "531"),
        ("G7", 0, "G4 B4 D5 F5", "1235", "5321"),
        ("C/E", 0, "E4 G4 C5", "125", "531"),
        ("Cb", 0, "Cb4 Eb4 Gb4", "135", "531"),
        ("B#", 0, "B#4 D##5 F##5", "135", "531"),
    ],
)
def test_inversions_on_the_piano(symbol: str, inversion: int, notes: str, right: str, left: str) -> None:
    keys = piano_shape(parse_chord_symbol(symbol), inversion)
    assert [key.pitch for key in keys] == [parse_pitch(note) for note in notes.split()]
    assert "".join(str(key.right) for key in keys) == right
    assert "".join(str(key.left) for key in keys) == left


def test_a_hand_has_five_fingers_and_an_end() -> None:
    assert [key.right for key in piano_shape(parse_chord_symbol("C13"))] == [None] * 6
    assert [key.right for key in piano_shape(parse_chord_symbol("Cmaj9"), 1)] == [None] * 5


@pytest.mark.parametrize(("strings", "capo"), [((), 0), ((40,) * 9, 0), ((40, 45), 12), ((40, 45), -1)])
def test_what_no_instrument_has_is_refused(strings: tuple[int, ...], capo: int) -> None:
    with pytest.raises(ValueError, match="can be"):
        chord_shapes(parse_chord_symbol("C"), strings, capo=capo)
