"""Deal hidden cards at random within limits on what hands can hold, as in Go Fish and Old Maid.

A deal within limits is found like a flow in a network: each card goes to a random place that can take it. If no place
has room, other cards move to make room.
"""

from collections.abc import Sequence
from typing import Final

from musicards.cards import HOUR_OF, Card, CardSet, cards_in
from musicards.games.rng import Rng, pick, shuffled

HOURS: Final = 13  # 1 to 12, and 0 for cards that have none


def deal_within(rng: Rng, unseen: CardSet, sizes: Sequence[int], limits: Sequence[Sequence[int]]) -> list[list[Card]]:
    """Deal the cards of `unseen` to places of these `sizes`, whose sum is the number of cards.

    `limits`: by place and hour, how many cards of that hour the place can hold. Such a deal must exist.
    """
    deal = _Deal(sizes, limits)
    places = range(len(sizes))
    for card in shuffled(rng, cards_in(unseen)):
        hour = HOUR_OF[card]
        open_places = [place for place in places if deal.left[place] and deal.room[place][hour]]
        if open_places:
            deal.put(card, open_places[0] if len(open_places) == 1 else pick(rng, open_places))
        else:
            deal.make_room(rng, card)
    return deal.hands


class _Deal:
    """An unfinished deal.

    Attributes:
        hands: by place, its cards.
        left: by place, how many more cards it gets.
        room: by place and hour, how many more cards of that hour it can hold.
    """

    def __init__(self, sizes: Sequence[int], limits: Sequence[Sequence[int]]) -> None:
        self.hands: list[list[Card]] = [[] for _ in sizes]
        self.left = list(sizes)
        self.room = [list(hours) for hours in limits]

    def put(self, card: Card, place: int) -> None:
        """Put `card` in `place`."""
        self.hands[place].append(card)
        self.left[place] = self.left[place] - 1
        room = self.room[place]
        room[HOUR_OF[card]] = room[HOUR_OF[card]] - 1

    def take(self, card: Card, place: int) -> None:
        """Take `card` out of `place`."""
        self.hands[place].remove(card)
        self.left[place] = self.left[place] + 1
        room = self.room[place]
        room[HOUR_OF[card]] = room[HOUR_OF[card]] + 1

    def make_room(self, rng: Rng, card: Card) -> None:
        """Put `card` in a place that can take it, and move other cards to make room."""
        # A breadth-first search: which card in a place already reached can move to a new place, to make room there?
        came_with: dict[int, tuple[int, Card]] = {}  # by place: the place that passes a card to it, and the card
        first = [place for place in range(len(self.hands)) if self.room[place][HOUR_OF[card]]]
        reached = shuffled(rng, first)
        for place in reached:
            for moving in shuffled(rng, self.hands[place]):
                for target in range(len(self.hands)):
                    if target in first or target in came_with or not self.room[target][HOUR_OF[moving]]:
                        continue
                    came_with[target] = (place, moving)
                    reached.append(target)
                    if self.left[target]:
                        self.move_up(card, target, came_with)
                        return
        raise AssertionError("no deal keeps to these limits")

    def move_up(self, card: Card, target: int, came_with: dict[int, tuple[int, Card]]) -> None:
        """Move cards along the path found to `target`, which has room. `card` goes where the path began."""
        while target in came_with:
            place, moving = came_with[target]
            self.take(moving, place)
            self.put(moving, target)
            target = place
        self.put(card, target)
