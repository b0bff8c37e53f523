"""The nearest thing that would have been understood, for the one line that says what was not.

What is known is handed in by whoever asks: this page knows letters and likeness, not scales and chords.
"""

from collections.abc import Iterable
from difflib import get_close_matches

from musicards.errors import BadNotation, Suggestion, SuggestionSort
from musicards.theory import LETTERS, SpelledPitch, enharmonic_names, parse_name

__all__ = ["nearest_formula", "nearest_note", "nearest_word", "suggested"]

_LIKE_ENOUGH = 0.55  # of 1; below that a guess is more puzzling than none
_LONGEST = 60  # characters that are compared: likeness takes the square of the time
_MOST_SIGNS = 2  # of a note that people write


def nearest_word(word: str, known: Iterable[str]) -> str | None:
    """The word most like this one, in either case; None when nothing is like it.

    >>> nearest_word("Melodik minor", ["natural minor", "melodic minor"]), nearest_word("quux", ["major"])
    ('melodic minor', None)
    """
    by_folded: dict[str, str] = {}
    for each in known:
        by_folded.setdefault(each.casefold(), each)
    found = get_close_matches(word[:_LONGEST].casefold(), by_folded, n=1, cutoff=_LIKE_ENOUGH)
    return by_folded[found[0]] if found else None


def nearest_note(text: str) -> str | None:
    """The note that was probably meant; None when the text begins with nothing like a letter of a note.

    Sharps and flats that contradict each other cancel; German and French names are known, and H is B.

    >>> [nearest_note(text) for text in ("H#b", "H", "Fis", "sol", "C###", "q")]
    ['B', 'B', 'F#', 'G', 'D#', None]
    """
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
            return pitch.name if abs(pitch.alteration) <= _MOST_SIGNS else enharmonic_names(pitch.hour)[0]
    return None


def nearest_formula(steps: Iterable[int], known: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
    """The formula whose notes differ in the fewest places; of several the first.

    >>> nearest_formula([2, 2, 1, 2, 2, 2, 2], [(2, 1, 2, 2, 1, 2, 2), (2, 2, 1, 2, 2, 2, 1)])
    (2, 2, 1, 2, 2, 2, 1)
    """
    heights = _heights(steps)
    return min(known, key=lambda formula: len(heights ^ _heights(formula)))


def suggested(sort: SuggestionSort, text: str | None) -> tuple[Suggestion, ...]:
    """Return what was probably meant as the suggestions of an error: one, or none when `text` is None.

    >>> suggested("note", "B"), suggested("note", None)
    ((Suggestion(sort='note', text='B', kind=''),), ())
    """
    return () if text is None else (Suggestion(sort, text),)


def _heights(steps: Iterable[int]) -> set[int]:
    """Half steps of the notes above the first, without the last that should be the octave."""
    heights, height = set(), 0
    for step in list(steps)[:-1]:
        height += step
        heights.add(height)
    return heights
