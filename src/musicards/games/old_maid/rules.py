"""Old Maid: take cards from each other and lay pairs, until one player is left with the Old Maid.

The rules of docs/rules.md, "Old Maid", from top to bottom: the deal, the fan, taking a card, finding pairs, the next
turn and the end.
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from musicards.cards import (
    CARDS_OF_HOUR,
    CHROMATIC_SCALES,
    CODES,
    HOUR_OF,
    NOTES,
    Card,
    CardSet,
    bit,
    cards_in,
    codes_of,
    i64,
    set_of,
)
from musicards.errors import Refusal
from musicards.games.action import PREVIOUS_SEAT, Action, By, ChanceAction, Done, Seat
from musicards.games.dealing import check_deal, sorted_deck
from musicards.games.event import Dealt, Finished, TurnStarted
from musicards.games.game import Emit, Game, copied_hands
from musicards.games.old_maid.actions import Deal, Fan, Fanned, Pair, PairLaid, Take, Took, WentOut
from musicards.games.old_maid.fan import Thrown, card_at, fanned
from musicards.games.old_maid.pairs import A_SEAT, CARD_OF, MATES, PRIME, laid_by, pair_at, take_up
from musicards.games.old_maid.refusals import OldMaidReason, check_pair
from musicards.games.old_maid.view import DONE, TAKES, OldMaidTable, OldMaidView, pair_of, pitches_paired
from musicards.games.option import PITCHES, Flag, Option, notes_in_play
from musicards.games.outcome import Reason
from musicards.games.rng import FastRng, Rng, shuffle, shuffled
from musicards.games.unseen import HOURS, deal_within
from musicards.games.view import View
from musicards.theory.pitch import SHARP_NAMES

OLD_MAID: Final = CHROMATIC_SCALES[0]
FIND_PAIRS: Final = Flag("find_pairs", on=False, at_tables=True)

# The move numbers: a take for each position, a pair for each pitch from C on, and the end of the turn.
POSITIONS: Final = list(range(len(TAKES)))
PAIR_MOVE: Final = len(TAKES)
DONE_MOVE: Final = PAIR_MOVE + 12

_FIRST: Final = Seat(0)


class OldMaid(Game):
    """A game of Old Maid in progress.

    A `deck` of fewer cards has the Old Maid and an even number of each of its pitches; all of it is dealt.

    Attributes:
        before: the next seat to the right, by seat.
        pairs: the pairs in the order laid, as numbers (see `pairs`). While `pairs_shared`, copies
            have the same list: change the one that `own_pairs` returns.
        of: the seat whose fan the seat on turn takes from; None before the deal, after the end, and when there is
            nothing to take.
        finding: players find their pairs themselves.
        taken: with `finding`, the seat on turn has taken its card.
        order: that fan, once it was computed; until then it is determined by `thrown`.
    """

    name = "old_maid"
    title = "Old Maid"
    table_type = OldMaidTable
    event_types = (PairLaid, Fanned, Took, WentOut)
    reasons = (OldMaidReason,)
    rule_numbers: ClassVar[Mapping[str, int]] = {"cards": NOTES.bit_count() + 1}
    known_options: ClassVar[Sequence[Option]] = (PITCHES, FIND_PAIRS)
    actions: ClassVar = {"pair": Pair, "take": Take, "done": Done, "deal": Deal, "fan": Fan}
    low_wins = True
    one_loses = True
    move_space = DONE_MOVE + 1

    def __init__(self, players: int, options: Mapping[str, object], original: "OldMaid | None" = None) -> None:
        super().__init__(players, options, original)
        self.before = PREVIOUS_SEAT[players]
        self.finding = bool(options[FIND_PAIRS.name])
        if original is not None:
            self.held = copied_hands(original.held)
            self.pairs: list[int] = original.pairs
            self.pairs_shared: bool = True
            original.pairs_shared = True
            self.of: Seat | None = original.of
            self.taken: bool = original.taken
            self.order: tuple[Card, ...] = original.order
            self.thrown: Thrown = Thrown(original.thrown.first, original.thrown.second)
            return
        self.deck = notes_in_play(options) | bit(OLD_MAID)
        self.pairs = []
        self.pairs_shared = False
        self.of = None
        self.taken = False
        self.order = ()
        self.thrown = Thrown()

    # Actions

    def chance(self, rng: Rng) -> ChanceAction:
        if self.of is not None:
            return Fan(self.of, fanned(self.held[self.of].cards, rng))
        return self.make_deal(shuffled(rng, sorted_deck(self.deck)))

    def check_chance(self, action: Action) -> None:
        of = self.of
        if of is not None and isinstance(action, Fan):
            hand = self.held[of]
            if action.seat != of or len(action.hand) != hand.count or set_of(action.hand) != hand.cards:
                raise Refusal(Reason.WRONG_CARDS, {"of": "fan", "seat": of})
        elif isinstance(action, Deal) and not self.dealt:
            check_deal(action.hands, self.hand_sizes(), (), self.deck)
        else:
            raise Refusal(Reason.CHANCE_OUT_OF_PLACE)

    def check_own_turn(self, seat: Seat, action: Action) -> None:
        if isinstance(action, Take):
            self.check_take(action)
        elif self.finding and isinstance(action, Pair):
            check_pair(self.held[seat].cards, action.cards)
        elif self.finding and isinstance(action, Done):
            if not self.others_hold_cards():
                raise Refusal(OldMaidReason.ONLY_PAIRS)
            if not self.taken:
                raise Refusal(OldMaidReason.TAKE_FIRST)
        else:
            raise self.unknown_action(action)

    def check_take(self, take: Take) -> None:
        """Refuse a second card in a turn, and a position that the fan does not have."""
        if self.finding and not self.others_hold_cards():
            raise Refusal(OldMaidReason.ONLY_PAIRS)
        if self.taken:
            raise Refusal(OldMaidReason.TAKEN_ALREADY)
        count = self.fan_size
        if not 0 <= take.position < count:
            raise Refusal(Reason.NO_SUCH_POSITION, {"position": take.position, "count": count})

    def apply(self, by: By, action: Action, emit: Emit | None = None) -> None:
        self.check(by, action)
        if isinstance(action, Take):
            self.take(self.fan[action.position], action.position, emit)
        elif isinstance(action, Pair):
            self.lay_pair(action.cards[0], action.cards[1], emit)
        elif isinstance(action, Done):
            if emit is not None:
                emit(Finished(self.turn))
            self.end_turn(emit)
        elif isinstance(action, Fan):
            self.order = action.hand
            self.chance_due = False
            if emit is not None:
                emit(Fanned(action.seat, len(action.hand)))
        elif isinstance(action, Deal):
            self.apply_deal(action, emit)

    # The deal

    def make_deal(self, cards: list[Card]) -> Deal:
        """Return the deal of all the shuffled `cards`, one at a time, starting with seat 0."""
        return Deal(tuple([tuple(cards[seat :: self.players]) for seat in range(self.players)]))

    def hand_sizes(self) -> list[int]:
        """Return the number of cards dealt to each seat; the first seats may get one more."""
        return [(self.deck.bit_count() - seat + self.players - 1) // self.players for seat in range(self.players)]

    def apply_deal(self, deal: Deal, emit: Emit | None) -> None:
        """Give out the dealt cards, and lay the pairs among them unless the players find them."""
        if emit is not None:
            emit(Dealt(None))
        for seat, hand in enumerate(self.held):
            if self.finding:
                self.give(Seat(seat), deal.hands[seat])
                continue
            laid_before = len(self.pairs)
            take_up(hand, self.own_pairs(), seat, list(deal.hands[seat]))
            if emit is not None:
                for at in range(laid_before, len(self.pairs), 2):
                    emit(PairLaid(Seat(seat), codes_of(pair_at(self.pairs, at))))
                if not hand.count:
                    emit(WentOut(Seat(seat)))
        self.dealt = True
        self.start_turn(_FIRST, emit)

    # The fan

    @property
    def fan(self) -> tuple[Card, ...]:
        """Return the fan that the seat on turn takes from, by position; empty until chance has shuffled it."""
        if not self.order and self.of is not None and not self.chance_due:
            self.order = self.thrown.fan(self.held[self.of].cards)
        return self.order

    @fan.setter
    def fan(self, cards: tuple[Card, ...]) -> None:
        self.order = cards

    @property
    def fan_size(self) -> int:
        """Return the number of cards in that fan, shuffled or not; 0 if there is none."""
        return 0 if self.of is None else self.held[self.of].count

    # Taking a card

    def take(self, card: i64, position: int, emit: Emit | None) -> None:
        """Take a card from the fan, and lay it down with its mate if the player holds one, or leave that to them."""
        seat, of = self.turn, self.of
        assert of is not None
        hand, owner = self.held[seat], self.held[of]
        self.order = ()
        self.lay_down(owner, bit(card), 1)
        if emit is not None:
            emit(Took(seat, of, position, CODES[card]))
            if not owner.count:
                emit(WentOut(of))
        if self.finding:
            hand.cards |= bit(card)
            hand.count += 1
            self.taken = True
            self.of = None
            return
        mate = hand.cards & MATES[card]
        if mate:
            self.lay_down(hand, mate, 1)
            pairs = self.own_pairs()
            pairs.append(A_SEAT * seat + CARD_OF[mate % PRIME])
            pairs.append(card)
            if emit is not None:
                emit(PairLaid(seat, codes_of(pair_at(pairs, len(pairs) - 2))))
                if not hand.count:
                    emit(WentOut(seat))
        else:
            hand.cards |= bit(card)
            hand.count += 1
        self.end_turn(emit)

    # Finding pairs

    def lay_pair(self, first: Card, second: Card, emit: Emit | None) -> None:
        """Lay two cards of a pitch. The turn ends if the hand is empty, and the game if only the Old Maid is left."""
        seat = self.turn
        hand = self.held[seat]
        self.lay_down(hand, bit(first) | bit(second), 2)
        pairs = self.own_pairs()
        pairs.append(A_SEAT * seat + first)
        pairs.append(second)
        if emit is not None:
            emit(PairLaid(seat, codes_of((first, second))))
            if not hand.count:
                emit(WentOut(seat))
        if sum([each.count for each in self.held]) == 1:
            self.turns += 1
            self.close(emit)
        elif not hand.count:
            self.end_turn(emit)

    def others_hold_cards(self) -> bool:
        """Return whether anybody but the seat on turn has cards."""
        own = self.held[self.turn]
        for hand in self.held:  # noqa: SIM110 - a generator would be slower
            if hand.count and hand is not own:
                return True
        return False

    def may_end(self) -> bool:
        """Whether the seat on turn may say that it is done: it has taken its card, and somebody else has cards."""
        return self.taken and self.others_hold_cards()

    def own_pairs(self) -> list[int]:
        """Return the list of pairs for changing: a copy if other games share it."""
        if self.pairs_shared:
            self.pairs = self.pairs[:]
            self.pairs_shared = False
        return self.pairs

    # The next turn, and the end

    def end_turn(self, emit: Emit | None) -> None:
        """Pass the turn on."""
        self.turns += 1
        self.start_turn(self.after[self.turn], emit)

    def close(self, emit: Emit | None) -> None:
        """End the game."""
        self.chance_due = self.taken = False
        self.of = None
        self.order = ()
        self.end(emit)

    def start_turn(self, seat: Seat, emit: Emit | None) -> None:
        """Start the turn of `seat`, or of the next seat with cards; end the game if only one seat has cards.

        Where the players find their pairs, a seat that alone has cards has a turn, to lay what it has.
        """
        held = self.held
        while not held[seat].count:
            seat = self.after[seat]
        of = self.before[seat]
        while not held[of].count:
            of = self.before[of]
        if of == seat and not self.finding:
            self.close(emit)
            return
        self.turn = seat
        self.taken = False
        self.order = ()  # still there if the last turn ended without a take
        self.chance_due = of != seat
        if of != seat:
            self.of = of
        else:
            self.of = None
        if emit is not None:
            emit(TurnStarted(seat))

    def scores(self) -> tuple[int, ...]:
        return tuple([1 if self.over and hand.count else 0 for hand in self.held])

    # Integer API

    def begin(self, rng: FastRng) -> None:
        cards = sorted_deck(self.deck)
        shuffle(rng, cards)
        for seat, hand in enumerate(self.held):
            dealt = cards[seat :: self.players]
            if self.finding:
                self.give(Seat(seat), dealt)
            else:
                take_up(hand, self.own_pairs(), seat, dealt)
        self.dealt = True
        self.start_turn(_FIRST, None)
        self.hold_out(rng)

    def hold_out(self, rng: FastRng) -> None:
        """Shuffle the fan, if one is due."""
        if self.of is not None and self.finding:
            if self.chance_due:
                self.order = fanned(self.held[self.of].cards, rng)
                self.chance_due = False
        elif self.of is not None:
            self.thrown.throw(rng, self.held[self.of].count)
            self.chance_due = False

    def moves(self) -> list[int]:
        if self.chance_due or self.over:
            return []
        if not self.finding:
            return POSITIONS[: self.fan_size]
        hand = self.held[self.turn].cards
        pairs = [PAIR_MOVE + hour % 12 for hour in pitches_paired(hand)]
        return [*POSITIONS[: self.fan_size], *pairs, *([DONE_MOVE] if self.may_end() else [])]

    def play_move(self, move: i64, rng: FastRng | None) -> None:
        if move >= PAIR_MOVE:
            if move == DONE_MOVE:
                self.end_turn(None)
            else:
                first, second = cards_in(self.held[self.turn].cards & CARDS_OF_HOUR[(move - PAIR_MOVE) or 12])[:2]
                self.lay_pair(first, second, None)
            if rng is not None:
                self.hold_out(rng)
            return
        of = self.of
        assert of is not None
        hand = self.held[of]
        card: i64 = self.order[move] if self.order else self.thrown.card(hand.cards, hand.count, move)
        self.take(card, move, None)
        if rng is not None:
            self.hold_out(rng)

    def playout(self, rng: FastRng) -> int:
        if self.finding:
            return Game.playout(self, rng)
        # A position in a shuffled fan is a random card of the hand, so the fan does not have to be shuffled.
        made = 0
        while self.of is not None:
            hand = self.held[self.of]
            self.take(card_at(hand.cards, rng.below(hand.count)), 0, None)
            made += 1
        return made

    def action_of(self, move: int) -> Action:
        if move < PAIR_MOVE:
            return TAKES[move]
        return DONE if move == DONE_MOVE else pair_of(self.held[self.turn].cards, (move - PAIR_MOVE) or 12)

    def move_of(self, action: Action) -> int:
        if isinstance(action, Take):
            return action.position
        return PAIR_MOVE + HOUR_OF[action.cards[0]] % 12 if isinstance(action, Pair) else DONE_MOVE

    @classmethod
    def move_name(cls, move: int) -> str:
        if move < PAIR_MOVE:
            return f"take the card in position {move}"
        return "done" if move == DONE_MOVE else f"lay a pair of {SHARP_NAMES[(move - PAIR_MOVE) or 12]}"

    # What can be known

    @property
    def laid(self) -> tuple[tuple[Card, ...], ...]:
        """Return the cards of each seat's pairs, in the order laid."""
        return laid_by(self.pairs, self.players)

    def view(self, seat: Seat | None) -> OldMaidView:
        view = OldMaidView()
        self.fill_view(view, seat)
        view.pairs = tuple(self.pairs)
        view.of = self.of
        view.finding = self.finding
        view.taken = self.taken
        view.own_fan = self.fan if seat is not None and seat == self.of and not self.chance_due else None
        return view

    def copy(self) -> "OldMaid":
        return OldMaid(self.players, self.options, self)

    @classmethod
    def determinize(cls, view: View, rng: Rng) -> "OldMaid":
        assert isinstance(view, OldMaidView)
        game = cls(view.players, view.options)
        hidden: CardSet = view.deck & ~view.hand
        for pairs in view.laid:
            hidden &= ~set_of(pairs)
        sizes = [count for seat, count in enumerate(view.counts) if seat != view.seat]
        most = CARDS_OF_HOUR[1].bit_count() if game.finding else 1  # otherwise nobody keeps a pair
        hands = deal_within(rng, hidden, sizes, [[most] * HOURS] * len(sizes))
        game.fill_from_view(view, [card for hand in hands for card in hand])
        game.pairs = list(view.pairs)
        game.of = view.of
        game.taken = view.taken
        if view.own_fan is not None:
            game.order = view.own_fan
        elif view.of is not None:
            game.order = fanned(game.held[view.of].cards, rng)
        return game

    def state_details(self) -> dict[str, object]:
        laid: dict[str, object] = {"laid": [len(pairs) // 2 for pairs in self.laid]}
        return {**laid, "taken": self.taken} if self.finding else laid
