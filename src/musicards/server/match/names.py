# ruff: noqa: RUF001 - letters that look alike are what this is about
"""Names that people choose: cleaned, and compared as eyes compare them."""

import json
import re
import unicodedata
from importlib.resources import files
from itertools import count
from typing import Any, Final

from musicards.games.rng import Rng, pick

LONGEST_NAME: Final = 24
MAX_MARKS: Final = 2  # on one letter; languages need no more, and more of them cover the lines above and below

BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0\U0001d159"  # letters and symbols that show nothing

# Letters with the shape of a Latin one, and the Latin one. In many fonts I, l, 1 and | look alike, and O and 0.
LOOKALIKES: Final = (
    "аa вb еe нh кk мm оo рp сc тt уy хx ѕs іl јj ԁd ԛq ԝw һh ӏl "  # Cyrillic
    "αa βb εe ζz ηh ιl κk μm νv οo ρp τt υu χx ϲc "  # Greek
    "ıl il 1l |l 0o"
)
SHAPE_OF: Final = {ord(pair[0]): pair[1] for pair in LOOKALIKES.split()}
LOOKALIKE_PAIRS: Final = (("rn", "m"), ("vv", "w"))


def _read(file: str) -> Any:  # noqa: ANN401 - parsed JSON
    return json.loads(files("musicards.texts").joinpath(file).read_text("utf-8"))


_LISTS: Final[dict[str, list[str]]] = _read("names.json")
_FIRST_NAMES: Final = frozenset(name.casefold() for name in _read("first_names.json"))
_OFFERED: Final = frozenset(
    f"{tempo} {instrument}".casefold() for tempo in _LISTS["tempos"] for instrument in _LISTS["instruments"]
)


def is_listed(name: str) -> bool:
    """Return whether `name` is a common first name or one that is offered, so that it tells others nothing else.

    >>> is_listed("anna"), is_listed("Presto Tuba"), is_listed("call me 0123")
    (True, True, False)
    """
    plain = unicodedata.normalize("NFC", name).casefold()
    return plain in _FIRST_NAMES or plain in _OFFERED


def is_offered(name: str) -> bool:
    """Return whether `name` is a tempo and an instrument, so that it says nothing about whoever has it.

    >>> is_offered("Presto Tuba"), is_offered("anna")
    (True, False)
    """
    return unicodedata.normalize("NFC", name).casefold() in _OFFERED


def offered_name(rng: Rng) -> str:
    """Return a name for somebody whose own is not on the lists: a tempo and an instrument."""
    return f"{pick(rng, _LISTS['tempos'])} {pick(rng, _LISTS['instruments'])}"


def clean_name(name: str, longest: int = LONGEST_NAME) -> str:
    r"""Return a name that can be shown: one line, nothing invisible, no towers of accents, not too long.

    It has at most `longest` characters. Nothing is left of a name in which nothing can be seen.

    >>> clean_name("  Anna\t\u202e  Lena\0 "), clean_name("\u3164\u2800"), len(clean_name("a" + 9 * "\u0323"))
    ('Anna Lena', '', 3)
    """
    spaced = re.sub(r"\s+", " ", unicodedata.normalize("NFC", name))
    kept: list[str] = []
    marks = MAX_MARKS  # no mark without a letter below it
    for sign in spaced:
        kind = unicodedata.category(sign)
        if kind.startswith("C") or kind == "Me" or sign in BLANKS:
            continue
        marks = marks + 1 if kind == "Mn" else MAX_MARKS if sign == " " else 0
        if kind != "Mn" or marks <= MAX_MARKS:
            kept.append(sign)
    return " ".join("".join(kept).split())[:longest].rstrip()


def looks_like(name: str) -> str:
    r"""Return what the shape of `name` is: the same for names that are easily taken for each other.

    >>> looks_like("Anna") == looks_like("\u0410nn\uff41"), looks_like("Bill") == looks_like("B1I1")
    (True, True)
    """
    plain = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name).casefold())
    shape = "".join(sign for sign in plain if unicodedata.category(sign) != "Mn" and not sign.isspace())
    shape = shape.translate(SHAPE_OF)
    for pair, sign in LOOKALIKE_PAIRS:
        shape = shape.replace(pair, sign)
    return shape or name


def unlike(name: str, others: list[str]) -> str:
    """Return `name`, or the first of "name 2", "name 3" … that looks like none of `others`."""
    taken = {looks_like(other) for other in others}
    numbered = (name if number == 1 else f"{name[: LONGEST_NAME - 3].rstrip()} {number}" for number in count(1))
    return next(each for each in numbered if looks_like(each) not in taken)
