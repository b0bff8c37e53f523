"""``musicards cards`` as a person types it."""

import sys
from pathlib import Path

import pytest

from musicards.texts import LANGUAGES
from tests.cli.run import Shell


@pytest.mark.parametrize(
    "words",
    [
        "",
        "--size a4-9up --names german",
        "--size bridge --faces name,clock --palette contrast --large-print",
        "--faces staff",
        "--reference --rules --language es",
        "--rules --language de --names degrees --large-print",
    ],
)
def test_writes_a_pdf_and_describes_it(tmp_path: Path, shell: Shell, words: str) -> None:
    file = tmp_path / "deck.pdf"
    run = shell("cards", "--pdf", file, *words.split())
    assert (run.code, run.err) == (0, "")
    assert str(file) in run.out
    assert file.read_bytes().startswith(b"%PDF-")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("--faces name,guitar", "guitar"),
        ("--faces ,", "choose from name, staff, clock, keyboard"),
        ("--size tarot", "tarot"),
        ("--names klingon", "klingon"),
        ("--language tlh", f"language is one of {', '.join(LANGUAGES)}, not 'tlh'"),
        ("--rules --faces staff", "--faces is for the cards"),
        ("--reference --size poker", "--size is for the cards"),
    ],
)
def test_bad_input_gets_one_clear_line_and_no_file(tmp_path: Path, shell: Shell, words: str, complaint: str) -> None:
    file = tmp_path / "deck.pdf"
    shell.check_refused(["cards", "--pdf", str(file), *words.split()], complaint)
    assert not file.exists()


@pytest.mark.parametrize("name", ["", "no/such/folder/deck.pdf"])
def test_a_file_that_cannot_be_written_gets_one_line(
    tmp_path: Path, shell: Shell, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    shell.check_refused(["cards", "--pdf", name], "")


def test_without_typst_one_line_says_how_to_install_it(
    tmp_path: Path, shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    shell.check_refused(["cards", "--pdf", str(tmp_path / "deck.pdf")], "pip install 'musicards[paper]'")
