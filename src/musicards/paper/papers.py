"""The reference sheet and the rules of the games, on A4."""

from typing import Any

from musicards.paper.looks import Look, Palette, look_of
from musicards.paper.naming import Naming
from musicards.paper.reference import reference_data
from musicards.paper.rules import rules_data
from musicards.paper.typesetting import preview, typeset


def papers_pdf(
    naming: Naming, *, reference: bool, rules: bool, palette: Palette = "clock", large_print: bool = False
) -> bytes:
    """Return the reference sheet, the rules, or both as a PDF. At least one of them must be true.

    Raises:
        NoTypesetter: Typst is not installed.
    """
    return typeset("papers", _data(naming, look_of(palette), reference=reference, rules=rules, large_print=large_print))


def papers_picture(
    naming: Naming, *, reference: bool, rules: bool, palette: Palette = "clock", large_print: bool = False
) -> bytes:
    """Return a preview of the first page as PNG.

    Raises:
        NoTypesetter: Typst is not installed.
    """
    data = _data(naming, look_of(palette), reference=reference, rules=rules, large_print=large_print)
    return preview("papers", {**data, "rules": [] if reference else data["rules"][:1]})


def _data(naming: Naming, look: Look, *, reference: bool, rules: bool, large_print: bool) -> dict[str, Any]:
    """Return the data for typst/papers.typ."""
    texts = naming.texts
    notice = texts.text("common-notice")
    if rules:
        notice = f"{texts.text('common-authors')} {notice}"
    return {
        "title": texts.text("print-rules" if rules else "print-reference"),
        "language": naming.language,
        "large": large_print,
        "notice": notice,
        "ink": look.ink,
        "line": look.line,
        "reference": reference_data(naming, look) if reference else None,
        "rules": rules_data(naming, look) if rules else [],
    }
