"""The questions of exercises on paper: in words, with a picture, a place for the answer, and the right answer.

The words are those of the page, whose web/src/items/kinds has a file for each kind. Texts have their notes marked.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from musicards.learning import Item
from musicards.learning.kind import QUESTION_KINDS, QuestionKind
from musicards.paper.drawing import framed
from musicards.paper.looks import Look, look_of
from musicards.paper.staff import Drawing, fitted, place_of, staff
from musicards.texts import Catalog, key_note, note
from musicards.theory import Clef, parse_interval, parse_pitch
from musicards.theory.pitch import PitchClass

Space: TypeAlias = Literal["line", "picture"]
"""Where the answer goes: on a line, or into the picture."""

_KEYS: Final = (8.0, 111.0, 234.0, 150.0)  # the parts of a card's faces that are shown: left, top, width, height
_CLOCK: Final = (-112.0, -112.0, 224.0, 224.0)
_MARKED: Final = "#9a9a9a"
_SIGNS: Final = {"": "none", "#": "sharp", "b": "flat"}
_WHITE_KEYS: Final = (12, 2, 4, 5, 7, 9, 11)


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing, and what it shows in words that do not give the answer away."""

    drawing: Drawing
    alt: str
    is_staff: bool = True  # its size is in staff spaces, otherwise in units of a card


@dataclass(frozen=True, slots=True)
class Printed:
    """A question as it is printed."""

    ask: str
    answer: str
    picture: Picture | None = None
    space: Space = "line"
    answer_picture: Picture | None = None  # instead of the answer in words
    choices: tuple[str, ...] = ()  # what the answer is one of, where people need to be told


def printed(item: Item, texts: Catalog, clef: Clef) -> Printed:
    """Return a question as it is printed; `clef` is that of staffs where the question leaves it open.

    >>> from musicards.learning.items import read_item
    >>> from musicards.texts import catalog
    >>> printed(read_item("letter:3:A"), catalog("en"), "treble").ask
    'Which letter is a third above ⟦A⟧?'

    Raises:
        KeyError: it is asked by ear or to be tapped, so it is not one of PAPER_KINDS.
    """
    return _KINDS[item.kind](_Asked(item, texts, clef))


@dataclass(frozen=True, slots=True)
class _Asked:
    """A question with what its words and pictures need."""

    item: Item
    texts: Catalog
    clef: Clef

    @property
    def question(self) -> Mapping[str, Any]:
        return self.item.question

    @property
    def names(self) -> list[str]:
        """The notes of a scale or chord."""
        return str(self.question["notes"]).split()

    @property
    def wanted(self) -> str:
        return self.item.wanted[0]

    @property
    def right(self) -> str:
        """The right notes, by all of their names."""
        return "/".join(note(name) for name in self.item.wanted)

    def key(self, tonic: str, mode: str) -> str:
        return self.texts.text("music-key.minor" if mode == "minor" else "music-key", tonic=key_note(tonic))

    def scale(self, kind: str) -> str:
        return self.texts.text(f"music-scale-{kind}")

    def choices(self, text: Callable[[str], str]) -> tuple[str, ...]:
        return tuple([text(answer) for answer in self.item.answers])

    def on_staff(self, names: Sequence[str], *, together: bool = False) -> Picture:
        """Draw notes, of which each is above the one before."""
        alt = self.texts.text("items-staff-notes", notes=", ".join(map(note, dict.fromkeys(names))))
        return Picture(staff(self.clef, notes=fitted(names, self.clef), together=together), alt)


def _letter(asked: _Asked) -> Printed:
    interval, start = asked.question["interval"], asked.question["from"]
    key = "items-ask-letter" if interval > 0 else "items-ask-letter.down"
    return Printed(asked.texts.text(key, interval=abs(interval), **{"from": note(start)}), asked.right)


def _step(asked: _Asked) -> Printed:
    question = asked.question
    ask = asked.texts.text("items-ask-step", step=question["size"], **{"from": note(question["from"])})
    return Printed(ask, asked.right)


