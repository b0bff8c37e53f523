"""Scales, chords, intervals and notes as people type them, in every language and in all names of notes."""

import re
from collections.abc import Callable, Iterator
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musicards.errors import BadNotation, InputError
from musicards.texts import LANGUAGES, Catalog, catalog, explain, with_notes
from musicards.theory import (
    FIXED_NAME_SYSTEMS,
    KEYS,
    NameSystem,
    SpelledPitch,
    note_name,
    parse_interval,
    parse_pitch,
)
from musicards.tools import (
    CHORD_NAMES,
    CHORD_SUFFIXES,
    LineChord,
    code_of,
    look_up,
    parse_chord_symbol,
    read_note_and_rest,
    read_typed_chord,
    read_typed_interval,
    read_typed_key,
    read_typed_note,
    read_typed_notes,
    read_typed_scale,
)
from musicards.tools.scales import SCALE_NAMES

TONICS = ["C", "C#", "D", "Eb", "Ab", "A", "Bb", "B", "F##", "Bbb"]
LANGUAGES_AND_NAMES = [(language, names) for language in LANGUAGES for names in FIXED_NAME_SYSTEMS]


def shown(name: str, names: NameSystem, texts: Catalog) -> str:
    """A note as the page shows it, with real signs and the syllables of the language."""
    pitch = parse_pitch(name)
    if names != "solfege":
        return note_name(pitch, names, real=True)
    sign = note_name(SpelledPitch("C", pitch.alteration), "english", real=True)[1:]
    return syllable(pitch, texts).capitalize() + sign


def said(name: str, names: NameSystem, texts: Catalog) -> str:
    """A note as a screen reader of the page says it."""
    pitch = parse_pitch(name)
    if names == "german":
        return note_name(pitch, names)
    stem = pitch.letter if names == "english" else syllable(pitch, texts)
    if pitch.alteration == 0:
        return stem
    accidental = "sharp" if pitch.alteration > 0 else "flat"
    words = texts.text("music-accidentals", count=abs(pitch.alteration), accidental=accidental)
    return texts.text("music-altered", name=stem, accidentals=words)


def syllable(pitch: SpelledPitch, texts: Catalog) -> str:
    return texts.text("music-syllables").split()["CDEFGAB".index(pitch.letter)]


def named(key: str, tonic: str, texts: Catalog, **more: str) -> str:
    """A text about a tonic, as the page shows it."""
    return with_notes(texts.text(key, tonic=f"\u27e6={tonic}\u27e7", **more), lambda name, _inside: name)


def scale_names(language: str) -> Iterator[tuple[str, str]]:
    """Every kind of scale and its name."""
    texts = catalog(language)
    for kind in SCALE_NAMES:
        key = f"music-scale-{code_of(kind)}"
        yield kind, texts.text(key if texts.has(key) else f"tools-scale-{code_of(kind)}")


@pytest.mark.parametrize(("language", "names"), LANGUAGES_AND_NAMES)
def test_every_scale_is_read_under_the_name_it_is_shown_by(language: str, names: NameSystem) -> None:
    texts = catalog(language)
    for kind, name in scale_names(language):
        for tonic in TONICS:
            for called in (shown(tonic, names, texts), said(tonic, names, texts)):
                typed = named("music-scale-on", called, texts, kind=code_of(kind), name=name)
                scale = read_typed_scale(typed, names)
                assert (typed, scale.tonic, scale.kind) == (typed, tonic, kind)


@pytest.mark.parametrize(("language", "names"), LANGUAGES_AND_NAMES)
def test_every_key_is_read_under_the_name_it_is_shown_by(language: str, names: NameSystem) -> None:
    texts = catalog(language)
    for key in KEYS:
        for called in (shown(key.tonic, names, texts), said(key.tonic, names, texts)):
            typed = named("music-key.minor" if key.mode == "minor" else "music-key", called, texts)
            assert (typed, read_typed_key(typed, names)) == (typed, key)
            assert look_up(typed, names).scale == read_typed_scale(key.name)


