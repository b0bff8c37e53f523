"""The papers beside the deck, on A4: the reference sheet and the rules of the six games."""

from musicards.paper.looks import Palette, look_of
from musicards.paper.reference import reference_data
from musicards.paper.rules import rules_data
from musicards.paper.typesetting import typeset
from musicards.paper.words import Naming, own_words

__all__ = ["papers_pdf"]


def papers_pdf(
    naming: Naming, *, reference: bool, rules: bool, palette: Palette = "clock", large_print: bool = False
) -> bytes:
    """The reference sheet, the rules, or both; one of them at least is asked for.

    Raises:
        NoTypesetter: Typst is not installed.
    """
    own, look = own_words(naming.language), look_of(palette)
    data = {
        "title": own.rules if rules else own.reference,
        "language": naming.language,
        "large": large_print,
        "notice": own.notice,
        "ink": look.ink,
        "line": look.line,
        "reference": reference_data(naming, look) if reference else None,
        "rules": rules_data(naming, look) if rules else [],
    }
    return typeset("papers", data)
