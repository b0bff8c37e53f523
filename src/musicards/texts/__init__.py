"""The texts of all languages, from the same Fluent files as the page's: docs/translating.md.

catalog    a language's texts, lists and notes
languages  which languages there are, and texts that are plain words
rules      the rules of a game, and what players can agree on
refusals   why an attempt was refused or an input cannot be read, in a sentence or two
"""

from musicards.texts.catalog import (
    Catalog,
    catalog,
    key_note,
    note,
    with_notes,
)
from musicards.texts.languages import LANGUAGES, find_language
from musicards.texts.refusals import explain

__all__ = [
    "LANGUAGES",
    "Catalog",
    "catalog",
    "explain",
    "find_language",
    "key_note",
    "note",
    "with_notes",
]
