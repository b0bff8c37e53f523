"""Computer players of Go Fish: sensible play, mistakes, forgetting, the guide of a search, and beliefs.

The mistake is to ask the same question again, as children do. What is forgotten is who asked whom for what.
"""

from collections.abc import Collection, Iterable, Mapping
from typing import ClassVar, Final

from musicards.cards import CARDS_OF_HOUR, HOUR_OF, Card, CardSet, bit, cards_in, i64, parse_card, pitches_in, set_of
from musicards.games.action import Action, Seat
from musicards.games.event import Dealt, Drew, Event
from musicards.games.game import Game
from musicards.games.go_fish import Ask, Asked, BookLaid, Given, GoFish, GoFishView, GoneFishing
from musicards.games.go_fish.moves import PITCHES
from musicards.games.rng import FastRng, Rng, pick
from musicards.games.unseen import HOURS
from musicards.games.view import View
from musicards.players.belief.drawing import DrawingBelief
from musicards.players.belief.order import NO_CARD, Order
from musicards.players.belief.pack import Pack, Places
from musicards.players.recollection import Recollection, Thing
from musicards.players.search.guide import Guide
from musicards.players.skills import Skills

_FOUR = 4
_SURE = 100.0  # more than any uncertain ask
_BOOK = 10.0
_IN_VAIN = -100.0


def best(view: GoFishView, rng: Rng) -> Action:
    """Ask a player who is known to hold the pitch, preferably for a book; otherwise ask for the pitch held most."""
    worth = [(_worth(view, action), action) for action in view.legal_actions() if isinstance(action, Ask)]
    most = max(value for value, _ in worth)
    return pick(rng, [action for value, action in worth if value == most])


def _worth(view: GoFishView, ask: Ask) -> float:
    held = (view.hand & CARDS_OF_HOUR[ask.hour]).bit_count()  # cards of the pitch
    known = view.known(ask.seat, ask.hour)
    if known:
        return _SURE + known + (_BOOK if held + known == _FOUR else 0.0)
    if view.lacks[ask.seat] >> ask.hour & 1 or not view.counts[ask.seat]:
        return _IN_VAIN + held
    # Among those who may have it, the player with the most cards is the most likely.
    return held + view.counts[ask.seat] / 100


def with_mistakes(view: GoFishView, action: Action, before: Action | None, skills: Skills, rng: Rng) -> Action:
    """Repeat the ask `before`, whatever the answer was, if it is still possible. Forgetting is added elsewhere."""
    if before is None or rng.random() >= skills.repeats or before not in view.legal_actions():
        return action
    return before


class RequestRecollection(Recollection):
    """What a seat has of a pitch, as ``(seat, hour)``. Requests are easier to remember than positions."""

    events: ClassVar[tuple[type[Event], ...]] = (Asked, BookLaid)
    ease: ClassVar[float] = 3.0

    def learned(self, event: Event) -> list[Thing]:
        if not isinstance(event, Asked):
            return []
        return [(event.seat, event.hour), (event.of, event.hour)]  # the first has the pitch, the other not any longer

    def settled(self, event: Event, known: Iterable[Thing]) -> list[Thing]:
        if not isinstance(event, BookLaid):
            return []
        return [thing for thing in known if thing[1] == event.hour]

    def blurred(self, view: View, known: Collection[Thing]) -> View:
        assert isinstance(view, GoFishView)
        return view.remembering(known)


_IMPOSSIBLE: Final = 0
_POSSIBLE: Final = 1
_CERTAIN: Final = 2


class FishGuide(Guide):
    """Asks for pitches that somebody is known to have, and not for those known to be missing if there are others.

    It uses what everybody at the table has heard, not the hands of the sampled world.
    """

    moves_per_random = 10
    margin = 0.3
    plays_for_others = True

    def candidates(self, game: Game, moves: list[int]) -> list[int]:
        most = max([self.move_value(game, move) for move in moves])
        return [move for move in moves if self.move_value(game, move) == most]

    def move_value(self, game: Game, move: i64) -> i64:
        """Rate the chance of an ask, as everybody who has listened would."""
        assert isinstance(game, GoFish)
        of = move // PITCHES
        if game.hints >> move & 1:
            return _CERTAIN
        held = game.held[of]
        if pitches_in(game.in_sight & held.cards) >> move % PITCHES & 1:
            return _CERTAIN
        return _IMPOSSIBLE if game.gaps >> move & 1 or not held.count else _POSSIBLE


