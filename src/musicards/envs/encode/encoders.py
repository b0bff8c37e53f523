"""Encode a view of any of the games."""

from musicards.envs.encode.layout import Encoder, Layout, Vector
from musicards.games.manifest import part_of
from musicards.games.registry import find_manifest
from musicards.games.view import View

__all__ = ["encode", "index_table", "layout_of", "parts_of"]


def _encoder_of(game: str) -> Encoder:
    encoder = part_of(find_manifest(game).encoding)
    assert isinstance(encoder, Encoder)  # noqa: S101 - as `Manifest` says
    return encoder


def encode(view: View, *, asked: bool = False) -> Vector:
    """Encode `view` as a vector of numbers from 0 to 1, laid out as `layout_of` says.

    Args:
        view: what a seat, or a spectator, may know.
        asked: whether the seat has to decide now whether to call "Musicards!".
    """
    encoder = _encoder_of(view.game)
    return encoder.layout.vector(encoder.numbers(view, asked=asked))


def layout_of(game: str) -> Layout:
    """Return the fields of a game's vectors, in order.

    Raises:
        BadNotation: there is no such game; the message lists the games.
    """
    return _encoder_of(game).layout


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
