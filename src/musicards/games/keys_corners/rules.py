"""Key's Corners: build the scale in the corners of the board; complete piles are books and score points.

The rules of docs/rules.md, "Key's Corners", from top to bottom: the deal, the piles, a turn, the moves of cards and
which are compulsory, books, what is refused and why, what players know, what happens, the end. Each rule is one
function, which `check`, the legal actions, the integer API and the computer players share. `board` answers what
continues a pile.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import ClassVar, Final, Literal

from musicards.cards import (
    ALL_CARDS,
    DECK,
    HOUR_OF,
    NOTES,
    Card,
    CardSet,
    cards_in,
    code_of,
    codes_of,
    i64,
    is_wild,
    pitches_in,
    set_of,
)
from musicards.errors import Refusal
from musicards.games.action import Action, By, ChanceAction, Done, Seat
from musicards.games.event import Dealt, Ended, Finished, Skipped, TurnStarted
from musicards.games.game import Emit, Game, Hand, Reason, View, hand_codes, own_hands, pile_codes
from musicards.games.keys_corners.actions import Deal, Discard, Move, Place
from musicards.games.keys_corners.board import (
    FIRST_CORNER,
    FOUNDATIONS,
    SPACES,
    UNKNOWN,
    Board,
    Pile,
    Space,
    empty_board,
)
from musicards.games.keys_corners.events import BookTaken, Discarded, DrewUp, Moved, Placed
from musicards.games.keys_corners.legal_moves import LegalMoves
from musicards.games.keys_corners.moves import (
    DISCARD,
    DONE,
    FIRST_WILD,
    MOVE,
    MOVE_SPACE,
    PLACE_TOP,
    PLACE_WILD,
    action_of,
    describe,
    first_note,
    first_wild,
    number_of,
)
from musicards.games.keys_corners.rows import EACH_ROW, ROW, place_of
from musicards.games.keys_corners.scale import BoardScale, ScaleChoice
from musicards.games.keys_corners.view import CornersTable, ShownBook, ShownPile
from musicards.games.option import Option
from musicards.games.rng import FastRng, Rng, shuffle, shuffled
from musicards.theory.scale import make_scale

__all__ = [
    "HAND_SIZE",
    "SCALE_POINTS",
    "STACK_HEIGHT",
    "STACK_POINTS",
    "Book",
    "CornersReason",
    "CornersView",
    "KeysCorners",
    "book_points",
    "find_card_moves",
    "legal_moves",
    "new_board",
]

HAND_SIZE: Final = 5
STACK_HEIGHT: Final = 4
SCALE_POINTS: Final = 10
STACK_POINTS: Final = 5


# The deal


def check_deal(deal: Deal, deck: CardSet, hand_size: int, players: int) -> None:
    """Refuse a deal without exactly the cards that it should have, or with a wild on a foundation."""
    turned_up = [card for pile in deal.piles for card in pile]
    cards = [*turned_up, *[card for hand in deal.hands for card in hand], *deal.stock]
    if (
        [len(hand) for hand in deal.hands] != [hand_size] * players
        or [len(pile) for pile in deal.piles] != [1] * len(FOUNDATIONS)
        or any(is_wild(card) for card in turned_up)
        or set_of(cards) != deck
        or len(cards) != deck.bit_count()
    ):
        raise Refusal(Reason.WRONG_CARDS, {"of": "deal"})


# The piles: a run rises through the scale, a stack has cards of one pitch outside it


def next_in_pile(scale: Sequence[int], hour: int) -> int:
    """Return the hour of the card that continues a pile with `hour` on top; 0 if none does.

    In a run it is the next note of the scale, and nothing comes after the last. In a stack it is the same pitch.
    `scale`: the hours of the scale, from the tonic up. The board keeps what this gives for each pile: `Board.next_on`.
    An empty corner takes the tonic.
    """
    if hour not in scale:
        return hour
    degree = scale.index(hour) + 1
    return scale[degree] if degree < len(scale) else 0


def new_board(option: object) -> Board:
    """Return an empty board for the scale of a parsed option."""
    assert isinstance(option, Mapping)  # noqa: S101 - `ScaleChoice.parse` has checked it
    formula = option.get("formula")
    scale = _board_scale(option["tonic"], option["kind"], None if formula is None else tuple(formula))
    return empty_board(scale, STACK_HEIGHT)


@lru_cache(maxsize=256)
def _board_scale(tonic: str, kind: str, formula: tuple[int, ...] | None) -> BoardScale:
    scale = make_scale(tonic, kind, None if formula is None else list(formula))
    return BoardScale(scale, [next_in_pile(scale.hours, hour) for hour in range(13)])


# A turn


def can_fill(hand: i64, top: i64) -> bool:
    """Return whether a player has a card to fill an empty foundation with, which then comes before anything else.

    `top`: the hour of the discard pile's top card; 0 if there is none.
    """
    return bool(hand or top)


def may_fill_from_discard(hand: i64) -> bool:
    """Return whether the discard pile's top card may fill a foundation: only for a player without cards."""
    return not hand


