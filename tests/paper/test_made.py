"""Printable files contain the same texts as the page."""

import json
import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from musicards.paper.looks import PALETTES
from musicards.paper.naming import NOTATIONS, Naming, Notation
from musicards.texts import LANGUAGES, catalog
from musicards.theory.names import note_name
from musicards.theory.pitch import PRINTED_NAMES, parse_pitch

PROJECT = Path(__file__).resolve().parents[2]
WEB = PROJECT / "web"
PAPER = PROJECT / "src" / "musicards" / "paper"
PRINTED = [name for names in PRINTED_NAMES for name in names]


@pytest.mark.skipif(not (WEB / "node_modules" / "vite").exists(), reason="what builds the page is not installed")
def test_nothing_that_comes_from_the_page_is_stale() -> None:
    tools = runpy.run_path(str(WEB / "build.py"))
    command = [str(tools["node_folder"]() / "node"), "scripts/paper.mjs", "--check"]
    environment = {**os.environ, "PYTHON": sys.executable}
    done = subprocess.run(command, cwd=WEB, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_palettes_are_those_of_the_page() -> None:
    kept = json.loads((PAPER / "looks.json").read_text(encoding="utf-8"))
    assert tuple(kept["palettes"]) == PALETTES


@pytest.mark.parametrize("name", PRINTED)
def test_names_are_those_of_the_theory(name: str) -> None:
    pitch = parse_pitch(name)
    assert Naming("en", "english").shown(name) == note_name(pitch, "english", real=True)
    assert Naming("de", "german").shown(name) == note_name(pitch, "german", real=True)
    assert Naming("fr", "solfege").shown(name) == note_name(pitch, "solfege", real=True).capitalize()
    assert Naming("es", "degrees").shown(name) == note_name(pitch, "degrees", tonic=parse_pitch("C"), real=True)


@pytest.mark.parametrize(("language", "width"), [("en", "63.5"), ("de", "63,5"), ("fr", "63,5")])
def test_sizes_are_written_as_the_language_does(language: str, width: str) -> None:
    assert width in catalog(language).text("print-how", width=63.5, height=88.9)


def test_every_naming_names_every_printed_note_in_one_way() -> None:
    for language in LANGUAGES:
        for notation in NOTATIONS:
            naming = Naming(language, notation)
            assert len({naming.shown(name) for name in PRINTED}) == len(PRINTED)
            assert not any(sign in naming.said(name) for name in PRINTED for sign in "♯♭#")


def test_keys_are_named_by_letters_where_notes_are_degrees() -> None:
    assert Naming("en", "degrees").in_text("⟦F#⟧ in ⟦=Gb⟧ major") == "♯4 in G♭ major"
    assert Naming("de", "german").in_text("⟦-Bb⟧-Moll") == "b-Moll"


@pytest.mark.parametrize(
    ("language", "notation", "text"),
    [
        ("fr", "solfege", "Fa♯/Sol♭ : *la* est le la. Si ♯."),
        ("fr", "english", "F♯/G♭ : *A* est le A. B ♯."),
        ("de", "solfege", "Fa♯/Sol♭ : *La* est le La. Si ♯."),
    ],
)
def test_syllables_are_in_lower_case_within_a_sentence_where_they_are_words(
    language: str, notation: Notation, text: str
) -> None:
    assert Naming(language, notation).in_text("⟦F#⟧/⟦Gb⟧ : *⟦A⟧* est le ⟦A⟧. ⟦B⟧ ♯.") == text
