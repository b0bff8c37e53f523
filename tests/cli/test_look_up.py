"""Looking things up on the command line: text for people, JSON for programs, one line for each error."""

import pytest

from tests.cli.run import Shell


def test_scale_as_json_with_and_without_a_signature(shell: Shell) -> None:
    found = shell.answer("scale", "Eb melodic minor")
    assert found["notes"] == ["Eb", "F", "Gb", "Ab", "Bb", "C", "D"]
    assert found["degrees"] == ["1", "2", "b3", "4", "5", "6", "7"]
    assert found["formula"] == [2, 1, 2, 2, 2, 2, 1]
    assert found["signature"] == -6
    assert (found["relative"], found["parallel"]) == ("Gb major", "Eb major")
    assert found["chords"][1] == {"degree": 2, "numeral": "ii", "symbol": "Fm", "notes": ["F", "Ab", "C"]}
    assert found["modes"][3] == "Ab lydian dominant"
    assert "names" not in found
    found = shell.answer("scale", "C blues")
    assert (found["signature"], found["chords"], found["relative"]) == (None, [], "Eb major blues")
    found = shell.answer("scale", "C", "persian")
    assert (found["relative"], found["parallel"]) == (None, None)


@pytest.mark.parametrize(
    ("system", "second"),
    [("english", "F"), ("german", "F"), ("solfege", "fa"), ("French", "fa"), ("degrees", "2"), ("movable-do", "re")],
)
def test_scale_in_every_system_of_names(system: str, second: str, shell: Shell) -> None:
    found = shell.answer("scale", "Eb melodic minor", "--names", system)
    assert found["notes"][1] == "F"
    assert found.get("names", found["notes"])[1] == second
    lines = shell.text("scale", "Eb", "melodic", "minor", "--names", system)
    assert second in lines[2].split()


def test_scale_in_text_is_aligned(shell: Shell) -> None:
    lines = shell.text("scale", "Eb melodic minor")
    assert lines[:3] == [
        "Eb melodic minor (jazz minor, ascending melodic minor)",
        "degrees     1      2    b3         4    5    6      7",
        "notes       Eb     F    Gb         Ab   Bb   C      D",
    ]
    assert "signature   6 flats: Bb Eb Ab Db Gb Cb" in lines
    assert all(len(line) <= 100 and line == line.rstrip() for line in lines)
    lines = shell.text("scale", "E", "--formula", "1,8,3")
    assert lines[:3] == ["E custom", "degrees     1  b2  6", "notes       E  F   C#"]


def test_scales_with_notes(shell: Shell) -> None:
    found = shell.answer("scale", "--with", "C,Eb,Gb")
    assert found["notes"] == ["C", "Eb", "Gb"]
    assert {"name": "C blues", "notes": ["C", "Eb", "F", "Gb", "G", "Bb"]} in found["scales"]
    lines = shell.text("scale", "--with", "C Eb Gb")
    assert len(lines) == 13
    assert lines[-1].startswith("and ")
    assert shell.text("scale", "--with", "C C# D D# E F F# G G# A A# B")[0].startswith("C chromatic")
    assert shell("scale", "C", "--with", "C Eb Gb").code == 2


def test_chord(shell: Shell) -> None:
    found = shell.answer("chord", "F#m7b5")
    assert found.pop("shapes")["piano"][0] == {"note": "F#4", "right": 1, "left": 5}
    assert found == {
        "symbol": "F#m7b5",
        "root": "F#",
        "kind": "half diminished seventh",
        "bass": None,
        "inversion": 0,
        "notes": ["F#", "A", "C", "E"],
        "from_bass": ["F#", "A", "C", "E"],
        "degrees": ["1", "b3", "b5", "b7"],
        "intervals": ["m3", "d5", "m7"],
        "others": [],
    }
    assert shell.answer("chord", "C/E", "--names", "german")["names"] == ["C", "E", "G"]
    assert shell.text("chord", "C/E") == [
        "C/E: C major over E",
        "degrees     1  3   5",
        "notes       C  E   G",
        "intervals      M3  P5",
        "bass upward E G C",
        "guitar      032010, xx2010",
        "ukulele     0003",
        "piano       E G C, right hand 1 2 5, left hand 5 3 1",
    ]


# The open chords that every beginner on guitar and ukulele learns first.
@pytest.mark.parametrize(
    ("chord", "guitar", "ukulele"),
    [("Am", "x02210", "2000"), ("F", "133211", "2010"), ("G7", "320001", "0212"), ("D", "xx0232", "2220")],
)
def test_chord_is_held_as_in_printed_charts(shell: Shell, chord: str, guitar: str, ukulele: str) -> None:
    shapes = shell.answer("chord", chord)["shapes"]
    assert (shapes["guitar"][0], shapes["ukulele"][0]) == (guitar, ukulele)


def test_chord_of_more_notes_than_fingers_has_no_piano_fingers(shell: Shell) -> None:
    assert not any(line.startswith("piano") for line in shell.text("chord", "C13"))