def owes_play(hand: i64, plays: i64) -> bool:
    """Return whether a player must still play: at least once in a turn, unless they have no cards.

    Only then may they discard a card that fits no pile, and end the turn with it; otherwise the turn may end without.
    """
    return not plays and bool(hand)


def legal_moves(board: Board, hand: i64, top: i64, plays: i64) -> LegalMoves:
    """Return the legal moves of the seat on turn.

    `hand`: its cards; `top`: the hour of the discard pile's top card, 0 if there is none; `plays`: how many plays it
    has made in this turn.
    """
    legal = LegalMoves()
    pitches = pitches_in(hand)
    has_wild = hand >> FIRST_WILD
    legal.done = legal.discards = 0
    if board.empty and can_fill(hand, top):
        legal.notes = pitches
        legal.wilds = ROW if has_wild else 0
        legal.fill = board.empty
        legal.top = board.empty if may_fill_from_discard(hand) else 0
        legal.card_moves = 0
        return legal
    if board.card_moves == UNKNOWN:
        find_card_moves(board)
    fitting = board.fitting
    legal.notes = pitches & fitting
    legal.wilds = fitting if has_wild else 0
    legal.fill = 0
    legal.top = board.spaces_for(top % 12) if top and fitting >> top % 12 & 1 else 0
    legal.card_moves = board.card_moves
    if not board.compulsory_moves:
        if owes_play(hand, plays):
            legal.discards = pitches & ~fitting
        else:
            legal.done = 1
    return legal


# Moves of foundation cards, and which of them are compulsory


def find_card_moves(board: Board) -> None:
    """Set the board's `fitting`, `card_moves` and `compulsory_moves`, if they are out of date.

    A note of a run moves with all cards above it; a stack moves whole. The compulsory moves are those onto a corner
    that has cards, and those of a whole pile onto another foundation.
    """
    if board.card_moves != UNKNOWN:
        return
    on_foundations = pitches_in(board.next_on_foundations)
    on_corners = board.next_on_any_corner
    board.fitting = on_foundations | on_corners
    board.card_moves = board.compulsory_moves = 0
    notes = board.runs & on_corners * EACH_ROW
    if notes:
        _find_moves_to_corners(board, notes)
    notes = board.runs & on_foundations * EACH_ROW | board.lowest & board.doubled * EACH_ROW
    if notes:
        _find_moves_to_foundations(board, notes)


def _find_moves_to_corners(board: Board, notes: i64) -> None:
    """Add the moves onto corners; a corner continues with each of these `notes` of the foundations."""
    while notes:
        note = notes & -notes
        notes ^= note
        place = place_of(note)
        source, pitch = place // 12, place % 12
        moves = board.corners_for(pitch) << len(SPACES) * source + FIRST_CORNER
        board.card_moves |= moves
        if not board.scale.tonic >> pitch & 1:  # the tonic moves to empty corners, and these need not be filled
            board.compulsory_moves |= moves


