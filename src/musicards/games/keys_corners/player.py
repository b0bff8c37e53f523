"""Computer players of Key's Corners: sensible play, mistakes, and the guide of a search.

A sensible player plans the whole turn before the first card: which plays, one after another, make books, and what they
leave on the table for the others. `worth` says what a position is worth. The mistake is to overlook a card that fits; a
wrong placement would only be refused.
"""

from math import exp
from operator import attrgetter
from typing import Final

from musicards.cards import HOUR_OF, Card, bit, i64, is_wild, printed_names
from musicards.games.action import Action
from musicards.games.game import Game
from musicards.games.keys_corners import CornersView, Place
from musicards.games.keys_corners.board import Board
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
from musicards.players.search.guide import Guide
from musicards.players.skills import Skills

_BREADTH: Final = 3
"""The beam width: how many of the most promising lines are followed. With ten, play is hardly better."""

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
    discard = view.discard
    return action_of(best_move(view, rng), view.board, view.hand, discard[-1] if discard else None)


def best_move(view: CornersView, rng: Rng) -> int:
    """Return the number of the first play of the best line."""
    values = beginnings(view)
    most = max(values.values())
    return pick(rng, [move for move, value in values.items() if value == most])


def beginnings(view: CornersView) -> dict[int, float]:
    """Return, by the number of a move, the value in points of the best line found that begins with it."""
    discard = view.discard
    start = _Line(view.board, view.hand, len(discard), view.plays)
    moves = start.moves(discard)
    return _values(start, Worth(view), discard) if len(moves) > 1 else {moves[0]: 0.0}


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
