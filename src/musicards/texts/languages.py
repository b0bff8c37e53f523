"""The languages that there are texts in, and texts that are plain words: read without the library for Fluent files."""

import json
import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from musicards.errors import BadNotation, shown

LOCALES: Final = Path(__file__).with_name("locales")

_LINE: Final = re.compile("([a-z][a-z0-9_-]*) = ([^{}]+)")
_START: Final = re.compile(r"([a-z][a-z0-9_-]*) = (.+)")
_VARIANT: Final = re.compile(r" +\*?\[(\w+)\] ([^{}]+)")
_REFERENCE: Final = re.compile(r"\{ ([a-z][a-z0-9_-]*) \}")


def _read(name: str) -> str:
    """Return a file of the locales, even from within an archive."""
    return files("musicards.texts").joinpath("locales", *name.split("/")).read_text("utf-8")


@dataclass(frozen=True, slots=True)
class Language:
    """A language that there are texts in.

    >>> LANGUAGES["fr"].name
    'Français'
    """

    code: str  # as in HTML: "de"
    name: str  # its own: "Deutsch"
    notes: str  # the note names that people usually learn in it: "german"


LANGUAGES: Final[dict[str, Language]] = {line["code"]: Language(**line) for line in json.loads(_read("languages.json"))}
"""By code."""


def find_language(code: str) -> Language:
    """Return the language with this code.

    >>> find_language("de").notes, find_language("de") is LANGUAGES["de"]
    ('german', True)

    Raises:
        BadNotation: there are no texts in it; the message lists the languages.
    """
    if code not in LANGUAGES:
        raise BadNotation(f"language is one of {', '.join(LANGUAGES)}, not {shown(code)}")
    return LANGUAGES[code]


@cache
def plain_texts(language: str, name: str) -> dict[str, str]:
    """Return the texts of a Fluent file in which every message is one line of plain words, by their ids.

    Raises:
        ValueError: a line is not such a message.

    >>> plain_texts("de", "instruments")["instruments-english_horn"]
    'Englischhorn'
    """
    texts = {}
    for line in _read(f"{language}/{name}.ftl").splitlines():
        found = _LINE.fullmatch(line)
        if found is not None:
            texts[found[1]] = found[2].strip()
        elif line.strip() and not line.startswith("#"):
            raise ValueError(f"{name}.ftl of {language} has more than plain words: {line!r}")
    return texts


@cache
def short_texts(language: str, *names: str) -> dict[str, str]:
    """Return the texts of Fluent files that are one line of words or refer to such texts, by their ids.

    A message that only chooses words has a text for each variant. Whatever needs more is left out.

    >>> texts = short_texts("de", "music", "tools")
    >>> texts["music-interval[3]"], texts["tools-scale-dorian_b2"], "music-scale-on" in texts
    ('Terz', 'dorisch ♭2', False)
    """
    texts: dict[str, str] = {}
    for path in [f"{folder}/{name}.ftl" for name in names for folder in (language, "all")]:
        chooses = ""
        for line in _read(path).splitlines():
            start, variant = _START.fullmatch(line), _VARIANT.fullmatch(line)
            if start is not None:
                chooses = start[1] if re.fullmatch(r"\{ \$\w+ ->", start[2]) else ""
                texts[start[1]] = start[2].strip()
            elif variant is not None and chooses:
                texts[f"{chooses}[{variant[1]}]"] = variant[2].strip()
    found = {key: _REFERENCE.sub(lambda other: texts.get(other[1], other[0]), text) for key, text in texts.items()}
    return {key: text for key, text in found.items() if "{" not in text}
