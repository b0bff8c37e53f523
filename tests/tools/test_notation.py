"""ABC and MusicXML, read back by music21; MusicXML is valid by the official schema."""

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from lxml import etree
from music21 import clef, converter

from musicards.theory import CLEFS, KEYS, Clef, Key
from musicards.tools.abc import to_abc
from musicards.tools.lilypond import to_lilypond
from musicards.tools.line_score import score_of_line
from musicards.tools.lines import parse_line
from musicards.tools.measures import measures_of
from musicards.tools.musicxml import to_musicxml
from musicards.tools.scales import read_key
from musicards.tools.score import Score, score_of_chord, score_of_scale_notes
from musicards.tools.transposition import read_transposition
from tests.tools.musicxml_schema import check_valid
from tests.tools.scores import SCORES, random_scores, written_pitches

WRITERS = {"abc": to_abc, "musicxml": to_musicxml}


def read_pitches(stream: Any, *, join_ties: bool = True) -> list[tuple[list[str], Fraction]]:  # noqa: ANN401
    """Return the names as written and the lengths."""
    found = []
    # By pitch, a natural with its sign would differ from the one that it is tied to.
    notes = (stream.stripTies(matchByPitch=False) if join_ties else stream).flatten().notes
    for note in notes:
        if "ChordSymbol" not in note.classes:
            names = sorted(pitch.nameWithOctave.replace("-", "b") for pitch in note.pitches)
            found.append((names, Fraction(note.quarterLength)))
    return found


@pytest.mark.parametrize("name", SCORES)
@pytest.mark.parametrize("form", WRITERS)
def test_music21_reads_the_same_notes(form: str, name: str) -> None:
    assert read_pitches(converter.parseData(WRITERS[form](SCORES[name]), format=form)) == written_pitches(SCORES[name])


@pytest.mark.parametrize("key", KEYS, ids=str)
@pytest.mark.parametrize("form", WRITERS)
def test_scale_of_a_key_needs_no_accidentals(form: str, key: Key) -> None:
    text = WRITERS[form](score_of_scale_notes(key.scale.names, key=key))
    signature = converter.parseData(text, format=form).recurse().getElementsByClass("KeySignature").first()
    assert signature.sharps == key.signature
    assert "<accidental>" not in text if form == "musicxml" else not set(text.splitlines()[-1]) & set("^_=")


# ABC


@settings(max_examples=10)
@given(random_scores)
def test_any_score_is_read_back_from_abc(score: Score) -> None:
    # music21 does not read ties between chords, so the single pieces are compared.
    pieces = [piece for measure in measures_of(score) for piece in measure if piece.pitches]
    expected = [(sorted(str(pitch) for pitch in piece.pitches), piece.length) for piece in pieces]
    text = to_abc(score)
    assert read_pitches(converter.parseData(text, format="abc"), join_ties=False) == expected
    assert text.count("-") - ("transpose=-" in text) == sum(piece.tied_on for piece in pieces)


def test_accidental_of_abc_is_repeated_once_a_letter_has_had_one() -> None:
    text = to_abc(score_of_line(parse_line("F#4 F#5 F4 G4 F4"), key=read_key("D")))
    assert text.splitlines()[-1] == "F f =F G | =F z3 |]"
    assert to_abc(score_of_line(parse_line("Bb4 B5"))).splitlines()[-1] == "_B =b z2 |]"


def test_chord_symbols_of_abc_are_above_the_notes() -> None:
    assert to_abc(SCORES["chord"]).splitlines()[-1] == '"F#m7b5"[^FAce]4 |]'


def test_title_of_abc_stays_on_its_line() -> None:
    score = SCORES["rhythm"]
    head = to_abc(Score("one\ntwo % \\ three", score.events)).splitlines()[:3]
    assert head == ["X:1", r"T:one two \% three", "M:4/4"]


