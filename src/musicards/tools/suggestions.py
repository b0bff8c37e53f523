"""Find the known word, note or formula that is nearest to one that was not understood.

The caller passes in the known words: this module compares spellings and knows nothing about scales and chords.
"""

from collections.abc import Iterable
from difflib import get_close_matches
from itertools import accumulate

from musicards.errors import BadNotation, Suggestion, SuggestionSort
from musicards.theory import LETTERS, SpelledPitch, enharmonic_names, parse_name

_LIKE_ENOUGH = 0.55  # similarity from 0 to 1; a worse guess would confuse more than it helps
_LONGEST = 60  # characters that are compared: the time grows with their square
_MAX_SIGNS = 2  # accidentals of a note


def nearest_word(word: str, known: Iterable[str], *, folds: bool = True) -> str | None:
    """Return the known word most like this one; None if no known word is similar.

    Args:
        word: what was typed.
        known: what could have been meant.
        folds: ignore case, which does not matter unless M3 and m3 are different.

    >>> nearest_word("Melodik minor", ["natural minor", "melodic minor"]), nearest_word("quux", ["major"])
    ('melodic minor', None)
    >>> nearest_word("mm3", ["M3", "m3"], folds=False)
    'm3'
    """
    if not folds:
        found = get_close_matches(word[:_LONGEST], known, n=1, cutoff=_LIKE_ENOUGH)
        return found[0] if found else nearest_word(word, known)
    by_folded: dict[str, str] = {}
    for each in known:
        by_folded.setdefault(each.casefold(), each)
    found = get_close_matches(word[:_LONGEST].casefold(), by_folded, n=1, cutoff=_LIKE_ENOUGH)
    return by_folded[found[0]] if found else None


def nearest_note(text: str) -> str | None:
    """Return the note that was probably meant; None if the text does not begin like a note.

    Sharps and flats cancel each other out. German and French names are understood, and H is B.

    >>> [nearest_note(text) for text in ("H#b", "H", "Fis", "sol", "C###", "q", "b")]
    ['B', 'B', 'F#', 'G', 'D#', None, 'B']
    """
    if text.upper() in LETTERS:
        return text.upper()
    for system in ("german", "solfege"):
        try:
            return parse_name(text, system).name
        except BadNotation:
            continue
    first = text[:1].upper().replace("H", "B")
    sharps = flats = 0
    for sign in text[1:_LONGEST]:
        if sign not in "#xb":
            break
        sharps += {"#": 1, "x": 2}.get(sign, 0)
        flats += sign == "b"
    for letter in LETTERS:
        if letter == first:
            pitch = SpelledPitch(letter, sharps - flats)
            return pitch.name if abs(pitch.alteration) <= _MAX_SIGNS else enharmonic_names(pitch.hour)[0]
    return None


def nearest_formula(steps: Iterable[int], known: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
    """Return the formula that differs in the fewest notes; the first of several.

    >>> nearest_formula([2, 2, 1, 2, 2, 2, 2], [(2, 1, 2, 2, 1, 2, 2), (2, 2, 1, 2, 2, 2, 1)])
    (2, 2, 1, 2, 2, 2, 1)
    """
    heights = _heights(steps)
    return min(known, key=lambda formula: len(heights ^ _heights(formula)))


def suggested(sort: SuggestionSort, text: str | None) -> tuple[Suggestion, ...]:
    """Return what was probably meant as the suggestions of an error: one, or an empty tuple if `text` is None.

    >>> suggested("note", "B"), suggested("note", None)
    ((Suggestion(sort='note', text='B', kind=''),), ())
    """
    return () if text is None else (Suggestion(sort, text),)


def _heights(steps: Iterable[int]) -> set[int]:
    """Return the half steps from the first note to each other note, without the octave."""
    return set(accumulate(list(steps)[:-1]))
