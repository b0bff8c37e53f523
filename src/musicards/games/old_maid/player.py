"""Computer players of Old Maid: sensible play, and beliefs. All cards of a fan are equally good: it is shuffled.

Whoever finds their pairs themselves lays them at once: with fewer cards around her, the Old Maid is taken sooner.
"""

from collections.abc import Mapping
from typing import Final

from musicards.cards import DECK, Card, CardSet, bit, cards_in, parse_card, set_of
from musicards.games.action import Action, Seat
from musicards.games.event import Dealt, Event
from musicards.games.game import Game
from musicards.games.old_maid import OldMaid, OldMaidView, Pair, PairLaid, Took
from musicards.games.old_maid.fan import fanned
from musicards.games.old_maid.pairs import MATES
from musicards.games.rng import FastRng, Rng, pick, shuffle
from musicards.games.view import View
from musicards.players.belief.belief import Belief

ROUNDS: Final = 6


class Take:
    """A card that was taken from a fan.

    Attributes:
        card: the card; None if it was not seen.
        mate: the card that it was laid down with.
    """

    __slots__ = ("card", "mate", "of", "seat")

    def __init__(self, seat: Seat, of: Seat, card: Card | None) -> None:
        self.seat = seat
        self.of = of
        self.card = card
        self.mate: Card | None = None


class Tracks:
    """The seats that can have held each card at each time, as bits.

    A time is a number of takes. Two facts about several cards are used: a hand with a certain card has no other of its
    pitch, and a hand whose cards are all known has no other card.

    Attributes:
        takes: the takes in order.
    """

    def __init__(self, takes: list[Take], counts: list[int]) -> None:
        """`counts`: by seat, the number of cards kept after the deal."""
        self.takes = takes
        self._may: list[list[int]] = [[] for _ in DECK]
        self._hidden: list[Card] = []
        self._counts = [counts]
        for take in takes:
            counts = counts[:]
            counts[take.of] -= 1
            counts[take.seat] += 1 if take.mate is None else -1
            self._counts.append(counts)

    def counts_now(self) -> list[int]:
        """Return the number of cards that each seat holds."""
        return self._counts[-1]

    def now(self, card: Card) -> int:
        """Return the seats that can hold `card`; none if it was laid down."""
        return self._may[card][-1]

    def before(self, number: int, card: Card) -> int:
        """Return the seats that can have held `card` before the take with this number."""
        return self._may[card][number]

    def until(self, number: int, card: Card, seat: Seat) -> int:
        """Return the last take up to `number` before which `seat` cannot have held `card`; 0 if there is none."""
        while number and self._may[card][number] >> seat & 1:
            number -= 1
        return number

    def hidden_now(self, seat: Seat) -> list[Card]:
        """Return the cards that other seats hold."""
        return [card for card in self._hidden if self.now(card) & ~(1 << seat)]

    def choices_now(self, card: Card) -> int:
        """Return how many seats can hold `card`."""
        return self.now(card).bit_count()

    def trace(self, hidden: CardSet, own: CardSet, seat: Seat) -> None:
        """Compute the tracks for `seat`. It was dealt `own` and the others `hidden`, without the pairs laid at once."""
        others = sum([1 << other for other, count in enumerate(self._counts[0]) if count and other != seat])
        self._hidden = cards_in(hidden | own)
        for card in self._hidden:
            track = [1 << seat if own >> card & 1 else others]
            for take in self.takes:
                may = track[-1]
                if card == take.mate or (card == take.card and take.mate is not None):
                    may = 0
                elif card == take.card:
                    may = 1 << take.seat
                elif take.card is None and may >> take.of & 1:
                    may |= 1 << take.seat
                track.append(may)
            self._may[card] = track
            self._backward(card, track)
        for _ in range(ROUNDS):
            if not self._exclude_known():
                return
            for card in self._hidden:
                self._forward(card, self._may[card])
                self._backward(card, self._may[card])

    def _forward(self, card: Card, track: list[int]) -> None:
        """Remove the places that `card` cannot have reached."""
        for number, take in enumerate(self.takes):
            if card not in {take.card, take.mate}:
                may = track[number]
                if take.card is None and may >> take.of & 1:
                    may |= 1 << take.seat
                track[number + 1] &= may

    def _backward(self, card: Card, track: list[int]) -> None:
        """Remove the places of `card` that later events rule out."""
        for number in range(len(self.takes) - 1, -1, -1):
            take = self.takes[number]
            if card == take.card:
                track[number] = 1 << take.of
            elif card == take.mate:
                track[number] = 1 << take.seat
            else:
                may = track[number + 1]
                if take.card is None and may >> take.seat & 1:
                    may |= 1 << take.of
                track[number] &= may

    def _exclude_known(self) -> bool:
        """Remove the places that certain cards fill. Return True if anything was removed."""
        changed = False
        for time, counts in enumerate(self._counts):
            sure = [0] * len(counts)  # by seat, the number of cards that it certainly held
            for card in self._hidden:
                may = self._may[card][time]
                if may and not may & may - 1:
                    sure[may.bit_length() - 1] |= 1 << card
            for card in self._hidden:
                may = self._may[card][time]
                if may & may - 1:
                    for seat, cards in enumerate(sure):
                        if may >> seat & 1 and (cards & MATES[card] or cards.bit_count() == counts[seat]):
                            self._may[card][time] &= ~(1 << seat)
                            changed = True
        return changed


