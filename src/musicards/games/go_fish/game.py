"""Go Fish in progress. `apply` changes it in place; `copy()` before you look ahead."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from musicards.cards import (
    CARDS_OF_HOUR,
    HOUR_OF,
    NOTE_CARDS,
    NOTES,
    Card,
    CardSet,
    cards_in,
    code_of,
    codes_of,
    set_of,
)
from musicards.errors import Refusal
from musicards.games.action import Action, By, ChanceAction, Seat
from musicards.games.event import Dealt, Drew, Ended, Skipped, TurnStarted
from musicards.games.game import Game, Reason, Tell, View, hand_codes, pile_codes
from musicards.games.go_fish.actions import Ask, Deal
from musicards.games.go_fish.events import Asked, BookLaid, Given, GoneFishing
from musicards.games.go_fish.view import GoFishView
from musicards.games.luck import Luck, pick, shuffled
from musicards.games.option import Option
from musicards.games.unseen import HOURS, deal_within
from musicards.theory.pitch import PitchClass

__all__ = ["GoFish", "GoFishReason"]

BOOKS: Final = 12
SAME_PITCH: Final = 4  # cards in a book


class GoFishReason:
    """Why an attempt was refused, beyond `Reason`."""

    PITCH_NOT_HELD: Final = "pitch-not-held"  # one asks for what one has
    ASK_YOURSELF: Final = "ask-yourself"


class GoFish(Game):
    """A game of Go Fish in progress.

    Attributes:
        books: by seat, clock numbers in the order laid.
        shown, hinted, lacks: what everybody knows of each hand, as `GoFishView` has it.
    """

    name = "go_fish"
    title = "Go Fish"
    known_options: ClassVar[Sequence[Option]] = ()
    readers: ClassVar = {"ask": Ask.read, "deal": Deal.read}

    def __init__(self, players: int, options: Mapping[str, object]) -> None:
        super().__init__(players, options)
        self.books: list[tuple[int, ...]] = [()] * players
        self.shown: list[CardSet] = [0] * players
        self.hinted = [0] * players
        self.lacks = [0] * players

    @property
    def hand_size(self) -> int:
        """Cards dealt to each."""
        return 7 if self.players <= 3 else 5

    # What is refused

    def check(self, by: By, action: Action) -> None:
        if self.over or self.luck_due or by is None:
            self.check_can_act(by, action)
            self.check_deal(action)
            return
        if by != self.turn:
            self.check_can_act(by, action)
            raise Refusal(Reason.NOT_YOUR_TURN, {"turn": self.turn})
        if not isinstance(action, Ask):
            self.check_can_act(by, action)
            raise Refusal(Reason.NOT_IN_THIS_GAME, {"game": self.title})
        if not 0 <= action.seat < self.players:
            raise Refusal(Reason.NO_SUCH_SEAT, {"seat": action.seat, "players": self.players})
        if action.seat == by:
            raise Refusal(GoFishReason.ASK_YOURSELF)
        if not self.hands[by] & CARDS_OF_HOUR[action.hour]:
            raise Refusal(GoFishReason.PITCH_NOT_HELD, {"pitch": action.pitch})

    def check_deal(self, action: Action) -> None:
        """Refuse a deal that has not exactly the cards it should."""
        if not isinstance(action, Deal):
            raise Refusal(Reason.CHANCE_OUT_OF_PLACE)
        cards = [card for hand in (*action.hands, action.stock) for card in hand]
        sizes = [len(hand) for hand in action.hands]
        if sizes != [self.hand_size] * self.players or set_of(cards) != NOTES or len(cards) != len(NOTE_CARDS):
            raise Refusal(Reason.WRONG_CARDS, {"of": "deal"})

    # What happens

    def apply(self, by: By, action: Action, tell: Tell | None = None) -> None:
        self.check(by, action)
        if isinstance(action, Ask):
            self.apply_ask(self.turn, action, tell)
        elif isinstance(action, Deal):
            self.apply_deal(action, tell)

    def apply_ask(self, seat: Seat, ask: Ask, tell: Tell | None) -> None:
        """They give all they have of the pitch, or one goes fishing."""
        of, hour = ask.seat, ask.hour
        pitch = CARDS_OF_HOUR[hour]
        if tell is not None:
            tell(Asked(seat, of, ask.pitch, hour))
        # Whoever was given cards of a pitch, or fished one, had asked for it with a card of its own.
        self.hinted[seat] = self.hinted[seat] | 1 << hour
        self.lacks[of] = self.lacks[of] | 1 << hour
        given = self.hands[of] & pitch
        if not given:
            self.fish(seat, ask, tell)
            return
        count = given.bit_count()
        self.lay_down(of, given, count)
        self.forget(of, pitch, hour)
        self.hands[seat] = self.hands[seat] | given
        self.counts[seat] = self.counts[seat] + count
        self.shown[seat] = self.shown[seat] | given
        if tell is not None:
            tell(Given(of, seat, codes_of(cards_in(given))))
        if not pitch & ~self.hands[seat]:
            self.lay_book(seat, hour, tell)
        self.go_on(tell)

    def fish(self, seat: Seat, ask: Ask, tell: Tell | None) -> None:
        """Draw the stock's top card; the turn goes on when it is of the pitch asked for."""
        if not self.stock:
            if tell is not None:
                tell(GoneFishing(seat, ask.pitch, ask.hour, None, lucky=False, drew=False))
            self.end_turn(tell)
            return
        card = self.give_top(seat)
        hour = HOUR_OF[card]
        lucky = hour == ask.hour
        if tell is not None:
            tell(GoneFishing(seat, ask.pitch, ask.hour, code_of(card), lucky, drew=True))
        if lucky:
            self.shown[seat] = self.shown[seat] | 1 << card
        else:
            self.lacks[seat] = 0
        if not CARDS_OF_HOUR[hour] & ~self.hands[seat]:
            self.lay_book(seat, hour, tell)
        if lucky:
            self.go_on(tell)
        else:
            self.end_turn(tell)

    def lay_book(self, seat: Seat, hour: PitchClass, tell: Tell | None) -> None:
        """Lay down all four cards of a pitch."""
        pitch = CARDS_OF_HOUR[hour]
        self.lay_down(seat, pitch, SAME_PITCH)
        self.forget(seat, pitch, hour)
        self.books[seat] = (*self.books[seat], hour)
        if tell is not None:
            tell(BookLaid(seat, hour, codes_of(cards_in(pitch))))

    def forget(self, seat: Seat, pitch: CardSet, hour: int) -> None:
        """What was known of the cards of this pitch, which `seat` holds no more."""
        self.shown[seat] = self.shown[seat] & ~pitch
        self.hinted[seat] = self.hinted[seat] & ~(1 << hour)

    def apply_deal(self, deal: Deal, tell: Tell | None) -> None:
        """The cards as they were dealt, books laid at once; seat 0 begins."""
        for number, hand in enumerate(deal.hands):
            self.give(Seat(number), hand)
        self.stock = list(deal.stock[::-1])
        self.dealt = True
        self.luck_due = False
        if tell is not None:
            tell(Dealt(None))
        for number in range(self.players):
            held = self.hands[number]
            if held & held >> 12 & held >> 24 & held >> 36:  # the four octaves on top of each other
                self.lay_dealt_books(Seat(number), tell)
        if tell is not None:
            tell(TurnStarted(self.turn))

    def lay_dealt_books(self, seat: Seat, tell: Tell | None) -> None:
        """Lay down the books of a hand as it was dealt."""
        for hour in range(1, HOURS):
            if not CARDS_OF_HOUR[hour] & ~self.hands[seat]:
                self.lay_book(seat, PitchClass(hour), tell)

    def go_on(self, tell: Tell | None) -> None:
        """The player asks again, if there is anything to ask for."""
        seat = self.turn
        if self.counts[seat]:
            return
        if self.stock:
            self.draw_one(seat, tell)
        else:
            self.end_turn(tell)

    def end_turn(self, tell: Tell | None) -> None:
        """The turn passes to the next who has a card or can draw one; with all books laid the game is over."""
        self.turns += 1
        if not self.stock and not sum(self.counts):
            self.over = True
            if tell is not None:
                tell(Ended(self.winners(), self.scores(), blocked=False))
            return
        while True:
            seat = self.turn = Seat((self.turn + 1) % self.players)
            if self.counts[seat] or self.stock:
                break
            if tell is not None:
                tell(Skipped(seat))
        if tell is not None:
            tell(TurnStarted(seat))
        if not self.counts[seat]:
            self.draw_one(seat, tell)

    def draw_one(self, seat: Seat, tell: Tell | None) -> None:
        """The player on turn has no card, and draws one without an entry."""
        card = self.give_top(seat)
        self.lacks[seat] = 0
        if tell is not None:
            tell(Drew(seat, code_of(card)))

    def chance(self, luck: Luck) -> ChanceAction:
        cards = shuffled(luck, NOTE_CARDS)
        dealt = self.hand_size * self.players
        hands = tuple([tuple(cards[seat : dealt : self.players]) for seat in range(self.players)])
        return Deal(hands, tuple(cards[dealt:]))

    # What can be known

    def scores(self) -> tuple[int, ...]:
        return tuple([len(books) for books in self.books])

    def view(self, seat: Seat | None) -> GoFishView:
        view = GoFishView()
        self.show(view, seat)
        view.books = tuple(self.books)
        view.shown = tuple(self.shown)
        view.hinted = tuple(self.hinted)
        view.lacks = tuple(self.lacks)
        return view

    def copy(self) -> "GoFish":
        other = GoFish(self.players, self.options)
        self.copy_to(other)
        other.books = self.books[:]
        other.shown = self.shown[:]
        other.hinted = self.hinted[:]
        other.lacks = self.lacks[:]
        return other

    @classmethod
    def determinize(cls, view: View, luck: Luck) -> "GoFish":
        assert isinstance(view, GoFishView)  # noqa: S101 - a view of this game
        game = cls(view.players, view.options)
        game.become(view, _unseen(view, luck))
        game.books = list(view.books)
        game.shown = list(view.shown)
        game.hinted = list(view.hinted)
        game.lacks = list(view.lacks)
        return game

    def state(self) -> dict[str, object] | None:
        if not self.dealt:
            return None
        return {
            "turn": None if self.over else self.turn,
            "over": self.over,
            "hands": [hand_codes(hand) for hand in self.hands],
            "stock": pile_codes(self.stock),
            "books": [list(hours) for hours in self.books],
        }


