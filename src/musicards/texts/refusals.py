"""Why an attempt was refused or an input cannot be read, and what to do instead: the page's texts, notes in English."""

from collections.abc import Sequence
from typing import Final

from musicards.cards import is_wild, parse_card, printed_names
from musicards.errors import Facts, InputError, MusicardsError, RecordError, Refusal, Suggestion
from musicards.texts.catalog import Catalog, catalog, note, with_notes
from musicards.theory.names import note_name
from musicards.theory.pitch import parse_pitch

_FORMS: Final = ("", "-at", "-onto", "-off")
_VARIABLES: Final = {"name": "note", "first": "name", "draws": "count"}
"""The variable of a fact, where it is called otherwise."""


def explain(error: MusicardsError, names: Sequence[str] = (), language: str = "en") -> str:
    """Return why an attempt was refused, or what is wrong with an input, in one line in `language`.

    Other errors have no text in the locales: their own English message is returned.

    Args:
        error: a `Refusal`, an `InputError`, a `RecordError` or any other error of this package.
        names: what the players are called, by seat; empty if they have no names.
        language: a code of `languages.json`, e.g. "de".

    >>> from musicards.errors import Refusal
    >>> explain(Refusal("too-high", {"most": 4, "sum": 5}))
    'A pile of one note can have at most 4 cards. This would be 5.'
    """
    if isinstance(error, InputError):
        return _explain_input(error, catalog(language))
    if isinstance(error, RecordError) and error.input_error is not None:
        return f"{error.place}{_explain_input(error.input_error, catalog(language))}"
    if not isinstance(error, Refusal):
        return " ".join(str(error).split())
    return with_notes(_marked(catalog(language), error.reason, error.facts, names), _shown)


def _explain_input(error: InputError, texts: Catalog) -> str:
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


def _marked(texts: Catalog, reason: str, facts: Facts, names: Sequence[str]) -> str:
    """Return the text, in brief where the facts do not say what would be right."""
    key = f"refusals-{reason}"
    if facts.get("word") == "pitch":
        return texts.text(f"{key}.pitch")
    variables = _variables(texts, facts, names)
    try:
        return texts.text(key, **variables)
    except LookupError:
        return texts.text(f"{key}.brief", **variables)


def _variables(texts: Catalog, facts: Facts, names: Sequence[str]) -> dict[str, str | float]:
    """Return what the texts of refusals need, without what the facts do not say."""
    found: dict[str, str | float] = {"place": _place(facts), "degree": 0, "yours": "none"}
    for fact, value in facts.items():
        name = _VARIABLES.get(fact, fact)
        if fact in ("to", "from", "gaps"):
            found |= _spaces(texts, fact, value)
        elif fact == "cards":
            found[name] = texts.and_([_card(code) for code in _strings(value)])
        elif isinstance(value, str):
            found[name] = _card(value) if fact == "card" else note(value)
        elif fact in ("turn", "first") and isinstance(value, int):
            found[name] = _player(value, names)
        elif isinstance(value, int):
            found[name] = value / 1000 if fact == "by" else value  # from milliseconds to seconds
    return found


def _place(facts: Facts) -> str:
    """What a pile of Key's Corners needs: the next note of the scale, its tonic, or the same note again."""
    if not facts.get("wants_degree"):
        return "stack"
    return "next" if facts.get("top") else "first"


def _spaces(texts: Catalog, name: str, value: object) -> dict[str, str]:
    """The forms of a space, or of one of several: ``to``, ``to_at``, ``to_onto``, ``to_off``."""
    spaces = [value] if isinstance(value, str) else _strings(value)
    known = [{"space": space, "kind": "corner" if len(space) == 2 else "foundation"} for space in spaces]
    forms = ((form, [texts.text(f"keys_corners-space{form}", **each) for each in known]) for form in _FORMS)
    return {name + form.replace("-", "_"): texts.or_(each) for form, each in forms}


def _card(code: str) -> str:
    """The printed names of a card, side by side; empty for a wild."""
    card = parse_card(code)
    return "" if is_wild(card) else "/".join(map(note, printed_names(card)))


def _shown(name: str, _inside: bool) -> str:
    """A note's name with real signs."""
    return note_name(parse_pitch(name), "english", real=True)


def _player(seat: int, names: Sequence[str]) -> str:
    """What the player in `seat` is called; seats are counted from 1 in speech."""
    return (names[seat] if seat < len(names) else "") or f"Seat {seat + 1}"


def _strings(value: object) -> list[str]:
    return [str(each) for each in value] if isinstance(value, Sequence) and not isinstance(value, str) else []
