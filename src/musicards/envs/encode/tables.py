"""The index tables: which place of a vector tells what."""

from musicards.envs.encode.encoders import layout_of

__all__ = ["index_table"]


def index_table(game: str) -> str:
    """The fields of a game's vectors as a table in Markdown.

    Raises:
        BadNotation: there is no such game; lists those there are.
    """
    rows = ["| places | field | shape | divided by | what |", "|---|---|---|---|---|"]
    for field, place in layout_of(game):
        places = str(place.start) if field.size == 1 else f"{place.start}-{place.stop - 1}"
        shape = " x ".join(map(str, field.shape))
        rows.append(f"| {places} | `{field.name}` | {shape} | {field.most} | {field.meaning} |")
    return "\n".join(rows) + "\n"
