"""Typed lines in programs that people use: MuseScore and LilyPond read the bars, notes and chords, and play the same.

The lines and what is expected of them are those of `typed_lines`.
"""

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from musicards.tools import CHORD_SUFFIXES, parse_line, score_of_line
from musicards.tools.musicxml import to_musicxml
from musicards.tools.score import Score
from tests.tools.programs import (
    NOT_IN_LILYPOND,
    Reading,
    from_musescore,
    from_musicxml2ly,
    musescore,
    musicxml2ly,
    reading_of,
    without_choice,
)
from tests.tools.read_back import from_music21
from tests.tools.typed_lines import LINES

Reader = Callable[[Sequence[str], Path], list[Reading]]


def check(scores: Sequence[Score], reader: Reader, folder: Path) -> None:
    """Let a program read scores as MusicXML and compare."""
    documents = list(map(to_musicxml, scores))
    for score, document, found in zip(scores, documents, reader(documents, folder), strict=True):
        expected = reading_of(score, from_music21(document, "musicxml"))
        assert without_choice(found, score) == expected


def typed() -> list[Score]:
    return [score_of_line(parse_line(line)) for line, _ in LINES]


def every_chord(*, but: Sequence[str] = ()) -> list[Score]:
    symbols = " ".join(
        f"{root}{suffix}" for root in ("C", "F#", "Bb") for suffix in CHORD_SUFFIXES if suffix not in but
    )
    return [score_of_line(parse_line(symbols, kind="chords"))]


@pytest.mark.skipif(musescore() is None, reason="MuseScore 3 is not installed")
@pytest.mark.parametrize("scores", [typed(), every_chord()], ids=["lines", "chords"])
def test_musescore_reads_and_plays_what_was_typed(scores: list[Score], tmp_path: Path) -> None:
    check(scores, from_musescore, tmp_path)


@pytest.mark.skipif(musicxml2ly() is None, reason="LilyPond's converter musicxml2ly is not installed")
@pytest.mark.parametrize("scores", [typed(), every_chord(but=NOT_IN_LILYPOND)], ids=["lines", "chords"])
def test_lilypond_reads_and_plays_what_was_typed(scores: list[Score], tmp_path: Path) -> None:
    check(scores, from_musicxml2ly, tmp_path)