def _find_moves_to_foundations(board: Board, notes: i64) -> None:
    """Add the moves onto other foundations; some foundation continues with each of these `notes` of the foundations."""
    while notes:
        note = notes & -notes
        notes ^= note
        place = place_of(note)
        source, pitch = place // 12, place % 12
        targets = board.foundations_for(pitch) & ~(1 << source)
        if not targets:
            continue
        moves = may_take(board, targets, source, board.cards_from(source, pitch)) << len(SPACES) * source
        board.card_moves |= moves
        if note & board.lowest:  # the whole pile
            board.compulsory_moves |= moves


def may_take(board: Board, targets: i64, source: i64, count: i64) -> i64:
    """Return which foundations may take the top `count` cards of `source`, of those that these cards continue.

    A whole run may always move. The upper part of a run may if the run there becomes longer than the one it leaves was:
    otherwise cards could move back and forth. Only a whole stack can move, if the two stacks have at most four cards
    together. `targets` and the return value are sets of foundations as bits.
    """
    height = board.height(source)
    is_stack = board.is_stack(source)
    if count == height and not is_stack:
        return targets
    for to in range(FIRST_CORNER):
        if targets >> to & 1:
            total = board.height(to) + count
            if total > STACK_HEIGHT if is_stack else total <= height:
                targets ^= 1 << to
    return targets


# Books


def book_points(board: Board, space: i64) -> i64:
    """Return how many points the pile on `space` scores as a book; 0 if it is not complete.

    A run is complete if it begins with the tonic and ends with the scale's last note, in a corner or on a foundation. A
    stack is complete with four cards.
    """
    if board.next_on(space) & board.scale.notes:  # another note of the scale is missing
        return 0
    if board.is_stack(space):
        return STACK_POINTS if board.height(space) == STACK_HEIGHT else 0
    return SCALE_POINTS if board.begins_with_tonic(space) else 0


class Book:
    """A complete pile that somebody took. Never changes."""

    __slots__ = ("cards", "kind")

    def __init__(self, kind: Literal["scale", "stack"], cards: tuple[Card, ...]) -> None:
        self.kind = kind
        self.cards = cards  # bottom first

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Book) and (self.kind, self.cards) == (other.kind, other.cards)

    def __hash__(self) -> int:
        return hash((self.kind, self.cards))

    @property
    def points(self) -> int:
        """Return how many points the book scores."""
        return SCALE_POINTS if self.kind == "scale" else STACK_POINTS

    def to_json(self) -> dict[str, object]:
        """Return the book as ``replay`` prints it."""
        return {"kind": self.kind, "cards": list(codes_of(self.cards))}


# What is refused, and why


class CornersReason:
    """Why an attempt is refused in Key's Corners, in addition to `Reason`."""

    DOES_NOT_CONTINUE: Final = "does-not-continue"  # the card is not the one that continues the pile
    PILE_COMPLETE: Final = "pile-complete"  # the run ends with the scale's last note: nothing continues it
    FILL_FIRST: Final = "fill-first"  # an empty foundation has to be filled before anything else
    FILL_FROM_HAND: Final = "fill-from-hand"  # the discard pile fills only for a player without cards
    NOT_DISCARD_TOP: Final = "not-discard-top"  # the card is not on top of the discard pile
    WILD_NEEDS_NAME: Final = "wild-needs-name"  # a wild was placed without a note to stand for
    NOTE_HAS_NAME: Final = "note-has-name"  # `as` is for wilds only
    NOT_A_FOUNDATION: Final = "not-a-foundation"  # cards move from foundations only
    SAME_PILE: Final = "same-pile"  # a move from a foundation to itself
    EMPTY_PILE: Final = "empty-pile"  # a move from an empty foundation
    TOO_MANY: Final = "too-many"  # more cards than the pile has
    ONLY_WHOLE: Final = "only-whole"  # a stack moves whole
    NOT_LONGER: Final = "not-longer"  # the upper part of a run may move only where the run becomes longer
    STACK_STAYS: Final = "stack-stays"  # a stack never moves to a corner
    TOO_HIGH: Final = "too-high"  # two stacks of one pitch with more than four cards together
    DISCARD_ONLY_PLAY: Final = "discard-only-play"  # a discard after another play
    CARD_FITS: Final = "card-fits-pile"  # a discard of a card that fits a pile
    WILD_FITS: Final = "wild-fits"  # a wild always fits, so it is never discarded
    MOVE_FIRST: Final = "move-first"  # a move is compulsory before the turn may end
    PLAY_FIRST: Final = "play-first"  # at least one play in a turn


