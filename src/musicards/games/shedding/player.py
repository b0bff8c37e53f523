"""What the computer players of The Distance and Steps share: strategies, the guide of a search, and beliefs."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from musicards.cards import WILDS, Card, CardSet, i64, parse_card, set_of
from musicards.games.action import Action, Done, Draw, Pass, Seat
from musicards.games.event import Dealt, Drew, Event, Misplayed, Penalized, Reshuffled, TurnStarted
from musicards.games.game import Game
from musicards.games.registry import GAMES
from musicards.games.rng import Rng, pick
from musicards.games.shedding import Play, Shedding
from musicards.games.shedding.moves import FIRST_PLAY, KINDS_OF_WILDS, WAYS
from musicards.games.shedding.view import SheddingView
from musicards.games.view import View
from musicards.players.belief.drawing import DrawingBelief
from musicards.players.search.guide import Guide

P = TypeVar("P", bound=Play)


def most_cards(plays: Sequence[P], rng: Rng, *, hand_size: int) -> P | None:
    """Return the play that gets rid of the most note cards, and the fewest wilds unless they end the game.

    `plays` are right plays; return None if the list is empty.
    """
    if not plays:
        return None
    winning = [play for play in plays if len(play.cards) == hand_size]
    if winning:
        return winning[0]
    worth = [(len(play.cards) - 2 * (play.mask & WILDS).bit_count(), play) for play in plays]
    most = max(value for value, _ in worth)
    return pick(rng, [play for value, play in worth if value == most])


def draw_or_pass(actions: Sequence[Action]) -> Action:
    """Return what to do when nothing can be played: pass if possible, else draw, else anything."""
    for kind in (Pass, Draw):
        for action in actions:
            if isinstance(action, kind):
                return action
    return actions[0]


def overlooked(view: SheddingView, meant: Action, rng: Rng) -> Action:
    """Return what a player does who does not see all of the cards that `meant` lays.

    They draw, pass or end the turn as if nothing more fitted, unless the rules make them look again; or they lay one
    card where several go. Where there is nothing to overlook, it is `meant`.
    """
    if not isinstance(meant, Play):
        return meant
    actions = view.legal_actions()
    must_look = not view.drawn and bool(view.hand & view.must_play)  # the rules do not let them draw
    for kind in (Done,) if must_look else (Done, Pass, Draw):
        for action in actions:
            if isinstance(action, kind):
                return action
    if len(meant.cards) == 1:
        return meant
    single = [action for action in actions if isinstance(action, Play) and len(action.cards) == 1]
    notes = [play for play in single if not play.mask & WILDS]
    return pick(rng, notes or single or [meant])


_A_WILD: Final = 3
_WIN: Final = 100

_WORTH: Final[list[int]] = [2 * (way // KINDS_OF_WILDS) - _A_WILD * (way % KINDS_OF_WILDS) + 1 for way in range(WAYS)]
"""The value of a play by its numbers of notes and wilds: more notes are better, and wilds are saved."""

_CARDS: Final[list[int]] = [way // KINDS_OF_WILDS + way % KINDS_OF_WILDS for way in range(WAYS)]


class SheddingGuide(Guide):
    """Plays as many notes as it can, saves wilds, and goes out if it can."""

    draws_from_discards = True

    def move_value(self, game: Game, move: i64) -> i64:
        if move < FIRST_PLAY:
            return 0 - move  # prefer a draw to a pass
        way = (move - FIRST_PLAY) % WAYS
        return _WIN if _CARDS[way] == game.held[game.turn].count else _WORTH[way]


class SheddingBelief(DrawingBelief):
    """What a seat can know in both games; subclasses hear plays.

    Rules: docs/rules.md, "The Distance" and "Steps". A player who drew at the start of a turn had no card that fits. A
    game that knows only the open cards says what fits.

    Attributes:
        table: a game with only the open cards.
        pile, top: the discard pile without its top card, and that card.
    """

    def __init__(self, game: str, seat: Seat, players: int, options: Mapping[str, object]) -> None:
        super().__init__(game, seat, players, options)
        table = GAMES[game](players, options)
        assert isinstance(table, Shedding)
        self.table = table
        self.pile: CardSet = 0
        self.top: Card | None = None
        self.starter: Card | None = None

    def turned_up(self, view: View) -> list[Card]:  # noqa: ARG002 - it was heard
        return [] if self.starter is None else [self.starter]

    def begin(self, dealt: Dealt) -> None:
        self.starter = self.top = parse_card(dealt.starter)
        self.pile = 0
        self.table.drawn = 0
        self.table.start(self.starter)

    def hear(self, event: Event) -> None:
        if isinstance(event, TurnStarted):
            self.table.drawn = 0
        elif isinstance(event, Drew):
            if not self.table.drawn:
                self.bar(event.seat, self.table.must_play)
            self.table.drawn += 1
            self.get(event.seat, None if event.card is None else parse_card(event.card))
        elif isinstance(event, Penalized):
            for number in range(event.count):
                self.get(event.seat, None if event.cards is None else parse_card(event.cards[number]))
        elif isinstance(event, Misplayed):
            self.show(event.seat, set_of([parse_card(code) for code in event.cards]))
        elif isinstance(event, Reshuffled):
            self.reshuffled(self.pile)
            self.pile = 0

    def put_down(self, seat: Seat, cards: list[Card]) -> None:
        """Note that `seat` put `cards` on the discard pile."""
        self.lay(seat, set_of(cards))
        for card in cards:
            if self.top is not None:
                self.pile |= set_of([self.top])
            self.top = card
