"""Go Fish: ask for the pitches you hold, and lay down four of a pitch as a book.

The rules of docs/rules.md, "Go Fish", from top to bottom: the deal, asking, books, players without cards and the end.
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from musicards.cards import (
    CARDS_OF_HOUR,
    CODES,
    NOTES,
    OCTAVES,
    Card,
    CardSet,
    bit,
    cards_in,
    code_of,
    codes_of,
    i64,
    pitches_in,
)
from musicards.errors import Refusal
from musicards.games.action import Action, By, ChanceAction, Seat
from musicards.games.dealing import check_deal, sorted_deck, take_hands
from musicards.games.event import Dealt, Drew, Skipped, TurnStarted
from musicards.games.game import Emit, Game, Hand, copied_hands, pile_codes
from musicards.games.go_fish.actions import Ask, Asked, BookLaid, Deal, Given, GoneFishing
from musicards.games.go_fish.moves import (
    ASKS,
    COUNTING,
    LAST,
    LAST_MARK,
    MOVE_SPACE,
    NUMBERS,
    PITCHES,
    books_of,
    describe,
    hour_at,
    how_many,
    marks_of,
    right_asks,
)
from musicards.games.go_fish.view import GoFishTable, GoFishView, unseen_in
from musicards.games.option import PITCHES as PITCHES_IN_PLAY
from musicards.games.option import Option, notes_in_play
from musicards.games.outcome import Reason
from musicards.games.rng import FastRng, Rng, shuffle, shuffled
from musicards.games.unseen import HOURS
from musicards.games.view import View


class GoFishReason:
    """Reasons for refusals besides those in `Reason`."""

    PITCH_NOT_HELD: Final = "pitch-not-held"  # a player may only ask for a pitch that they hold
    ASK_YOURSELF: Final = "ask-yourself"


LARGE_HAND: Final = 7  # cards dealt to each player if there are few of them and all pitches are in play
SMALL_HAND: Final = 5  # dealt to each of more players, or if only the naturals are in play
FEW_PLAYERS: Final = 3
BOOK_CARDS: Final = 4  # cards of a pitch, one in each octave

_FIRST: Final = Seat(0)


class GoFish(Game):
    """A game of Go Fish in progress.

    A `deck` of fewer cards has at least two of each of its pitches: all it has of a pitch are a book.

    Attributes:
        laid: the books in the order laid: 12 * seat + place of the pitch, as the moves are numbered. While
            `laid_shared`, copies have the same list: change that of `own_laid`.
        in_sight: the `shown` cards of all seats, as one set.
        hints, gaps: `hinted` and `lacks` of `GoFishView` for all seats, as one word each: see `moves`.
    """

    name = "go_fish"
    title = "Go Fish"
    table_type = GoFishTable
    event_types = (Asked, Given, GoneFishing, BookLaid)
    reasons = (GoFishReason,)
    rule_numbers: ClassVar[Mapping[str, int]] = {
        "hand": LARGE_HAND,
        "small_hand": SMALL_HAND,
        "few_players": FEW_PLAYERS,
        "book_cards": BOOK_CARDS,
    }
    known_options: ClassVar[Sequence[Option]] = (PITCHES_IN_PLAY,)
    actions: ClassVar = {"ask": Ask, "deal": Deal}
    move_space = MOVE_SPACE

    def __init__(self, players: int, options: Mapping[str, object], original: "GoFish | None" = None) -> None:
        super().__init__(players, options, original)
        if original is not None:
            self.held = copied_hands(original.held)
            self.laid: list[int] = original.laid
            self.laid_shared: bool = True
            original.laid_shared = True
            self.in_sight: i64 = original.in_sight
            self.sights: tuple[CardSet, ...] | None = original.sights
            self.hints: i64 = original.hints
            self.gaps: i64 = original.gaps
            return
        self.deck = notes_in_play(options)
        self.hand_size = LARGE_HAND if players <= FEW_PLAYERS and self.deck == NOTES else SMALL_HAND
        self.laid = []
        self.laid_shared = False
        self.in_sight = 0
        self.sights = None
        self.hints = 0
        self.gaps = 0

    # Actions

    def apply(self, by: By, action: Action, emit: Emit | None = None) -> None:
        self.check(by, action)
        if isinstance(action, Ask):
            self.ask(action.seat, action.hour % PITCHES, action.pitch, emit)
        elif isinstance(action, Deal):
            self.apply_deal(action, emit)

    # The deal

    def chance(self, rng: Rng) -> ChanceAction:
        return self.make_deal(shuffled(rng, sorted_deck(self.deck)))

    def make_deal(self, cards: list[Card]) -> Deal:
        """Return the deal of the shuffled `cards`."""
        hands = take_hands(cards, self.hand_size, self.players)
        return Deal(hands, tuple(cards))

    def check_chance(self, action: Action) -> None:
        if not isinstance(action, Deal):
            raise Refusal(Reason.CHANCE_OUT_OF_PLACE)
        check_deal(action.hands, [self.hand_size] * self.players, action.stock, self.deck)

    def apply_deal(self, deal: Deal, emit: Emit | None) -> None:
        """Deal these cards."""
        self.give_hands(deal.hands, deal.stock)
        if emit is not None:
            emit(Dealt(None))
        self.start(emit)

    def start(self, emit: Emit | None) -> None:
        """Lay the books that were dealt, and start the turn of seat 0."""
        for seat, hand in enumerate(self.held):
            books = pitches_in(hand.cards) & ~pitches_in(self.deck & ~hand.cards)
            if books:
                for hour in range(1, HOURS):
                    if books >> hour % PITCHES & 1:
                        self.lay_book(Seat(seat), hand, hour % PITCHES, emit)
        self.start_turn(_FIRST, emit)

    # Asking

    def check_own_turn(self, seat: Seat, action: Action) -> None:
        if not isinstance(action, Ask):
            raise self.unknown_action(action)
        if not 0 <= action.seat < self.players:
            raise Refusal(Reason.NO_SUCH_SEAT, {"seat": action.seat, "players": self.players})
        if action.seat == seat:
            raise Refusal(GoFishReason.ASK_YOURSELF)
        if not self.held[seat].cards & CARDS_OF_HOUR[action.hour]:
            raise Refusal(GoFishReason.PITCH_NOT_HELD, {"pitch": action.pitch})

    def ask(self, of: i64, place: i64, said: str, emit: Emit | None) -> None:
        """Ask for a pitch: the other player gives all cards of it, or the seat on turn draws. `said`: the name used."""
        seat = self.turn
        hand, asked = self.held[seat], self.held[of]
        pitch = self.deck & OCTAVES << place
        if emit is not None:
            emit(Asked(seat, Seat(of), said, hour_at(place)))
        # A seat that was given a pitch, or drew it, had asked for it, so it held one already.
        lacking = LAST_MARK >> LAST - PITCHES * of - place
        self.hints |= LAST_MARK >> LAST - PITCHES * seat - place
        self.gaps |= lacking
        given = asked.cards & pitch
        if given:
            count = (given >> place) % COUNTING
            self.lay_down(asked, given, count)
            self.hints &= ~lacking
            hand.cards |= given
            hand.count += count
            self.in_sight |= given
            self.sights = None
            if emit is not None:
                emit(Given(Seat(of), seat, codes_of(cards_in(given))))
            if not pitch & ~hand.cards:
                self.lay_book(seat, hand, place, emit)
        elif not self.fish(Seat(of), hand, place, said, emit):
            self.turns += 1
            self.start_turn(self.after[seat], emit)
            return
        if not hand.count:
            self.continue_turn(emit)

    def fish(self, of: Seat, hand: Hand, place: i64, said: str, emit: Emit | None) -> bool:
        """Draw the stock's top card. Return True if it has the pitch asked for, so that the turn continues."""
        if not self.stock_size:
            if emit is not None:
                emit(GoneFishing(self.turn, of, said, hour_at(place), None, lucky=False, drew=False))
            return False
        card: i64 = self.give_top(hand)
        drawn = card % PITCHES
        lucky = drawn == place
        if emit is not None:
            emit(GoneFishing(self.turn, of, said, hour_at(place), CODES[card], lucky, drew=True))
        if lucky:
            self.in_sight |= bit(card)
            self.sights = None
        else:
            self.gaps &= ~marks_of(self.turn)
        if not OCTAVES << drawn & self.deck & ~hand.cards:
            self.lay_book(self.turn, hand, drawn, emit)
        return lucky

    # Books

    def lay_book(self, seat: Seat, hand: Hand, place: i64, emit: Emit | None) -> None:
        """Lay down all cards of a pitch as a book."""
        book = self.deck & OCTAVES << place
        number = PITCHES * seat + place
        self.lay_down(hand, book, (book >> place) % COUNTING)
        self.in_sight &= ~book
        self.sights = None
        self.hints &= ~(LAST_MARK >> LAST - number)
        self.own_laid().append(number)
        if emit is not None:
            emit(BookLaid(seat, hour_at(place), codes_of(cards_in(book))))

    # Players without cards, and the end

    def own_laid(self) -> list[int]:
        """Return the list of books for changing: a copy if other games share it."""
        if self.laid_shared:
            self.laid = self.laid[:]
            self.laid_shared = False
        return self.laid

    def continue_turn(self, emit: Emit | None) -> None:
        """Continue after the player laid their last card: draw one, or end the turn if the stock is empty."""
        if self.stock_size:
            self.draw_one(emit)
        else:
            self.turns += 1
            self.start_turn(self.after[self.turn], emit)

    def start_turn(self, seat: Seat, emit: Emit | None) -> None:
        """Start the turn of `seat`, or of the next seat that has or can draw a card; end the game if none does."""
        hand = self.held[seat]
        while not hand.count and not self.stock_size:
            if not self.anybody_holds_cards():
                self.end(emit)
                return
            if emit is not None:
                emit(Skipped(seat))
            seat = self.after[seat]
            hand = self.held[seat]
        self.turn = seat
        if emit is not None:
            emit(TurnStarted(seat))
        if not hand.count:
            self.draw_one(emit)

    def draw_one(self, emit: Emit | None) -> None:
        """Draw a card for the player on turn, who has no cards. This is not an entry of the log."""
        seat = self.turn
        card = self.give_top(self.held[seat])
        self.gaps &= ~marks_of(seat)
        if emit is not None:
            emit(Drew(seat, code_of(card)))

    def scores(self) -> tuple[int, ...]:
        return tuple([len(hours) for hours in self.books])

    # Integer API

    def begin(self, rng: FastRng) -> None:
        cards = sorted_deck(self.deck)
        shuffle(rng, cards)
        self.deal_hands(cards, self.hand_size)
        cards.reverse()
        self.stock = cards
        self.start(None)

    def moves(self) -> list[int]:
        if self.over or self.chance_due:
            return []
        return right_asks(NUMBERS, self.held[self.turn].cards, self.turn, self.players)

    def play_move(self, move: i64, rng: FastRng | None) -> None:  # noqa: ARG002 - chance has nothing more to do
        self.ask(move // PITCHES, move % PITCHES, "", None)

    def playout(self, rng: FastRng) -> int:
        made = 0
        others: i64 = self.players - 1
        while not self.over:
            seat: i64 = self.turn
            pitches = pitches_in(self.held[seat].cards)
            at = rng.below(how_many(pitches) * others)  # index in `moves` of the move to play
            while at >= others:
                pitches &= pitches - 1
                at -= others
            self.ask(at + 1 if at >= seat else at, how_many((pitches & -pitches) - 1), "", None)
            made += 1
        return made

    def action_of(self, move: int) -> Action:
        return ASKS[move]

    def move_of(self, action: Action) -> int:
        assert isinstance(action, Ask)
        return action.seat * PITCHES + action.hour % PITCHES

    @classmethod
    def move_name(cls, move: int) -> str:
        return describe(move)

    # What can be known

    @property
    def books(self) -> tuple[tuple[int, ...], ...]:
        """Return the clock numbers of each seat's books, in the order laid."""
        return books_of(self.laid, self.players)

    @property
    def shown(self) -> tuple[CardSet, ...]:
        """Return the cards that each seat took in plain sight and still holds."""
        sights = self.sights
        if sights is None:
            in_sight = self.in_sight
            found: list[CardSet] = []
            for hand in self.held:
                found.append(in_sight & hand.cards)  # noqa: PERF401 - faster for so few
            sights = self.sights = tuple(found)
        return sights

    def view(self, seat: Seat | None) -> GoFishView:
        view = GoFishView()
        self.fill_view(view, seat)
        view.laid = tuple(self.laid)
        view.shown = self.shown
        view.hints = self.hints
        view.gaps = self.gaps
        return view

    def copy(self) -> "GoFish":
        return GoFish(self.players, self.options, self)

    @classmethod
    def determinize(cls, view: View, rng: Rng) -> "GoFish":
        assert isinstance(view, GoFishView)
        game = cls(view.players, view.options)
        game.fill_from_view(view, unseen_in(view, rng))
        game.laid = list(view.laid)
        for cards in view.shown:
            game.in_sight |= cards
        game.hints = view.hints
        game.gaps = view.gaps
        return game

    def state_details(self) -> dict[str, object]:
        return {"stock": pile_codes(self.stock), "books": [list(hours) for hours in self.books]}