TRIES: Final = 20_000
"""The number of moves after which making the claims true counts as impossible."""
_STUCK: Final = 64
"""After this many failed tries in a row, all cards are moved."""


class Claim:
    """The fact that one of `cards`, all of one pitch, is in one of `places`."""

    __slots__ = ("cards", "places")

    def __init__(self, cards: list[Card], places: int) -> None:
        self.cards = cards
        self.places = places


class PitchOrder(Order):
    """An order in which all claims are true.

    Attributes:
        claims: the claims by hour.
    """

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.claims: list[list[Claim]] = [[] for _ in range(HOURS)]
        self._loose = False

    def fits(self, card: int, lifted: int) -> bool:
        return self._loose or not self._failing(HOUR_OF[card], lifted)

    def _failing(self, hour: int, lifted: int) -> int:
        """Return how many claims about `hour` are false; `lifted` may be anywhere."""
        where = self.where
        failing = 0
        for claim in self.claims[hour]:
            places: i64 = claim.places
            for card in claim.cards:
                if card == lifted or places & bit(where[card]):
                    break
            else:
                failing += 1
        return failing

    def lay(self, cards: list[Card], rng: FastRng) -> bool:
        if not Order.lay(self, cards, rng):
            return False
        stuck = 0
        for _ in range(TRIES):
            claim = self._first_failing(rng)
            if claim is None:
                return True
            stuck = 0 if self._mend(claim, rng) else stuck + 1
            if stuck == _STUCK:
                stuck = 0
                self._loose = True
                self.walk(rng)
                self._loose = False
        return False

    def _first_failing(self, rng: FastRng) -> Claim | None:
        """Return a claim that is false; None if all are true."""
        first = rng.below(HOURS)
        for number in range(HOURS):
            for claim in self.claims[(first + number) % HOURS]:
                for card in claim.cards:
                    if claim.places & bit(self.where[card]):
                        break
                else:
                    return claim
        return None

    def _mend(self, claim: Claim, rng: FastRng) -> bool:
        """Swap two cards so that `claim` becomes true and no more claims are false. Return False if that fails."""
        card = claim.cards[rng.below(len(claim.cards))]
        place = self.spots[rng.below(len(self.spots))]
        other = self.at[place]
        old = self.where[card]
        if not claim.places & self.may[card] & bit(place) or not self.may[other] & bit(old):
            return False
        hours = {HOUR_OF[card], HOUR_OF[other]}
        before = sum([self._failing(hour, NO_CARD) for hour in hours])
        self.put(card, place)
        self.put(other, old)
        if sum([self._failing(hour, NO_CARD) for hour in hours]) <= before:
            return True
        self.put(card, old)
        self.put(other, place)
        return False


class _Fact:
    """A fact about several cards: `seat` had got one of `cards` by then; or, unless `one`, had not got all of them."""

    def __init__(self, seat: Seat, cards: CardSet, places: int, *, one: bool) -> None:
        self.seat = seat
        self.cards = cards
        self.places = places
        self.one = one


