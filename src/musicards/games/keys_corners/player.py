"""Computer players of Key's Corners: sensible play, mistakes, the guide of a search, and beliefs.

A sensible player plans the whole turn before the first card: which plays, one after another, make books, and what they
leave on the table for the others. `worth` says what a position is worth. The mistake is to overlook a card that fits; a
wrong placement would only be refused.
"""

from collections.abc import Mapping
from math import exp
from operator import attrgetter
from typing import Final

from musicards.cards import HOUR_OF, NOTES, WILDS, Card, CardSet, bit, i64, is_wild, parse_card, printed_names
from musicards.games.action import Action, Seat
from musicards.games.event import Dealt, Event
from musicards.games.game import Game
from musicards.games.keys_corners import CornersView, Place
from musicards.games.keys_corners.actions import BookTaken, Discarded, DrewUp, Moved, Placed
from musicards.games.keys_corners.board import FOUNDATIONS, SPACES, Board
from musicards.games.keys_corners.moves import (
    DISCARD,
    DONE,
    MOVE,
    PITCHES,
    PLACE_TOP,
    PLACE_WILD,
    action_of,
    first_note,
    first_wild,
    from_and_to,
)
from musicards.games.keys_corners.rules import book_points, legal_moves
from musicards.games.keys_corners.worth import Worth
from musicards.games.rng import FastRng, Rng, pick
from musicards.games.view import View
from musicards.players.belief.drawing import DrawingBelief
from musicards.players.belief.order import Order
from musicards.players.belief.pack import Pack, Places
from musicards.players.search.guide import Guide
from musicards.players.skills import Skills

_BREADTH: Final = 3
"""The beam width: how many of the most promising lines are followed. With ten, play is hardly better."""

_SLIGHT: Final = 1.0
"""Points that do not count against placing a note: the estimates are not that exact, and playing on is more fun."""

_EARLY_CAUTION: Final = 0.2
"""How much help counts what others may complete, before the player has points: a learner should see piles grow."""

_ESTIMATE: Final = attrgetter("estimate")


class _Line:
    """Some plays of this turn, one after another, and the position after them.

    Attributes:
        discards: how many cards are left of the discard pile.
        points: taken on the way.
        first: the move that begins the line; None before there is one.
        estimate: the value of the line while the turn is not over.
    """

    def __init__(self, board: Board, hand: i64, discards: int, plays: i64) -> None:
        self.board = board
        self.hand = hand
        self.discards = discards
        self.plays = plays
        self.points = 0.0
        self.first: int | None = None
        self.estimate = 0.0

    def moves(self, discard: tuple[Card, ...]) -> list[int]:
        """Return the legal moves after this line."""
        top = HOUR_OF[discard[self.discards - 1]] if self.discards else 0
        return legal_moves(self.board, self.hand, top, self.plays).numbers(self.board)

    def after(self, move: int, discard: tuple[Card, ...]) -> "_Line":
        """Return the line with one more play, which does not end the turn."""
        longer = _Line(self.board.copy(), self.hand, self.discards, self.plays + 1)
        longer.first = move if self.first is None else self.first
        board = longer.board
        if move >= MOVE:
            source, to, fewer = from_and_to(move)
            next_note = board.move(source, to, board.count_of(source, to) - fewer)
        elif move >= PLACE_TOP:
            to = move - PLACE_TOP
            longer.discards -= 1
            card = discard[longer.discards]
            next_note = board.place(to, HOUR_OF[card] % 12, card)
        else:
            to, pitch = divmod(move % PLACE_WILD, PITCHES)
            card = Card(first_wild(self.hand) if move >= PLACE_WILD else first_note(self.hand, pitch))
            longer.hand ^= bit(card)
            next_note = board.place(to, pitch, card)
        points = book_points(board, to, next_note)
        longer.points = self.points + float(points)
        if points:
            board.clear(to)
        return longer

    def place(self) -> tuple[i64, i64, i64, i64, i64, int]:
        """Return a key that is equal for lines with the same outcome."""
        board = self.board
        return (board.heights, board.lowest, board.runs, board.next_on_corners, self.hand, self.discards)


def best(view: CornersView, rng: Rng) -> Action:
    """Return the first play of the line that scores most and leaves least to the others."""
    return _best_action(view, rng, 1.0)


def advised(view: CornersView, rng: Rng) -> Action:
    """Return what help advises: the best play, but a bolder one until the player has taken the first book."""
    return _best_action(view, rng, 1.0 if view.books[view.turn] else _EARLY_CAUTION)


