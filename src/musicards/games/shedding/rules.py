"""The rules that The Distance and Steps share: the deal, drawing, penalties, the empty stock, the call, the end.

Rules: docs/rules.md, "The Distance", "Steps" and "Musicards!".
"""

from abc import abstractmethod
from collections.abc import Mapping
from typing import ClassVar, Final

from musicards.cards import Card, CardSet, bit, cards_in, code_of, codes_of, i64, set_of
from musicards.errors import Refusal
from musicards.games.action import Action, By, Call, ChanceAction, Done, Draw, Pass, Reshuffle, Seat
from musicards.games.dealing import check_cards, check_deal, sorted_deck, take_hands
from musicards.games.event import Called, Caught, Dealt, Drew, Misplayed, Passed, Penalized, Reshuffled, TurnStarted
from musicards.games.game import Emit, Game, Hand, copied_hands, pile_codes
from musicards.games.outcome import Fault, Reason
from musicards.games.rng import FastRng, Rng, shuffle, shuffled
from musicards.games.shedding.actions import Deal, Play
from musicards.games.shedding.limits import SheddingNumbers, SheddingReason, why_no_draw, why_no_pass
from musicards.games.shedding.moves import (
    DONE,
    DRAW,
    FIRST_PLAY,
    PASS,
    WAYS,
    RightPlays,
    Target,
    cards_of_way,
    draw_and_pass,
)
from musicards.games.shedding.view import SheddingView
from musicards.games.view import View, hand_codes

CARDS_EXPOSED: Final = 1  # a player whose play leaves this many cards is exposed
_NOTHING_RIGHT: Final = RightPlays([], 0)
_DRAW: Final = Draw()
_PASS: Final = Pass()
_DONE: Final = Done()