def best(view: OldMaidView, rng: Rng) -> Action:
    """Lay a pair if there is one, or take a random card, or end the turn."""
    actions = view.legal_actions()
    pairs = [action for action in actions if isinstance(action, Pair)]
    return pick(rng, pairs or actions)


TRIES: Final = 2000
"""The number of dead ends after which the search gives up."""


class MaidBelief(Belief):
    """What a seat can know in Old Maid. Hidden cards move between hands, so a game is made backwards from now.

    Rules: docs/rules.md, "Old Maid". The pairs laid, and the cards that the seat itself gave and took, limit where each
    card can have been at each time. Within these limits any card of the taker's hand can be the one just taken, if
    nobody holds a pair then. (All such games get about the same probability; knowing better would not help to win.)

    Attributes:
        pairs: by seat, the pairs laid at the deal, in order.
        takes: the cards taken since.
    """

    def __init__(self, game: str, seat: Seat, players: int, options: Mapping[str, object]) -> None:
        super().__init__(game, seat, players, options)
        self.pairs: list[list[tuple[Card, Card]]] = []
        self.takes: list[Take] = []
        self._view: View | None = None
        self._tracks: Tracks | None = None
        self._hands: list[list[CardSet]] = []  # the hands after each number of takes
        self._taken: list[Card] = []

    def notice(self, event: Event) -> None:
        self._view = None
        if isinstance(event, Dealt):
            self.pairs = [[] for _ in range(self.players)]
            self.takes = []
        elif not self.pairs:
            return
        elif isinstance(event, Took):
            self.takes.append(Take(event.seat, event.of, None if event.card is None else parse_card(event.card)))
        elif isinstance(event, PairLaid):
            first, second = [parse_card(code) for code in event.cards]
            if self.takes:
                self.takes[-1].card = second
                self.takes[-1].mate = first
            else:
                self.pairs[event.seat].append((first, second))

    def world(self, view: View, rng: FastRng) -> Game:
        game = OldMaid.determinize(view, rng)
        if self._make_up(view, rng):
            hands = self._hands[-1]
            for seat, cards in enumerate(hands):
                game.held[seat].cards = cards
            if game.of is not None and game.of != self.seat:
                game.fan = fanned(hands[game.of], rng)
        return game

    def past(self, view: View, rng: FastRng) -> list[Card]:
        if not self._make_up(view, rng):
            return Belief.past(self, view, rng)
        dealt = self._hands[0]
        deals = [_as_dealt(self.pairs[seat], dealt[seat], rng) for seat in range(self.players)]
        found: list[Card] = []
        for at in range(len(deals[0])):
            for deal in deals:
                if at < len(deal):
                    found.append(deal[at])  # noqa: PERF401 - in two loops
        return found + self._taken

    def _make_up(self, view: View, rng: FastRng) -> bool:
        """Construct a game that leads to `view`. Return False if none is found."""
        assert isinstance(view, OldMaidView)
        if view.finding:  # anybody may hold any number of pairs, so almost any hands could be
            return False
        if view is not self._view:
            self._view = view
            self._tracks = self._look(view)
        tracks = self._tracks
        if tracks is None:
            return False
        last = len(self.takes)
        self._hands = [[] for _ in range(last + 1)]
        self._taken = [DECK[0]] * last
        time = last
        for failed in range(TRIES):
            if time == last:
                self._hands[last] = _placed(tracks, view, self.seat, rng)
            came_to = self._undo(tracks, time, rng) if self._hands[time] else last
            if not came_to and self._hands[0]:
                return True
            # Go back, further after more failures, and try again from there.
            time = min(last, came_to + 1 + rng.below(2 + failed // 2))
        return False

    def _undo(self, tracks: Tracks, time: int, rng: FastRng) -> int:
        """Undo takes, starting from the hands after `time` takes. Return the time that was reached; 0 means all."""
        while time:
            hands = self._hands[time]
            take = self.takes[time - 1]
            card = _which(tracks, time - 1, hands, rng)
            if card is None:
                return time
            time -= 1
            self._taken[time] = card
            before = hands[:]
            before[take.seat] = (
                hands[take.seat] & ~bit(card) if take.mate is None else hands[take.seat] | bit(take.mate)
            )
            before[take.of] |= bit(card)
            self._hands[time] = before
        return 0

    def _look(self, view: OldMaidView) -> Tracks | None:
        """Return where each card can have been; None if the events do not lead to `view`."""
        if not self.pairs or view.seat != self.seat:
            return None
        size = view.deck.bit_count()
        kept = [(size - seat + self.players - 1) // self.players for seat in range(self.players)]
        laid: CardSet = 0
        for seat, pairs in enumerate(self.pairs):
            kept[seat] -= 2 * len(pairs)
            for pair in pairs:
                laid |= set_of(pair)
        tracks = Tracks(self.takes, kept)
        if tracks.counts_now() != list(view.counts):
            return None
        own = self._dealt_own(view.hand)
        tracks.trace(view.deck & ~laid & ~own, own, self.seat)
        return tracks

    def _dealt_own(self, hand: CardSet) -> CardSet:
        """Return the cards that the seat kept after the deal, if it holds `hand` now."""
        own = hand
        for take in self.takes[::-1]:
            if take.card is not None and take.of == self.seat:
                own |= 1 << take.card
            if take.seat == self.seat:
                if take.mate is not None:
                    own |= 1 << take.mate
                elif take.card is not None:
                    own &= ~(1 << take.card)
        return own


def _placed(tracks: Tracks, view: OldMaidView, seat: Seat, rng: FastRng) -> list[CardSet]:
    """Sample the current hands, without pairs; return an empty list if that fails."""
    hands: list[CardSet] = [0] * len(view.counts)
    hands[seat] = view.hand
    left = list(view.counts)
    left[seat] = 0
    cards = tracks.hidden_now(seat)
    shuffle(rng, cards)
    cards.sort(key=tracks.choices_now)
    for card in cards:
        may = tracks.now(card)
        rooms = [
            0 if not may >> other & 1 or hands[other] & MATES[card] else left[other] for other in range(len(hands))
        ]
        total = sum(rooms)
        if not total:
            return []
        at = int(rng.below(total))
        other = 0
        while at >= rooms[other]:
            at -= rooms[other]
            other += 1
        hands[other] |= bit(card)
        left[other] -= 1
    return hands


def _which(tracks: Tracks, number: int, hands: list[CardSet], rng: FastRng) -> Card | None:
    """Return a card that the take with this number, which led to `hands`, can have taken; None if there is none."""
    take = tracks.takes[number]
    if take.card is not None:
        mates = MATES[take.card]
        return None if hands[take.of] & mates or (take.mate is not None and hands[take.seat] & mates) else take.card
    found: list[Card] = []
    forced: list[Card] = []
    for card in cards_in(hands[take.seat]):
        may = tracks.before(number, card)
        if may >> take.of & 1 and not hands[take.of] & MATES[card]:
            found.append(card)
        if not may >> take.seat & 1:
            forced.append(card)
    if forced:
        return forced[0] if len(forced) == 1 and forced[0] in found else None
    if not found:
        return None
    if len(found) > 1 and rng.below(2):
        # Prefer a card that has to be elsewhere soon.
        soonest = max([tracks.until(number, card, take.seat) for card in found])
        found = [card for card in found if tracks.until(number, card, take.seat) == soonest]
    return found[rng.below(len(found))]


def _as_dealt(pairs: list[tuple[Card, Card]], kept: CardSet, rng: FastRng) -> list[Card]:
    """Return the cards of a hand in an order in which exactly these pairs are laid, in this order."""
    found = [second for _, second in pairs]
    for first, second in pairs:
        at, mates = found.index(second), MATES[first]
        # It comes after any earlier pair of this pitch; otherwise it would be part of that pair.
        earliest = max([place + 1 for place in range(at) if mates >> found[place] & 1], default=0)
        found.insert(earliest + rng.below(at - earliest + 1), first)
    for card in cards_in(kept):
        earliest = max([place + 1 for place in range(len(found)) if MATES[card] >> found[place] & 1], default=0)
        found.insert(earliest + rng.below(len(found) - earliest + 1), card)
    return found