def _best_action(view: CornersView, rng: Rng, caution: float) -> Action:
    discard = view.discard
    return action_of(best_move(view, rng, caution), view.board, view.hand, discard[-1] if discard else None)


def best_move(view: CornersView, rng: Rng, caution: float = 1.0) -> int:
    """Return the number of the first play of the best line. `caution`: as in `Worth`.

    The turn ends with a note in hand that fits only if placing it is clearly worse.
    """
    values = beginnings(view, caution)
    most = max(values.values())
    good = [move for move, value in values.items() if value == most]
    going_on = [move for move in good if move < DONE]
    if not going_on:
        placing = {move: value for move, value in values.items() if move < PLACE_WILD}
        highest = max(placing.values(), default=most - 2 * _SLIGHT)
        if highest >= most - _SLIGHT:
            going_on = [move for move, value in placing.items() if value == highest]
    return pick(rng, going_on or good)


def beginnings(view: CornersView, caution: float = 1.0) -> dict[int, float]:
    """Return, by the number of a move, the value in points of the best line found that begins with it."""
    discard = view.discard
    start = _Line(view.board, view.hand, len(discard), view.plays)
    moves = start.moves(discard)
    return _values(start, Worth(view, caution), discard) if len(moves) > 1 else {moves[0]: 0.0}


def _values(start: _Line, worth: Worth, discard: tuple[Card, ...]) -> dict[int, float]:
    """Return the value of the best line by its first move; moves that look bad at once are left out."""
    values: dict[int, float] = {}
    lines = [start]
    while lines:
        longer: dict[tuple[i64, i64, i64, i64, i64, int], _Line] = {}
        for line in lines:
            for move in line.moves(discard):
                if move < DONE:
                    other = line.after(move, discard)
                    longer.setdefault(other.place(), other)
                    continue
                hand = line.hand
                if move >= DISCARD:
                    hand ^= bit(first_note(hand, move - DISCARD))
                value = line.points + worth.of(line.board, hand, done=True)
                first = move if line.first is None else line.first
                values[first] = max(value, values.get(first, value))
        lines = list(longer.values())
        if len(lines) > _BREADTH:
            for line in lines:
                line.estimate = line.points + worth.of(line.board, line.hand, done=False)
            lines.sort(key=_ESTIMATE, reverse=True)
            del lines[_BREADTH:]
    return values


def with_mistakes(view: CornersView, action: Action, _before: Action | None, skills: Skills, rng: Rng) -> Action:
    """Overlook a card that the scale calls by a name that is not printed on it, such as the B card as Cb."""
    if not isinstance(action, Place) or is_wild(action.card) or rng.random() >= skills.enharmonic:
        return action
    if view.board.scale.name_of_hour[action.hour] in printed_names(action.card):
        return action
    others = [other for other in view.legal_actions() if not isinstance(other, Place) or other.card != action.card]
    return pick(rng, others) if others else action


_HORIZON: Final = 16  # moves: a few turns of every seat; what follows depends on chance
_AHEAD: Final = 12.0  # points: a player who is this far ahead of another is e times as likely to win


class CornersGuide(Guide):
    """Every seat plays sensibly by what it can see, and the points after some turns are compared.

    A turn is many moves that only make sense together, so `strategy.corners` plans whole turns. This guide compares
    the best few first moves by what follows the turn.
    """

    margin = 0.1
    depth = 1
    breadth = 4

    def candidates(self, game: Game, moves: list[int]) -> list[int]:  # noqa: ARG002 - `beginnings` finds them itself
        view = game.view(game.turn)
        assert isinstance(view, CornersView)
        values = beginnings(view)
        found = sorted(values, key=values.__getitem__, reverse=True)
        return found[: self.breadth]

    def pick(self, game: Game, moves: list[int], rng: FastRng) -> int:  # noqa: ARG002 - so does `best_move`
        view = game.view(game.turn)
        assert isinstance(view, CornersView)
        return best_move(view, rng)

    def play_out(self, game: Game, rng: FastRng, longest: i64) -> None:
        Guide.play_out(self, game, rng, min(longest, _HORIZON))

    def shares(self, game: Game) -> list[float]:
        if game.over:
            return Guide.shares(self, game)
        scores = game.scores()
        best = max(scores)
        odds: list[float] = []
        total = 0.0
        for score in scores:
            chance = exp((score - best) / _AHEAD)
            odds.append(chance)
            total += chance
        return [chance / total for chance in odds]


UNDONE: Final = "undone"
"""The type of the event that is sent when the last play is taken back."""


