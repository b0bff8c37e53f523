"""The option `scale`: which scale a game of Key's Corners is about."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from musicards.errors import BadNotation, shown
from musicards.games.keys_corners.board import Ladder
from musicards.games.option import Option
from musicards.theory.scale import SCALE_KINDS, make_scale

__all__ = ["ScaleChoice", "ladder_of"]


@dataclass(frozen=True, slots=True)
class ScaleChoice(Option):
    """A scale: ``{"tonic": "Eb", "kind": "blues"}``, and for a custom one its formula of half steps."""

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

    def describe(self) -> dict[str, object]:
        tonics = [letter + sign for letter in "CDEFGAB" for sign in ("b", "", "#")]
        return {
            "name": self.name,
            "kind": "scale",
            "default": self.default(),
            "choices": list(SCALE_KINDS),
            "tonics": tonics,
        }


def ladder_of(scale: object) -> Ladder:
    """The ladder of a parsed option: games of one scale share it."""
    assert isinstance(scale, Mapping)  # noqa: S101 - `parse` has seen to it
    formula = scale.get("formula")
    return _ladder(scale["tonic"], scale["kind"], None if formula is None else tuple(formula))


@lru_cache(maxsize=256)
def _ladder(tonic: str, kind: str, formula: tuple[int, ...] | None) -> Ladder:
    return Ladder(make_scale(tonic, kind, None if formula is None else list(formula)))
