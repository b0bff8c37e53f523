"""Encode what a seat may know as a vector of numbers, and its moves as an agent's numbers, for learning algorithms.

A vector is made from a seat's view and nothing else, so it cannot reveal what is hidden from that seat. `layout_of`
gives the fields of a vector, their positions and meanings; docs/envs/observations.md lists them.
"""

from collections.abc import Sequence
from threading import local
from typing import Final

from musicards.envs.layout import Encoder, Layout, Vector
from musicards.envs.words import StateVector
from musicards.games.action import Seat
from musicards.games.distance.envs import DISTANCE_ENCODER
from musicards.games.game import Game
from musicards.games.go_fish.envs import GO_FISH_ENCODER
from musicards.games.keys_corners.envs import KEYS_CORNERS_ENCODER
from musicards.games.memory.envs import MEMORY_ENCODER
from musicards.games.old_maid.envs import OLD_MAID_ENCODER
from musicards.games.registry import find_game
from musicards.games.steps.envs import STEPS_ENCODER
from musicards.games.view import View

ENCODERS: Final[dict[str, Encoder]] = {
    "distance": DISTANCE_ENCODER,
    "steps": STEPS_ENCODER,
    "keys_corners": KEYS_CORNERS_ENCODER,
    "memory": MEMORY_ENCODER,
    "go_fish": GO_FISH_ENCODER,
    "old_maid": OLD_MAID_ENCODER,
}
"""How the views and moves of each game become numbers."""


def _encoder_of(game: str) -> Encoder:
    return ENCODERS[find_game(game).name]


def encode(view: View, *, asked: bool = False) -> Vector:
    """Encode `view` as a vector of numbers from 0 to 1, laid out as `layout_of` says.

    Args:
        view: what a seat, or a spectator, may know.
        asked: whether the seat has to decide now whether to call "Musicards!".
    """
    encoder = _encoder_of(view.game)
    return encoder.layout.vector(encoder.numbers(view, asked=asked))


def vector_of(game: Game, seat: Seat, *, asked: bool = False) -> Vector:
    """Encode what `seat` sees of `game`, as `encode` does with its view, but many times as fast."""
    name = game.name
    state = _ROOM.states.get(name)
    if state is None:
        encoder = ENCODERS[name]
        if encoder.words is None:
            return encode(game.view(seat), asked=asked)
        state = _ROOM.states[name] = StateVector(encoder.layout, encoder.parts, encoder.words)
    return state.of(game, seat, asked=asked)


class _Room(local):
    """The room of each thread, by game."""

    def __init__(self) -> None:
        self.states: dict[str, StateVector] = {}


_ROOM: Final = _Room()


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


def to_agent_numbers(game: Game, moves: Sequence[int]) -> list[int]:
    """Convert the engine's `moves` of the seat on turn to its agent's numbers."""
    writer = ENCODERS[game.name].words
    return list(moves) if writer is None else writer.to_agents(game, moves)


def to_engine_number(game: Game, move: int) -> int:
    """Convert the number of a move of the agent on turn to the engine's number."""
    writer = ENCODERS[game.name].words
    return move if writer is None else int(writer.to_engine(game, move))


def agent_move_names(game: str) -> list[str]:
    """Return the name of each move, in the order of an agent's numbers.

    Raises:
        BadNotation: there is no such game; the message lists the games.
    """
    return _encoder_of(game).names(find_game(game))