@pytest.mark.parametrize(("language", "names"), LANGUAGES_AND_NAMES)
def test_every_note_is_read_as_it_is_shown_and_said(language: str, names: NameSystem) -> None:
    texts = catalog(language)
    for tonic in TONICS:
        for called in (shown(tonic, names, texts), said(tonic, names, texts)):
            assert (called, read_typed_note(called, names).name) == (called, tonic)
            octave = f"{called} 4" if names == "german" or " " in called else f"{called}4"
            assert (octave, str(read_typed_note(octave, names))) == (octave, f"{tonic}4")
        row = [shown(each, names, texts) for each in (tonic, "E", "Bb")]
        assert [pitch.name for pitch in read_typed_notes(" ".join(row), names)] == [tonic, "E", "Bb"]


@pytest.mark.parametrize(("language", "names"), LANGUAGES_AND_NAMES)
def test_every_chord_is_read_under_its_name_and_its_symbol(language: str, names: NameSystem) -> None:
    texts = catalog(language)
    for kind, suffix in zip(CHORD_NAMES, CHORD_SUFFIXES, strict=True):
        key = f"tools-chord-{code_of(kind)}"
        words = [kind, *([texts.text(key)] if texts.has(key) else [])]
        for tonic in ("C", "Eb", "F#", "B", "Bb"):
            for word in words:
                for called in (shown(tonic, names, texts), said(tonic, names, texts)):
                    chord = read_typed_chord(f"{called} {word}", names)
                    assert (called, word, chord.root.name, chord.kind) == (called, word, tonic, kind)
            symbol = LineChord(parse_pitch(tonic), suffix, parse_pitch("D"))
            for typed in (symbol.text(names), symbol.text(names, real=True)):
                chord = read_typed_chord(typed, names)
                assert (typed, chord.root.name, chord.kind, str(chord.bass)) == (typed, tonic, kind, "D")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_interval_is_read_under_the_name_it_is_shown_by(language: str) -> None:
    texts = catalog(language)
    for short in (
        f"{quality}{generic}" for generic in range(1, 16) for quality in ("P", "M", "m", "A", "d", "AA", "dd")
    ):
        try:
            interval = parse_interval(short)
        except BadNotation:
            continue  # no major fifth
        quality, times = interval.parts
        typed = texts.text("music-interval-name", quality=quality, times=times, interval=interval.generic)
        assert (typed, read_typed_interval(typed)) == (typed, interval)
        note, other = read_note_and_rest(f"{note_name(parse_pitch('Eb'), 'german')} {typed}", "german")
        assert (typed, str(note), other) == (typed, "Eb", interval)


