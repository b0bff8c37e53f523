"""A game of Key's Corners in progress: what happens by the rules in `rules`, and what each seat knows."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from musicards.cards import HOUR_OF, NOTES, Card, bit, cards_in, code_of, codes_of, i64, is_wild, set_of
from musicards.errors import Refusal
from musicards.games.action import Action, By, ChanceAction, Done, Seat
from musicards.games.dealing import check_deal, sorted_deck, take_hands
from musicards.games.event import Dealt, Finished, Skipped, TurnStarted
from musicards.games.game import Emit, Game, Hand, copied_hands, pile_codes
from musicards.games.keys_corners.actions import BookTaken, Deal, Discard, Discarded, DrewUp, Move, Moved, Place, Placed
from musicards.games.keys_corners.board import FOUNDATIONS, SPACES, Board, Pile
from musicards.games.keys_corners.moves import (
    DISCARD,
    DONE,
    MOVE,
    MOVE_SPACE,
    PITCHES,
    PLACE_TOP,
    PLACE_WILD,
    action_of,
    describe,
    first_note,
    first_wild,
    from_and_to,
    number_of,
)
from musicards.games.keys_corners.refusals import (
    CornersReason,
    check_discard,
    check_done,
    check_move,
    check_place,
    fill_first,
)
from musicards.games.keys_corners.rules import (
    HAND_SIZE,
    SCALE_POINTS,
    STACK_HEIGHT,
    STACK_POINTS,
    Book,
    book_points,
    can_fill,
    check_foundations,
    legal_moves,
    new_board,
)
from musicards.games.keys_corners.scale import ScaleChoice
from musicards.games.keys_corners.view import CornersTable, CornersView
from musicards.games.manifest import DECK_NUMBERS
from musicards.games.option import Option
from musicards.games.outcome import Reason
from musicards.games.rng import FastRng, Rng, shuffle, shuffled
from musicards.games.view import View

BYTE: Final = 8


class KeysCorners(Game):
    """A game of Key's Corners in progress.

    Attributes:
        board: the piles.
        books: by seat, in the order in which they were taken.
        plays: how many plays the seat on turn has made in this turn.
        said: by wild, the name that was said for it last.
        laid, discarded: the cards on the board and in books; those in the discard pile. Sets, for environments, which
            need them at every move.
        scales, stacks: how many of each every seat has taken, a byte each, that of seat 0 the lowest.
    """

    name = "keys_corners"
    title = "Key's Corners"
    table_type = CornersTable
    event_types = (Placed, Moved, Discarded, BookTaken, DrewUp)
    reasons = (CornersReason,)
    rule_numbers: ClassVar[Mapping[str, int]] = {
        **DECK_NUMBERS,
        "hand": HAND_SIZE,
        "scale_points": SCALE_POINTS,
        "stack_points": STACK_POINTS,
        "stack_cards": STACK_HEIGHT,
    }
    known_options: ClassVar[Sequence[Option]] = (ScaleChoice("scale"),)
    actions: ClassVar = {"place": Place, "move": Move, "discard": Discard, "done": Done, "deal": Deal}
    undoable = frozenset({"place", "move"})  # they reveal nothing new; only done and discard end a turn
    move_space = MOVE_SPACE

    def __init__(
        self,
        players: int,
        options: Mapping[str, object],
        original: "KeysCorners | None" = None,
        board: Board | None = None,
    ) -> None:
        """A game before the deal. `original`: a game to copy. `board`: a view's board, to continue from it."""
        super().__init__(players, options, original)
        if original is not None:
            self.held = copied_hands(original.held)
            self.board: Board = original.board
            self.board.shared = True
            self.books: tuple[tuple[Book, ...], ...] = original.books
            self.plays: i64 = original.plays
            self.said: Mapping[Card, str] = original.said
            self.laid: i64 = original.laid
            self.discarded: i64 = original.discarded
            self.scales: i64 = original.scales
            self.stacks: i64 = original.stacks
            return
        self.hand_size = HAND_SIZE
        if board is None:
            board = new_board(options["scale"])
        else:
            board.shared = True
        self.board = board
        self.books = ((),) * players
        self.plays = 0
        self.said = {}
        self.laid = 0
        self.discarded = 0
        self.scales = 0
        self.stacks = 0

    # The deal

    def chance(self, rng: Rng) -> ChanceAction:
        return self.make_deal(shuffled(rng, self.sorted_deck()), rng)

    def make_deal(self, stock: list[Card], rng: Rng) -> Deal:
        """Return the deal of the shuffled cards; a wild on a foundation goes back, and `rng` shuffles the stock."""
        hands = take_hands(stock, self.hand_size, self.players)
        piles: list[tuple[Card, ...]] = []
        while len(piles) < len(FOUNDATIONS):
            if is_wild(stock[0]):
                stock = shuffled(rng, stock)
            else:
                piles.append((stock.pop(0),))
        return Deal(hands, tuple(piles), tuple(stock))

    def sorted_deck(self) -> list[Card]:
        """Return the cards to deal, in deck order, with enough notes for the foundations whoever gets the rest."""
        notes, needed = (self.deck & NOTES).bit_count(), self.hand_size * self.players + len(FOUNDATIONS)
        assert notes >= needed, "too few notes in this deck"
        return sorted_deck(self.deck)

    def check_chance(self, action: Action) -> None:
        if not isinstance(action, Deal):
            raise Refusal(Reason.CHANCE_OUT_OF_PLACE)
        check_foundations(action.piles)
        others = [*[pile[0] for pile in action.piles], *action.stock]
        check_deal(action.hands, [self.hand_size] * self.players, others, self.deck)

    def apply_deal(self, deal: Deal, emit: Emit | None) -> None:
        """Deal these cards; seat 0 begins."""
        self.give_hands(deal.hands, deal.stock)
        for space, pile in enumerate(deal.piles):
            self.own_board().place(space, HOUR_OF[pile[0]] % 12, pile[0])
            self.laid |= bit(pile[0])
        if emit is not None:
            emit(Dealt(None))
            emit(TurnStarted(self.turn))

    # A turn

    def check_own_turn(self, seat: Seat, action: Action) -> None:
        hand, board = self.held[seat].cards, self.board
        filling = board.empty != 0 and can_fill(hand, self.top_hour)
        if isinstance(action, Place):
            check_place(action, hand, self.discard, board, filling=filling)
        elif not isinstance(action, Move | Discard | Done):
            raise self.unknown_action(action)
        elif filling:
            raise fill_first(board)
        elif isinstance(action, Move):
            check_move(action, board)
        elif isinstance(action, Discard):
            check_discard(action, hand, board, self.plays)
        else:
            check_done(hand, board, self.plays)

    def apply(self, by: By, action: Action, emit: Emit | None = None) -> None:
        self.check(by, action)
        if isinstance(action, Place):
            self.apply_place(self.turn, action, emit)
        elif isinstance(action, Move):
            self.apply_move(self.turn, action, emit)
        elif isinstance(action, Discard):
            self.put_on_discard(self.held[self.turn], action.card)
            if emit is not None:
                emit(Discarded(self.turn, code_of(action.card)))
            self.end_turn(emit)
        elif isinstance(action, Done):
            if emit is not None:
                emit(Finished(self.turn))
            self.end_turn(emit)
        elif isinstance(action, Deal):
            self.apply_deal(action, emit)

    def apply_place(self, seat: Seat, place: Place, emit: Emit | None) -> None:
        """Place a card of the hand, or the top card of the discard pile."""
        card = place.card
        if place.name is not None:
            self.said = {**self.said, card: place.name}
        if place.source == "hand":
            self.lay_down(self.held[seat], 1 << card, 1)
        else:
            self.take_top()
        if emit is not None:
            name = place.name or self.board.scale.name_of_hour[place.hour]  # a wild keeps the name that was said
            emit(Placed(seat, code_of(card), place.source, SPACES[place.to], name))
        self.place_on(place.to, place.hour % 12, card, emit)

    def apply_move(self, seat: Seat, move: Move, emit: Emit | None) -> None:
        """Move cards from a foundation."""
        if emit is not None:
            pile = self.board.pile(move.source)
            assert pile is not None
            start = len(pile.cards) - move.count
            moved, names = codes_of(pile.cards[start:]), tuple(pile.names()[start:])
            emit(Moved(seat, SPACES[move.source], SPACES[move.to], moved, names))
        self.move_cards(move.source, move.to, move.count, emit)

    def put_on_discard(self, hand: Hand, card: Card) -> None:
        """Put `card` on the discard pile."""
        self.lay_down(hand, 1 << card, 1)
        self.own_discard().append(card)
        self.discarded |= bit(card)

    def take_top(self) -> Card:
        """Take the top card off the discard pile."""
        card = self.own_discard().pop()
        self.discarded ^= bit(card)
        return card

    def place_on(self, to: i64, pitch: i64, card: Card, emit: Emit | None) -> None:
        """Put `card`, which counts as `pitch`, on `to`. Whoever completes a book takes it."""
        self.plays += 1
        self.laid |= bit(card)
        board = self.own_board() if self.board.shared else self.board
        if book_points(board, to, board.place(to, pitch, card)):
            self.take_book(to, emit)

    def move_cards(self, source: i64, to: i64, count: i64, emit: Emit | None) -> None:
        """Move the top `count` cards of a foundation. Whoever completes a book takes it."""
        self.plays += 1
        board = self.own_board() if self.board.shared else self.board
        if book_points(board, to, board.move(source, to, count)):
            self.take_book(to, emit)

    def own_board(self) -> Board:
        """Return a board that may change: a copy, if somebody else reads the present one too."""
        if self.board.shared:
            self.board = self.board.copy()
        return self.board

    def take_book(self, space: i64, emit: Emit | None) -> None:
        """Give the complete pile on `space` to the seat on turn."""
        board = self.board
        one_more = bit(BYTE * self.turn)
        if board.is_stack(space):
            book = Book("stack", board.cards_on(space))
            self.stacks += one_more
        else:
            book = Book("scale", board.cards_on(space))
            self.scales += one_more
        taken = list(self.books)
        taken[self.turn] = (*taken[self.turn], book)
        self.books = tuple(taken)
        if emit is not None:
            pile = Pile(board.scale, book.cards, board.lowest_hour(space))
            emit(BookTaken(self.turn, SPACES[space], book.kind, codes_of(book.cards), tuple(pile.names()), book.points))
        board.clear(space)

    # The end of a turn and of the round

    def end_turn(self, emit: Emit | None) -> None:
        """Pass the turn to the next seat that can do something. The round ends with the stock and all hands empty."""
        self.turns += 1
        self.plays = 0
        if not self.stock_size and not self.anybody_holds_cards():
            self.end(emit)
            return
        while True:
            seat = self.turn = self.after[self.turn]
            self.draw_up(seat, emit)
            if self.held[seat].cards or self.can_play_without_cards():
                break
            if emit is not None:
                emit(Skipped(seat))
        if emit is not None:
            emit(TurnStarted(self.turn))

    def draw_up(self, seat: Seat, emit: Emit | None) -> None:
        """Draw until the hand has as many cards as were dealt, or the stock is empty."""
        hand = self.held[seat]
        count = min(self.hand_size - hand.count, self.stock_size)
        if count <= 0:
            return
        drawn = self.stock[: -count - 1 : -1] if emit is not None else []
        for _ in range(count):
            self.give_top(hand)
        if emit is not None:
            emit(DrewUp(seat, count, codes_of(drawn)))

    def can_play_without_cards(self) -> bool:
        """Return whether a player without cards can do something: fill, move, or place the discard pile's top card."""
        return legal_moves(self.board, 0, self.top_hour, 0).has_plays()

    @property
    def top_hour(self) -> int:
        """Return the hour of the discard pile's top card; 0 if there is none."""
        return HOUR_OF[self.discard[-1]] if self.discard else 0

    def scores(self) -> tuple[int, ...]:
        found: list[int] = []
        for seat in range(self.players):
            scales, stacks = self.scales >> BYTE * seat & 0xFF, self.stacks >> BYTE * seat & 0xFF
            found.append(SCALE_POINTS * scales + STACK_POINTS * stacks)
        return tuple(found)

    # The integer API: moves by number, without checks and events

    def begin(self, rng: FastRng) -> None:
        cards = self.sorted_deck()
        shuffle(rng, cards)
        self.deal_hands(cards, self.hand_size)
        board = self.own_board()
        for space in FOUNDATIONS:
            while is_wild(cards[0]):
                shuffle(rng, cards)
            board.place(space, HOUR_OF[cards[0]] % 12, cards[0])
            self.laid |= bit(cards[0])
            del cards[0]
        cards.reverse()
        self.stock = cards

    def moves(self) -> list[int]:
        if self.over or self.chance_due:
            return []
        hand = self.held[self.turn].cards
        return legal_moves(self.board, hand, self.top_hour, self.plays).numbers(self.board)

    def play_move(self, move: i64, rng: FastRng | None) -> None:  # noqa: ARG002 - nothing is left to chance
        if move < PLACE_TOP:
            hand = self.held[self.turn]
            if move >= PLACE_WILD:
                move -= PLACE_WILD
                card = first_wild(hand.cards)
            else:
                card = first_note(hand.cards, move % PITCHES)
            self.lay_down(hand, (hand.cards >> card & 1) << card, 1)
            self.place_on(move // PITCHES, move % PITCHES, Card(card), None)
        elif move < MOVE:
            top = self.take_top()
            self.place_on(move - PLACE_TOP, HOUR_OF[top] % 12, top, None)
        elif move < DONE:
            source, to, fewer = from_and_to(move)
            self.move_cards(source, to, self.board.count_of(source, to) - fewer, None)
        else:
            if move >= DISCARD:
                hand = self.held[self.turn]
                self.put_on_discard(hand, Card(first_note(hand.cards, move - DISCARD)))
            self.end_turn(None)

    def playout(self, rng: FastRng) -> int:
        made = 0
        while not self.over:
            board, discard = self.board, self.discard
            top = HOUR_OF[discard[-1]] if discard else 0  # `top_hour` without the call
            self.play_move(legal_moves(board, self.held[self.turn].cards, top, self.plays).pick(board, rng), rng)
            made += 1
        return made

    def action_of(self, move: int) -> Action:
        return action_of(move, self.board, self.held[self.turn].cards, self.discard[-1] if self.discard else None)

    def move_of(self, action: Action) -> int:
        return number_of(action, self.board)

    @classmethod
    def move_name(cls, move: int) -> str:
        return describe(move)

    # What can be known

    def view(self, seat: Seat | None) -> CornersView:
        view = CornersView()
        self.fill_view(view, seat)
        view.hand_size = self.hand_size
        view.plays = self.plays
        view.board = self.board
        view.books = self.books
        view.said = self.said
        self.board.shared = True
        return view

    def copy(self) -> "KeysCorners":
        return KeysCorners(self.players, self.options, self)

    @classmethod
    def determinize(cls, view: View, rng: Rng) -> "KeysCorners":
        assert isinstance(view, CornersView)
        game = cls(view.players, view.options, board=view.board)
        for pile in view.board.piles:
            game.laid |= 0 if pile is None else set_of(pile.cards)
        for seat, books in enumerate(view.books):
            for book in books:
                game.laid |= set_of(book.cards)
                if book.kind == "scale":
                    game.scales += bit(BYTE * seat)
                else:
                    game.stacks += bit(BYTE * seat)
        game.discarded = set_of(view.discard)
        seen = view.hand | game.laid | game.discarded
        game.fill_from_view(view, shuffled(rng, cards_in(view.deck & ~seen)))
        game.hand_size = view.hand_size
        game.books = view.books
        game.plays = view.plays
        return game

    def state_details(self) -> dict[str, object]:
        piles: dict[str, object] = {}
        for name, pile in zip(SPACES, self.board.piles, strict=True):
            cards = [] if pile is None else zip(codes_of(pile.cards), pile.names(), strict=True)
            piles[name] = [list(card) for card in cards]
        return {
            "stock": pile_codes(self.stock),
            "discard": pile_codes(self.discard),
            "piles": piles,
            "books": [[book.to_json() for book in books] for books in self.books],
        }
