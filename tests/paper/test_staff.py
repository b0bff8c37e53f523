"""Staffs on paper have the key signatures and accidentals that LilyPond engraves, as those of the page do."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from musicards.paper.looks import staff_shapes
from musicards.paper.staff import engraved, fitted, place_of, staff
from musicards.theory import CLEFS, Clef, parse_pitch

LILYPOND: Final[Any] = json.loads(
    (Path(__file__).parents[2] / "web" / "src" / "music" / "lilypond.json").read_text(encoding="utf-8")
)
SIGNS: Final = {"natural": "n", "sharp": "#", "flat": "b", "doubleSharp": "##", "doubleFlat": "bb"}


@pytest.mark.parametrize("clef", CLEFS)
def test_key_signatures_are_those_of_lilypond(clef: Clef) -> None:
    shape = staff_shapes()["clefs"][clef]
    for signature, places in LILYPOND["signatures"][clef].items():
        count = int(signature)
        assert shape["sharps" if count > 0 else "flats"][: abs(count)] == places


@pytest.mark.parametrize("row", LILYPOND["lines"], ids=lambda row: f"{row['line']} in {row['signature']}")
@pytest.mark.parametrize("clef", CLEFS)
def test_accidentals_are_those_of_lilypond(row: dict[str, Any], clef: Clef) -> None:
    bars = [
        [[parse_pitch(name) for name in event.split("+")] for event in bar.split()] for bar in row["line"].split(" | ")
    ]
    chords = [heads for bar in bars for heads in engraved(bar, clef, row["signature"])]
    found = ["+".join("".join(SIGNS[sign] for sign in reversed(head.signs)) for head in heads) for heads in chords]
    assert found == row["printed"]


# Gould, Behind Bars, p. 47 and 90: the upper note of a second is to the right; the top accidental is next to its note.
def test_seconds_and_accidentals_of_a_chord_do_not_touch() -> None:
    [chord] = engraved([[parse_pitch(name) for name in ("Db4", "Eb4", "Gb4", "Cb5")]], "treble")
    assert [head.right for head in chord] == [False, True, False, False]
    asides = [head.aside for head in chord]
    assert asides[-1] == 0
    assert len(set(asides[-3:])) == 3  # a sixth is the nearest at which two share a column
    assert asides[0] == 0


@pytest.mark.parametrize("clef", CLEFS)
def test_notes_begin_low_on_the_staff(clef: Clef) -> None:
    for name in ("C", "F#", "Bb", "Cb", "B#"):
        low, high = fitted([name, "E"], clef)
        assert -2 <= place_of(low, clef) <= 4
        assert place_of(low, clef) < place_of(high, clef)


def test_a_picture_has_room_for_ledger_lines() -> None:
    high = staff("treble", notes=[parse_pitch("E6")])
    assert high.height - high.below > staff("treble", notes=[parse_pitch("C5")]).height - high.below
