"""Small fixed deals for tests: hands and piles of any size from card codes, and short ways to play entries.

The cards that a test does not name are not in the game.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeAlias

import pytest

from musicards.cards import HOUR_OF, Card, cards_in, codes_of, parse_card
from musicards.errors import BadNotation, Refusal
from musicards.games.event import Event, Misplayed
from musicards.games.game import Game
from musicards.games.go_fish import Deal as FishDeal
from musicards.games.go_fish import GoFish
from musicards.games.keys_corners import Deal as CornersDeal
from musicards.games.keys_corners import KeysCorners
from musicards.games.keys_corners.board import SPACES, Pile, Space
from musicards.games.memory import Memory
from musicards.games.old_maid import Deal as MaidDeal
from musicards.games.old_maid import OldMaid
from musicards.games.registry import make_game
from musicards.games.shedding import Deal, Shedding
from musicards.record import read_entry
from musicards.theory.pitch import note_hour

RIGHT = "right"

Act: TypeAlias = tuple[Any, ...]
"""What a seat does: a method of `Table` and its arguments, e.g. ("place", "C3", "NW")."""


def cards(codes: str) -> tuple[Card, ...]:
    """Return the cards in a line of codes."""
    return tuple(parse_card(code) for code in codes.split())


class Table:
    """A game with short methods for its actions."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.events: list[Event] = []  # the events of the latest entry

    def enter(self, by: int | str, do: str, **fields: object) -> None:
        """Apply an entry. Fields that are keywords of Python have a `_` after their name."""
        self.events = []
        entry = {"by": by, "do": do, **{name.rstrip("_"): value for name, value in fields.items()}}
        self.game.apply(*read_entry(type(self.game), entry), self.events.append)

    def act(self, *acts: Act, seat: int = 0) -> "Table":
        """Let a seat do these things, each a method of this class with its arguments. Return the table."""
        for do, *arguments in acts:
            getattr(self, do)(seat, *arguments)
        return self

    def play(self, seat: int, codes: str, **say: str) -> str:
        """Put down cards. Return `RIGHT`, or what made it a misplay."""
        self.enter(seat, "play", cards=codes.split(), say=say)
        return next((event.code for event in self.events if isinstance(event, Misplayed)), RIGHT)

    def draw(self, seat: int, times: int = 1) -> None:
        for _ in range(times):
            self.enter(seat, "draw")

    def pass_(self, seat: int) -> None:
        self.enter(seat, "pass")

    def done(self, seat: int) -> None:
        self.enter(seat, "done")

    def call(self, seat: int) -> None:
        self.enter(seat, "call")

    def reshuffle(self, stock: str) -> None:
        self.enter("chance", "reshuffle", stock=stock.split())

    def place(self, seat: int, code: str, to: str, name: str | None = None) -> None:
        self.enter(seat, "place", card=code, from_="hand", to=to, **({} if name is None else {"as": name}))

    def place_discard(self, seat: int, code: str, to: str) -> None:
        self.enter(seat, "place", card=code, from_="discard", to=to)

    def move(self, seat: int, source: str, to: str, count: int = 1) -> None:
        self.enter(seat, "move", from_=source, to=to, count=count)

    def discard(self, seat: int, code: str) -> None:
        self.enter(seat, "discard", card=code)

    def ask(self, seat: int, of: int, pitch: str) -> None:
        self.enter(seat, "ask", seat=of, pitch=pitch)

    def fan(self, seat: int, codes: str) -> None:
        self.enter("chance", "fan", seat=seat, hand=codes.split())

    def take(self, seat: int, position: int = 0) -> None:
        self.enter(seat, "take", position=position)

    def flip(self, seat: int, *positions: int) -> None:
        """Turn cards over; `events` has the events of the last one."""
        for position in positions:
            self.enter(seat, "flip", position=position)

    def expose(self, *seats: int) -> None:
        """Make these seats exposed: they have one card and have not called."""
        assert isinstance(self.game, Shedding)
        self.game.exposed = sum(1 << seat for seat in seats)

    def bury(self) -> None:
        """Remove the discard pile, except its top card, from the game: nothing is left to reshuffle."""
        assert isinstance(self.game, Shedding)
        self.game.discard = self.game.discard[-1:]

    def hand(self, seat: int) -> str:
        """Return a hand, in deck order."""
        return " ".join(codes_of(cards_in(self.game.hands[seat])))

    def pile(self, space: str) -> str:
        """Return the names on a pile of Key's Corners, bottom first."""
        assert isinstance(self.game, KeysCorners)
        pile = self.game.board.piles[SPACES.index(space)]
        return "" if pile is None else " ".join(pile.names())

    def happened(self) -> list[str]:
        """Return the types of the latest events."""
        return [str(getattr(event, "type", "")) for event in self.events]

    def __getitem__(self, name: str) -> object:
        """Return a field of the state."""
        state = self.game.state()
        assert state is not None
        return state[name]


