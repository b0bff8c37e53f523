"""``musicards cards``: the deck on paper."""

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from musicards.errors import BadNotation
from musicards.paper import FACES, MEASURES, Naming, deck_pdf, papers_pdf, parse_faces, usual_notation
from musicards.texts import find_language

__all__ = ["cards"]


def cards(
    *,
    pdf: Path,
    size: Literal["poker", "bridge", "a4-9up"] | None = None,
    faces: str | None = None,
    names: Literal["english", "german", "solfege", "degrees"] | None = None,
    palette: Literal["clock", "tubes", "ink", "contrast"] = "clock",
    large_print: Annotated[bool, Parameter(negative=())] = False,
    language: str = "en",
    reference: Annotated[bool, Parameter(negative=())] = False,
    rules: Annotated[bool, Parameter(negative=())] = False,
) -> None:
    """Make a PDF of the deck to print and cut: 54 cards and their back. Or of the rules and a reference sheet.

    Needs Typst: pip install 'musicards[paper]'.

    Example: musicards cards --pdf deck.pdf --size a4-9up --names german

    Parameters
    ----------
    pdf
        The file to write.
    size
        poker: cards of 63.5 by 88.9 mm, one on each page, with 3 mm of bleed and crop marks, the back on the last page.
        bridge: the same with cards of 57.15 by 88.9 mm. a4-9up: nine poker cards on each sheet of A4, every sheet
        followed by its backs, to be printed on both sides. Usually poker.
    faces
        What is printed on the cards: name, staff, clock, keyboard, with commas between them. Usually all four.
    names
        What notes are called: english (F♯, B), german (Fis, H), solfege (Fa♯, Si) or degrees (♯4, 7, counted from C).
        Usually as those who speak the language call them.
    palette
        clock: neighbours on the clock are neighbours in colour. tubes: as on coloured percussion tubes. ink: no
        colours. contrast: strong colours and lines. No card needs its colour to be told from the others.
    large_print
        The largest letters for which there is room: on cards, the index at both ends, the octave and the keys; the
        staff only where no name or number is asked for.
    language
        The language of the rules and of everything else that is written: en, de or another one that there are texts in.
    reference
        Not the cards, but a sheet to look things up: the clock, the ring of letters, the keys, the octaves.
    rules
        Not the cards, but the rules of the six games, a page for each. With --reference: both.
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
        made = papers_pdf(naming, reference=reference, rules=rules, palette=palette, large_print=large_print)
        what = " and ".join([name for name, there in (("reference sheet", reference), ("rules", rules)) if there])
    else:
        printed = size or "poker"
        measures = MEASURES[printed]
        chosen = frozenset(FACES) if faces is None else parse_faces(faces)
        made = deck_pdf(printed, naming, palette=palette, faces=chosen, large_print=large_print)
        what = f"54 cards and their back, {measures.width:g} by {measures.height:g} mm"
    pdf.write_bytes(made)
    print(f"{pdf}: {what}")