def _place(asked: _Asked) -> Printed:
    clef, place, sign = (asked.question[field] for field in ("clef", "place", "sign"))
    pitch = parse_pitch(f"{place[0]}{sign}{place[1:]}")
    alt = asked.texts.text("items-staff-note", clef=clef, sign=_SIGNS[sign], **_where(place_of(pitch, clef)))
    return Printed(asked.texts.text("items-ask-place"), asked.right, Picture(staff(clef, notes=[pitch]), alt))


def _where(place: int) -> dict[str, str | int]:
    """Return a place on the staff in words: lines and spaces from the bottom, ledger lines from the staff outward."""
    on_line = place % 2 == 0
    if 0 <= place <= 8:
        return {"where": "line" if on_line else "space", "number": place // 2 + 1}
    number = (-place if place < 0 else place - 8) // 2
    low = place < 0
    if number == 0:
        return {"where": "below" if low else "above", "number": number}
    beyond = ("ledger-below", "ledger-above") if on_line else ("under", "over")
    return {"where": beyond[0] if low else beyond[1], "number": number}


def _key(asked: _Asked) -> Printed:
    ask = asked.texts.text("items-ask-key", note=note(asked.question["name"]))
    hour = PitchClass(int(asked.wanted))
    keys = asked.texts.text("music-piano-keys")
    return Printed(ask, "", _keys(None, keys), "picture", answer_picture=_keys(hour, _key_text(asked.texts, hour)))


def _piano(asked: _Asked) -> Printed:
    hour = PitchClass(asked.question["hour"])
    return Printed(asked.texts.text("items-ask-piano"), asked.right, _keys(hour, _key_text(asked.texts, hour)))


def _keys(hour: PitchClass | None, alt: str) -> Picture:
    """Draw an octave of piano keys, with the key of an hour marked."""
    look = _look()
    face = look.face("keyboard blank") if hour is None else look.face(f"keyboard large {hour}", pitch=_MARKED)
    return Picture(Drawing(framed(face, *_KEYS), *_KEYS[2:]), alt, is_staff=False)


def _key_text(texts: Catalog, hour: PitchClass) -> str:
    """Return the place of a piano key, which does not give its note away."""
    if hour in _WHITE_KEYS:
        return texts.text("music-white-key", number=_WHITE_KEYS.index(hour) + 1)
    before = len([each for each in _WHITE_KEYS if each % 12 < hour])
    return texts.text("music-black-key", number=before, next=before + 1)


def _hour(asked: _Asked) -> Printed:
    hour = asked.question["hour"]
    face = _look().face(f"clock large {hour}", pitch=_MARKED)
    picture = Picture(Drawing(framed(face, *_CLOCK), *_CLOCK[2:]), asked.texts.text("items-clock", hour=hour), False)
    return Printed(asked.texts.text("items-ask-hour", hour=hour), asked.right, picture)


def _enharmonic(asked: _Asked) -> Printed:
    answer = asked.texts.text("items-no-name") if asked.wanted == "none" else asked.right
    return Printed(asked.texts.text("items-ask-enharmonic", note=note(asked.question["name"])), answer)


def _signature(asked: _Asked) -> Printed:
    question, texts = asked.question, asked.texts
    mode = question["mode"]
    if "tonic" in question:  # written on an empty staff
        ask = texts.text("items-ask-signature", key=asked.key(question["tonic"], mode))
        sharps = _sharps(asked.wanted)
        empty = Picture(staff(asked.clef), texts.text(f"clefs-{asked.clef}"))
        answer = _signed(asked, sharps)
        return Printed(ask, "", empty, "picture", answer_picture=answer)
    ask = texts.text("items-ask-tonic.minor" if mode == "minor" else "items-ask-tonic")
    return Printed(ask, asked.key(asked.wanted, mode), _signed(asked, _sharps(question["signs"])))


def _signed(asked: _Asked, sharps: int) -> Picture:
    kind = "flat" if sharps < 0 else "sharp"
    said = asked.texts.text("music-signature", count=abs(sharps), accidental=kind)
    return Picture(staff(asked.clef, signature=sharps), asked.texts.text("items-staff-signature", signature=said))


def _sharps(signs: str) -> int:
    """Return the sharps of a signature such as ``2#``, negative for flats."""
    count = int(signs.rstrip("#b"))
    return -count if signs.endswith("b") else count


def _degree(asked: _Asked) -> Printed:
    question = asked.question
    kind = question["scale"]
    scale = asked.texts.text("music-scale-on", kind=kind, tonic=key_note(question["tonic"]), name=asked.scale(kind))
    ask = asked.texts.text("items-ask-degree", scale=scale, after=key_note(question["after"]))
    return Printed(ask, key_note(asked.wanted))


def _formula(asked: _Asked) -> Printed:
    ask = asked.texts.text("items-ask-formula", scale=asked.scale(asked.question["scale"]))
    signs = [asked.texts.text("music-step-up.sign", half_steps=int(steps)) for steps in asked.wanted]
    return Printed(ask, "\u00a0".join(signs))


def _quality(asked: _Asked) -> Printed:
    names = [asked.question["from"], asked.question["to"]]
    ask = asked.texts.text("items-ask-quality", to=note(names[1]), **{"from": note(names[0])})
    return Printed(ask, _interval(asked.texts, asked.wanted), asked.on_staff(names))


def _interval(texts: Catalog, short: str) -> str:
    interval = parse_interval(short)
    quality = interval.name.split()[0]
    return texts.text("music-interval-name", quality=quality, times=1, interval=interval.generic)


def _scale(asked: _Asked) -> Printed:
    names = asked.names
    ask = asked.texts.text("items-ask-scale", tonic=key_note(names[0]))
    return Printed(
        ask, asked.scale(asked.wanted), asked.on_staff([*names, names[0]]), choices=asked.choices(asked.scale)
    )


def _chord(asked: _Asked) -> Printed:
    def text(chord: str) -> str:
        return asked.texts.text("items-chord", chord=chord)

    picture = asked.on_staff(asked.names, together=True)
    return Printed(asked.texts.text("items-ask-chord"), text(asked.wanted), picture, choices=asked.choices(text))


def _build(asked: _Asked) -> Printed:
    """Ask for a chord to be written on an empty staff."""
    question, texts = asked.question, asked.texts
    chord = texts.text("items-chord", chord=question["chord"])
    ask = texts.text("items-ask-build", root=note(question["root"]), chord=chord)
    empty = Picture(staff(asked.clef), texts.text(f"clefs-{asked.clef}"))
    return Printed(ask, "", empty, "picture", answer_picture=asked.on_staff(asked.wanted.split(), together=True))


def _inversion(asked: _Asked) -> Printed:
    def text(member: str) -> str:
        return asked.texts.text("items-inversion", member=member)

    picture = asked.on_staff(asked.names, together=True)
    return Printed(asked.texts.text("items-ask-inversion"), text(asked.wanted), picture, choices=asked.choices(text))


def _function(asked: _Asked) -> Printed:
    key = asked.key(asked.question["tonic"], asked.question["mode"])
    answer = asked.wanted.replace("o", "°")
    return Printed(asked.texts.text("items-ask-function", key=key), answer, asked.on_staff(asked.names, together=True))


def _look() -> Look:
    return look_of("ink")


_KINDS: Final[Mapping[QuestionKind, Callable[[_Asked], Printed]]] = {
    "letter": _letter,
    "step": _step,
    "place": _place,
    "key": _key,
    "piano": _piano,
    "hour": _hour,
    "enharmonic": _enharmonic,
    "signature": _signature,
    "degree": _degree,
    "formula": _formula,
    "quality": _quality,
    "scale": _scale,
    "chord": _chord,
    "build": _build,
    "inversion": _inversion,
    "function": _function,
}

PAPER_KINDS: Final[tuple[QuestionKind, ...]] = tuple([kind for kind in QUESTION_KINDS if kind in _KINDS])
"""The kinds of questions that can be printed, as they are offered: all that are not asked by ear or to be tapped."""
