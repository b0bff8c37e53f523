"""Beliefs in The Distance and Steps: a player who drew at the start of a turn had no card that fits.

Rules: docs/rules.md, "The Distance" and "Steps". A game that knows only the open cards says what fits.
"""

from collections.abc import Mapping

from musicards.cards import Card, CardSet, parse_card, set_of
from musicards.games.action import Seat
from musicards.games.event import Dealt, Drew, Event, Misplayed, Penalized, Reshuffled, TurnStarted
from musicards.games.registry import GAMES
from musicards.games.shedding import Shedding
from musicards.games.view import View
from musicards.players.belief.drawing import DrawingBelief


class SheddingBelief(DrawingBelief):
    """What a seat can know in both games; subclasses hear plays.

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
