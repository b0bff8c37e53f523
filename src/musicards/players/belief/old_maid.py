"""Beliefs in Old Maid: hidden cards move from hand to hand, so the whole game is made up backwards from its end.

Rules: docs/rules.md, "Old Maid".
Where each card can have been at each time follows from the pairs laid and from what the
seat itself gave and took. Between, any card of the taker's hand can be the one that it took just before, if nobody
comes to hold a pair by it. (All such games count about the same here; there is nothing to win by knowing better.)
"""

from collections.abc import Mapping
from typing import Final

from musicards.cards import DECK, Card, CardSet, bit, cards_in, parse_card, set_of
from musicards.games.action import Seat
from musicards.games.event import Dealt, Event
from musicards.games.game import Game, View
from musicards.games.old_maid import OldMaid, OldMaidView, PairLaid, Took
from musicards.games.old_maid.fan import fanned
from musicards.games.old_maid.pairs import MATES
from musicards.games.rng import FastRng, shuffle
from musicards.players.belief.belief import Belief
from musicards.players.belief.tracks import Take, Tracks

__all__ = ["MaidBelief"]

TRIES: Final = 2000
"""How often one may come to where nothing can be undone before there counts as being no way."""


class MaidBelief(Belief):
    """What a seat can know in Old Maid.

    Attributes:
        pairs: by seat, the pairs laid when the cards were dealt, in this order.
        takes: what was taken since.
    """

    def __init__(self, game: str, seat: Seat, players: int, options: Mapping[str, object]) -> None:
        super().__init__(game, seat, players, options)
        self.pairs: list[list[tuple[Card, Card]]] = []
        self.takes: list[Take] = []
        self._view: View | None = None
        self._tracks: Tracks | None = None
        self._hands: list[list[CardSet]] = []  # by number of takes made, the hands then
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
        """Make up a game that led to `view`. False when none is found."""
        assert isinstance(view, OldMaidView)  # noqa: S101 - a view of this game
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
            # Go back some way, the farther the more often it failed, and try again from there.
            time = min(last, came_to + 1 + rng.below(2 + failed // 2))
        return False

    def _undo(self, tracks: Tracks, time: int, rng: FastRng) -> int:
        """Undo what was taken, from the hands after `time` takes on. Returns to which time it came: 0 when all is."""
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
        """Where each card can have been; None when what was heard does not lead to `view`."""
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
        """What the seat kept of the deal, when it holds `hand` now."""
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
    """Hands as they may be now, no pair in any; none when it did not come out."""
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
    """Which card can have been taken by the take with this number, which led to `hands`; None when none."""
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
        # It is easier to let go first what has to be elsewhere soon.
        soonest = max([tracks.until(number, card, take.seat) for card in found])
        found = [card for card in found if tracks.until(number, card, take.seat) == soonest]
    return found[rng.below(len(found))]


def _as_dealt(pairs: list[tuple[Card, Card]], kept: CardSet, rng: FastRng) -> list[Card]:
    """The cards of a hand in an order in which just these pairs are laid, in this order."""
    found = [second for _, second in pairs]
    for first, second in pairs:
        at, mates = found.index(second), MATES[first]
        # After any earlier pair of this pitch, or it would have been in that.
        earliest = max([place + 1 for place in range(at) if mates >> found[place] & 1], default=0)
        found.insert(earliest + rng.below(at - earliest + 1), first)
    for card in cards_in(kept):
        earliest = max([place + 1 for place in range(len(found)) if MATES[card] >> found[place] & 1], default=0)
        found.insert(earliest + rng.below(len(found) - earliest + 1), card)
    return found
