"""Key's Corners in progress. `apply` changes it in place; `copy()` before you look ahead."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Final

from musicards.cards import (
    ALL_CARDS,
    HOUR_OF,
    Card,
    cards_in,
    code_of,
    codes_of,
    is_wild,
    set_of,
)
from musicards.errors import BadNotation, Refusal, shown
from musicards.games.action import Action, By, ChanceAction, Done, Seat
from musicards.games.event import Dealt, Ended, Finished, Skipped, TurnStarted
from musicards.games.game import Game, Reason, Tell, View, hand_codes, pile_codes
from musicards.games.keys_corners.actions import Deal, Discard, Move, Place
from musicards.games.keys_corners.board import (
    FOUNDATIONS,
    SPACES,
    STACK_HEIGHT,
    Ladder,
    Pile,
    Space,
    lay_out,
)
from musicards.games.keys_corners.events import BookTaken, Discarded, DrewUp, Moved, Placed
from musicards.games.keys_corners.reasons import CornersReason
from musicards.games.keys_corners.view import Book, CornersView, fill_due
from musicards.games.luck import Luck, shuffled
from musicards.games.option import Option
from musicards.theory.scale import SCALE_KINDS, make_scale

__all__ = ["KeysCorners"]

HAND_SIZE: Final = 5
ANSWER: Final = ("wants", "wants_degree", "degree")
"""The facts that give away what a pile waits for, and where in the scale a card belongs."""


@dataclass(frozen=True, slots=True)
class ScaleChoice(Option):
    """A scale: ``{"tonic": "Eb", "kind": "blues"}``, and for a custom one its formula of half steps."""

    def default(self) -> dict[str, object]:
        return {"tonic": "C", "kind": "major"}

    def parse(self, value: object) -> dict[str, object]:
        if not isinstance(value, Mapping):
            raise BadNotation(
                f'option {self.name} is a scale such as {{"tonic": "Eb", "kind": "blues"}}, not {shown(value)}'
            )
        for word in value:
            if word not in ("tonic", "kind", "formula"):
                raise BadNotation(f"a scale has tonic, kind and for a custom one formula, not {shown(word)}")
        if "formula" in value and value["formula"] is None:
            raise BadNotation("a formula is 2 to 12 whole numbers of half steps with the sum 12, not None")
        return dict(make_scale(value.get("tonic"), value.get("kind"), value.get("formula")).to_json())

    def describe(self) -> dict[str, object]:
        tonics = [letter + sign for letter in "CDEFGAB" for sign in ("b", "", "#")]
        return {
            "name": self.name,
            "kind": "scale",
            "default": self.default(),
            "choices": list(SCALE_KINDS),
            "tonics": tonics,
        }


@lru_cache(maxsize=256)
def _ladder(tonic: str, kind: str, formula: tuple[int, ...] | None) -> Ladder:
    """The scale's ladder: games of one scale share it."""
    return Ladder(make_scale(tonic, kind, None if formula is None else list(formula)))


