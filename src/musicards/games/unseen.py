"""Dealing hidden cards anew when it is known what some hands can hold, as in Go Fish and Old Maid.

A random deal that keeps to limits is found as a flow is: card after card goes to a random place that may take it, and
where none has room, others move up.
"""

from collections.abc import Sequence
from typing import Final

from musicards.cards import HOUR_OF, Card, CardSet, cards_in
from musicards.games.luck import Luck, pick, shuffled

__all__ = ["HOURS", "deal_within"]

HOURS: Final = 13  # 1 to 12, and 0 for cards that have none


def deal_within(luck: Luck, unseen: CardSet, sizes: Sequence[int], limits: Sequence[Sequence[int]]) -> list[list[Card]]:
    """Deal the cards of `unseen` to places of these `sizes`, as many in all as there are cards.

    `limits`: by place and hour, how many cards of that hour it can hold. There has to be a way.
    """
    hands: list[list[Card]] = [[] for _ in sizes]
    for card in shuffled(luck, cards_in(unseen)):
        _find_room(luck, card, hands, sizes, limits)
    return hands


def _find_room(
    luck: Luck, card: Card, hands: list[list[Card]], sizes: Sequence[int], limits: Sequence[Sequence[int]]
) -> None:
    """Put `card` into one of `hands`, moving others out of its way where that is needed."""
    free = [place for place in range(len(hands)) if _takes(hands, limits, place, HOUR_OF[card])]
    with_room = [place for place in free if len(hands[place]) < sizes[place]]
    if with_room:
        hands[pick(luck, with_room)].append(card)
        return
    # Breadth first: which card, moved from a place already reached, makes room there by going to a new one?
    came_with: dict[int, tuple[int, Card]] = {}  # by place: the place that hands it a card, and which
    reached = shuffled(luck, free)
    first = set(free)
    for place in reached:
        for moving in shuffled(luck, hands[place]):
            for target in range(len(hands)):
                if target in first or target in came_with or not _takes(hands, limits, target, HOUR_OF[moving]):
                    continue
                came_with[target] = (place, moving)
                reached.append(target)
                if len(hands[target]) < sizes[target]:
                    _move_up(card, target, hands, came_with)
                    return
    raise AssertionError("no deal keeps to these limits")


def _takes(hands: list[list[Card]], limits: Sequence[Sequence[int]], place: int, hour: int) -> bool:
    """Whether the limits of `place` leave room for one more card of `hour`."""
    return sum(HOUR_OF[card] == hour for card in hands[place]) < limits[place][hour]


def _move_up(card: Card, target: int, hands: list[list[Card]], came_with: dict[int, tuple[int, Card]]) -> None:
    """Move cards along the way found to `target`, which has room; `card` goes where the way began."""
    while target in came_with:
        place, moving = came_with[target]
        hands[place].remove(moving)
        hands[target].append(moving)
        target = place
    hands[target].append(card)
