"""Lines of notes and chord symbols: reading, layout, and spelling after transposition."""

from time import perf_counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from music21 import interval as m21interval
from music21 import pitch as m21pitch

from musicards.errors import BadNotation
from musicards.theory import FIXED_NAME_SYSTEMS, KEYS, LETTERS, Key, NameSystem, SpelledPitch, parse_interval
from musicards.tools.lines import Line, LineChord, parse_line
from musicards.tools.scales import read_key
from musicards.tools.transpose import key_distance, transpose_line
from tests.helpers.input_errors import raises_bad_notation

PITCHES = st.builds(SpelledPitch, st.sampled_from(LETTERS), st.integers(-2, 2), st.integers(1, 7))
INTERVALS = st.sampled_from(["m2", "M2", "m3", "M3", "P4", "A4", "d5", "P5", "m6", "M6", "m7", "M7", "P8", "M9", "A1"])


def kinds(text: str, **options: object) -> str:
    """Return n for each note and c for each chord."""
    line = parse_line(text, **options)  # type: ignore[arg-type]
    return "".join("c" if isinstance(item, LineChord) else "n" for item in line.notes)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("C4 D Eb | F#m7b5 Bb7/F", "nnncc"),
        ("C E G", "nnn"),
        ("c e g bb", "nnnn"),
        ("C Am F G", "cccc"),
        ("C7 F7 G7", "ccc"),
        ("C6 D6", "cc"),
        ("C6 D6 E5", "nnn"),
        ("C, E, G", "nnn"),
        ("G/B C/E", "cc"),
        ("Cmaj7 Dm7(b5) G7(b9,#11) C6/9 Fsus4 Edim Gaug Bbadd9 AΔ7 B°7 Cø", "ccccccccccc"),
        ("[Am] {C} E♭ F♯m", "cccc"),
    ],
)
def test_notes_and_chords_are_distinguished(text: str, found: str) -> None:
    assert kinds(text) == found


def test_kind_settles_what_could_be_either() -> None:
    assert (kinds("C E G", kind="chords"), kinds("C7 F7", kind="notes")) == ("ccc", "nn")


@pytest.mark.parametrize(
    "text", ["C4  D | Eb ||\n\n\tF# ,G :|", "| Dm7 G7 | % |\nN.C. | Cmaj7 / / / |", "  C  ", "|: Am7(b5)/Eb [D7] :|"]
)
def test_layout_is_kept(text: str) -> None:
    assert str(parse_line(text)) == text


def test_line_without_change_is_the_same_line() -> None:
    line = parse_line("C#4 Ebb F##5 | Bb")
    assert transpose_line(line, parse_interval("P1")) == line


@pytest.mark.parametrize(
    ("names", "text", "english"),
    [
        ("german", "H7 B Es Fism As7 Esus4 Dis/Fis", "B7 Bb Eb F#m Ab7 Esus4 D#/F#"),
        ("german", "h b es fis4", "B Bb Eb F#4"),
        ("solfege", "Do Sibm7 La7 Fa#m Sol/Si Ré♭", "C Bbm7 A7 F#m G/B Db"),
        ("solfege", "do mib sol4", "C Eb G4"),
        ("german", "a d e7 a", "Am Dm Em7 Am"),
        ("german", "fis7/h | C G/h | cis6 b es7", "F#m7/B | C G/B | C#m6 Bbm Ebm7"),
        ("german", "am dm e7 am", "Am Dm E7 Am"),
        ("german", "a d e", "A D E"),
        ("english", "am dm7 g7 cmaj7/e", "Am Dm7 G7 Cmaj7/E"),
        ("english", "a d e7 a", "A D E7 A"),
        ("english", "c e g bb", "C E G Bb"),
        ("solfege", "lam rem7 sol7 do", "Am Dm7 G7 C"),
    ],
)
def test_german_and_french_names_are_read(names: str, text: str, english: str) -> None:
    assert str(parse_line(text, names=names)) == english  # type: ignore[arg-type]


