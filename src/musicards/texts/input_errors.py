"""Why a note, a chord or a line that was typed cannot be read: the page's texts, with suggestions in English."""

from collections.abc import Sequence

from musicards.errors import InputError, Suggestion
from musicards.texts.catalog import Catalog


def explain_input(error: InputError, texts: Catalog) -> str:
    """Return what is wrong with an input and what could be typed instead, on one line."""
    key = f"input-{error.code}"
    sentences = [
        texts.text(
            f"{key}.in" if error.code == "not-understood" and error.part != error.input else key,
            part=error.part,
            input=error.input,
            expected=error.expected or "note",
            total=error.total or 0,
            least=error.least or 0,
            most=error.most or 0,
        )
    ]
    if error.number is not None:
        where = "input-number" if error.row is None else "input-number.row"
        sentences.append(texts.text(where, number=error.number, row=error.row or 0))
    if error.suggestions:
        sentences.append(texts.text("input-hint", suggestions=_listed(error.suggestions, texts)))
    elif error.examples:
        sentences.append(texts.text("input-hint.examples", examples=_listed(error.examples, texts)))
    return " ".join(sentences)


def _listed(suggestions: Sequence[Suggestion], texts: Catalog) -> str:
    """Return what could be typed, as one of several; formulas with the scales that they are."""
    named = [f"{each.text} ({each.kind})" if each.sort == "formula" else each.text for each in suggestions]
    return texts.or_(named)