def test_interval_between_notes(shell: Shell) -> None:
    assert shell.answer("interval", "C", "E#") == {
        "name": "augmented third",
        "short": "A3",
        "half_steps": 5,
        "generic": 3,
        "inversion": "diminished sixth",
        "notes": ["C", "E#"],
    }


@pytest.mark.parametrize(
    ("words", "field", "value"),
    [
        # a formula needs no option
        (["scale", "C 2 2 1 2 2 2 1"], "name", "C major"),
        (["scale", "Eb", "2", "1", "2", "2", "1", "2", "2"], "name", "Eb natural minor"),
        (["scale", "F sharp W H W W H W W"], "name", "F# natural minor"),
        (["scale", "Es 2 1 2 2 1 2 2", "--names", "german"], "name", "Eb natural minor"),
        (["scale", "Eb", "--formula", "2 1 2 2 1 3 1"], "name", "Eb harmonic minor"),
        (["scale", "--formula", "W-W-H-W-W-W-H"], "name", "C major"),
        # a tonic may be typed in the chosen names
        (["scale", "mi bémol melodic minor", "--names", "solfege"], "tonic", "Eb"),
        (["scale", "H minor", "--names", "german"], "tonic", "B"),
        (["scale", "B minor", "--names", "german"], "tonic", "Bb"),  # the names decide
        (["key", "Fis minor", "--names", "german"], "tonic", "F#"),
        # the note at an interval
        (["interval", "Eb", "minor", "third"], "notes", ["Eb", "Gb"]),
        (["interval", "Eb m3"], "notes", ["Eb", "Gb"]),
        (["interval", "m3", "Eb"], "notes", ["Eb", "Gb"]),
        (["interval", "C", "A4"], "notes", ["C", "F#"]),
        (["interval", "C4", "A4"], "notes", ["C4", "A4"]),
        (["interval", "C4", "tritone"], "notes", ["C4", "F#4"]),
        (["interval", "Eb", "M3", "--down"], "notes", ["Cb", "Eb"]),
        # programs get symbols in English
        (["chord", "Fism7", "--names", "german"], "symbol", "F#m7"),
    ],
)
def test_part_of_an_answer(words: list[str], field: str, value: object, shell: Shell) -> None:
    assert shell.answer(*words)[field] == value


@pytest.mark.parametrize(
    ("words", "lines"),
    [
        (["chord", "Bbm7b5/F#", "--names", "german"], ["Bm7b5/Fis: B half diminished seventh over Fis"]),
        (["chord", "Bb7", "--names", "solfege"], ["Sib7: Sib dominant seventh"]),
        (["chord", "Fism7/H", "--names", "german"], ["Fism7/H: Fis minor seventh over H"]),
        (["chord", "Bb7", "--names", "degrees"], ["Bb7: Bb dominant seventh"]),
        (
            ["key", "Bb", "--names", "german"],
            ["triads B Cm Dm Es F Gm Adim", "sevenths Bmaj7 Cm7 Dm7 Esmaj7 F7 Gm7 Am7b5"],
        ),
        (["scale", "D", "--names", "solfege"], ["triads Re Mim Fa#m Sol La Sim Do#dim"]),
        (["identify", "C Eb Gb A", "--names", "german"], ["Adim7/C A diminished seventh over C: C Es Ges A"]),
        (["identify", "Bb Db F", "--names", "german"], ["Bm B minor: B Des F"]),
        (["identify", "F# B", "--names", "german"], ["P4 perfect fourth from Fis up to H: Fis H"]),
        (["identify", "B", "--names", "german"], ["B note: B"]),
        (["identify", "D E F G A B C", "--names", "solfege"], ["re dorian scale: re mi fa sol la si do"]),
        (["scale", "F# dorian", "--names", "german"], ["Fis dorian", "signature 4 sharps: Fis Cis Gis Dis"]),
        (["scale", "F# dorian", "--names", "german"], ["parallel Fis major"]),
        (["key", "Bb", "--names", "solfege"], ["signature 2 flats: si bemol, mi bemol"]),
        (["key", "G", "--names", "degrees"], ["signature 1 sharp: F#"]),
        (["interval", "C5", "A4"], ["A4 up to C5: minor third (m3)"]),
        (["interval", "H", "Es", "--names", "german"], ["H up to Es: diminished fourth (d4)"]),
        (["interval", "C", "E", "--down"], ["C down to E: minor sixth (m6)"]),
        (["interval", "C5", "E4", "--down"], ["C5 down to E4: minor sixth (m6)"]),
        (["interval", "C", "C", "--down"], ["C down to C: perfect unison (P1)"]),
        (["interval", "Eb", "M3", "--down"], ["Eb down to Cb: major third (M3)"]),
        (["interval", "H", "Es", "--names", "german", "--down"], ["H down to Es: augmented fifth (A5)"]),
    ],
)
def test_lines_that_are_printed_in_the_names_asked_for(words: list[str], lines: list[str], shell: Shell) -> None:
    printed = [" ".join(line.split()) for line in shell.text(*words)]
    assert [line for line in lines if line not in printed] == [], printed
    assert lines[0] == printed[0] or words[0] in ("scale", "key")