def _unseen(view: GoFishView, luck: Luck) -> list[Card]:
    """The cards that `view` does not show, dealt anew to the other seats in order, the rest for the stock.

    Everybody gets what it is known to hold, nothing that it is known to lack, and no book that it would have laid.
    """
    hidden = NOTES & ~view.hand
    for hours in view.books:
        for hour in hours:
            hidden &= ~CARDS_OF_HOUR[hour]
    others = [seat for seat in range(view.players) if seat != view.seat]
    held = [view.shown[seat] for seat in others]
    for cards in held:
        hidden &= ~cards
    for place, seat in enumerate(others):
        for hour in range(1, HOURS):
            if view.hinted[seat] >> hour & 1:
                card = pick(luck, cards_in(hidden & CARDS_OF_HOUR[hour]))
                held[place] |= 1 << card
                hidden ^= 1 << card
    sizes = [view.counts[seat] - cards.bit_count() for seat, cards in zip(others, held, strict=True)]
    limits = [
        [
            0 if view.lacks[seat] >> hour & 1 else SAME_PITCH - 1 - (cards & CARDS_OF_HOUR[hour]).bit_count()
            for hour in range(HOURS)
        ]
        for seat, cards in zip(others, held, strict=True)
    ]
    *hands, stock = deal_within(luck, hidden, [*sizes, view.stock_size], [*limits, [SAME_PITCH] * HOURS])
    unseen: list[Card] = []
    for cards, more in zip(held, hands, strict=True):
        unseen += cards_in(cards) + more
    return unseen + shuffled(luck, stock)
