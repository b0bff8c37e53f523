"""What each game shows when it is rendered as text; `render` puts the lines together."""

from collections.abc import Mapping
from typing import Final

from musicards.cards import code_of, codes_of
from musicards.games.action import Action, Seat
from musicards.games.distance import DistanceView
from musicards.games.game import Game
from musicards.games.go_fish import Ask, GoFishView
from musicards.games.keys_corners import SPACES, CornersView, Discard, Move, Place
from musicards.games.memory import Flip, Memory, MemoryView
from musicards.games.old_maid import OldMaidView, Pair, Take
from musicards.games.shedding import Play, SheddingView
from musicards.games.steps import StepsView
from musicards.theory.data import GENERIC_WORDS
from musicards.theory.pitch import LETTERS, PRINTED_NAMES, SHARP_NAMES

__all__ = [
    "DistanceRenderer",
    "GoFishRenderer",
    "KeysCornersRenderer",
    "MemoryRenderer",
    "OldMaidRenderer",
    "Renderer",
    "StepsRenderer",
    "agent_name",
    "plural",
]


_WORDS: Final[Mapping[str, str]] = {
    "draw": "draws",
    "pass": "passes",
    "done": "is done",
    "call": 'calls "Musicards!"',
}
"""What is done, by the word of an action that several games have."""

_COLUMNS: Final[Mapping[int, int]] = {14: 7, 24: 8, 54: 9}
"""In Memory, cards in a row, by the number of cards."""


def agent_name(seat: int) -> str:
    """Return the agent name of a seat, e.g. "player_0"."""
    return f"player_{seat}"


def plural(count: int, word: str) -> str:
    """Return e.g. "1 card" or "2 cards"."""
    return f"{count} {word}{'' if count == 1 else 's'}"


class Renderer:
    """Lines of text about a view. A game without special needs can use it as it is."""

    def middle(self, view: object, game: Game | None) -> list[str]:
        """Return lines about the middle of the table. `game`: with the hidden cards, if they may be shown."""
        del view, game
        return []

    def count(self, cards: int) -> str:
        """Return how many cards a seat holds."""
        return f"{plural(cards, 'card'):>8}"

    def laid(self, view: object, seat: Seat) -> str:
        """Return what a seat has laid down or won; empty for nothing."""
        del view, seat
        return ""

    def action(self, action: Action) -> str:
        """Return what the seat that has done `action` does, e.g. "plays C4 E4"; the name comes before it."""
        word, *values = action.to_json().values()
        return _WORDS.get(str(word)) or " ".join(["does", str(word), *map(str, values)])


class SheddingRenderer(Renderer):
    """The Distance and Steps."""

    def action(self, action: Action) -> str:
        if not isinstance(action, Play):
            return super().action(action)
        said = f", says {' '.join(action.say.values())}" if action.say else ""
        return f"plays {' '.join(codes_of(action.cards))}{said}"

    def middle(self, view: object, game: Game | None) -> list[str]:
        del game
        assert isinstance(view, SheddingView)  # noqa: S101 - a view of this game
        piles = f"{len(view.discard)} on the discard pile, {view.stock_size} in the stock"
        return [f"{code_of(view.discard[-1])} on top, {self.needed(view) or 'anything goes'}; {piles}"]

    def needed(self, view: SheddingView) -> str:
        """Return what the next play must be; empty for anything."""
        raise NotImplementedError


class DistanceRenderer(SheddingRenderer):
    """The Distance."""

    def needed(self, view: SheddingView) -> str:
        assert isinstance(view, DistanceView)  # noqa: S101 - a view of this game
        if len(view.needed) == len(LETTERS):
            return ""
        return f"needs {' or '.join(view.needed)} (a {GENERIC_WORDS[view.interval - 1]})"


class StepsRenderer(SheddingRenderer):
    """Steps."""

    def needed(self, view: SheddingView) -> str:
        assert isinstance(view, StepsView)  # noqa: S101 - a view of this game
        if not view.top_pitch:
            return ""
        return (
            f"counts as {'/'.join(PRINTED_NAMES[view.top_pitch])}{', in a chain of half steps' if view.chain else ''}"
        )


