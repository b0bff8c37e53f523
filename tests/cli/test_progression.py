"""The command ``progression``: numerals, numbers and chords in a key, as text, JSON and files."""

from pathlib import Path

import pytest

from tests.cli.run import Shell


@pytest.mark.parametrize(
    ("words", "key", "chords"),
    [
        (["ii7 V7 I in Eb"], "in Eb major", "Fm7 Bb7 Eb"),
        (["ii7", "V7", "I", "--key", "Eb"], "in Eb major", "Fm7 Bb7 Eb"),
        (["1 5/7 6- 4", "--key", "G", "--to-key", "D"], "in D major", "D A/C# Bm G"),
        (["ii7 V7 I in Es", "--names", "german"], "in Eb major", "Fm7 B7 Es"),
        (["Dm7 G7 | Cmaj7"], "in C major", "Dm7 G7 Cmaj7"),
    ],
)
def test_a_progression_is_printed(words: list[str], key: str, chords: str, shell: Shell) -> None:
    run = shell("progression", *words)
    lines = run.out.splitlines()
    assert (run.code, lines[0], lines[1].split()) == (0, key, ["chords", *chords.split()])


def test_json_has_the_numerals(shell: Shell) -> None:
    answer = shell.answer("progression", "C A7 | Dm7", "--key", "C")
    assert (answer["key"], answer["line"]) == ("C major", "C A7 | Dm7")
    assert answer["chords"][1] == {"symbol": "A7", "numeral": "V7/ii", "nashville": "67", "role": "secondary"}


def test_the_chords_are_written_to_files(tmp_path: Path, shell: Shell) -> None:
    path = tmp_path / "chords.abc"
    assert shell("progression", "I IV | V7", "--abc", str(path)).code == 0
    assert path.read_text(encoding="utf-8").splitlines()[-1] == '"C"[CEG]2 "F"[FAc]2 | "G7"[G,B,DF]4 |]'


def test_an_error_names_the_word(shell: Shell) -> None:
    run = shell("progression", "I V X")
    assert (run.code, "“X”" in run.err) == (2, True)
