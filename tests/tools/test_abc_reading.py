"""Tunes in ABC are read as music21 reads them, or else as "The abc music standard 2.1" says."""

from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given, settings

from musicards.errors import BadNotation
from musicards.theory import parse_interval
from musicards.tools import is_abc, parse_abc, read_transposition
from musicards.tools.abc import to_abc
from musicards.tools.lilypond import to_lilypond
from musicards.tools.musicxml import to_musicxml
from musicards.tools.score import Event, Score
from tests.tools.musicxml_schema import check_valid
from tests.tools.read_back import from_music21, many_from_lilypond
from tests.tools.scores import random_scores

# Traditional tunes, and one of each thing that a tune can have.
TUNES = {
    "reel": "X:1\nT:Cooley's\nM:4/4\nL:1/8\nR:reel\nK:Emin\nD2|:EBBA B2 EB|B2 AB dBAG|FDAD BDAD|FDAD dAFD|\n"
    "EBBA B2 EB|B2 AB defg|afe^c dBAF|1 DEFD E2 D2:|2 DEFD E4||",
    "jig": "X:2\nT:Kesh\nM:6/8\nL:1/8\nK:G\nG3 GAB|A3 ABd|edd gdd|edB dBA|\nG3 GAB|A3 ABd|edd gdB|AGF G3:|",
    "waltz": "X:3\nM:3/4\nL:1/4\nQ:1/4=120\nK:D\nA|d2 c|B2 A|F3-|F2 A|d2 e|f2 e|d3|]",
    "broken": "X:4\nM:4/4\nL:1/8\nK:A\nA>B c<d e2 f2|e>d c>B A4|]",
    "rests": "X:5\nM:4/4\nL:1/8\nK:C\nC2 z2 E2 z2|z8|C4 z4|]",
    "chords": "X:6\nM:4/4\nL:1/4\nK:F\n[FAc]2 [CE]2|[B,DF]4|[FA]c [FAc]2|]",
    "fractions": "X:7\nM:2/4\nL:1/8\nK:Bb\nB3/2c/ d/e/f/g/|b2 B/2B/2 B|B4|]",
    "octaves": "X:8\nM:4/4\nL:1/4\nK:C\nC, C c c'|C,, G, g b'|C4|]",
    "cut": "X:9\nM:C|\nL:1/4\nK:Bm\nB2 ^A B|c d e f|B4|]",
    "mode": "X:10\nM:4/4\nL:1/8\nK:Ador\nA2 B2 c2 d2|e2 f2 g2 a2|a8|]",
    "mixolydian": "X:11\nM:6/8\nL:1/8\nK:Amix\nA3 cde|g3 fed|A6|]",
    "triplets": "X:13\nM:4/4\nL:1/8\nK:D\n(3ABc d2 (3efg a2|(3A2B2c2 d4|(3:2:2A2B (3zBc d4|]",
    "comments": "% a file\nX:12\nT:One % not this\nC:Trad.\nM:3/4\nL:1/8\nK:Gm % key\n"
    "G2 A2 B2|d4 z2|G6|] % end\nw: la la la",
}


def without_ties(line: str) -> str:
    return line.replace("~", "")


@pytest.mark.parametrize("name", TUNES)
def test_a_tune_is_what_music21_reads(name: str) -> None:
    document = to_musicxml(parse_abc(TUNES[name]))
    check_valid(document)
    assert without_ties(from_music21(document, "musicxml")) == without_ties(from_music21(TUNES[name], "abc"))


@pytest.mark.parametrize(
    ("key", "signature", "mode"),
    [
        *(("C", 0, None), ("F#m", 3, None), ("Bbmaj", -2, None), ("Eminor", 1, None), ("D Mix", 1, "mixolydian")),
        *(("Ador", 1, "dorian"), ("EPhr", 0, "phrygian"), ("F lydian", 0, "lydian"), ("B Loc", 0, "locrian")),
        *(("G clef=bass", 1, None), ("none", None, None), ("", None, None), ("HP", None, None)),
    ],
)
def test_keys_of_the_standard(key: str, signature: int | None, mode: str | None) -> None:
    score = parse_abc(f"X:1\nK:{key}\nCDEF|")
    assert (None if score.key is None else score.key.signature, score.mode) == (signature, mode)


@pytest.mark.parametrize(
    ("music", "notes"),
    [
        ("^F F =F f|F", "F#4 F#4 F4 F5 F4"),  # an accidental is good for its bar, in all octaves
        ("_B B|B", "Bb4 Bb4 B4"),
        ("^^F __B", "F##4 Bbb4"),
        ("{g}A (AB) !trill!c ~d .e uf", "A4 A4 B4 C5 D5 E5 F5"),
    ],
)
def test_accidentals_and_decorations(music: str, notes: str) -> None:
    score = parse_abc(f"X:1\nK:C\n{music}|")
    assert " ".join(str(event.pitches[0]) for event in score.events) == notes