_ANSWER: Final = ("wants", "wants_degree", "degree")
"""The facts that emit what continues a pile, and which degree of the scale a card is."""


def check_place(place: Place, hand: CardSet, discard: Sequence[Card], board: Board, *, filling: bool) -> None:
    """Refuse a card that is not there, a name that it cannot have, and a pile that it does not continue.

    `filling`: an empty foundation has to be filled first.
    """
    card = place.card
    if place.source == "hand":
        _check_held(card, hand)
    elif not discard or discard[-1] != card:
        raise Refusal(CornersReason.NOT_DISCARD_TOP, {"card": code_of(card)})
    hour = place.hour
    if not hour:
        raise Refusal(CornersReason.WILD_NEEDS_NAME, {"card": code_of(card)})
    if place.name is not None and HOUR_OF[card]:
        raise Refusal(CornersReason.NOTE_HAS_NAME, {"card": code_of(card), "name": place.name})
    if filling:
        if not board.empty >> place.to & 1:
            raise _fill_first(board)
        if place.source == "discard" and not may_fill_from_discard(hand):
            raise Refusal(CornersReason.FILL_FROM_HAND)
    elif not board.continues(place.to, hour % 12):
        reason, facts = _why_not(board, place.to, hour)
        raise Refusal(reason, facts, answer=_ANSWER)


def check_move(move: Move, board: Board) -> None:
    """Refuse a move of cards that is not among the possible ones."""
    find_card_moves(board)
    number = len(SPACES) * move.source + move.to
    if not board.card_moves >> number & 1 or board.count_of(move.source, move.to) != move.count:
        raise _no_such_move(board, move)


def check_discard(discard: Discard, hand: CardSet, board: Board, plays: int) -> None:
    """Refuse to discard a wild or a card that fits a pile, after another play, or before a compulsory move."""
    card = discard.card
    _check_held(card, hand)
    if is_wild(card):
        raise Refusal(CornersReason.WILD_FITS, {"card": code_of(card)})
    if not owes_play(hand, plays):
        raise Refusal(CornersReason.DISCARD_ONLY_PLAY)
    fitting = board.spaces_for(HOUR_OF[card] % 12)
    if fitting:
        names = [name for space, name in enumerate(SPACES) if fitting >> space & 1]
        raise Refusal(CornersReason.CARD_FITS, {"card": code_of(card), "to": names}, answer=("to",))
    _check_compulsory(board)


def check_done(hand: CardSet, board: Board, plays: int) -> None:
    """Refuse to end the turn before the play that the player owes, or before a compulsory move."""
    if owes_play(hand, plays):
        raise Refusal(CornersReason.PLAY_FIRST)
    _check_compulsory(board)


def _check_held(card: Card, hand: CardSet) -> None:
    if not hand >> card & 1:
        raise Refusal(Reason.CARD_NOT_HELD, {"cards": [code_of(card)]})


