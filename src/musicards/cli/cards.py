"""``musicards cards``: make printable files of the deck."""

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from musicards.errors import BadNotation
from musicards.paper.card import FACES, parse_faces
from musicards.paper.deck import MEASURES, make_deck
from musicards.paper.naming import Naming, usual_notation
from musicards.paper.papers import make_papers
from musicards.texts import find_language


def cards(
    *,
    pdf: Path,
    size: Literal["poker", "bridge", "a4-9up"] | None = None,
    faces: str | None = None,
    names: Literal["english", "german", "solfege", "degrees"] | None = None,
    palette: Literal["clock", "tubes", "ink", "suit", "contrast"] = "clock",
    large_print: Annotated[bool, Parameter(negative=())] = False,
    language: str = "en",
    reference: Annotated[bool, Parameter(negative=())] = False,
    rules: Annotated[bool, Parameter(negative=())] = False,
) -> None:
    """Make a PDF of the deck to print and cut out (54 cards and their back), of the rules, or of a reference sheet.

    Needs Typst: pip install 'musicards[paper]'.

    Example: musicards cards --pdf deck.pdf --size a4-9up --names german

    Parameters
    ----------
    pdf
        The file to write.
    size
        poker: cards of 63.5 by 88.9 mm, one on each page, with 3 mm of bleed and crop marks, the back on the last page.
        bridge: the same with cards of 57.15 by 88.9 mm. a4-9up: nine poker cards on each A4 sheet, each followed by
        its backs, for two-sided printing. Default: poker.
    faces
        What is printed on the cards: name, staff, clock, keyboard, separated by commas. Default: all four.
    names
        What notes are called: english (F♯, B), german (Fis, H), solfege (Fa♯, Si) or degrees (♯4, 7, counted from C).
        Default: the usual names in the language.
    palette
        clock: notes next to each other on the clock have similar colors. tubes: the colors of percussion tubes. ink: no
        colors. suit: a color for each octave. contrast: strong colors and lines. All cards can be distinguished without
        their colors.
    large_print
        The largest letters that fit: on cards, the index at both ends, the octave and the keys; the staff only if
        neither name nor number is printed.
    language
        The language of the rules and of everything else that is written: en, de or another one that there are texts in.
    reference
        Instead of cards, a reference sheet: the clock, the ring of letters, the keys, the octaves, the twelve major
        scales and the music terms.
    rules
        Instead of cards, the rules of the games, one page for each. With --reference: both.
    """
    if not pdf.name:
        raise BadNotation("--pdf needs the name of a file")
    naming = Naming(find_language(language).code, names or usual_notation(language))
    if reference or rules:
        for option, given in (("--size", size), ("--faces", faces)):
            if given is not None:
                raise BadNotation(
                    f"{option} is for the cards, and --reference and --rules are other papers: leave it out"
                )
        made = make_papers(naming, reference=reference, rules=rules, palette=palette, large_print=large_print)
        what = " and ".join([name for name, there in (("reference sheet", reference), ("rules", rules)) if there])
    else:
        printed = size or "poker"
        measures = MEASURES[printed]
        chosen = frozenset(FACES) if faces is None else parse_faces(faces)
        made = make_deck(printed, naming, palette=palette, faces=chosen, large_print=large_print)
        what = f"54 cards and their back, {measures.width:g} by {measures.height:g} mm"
    pdf.write_bytes(made)
    print(f"{pdf}: {what}")
