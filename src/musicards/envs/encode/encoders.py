"""Encode a view of any of the games."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from musicards.envs.encode.go_fish import GO_FISH, go_fish_numbers
from musicards.envs.encode.keys_corners import CORNERS, corners_numbers
from musicards.envs.encode.layout import Layout, Numbers, Vector
from musicards.envs.encode.memory import MEMORY, memory_numbers
from musicards.envs.encode.old_maid import OLD_MAID, old_maid_numbers
from musicards.envs.encode.shedding import DISTANCE, STEPS, distance_numbers, steps_numbers
from musicards.games.distance import DistanceView
from musicards.games.game import View
from musicards.games.go_fish import GoFishView
from musicards.games.keys_corners import CornersView
from musicards.games.memory import MemoryView
from musicards.games.old_maid import OldMaidView
from musicards.games.registry import find_game
from musicards.games.steps import StepsView

__all__ = ["encode", "index_table", "layout_of", "parts_of"]


class _Encoder(NamedTuple):
    """How to encode the views of one game."""

    layout: Layout
    numbers: Callable[..., Mapping[str, Numbers]]  # called with a view; returns the numbers of each field


_OF_GAME: Final[Mapping[str, _Encoder]] = {
    "distance": _Encoder(DISTANCE, distance_numbers),
    "steps": _Encoder(STEPS, steps_numbers),
    "keys_corners": _Encoder(CORNERS, corners_numbers),
    "go_fish": _Encoder(GO_FISH, go_fish_numbers),
    "old_maid": _Encoder(OLD_MAID, old_maid_numbers),
    "memory": _Encoder(MEMORY, memory_numbers),
}

_OF_VIEW: Final[Mapping[type[Any], _Encoder]] = {
    DistanceView: _OF_GAME["distance"],
    StepsView: _OF_GAME["steps"],
    CornersView: _OF_GAME["keys_corners"],
    GoFishView: _OF_GAME["go_fish"],
    OldMaidView: _OF_GAME["old_maid"],
    MemoryView: _OF_GAME["memory"],
}


def encode(view: View, *, asked: bool = False) -> Vector:
    """Encode `view` as a vector of numbers from 0 to 1, laid out as `layout_of` says.

    Args:
        view: what a seat, or a spectator, may know.
        asked: whether the seat has to decide now whether to call "Musicards!".
    """
    encoder = _OF_VIEW[type(view)]
    return encoder.layout.vector(encoder.numbers(view, asked=asked))


def layout_of(game: str) -> Layout:
    """Return the fields of a game's vectors, in order.

    Raises:
        BadNotation: there is no such game; the message lists the games.
    """
    return _OF_GAME[find_game(game).name].layout


def parts_of(game: str, vector: Vector) -> dict[str, Vector]:
    """Return the fields of a game's `vector` by name, each in its shape, as views of its memory.

    Raises:
        BadNotation: there is no such game; the message lists the games.
    """
    return layout_of(game).parts(vector)


def index_table(game: str) -> str:
    """Return the fields of a game's vectors as a Markdown table.

    Raises:
        BadNotation: there is no such game; the message lists the games.
    """
    rows = ["| index | field | shape | divided by | meaning |", "|---|---|---|---|---|"]
    for field, place in layout_of(game):
        places = str(place.start) if field.size == 1 else f"{place.start}-{place.stop - 1}"
        shape = " x ".join(map(str, field.shape))
        rows.append(f"| {places} | `{field.name}` | {shape} | {field.most} | {field.meaning} |")
    return "\n".join(rows) + "\n"
