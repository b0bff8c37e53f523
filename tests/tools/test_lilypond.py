r"""LilyPond compiles every score without a warning, and its MIDI file plays the same as our own."""

import os
import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path

import mido
import pytest

from musicards.theory import KEYS, parse_key
from musicards.tools.lilypond import to_lilypond
from musicards.tools.midi import to_midi
from musicards.tools.score import Score, score_of_chord, score_of_scale_notes
from tests.tools.scores import SCORES


def lilypond() -> str:
    """Return the path of LilyPond: from the variable LILYPOND, the package lilypond, or PATH. Without it tests fail."""
    if named := os.environ.get("LILYPOND"):
        return named
    if find_spec("lilypond") is not None:
        import lilypond as package  # noqa: PLC0415 -- not available on every platform

        return str(package.executable())
    found = shutil.which("lilypond")
    assert found is not None, "install LilyPond 2.24, or set LILYPOND to the path of one"
    return found


def notes_of(path: Path) -> list[tuple[float, int]]:
    """Return when each note begins, in quarters, and its MIDI number."""
    file = mido.MidiFile(path)
    found = []
    for track in file.tracks:
        at = 0
        for message in track:
            at += message.time
            if message.type == "note_on" and message.velocity:
                found.append((round(at / file.ticks_per_beat, 3), message.note))
    return sorted(found)


def test_lilypond_compiles_every_score_and_plays_the_same(tmp_path: Path) -> None:
    for name, score in SCORES.items():
        (tmp_path / f"{name}.ly").write_text(to_lilypond(score), encoding="utf-8")
    files = [f"{name}.ly" for name in SCORES]
    done = subprocess.run(
        [lilypond(), "--loglevel=WARN", "-dno-print-pages", *files],
        cwd=tmp_path,
        env={**os.environ, "HOME": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path)},  # its fonts' cache is written there
        check=False,
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "")
    for name, score in SCORES.items():
        ours = tmp_path / "ours.mid"
        ours.write_bytes(to_midi(score))
        late = score.beats - score.pickup if score.pickup else 0  # LilyPond begins with the pickup
        expected = [(round(at - float(late), 3), number) for at, number in notes_of(ours)]
        assert notes_of(tmp_path / f"{name}.midi") == expected, name


@pytest.mark.parametrize(
    ("key", "written"),
    [("Eb", r"\key ef \major"), ("F#m", r"\key fs \minor"), ("C", r"\key c \major"), ("Abm", r"\key af \minor")],
)
def test_key_has_its_english_name(key: str, written: str) -> None:
    assert written in to_lilypond(score_of_scale_notes(["C"], key=parse_key(key)))
    assert len(KEYS) == 30


def test_notes_have_english_names_and_absolute_octaves() -> None:
    text = to_lilypond(score_of_chord(["Cbb", "F##", "Bb", "C#"], octave=2, symbol="Cm"))
    assert r'<cff, fss, bf, cs>1^\markup "Cm" |' in text


def test_title_is_one_string() -> None:
    text = to_lilypond(Score('a "b"\n\\c', SCORES["chord"].events))
    assert r'title = "a \"b\" \\c"' in text