@contextmanager
def refused(reason: str) -> Iterator[None]:
    """Expect a refusal for this reason; ``bad-notation`` for a word that the game does not have."""
    with pytest.raises(BadNotation if reason == "bad-notation" else Refusal) as caught:
        yield
    if isinstance(caught.value, Refusal):
        assert caught.value.reason == reason


def _shedding(name: str, *hands: str, starter: str, stock: str = "", **options: object) -> Table:
    """Return a game with these hands; seat 0 begins.

    `starter`: the discard pile, its top card first; the top card is the starter.
    """
    game = make_game(name, len(hands), options)
    assert isinstance(game, Shedding)
    lying = cards(starter)
    game.apply_deal(Deal(tuple(map(cards, hands)), lying[:1], cards(stock)), None)
    game.discard = list(lying[::-1])
    return Table(game)


distance = partial(_shedding, "distance", starter="A3")
steps = partial(_shedding, "steps", starter="C3")


def corners(
    *hands: str, stock: str = "", discard: str = "", scale: str = "C major", formula: Sequence[int] = (), **piles: str
) -> Table:
    """Return Key's Corners with these hands and piles, bottom first (`N="E3 ?1=F"`); seat 0 begins.

    `discard`: the top card first. A foundation that is not named holds one of C#6 D#6 F#6 G#6, which do not belong to
    C major; one given as ``""`` is empty.
    """
    tonic, kind = scale.split()
    option: dict[str, object] = {"tonic": tonic, "kind": kind}
    if formula:
        option["formula"] = list(formula)
    game = make_game("keys_corners", len(hands), {"scale": option})
    assert isinstance(game, KeysCorners)
    game.apply_deal(CornersDeal(tuple(map(cards, hands)), (), cards(stock)), None)
    game.discard = list(cards(discard)[::-1])
    for name, codes in {"N": "C#6", "E": "D#6", "S": "F#6", "W": "G#6", **piles}.items():
        if codes:
            game.board = game.board.with_pile(Space(SPACES.index(name)), _pile(game, codes))
    return Table(game)


def go_fish(*hands: str, stock: str = "") -> Table:
    """Return Go Fish with these hands; seat 0 begins. Books in hand are laid; the other books belong to nobody."""
    game = make_game("go_fish", len(hands), {})
    assert isinstance(game, GoFish)
    game.apply_deal(FishDeal(tuple(map(cards, hands)), cards(stock)), None)
    return Table(game)


def old_maid(*hands: str, options: Mapping[str, object] | None = None) -> Table:
    """Return Old Maid with these hands, in the order dealt. Pairs are laid; the first fan is due unless it is over."""
    game = make_game("old_maid", len(hands), options or {})
    assert isinstance(game, OldMaid)
    table = Table(game)
    game.apply_deal(MaidDeal(tuple(map(cards, hands))), table.events.append)
    return table


def memory(board: str, *, players: int = 2) -> Table:
    """Return Memory with these cards on the board, from position 0 on."""
    game = make_game("memory", players, {})
    assert isinstance(game, Memory)
    game.board = cards(board)
    game.dealt = True
    game.chance_due = False
    return Table(game)


def _pile(game: KeysCorners, codes: str) -> Pile:
    lowest, *_ = codes.split()
    code, _, name = lowest.partition("=")
    lying = cards(" ".join(word.partition("=")[0] for word in codes.split()))
    return Pile(game.board.scale, lying, note_hour(name) if name else HOUR_OF[parse_card(code)])
