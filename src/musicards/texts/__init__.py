"""The texts of all languages, from the same Fluent files as the page's: docs/translating.md.

catalog   a language's texts, lists and notes
refusals  why an attempt was refused or an input cannot be read, in a sentence or two
"""

from musicards.texts.catalog import LANGUAGES, NONE, Catalog, Language, catalog, key_note, note, with_notes
from musicards.texts.refusals import explain

__all__ = [
    "LANGUAGES",
    "NONE",
    "Catalog",
    "Language",
    "catalog",
    "explain",
    "key_note",
    "note",
    "with_notes",
]