@pytest.mark.parametrize(
    ("typed", "names", "text"),
    [
        ("Es melodisch Moll", "german", "Eb melodic minor"),
        ("es-moll melodisch", "german", "Eb melodic minor"),
        ("Fis-Dur", "german", "F# major"),
        ("h-Moll", "german", "B natural minor"),
        ("H-MOLL", "english", "B natural minor"),
        ("b-Moll", "german", "Bb natural minor"),
        ("B-Dur", "german", "Bb major"),
        ("B-Dur", "english", "B major"),
        ("B minor", "german", "Bb natural minor"),
        ("B flat minor", "german", "Bb natural minor"),
        ("H minor", "german", "B natural minor"),
        ("As-Dur", "german", "Ab major"),
        ("a-Moll", "german", "A natural minor"),
        ("as moll", "german", "Ab natural minor"),
        ("c", "german", "C natural minor"),
        ("h", "german", "B natural minor"),
        ("cis", "german", "C# natural minor"),
        ("am", "german", "A natural minor"),
        ("c", "english", "C major"),
        ("sib", "solfege", "Bb major"),
        ("Mollpentatonik auf A", "german", "A minor pentatonic"),
        ("C-Dur-Tonleiter", "german", "C major"),
        ("Ganztonleiter auf Des", "german", "Db whole tone"),
        ("kleine Sexte", "german", "C Ab"),
        ("Fis kleine Sexte", "german", "F# D"),
        ("Mi bémol mineur mélodique", "solfege", "Eb melodic minor"),
        ("MI BEMOL MINEUR MELODIQUE", "english", "Eb melodic minor"),
        ("sol majeur", "solfege", "G major"),
        ("la mineur", "solfege", "A natural minor"),
        ("la gamme de la mineur harmonique", "solfege", "A harmonic minor"),
        ("gamme pentatonique majeure de sib", "solfege", "Bb major pentatonic"),
        ("mode de ré dorien", "solfege", "D dorian"),
        ("gamme phrygienne sur mi", "solfege", "E phrygian"),
        ("A mineur", "solfege", "A natural minor"),
        ("sixte mineure", "solfege", "C Ab"),
        ("Fa sostenido menor armónica", "solfege", "F# harmonic minor"),
        ("fa# menor armonico", "solfege", "F# harmonic minor"),
        ("escala de la menor", "solfege", "A natural minor"),
        ("escala de tonos enteros sobre do", "solfege", "C whole tone"),
        ("si bemol mayor", "english", "Bb major"),
        ("do mayor", "solfege", "C major"),
        ("la minore", "solfege", "A natural minor"),
        ("ré mineur", "english", "D natural minor"),
        ("C tritone", "english", "C F#"),  # the interval, not the scale
        ("Fis Tritonus", "german", "F# B#"),
        ("E flat minor", "english", "Eb natural minor"),
        ("F♯ dorian", "german", "F# dorian"),
        ("c blues", "german", "C blues"),
        ("C whole tone", "english", "C whole tone"),
        ("Do7", "solfege", "C7"),
        ("DoM7", "solfege", "CM7"),
        ("do7", "solfege", "C7"),
        ("H7", "german", "B7"),
        ("e7", "german", "Em7"),
        ("c7", "english", "C7"),
        ("g7", "english", "G7"),
        ("e9", "english", "E9"),
        ("d7", "english", "D7"),
        ("am7", "english", "Am7"),
        ("bb7", "english", "Bb7"),
        ("g/b", "english", "G/B"),
        ("g/b", "german", "Gm/Bb"),
        ("m7", "english", "C Bb"),
        ("min3", "english", "C Eb"),
        ("C min7", "english", "Cmin7"),
        ("do septième de dominante", "solfege", "C7"),
        ("C half diminished", "english", "Cm7b5"),
        ("C-Dur-Akkord", "german", "C"),
        ("accord de la mineur", "solfege", "Am"),
        ("acorde de do mayor", "solfege", "C"),
        ("E flat G B flat", "english", "Eb G Bb"),
        ("sol si re fa sostenido", "solfege", "G B D F#"),
        ("C Es G B", "german", "C Eb G Bb"),
        ("dorian mode on D", "english", "D dorian"),
        ("ein Halbton", "german", "C Db"),
        ("d5", "english", "C Gb"),
        ("do minore settima", "solfege", "Cm7"),
        ("do mineur septième", "solfege", "Cm7"),
        ("do settima minore", "solfege", "C Bb"),
        ("the C major scale", "english", "C major"),
        ("do re mi fa sol", "english", "C D E F G"),
        ("un demi-ton", "solfege", "C Db"),
        ("a minor third", "english", "A C"),
    ],
)
def test_what_musicians_type(typed: str, names: NameSystem, text: str) -> None:
    assert look_up(typed, names).text == text


# What the words mean is in every textbook.
STEPS = {
    "m2": ["semitone", "half step", "half tone", "Halbton", "Halbtonschritt", "demi-ton", "semitono", "mezzo tono"],
    "M2": ["whole tone", "whole step", "tone", "Ganzton", "Ganztonschritt", "ton", "tono"],
    "P8": ["octave", "Oktave", "octava", "ottava"],
    "A4": ["tritone", "Tritonus", "triton", "tritono"],
    "m3": ["min3", "mi 3", "min. 3rd", "minor 3", "3m", "m 3", "kleine Terz", "terza minore"],
    "M3": ["maj3", "Maj 3rd", "ma3", "maj. third", "3M", "große Terz", "tercera mayor"],
    "P5": ["perf 5", "p5", "per 5th", "reine Quinte", "quinte juste"],
    "d5": ["dim5", "dim. fifth", "5d"],
    "A5": ["aug5", "aug 5th"],
}


