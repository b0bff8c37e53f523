"""``musicards progression``: the chords of Roman numerals or Nashville numbers, and the numerals of chords."""

from typing import Annotated

from cyclopts import Parameter

from musicards.cli.columns import AsJson, aligned, print_answer
from musicards.cli.music_files import NO_FILES, Files
from musicards.cli.transpose import Names
from musicards.tools.english_names import to_english_names
from musicards.tools.line_score import score_of_line
from musicards.tools.progressions import Progression, read_progression
from musicards.tools.scales import read_key


def progression(
    *words: Annotated[str, Parameter(allow_leading_hyphen=True)],
    key: str | None = None,
    to_key: str | None = None,
    names: Names = "english",
    as_json: AsJson = False,
    files: Files = NO_FILES,
) -> None:
    """Look up a chord progression: its chords, Roman numerals and Nashville numbers.

    Example: musicards progression "ii7 V7 I in Eb"
    Example: musicards progression "1 5 6- 4" --key G
    Example: musicards progression "C A7 | Dm7 G7 | C"

    Parameters
    ----------
    words
        Roman numerals, Nashville numbers or chord symbols, with or without bar lines. The key may follow: in Eb.
    key
        The key, such as Eb or F# minor. Without it, numerals are in C, and the key of chords is found.
    to_key
        The key to move the progression to.
    names
        How notes are named, in what is typed and in the answer: english, german or solfege.
    """
    found = read_progression(" ".join(words), key, names)
    if to_key is not None:
        found = found.in_key(read_key(to_english_names(to_key, names)))
    files.write(score_of_line(found.line, title=f"In {found.key}", key=found.key))
    rows: list[tuple[str, list[str]]] = [
        ("chords", [chord.symbol.text(names) for chord in found.chords]),
        ("numerals", [chord.numeral for chord in found.chords]),
        ("Nashville", [chord.nashville for chord in found.chords]),
        ("role", [chord.role for chord in found.chords]),
    ]
    print_answer(_to_json(found) if as_json else [f"in {found.key}", *aligned(rows)])


def _to_json(found: Progression) -> dict[str, object]:
    return {
        "key": found.key.name,
        "line": found.line.text(),
        "chords": [
            {
                "symbol": str(chord.symbol),
                "numeral": chord.numeral,
                "nashville": chord.nashville,
                "role": chord.role,
            }
            for chord in found.chords
        ],
    }
