"""Key's Corners in environments: encoding and rendering."""

from typing import Final

from musicards.cards import code_of, is_wild, set_of
from musicards.envs.fields import (
    COMMON_PARTS,
    HAND,
    PITCHES,
    SEATS,
    common_fields,
    common_numbers,
    flag,
    hand_numbers,
    pitch_counts,
    seats_in,
    wilds_in,
)
from musicards.envs.layout import Encoder, Field, Layout, Numbers, Part
from musicards.envs.renderer import Renderer
from musicards.games.action import Action, Seat
from musicards.games.game import Game
from musicards.games.keys_corners import SPACES, CornersView, Discard, Move, Place
from musicards.games.keys_corners.rules import HAND_SIZE
from musicards.games.keys_corners.scale import LONGEST_RUN
from musicards.games.keys_corners.words import FLAGS_IN_WORD, KeysCornersWords

CARDS: Final = 54
MAX_SCALES: Final = 27  # scales that fit into the deck if the scale has two notes, the fewest possible
MAX_STACKS: Final = 13  # stacks of four that fit into the deck
_SPACES: Final = len(SPACES)

CORNERS: Final = Layout(
    (
        *common_fields(most_in_hand=HAND_SIZE, most_in_stock=CARDS),
        *HAND,
        Field("scale", (PITCHES,), 1, "[p]: pitch p is in the scale"),
        Field("tonic", (PITCHES,), 1, "[p]: pitch p is the tonic"),
        Field(
            "wants",
            (_SPACES, PITCHES),
            1,
            "[x, p]: pitch p continues the pile on space x, of N E S W NW NE SE SW; in an empty corner, the tonic",
        ),
        Field("degree", (_SPACES,), LONGEST_RUN, "[x]: scale degree of the lowest card on space x; 0 if empty"),
        Field("height", (_SPACES,), LONGEST_RUN, "[x]: cards on space x"),
        Field("discard_top", (PITCHES,), 1, "[p]: the top card of the discard pile has pitch p"),
        Field("discard", (PITCHES,), 4, "[p]: cards of pitch p in the discard pile"),
        Field("laid", (PITCHES,), 4, "[p]: note cards of pitch p on the board and in books"),
        Field("laid_wilds", (1,), 6, "wilds on the board and in books"),
        Field("scales", (SEATS,), MAX_SCALES, "[s]: scales that seat s has taken"),
        Field("stacks", (SEATS,), MAX_STACKS, "[s]: stacks of four that seat s has taken"),
        Field("played", (1,), 1, "the seat on turn has already played a card"),
    )
)


def corners_numbers(view: CornersView, *, asked: bool) -> dict[str, Numbers]:  # noqa: ARG001 - Key's Corners has no calls
    """Return the numbers of each field of `CORNERS`."""
    board = view.board
    scale = board.scale
    laid = 0
    for pile in board.piles:
        laid |= 0 if pile is None else set_of(pile.cards)
    for books in view.books:
        for book in books:
            laid |= set_of(book.cards)
    wants: list[int] = []
    for hour in board.next_hours:
        wants += flag(PITCHES, hour % PITCHES if hour else None)
    top = view.discard[-1] if view.discard else None
    return {
        **common_numbers(view),
        **hand_numbers(view.hand),
        "scale": [scale.notes >> pitch & 1 for pitch in range(PITCHES)],
        "tonic": flag(PITCHES, scale.hours[0] % PITCHES),
        "wants": wants,
        "degree": [0 if pile is None else pile.degree for pile in board.piles],
        "height": [0 if pile is None else len(pile.cards) for pile in board.piles],
        "discard_top": flag(PITCHES, None if top is None or is_wild(top) else top % PITCHES),
        "discard": pitch_counts(set_of(view.discard)),
        "laid": pitch_counts(laid),
        "laid_wilds": wilds_in(laid),
        "scales": seats_in(view, [sum(book.kind == "scale" for book in books) for books in view.books]),
        "stacks": seats_in(view, [sum(book.kind == "stack" for book in books) for books in view.books]),
        "played": int(view.plays > 0),
    }


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
        assert isinstance(view, CornersView)
        top = f"{code_of(view.discard[-1])} on the discard pile" if view.discard else "nothing discarded"
        lines = [f"scale {' '.join(view.board.scale.names)}; {top}; {view.stock_size} in the stock"]
        for name, pile, wants in zip(SPACES, view.board.piles, view.board.next_hours, strict=True):
            cards = "-" if pile is None else " ".join(pile.names())
            wanted = f"   wants {view.board.scale.name_of_hour[wants]}" if wants else ""
            lines.append(f"    {name:<2}  {cards}{wanted}")
        return lines

    def laid(self, view: object, seat: Seat) -> str:
        assert isinstance(view, CornersView)
        return f"{sum(book.points for book in view.books[seat])} points" if view.books[seat] else ""


_PARTS: Final = (
    *COMMON_PARTS,
    Part("hand", "flags", 2, bits=FLAGS_IN_WORD, last="wants"),
    Part("degree", "bytes", 5, last="played"),
)

KEYS_CORNERS_ENCODER: Final = Encoder(
    CORNERS, corners_numbers, renderer=KeysCornersRenderer, words=KeysCornersWords(), parts=_PARTS
)