class FishBelief(DrawingBelief):
    """What a seat can know in Go Fish.

    Rules: docs/rules.md, "Go Fish". Giving or lacking a pitch means holding none of it, asking for it means holding
    one, and nobody holds a book. `pack` stores where each card cannot be. A `Claim` stores what is known of several
    cards of a pitch together, and a `PitchOrder` samples orders of the pack in which all claims are true.

    Attributes:
        heard: the facts about several cards, by hour.
        asked: the seat that was asked last.
        hinted: by seat, bits of the hours of which it holds a card that was never shown.
        sight: by seat, the cards that it is known to hold.
        watched: the seats that got cards since the last event of another kind. They lay their books at once.
    """

    def __init__(self, game: str, seat: Seat, players: int, options: Mapping[str, object]) -> None:
        super().__init__(game, seat, players, options)
        self.heard: list[list[_Fact]] = []
        self.asked = seat
        self.hinted: list[int] = []
        self.sight: list[int] = []
        self.watched: list[Seat] = []

    def turned_up(self, view: View) -> list[Card]:  # noqa: ARG002 - nothing is
        return []

    def begin(self, dealt: Dealt) -> None:  # noqa: ARG002 - it shows no card
        self.heard = [[] for _ in range(HOURS)]
        self.hinted = [0] * self.players
        self.sight = [0] * self.players
        self.watched = [Seat(seat) for seat in range(self.players)]

    def hear(self, event: Event) -> None:
        if isinstance(event, BookLaid):
            # It is already noted that the seat did not have all of the book before its last card.
            self.lay(event.seat, set_of([parse_card(code) for code in event.cards]))
            self.hinted[event.seat] &= ~(1 << event.hour)
            return
        self._no_more_books()
        if isinstance(event, Asked):
            self.asked = event.of
            if event.seat != self.seat and not self.hinted[event.seat] >> event.hour & 1:
                self._note_fact(event.seat, event.hour, one=True)
            self.hinted[event.seat] |= 1 << event.hour
        elif isinstance(event, Given):
            self._given(event.seat, event.to, set_of([parse_card(code) for code in event.cards]))
        elif isinstance(event, GoneFishing):
            self.bar(self.asked, CARDS_OF_HOUR[event.hour])
            if event.drew:
                self._fish(event)
        elif isinstance(event, Drew):
            self.get(event.seat, None if event.card is None else parse_card(event.card))
            self.watched.append(event.seat)

    def _fish(self, event: GoneFishing) -> None:
        """Note a drawn card, which may have the pitch asked for."""
        card = None if event.card is None else parse_card(event.card)
        pack = self.packs[-1]
        self.get(event.seat, card)
        self.watched.append(event.seat)
        if event.lucky and card is not None:
            pack.gone |= bit(card)
            self.sight[event.seat] |= bit(card)
        elif card is None:
            pack.bar_from(bit(len(pack.came) - 1), CARDS_OF_HOUR[event.hour])

    def _given(self, seat: Seat, to: Seat, cards: CardSet) -> None:
        """Note that `seat` gave all its cards of a pitch."""
        hour = HOUR_OF[cards_in(cards)[0]]
        self.lay(seat, cards)
        self.left[to] -= cards.bit_count()
        self.sight[to] |= cards
        self.bar(seat, CARDS_OF_HOUR[hour])
        self.hinted[seat] &= ~(1 << hour)
        self.watched.append(to)

    def lay(self, seat: Seat, cards: CardSet) -> None:
        """Note cards that `seat` got, except those from other hands."""
        shown = self.packs[-1].shown
        self.show(seat, set_of([card for card in cards_in(cards) if not shown[card]]))
        self.packs[-1].gone |= cards
        self.left[seat] += cards.bit_count()
        self.sight[seat] &= ~cards

    def _no_more_books(self) -> None:
        """Note that the seats that got cards hold no other books."""
        for seat in self.watched:
            if seat != self.seat:
                for hour in range(1, HOURS):
                    self._note_fact(seat, hour, one=False)
        self.watched.clear()

    def _note_fact(self, seat: Seat, hour: int, *, one: bool) -> None:
        """Note that `seat` has one of the unshown cards of `hour`; or, unless `one`, that it does not have them all."""
        pack = self.packs[-1]
        hidden = pack.hidden & CARDS_OF_HOUR[hour]
        known = self.heard[hour]
        if not one:
            if CARDS_OF_HOUR[hour] & ~hidden & ~self.sight[seat]:
                return  # one card is known to be elsewhere
            # The places grow with every card, so a fact about fewer places follows from this one.
            known[:] = [fact for fact in known if fact.one or fact.seat != seat or fact.cards != hidden]
        known.append(_Fact(seat, hidden, pack.of_seat[seat], one=one))

    def in_sight(self, view: View, seat: Seat) -> CardSet:
        assert isinstance(view, GoFishView)
        return view.shown[seat]

    def order_of(self, view: View, pack: Pack, places: Places, cards: CardSet, own: list[Card]) -> Order:  # noqa: ARG002
        order = PitchOrder(pack.cards.bit_count())
        anywhere = bit(pack.cards.bit_count()) - 1
        for hour in range(1, HOURS):
            for fact in self.heard[hour]:
                among = fact.cards & pack.cards
                where = places.apart(fact.places)
                if fact.one:
                    order.claims[hour].append(Claim(cards_in(among & cards), where))
                elif among and not among & ~cards:
                    order.claims[hour].append(Claim(cards_in(among), anywhere & ~where))
        return order

    def _sort(self, view: View, rng: FastRng) -> bool:
        self._no_more_books()
        return super()._sort(view, rng)