@pytest.mark.parametrize("names", FIXED_NAME_SYSTEMS)
@pytest.mark.parametrize("text", ["C#m7b5 G7/B | Bb6, Eb %", "Cb4 F##5 Bb3", "Db Am7/G N.C. A+"])
def test_a_written_line_is_read_back(names: NameSystem, text: str) -> None:
    line = parse_line(text)
    for real in (False, True):
        assert parse_line(line.text(names, real=real), names=names).text() == text


def test_names_are_written_without_spaces() -> None:
    line = parse_line("Eb F#4 Bbm7/Ab", kind=None)
    assert line.text("german") == "Es Fis4 Bm7/As"
    assert line.text("solfege") == "mib fa#4 Sibm7/Lab"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("C E Xb", r"“Xb” is not a note or a chord symbol. It is number 3. Try Eb4, F#m7b5, or Bb7/F."),
        ("C E H7", r"“H7” is not a note or a chord symbol. It is number 3. Did you mean B7\?"),
        ("C | D\nE Fis", r"“Fis” is not a note or a chord symbol. It is number 4 in row 2. Did you mean F#\?"),
        ("C Dm7\nfism7", r"“fism7” is not a note or a chord symbol. It is number 3 in row 2. Did you mean F#m7\?"),
        ("C4 E#b", r"“E#b” .* Did you mean"),
        ("Cmaj7foo", r"Did you mean Cmaj7\?"),
        ("C#####", r"Did you mean C##\?"),
        ("Cm/x", r"“Cm/x” is not a note or a chord symbol"),  # a bass is never left in the suffix
        ("", "There are no notes"),
        (" | % | ", "There are no notes"),
        (None, "“None” is not a line of notes or chords"),
        ("C " * 20_000, "is not a line of notes or chords"),
    ],
)
def test_an_error_names_the_word_and_its_place(text: object, message: str) -> None:
    with raises_bad_notation(message):
        parse_line(text)


@pytest.mark.parametrize("piece", ["mino", "(", "()", "6/9", "#9b", "C", "/C", "-1"])
def test_long_nonsense_is_refused_at_once(piece: str) -> None:
    started = perf_counter()
    with pytest.raises(BadNotation):
        parse_line("C" + piece * 2_000 + "?")
    assert perf_counter() - started < 1


def test_a_chord_is_refused_where_notes_are_wanted() -> None:
    with raises_bad_notation(r"“Am7” is not a note. It is number 2. Did you mean A\?"):
        parse_line("C Am7", kind="notes")


@given(st.lists(PITCHES, min_size=1, max_size=8), INTERVALS, st.booleans())
def test_every_note_moves_as_in_music21(pitches: list[SpelledPitch], short: str, down: bool) -> None:
    interval = parse_interval(short)
    moved = transpose_line(parse_line(" ".join(map(str, pitches)), kind="notes"), interval, down=down)
    theirs = m21interval.Interval(short)
    if down:
        theirs = theirs.reverse()
    expected = [m21pitch.Pitch(str(pitch).replace("b", "-")).transpose(theirs) for pitch in pitches]
    found = [note for note in moved.notes if isinstance(note, SpelledPitch)]
    assert [note.midi for note in found] == [pitch.midi for pitch in expected]
    assert all(abs(note.alteration) <= 2 for note in found)
    if all(abs(pitch.alter) <= 2 for pitch in expected):
        assert [str(note) for note in found] == [f"{pitch.name.replace('-', 'b')}{pitch.octave}" for pitch in expected]