class KeysCornersRenderer(Renderer):
    """Key's Corners."""

    def action(self, action: Action) -> str:
        if isinstance(action, Place):
            name = "" if action.name is None else f" as {action.name}"
            return f"places {code_of(action.card)} from {action.source} on {SPACES[action.to]}{name}"
        if isinstance(action, Move):
            return f"moves {action.count} from {SPACES[action.source]} to {SPACES[action.to]}"
        return f"discards {code_of(action.card)}" if isinstance(action, Discard) else super().action(action)

    def middle(self, view: object, game: Game | None) -> list[str]:
        del game
        assert isinstance(view, CornersView)  # noqa: S101 - a view of this game
        top = f"{code_of(view.discard[-1])} on the discard pile" if view.discard else "nothing discarded"
        lines = [f"scale {' '.join(view.board.scale.names)}; {top}; {view.stock_size} in the stock"]
        for name, pile, wants in zip(SPACES, view.board.piles, view.board.next_hours, strict=True):
            cards = "-" if pile is None else " ".join(pile.names())
            wanted = f"   wants {view.board.scale.name_of_hour[wants]}" if wants else ""
            lines.append(f"    {name:<2}  {cards}{wanted}")
        return lines

    def laid(self, view: object, seat: Seat) -> str:
        assert isinstance(view, CornersView)  # noqa: S101 - a view of this game
        return f"{sum(book.points for book in view.books[seat])} points" if view.books[seat] else ""


class GoFishRenderer(Renderer):
    """Go Fish."""

    def action(self, action: Action) -> str:
        assert isinstance(action, Ask)  # noqa: S101 - the only action
        return f"asks {agent_name(action.seat)} for {action.pitch}"

    def middle(self, view: object, game: Game | None) -> list[str]:
        del game
        assert isinstance(view, GoFishView)  # noqa: S101 - a view of this game
        return [f"{view.stock_size} in the stock"]

    def laid(self, view: object, seat: Seat) -> str:
        assert isinstance(view, GoFishView)  # noqa: S101 - a view of this game
        return f"books {' '.join(SHARP_NAMES[hour] for hour in view.books[seat])}" if view.books[seat] else ""


class OldMaidRenderer(Renderer):
    """Old Maid."""

    def action(self, action: Action) -> str:
        if isinstance(action, Take):
            return f"takes the card in position {action.position}"
        return f"lays {' '.join(codes_of(action.cards))}" if isinstance(action, Pair) else super().action(action)

    def middle(self, view: object, game: Game | None) -> list[str]:
        del game
        assert isinstance(view, OldMaidView)  # noqa: S101 - a view of this game
        return [] if view.of is None else [f"{agent_name(view.turn)} takes from {agent_name(view.of)}"]

    def laid(self, view: object, seat: Seat) -> str:
        assert isinstance(view, OldMaidView)  # noqa: S101 - a view of this game
        return plural(len(view.laid[seat]) // 2, "pair")


class MemoryRenderer(Renderer):
    """Memory."""

    def action(self, action: Action) -> str:
        assert isinstance(action, Flip)  # noqa: S101 - the only action
        return f"flips position {action.position}"

    def middle(self, view: object, game: Game | None) -> list[str]:
        """Return the rows of the board: `??` face down, [C4] face up, blank if taken; with `game`, all face up."""
        assert isinstance(view, MemoryView)  # noqa: S101 - a view of this game
        assert game is None or isinstance(game, Memory)  # noqa: S101 - this game
        faces = None if game is None else codes_of(game.board)
        cells: list[str] = []
        for position in range(view.size):
            card = view.seen[position]
            if view.gone >> position & 1:
                cells.append("")
            elif position == view.up and card is not None:
                cells.append(f"[{code_of(card)}]")
            else:
                cells.append("??" if faces is None else faces[position])
        columns = _COLUMNS[view.size]
        rows = [cells[start : start + columns] for start in range(0, view.size, columns)]
        return ["    " + "".join(f"{cell:<6}" for cell in row).rstrip() for row in rows]

    def count(self, cards: int) -> str:
        del cards
        return ""

    def laid(self, view: object, seat: Seat) -> str:
        assert isinstance(view, MemoryView)  # noqa: S101 - a view of this game
        return plural(len(view.pairs[seat]) // 2, "pair")