def _check_compulsory(board: Board) -> None:
    find_card_moves(board)
    if board.compulsory_moves:
        source, to = divmod(place_of(board.compulsory_moves & -board.compulsory_moves), len(SPACES))
        facts = {"from": SPACES[source], "to": SPACES[to], "count": board.count_of(source, to)}
        raise Refusal(CornersReason.MOVE_FIRST, facts, answer=tuple(facts))


def _fill_first(board: Board) -> Refusal:
    """Return the refusal of anything else while a foundation has to be filled."""
    empty = [SPACES[space] for space in FOUNDATIONS if board.empty >> space & 1]
    return Refusal(CornersReason.FILL_FIRST, {"gaps": empty})


def _no_such_move(board: Board, move: Move) -> Refusal:
    """Return why `move` is not possible."""
    pile, below = board.pile(move.source), board.pile(move.to)
    facts: dict[str, object] = {"from": SPACES[move.source], "to": SPACES[move.to], "count": move.count}
    if move.source not in FOUNDATIONS:
        return Refusal(CornersReason.NOT_A_FOUNDATION, facts)
    if move.source == move.to:
        return Refusal(CornersReason.SAME_PILE, facts)
    if pile is None:
        return Refusal(CornersReason.EMPTY_PILE, facts)
    height = len(pile.cards)
    if move.count > height:
        return Refusal(CornersReason.TOO_MANY, {**facts, "height": height})
    if move.to not in FOUNDATIONS and not pile.degree:
        return Refusal(CornersReason.STACK_STAYS, {**facts, "name": pile.names()[0]})
    if not pile.degree and move.count < height:
        return Refusal(CornersReason.ONLY_WHOLE, {**facts, "height": height})
    hour = pile.hour_at(height - move.count)
    if below is not None and board.continues(move.to, hour % 12):  # and yet they may not join
        total = len(below.cards) + move.count
        if pile.degree:
            return Refusal(CornersReason.NOT_LONGER, {**facts, "height": height, "sum": total})
        return Refusal(CornersReason.TOO_HIGH, {**facts, "sum": total, "most": STACK_HEIGHT})
    reason, why = _why_not(board, move.to, hour)
    return Refusal(reason, {**facts, **why}, answer=_ANSWER)


def _why_not(board: Board, to: Space, hour: int) -> tuple[str, dict[str, object]]:
    """Return why `hour` does not continue the pile on `to`, in the scale's terms: a code and its facts."""
    scale, pile, wanted = board.scale, board.pile(to), board.next_hours[to]
    facts: dict[str, object] = {
        "to": SPACES[to],
        "name": scale.name_of_hour[hour],
        "degree": scale.degree_of_hour[hour],
        "scale": list(scale.names),
        "top": None if pile is None else pile.names()[-1],
    }
    if not wanted:
        return CornersReason.PILE_COMPLETE, facts
    facts |= {"wants": scale.name_of_hour[wanted], "wants_degree": scale.degree_of_hour[wanted]}
    return CornersReason.DOES_NOT_CONTINUE, facts


# What players know


class CornersView(View):
    """What a seat may know: its own hand, and everything on the table."""

    hand_size: int  # up to how many cards a player draws
    plays: int  # how many plays the seat on turn has made in this turn
    board: Board  # never changes anymore
    books: tuple[tuple[Book, ...], ...]  # by seat

    def facts(self) -> tuple[object, ...]:
        return (*View.facts(self), self.plays, self.board, self.books)

    def legal_actions(self) -> list[Action]:
        if self.over or self.chance_due or self.seat is None or self.seat != self.turn:
            return []
        top = self.discard[-1] if self.discard else None
        legal = legal_moves(self.board, self.hand, HOUR_OF[top] if top is not None else 0, self.plays)
        return legal.actions(self.board, self.hand, top)

    def table(self) -> CornersTable:
        piles = {
            name: ShownPile(list(codes_of(pile.cards)), pile.names()) if pile is not None else ShownPile([], [])
            for name, pile in zip(SPACES, self.board.piles, strict=True)
        }
        return CornersTable(
            seat=self.seat,
            players=self.players,
            turn=None if self.over else self.turn,
            over=self.over,
            turns=self.turns,
            hand=hand_codes(self.hand),
            counts=list(self.counts),
            stock=self.stock_size,
            discard=[code_of(self.discard[-1])] if self.discard else [],
            discard_count=len(self.discard),
            plays=self.plays,
            scale=list(self.board.scale.names),
            piles=piles,
            books=[[ShownBook(book.kind, list(codes_of(book.cards))) for book in books] for books in self.books],
            scores=[sum(book.points for book in books) for books in self.books],
        )


