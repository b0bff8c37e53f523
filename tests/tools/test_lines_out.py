"""Typed lines as files: the bars, notes and chords that were typed are those that music21 and LilyPond read.

The lines are those of `typed_lines`; of a chord symbol, only the text and the length are compared.
"""

import re
from fractions import Fraction
from io import BytesIO
from pathlib import Path
from typing import Final

import mido
import pytest
from music21 import converter

from musicards.tools import CHORD_SUFFIXES, SCALE_NAMES, look_up, parse_chord_symbol, parse_line, score_of
from musicards.tools.abc import to_abc
from musicards.tools.files import FILES
from musicards.tools.lilypond import to_lilypond
from musicards.tools.line_score import score_of_line
from musicards.tools.midi import to_midi
from musicards.tools.musicxml import to_musicxml
from musicards.tools.score import CHURCH_MODES
from tests.tools.musicxml_schema import check_valid
from tests.tools.read_back import from_music21, many_from_lilypond
from tests.tools.typed_lines import LINES


def read(text: str) -> str:
    """Return what was read without the notes of chord symbols."""
    return re.sub(r'"([^"]*)"[A-Gz][^:\s~]*', r"\1", text)


@pytest.mark.parametrize(("typed", "expected"), LINES)
def test_music21_reads_the_typed_bars(typed: str, expected: str) -> None:
    score = score_of_line(parse_line(typed))
    document = to_musicxml(score)
    check_valid(document)
    assert read(from_music21(document, "musicxml")) == expected


def test_music21_reads_the_same_bars_from_abc() -> None:
    for typed, expected in LINES:
        if len(re.findall(r"\d/\d", expected)) > 1 or "(b9" in typed:
            continue  # in ABC, music21 reads no change of meter, and G7(b9,#11) as a chord on G flat
        found = read(from_music21(to_abc(score_of_line(parse_line(typed))), "abc"))
        assert _rough(found) == _rough(expected), typed


def _rough(line: str) -> str:
    """Return roots, lengths and bars: music21 reads from ABC neither every suffix nor the repeats of a short tune."""
    bars = re.sub(r"\s*:?\|:?\s*", " | ", re.sub(r"\d/\d ", "", line)).strip(" |")
    return re.sub(r"(?<!\S)([A-G](?:#+|b+)?|N|z)[^:\s]*", lambda word: word[1].replace("N", "z"), bars)


def test_abc_has_repeats_endings_and_changes_of_meter() -> None:
    # As in "The abc music standard 2.1", 4.8 and 4.9.
    line = parse_line("|: C4 D4 E4 |1. F4 G4 A4 :|2. G4 F4 E4 || 2/4 D4 C4")
    assert to_abc(score_of_line(line)).splitlines()[-1] == "|: C D E | [1 F G A :| [2 G F E || [M:2/4] D C |]"


def test_lilypond_reads_the_typed_bars(tmp_path: Path) -> None:
    found = many_from_lilypond([to_lilypond(score_of_line(parse_line(typed))) for typed, _ in LINES], tmp_path)
    assert [read(text) for text in found] == [expected for _, expected in LINES]


@pytest.mark.parametrize(
    "typed",
    [typed for typed, expected in LINES if ":|" in expected]
    + ["|: Am |1. Bm :|2. C :|3. D | E", "Am | Bm :| C |: D | E :| F", "|: Am :| Bm |: C |1. D :|2. E | F"],
)
def test_midi_plays_the_repeats_that_music21_reads(typed: str) -> None:
    score = score_of_line(parse_line(typed))
    part = converter.parseData(to_musicxml(score), format="musicxml").parts.first().expandRepeats()
    notes = [each for each in part.flatten().notes if "Harmony" not in each.classes]
    expected = sorted((Fraction(each.offset), pitch.midi) for each in notes for pitch in each.pitches)
    at, found = 0, []
    for message in mido.MidiFile(file=BytesIO(to_midi(score))).tracks[0]:
        at += message.time
        if message.type == "note_on":
            found.append((Fraction(at, 480), message.note))
    assert sorted(found) == expected


LEFT_OUT: Final = {5, 10}  # half steps: the fourth of a thirteenth and the third of an eleventh are not played


@pytest.mark.parametrize("root", ["C", "F#", "Bb", "Ebb"])
def test_music21_reads_the_notes_of_every_chord_symbol(root: str) -> None:
    suffixes = [suffix for suffix in CHORD_SUFFIXES if root == "C" or suffix != "quartal"]
    line = parse_line(" ".join(f"{root}{suffix}" for suffix in suffixes), kind="chords")
    part = converter.parseData(to_musicxml(score_of_line(line)), format="musicxml")
    harmonies = list(part.recurse().getElementsByClass("Harmony"))
    assert len(harmonies) == len(suffixes)
    for suffix, harmony in zip(suffixes, harmonies, strict=True):
        wanted = {pitch.hour % 12 for pitch in parse_chord_symbol(f"{root}{suffix}").pitches}
        found = {pitch.pitchClass for pitch in harmony.pitches}
        tonic = harmony.root().pitchClass
        if "13" in suffix and "#11" not in suffix:
            found -= {(tonic + 5) % 12} - wanted
        if suffix.startswith("11"):
            found -= {(tonic + 4) % 12}
        assert (harmony.chordKind != "other", found) == (True, wanted), suffix


def test_no_degree_is_both_in_a_kind_and_added() -> None:
    text = to_musicxml(score_of_line(parse_line("C13b9 C13#11 C13#9 C9b5 C7b5", kind="chords")))
    assert "<degree-type>add</degree-type>" not in text
    assert text.count("<degree-type>alter</degree-type>") == 5


def test_a_suffix_is_written_as_it_was_typed() -> None:
    line = parse_line("C69#11no5 | G7", kind="chords")
    assert '<kind text="69#11no5">' in to_musicxml(score_of_line(line))
    for kind in FILES.values():
        if kind.ending != "mid":
            assert b"69#11no5" in kind.write(score_of_line(line))


@pytest.mark.parametrize("tonic", ["C", "E", "Bb", "F#"])
@pytest.mark.parametrize("mode", [mode for mode in CHURCH_MODES if mode in SCALE_NAMES])
def test_a_mode_keeps_its_name(tonic: str, mode: str) -> None:
    score = score_of(look_up(f"{tonic} {mode}"))
    for form, text in (("musicxml", to_musicxml(score)), ("abc", to_abc(score))):
        key = converter.parseData(text, format=form).recurse().getElementsByClass("KeySignature").first()
        named = key.asKey(mode) if "Key" not in key.classes else key
        if (form, mode) != ("abc", "locrian"):  # which music21 takes for major
            assert (named.tonic.name.replace("-", "b"), named.mode) == (tonic, mode), form
    assert f"\\{mode}" in to_lilypond(score)
