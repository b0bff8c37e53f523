"""Old Maid in progress. `apply` changes it in place; `copy()` before you look ahead."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from musicards.cards import (
    CARDS_OF_HOUR,
    CHROMATIC_SCALES,
    DECK,
    HOUR_OF,
    NOTE_CARDS,
    Card,
    CardSet,
    code_of,
    codes_of,
    first_of,
    set_of,
)
from musicards.errors import Refusal
from musicards.games.action import Action, By, ChanceAction, Seat
from musicards.games.event import Dealt, Ended, TurnStarted
from musicards.games.game import Game, Reason, Tell, View, hand_codes
from musicards.games.luck import Luck, shuffled
from musicards.games.old_maid.actions import Deal, Fan, Take
from musicards.games.old_maid.events import Fanned, PairLaid, Took, WentOut
from musicards.games.old_maid.view import OldMaidView
from musicards.games.option import Option
from musicards.games.unseen import HOURS, deal_within

__all__ = ["OldMaid"]

OLD_MAID: Final = CHROMATIC_SCALES[0]
CARDS: Final = (*NOTE_CARDS, OLD_MAID)
ALL: Final = set_of(CARDS)


class OldMaid(Game):
    """A game of Old Maid in progress.

    Attributes:
        laid: by seat, the pairs in the order laid, one after the other.
        of: whose fan the seat on turn takes from; None before the deal and when over.
        fan: that fan, from position 0 on; empty while chance is to shuffle it.
    """

    name = "old_maid"
    title = "Old Maid"
    known_options: ClassVar[Sequence[Option]] = ()
    readers: ClassVar = {"take": Take.read, "deal": Deal.read, "fan": Fan.read}
    low_wins = True

    def __init__(self, players: int, options: Mapping[str, object]) -> None:
        super().__init__(players, options)
        self.laid: list[tuple[Card, ...]] = [()] * players
        self.of: Seat | None = None
        self.fan: tuple[Card, ...] = ()

    # What is refused

    def check(self, by: By, action: Action) -> None:
        if by is None and self.luck_due:
            self.check_chance(action)
            return
        if by is None or by != self.turn or self.luck_due or self.over:
            self.check_can_act(by, action)
            raise Refusal(Reason.NOT_YOUR_TURN, {"turn": self.turn})
        if not isinstance(action, Take):
            self.check_can_act(by, action)
            raise Refusal(Reason.NOT_IN_THIS_GAME, {"game": self.title})
        if not 0 <= action.position < len(self.fan):
            facts = {"position": action.position, "count": len(self.fan)}
            raise Refusal(Reason.NO_SUCH_POSITION, facts)

    def check_chance(self, action: Action) -> None:
        """Refuse a deal or fan that is not due, or that has not exactly the cards it should."""
        if isinstance(action, Deal) and not self.dealt:
            dealt: CardSet = 0
            for hand in action.hands:
                dealt |= set_of(hand)
            # As many cards as there are, and each of them: so none twice.
            if [len(hand) for hand in action.hands] != self.hand_sizes() or dealt != ALL:
                raise Refusal(Reason.WRONG_CARDS, {"of": "deal"})
        elif isinstance(action, Fan) and self.of is not None:
            of = self.of
            if action.seat != of or len(action.hand) != self.counts[of] or set_of(action.hand) != self.hands[of]:
                raise Refusal(Reason.WRONG_CARDS, {"of": "fan", "seat": of})
        else:
            raise Refusal(Reason.CHANCE_OUT_OF_PLACE)

    def hand_sizes(self) -> list[int]:
        """Cards dealt to each: the first seats get one more where they do not come out even."""
        return [(len(CARDS) - seat + self.players - 1) // self.players for seat in range(self.players)]

    # What happens

    def apply(self, by: By, action: Action, tell: Tell | None = None) -> None:
        self.check(by, action)
        if isinstance(action, Take):
            self.apply_take(self.turn, action, tell)
        elif isinstance(action, Fan):
            self.fan = action.hand
            self.luck_due = False
            if tell is not None:
                tell(Fanned(action.seat, len(action.hand)))
        elif isinstance(action, Deal):
            self.apply_deal(action, tell)

    def apply_take(self, seat: Seat, take: Take, tell: Tell | None) -> None:
        """Take the card, and lay it down with its mate if one holds one."""
        of = self.of
        assert of is not None  # noqa: S101 - somebody holds out a fan while anybody is on turn
        card = self.fan[take.position]
        self.fan = ()
        self.lay_down(of, 1 << card, 1)
        if tell is not None:
            tell(Took(seat, of, take.position, code_of(card)))
            if not self.counts[of]:
                tell(WentOut(of))
        mate = self.hands[seat] & CARDS_OF_HOUR[HOUR_OF[card]]
        if mate:
            self.lay_down(seat, mate, 1)
            self.lay_pairs(seat, (first_of(mate), card), tell)
        else:
            self.hands[seat] = self.hands[seat] | 1 << card
            self.counts[seat] = self.counts[seat] + 1
        self.turns += 1
        self.pass_on(Seat((seat + 1) % self.players), tell)

    def lay_pairs(self, seat: Seat, pairs: tuple[Card, ...], tell: Tell | None) -> None:
        """Note the pairs, one after the other, that `seat` lays down; they are not in its hand any more."""
        self.laid[seat] = self.laid[seat] + pairs
        if tell is not None:
            for start in range(0, len(pairs), 2):
                tell(PairLaid(seat, codes_of(pairs[start : start + 2])))
            if not self.counts[seat]:
                tell(WentOut(seat))

    def apply_deal(self, deal: Deal, tell: Tell | None) -> None:
        """The cards as they were dealt, pairs laid at once."""
        self.dealt = True
        if tell is not None:
            tell(Dealt(None))
        for number, hand in enumerate(deal.hands):
            self.hands[number], pairs = _sorted_out(hand)
            self.counts[number] = len(hand) - len(pairs)
            self.lay_pairs(Seat(number), pairs, tell)
        self.pass_on(Seat(0), tell)

    def pass_on(self, seat: Seat, tell: Tell | None) -> None:
        """The turn comes to `seat`, or the next one that holds cards; the last one left with cards has lost."""
        if sum(self.counts) == 1:
            self.over = True
            self.luck_due = False
            self.of = None
            if tell is not None:
                tell(Ended(self.winners(), self.scores(), blocked=False))
            return
        players, counts = self.players, self.counts
        while not counts[seat]:
            seat = Seat((seat + 1) % players)
        of = Seat((seat - 1) % players)
        while not counts[of]:
            of = Seat((of - 1) % players)
        self.turn = seat
        self.of = of
        self.luck_due = True
        if tell is not None:
            tell(TurnStarted(seat))

    def chance(self, luck: Luck) -> ChanceAction:
        if self.of is not None:
            return Fan(self.of, _fanned(self.hands[self.of], luck))
        cards = shuffled(luck, CARDS)
        return Deal(tuple([tuple(cards[seat :: self.players]) for seat in range(self.players)]))

    # What can be known

    def scores(self) -> tuple[int, ...]:
        return tuple([1 if self.over and hand else 0 for hand in self.hands])

    def view(self, seat: Seat | None) -> OldMaidView:
        view = OldMaidView()
        self.show(view, seat)
        view.laid = tuple(self.laid)
        view.of = self.of
        view.own_fan = self.fan if self.fan and seat is not None and seat == self.of else None
        return view

    def copy(self) -> "OldMaid":
        other = OldMaid(self.players, self.options)
        self.copy_to(other)
        other.laid = self.laid[:]
        other.of = self.of
        other.fan = self.fan
        return other

    @classmethod
    def determinize(cls, view: View, luck: Luck) -> "OldMaid":
        assert isinstance(view, OldMaidView)  # noqa: S101 - a view of this game
        game = cls(view.players, view.options)
        hidden: CardSet = ALL & ~view.hand
        for pairs in view.laid:
            hidden &= ~set_of(pairs)
        sizes = [count for seat, count in enumerate(view.counts) if seat != view.seat]
        hands = deal_within(luck, hidden, sizes, [[1] * HOURS] * len(sizes))  # nobody keeps a pair
        game.become(view, [card for hand in hands for card in hand])
        game.laid = list(view.laid)
        game.of = view.of
        if view.own_fan is not None:
            game.fan = view.own_fan
        elif view.of is not None:
            game.fan = _fanned(game.hands[view.of], luck)
        return game

    def state(self) -> dict[str, object] | None:
        if not self.dealt:
            return None
        return {
            "turn": None if self.over else self.turn,
            "over": self.over,
            "hands": [hand_codes(hand) for hand in self.hands],
            "laid": [len(pairs) // 2 for pairs in self.laid],
        }


def _sorted_out(hand: Sequence[Card]) -> tuple[CardSet, tuple[Card, ...]]:
    """What a hand keeps, and its pairs one after the other in the order dealt: of three of a pitch the first two."""
    single: list[Card | None] = [None] * HOURS
    kept: CardSet = 0
    pairs: list[Card] = []
    for card in hand:
        hour = HOUR_OF[card]
        first = single[hour]
        if first is None:
            single[hour] = card
            kept |= 1 << card
        else:
            single[hour] = None
            kept ^= 1 << first
            pairs.append(first)
            pairs.append(card)
    return kept, tuple(pairs)


def _fanned(hand: CardSet, luck: Luck) -> tuple[Card, ...]:
    """A hand in random order, every order as likely as the others: each card takes the place of one before it, or none.

    `shuffled` would do; but this happens before every action of the game, and is faster for a set of few cards.
    """
    fan: list[Card] = []
    random = luck.random
    count = 0
    while hand:
        lowest = hand & -hand
        hand ^= lowest
        card = DECK[lowest.bit_length() - 1]
        place = int(random() * (count + 1)) if count else 0
        if place == count:
            fan.append(card)
        else:
            fan.append(fan[place])
            fan[place] = card
        count += 1
    return tuple(fan)