def test_key(shell: Shell) -> None:
    assert shell.answer("key", "Bb", "--names", "german")["chords"][3]["symbol"] == "Eb"  # for programs in English
    found = shell.answer("key", "F# minor")
    assert found["notes"] == ["F#", "G#", "A", "B", "C#", "D", "E"]
    assert (found["signature"], found["accidentals"]) == (3, ["F#", "C#", "G#"])
    assert (found["relative"], found["parallel"], found["enharmonic"]) == ("A major", "F# major", None)
    assert [chord["numeral"] for chord in found["chords"]] == ["i", "ii°", "III", "iv", "v", "VI", "VII"]
    assert shell.answer("key", "gb", "major")["parallel"] is None
    lines = shell.text("key", "C# major")
    assert "signature   7 sharps: F# C# G# D# A# E# B#" in lines
    assert lines[-1] == "sounds like Db major"
    assert "signature   no sharps or flats" in shell.text("key", "Am")
    assert "signature   1 flat: Bb" in shell.text("key", "F")


def test_identify(shell: Shell) -> None:
    assert shell.answer("identify", "Bb Db F", "--names", "german")["found"][0]["name"] == "Bbm"
    found = shell.answer("identify", "C", "Eb", "Gb", "A")
    assert found["notes"] == ["C", "Eb", "Gb", "A"]
    assert found["found"][0] == {
        "sort": "chord",
        "name": "Adim7/C",
        "words": "A diminished seventh over C",
        "notes": ["C", "Eb", "Gb", "A"],
        "respelled": False,
        "without": [],
    }
    assert shell.text("identify", "C", "D#", "G") == ["Cm  C minor: C Eb G (respelled)"]
    assert shell.text("identify", "D E F G A B C")[0] == "D dorian         scale: D E F G A B C"
    # Notes that are nothing themselves:
    assert shell.text("identify", "C", "C#", "D")[0].startswith("nothing with a name of its own; these notes are in ")
    found = shell.answer("identify", "C", "C#", "D")
    assert found["found"] == []
    assert len(found["scales_with"]) == 5


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["scale", "H#b minor"], "“H#b” in “H#b minor” is not a note. Did you mean B minor?"),
        (
            ["scale", "Eb", "--formula", "2 2 1 2 2 2 2"],
            "“2 2 1 2 2 2 2” adds up to 13 half steps instead of 12. Did you mean 2 2 1 2 2 2 1 (major)?",
        ),
        (["scale"], "“” is not a scale. Try Eb melodic minor."),
        (["scale", "C", "--names", "germn"], "“germn” is not a way to name notes here. Did you mean german?"),
        (["chord", "Cmajj7"], "“majj7” in “Cmajj7” is not a kind of chord. Did you mean Cmaj7?"),
        (
            ["scale", "C 2 2 1 2 2 2 2"],
            "“2 2 1 2 2 2 2” adds up to 13 half steps instead of 12. Did you mean 2 2 1 2 2 2 1 (major)?",
        ),
        (["interval", "C", "H"], "“H” is not a note or an interval. Did you mean B?"),
        (["interval", "C", "H", "--down"], "“H” is not a note or an interval. Did you mean B?"),
        (["interval", "C4", "E5", "--down"], "E5 is not below C4. Leave out --down, or name the higher note first."),
        (["interval", "C4", "E"], "Give both notes an octave, or neither: “C4 E”."),
        (["interval", "C"], "Give two notes, such as C E#, or a note and an interval, such as Eb minor third."),
        (["key", "D dorian"], "“D dorian” is not a key. Did you mean C major?"),
        (["identify", "C", "Es"], "“Es” is not a note. Did you mean Eb?"),
        (["identify"], "There are no notes. Try C Eb G."),
        (["scale", "--with", ""], "There are no notes. Try C Eb G."),
    ],
)
def test_input_that_is_not_understood_gets_a_one_line_error(words: list[str], line: str, shell: Shell) -> None:
    run = shell(*words)
    assert (run.code, run.out, run.err) == (2, "", f"musicards: {line}\n")


@pytest.mark.parametrize(
    ("words", "title", "half_steps"),
    [
        ("C M9", "C up to D: major ninth (M9)", 14),
        ("C octave", "C up to C: perfect octave (P8)", 12),
        ("C major thirteenth", "C up to A: major thirteenth (M13)", 21),
        ("Eb double octave", "Eb up to Eb: perfect double octave (P15)", 24),
        ("C --down M10", "C down to Ab: major tenth (M10)", 16),
        ("D5 C4", "C4 up to D5: major ninth (M9)", 14),
    ],
)
def test_a_compound_interval_keeps_its_size(words: str, title: str, half_steps: int, shell: Shell) -> None:
    lines = shell.text("interval", *words.split())
    assert lines[:2] == [title, f"half steps  {half_steps}"]
