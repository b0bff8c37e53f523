"""Observations and information states, as strings and as tensors.

An observation is what a seat sees now: the vector of `envs.encode`. An information state is everything that the seat
has observed since the deal, in order. Its string is complete. Its tensor has the current observation and the last
`WINDOW` words of the string, each as three numbers: the seat plus one (0 for no seat), the move's number plus one, and
the card's index in the deck plus one, each divided by its maximum.
"""

from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from musicards.cards import DECK, cards_in, codes_of, parse_card
from musicards.envs.encode import encode, layout_of
from musicards.envs.layout import Layout, Vector
from musicards.envs.open_spiel.node import Node
from musicards.envs.open_spiel.parameters import GameConfig
from musicards.games.action import Seat

WINDOW: Final = 256  # words of the information state in its tensor

_MAX_SEATS: Final = 5
_MAX_WORDS: Final = 4  # for a move, besides the cards it reveals: who is asked, the move, a pair or a book


class Observer:
    """An observer of the kind that a `pyspiel.IIGObservationType` describes.

    Attributes:
        tensor: the observation, shape (n,), float32; None for kinds that only have strings.
        dict: the parts of `tensor` by name, as views: "player" (players,), "observation" (n,), "heard" (words, 3).
    """

    def __init__(self, config: GameConfig, kind: pyspiel.IIGObservationType) -> None:
        self._layout: Layout = layout_of(config.game)
        self._public: bool = kind.public_info
        self._private: bool = kind.private_info != pyspiel.PrivateInfoType.NONE
        self._recalls: bool = kind.perfect_recall and self._public and self._private
        self._size = config.new_game().move_space + 3
        self._rows = min(WINDOW, longest(config))
        self.tensor: Vector | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self._public and self._private:
            shapes: dict[str, tuple[int, ...]] = {"player": (config.players,), "observation": (self._layout.size,)}
            if self._recalls:
                shapes |= {"heard": (self._rows, 3)}
            self.tensor = np.zeros(sum(int(np.prod(shape)) for shape in shapes.values()), np.float32)
            start = 0
            for name, shape in shapes.items():
                size = int(np.prod(shape))
                self.dict[name] = self.tensor[start : start + size].reshape(shape)
                start += size

    def set_from(self, state: Any, player: int) -> None:  # noqa: ANN401 - a SpielState
        """Fill `tensor` with what `player` sees of `state`."""
        if self.tensor is None:
            return
        node: Node = state.node
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if node.game.dealt:
            self.dict["observation"][:] = node.observation(Seat(player))
        if self._recalls:
            words = node.infostates[player].split()[1:][-self._rows :]
            if words:
                self.dict["heard"][: len(words)] = [row_of(word, self._size) for word in words]

    def string_from(self, state: Any, player: int) -> str:  # noqa: ANN401 - a SpielState
        """Return what `player` sees of `state` as a string."""
        node: Node = state.node
        if self._recalls:
            return node.infostates[player]
        seat = Seat(player)
        if not self._private:
            return self._words(encode(node.game.view(None))) if node.game.dealt else ""
        if not self._public:
            return " ".join([f"p{player}", *codes_of(cards_in(node.game.held[seat].cards))])
        return f"p{player} {self._words(node.observation(seat))}" if node.game.dealt else f"p{player}"

    def _words(self, vector: Vector) -> str:
        """Return the non-zero numbers of an observation, e.g. "turn 0; counts 0=5,1=4"; flags without their value."""
        parts: list[str] = []
        for field, place in self._layout:
            numbers = np.rint(vector[place] * field.most).astype(int).reshape(field.shape)
            held: list[str] = []
            for where in np.argwhere(numbers):
                number = numbers[tuple(where)]
                name = ".".join(str(at) for at in where)
                held.append(name if number == 1 and field.most == 1 else f"{name}={number}")
            if held:
                parts.append(f"{field.name} {','.join(held)}")
        return "; ".join(parts)


def longest(config: GameConfig) -> int:
    """Return an upper bound on the number of words in an information state."""
    cards = config.new_game().deck.bit_count()
    return cards + config.max_moves * (cards + _MAX_WORDS)


def row_of(word: str, size: int) -> tuple[float, float, float]:
    """Return a word of an information state as three numbers from 0 to 1: seat, move, card."""
    who, sign, rest = word.partition(":")
    if sign:
        return ((int(who) + 1) / _MAX_SEATS, (int(rest) + 1) / size, 0.0)
    who, sign, rest = word.partition("*")
    if sign:
        return ((int(who) + 1) / _MAX_SEATS, 0.0, _place(rest))
    if word[0].isdecimal():
        return ((int(word[:-1]) + 1) / _MAX_SEATS, 0.0, 0.0)
    return (0.0, 0.0, _place(word))


def _place(code: str) -> float:
    return (parse_card(code) + 1) / len(DECK)
