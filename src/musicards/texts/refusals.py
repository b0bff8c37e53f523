"""Why an attempt was refused, and what the player could do instead: the page's texts, with notes in English."""

from collections.abc import Mapping, Sequence
from typing import Final

from musicards.cards import is_wild, octave_of, parse_card, printed_names
from musicards.errors import Facts, InputError, MusicardsError, Refusal
from musicards.texts.catalog import NONE, Catalog, catalog, note, with_notes
from musicards.texts.input_errors import explain_input
from musicards.theory.names import english_name
from musicards.theory.pitch import parse_pitch

__all__ = ["explain"]

_FORMS: Final = ("", "-at", "-onto", "-off")

_NEEDED: Final[Mapping[str, str]] = {
    "call-late": "first",
    "card-fits-pile": "to",
    "card-not-held": "cards",
    "does-not-continue": "wants",
    "fill-first": "gaps",
    "move-first": "from",
    "not-longer": "sum",
    "not-started": "free",
    "not-your-turn": "turn",
    "note-has-name": "card",
    "only-whole": "height",
    "pass-too-early": "draws",
    "pile-complete": "top",
    "pitch-not-held": "pitch",
    "stack-stays": "name",
    "too-high": "sum",
    "too-many": "height",
}
"""By reason, the fact without which a refusal is explained in brief."""


def explain(error: MusicardsError, names: Sequence[str] = (), language: str = "en") -> str:
    """Why an attempt was refused, on one line. `names`: by seat, what the players are called.

    So is an `InputError`. All other errors explain themselves, in English.
    """
    if isinstance(error, InputError):
        return explain_input(error, catalog(language))
    if not isinstance(error, Refusal):
        return " ".join(str(error).split())
    return with_notes(_marked(catalog(language), error.reason, error.facts, names), _shown)


def _marked(texts: Catalog, reason: str, facts: Facts, names: Sequence[str]) -> str:
    key = f"refusals-{reason}"
    to = _spaces(texts, "to", facts)
    needed = _NEEDED.get(reason)
    if needed is not None and facts.get(needed) is None:
        return texts.text(f"{key}.brief", **to)
    if reason == "pass-too-early" and facts.get("fits") is True:
        return texts.text(f"{key}.fits")
    cards = [_card(str(code), octave=True) or texts.text("refusals-that-wild") for code in _strings(facts.get("cards"))]
    first, turn = _number(facts.get("first")), _number(facts.get("turn"))
    return texts.text(
        key,
        **to,
        **_spaces(texts, "from", facts),
        **_spaces(texts, "gaps", facts),
        **{name: note(str(facts.get(name) or "C")) for name in ("top", "wants", "pitch")},
        **{name: _number(facts.get(name)) for name in ("degree", "draws", "height", "sum", "most", "free")},
        note=note(str(facts.get("name") or "C")),
        who="other",
        name=_player(first, names),
        by=_number(facts.get("by")) / 1000,
        turn=_player(turn, names),
        cards=texts.and_(cards),
        count=max(len(cards), 1),
        card=_card(str(facts.get("card") or "C4")),
        word="pitch" if facts.get("word") == "pitch" else "step",
        place=_place(facts),
    )


def _place(facts: Facts) -> str:
    """What a pile of Key's Corners needs: the next note of the scale, its tonic, or the same note again."""
    if facts.get("wants_degree"):
        return "next" if facts.get("top") else "first"
    return "stack" if facts.get("top") else "plain"


def _spaces(texts: Catalog, name: str, facts: Facts) -> dict[str, str]:
    """The forms of a space, or of one of several: ``to``, ``to_at``, ``to_onto``, ``to_off``."""
    value = facts.get(name)
    spaces = [value] if isinstance(value, str) else _strings(value) or [NONE]
    forms = ((form, [texts.text(f"common-space{form}", space=space) for space in spaces]) for form in _FORMS)
    return {name + form.replace("-", "_"): texts.or_(each) for form, each in forms}


def _card(code: str, *, octave: bool = False) -> str:
    """The printed names of a card, side by side; empty for a wild."""
    card = parse_card(code)
    if is_wild(card):
        return ""
    where = str(octave_of(card)) if octave else ""
    return "/".join(note(name + where) for name in printed_names(card))


def _shown(name: str) -> str:
    """A note's name with real signs; its octave, if any, after them."""
    octave = name[-1] if name[-1:].isdigit() else ""
    return english_name(parse_pitch(name.removesuffix(octave)), real=True) + octave


def _player(seat: int, names: Sequence[str]) -> str:
    """What the player in `seat` is called; seats are counted from 1 in speech."""
    return (names[seat] if seat < len(names) else "") or f"Seat {seat + 1}"


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0


def _strings(value: object) -> list[str]:
    return [str(each) for each in value] if isinstance(value, Sequence) and not isinstance(value, str) else []
