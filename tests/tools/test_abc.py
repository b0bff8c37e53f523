"""ABC: music21's own parser reads back the same notes."""

import pytest
from hypothesis import given, settings

from musicards.theory import KEYS, parse_key
from musicards.tools.abc import to_abc
from musicards.tools.lines import parse_line
from musicards.tools.measures import measures_of
from musicards.tools.score import Score, score_of_line, score_of_scale_notes
from tests.tools.music21_reading import parsed, read_pitches
from tests.tools.scores import SCORES, random_scores, written_pitches


@pytest.mark.parametrize("name", SCORES)
def test_music21_reads_the_same_notes(name: str) -> None:
    score = SCORES[name]
    assert read_pitches(parsed(to_abc(score), "abc")) == written_pitches(score)


@settings(max_examples=10)
@given(random_scores)
def test_any_score_is_read_back(score: Score) -> None:
    # music21 does not read ties between chords, so the single pieces are compared.
    pieces = [piece for measure in measures_of(score) for piece in measure if piece.pitches]
    expected = [(sorted(str(pitch) for pitch in piece.pitches), piece.length) for piece in pieces]
    text = to_abc(score)
    assert read_pitches(parsed(text, "abc"), join_ties=False) == expected
    assert text.count("-") - ("transpose=-" in text) == sum(piece.tied_on for piece in pieces)


@pytest.mark.parametrize("key", KEYS, ids=str)
def test_scale_of_a_key_needs_no_accidentals(key: object) -> None:
    key = parse_key(str(key))
    text = to_abc(score_of_scale_notes(key.scale.names, key=key))
    assert not set(text.splitlines()[-1]) & set("^_=")
    signature = parsed(text, "abc").recurse().getElementsByClass("KeySignature").first()
    assert signature.sharps == key.signature


def test_accidental_is_repeated_once_a_letter_has_had_one() -> None:
    text = to_abc(score_of_line(parse_line("F#4 F#5 F4 G4 F4"), key=parse_key("D")))
    assert text.splitlines()[-1] == "F f =F G | =F z3 |]"
    assert to_abc(score_of_line(parse_line("Bb4 B5"))).splitlines()[-1] == "_B =b z2 |]"


def test_chord_symbols_are_above_the_notes() -> None:
    assert to_abc(SCORES["chord"]).splitlines()[-1] == '"F#m7b5"[^FAce]4 |]'


def test_title_stays_on_its_line() -> None:
    score = SCORES["rhythm"]
    head = to_abc(Score("one\ntwo % \\ three", score.events)).splitlines()[:3]
    assert head == ["X:1", r"T:one two \% three", "M:4/4"]


def test_head_says_clef_tempo_and_transposition() -> None:
    assert "V:1 clef=bass\nK:C" in to_abc(SCORES["low"])
    assert "Q:1/4=72" in to_abc(SCORES["rhythm"])
    assert "K:C transpose=-21" in to_abc(SCORES["saxophone"])
