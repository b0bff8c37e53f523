"""Key's Corners in progress. `apply` changes it in place; `copy()` before you look ahead."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from musicards.cards import ALL_CARDS, DECK, HOUR_OF, NOTES, Card, cards_in, code_of, codes_of, i64, is_wild, set_of
from musicards.errors import Refusal
from musicards.games.action import Action, By, ChanceAction, Done, Seat
from musicards.games.event import Dealt, Ended, Finished, Skipped, TurnStarted
from musicards.games.game import Emit, Game, Hand, Reason, View, hand_codes, own_hands, pile_codes
from musicards.games.keys_corners.actions import Deal, Discard, Move, Place
from musicards.games.keys_corners.board import FOUNDATIONS, SPACES, Board, Ladder, Pile, lay_out
from musicards.games.keys_corners.events import BookTaken, Discarded, DrewUp, Moved, Placed
from musicards.games.keys_corners.menu import has_plays, numbers, pick, right_moves
from musicards.games.keys_corners.moves import (
    DISCARD,
    DONE,
    MOVE,
    MOVE_SPACE,
    TOP,
    WILD,
    action_of,
    describe,
    first_note,
    first_wild,
    number_of,
)
from musicards.games.keys_corners.refusals import (
    check_deal,
    check_discard,
    check_done,
    check_move,
    check_place,
    fill_first,
)
from musicards.games.keys_corners.scale_option import ScaleChoice, ladder_of
from musicards.games.keys_corners.view import Book, CornersTable, CornersView
from musicards.games.option import Option
from musicards.games.rng import FastRng, Rng, shuffle, shuffled

__all__ = ["KeysCorners"]

HAND_SIZE: Final = 5


class KeysCorners(Game):
    """A game of Key's Corners in progress.

    Attributes:
        board: the piles as they lie.
        books: by seat, in the order taken.
        plays: plays in this turn.
    """

    name = "keys_corners"
    title = "Key's Corners"
    table_type = CornersTable
    event_types = (Placed, Moved, Discarded, BookTaken, DrewUp)
    known_options: ClassVar[Sequence[Option]] = (ScaleChoice("scale"),)
    readers: ClassVar = {
        "place": Place.read,
        "move": Move.read,
        "discard": Discard.read,
        "done": Done.read,
        "deal": Deal.read,
    }
    undoable = frozenset({"place", "move"})  # what they show was held or lay open; only done and discard end a turn
    move_space = MOVE_SPACE

    board: Board
    ladder: Ladder
    books: tuple[tuple[Book, ...], ...]
    plays: i64

    def __init__(
        self,
        players: int,
        options: Mapping[str, object],
        original: "KeysCorners | None" = None,
        board: Board | None = None,
    ) -> None:
        """A table with nothing dealt yet; or, with a `board` that others look at too, one that goes on from there."""
        super().__init__(players, options, original)
        if original is not None:
            self.held = own_hands(original.held)
            self.board = original.board
            self.board.shared = True
            self.ladder = original.ladder
            self.books = original.books
            self.plays = original.plays
            return
        self.hand_size = HAND_SIZE
        if board is None:
            board = lay_out(ladder_of(options["scale"]))
        else:
            board.shared = True
        self.board = board
        self.ladder = self.board.ladder
        self.books = ((),) * players
        self.plays = 0

    # What is refused

    def check(self, by: By, action: Action) -> None:
        if self.over or self.chance_due or by is None:
            self.check_can_act(by, action)
            if not isinstance(action, Deal):
                raise Refusal(Reason.CHANCE_OUT_OF_PLACE)
            check_deal(action, self.deck, self.hand_size, self.players)
            return
        if by != self.turn:
            self.check_can_act(by, action)
            raise Refusal(Reason.NOT_YOUR_TURN, {"turn": self.turn})
        hand, board = self.held[by].cards, self.board
        filling = board.gaps != 0 and board.fill_due(hand, self.top_hour)
        if isinstance(action, Place):
            check_place(action, hand, self.discard, board, filling=filling)
        elif not isinstance(action, Move | Discard | Done):
            self.check_can_act(by, action)
            raise Refusal(Reason.NOT_IN_THIS_GAME, {"game": self.title})
        elif filling:
            raise fill_first(board)
        elif isinstance(action, Move):
            check_move(action, board)
        elif isinstance(action, Discard):
            check_discard(action, hand, board, self.plays)
        else:
            check_done(hand, board, self.plays)

    # What happens

    def apply(self, by: By, action: Action, emit: Emit | None = None) -> None:
        self.check(by, action)
        if isinstance(action, Place):
            self.apply_place(self.turn, action, emit)
        elif isinstance(action, Move):
            self.apply_move(self.turn, action, emit)
        elif isinstance(action, Discard):
            self.throw(self.held[self.turn], action.card)
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
        """Take the card from where it is, and lay it."""
        card = place.card
        if place.source == "hand":
            self.lay_down(self.held[seat], 1 << card, 1)
        else:
            self.own_discard().pop()
        if emit is not None:
            emit(Placed(seat, code_of(card), place.source, SPACES[place.to], self.ladder.name_of_hour[place.hour]))
        self.lay(place.to, place.hour % 12, card, emit)

    def apply_move(self, seat: Seat, move: Move, emit: Emit | None) -> None:
        """Move the cards."""
        if emit is not None:
            pile = self.board.pile(move.source)
            assert pile is not None  # noqa: S101 - `check` has seen to it
            start = len(pile.cards) - move.count
            moved, names = codes_of(pile.cards[start:]), tuple(pile.names()[start:])
            emit(Moved(seat, SPACES[move.source], SPACES[move.to], moved, names))
        self.carry(move.source, move.to, move.count, emit)

    def throw(self, hand: Hand, card: Card) -> None:
        """Put `card` on the discard pile."""
        self.lay_down(hand, 1 << card, 1)
        self.own_discard().append(card)

    def lay(self, to: i64, pitch: i64, card: Card, emit: Emit | None) -> None:
        """Lay `card`, which counts as `pitch`, on `to`; whoever completes a pile takes it."""
        self.plays += 1
        if self.own_board().lay(to, pitch, card):
            self.take_book(to, emit)

    def carry(self, source: i64, to: i64, count: i64, emit: Emit | None) -> None:
        """Move the top `count` cards, as is possible; whoever completes a pile takes it."""
        self.plays += 1
        if self.own_board().move(source, to, count):
            self.take_book(to, emit)

    def own_board(self) -> Board:
        """The board to change: a copy when others look at this one, too."""
        if self.board.shared:
            self.board = self.board.copy()
        return self.board

    def take_book(self, space: i64, emit: Emit | None) -> None:
        """Give the seat on turn the pile that is complete."""
        board = self.board
        book = Book("stack" if board.is_stack(space) else "scale", board.cards_on(space))
        taken = list(self.books)
        taken[self.turn] = (*taken[self.turn], book)
        self.books = tuple(taken)
        if emit is not None:
            pile = Pile(self.ladder, book.cards, board.lowest_hour(space))
            emit(BookTaken(self.turn, SPACES[space], book.kind, codes_of(book.cards), tuple(pile.names()), book.points))
        board.clear(space)

    def apply_deal(self, deal: Deal, emit: Emit | None) -> None:
        """The cards as they were dealt; seat 0 begins."""
        for seat, hand in enumerate(deal.hands):
            self.give(Seat(seat), hand)
        for space, pile in enumerate(deal.piles):
            self.turn_up(space, pile[0])
        self.stock = list(deal.stock[::-1])
        self.dealt = True
        self.chance_due = False
        if emit is not None:
            emit(Dealt(None))
            emit(TurnStarted(self.turn))

    def turn_up(self, space: i64, card: Card) -> None:
        """Lay a note card on a foundation."""
        self.own_board().lay(space, HOUR_OF[card] % 12, card)

    def end_turn(self, emit: Emit | None) -> None:
        """The turn passes to the next who can do something; without cards anywhere the round is over."""
        self.turns += 1
        self.plays = 0
        if not self.stock_size and not self.anybody_holds_cards():
            self.over = True
            if emit is not None:
                emit(Ended(self.winners(), self.scores(), blocked=False))
            return
        while True:
            seat = self.turn = Seat((self.turn + 1) % self.players)
            self.draw_up(seat, emit)
            if self.held[seat].cards or self.has_play_without_cards():
                break
            if emit is not None:
                emit(Skipped(seat))
        if emit is not None:
            emit(TurnStarted(self.turn))

    def anybody_holds_cards(self) -> bool:
        """Whether a hand has cards."""
        for hand in self.held:  # noqa: SIM110 - a generator would cost more than all the rest
            if hand.cards:
                return True
        return False

    def draw_up(self, seat: Seat, emit: Emit | None) -> None:
        """Draw up to as many cards as were dealt, while the stock lasts."""
        hand = self.held[seat]
        count = min(self.hand_size - hand.count, self.stock_size)
        if count <= 0:
            return
        drawn = self.stock[: -count - 1 : -1] if emit is not None else []
        for _ in range(count):
            self.give_top(hand)
        if emit is not None:
            emit(DrewUp(seat, count, codes_of(drawn)))

    def has_play_without_cards(self) -> bool:
        """Whether a player without cards could do something: fill, move, or place the discard pile's top card."""
        return has_plays(right_moves(self.board, 0, self.top_hour, 0))

    @property
    def top_hour(self) -> int:
        """The hour of the discard pile's top card; 0 when there is none."""
        return HOUR_OF[self.discard[-1]] if self.discard else 0

    def chance(self, rng: Rng) -> ChanceAction:
        stock = shuffled(rng, self.sorted_deck())
        dealt = self.hand_size * self.players
        hands = tuple([tuple(stock[seat : dealt : self.players]) for seat in range(self.players)])
        del stock[:dealt]
        piles: list[tuple[Card, ...]] = []
        while len(piles) < len(FOUNDATIONS):
            if is_wild(stock[0]):
                stock = shuffled(rng, stock)
            else:
                piles.append((stock.pop(0),))
        return Deal(hands, tuple(piles), tuple(stock))

    def sorted_deck(self) -> list[Card]:
        """The cards to deal, in deck order: whoever gets the notes, there have to be enough for the foundations."""
        if self.deck == ALL_CARDS:
            return list(DECK)
        notes = (self.deck & NOTES).bit_count()
        assert notes >= self.hand_size * self.players + len(FOUNDATIONS), "too few notes in this deck"  # noqa: S101
        return cards_in(self.deck)

    # Integer API

    def begin(self, rng: FastRng) -> None:
        cards = self.sorted_deck()
        shuffle(rng, cards)
        at = 0
        for _ in range(self.hand_size):
            for hand in self.held:
                hand.cards |= 1 << cards[at]
                at += 1
        for hand in self.held:
            hand.count = self.hand_size
        del cards[:at]
        for space in FOUNDATIONS:
            while is_wild(cards[0]):
                shuffle(rng, cards)
            self.turn_up(space, cards[0])
            del cards[0]
        cards.reverse()
        self.stock = cards
        self.dealt = True
        self.chance_due = False

    def moves(self) -> list[int]:
        if self.over or self.chance_due:
            return []
        hand = self.held[self.turn].cards
        return numbers(right_moves(self.board, hand, self.top_hour, self.plays), self.board)

    def play_move(self, move: i64, rng: FastRng | None) -> None:  # noqa: ARG002 - chance has nothing more to do
        if move < TOP:
            hand = self.held[self.turn]
            if move >= WILD:
                move -= WILD
                card = first_wild(hand.cards)
            else:
                card = first_note(hand.cards, move % 12)
            self.lay_down(hand, (hand.cards >> card & 1) << card, 1)
            self.lay(move // 12, move % 12, Card(card), None)
        elif move < MOVE:
            top = self.own_discard().pop()
            self.lay(move - TOP, HOUR_OF[top] % 12, top, None)
        elif move < DONE:
            source, to = (move - MOVE) // len(SPACES), (move - MOVE) % len(SPACES)
            self.carry(source, to, self.board.count_of(source, to), None)
        else:
            if move >= DISCARD:
                hand = self.held[self.turn]
                self.throw(hand, Card(first_note(hand.cards, move - DISCARD)))
            self.end_turn(None)

    def playout(self, rng: FastRng) -> int:
        made = 0
        while not self.over:
            board = self.board
            hand = self.held[self.turn].cards
            self.play_move(pick(right_moves(board, hand, self.top_hour, self.plays), board, rng), rng)
            made += 1
        return made

    def action_of(self, move: int) -> Action:
        return action_of(move, self.board, self.held[self.turn].cards, self.discard[-1] if self.discard else None)

    def move_of(self, action: Action) -> int:
        return number_of(action)

    @classmethod
    def move_name(cls, move: int) -> str:
        return describe(move)

    # What can be known

    def scores(self) -> tuple[int, ...]:
        return tuple([sum([book.points for book in books]) for books in self.books])

    def view(self, seat: Seat | None) -> CornersView:
        view = CornersView()
        self.fill_view(view, seat)
        view.hand_size = self.hand_size
        view.plays = self.plays
        view.board = self.board
        view.books = self.books
        self.board.shared = True
        return view

    def copy(self) -> "KeysCorners":
        return KeysCorners(self.players, self.options, self)

    @classmethod
    def determinize(cls, view: View, rng: Rng) -> "KeysCorners":
        assert isinstance(view, CornersView)  # noqa: S101 - a view of this game
        game = cls(view.players, view.options, board=view.board)
        seen = view.hand | set_of(view.discard)
        for pile in view.board.piles:
            seen |= 0 if pile is None else set_of(pile.cards)
        for books in view.books:
            for book in books:
                seen |= set_of(book.cards)
        game.fill_from_view(view, shuffled(rng, cards_in(view.deck & ~seen)))
        game.hand_size = view.hand_size
        game.books = view.books
        game.plays = view.plays
        return game

    def state(self) -> dict[str, object] | None:
        if not self.dealt:
            return None
        piles: dict[str, object] = {}
        for name, pile in zip(SPACES, self.board.piles, strict=True):
            cards = [] if pile is None else zip(codes_of(pile.cards), pile.names(), strict=True)
            piles[name] = [list(card) for card in cards]
        return {
            "turn": None if self.over else self.turn,
            "over": self.over,
            "hands": [hand_codes(hand) for hand in self.hands],
            "stock": pile_codes(self.stock),
            "discard": pile_codes(self.discard),
            "piles": piles,
            "books": [[book.to_json() for book in books] for books in self.books],
        }