def test_head_of_abc_says_clef_tempo_and_transposition() -> None:
    assert "V:1 clef=bass\nK:C" in to_abc(SCORES["low"])
    assert "Q:1/4=72" in to_abc(SCORES["rhythm"])
    assert "K:C transpose=-21" in to_abc(SCORES["saxophone"])


@pytest.mark.parametrize("chosen", CLEFS)
def test_music21_reads_the_chosen_clef(chosen: Clef) -> None:
    score = replace(SCORES["scale"], chosen_clef=chosen)
    read = converter.parseData(to_musicxml(score), format="musicxml").recurse().getElementsByClass(clef.Clef).first()
    assert isinstance(read, getattr(clef, f"{chosen.title()}Clef"))
    assert ("clef=" in to_abc(score)) == (chosen != "treble")


def test_the_clef_is_the_instruments_unless_another_is_chosen() -> None:
    wish = read_transposition(to_instrument="viola")
    line = parse_line("C5 E5 G5")
    assert wish.score(wish.of(line)).clef == "alto"
    assert wish.score(wish.of(line), "treble").clef == "treble"
    assert "\\clef alto" in to_lilypond(wish.score(line))


# MusicXML


def test_the_schema_refuses_invalid_music() -> None:
    text = to_musicxml(SCORES["scale"])
    with pytest.raises(etree.DocumentInvalid):
        check_valid(text.replace("<step>E</step>", "<step>H</step>"))


@pytest.mark.parametrize("name", SCORES)
def test_document_is_valid(name: str) -> None:
    check_valid(to_musicxml(SCORES[name]))


@settings(max_examples=10)
@given(random_scores)
def test_any_score_is_valid_and_read_back(score: Score) -> None:
    text = to_musicxml(score)
    check_valid(text)
    stream = converter.parseData(text, format="musicxml")
    lengths = [Fraction(measure.duration.quarterLength) for measure in stream.recurse().getElementsByClass("Measure")]
    assert lengths == [score.pickup or score.beats] + [score.beats] * (len(lengths) - 1)
    assert read_pitches(stream) == written_pitches(score)


def test_accidentals_are_shown_where_they_change_something() -> None:
    text = to_musicxml(score_of_line(parse_line("F4 F#4 F#4 F5 Bb4 Bb4"), key=read_key("D")))
    shown = [line.strip() for line in text.splitlines() if "accidental" in line]
    assert [line.removeprefix("<accidental>").removesuffix("</accidental>") for line in shown] == [
        "natural",  # F in D major
        "sharp",  # F# after it
        "natural",  # F an octave higher, where the signature still holds
        "flat",  # Bb in the next measure; the second one needs none
    ]


def test_transposing_part_says_where_it_sounds() -> None:
    stream = converter.parseData(to_musicxml(SCORES["saxophone"]), format="musicxml")
    sounding = stream.toSoundingPitch().flatten().notes
    assert [note.pitch.nameWithOctave.replace("-", "b") for note in sounding] == ["Eb3", "G3", "Bb3", "Eb4"]


@pytest.mark.parametrize(
    ("symbol", "kind"),
    [
        ("C", "major"),
        ("Bbm7", "minor-seventh"),
        ("F#m7b5/A", "half-diminished"),
        ("Ebmaj7", "major-seventh"),
        ("G7", "dominant"),
        ("G13", "dominant-13th"),
        ("C#dim7", "diminished-seventh"),
        ("Dsus4", "suspended-fourth"),
        ("AmM7", "major-minor"),
        ("C7b9", "dominant"),
        ("C6/9", "major-sixth"),
        ("Calt", "augmented-seventh"),
    ],
)
def test_chord_symbols_are_read_by_music21(symbol: str, kind: str) -> None:
    text = to_musicxml(score_of_chord(["C", "E"], symbol=symbol))
    check_valid(text)
    found = converter.parseData(text, format="musicxml").recurse().getElementsByClass("ChordSymbol").first()
    root, _, bass = symbol.partition("/")
    assert root.startswith(found.root().name.replace("-", "b"))
    assert f">{kind}</kind>" in text
    if bass.isalpha():
        assert found.bass().name == bass