@pytest.mark.parametrize(("short", "typed"), [(short, each) for short, names in STEPS.items() for each in names])
def test_other_names_of_intervals(short: str, typed: str) -> None:
    assert read_typed_interval(typed).short == short


@pytest.mark.parametrize(
    ("read", "typed", "names", "line"),
    [
        (read_typed_scale, "c7", "english", "“c7” is not a scale. Did you mean C major?"),
        (read_typed_key, "g7", "english", "“g7” is not a scale. Did you mean G major?"),
        (
            read_typed_key,
            "Es-Mol",
            "german",
            "“Mol” in “Es-Mol” is not a kind of scale. Did you mean Eb natural minor?",
        ),
        (read_typed_key, "do mayro", "solfege", "“mayro” in “do mayro” is not a kind of scale. Did you mean C major?"),
        (read_typed_scale, "Fis quux", "german", "“quux” in “Fis quux” is not a kind of scale. Try F# melodic minor."),
        (read_typed_key, "d dorisch", "german", "“d dorisch” is not a key. Did you mean C major?"),
        (read_typed_key, "Gis-Dur", "german", None),
        (read_note_and_rest, "H C4", "german", "Give both notes an octave, or neither: “H C4”."),
        (read_typed_interval, "mm3", "english", "“mm3” is not an interval. Did you mean m3?"),
        (read_typed_interval, "M4", "english", None),
        (
            read_typed_interval,
            "third",
            "english",
            "“third” is not an interval. Did you mean minor third or major third?",
        ),
        (read_typed_interval, "Terz", "german", "“Terz” is not an interval. Did you mean minor third or major third?"),
        (read_typed_chord, "Fismajj7", "german", None),
        (look_up, "Fis quux", "german", None),
        (look_up, "la quux", "solfege", None),
    ],
)
def test_an_error_quotes_what_was_typed(
    read: Callable[..., object], typed: str, names: NameSystem, line: str | None
) -> None:
    with pytest.raises(InputError) as raised:
        read(typed) if read is read_typed_interval else read(typed, names)
    message = explain(raised.value)
    assert line is None or message == line
    quoted = re.findall("“([^”]*)”", message)
    assert [each for each in quoted if each not in typed] == []
    assert quoted


def test_a_changed_chord_is_read_as_it_is_called() -> None:
    for symbol in ("C-7(b5,11)", "F#7no5", "Bbm9no5/Db", "Am7add13", "C/E", "G13sus4/F"):
        chord = parse_chord_symbol(symbol)
        again = read_typed_chord(chord.words)
        assert (again.root, again.degrees, again.bass) == (chord.root, chord.degrees, chord.bass)


@given(st.text(max_size=300), st.sampled_from(FIXED_NAME_SYSTEMS))
def test_rubbish_is_read_or_refused(text: str, names: NameSystem) -> None:
    for read in (read_typed_scale, read_typed_key, read_typed_chord, read_note_and_rest, read_typed_notes):
        with suppress(BadNotation):
            assert read(text, names) is not None


@pytest.mark.parametrize(
    ("typed", "names", "key"),
    [
        ("re m", "solfege", "D minor"),
        ("Ebmaj", "english", "Eb major"),
        ("C min", "english", "C minor"),
        ("fis m", "german", "F# minor"),
        ("ges-Dur", "german", "Gb major"),
        ("B", "german", "Bb major"),
        ("b", "german", "Bb minor"),
        ("H", "german", "B major"),
        ("Bb", "german", "Bb major"),
    ],
)
def test_keys_as_they_are_abbreviated(typed: str, names: NameSystem, key: str) -> None:
    assert read_typed_key(typed, names).name == key
