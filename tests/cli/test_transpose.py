"""The command ``transpose``: text, JSON, files, and one clear line for each error."""

import io
from pathlib import Path

import pytest

from tests.cli.run import Shell


@pytest.mark.parametrize(
    ("words", "out"),
    [
        (["C E G", "--by", "minor third"], "Eb G Bb"),
        (["C", "E", "G", "--by", "m3", "--down"], "A C# E"),
        (["Dm7 G7 | Cmaj7", "--from-key", "C", "--to-key", "Eb"], "Fm7 Bb7 | Ebmaj7"),
        (["C4", "--from-key", "C", "--to-key", "D", "--down"], "D3"),
        (["E G# B", "--from-key", "E", "--by", "M3"], "Ab C Eb"),
        (["Bb Eb7", "--from-key", "Bb", "--by", "half step"], "B E7"),
        (["Bb D", "--from-key", "Bb", "--to-key", "Cb"], "Cb Eb"),
        (["E G# B", "--by", "M3"], "G# B# D#"),
        (["Bb3 C4 D4", "--for", "alto saxophone"], "G4 A4 B4"),
        (["B D#", "--from-key", "B", "--for", "Bb clarinet"], "Db F"),
        (["C5 E5", "--from-part-for", "horn in F"], "F4 A4"),
        (["G4 A4", "--from-part-for", "alto sax", "--for", "Bb clarinet"], "C4 D4"),
        (["H B", "--names", "german", "--by", "M2"], "Cis C"),
        (["C6 D6", "--as", "notes", "--by", "octave", "--down"], "C5 D5"),
    ],
)
def test_transposed_line_is_printed(words: list[str], out: str, shell: Shell) -> None:
    run = shell("transpose", *words)
    assert (run.code, run.out, run.err) == (0, f"{out}\n", "")


def test_the_layout_of_pasted_text_is_kept(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("C  Am |\nF   G7 ||\n"))
    assert shell("transpose", "-", "--by", "whole step").out == "D  Bm |\nG   A7 ||\n"


def test_a_tune_in_abc_is_answered_as_a_tune(tmp_path: Path, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    tune = 'X:1\nM:3/4\nL:1/8\nK:D\n"D"D2 F3 A|"A7"G6|]\n'
    monkeypatch.setattr("sys.stdin", io.StringIO(tune))
    run = shell("transpose", "-", "--to-key", "F", "--musicxml", str(tmp_path / "tune.musicxml"))
    assert (run.code, run.out) == (0, 'X:1\nM:3/4\nL:1/4\nK:F\n"F"F A3/2 c/2 | "C7"B3 |]\n')
    assert "<fifths>-1</fifths>" in (tmp_path / "tune.musicxml").read_text(encoding="utf-8")


def test_a_song_sheet_may_say_its_key(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("{key: G}\n[G]la la [D7]la\n"))
    assert shell("transpose", "-", "--to-key", "Ab").out == "{key: Ab}\n[Ab]la la [Eb7]la\n"


def test_json_has_ascii_notes_and_the_interval(shell: Shell) -> None:
    words = ["Es4 F4 | G4", "--from-key", "Es", "--for", "alto saxophone", "--names", "german"]
    assert shell.answer("transpose", *words) == {
        "line": "C5 D5 | E5",
        "notes": ["C5", "D5", "E5"],
        "interval": None,
        "down": False,
        "key": "C major",
        "instrument": "alto saxophone",
        "out_of_range": [],
        "fitting_octaves": None,
    }
    answer = shell.answer("transpose", "Cism7/H", "--by", "m2", "--down", "--names", "german")
    assert (answer["line"], answer["notes"]) == ("Cm7/B", ["Cm7/Bb"])
    assert (answer["interval"], answer["down"], answer["key"]) == ("minor second", True, None)


def test_every_format_is_written(tmp_path: Path, shell: Shell) -> None:
    files = {name: tmp_path / name for name in ("midi", "musicxml", "abc", "lilypond")}
    options = [word for name, path in files.items() for word in (f"--{name}", str(path))]
    run = shell("transpose", "Bb4 C5", "--from-key", "Bb", "--for", "clarinet", *options)
    assert (run.code, run.out) == (0, "C5 D5\n")
    assert files["midi"].read_bytes()[:4] == b"MThd"
    assert "<chromatic>-2</chromatic>" in files["musicxml"].read_text(encoding="utf-8")
    assert "T:For clarinet in Bb" in files["abc"].read_text(encoding="utf-8")
    assert r"\transposition bf" in files["lilypond"].read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["C E Xb", "--by", "m3"], "“Xb” is not a note or a chord symbol. It is number 3."),
        (["C E H", "--by", "m3"], "Did you mean B?"),
        (["C E"], "Say how far to go in one way"),
        (["C E", "--by", "m3", "--to-key", "D"], "Say how far to go in one way"),
        (["C E", "--to-key", "D"], "Say which key the line is in now, too."),
        (["C E", "--from-key", "C", "--to-key", "Am"], "Choose two major keys or two minor keys."),
        (["C E", "--from-key", "C", "--to-key", "G#"], "Did you mean Ab major?"),
        (["C E", "--by", "major fifth"], "“major fifth” is not an interval"),
        (["C E", "--for", "kazoo"], "“kazoo” is not a known instrument"),
        (["C E", "--for", "piccolo", "--down"], "Choose up or down only with an interval or a key."),
        (["C E", "--by", "m3", "--midi", ""], "--midi needs the name of a file"),
        (["C E", "--bye", "m3"], "transpose has no option --bye"),
        (["--by", "m3"], "There are no notes. Try C4 Eb or F#m7 Bb/D."),
        (["C9 B9", "--as", "notes", "--by", "P1", "--midi", "x.mid"], "“B9” cannot be saved as MIDI"),
    ],
)
def test_bad_input_gets_one_line(
    words: list[str], message: str, shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    shell.check_refused(["transpose", *words], message)
    assert not list(tmp_path.iterdir())


def test_a_part_outside_the_range_is_a_warning_that_says_which_octave_fits(shell: Shell) -> None:
    result = shell("transpose", "C3 E3 G3", "--for", "alto saxophone")
    assert (result.code, result.out) == (0, "A3 C#4 E4\n")
    assert result.err.splitlines() == [
        "outside the written range of the alto saxophone, Bb3 to F#6: A3",
        "it fits with --octaves 1",
    ]
    result = shell("transpose", "C3 E3 G3", "--for", "alto saxophone", "--octaves", "1")
    assert (result.out, result.err) == ("A4 C#5 E5\n", "")