class _Shown(Event):
    """A card that `seat` placed and took back."""

    def __init__(self, seat: Seat, card: str) -> None:
        self.seat = seat
        self.card = card

    def seen_by(self, viewer: Seat | None) -> "_Shown":  # noqa: ARG002 - all have seen it
        return self


class CornersOrder(Order):
    """An order of the deck from which the foundations were turned up.

    Attributes:
        deal: the spots that were dealt to others.
        weights: how likely the foundations are, by the number of wilds in these spots.
    """

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.deal: list[int] = []
        self.weights: list[float] = []

    def weight(self) -> float:
        wilds = 0
        for place in self.deal:
            if is_wild(self.at[place]):
                wilds += 1
        return self.weights[wilds]

    def alike(self, card: Card, other: Card) -> bool:
        return is_wild(card) == is_wild(other)


class CornersBelief(DrawingBelief):
    """What a seat can know in Key's Corners: of the other hands, only the cards that were shown.

    Rules: docs/rules.md, "Key's Corners". A player may keep a card that could be placed, so plays do not rule out any
    card. Only the four foundations are evidence: they are the first notes of the stock, so hands with more wilds are
    more likely.

    Attributes:
        first: by foundation, the card that was turned up there, once it has moved away.
        heights: by space, how many cards are on it.
    """

    def __init__(self, game: str, seat: Seat, players: int, options: Mapping[str, object]) -> None:
        super().__init__(game, seat, players, options)
        self.first: list[Card | None] = [None] * len(FOUNDATIONS)
        self.heights: list[int] = [0] * len(SPACES)
        self._heard: list[Event] = []

    def begin(self, dealt: Dealt) -> None:
        self._heard = [dealt]
        self.first = [None] * len(FOUNDATIONS)
        self.heights = [1 if space in FOUNDATIONS else 0 for space in range(len(SPACES))]

    def hear(self, event: Event) -> None:
        if getattr(event, "type", "") == UNDONE:
            self._take_back()
            return
        self._heard.append(event)
        if isinstance(event, DrewUp):
            for number in range(event.count):
                self.get(event.seat, None if event.cards is None else parse_card(event.cards[number]))
        elif isinstance(event, Placed):
            self.heights[SPACES.index(event.to)] += 1
            if event.source == "hand":
                self.lay(event.seat, bit(parse_card(event.card)))
        elif isinstance(event, Discarded):
            self.lay(event.seat, bit(parse_card(event.card)))
        elif isinstance(event, Moved):
            self._leave(event.source, event.cards)
            self.heights[SPACES.index(event.to)] += len(event.cards)
        elif isinstance(event, BookTaken):
            self._leave(event.space, event.cards)
        elif isinstance(event, _Shown):
            self.show(event.seat, bit(parse_card(event.card)))

    def _leave(self, space: str, cards: tuple[str, ...]) -> None:
        """Note that `cards`, bottom first, left a space."""
        at = SPACES.index(space)
        self.heights[at] -= len(cards)
        if at < len(FOUNDATIONS) and not self.heights[at] and self.first[at] is None:
            self.first[at] = parse_card(cards[0])

    def _take_back(self) -> None:
        """Forget the last play, except that everybody has seen the card."""
        kept = self._heard
        at = len(kept) - 1
        while at and not isinstance(kept[at], Placed | Moved):
            at -= 1
        event = kept[at]
        shown: list[Event] = []
        if isinstance(event, Placed) and event.source == "hand":
            shown.append(_Shown(event.seat, event.card))
        self.packs = []
        for heard in kept[:at] + shown + [later for later in kept[at + 1 :] if isinstance(later, _Shown)]:
            self.notice(heard)

    def turned_up(self, view: View) -> list[Card]:
        assert isinstance(view, CornersView)
        found: list[Card] = []
        for space in FOUNDATIONS:
            card = self.first[space]
            found.append(view.board.cards_on(space)[0] if card is None else card)
        return found

    def order_of(self, view: View, pack: Pack, places: Places, cards: CardSet, own: list[Card]) -> Order:  # noqa: ARG002
        order = CornersOrder(pack.cards.bit_count())
        dealt = places.first - len(FOUNDATIONS)
        order.deal = [place for place in range(dealt) if places.owners[place] != self.seat]
        wilds = len([card for card in own if is_wild(card)])
        notes: i64 = (view.deck & NOTES).bit_count() - dealt + wilds
        for _ in range((view.deck & WILDS).bit_count() + 1):
            order.weights.append(1.0 / float(notes * (notes - 1) * (notes - 2) * (notes - 3)) if notes > 3 else 0.0)
            notes += 1
        return order