class Shedding(Game):
    """A game of getting rid of your cards, in progress.

    Attributes:
        numbers: the numbers in the rules, e.g. how many cards a misplay costs.
        mistake_ends_turn, free_draw: the options with these names.
        drawn: draws in this turn.
        blocked_passes: passes in a row made with nothing left to draw.
        owed: who must still get how many cards, in order, e.g. ((seat, 2),); chance must reshuffle first.
        owed_for: the action that the cards are owed for.
        right: the plays that are right now.
    """

    low_wins = True
    reasons: ClassVar[tuple[type, ...]] = (SheddingReason,)

    def __init__(
        self, players: int, options: Mapping[str, object], numbers: SheddingNumbers, original: "Shedding | None" = None
    ) -> None:
        super().__init__(players, options, original)
        self.numbers = numbers
        if original is not None:
            self.held = copied_hands(original.held)
            self.mistake_ends_turn: bool = original.mistake_ends_turn
            self.free_draw: bool = original.free_draw
            self.drawn: int = original.drawn
            self.blocked_passes: int = original.blocked_passes
            self.owed: tuple[tuple[Seat, int], ...] = original.owed
            self.owed_for: Action | None = original.owed_for
            self.right: RightPlays = original.right
            return
        self.mistake_ends_turn = bool(options["mistake_ends_turn"])
        self.free_draw = bool(options["free_draw"])
        self.hand_size = numbers.hand
        self.drawn = 0
        self.blocked_passes = 0
        self.owed = ()
        self.owed_for = None
        self.right = _NOTHING_RIGHT

    # What each game defines

    @abstractmethod
    def check_play(self, seat: Seat, play: Play) -> None:
        """Refuse a play that says too little or too much. The cards are in hand."""

    @abstractmethod
    def fault(self, play: Play) -> Fault | None:
        """Return what makes `play` a misplay; None if it is right. Changes nothing."""

    def is_misplay(self, action: Action) -> bool:
        return isinstance(action, Play) and self.fault(action) is not None

    @abstractmethod
    def lay(self, seat: Seat, play: Play, emit: Emit | None) -> bool:
        """Note what a right `play` says. Return whether the turn passes after it."""

    @abstractmethod
    def lay_target(self, target: Target) -> bool:
        """Note what a right play of `target` says. Return whether the turn passes after it."""

    @abstractmethod
    def start(self, starter: Card) -> None:
        """Note what is right on the `starter`."""

    # What is refused

    def check(self, by: By, action: Action) -> None:
        if isinstance(action, Call):  # anyone may call, on turn or not
            self.check_can_act(by, action)
            if not self.exposed:
                raise Refusal(Reason.NOBODY_EXPOSED, self.already_safe(by))
        else:
            Game.check(self, by, action)

    def already_safe(self, caller: By) -> dict[str, object]:
        """Return who has just one card and is safe: 1 for the `caller`, 0 for another; nothing if nobody has."""
        last = [seat for seat, count in enumerate(self.counts) if count == CARDS_EXPOSED]
        return {"yours": int(caller in last)} if last else {}

    def check_own_turn(self, seat: Seat, action: Action) -> None:
        if isinstance(action, Play):
            self.check_held(seat, action)
            self.check_play(seat, action)
        elif isinstance(action, Draw):
            self.check_draw(seat)
        elif isinstance(action, Pass):
            reason = why_no_pass(self.numbers, drawn=self.drawn, left=self.left)
            if reason is not None:
                self.check_draw(seat)  # the refusal says why a player cannot draw first
                raise Refusal(reason, {"draws": min(self.numbers.draws - self.drawn, self.left)})
        else:
            raise self.unknown_action(action)

    def check_held(self, seat: Seat, play: Play) -> None:
        """Refuse cards that are not in hand, an empty play, or a card named twice."""
        missing = play.mask & ~self.held[seat].cards
        if missing:
            raise Refusal(Reason.CARD_NOT_HELD, {"cards": hand_codes(missing)})
        if not play.mask:
            raise Refusal(Reason.NO_CARD)
        if play.names_twice:
            raise Refusal(Reason.CARD_TWICE, {"cards": list(codes_of(play.cards))})

    def check_draw(self, seat: Seat) -> None:
        """Refuse a draw while a card fits, beyond the limit, and when there is nothing to draw."""
        fitting = self.held[seat].cards & self.must_play
        reason = why_no_draw(self.numbers, fitting=fitting, drawn=self.drawn, left=self.left)
        if reason is not None:
            facts = {"cards": hand_codes(fitting)} if reason == SheddingReason.CARD_FITS else {}
            raise Refusal(reason, facts, answer=("cards",))

    def check_chance(self, action: Action) -> None:
        if isinstance(action, Deal) and not self.dealt:
            check_deal(action.hands, [self.hand_size] * self.players, (*action.discard, *action.stock), self.deck)
            if len(action.discard) != 1:
                raise Refusal(Reason.WRONG_CARDS, {"of": "deal"})
        elif isinstance(action, Reshuffle) and self.dealt:
            check_cards(action.stock, set_of(self.discard[:-1]), {"of": "reshuffle"})
        else:
            raise Refusal(Reason.CHANCE_OUT_OF_PLACE)

    @property
    def must_play(self) -> CardSet:
        """Return the note cards that forbid drawing while one is in hand."""
        return 0 if self.free_draw else self.right.fits

    @property
    def left(self) -> int:
        """Return how many cards can still be drawn, including those after a reshuffle."""
        return self.stock_size + len(self.discard) - 1

    # What happens

    def apply(self, by: By, action: Action, emit: Emit | None = None) -> None:
        self.check(by, action)
        if isinstance(action, Play):
            self.apply_play(self.turn, action, emit)
        elif isinstance(action, Draw):
            self.apply_draw(self.turn, action, emit)
        elif isinstance(action, Pass):
            self.apply_pass(self.turn, emit)
        elif isinstance(action, Call):
            self.apply_call(Seat(by or 0), action, emit)
        elif isinstance(action, Deal):
            self.apply_deal(action, emit)
        elif isinstance(action, Reshuffle):
            self.apply_reshuffle(action, emit)
        else:
            self.apply_other(action, emit)

    def apply_other(self, action: Action, emit: Emit | None) -> None:
        """Apply an action that only one of the games has."""
        raise NotImplementedError

    def apply_play(self, seat: Seat, play: Play, emit: Emit | None) -> None:
        """Lay the cards, or punish the misplay."""
        fault = self.fault(play)
        if fault is not None:
            if emit is not None:
                emit(Misplayed(seat, codes_of(play.cards), play.say, fault.code, fault.facts, fault.answer))
            self.owe(play, ((seat, self.numbers.penalty),), emit)
            return
        self.put_down(self.held[seat], play.mask, list(play.cards))
        self.finish_play(seat, self.lay(seat, play, emit), emit)

    def put_down(self, hand: Hand, cards: i64, order: list[Card]) -> None:
        """Lay `cards` on the discard pile, in this order."""
        self.lay_down(hand, cards, len(order))
        self.own_discard().extend(order)
        self.blocked_passes = 0

    def finish_play(self, seat: Seat, turn_passes: bool, emit: Emit | None) -> None:
        """After a right play, end the game if the player is out; otherwise update who is exposed, and pass the turn."""
        count = self.held[seat].count
        if not count:
            self.exposed &= ~(1 << seat)
            self.end(emit)
            return
        if count == CARDS_EXPOSED:
            self.exposed |= 1 << seat
        if turn_passes:
            self.end_turn(emit)

    def apply_draw(self, seat: Seat, draw: Draw, emit: Emit | None) -> None:
        """Draw a card, after a reshuffle if the stock is empty."""
        if not self.stock_size:
            self.owe(draw, ((seat, 1),), emit)
            return
        card = self.give_top(self.held[seat])
        self.drawn += 1
        if self.exposed:
            self.exposed &= ~(1 << seat)
        if emit is not None:
            emit(Drew(seat, code_of(card)))

    def apply_pass(self, seat: Seat, emit: Emit | None) -> None:
        """Pass. If everybody has passed with nothing left to draw, the game is blocked."""
        self.blocked_passes = 0 if self.left else self.blocked_passes + 1
        if emit is not None:
            emit(Passed(seat))
        if self.blocked_passes == self.players:
            self.end(emit, blocked=True)
        else:
            self.end_turn(emit)

    def apply_call(self, seat: Seat, call: Call, emit: Emit | None) -> None:
        """Make the caller safe, and catch every other exposed seat, in ascending order."""
        caught = [Seat(other) for other in range(self.players) if self.exposed >> other & 1 and other != seat]
        if emit is not None:
            emit(Called(seat, bool(self.exposed >> seat & 1)))
            for other in caught:
                emit(Caught(other, seat))
        self.exposed = 0
        self.owe(call, tuple([(other, self.numbers.call_penalty) for other in caught]), emit)

    def owe(self, action: Action, owed: tuple[tuple[Seat, int], ...], emit: Emit | None) -> None:
        """Give the cards that `action` costs or brings. If the stock runs out, the rest waits for a reshuffle."""
        self.owed = owed
        self.owed_for = action
        self.settle(emit)

    def settle(self, emit: Emit | None) -> None:
        """Give what is owed while the stock lasts, then complete the action that owed it."""
        while self.owed:
            seat, count = self.owed[0]
            taken = self.take(seat, min(count, self.stock_size), emit)
            if taken < count and len(self.discard) > 1:
                self.owed = ((seat, count - taken), *self.owed[1:])
                self.chance_due = True
                return
            self.owed = self.owed[1:]
        action = self.owed_for
        self.owed_for = None
        if isinstance(action, Draw):
            self.drawn += 1
        elif isinstance(action, Play) and self.mistake_ends_turn:
            self.blocked_passes = 0
            self.end_turn(emit)

    def take(self, seat: Seat, count: int, emit: Emit | None) -> int:
        """Give `count` cards from the stock to `seat`. Return `count`."""
        if not count:
            return 0
        hand = self.held[seat]
        cards = [self.give_top(hand) for _ in range(count)]
        if self.exposed:
            self.exposed &= ~(1 << seat)
        if emit is not None:
            if isinstance(self.owed_for, Draw):
                emit(Drew(seat, code_of(cards[0])))
            else:
                emit(Penalized(seat, count, codes_of(cards)))
        return count

    def apply_deal(self, deal: Deal, emit: Emit | None) -> None:
        """Deal the cards; seat 0 begins."""
        self.give_hands(deal.hands, deal.stock)
        self.discard = list(deal.discard)
        self.start(self.discard[0])
        if emit is not None:
            emit(Dealt(code_of(self.discard[0])))
            emit(TurnStarted(self.turn))

    def apply_reshuffle(self, reshuffle: Reshuffle, emit: Emit | None) -> None:
        """Turn the discard pile, except its top card, into the stock, and give what is owed."""
        self.restock(list(reshuffle.stock[::-1]), emit)

    def restock(self, cards: list[Card], emit: Emit | None) -> None:
        """Make `cards`, the top card last, the stock: all discards except the top one. Then give what is owed."""
        self.stock = cards
        self.discard = self.discard[-1:]
        self.chance_due = False
        if emit is not None:
            emit(Reshuffled(self.stock_size))
        self.settle(emit)

    def end_turn(self, emit: Emit | None) -> None:
        """Pass the turn clockwise."""
        self.turns += 1
        self.turn = self.after[self.turn]
        self.drawn = 0
        if emit is not None:
            emit(TurnStarted(self.turn))

    def end(self, emit: Emit | None, *, blocked: bool = False) -> None:
        self.turns += 1
        self.drawn = 0
        Game.end(self, emit, blocked=blocked)

    def chance(self, rng: Rng) -> ChanceAction:
        if self.dealt:
            return Reshuffle(tuple(shuffled(rng, self.discard[:-1])))
        return self.make_deal(shuffled(rng, sorted_deck(self.deck)))

    def make_deal(self, cards: list[Card]) -> Deal:
        """Return the deal of the shuffled `cards`: the hands, the starter, and the stock."""
        hands = take_hands(cards, self.hand_size, self.players)
        return Deal(hands, (cards[0],), tuple(cards[1:]))

    # Integer API

    def begin(self, rng: FastRng) -> None:
        cards = sorted_deck(self.deck)
        shuffle(rng, cards)
        self.deal_hands(cards, self.hand_size)
        cards.reverse()
        self.discard = [cards.pop()]
        self.stock = cards
        self.start(self.discard[0])

    def moves(self) -> list[int]:
        if self.over or self.chance_due:
            return []
        moves = self.right.numbers(self.held[self.turn].cards)
        others = self.others()
        if others & 1 << DRAW:
            moves.append(DRAW)
        if others & 1 << PASS:
            moves.append(PASS)
        if others & 1 << DONE:
            moves.append(DONE)
        return moves

    def others(self) -> i64:
        """Return the possible moves other than plays as a set: bit n for move n."""
        fitting = self.held[self.turn].cards & self.must_play
        return draw_and_pass(self.numbers, fitting=fitting, drawn=self.drawn, left=self.left)

    def play_move(self, move: i64, rng: FastRng | None) -> None:
        seat = self.turn
        if move >= FIRST_PLAY:
            number = move - FIRST_PLAY
            target = self.right.target(number // WAYS)
            self.lay_way(self.held[seat], target.hour, number % WAYS)
            self.finish_play(seat, self.lay_target(target), None)
        elif move == DRAW:
            self.apply_draw(seat, _DRAW, None)
        elif move == PASS:
            self.apply_pass(seat, None)
        else:
            self.apply_other(_DONE, None)
        while rng is not None and self.chance_due:
            cards = self.discard[:-1]
            shuffle(rng, cards)
            cards.reverse()
            self.restock(cards, None)

    def lay_way(self, hand: Hand, hour: i64, way: i64) -> None:
        """Lay the notes of `hour` and the wilds that `way` says."""
        cards = cards_of_way(hand.cards, hour, way)
        laid: i64 = 0
        for card in cards:
            laid |= bit(card)
        self.put_down(hand, laid, cards)

    def action_of(self, move: int) -> Action:
        if move < FIRST_PLAY:
            return (_DRAW, _PASS, _DONE)[move]
        number = move - FIRST_PLAY
        target = self.right.target(number // WAYS)
        return target.play(tuple(cards_of_way(self.held[self.turn].cards, target.hour, number % WAYS)))

    def move_of(self, action: Action) -> int:
        if isinstance(action, Play):
            return self.number_of(action)
        return DRAW if isinstance(action, Draw) else PASS if isinstance(action, Pass) else DONE

    @abstractmethod
    def number_of(self, play: Play) -> int:
        """Return the number of a right play."""

    # What can be known

    def scores(self) -> tuple[int, ...]:
        return tuple(self.counts)

    def state_details(self) -> dict[str, object]:
        return {
            "stock": pile_codes(self.stock),
            "discard": pile_codes(self.discard),
            "drawn": self.drawn,
            "exposed": [seat for seat in range(self.players) if self.exposed >> seat & 1],
        }

    def fill_view(self, view: View, seat: Seat | None) -> None:
        Game.fill_view(self, view, seat)
        assert isinstance(view, SheddingView)
        view.drawn = self.drawn
        view.blocked_passes = self.blocked_passes
        view.right = self.right
        view.must_play = self.must_play
        view.numbers = self.numbers

    def deal_unseen(self, view: SheddingView, rng: Rng) -> None:
        """Set this game to a state that `view` could show: the hidden cards are dealt at random."""
        self.fill_from_view(view, shuffled(rng, cards_in(view.deck & ~view.hand & ~set_of(view.discard))))
        self.drawn = view.drawn
        self.exposed = view.exposed
        self.blocked_passes = view.blocked_passes
        self.right = view.right
