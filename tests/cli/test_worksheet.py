"""``musicards worksheet`` and ``musicards staff-paper`` as a person types them."""

from pathlib import Path

import pytest

from tests.cli.run import Shell


@pytest.mark.parametrize(
    "words",
    [
        ["worksheet", "--kinds", "place", "--clef", "alto", "--questions", "12", "--paper", "letter", "--no-answers"],
        ["worksheet", "http://127.0.0.1:8000/#/exercise/kinds=chord&chords=major&seed=kwxyz", "--language", "fr"],
        ["worksheet", "--kinds", "signature,key", "--title", "Test 1", "--names", "german", "--large-print"],
        ["staff-paper", "--clef", "piano", "--staves", "8"],
        ["staff-paper", "--paper", "letter"],
    ],
    ids=" ".join,
)
def test_writes_a_pdf_and_says_so(tmp_path: Path, shell: Shell, words: list[str]) -> None:
    file = tmp_path / "sheet.pdf"
    run = shell(*words, "--pdf", file)
    assert (run.code, run.err) == (0, "")
    assert str(file) in run.out
    assert file.read_bytes().startswith(b"%PDF-")


def test_the_seed_that_is_printed_makes_the_same_sheet(tmp_path: Path, shell: Shell) -> None:
    first, second = tmp_path / "first.pdf", tmp_path / "second.pdf"
    seed = shell("worksheet", "--pdf", first).out.split()[-1]
    shell("worksheet", "--pdf", second, "--seed", seed)
    assert first.read_bytes() == second.read_bytes()


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("worksheet --kinds guessing", "guessing"),
        ("worksheet --kinds ear,harmony", "No question fits"),
        ("worksheet --questions 101", "from 1 to 100"),
        ("worksheet --clef soprano", "soprano"),
        ("worksheet --paper a3", "a3"),
        ("staff-paper --staves 40", "from 4 to 14"),
    ],
)
def test_bad_input_gets_one_clear_line_and_no_file(tmp_path: Path, shell: Shell, words: str, complaint: str) -> None:
    file = tmp_path / "sheet.pdf"
    shell.check_refused([*words.split(), "--pdf", str(file)], complaint)
    assert not file.exists()
