"""The reference sheet and the rules of the games, on A4."""

from musicards.paper.looks import Palette, look_of
from musicards.paper.naming import Naming
from musicards.paper.reference import reference_data
from musicards.paper.rules import rules_data
from musicards.paper.typesetting import typeset


def make_papers(  # noqa: PLR0913 - each has a name
    naming: Naming,
    *,
    reference: bool,
    rules: bool,
    palette: Palette = "clock",
    large_print: bool = False,
    preview: bool = False,
) -> bytes:
    """Return the reference sheet, the rules, or both as a PDF. At least one of them must be true.

    With `preview`, return the first page as PNG.

    Raises:
        NoTypesetter: Typst is not installed.
    """
    look, texts = look_of(palette), naming.texts
    notice = texts.text("common-notice")
    if rules:
        notice = f"{texts.text('common-authors')} {notice}"
    written = rules_data(naming, look) if rules else []
    if preview:
        written = [] if reference else written[:1]
    data = {
        "title": texts.text("print-rules" if rules else "print-reference"),
        "language": naming.language,
        "large": large_print,
        "notice": notice,
        "ink": look.ink,
        "line": look.line,
        "reference": reference_data(naming, look) if reference else None,
        "rules": written,
    }
    return typeset("papers", data, preview=preview)
