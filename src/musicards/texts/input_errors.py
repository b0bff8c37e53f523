"""Why a note, a chord or a line that was typed cannot be read: the page's texts, with suggestions in English."""

from collections.abc import Sequence

from musicards.errors import InputError, Suggestion
from musicards.texts.catalog import NONE, Catalog

__all__ = ["explain_input"]


def explain_input(error: InputError, texts: Catalog) -> str:
    """Return what is wrong with an input and what could be typed instead, on one line."""
    return texts.text(
        f"input-{error.code}",
        part=error.part,
        input=NONE if error.input == error.part else error.input,
        expected=error.expected or NONE,
        number=NONE if error.number is None else str(error.number),
        row=NONE if error.row is None else str(error.row),
        suggestions=_listed(error.suggestions, texts),
        examples=_listed(error.examples, texts),
        total=error.total or 0,
        least=error.least or 0,
        most=error.most or 0,
    )


def _listed(suggestions: Sequence[Suggestion], texts: Catalog) -> str:
    """Return what could be typed, as one of several; formulas with the scales that they are."""
    named = [f"{each.text} ({each.kind})" if each.sort == "formula" else each.text for each in suggestions]
    return texts.or_(named) if named else NONE