class KeysCorners(Game):
    """A game of Key's Corners in progress.

    Attributes:
        board: the piles as they lie.
        books: by seat, in the order taken.
        plays: plays in this turn.
    """

    name = "keys_corners"
    title = "Key's Corners"
    known_options: ClassVar[Sequence[Option]] = (ScaleChoice("scale"),)
    readers: ClassVar = {
        "place": Place.read,
        "move": Move.read,
        "discard": Discard.read,
        "done": Done.read,
        "deal": Deal.read,
    }
    undoable = frozenset({"place", "move"})  # what they show was held or lay open; only done and discard end a turn

    def __init__(self, players: int, options: Mapping[str, object]) -> None:
        super().__init__(players, options)
        scale = options["scale"]
        assert isinstance(scale, Mapping)  # noqa: S101 - `parse_options` has seen to it
        formula = scale.get("formula")
        self.ladder = _ladder(scale["tonic"], scale["kind"], None if formula is None else tuple(formula))
        self.board = lay_out(self.ladder)
        self.books: list[tuple[Book, ...]] = [()] * players
        self.plays = 0

    # What is refused

    def check(self, by: By, action: Action) -> None:
        if self.over or self.luck_due or by is None:
            self.check_can_act(by, action)
            self.check_deal(action)
            return
        if by != self.turn:
            self.check_can_act(by, action)
            raise Refusal(Reason.NOT_YOUR_TURN, {"turn": self.turn})
        filling = fill_due(self.board, self.hands[by], len(self.discard))
        if isinstance(action, Place):
            self.check_place(by, action, filling=filling)
            return
        if filling:
            raise Refusal(CornersReason.FILL_FIRST, {"gaps": [SPACES[gap] for gap in self.board.gaps()]})
        if isinstance(action, Move):
            self.check_move(action)
        elif isinstance(action, Discard):
            self.check_discard(by, action)
        elif isinstance(action, Done):
            if not self.plays and self.hands[by]:
                raise Refusal(CornersReason.PLAY_FIRST)
            self.check_compulsory()
        else:
            self.check_can_act(by, action)
            raise Refusal(Reason.NOT_IN_THIS_GAME, {"game": self.title})

    def check_deal(self, action: Action) -> None:
        """Refuse a deal that has not exactly the cards it should."""
        if not isinstance(action, Deal):
            raise Refusal(Reason.CHANCE_OUT_OF_PLACE)
        cards = [card for hand in (*action.hands, *action.piles, action.stock) for card in hand]
        sizes = [len(hand) for hand in action.hands]
        lying = [card for pile in action.piles for card in pile]
        if (
            sizes != [HAND_SIZE] * self.players
            or [len(pile) for pile in action.piles] != [1] * len(FOUNDATIONS)
            or any(is_wild(card) for card in lying)
            or set_of(cards) != ALL_CARDS
            or len(cards) != ALL_CARDS.bit_count()
        ):
            raise Refusal(Reason.WRONG_CARDS, {"of": "deal"})

    def check_held(self, seat: Seat, card: Card) -> None:
        """Refuse a card that is not in hand."""
        if not self.hands[seat] >> card & 1:
            raise Refusal(Reason.CARD_NOT_HELD, {"cards": [code_of(card)]})

    def check_place(self, seat: Seat, place: Place, *, filling: bool) -> None:
        """Refuse a card that is not there, a name it cannot have, and a space where it does not belong."""
        card = place.card
        if place.source == "hand":
            self.check_held(seat, card)
        elif not self.discard or self.discard[-1] != card:
            raise Refusal(CornersReason.NOT_DISCARD_TOP, {"card": code_of(card)})
        hour = place.hour
        if not hour:
            raise Refusal(CornersReason.WILD_NEEDS_NAME, {"card": code_of(card)})
        if HOUR_OF[card] and place.name is not None:
            raise Refusal(CornersReason.NOTE_HAS_NAME, {"card": code_of(card), "name": place.name})
        pile = self.board.piles[place.to]
        if filling:
            if pile is not None or place.to not in FOUNDATIONS:
                raise Refusal(CornersReason.FILL_FIRST, {"gaps": [SPACES[gap] for gap in self.board.gaps()]})
            if place.source == "discard" and self.hands[seat]:
                raise Refusal(CornersReason.FILL_FROM_HAND)
        elif self.board.wants[place.to] != hour:
            reason, facts = self.why_not(place.to, hour)
            raise Refusal(reason, facts, answer=ANSWER)

    def why_not(self, to: Space, hour: int) -> tuple[str, dict[str, object]]:
        """Why a card that counts as `hour` does not continue what lies on `to`, in the scale's terms."""
        name_of, pile = self.ladder.name_of_hour, self.board.piles[to]
        facts: dict[str, object] = {
            "to": SPACES[to],
            "name": name_of[hour],
            "degree": self.ladder.degree_of_hour[hour],
            "scale": list(self.ladder.scale.names),
            "top": None if pile is None else pile.names()[-1],
        }
        if self.board.wants[to]:
            wants = self.board.wants[to]
            facts |= {"wants": name_of[wants], "wants_degree": self.ladder.degree_of_hour[wants]}
            return CornersReason.DOES_NOT_CONTINUE, facts
        return CornersReason.PILE_COMPLETE, facts

    def check_move(self, move: Move) -> None:
        """Refuse a move that is not among the possible ones, and say what is against it."""
        if (move.source, move.to, move.count) in self.board.moves():
            return
        pile, below = self.board.piles[move.source], self.board.piles[move.to]
        facts: dict[str, object] = {"from": SPACES[move.source], "to": SPACES[move.to], "count": move.count}
        if move.source not in FOUNDATIONS:
            raise Refusal(CornersReason.NOT_A_FOUNDATION, facts)
        if move.source == move.to:
            raise Refusal(CornersReason.SAME_PILE, facts)
        if pile is None:
            raise Refusal(CornersReason.EMPTY_PILE, facts)
        height = len(pile.cards)
        if move.count > height:
            raise Refusal(CornersReason.TOO_MANY, {**facts, "height": height})
        if move.to in FOUNDATIONS and move.count < height:
            raise Refusal(CornersReason.ONLY_WHOLE, {**facts, "height": height})
        if move.to not in FOUNDATIONS and not pile.degree:
            raise Refusal(CornersReason.STACK_STAYS, {**facts, "name": pile.names()[0]})
        if not pile.degree and below is not None and below.wants == pile.hour:
            raise Refusal(CornersReason.TOO_HIGH, {**facts, "sum": height + len(below.cards), "most": STACK_HEIGHT})
        reason, why = self.why_not(move.to, pile.hour_at(height - move.count))
        raise Refusal(reason, {**facts, **why}, answer=ANSWER)

    def check_discard(self, seat: Seat, discard: Discard) -> None:
        """Refuse to discard beside other plays, a card that fits, and a wild, which always does."""
        card = discard.card
        self.check_held(seat, card)
        if is_wild(card):
            raise Refusal(CornersReason.WILD_FITS, {"card": code_of(card)})
        if self.plays:
            raise Refusal(CornersReason.DISCARD_ONLY_PLAY)
        fitting = self.board.wanting(HOUR_OF[card])
        if fitting:
            facts = {"card": code_of(card), "to": [SPACES[space] for space in fitting]}
            raise Refusal(CornersReason.CARD_FITS, facts, answer=("to",))
        self.check_compulsory()

    def check_compulsory(self) -> None:
        """Refuse to end the turn while a whole pile can move."""
        move = self.board.compulsory()
        if move is not None:
            source, to, count = move
            facts = {"from": SPACES[source], "to": SPACES[to], "count": count}
            raise Refusal(CornersReason.MOVE_FIRST, facts, answer=tuple(facts))

    # What happens

    def apply(self, by: By, action: Action, tell: Tell | None = None) -> None:
        self.check(by, action)
        if isinstance(action, Place):
            self.apply_place(self.turn, action, tell)
        elif isinstance(action, Move):
            self.apply_move(self.turn, action, tell)
        elif isinstance(action, Discard):
            self.lay_down(self.turn, 1 << action.card, 1)
            self.discard += (action.card,)
            if tell is not None:
                tell(Discarded(self.turn, code_of(action.card)))
            self.end_turn(tell)
        elif isinstance(action, Done):
            if tell is not None:
                tell(Finished(self.turn))
            self.end_turn(tell)
        elif isinstance(action, Deal):
            self.apply_deal(action, tell)

    def apply_place(self, seat: Seat, place: Place, tell: Tell | None) -> None:
        """Lay the card; whoever completes a pile takes it."""
        card = place.card
        if place.source == "hand":
            self.lay_down(seat, 1 << card, 1)
        else:
            self.discard = self.discard[:-1]
        below = self.board.piles[place.to]
        hour = place.hour
        if tell is not None:
            tell(Placed(seat, code_of(card), place.source, SPACES[place.to], self.ladder.name_of_hour[hour]))
        pile = (
            Pile(self.ladder, (card,), hour) if below is None else Pile(self.ladder, below.cards + (card,), below.hour)  # noqa: RUF005 - faster
        )
        self.plays += 1
        self.lay(seat, place.to, pile, tell)

    def apply_move(self, seat: Seat, move: Move, tell: Tell | None) -> None:
        """Move the cards; whoever completes a pile takes it."""
        pile = self.board.piles[move.source]
        if tell is not None and pile is not None:
            start = len(pile.cards) - move.count
            moved, names = codes_of(pile.cards[start:]), tuple(pile.names()[start:])
            tell(Moved(seat, SPACES[move.source], SPACES[move.to], moved, names))
        rest, joined = self.board.split(move.source, move.to, move.count)
        self.board = self.board.put(move.source, rest)
        self.plays += 1
        self.lay(seat, move.to, joined, tell)

    def lay(self, seat: Seat, to: Space, pile: Pile, tell: Tell | None) -> None:
        """Put the `pile` that a play made on `to`, or give it to `seat` as a book when it is complete."""
        if not pile.is_book:
            self.board = self.board.put(to, pile)
            return
        self.board = self.board.put(to, None)
        book = Book("scale" if pile.degree else "stack", pile.cards)
        self.books[seat] = (*self.books[seat], book)
        if tell is not None:
            tell(BookTaken(seat, SPACES[to], book.kind, codes_of(book.cards), tuple(pile.names()), book.points))

    def apply_deal(self, deal: Deal, tell: Tell | None) -> None:
        """The cards as they were dealt; seat 0 begins."""
        for seat, hand in enumerate(deal.hands):
            self.give(Seat(seat), hand)
        self.board = lay_out(self.ladder, [(pile[0], HOUR_OF[pile[0]]) for pile in deal.piles])
        self.stock = list(deal.stock[::-1])
        self.dealt = True
        self.luck_due = False
        if tell is not None:
            tell(Dealt(None))
            tell(TurnStarted(self.turn))

    def end_turn(self, tell: Tell | None) -> None:
        """The turn passes to the next who can do something; without cards anywhere the round is over."""
        self.turns += 1
        self.plays = 0
        if not self.stock and not sum(self.counts):
            self.over = True
            if tell is not None:
                tell(Ended(self.winners(), self.scores(), blocked=False))
            return
        while True:
            seat = self.turn = Seat((self.turn + 1) % self.players)
            self.draw_up(seat, tell)
            if self.hands[seat] or self.has_play_without_cards():
                break
            if tell is not None:
                tell(Skipped(seat))
        if tell is not None:
            tell(TurnStarted(self.turn))

    def draw_up(self, seat: Seat, tell: Tell | None) -> None:
        """Draw up to five cards while the stock lasts."""
        count = min(HAND_SIZE - self.counts[seat], len(self.stock))
        if count > 0:
            cards = [self.give_top(seat) for _ in range(count)]
            if tell is not None:
                tell(DrewUp(seat, count, codes_of(cards)))

    def has_play_without_cards(self) -> bool:
        """Whether a player without cards could do something: fill, move, or place the discard pile's top card."""
        if fill_due(self.board, 0, len(self.discard)) or self.board.moves():
            return True
        return bool(self.discard) and HOUR_OF[self.discard[-1]] in self.board.wants

    def chance(self, luck: Luck) -> ChanceAction:
        stock = shuffled(luck, cards_in(ALL_CARDS))
        dealt = HAND_SIZE * self.players
        hands = tuple([tuple(stock[seat : dealt : self.players]) for seat in range(self.players)])
        del stock[:dealt]
        piles: list[tuple[Card, ...]] = []
        while len(piles) < len(FOUNDATIONS):
            if is_wild(stock[0]):
                stock = shuffled(luck, stock)
            else:
                piles.append((stock.pop(0),))
        return Deal(hands, tuple(piles), tuple(stock))

    # What can be known

    def scores(self) -> tuple[int, ...]:
        return tuple([sum(book.points for book in books) for books in self.books])

    def view(self, seat: Seat | None) -> CornersView:
        view = CornersView()
        self.show(view, seat)
        view.plays = self.plays
        view.board = self.board
        view.books = tuple(self.books)
        return view

    def copy(self) -> "KeysCorners":
        other = KeysCorners(self.players, self.options)
        self.copy_to(other)
        other.board = self.board
        other.books = self.books[:]
        other.plays = self.plays
        return other

    @classmethod
    def determinize(cls, view: View, luck: Luck) -> "KeysCorners":
        assert isinstance(view, CornersView)  # noqa: S101 - a view of this game
        game = cls(view.players, view.options)
        seen = view.hand | set_of(view.discard)
        for pile in view.board.piles:
            seen |= 0 if pile is None else set_of(pile.cards)
        for books in view.books:
            for book in books:
                seen |= set_of(book.cards)
        game.become(view, shuffled(luck, cards_in(ALL_CARDS & ~seen)))
        game.board = view.board
        game.books = list(view.books)
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
