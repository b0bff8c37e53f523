"""What the paper says: rules and names as the page has them, and the few sentences that only paper needs.

words.json is made from the page's own texts (web/scripts/paper.mjs): a note in a text is a mark around its ASCII name,
what is stressed stands between stars. own_words.json is written by hand.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias, TypedDict

__all__ = [
    "LANGUAGES",
    "NOTATIONS",
    "Agreement",
    "GameRules",
    "Language",
    "Naming",
    "Notation",
    "OwnWords",
    "PageWords",
    "Section",
    "own_words",
    "page_words",
    "usual_notation",
]

Language: TypeAlias = Literal["en", "de", "fr", "es"]
LANGUAGES: Final[tuple[Language, ...]] = ("en", "de", "fr", "es")

Notation: TypeAlias = Literal["english", "german", "solfege", "degrees"]
NOTATIONS: Final[tuple[Notation, ...]] = ("english", "german", "solfege", "degrees")

_MARK: Final = re.compile(r"⟦([-=]?)([^⟧]*)⟧")


class Section(TypedDict):
    """Paragraphs, and lists of items."""

    title: str
    body: list[str | list[str]]


class Agreement(TypedDict):
    """Something that a table can agree on; without choices it is a yes or no."""

    label: str
    help: str
    choices: list[str]


class GameRules(TypedDict):
    """A game's rules, for a table that has agreed on nothing."""

    title: str
    subtitle: str  # what the name means, '' where that is plain
    lead: str
    sections: list[Section]
    agreements: list[Agreement]


class PageWords(TypedDict):
    """What the page says in one language, as far as it stands on paper."""

    games: dict[str, GameRules]
    intervals: list[str]  # second … seventh
    half: str
    whole: str
    described: str  # a card in words, with {names}, {octave} and {hour}
    either: str  # {one} or {other}
    question: str
    chromatic_scale: str
    clock: str
    keys: str
    notation: Notation  # the names of notes that people who speak it usually learn


@dataclass(frozen=True, slots=True)
class Naming:
    """What notes are called: a way to name them, in a language."""

    language: Language
    notation: Notation

    def shown(self, name: str) -> str:
        """A note by its ASCII name, as it is printed.

        >>> Naming("de", "german").shown("Bb"), Naming("fr", "solfege").shown("D#"), Naming("en", "english").shown("Gb")
        ('B', 'Ré♯', 'G♭')
        """
        return _names("shown", self)[name]

    def said(self, name: str) -> str:
        """The same in words alone, for who has it read to them."""
        return _names("said", self)[name]

    def in_text(self, text: str) -> str:
        """A text with its notes named; keys have a name of their own even where notes are degrees."""
        keys = Naming(self.language, usual_notation(self.language)) if self.notation == "degrees" else self

        def named(found: re.Match[str]) -> str:
            kind, name = found.groups()
            if not kind:
                return self.shown(name)
            return keys.shown(name).lower() if kind == "-" else keys.shown(name)

        return _MARK.sub(named, text)


def usual_notation(language: Language) -> Notation:
    """The names of notes that people who speak a language usually learn.

    >>> usual_notation("de")
    'german'
    """
    return page_words(language)["notation"]


@cache
def page_words(language: Language) -> PageWords:
    """What the page says in a language."""
    words: PageWords = _kept()["languages"][language]
    return words


@dataclass(frozen=True, slots=True)
class OwnWords:
    """What stands on paper alone."""

    deck: str  # the title of the file
    reference: str
    rules: str
    back: str  # the back of a card, for who cannot see it
    ring: str
    octaves: str
    middle_c: str
    octave: str  # with {octave}
    players: str  # with {low} and {high}
    players_alone: str  # for a game that one can play alone
    dealing: str
    deals: Mapping[
        str, str
    ]  # by game, how it is dealt where the page's rules do not say: there the cards are dealt already
    agree: str
    print_so: str  # how to print a sheet; with {width} and {height} in millimetres
    counted: str  # how an interval is counted
    notice: str
    decimal: str  # what stands before the decimals of a number


@cache
def own_words(language: Language) -> OwnWords:
    """What stands on paper alone, in a language."""
    return OwnWords(**_read("own_words.json")[language])


def _names(form: str, naming: Naming) -> Mapping[str, str]:
    names: Mapping[str, str] = _kept()[form][naming.language][naming.notation]
    return names


def _kept() -> dict[str, Any]:
    return _read("words.json")


@cache
def _read(name: str) -> dict[str, Any]:
    """A file of ours, beside this page; tests look whether it is as it should be."""
    kept: dict[str, Any] = json.loads(Path(__file__).with_name(name).read_text(encoding="utf-8"))
    return kept
