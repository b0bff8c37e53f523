"""Render a game as text, as one seat sees it or with every card face up."""

from collections.abc import Mapping
from typing import Final

from musicards.cards import cards_in, code_of, codes_of
from musicards.envs.episode import Episode
from musicards.games.action import Action, By, Seat
from musicards.games.distance import DistanceView
from musicards.games.game import View
from musicards.games.go_fish import GoFishView
from musicards.games.keys_corners import SPACES, CornersView
from musicards.games.memory import Memory, MemoryView
from musicards.games.old_maid import OldMaidView
from musicards.games.shedding import SheddingView
from musicards.games.steps import StepsView
from musicards.theory.pitch import LETTERS, PRINTED_NAMES, SHARP_NAMES

__all__ = ["agent_name", "show", "text_of"]

_INTERVALS: Final = ("", "", "second", "third", "fourth", "fifth", "sixth", "seventh")

_COLUMNS: Final = {14: 7, 24: 8, 54: 9}
"""In Memory, cards in a row, by the number of cards."""

_TEXTS: Final[Mapping[str, str]] = {
    "place": "places {card} from {from} on {to}",
    "move": "moves {count} from {from} to {to}",
    "discard": "discards {card}",
    "ask": "asks player_{seat} for {pitch}",
    "take": "takes the card in position {position}",
    "flip": "flips position {position}",
    "draw": "draws",
    "pass": "passes",
    "done": "is done",
    "call": 'calls "Musicards!"',
}
"""Descriptions of actions, by the action's word; the seat's name comes first."""


def agent_name(seat: int) -> str:
    """Return the agent name of a seat, e.g. "player_0"."""
    return f"player_{seat}"


def show(episode: Episode, mode: str | None, viewer: Seat | None) -> str | None:
    """Render a game: print it in mode "human", return it in mode "ansi", do nothing in mode None."""
    if mode is None:
        return None
    text = text_of(episode, viewer)
    if mode == "ansi":
        return text
    print(text, end="\n\n")  # noqa: T201 - mode "human" prints
    return None


def text_of(episode: Episode, viewer: Seat | None = None) -> str:
    """Return the game as text of several lines, as the seat `viewer` sees it; for None, with every card face up."""
    game = episode.game
    view = game.view(viewer)
    where = "over" if game.over else f"turn {game.turns + 1}"
    lines = [f"{game.title}, {_plural(game.players, 'player')}, {where}"]
    lines += _middle(view)
    if isinstance(game, Memory) and isinstance(view, MemoryView):
        lines += _board(view, codes_of(game.board) if viewer is None else None)
    winners = game.winners()
    for number, hand in enumerate(game.hands):
        seat = Seat(number)
        seen = " ".join(codes_of(cards_in(hand))) if viewer in {None, seat} else ""
        parts = [_count(view, seat), seen, _laid(view, seat), _standing(episode, seat)]
        if seat in winners:
            parts.append("wins")
        mark = ">" if seat == episode.mover and not game.over else " "
        lines.append(f"{mark} {'   '.join([agent_name(seat), *filter(None, parts)])}")
    done = [(by, action) for by, action in episode.log[-3:] if by is not None]
    if done:
        lines.append(_last(*done[-1]))
    return "\n".join(lines)


def _middle(view: View) -> list[str]:
    """Return lines about what is in the middle of the table."""
    if isinstance(view, SheddingView):
        piles = f"{len(view.discard)} on the discard pile, {view.stock_size} in the stock"
        return [f"{code_of(view.discard[-1])} on top, {_asks_for(view)}; {piles}"]
    if isinstance(view, CornersView):
        top = f"{code_of(view.discard[-1])} on the discard pile" if view.discard else "nothing discarded"
        return [
            f"scale {' '.join(view.board.ladder.scale.names)}; {top}; {view.stock_size} in the stock",
            *_piles(view),
        ]
    if isinstance(view, GoFishView):
        return [f"{view.stock_size} in the stock"]
    if isinstance(view, OldMaidView) and view.of is not None:
        return [f"{agent_name(view.turn)} takes from {agent_name(view.of)}"]
    return []


def _asks_for(view: SheddingView) -> str:
    """Return what the next play must be."""
    if isinstance(view, DistanceView) and len(view.needed) < len(LETTERS):
        return f"needs {' or '.join(view.needed)} (a {_INTERVALS[view.interval]})"
    if isinstance(view, StepsView) and view.top_pitch:
        chain = ", in a chain of half steps" if view.chain else ""
        return f"counts as {'/'.join(PRINTED_NAMES[view.top_pitch])}{chain}"
    return "anything goes"


def _piles(view: CornersView) -> list[str]:
    """Return a line for each space of the board: what its cards count as, and what continues them."""
    lines: list[str] = []
    for name, pile, wants in zip(SPACES, view.board.piles, view.board.wants, strict=True):
        cards = "-" if pile is None else " ".join(pile.names())
        wanted = f"   wants {view.board.ladder.name_of_hour[wants]}" if wants else ""
        lines.append(f"    {name:<2}  {cards}{wanted}")
    return lines


def _board(view: MemoryView, faces: tuple[str, ...] | None) -> list[str]:
    """Return the rows of the board: `??` face down, [C4] face up, blank if taken; with `faces`, all face up."""
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


def _count(view: View, seat: Seat) -> str:
    """Return how many cards a seat holds; empty in games without hands."""
    if isinstance(view, MemoryView):
        return ""
    return f"{_plural(view.counts[seat], 'card'):>8}"


def _laid(view: View, seat: Seat) -> str:
    """Return what a seat has laid or won."""
    if isinstance(view, GoFishView) and view.books[seat]:
        return f"books {' '.join(SHARP_NAMES[hour] for hour in view.books[seat])}"
    if isinstance(view, CornersView) and view.books[seat]:
        return f"{sum(book.points for book in view.books[seat])} points"
    if isinstance(view, OldMaidView):
        return _plural(len(view.laid[seat]) // 2, "pair")
    if isinstance(view, MemoryView):
        return _plural(len(view.pairs[seat]) // 2, "pair")
    return ""


def _plural(count: int, word: str) -> str:
    """Return e.g. "1 card" or "2 cards"."""
    return f"{count} {word}{'' if count == 1 else 's'}"


def _standing(episode: Episode, seat: Seat) -> str:
    """Return whether a seat is asked to call, or exposed."""
    if episode.asked and seat == episode.mover:
        return "is asked whether to call"
    return "exposed" if episode.game.exposed >> seat & 1 else ""


def _last(by: By, action: Action) -> str:
    """Return a line about the last action."""
    fields = action.to_json()
    word = str(fields["do"])
    if word == "play":
        cards, say = fields["cards"], fields["say"]
        assert isinstance(cards, list)  # noqa: S101 - every play has cards
        assert isinstance(say, dict)  # noqa: S101 - every play has it
        text = f"plays {' '.join(cards)}" + (f", says {' '.join(say.values())}" if say else "")
    else:
        text = _TEXTS[word].format_map(fields)
        if "as" in fields:
            text += f" as {fields['as']}"
    return f"last: {agent_name(by or 0)} {text}"
