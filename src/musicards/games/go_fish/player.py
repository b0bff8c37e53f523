"""Computer players of Go Fish: sensible play, mistakes, forgetting, and the guide of a search.

The mistake is to ask the same question again, as children do. What is forgotten is who asked whom for what.
"""

from collections.abc import Collection, Iterable
from typing import ClassVar, Final

from musicards.cards import CARDS_OF_HOUR, i64, pitches_in
from musicards.games.action import Action
from musicards.games.event import Event
from musicards.games.game import Game
from musicards.games.go_fish import Ask, Asked, BookLaid, GoFish, GoFishView
from musicards.games.go_fish.marks import PITCHES
from musicards.games.rng import Rng, pick
from musicards.games.view import View
from musicards.players.recollection import Recollection, Thing
from musicards.players.search.guide import Guide
from musicards.players.skills import Skills

_FOUR = 4
_SURE = 100.0  # more than any uncertain ask
_BOOK = 10.0
_IN_VAIN = -100.0


def best(view: GoFishView, rng: Rng) -> Action:
    """Ask a player who is known to hold the pitch, preferably for a book; otherwise ask for the pitch held most."""
    worth = [(_worth(view, action), action) for action in _asks(view)]
    most = max(value for value, _ in worth)
    return pick(rng, [action for value, action in worth if value == most])


def _asks(view: GoFishView) -> list[Ask]:
    return [action for action in view.legal_actions() if isinstance(action, Ask)]


def _held(view: GoFishView, ask: Ask) -> int:
    """Return how many cards of the pitch the player holds."""
    return (view.hand & CARDS_OF_HOUR[ask.hour]).bit_count()


def _worth(view: GoFishView, ask: Ask) -> float:
    held = _held(view, ask)
    known = view.known(ask.seat, ask.hour)
    if known:
        return _SURE + known + (_BOOK if held + known == _FOUR else 0.0)
    if view.lacks[ask.seat] >> ask.hour & 1 or not view.counts[ask.seat]:
        return _IN_VAIN + held
    # Among those who may have it, the player with the most cards is the most likely.
    return held + view.counts[ask.seat] / 100


def with_mistakes(view: GoFishView, action: Action, before: Action | None, skills: Skills, rng: Rng) -> Action:
    """Repeat the ask `before`, whatever the answer was, if it is still possible. Forgetting is added elsewhere."""
    if before is None or rng.random() >= skills.repeats or before not in view.legal_actions():
        return action
    return before


class RequestRecollection(Recollection):
    """What a seat has of a pitch, as ``(seat, hour)``. Requests are easier to remember than positions."""

    events: ClassVar[tuple[type[Event], ...]] = (Asked, BookLaid)
    ease: ClassVar[float] = 3.0

    def learned(self, event: Event) -> list[Thing]:
        if not isinstance(event, Asked):
            return []
        return [(event.seat, event.hour), (event.of, event.hour)]  # the first has the pitch, the other not any longer

    def settled(self, event: Event, known: Iterable[Thing]) -> list[Thing]:
        if not isinstance(event, BookLaid):
            return []
        return [thing for thing in known if thing[1] == event.hour]

    def blurred(self, view: View, known: Collection[Thing]) -> View:
        assert isinstance(view, GoFishView)
        return view.remembering(known)


_IMPOSSIBLE: Final = 0
_POSSIBLE: Final = 1
_CERTAIN: Final = 2


class FishGuide(Guide):
    """Asks for pitches that somebody is known to have, and not for those known to be missing if there are others.

    It uses what everybody at the table has heard, not the hands of the sampled world.
    """

    moves_per_random = 10
    margin = 0.3
    plays_for_others = True

    def candidates(self, game: Game, moves: list[int]) -> list[int]:
        most = max([self.move_value(game, move) for move in moves])
        return [move for move in moves if self.move_value(game, move) == most]

    def move_value(self, game: Game, move: i64) -> i64:
        """Rate the chance of an ask, as everybody who has listened would."""
        assert isinstance(game, GoFish)
        of = move // PITCHES
        if game.hints >> move & 1:
            return _CERTAIN
        held = game.held[of]
        if pitches_in(game.in_sight & held.cards) >> move % PITCHES & 1:
            return _CERTAIN
        return _IMPOSSIBLE if game.gaps >> move & 1 or not held.count else _POSSIBLE