@pytest.mark.parametrize(
    ("line", "by", "moved"),
    [
        ("C E G", "augmented fifth", "G# B# D#"),  # as the interval says, while double signs do
        ("F## A## C##", "augmented fourth", "C# E# G#"),  # all of it under the other name
        ("B#m7", "major third", "Em7"),  # no chord on D##
        ("D#7/F##", "major third", "G7/B"),
        ("F Bb C7", "half step", "Gb Cb Db7"),
        ("C Em Am B7", "augmented unison", "Db Fm Bbm C7"),
        ("C#m F#m B#dim", "P5", "G#m C#m Gdim"),
        ("C Db D Eb E F Gb", "half step", "Db Ebb Eb Fb F Gb Abb"),
        ("Cb5 B#3", "M2", "Db5 C##4"),
    ],
)
def test_spelling_after_an_interval(line: str, by: str, moved: str) -> None:
    assert str(transpose_line(parse_line(line), parse_interval(by))) == moved


def between(line: Line, start: Key, end: Key, *, down: bool | None = None) -> Line:
    """Return a line moved from one key to another."""
    interval, goes_down = key_distance(start, end, down=down)
    return transpose_line(line, interval, down=goes_down, keep_key=True)


@pytest.mark.parametrize(
    ("line", "keys", "moved"),
    [
        ("Dm7 G7 Cmaj7", ("C", "Eb"), "Fm7 Bb7 Ebmaj7"),
        ("C E F# G", ("C", "Gb"), "Gb Bb C Db"),
        ("C E F# G", ("C", "F#"), "F# A# B# C#"),
        ("A G# A", ("Am", "Bbm"), "Bb A Bb"),
        ("C4 G4 C5", ("C", "G"), "G3 D4 G4"),
        ("C4 G4 C5", ("C", "F"), "F4 C5 F5"),
        ("Db4 Fb4 Bbb4", ("Db", "Cb"), "Cb4 Ebb4 Abb4"),
        ("Abb Bbb", ("Gb", "Cb"), "Dbb Ebb"),
        ("Bbb", ("Eb", "Ab"), "Ebb"),
        ("F##", ("C", "F#"), "B##"),
        ("F##", ("C", "C#"), "G#"),
        ("B4 C#5", ("B", "Cb"), "Cb5 Db5"),
    ],
)
def test_spelling_from_key_to_key(line: str, keys: tuple[str, str], moved: str) -> None:
    assert str(between(parse_line(line), *map(read_key, keys))) == moved


def test_scale_of_every_key_becomes_that_of_every_other() -> None:
    for start in KEYS:
        line = Line(start.scale.pitches)
        for end in KEYS:
            if end.mode == start.mode:
                moved = between(line, start, end)
                assert tuple(str(note) for note in moved.notes) == end.scale.names


def test_key_to_key_can_be_given_a_direction() -> None:
    line = parse_line("C4")
    assert str(between(line, read_key("C"), read_key("D"), down=True)) == "D3"
    assert str(between(line, read_key("C"), read_key("B"), down=False)) == "B4"
    assert str(between(line, read_key("C"), read_key("C"))) == "C4"


def test_major_does_not_become_minor() -> None:
    with raises_bad_notation("Transposing does not change major to minor"):
        between(parse_line("C"), read_key("C"), read_key("Am"))


def test_an_invalid_chord_is_not_compared_with_every_chord(monkeypatch: pytest.MonkeyPatch) -> None:
    def compare(*_: object) -> None:
        pytest.fail("likeness takes long, and a line has thousands of words")

    monkeypatch.setattr("musicards.tools.chords.nearest_word", compare)
    with raises_bad_notation(r"“Cmaj0q” .* Did you mean"):
        parse_line(" ".join(f"Cmaj{number}q" for number in range(100)))


def test_lower_case_minor_stays_as_it_was_typed() -> None:
    line = parse_line("a d e7 | C a/c", names="german")
    moved = transpose_line(line, parse_interval("M2"))
    assert (moved.text("german"), moved.text()) == ("h e fis7 | D h/D", "Bm Em F#m7 | D Bm/D")
    assert parse_line(moved.text("german"), names="german") == moved
