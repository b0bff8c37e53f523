"""The scale of a game of Key's Corners: the option that chooses it, and the tables that the board reads.

Rules: docs/rules.md, "Key's Corners: the scale".
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from musicards.cards import i64
from musicards.errors import BadNotation, shown
from musicards.games.option import Option
from musicards.theory.key import next_tonic
from musicards.theory.pitch import SHARP_NAMES
from musicards.theory.scale import SCALE_KINDS, Scale, make_scale

LONGEST_RUN: Final = 12  # the notes of the longest scale


class BoardScale:
    """The notes of a scale as the board reads them. Never changes.

    A set of pitches is a word of twelve bits, C the lowest: C E G is 0b10010001.

    Attributes:
        names, hours: by degree, e.g. D E F# … and 2 4 6 …
        size: how many notes the scale has.
        stack_height: the most cards of a stack.
        degree_of_hour: the tonic is 1; 0 for an hour outside the scale.
        name_of_hour: the scale's name, or the sharp name of an hour outside the scale.
        next_note: by pitch, the pitch that continues a pile with this one on top, as a bit; 0 when none does.
        notes_from: by pitch, this note of the scale and all above it, as bits; 0 outside the scale.
        notes, tonic: all the notes of the scale as bits, and the tonic alone.
        wild_actions: by wild, the actions that place it, made by `legal_moves` when first needed.
        made_from: the arguments, for pickling.
    """

    __slots__ = (
        "degree_of_hour",
        "hours",
        "made_from",
        "name_of_hour",
        "names",
        "next_note",
        "notes",
        "notes_from",
        "size",
        "stack_height",
        "tonic",
        "wild_actions",
    )

    def __init__(self, scale: Scale, next_hours: Sequence[int], stack_height: int) -> None:
        """Return the scale with what the rules say about piles.

        Args:
            scale: the scale.
            next_hours: by hour, the hour that continues a pile with this one on top; 0 when none does.
            stack_height: the most cards of a stack.
        """
        self.made_from = (scale, next_hours, stack_height)
        self.stack_height: i64 = stack_height
        self.names: tuple[str, ...] = scale.names
        self.hours: tuple[int, ...] = tuple(scale.hours)
        self.size = len(self.hours)
        names = list(SHARP_NAMES)
        notes_from = [0] * 12
        notes = 0
        for degree in range(self.size, 0, -1):
            hour = self.hours[degree - 1]
            names[hour] = self.names[degree - 1]
            notes |= 1 << hour % 12
            notes_from[hour % 12] = notes
        self.degree_of_hour: tuple[int, ...] = tuple(scale.degree_of_hour)
        self.name_of_hour = tuple(names)
        self.next_note = [1 << next_hours[pitch or 12] % 12 if next_hours[pitch or 12] else 0 for pitch in range(12)]
        self.notes_from = notes_from
        self.notes: i64 = notes
        self.tonic: i64 = 1 << self.hours[0] % 12
        self.wild_actions: dict[int, tuple[list[object], list[object]]] = {}

    def __reduce__(self) -> "tuple[type[BoardScale], tuple[Scale, Sequence[int], int]]":
        """Pickle only the scale, without the tables."""
        return BoardScale, self.made_from


@dataclass(frozen=True, slots=True)
class ScaleChoice(Option):
    """A scale, e.g. ``{"tonic": "Eb", "kind": "blues"}``. A custom one has its formula of half steps too."""

    def default(self) -> dict[str, object]:
        return {"tonic": "C", "kind": "major"}

    def parse(self, value: object) -> dict[str, object]:
        if not isinstance(value, Mapping):
            raise BadNotation(
                f'option {self.name} is a scale such as {{"tonic": "Eb", "kind": "blues"}}, not {shown(value)}'
            )
        for word in value:
            if word not in ("tonic", "kind", "formula"):
                raise BadNotation(f"a scale has tonic, kind and for a custom one formula, not {shown(word)}")
        if "formula" in value and value["formula"] is None:
            raise BadNotation("a formula is 2 to 12 whole numbers of half steps with the sum 12, not None")
        return dict(make_scale(value.get("tonic"), value.get("kind"), value.get("formula")).to_json())

    def to_fields(self, value: object) -> dict[str, bool | int | str]:
        """Return the fields ``tonic``, ``kind`` and ``formula``, whose half steps are separated by spaces."""
        assert isinstance(value, Mapping)
        formula = " ".join([str(step) for step in value.get("formula", ())])
        return {"tonic": str(value["tonic"]), "kind": str(value["kind"]), "formula": formula}

    def from_fields(self, fields: Mapping[str, object]) -> dict[str, object]:
        scale = {"tonic": fields["tonic"], "kind": fields["kind"]}
        formula = str(fields["formula"]).split()
        if formula:
            scale["formula"] = [int(step) if step.isdecimal() else step for step in formula]
        return scale

    def suggest(self, value: object) -> dict[str, object] | None:
        """Return the same kind of scale on the next tonic of the circle of fifths."""
        checked = self.parse(value)
        scale = make_scale(checked["tonic"], checked["kind"], checked.get("formula"))
        return {**checked, "tonic": next_tonic(scale)}

    def describe(self) -> dict[str, object]:
        tonics = [letter + sign for letter in "CDEFGAB" for sign in ("b", "", "#")]
        return {
            "name": self.name,
            "kind": "scale",
            "default": self.default(),
            "choices": list(SCALE_KINDS),
            "tonics": tonics,
        }