def test_lengths_without_a_unit_follow_the_meter() -> None:
    assert parse_abc("X:1\nM:2/4\nK:C\nC").events[0].length == Fraction(1, 4)  # 2/4 is less than 0.75
    assert parse_abc("X:1\nM:3/4\nK:C\nC").events[0].length == Fraction(1, 2)


def test_a_comment_does_not_end_a_tune_and_an_empty_row_does() -> None:
    assert len(parse_abc("X:1\nK:C\nCD|\n% a comment\nEF|\n\nGA|").events) == 4


def test_another_key_inside_a_tune_changes_its_notes_and_not_its_signature() -> None:
    score = parse_abc("X:1\nK:C\nF|[K:D]F|")
    assert [str(event.pitches[0]) for event in score.events] == ["F4", "F#4"]
    assert score.key is not None
    assert score.key.name == "C major"


def test_ties_symbols_texts_and_tempo() -> None:
    score = parse_abc('X:1\nL:1/4\nQ:3/8=60\nK:G\n"Am7"A2-A "^slowly"B|"D7/F#"[DF]4-|[DF]4|]')
    assert [event.tied for event in score.events] == [True, False, False, True, False]
    assert [str(event.symbol or "") for event in score.events] == ["Am7", "", "slowly", "D7/F#", ""]
    assert score.tempo == 90
    assert from_music21(to_musicxml(score), "musicxml").startswith('4/4 "Am7"A4:2~ A4 B4')


def test_triplets_are_written_in_every_format(tmp_path: Path) -> None:
    score = parse_abc(TUNES["triplets"])
    assert to_abc(score).splitlines()[-1] == (
        "(3A/2 B/2 c/2 d (3e/2 f/2 g/2 a | (3A B c d2 | (3:2:2A B/2 (3z/2 B/2 c/2 d2 |]"
    )
    [engraved] = many_from_lilypond([to_lilypond(score)], tmp_path)
    assert engraved == without_ties(from_music21(to_musicxml(score), "musicxml"))


def test_repeats_and_endings_are_kept() -> None:
    assert to_abc(parse_abc(TUNES["reel"])).count(":|") == 1
    assert "[1 D/2" in to_abc(parse_abc(TUNES["reel"]))
    assert to_abc(parse_abc("X:1\nL:1/4\nK:C\n|:CDEF:|:GABc:|[M:3/4]CDE||")).splitlines()[-1] == (
        "|: C D E F :: G A B c :| [M:3/4] C D E |]"
    )


@settings(max_examples=25)
@given(random_scores)
def test_what_is_written_is_read_again(score: Score) -> None:
    text = to_abc(score)
    assert to_abc(parse_abc(text)).splitlines()[-1] == text.splitlines()[-1]


def test_a_tune_is_transposed_with_its_key() -> None:
    score = parse_abc(TUNES["mode"])
    assert score.key is not None
    moved = read_transposition(by="M2", from_key=score.key.name).of_score(score)
    assert (moved.tonic, moved.mode, moved.key and moved.key.signature) == ("B", "dorian", 3)
    before = [pitch for event in score.events for pitch in event.pitches]
    after = [pitch for event in moved.events for pitch in event.pitches]
    half_steps = parse_interval("M2").half_steps
    assert [pitch.midi for pitch in after] == [(pitch.midi or 0) + half_steps for pitch in before]
    assert [event.length for event in moved.events] == [event.length for event in score.events]


@pytest.mark.parametrize(
    "text",
    [
        "X:1\nK:C\n(5CDEFG|",
        "X:1\nK:C\nC D ? E",
        "X:1\nK:C\n",
        "X:1\nK:C\nC0/0",
        "X:1\nK:G#\nC",
        "X:1\nL:x\nK:C\nC",
        None,
    ],
)
def test_what_cannot_be_read_is_refused(text: object) -> None:
    with pytest.raises(BadNotation):
        parse_abc(text)


def test_lines_and_sheets_are_not_abc() -> None:
    for text in ("C D E F |", "Dm7 G7 | Cmaj7", "{key: C}\n[C]la la", "Key: C\n[C]la la", "T: la la"):
        assert not is_abc(text)
    for text in TUNES.values():
        assert is_abc(text)


def test_an_event_is_a_rest_without_notes() -> None:
    assert parse_abc(TUNES["rests"]).events[1] == Event((), Fraction(1))