# The game


class KeysCorners(Game):
    """A game of Key's Corners in progress.

    Attributes:
        board: the piles.
        books: by seat, in the order in which they were taken.
        plays: how many plays the seat on turn has made in this turn.
    """

    name = "keys_corners"
    title = "Key's Corners"
    table_type = CornersTable
    event_types = (Placed, Moved, Discarded, BookTaken, DrewUp)
    rule_numbers: ClassVar[Mapping[str, int]] = {
        "hand": HAND_SIZE,
        "scale_points": SCALE_POINTS,
        "stack_points": STACK_POINTS,
        "stack_cards": STACK_HEIGHT,
    }
    known_options: ClassVar[Sequence[Option]] = (ScaleChoice("scale"),)
    actions: ClassVar = {
        "place": Place,
        "move": Move,
        "discard": Discard,
        "done": Done,
        "deal": Deal,
    }
    undoable = frozenset({"place", "move"})  # they reveal nothing new; only done and discard end a turn
    move_space = MOVE_SPACE

    board: Board
    books: tuple[tuple[Book, ...], ...]
    plays: i64

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
            self.held = own_hands(original.held)
            self.board = original.board
            self.board.shared = True
            self.books = original.books
            self.plays = original.plays
            return
        self.hand_size = HAND_SIZE
        if board is None:
            board = new_board(options["scale"])
        else:
            board.shared = True
        self.board = board
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
        filling = board.empty != 0 and can_fill(hand, self.top_hour)
        if isinstance(action, Place):
            check_place(action, hand, self.discard, board, filling=filling)
        elif not isinstance(action, Move | Discard | Done):
            self.check_can_act(by, action)
            raise Refusal(Reason.NOT_IN_THIS_GAME, {"game": self.title})
        elif filling:
            raise _fill_first(board)
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
        """Place a card of the hand, or the top card of the discard pile."""
        card = place.card
        if place.source == "hand":
            self.lay_down(self.held[seat], 1 << card, 1)
        else:
            self.own_discard().pop()
        if emit is not None:
            emit(Placed(seat, code_of(card), place.source, SPACES[place.to], self.board.scale.name_of_hour[place.hour]))
        self.place_on(place.to, place.hour % 12, card, emit)

    def apply_move(self, seat: Seat, move: Move, emit: Emit | None) -> None:
        """Move cards from a foundation."""
        if emit is not None:
            pile = self.board.pile(move.source)
            assert pile is not None  # noqa: S101 - `check` has made sure of it
            start = len(pile.cards) - move.count
            moved, names = codes_of(pile.cards[start:]), tuple(pile.names()[start:])
            emit(Moved(seat, SPACES[move.source], SPACES[move.to], moved, names))
        self.move_cards(move.source, move.to, move.count, emit)

    def throw(self, hand: Hand, card: Card) -> None:
        """Put `card` on the discard pile."""
        self.lay_down(hand, 1 << card, 1)
        self.own_discard().append(card)

    def place_on(self, to: i64, pitch: i64, card: Card, emit: Emit | None) -> None:
        """Put `card`, which counts as `pitch`, on `to`. Whoever completes a book takes it."""
        self.plays += 1
        board = self.own_board() if self.board.shared else self.board
        board.place(to, pitch, card)
        if book_points(board, to):
            self.take_book(to, emit)

    def move_cards(self, source: i64, to: i64, count: i64, emit: Emit | None) -> None:
        """Move the top `count` cards of a foundation. Whoever completes a book takes it."""
        self.plays += 1
        board = self.own_board() if self.board.shared else self.board
        board.move(source, to, count)
        if book_points(board, to):
            self.take_book(to, emit)

    def own_board(self) -> Board:
        """Return a board that may change: a copy, if somebody else reads the present one too."""
        if self.board.shared:
            self.board = self.board.copy()
        return self.board

    def take_book(self, space: i64, emit: Emit | None) -> None:
        """Give the complete pile on `space` to the seat on turn."""
        board = self.board
        book = Book("stack" if board.is_stack(space) else "scale", board.cards_on(space))
        taken = list(self.books)
        taken[self.turn] = (*taken[self.turn], book)
        self.books = tuple(taken)
        if emit is not None:
            pile = Pile(board.scale, book.cards, board.lowest_hour(space))
            emit(BookTaken(self.turn, SPACES[space], book.kind, codes_of(book.cards), tuple(pile.names()), book.points))
        board.clear(space)

    def apply_deal(self, deal: Deal, emit: Emit | None) -> None:
        """Deal these cards; seat 0 begins."""
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
        """Put a note card on an empty foundation."""
        self.own_board().place(space, HOUR_OF[card] % 12, card)

    # The end of a turn and of the round

    def end_turn(self, emit: Emit | None) -> None:
        """Pass the turn to the next seat that can do something. The round ends with the stock and all hands empty."""
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
            if self.held[seat].cards or self.can_play_without_cards():
                break
            if emit is not None:
                emit(Skipped(seat))
        if emit is not None:
            emit(TurnStarted(self.turn))

    def anybody_holds_cards(self) -> bool:
        """Return whether any hand has cards."""
        for hand in self.held:  # noqa: SIM110 - a generator would cost more than all the rest
            if hand.cards:
                return True
        return False

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
        """Return the cards to deal, in deck order, with enough notes for the foundations whoever gets the rest."""
        if self.deck == ALL_CARDS:
            return list(DECK)
        notes = (self.deck & NOTES).bit_count()
        assert notes >= self.hand_size * self.players + len(FOUNDATIONS), "too few notes in this deck"  # noqa: S101
        return cards_in(self.deck)

    # The integer API: moves by number, without checks and events

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
        return legal_moves(self.board, hand, self.top_hour, self.plays).numbers(self.board)

    def play_move(self, move: i64, rng: FastRng | None) -> None:  # noqa: ARG002 - nothing is left to chance
        if move < PLACE_TOP:
            hand = self.held[self.turn]
            if move >= PLACE_WILD:
                move -= PLACE_WILD
                card = first_wild(hand.cards)
            else:
                card = first_note(hand.cards, move % 12)
            self.lay_down(hand, (hand.cards >> card & 1) << card, 1)
            self.place_on(move // 12, move % 12, Card(card), None)
        elif move < MOVE:
            top = self.own_discard().pop()
            self.place_on(move - PLACE_TOP, HOUR_OF[top] % 12, top, None)
        elif move < DONE:
            source, to = (move - MOVE) // len(SPACES), (move - MOVE) % len(SPACES)
            self.move_cards(source, to, self.board.count_of(source, to), None)
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
            self.play_move(legal_moves(board, hand, self.top_hour, self.plays).pick(board, rng), rng)
            made += 1
        return made

    def action_of(self, move: int) -> Action:
        return action_of(move, self.board, self.held[self.turn].cards, self.discard[-1] if self.discard else None)

    def move_of(self, action: Action) -> int:
        return number_of(action)

    @classmethod
    def move_name(cls, move: int) -> str:
        return describe(move)

    # Results, views and copies

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
