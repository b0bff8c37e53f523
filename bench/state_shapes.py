"""Compare four representations of a game's state in a simplified Steps: ``python bench/state_shapes.py``.

Each plays the same moves: list the right single-card plays (a half or a whole step above the top), play one, or draw if
there is none; every eighth move it copies the state, as a search would. They differ in the representation of a hand.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from statistics import median
from time import process_time

MOVES = 40_000
RUNS = 5
OF_HOUR = [sum(1 << card for card in range(48) if card % 12 == hour) for hour in range(12)]


def deal() -> tuple[list[int], list[int], int]:
    """Return a hand of seven, a stock and the hour of the top card."""
    cards = list(range(48))
    Random(1).shuffle(cards)
    return cards[:7], cards[8:], cards[7] % 12


def integer_sets() -> int:
    """Hands as integers, one mutable state."""
    first, rest, top = deal()
    stock = rest[:]
    hand = sum(1 << card for card in first)
    rng, copied = Random(2), 0
    for move in range(MOVES):
        menu = []
        for step in (1, 2):
            held = hand & OF_HOUR[(top + step) % 12]
            while held:
                low = held & -held
                menu.append(low.bit_length() - 1)
                held ^= low
        if menu:
            card = menu[int(rng.random() * len(menu))]
            hand ^= 1 << card
            stock.insert(0, card)
            top = card % 12
        else:
            hand |= 1 << stock.pop()
        if not move % 8:
            copied += len((hand, stock[:], top))
    return hand.bit_count() + copied


def python_sets() -> int:
    """Hands as sets of numbers, one mutable state."""
    first, rest, top = deal()
    stock = rest[:]
    hand = set(first)
    rng, copied = Random(2), 0
    for move in range(MOVES):
        menu = sorted(card for card in hand if (card - top) % 12 in (1, 2))
        if menu:
            card = menu[int(rng.random() * len(menu))]
            hand.remove(card)
            stock.insert(0, card)
            top = card % 12
        else:
            hand.add(stock.pop())
        if not move % 8:
            copied += len((set(hand), stock[:], top))
    return len(hand) + copied


@dataclass(frozen=True)
class Frozen:
    """An immutable state."""

    hand: frozenset[int]
    stock: tuple[int, ...]
    top: int


def frozen_states() -> int:
    """Make a new frozen state for every move; copies cost nothing."""
    first, rest, top = deal()
    state = Frozen(frozenset(first), tuple(rest), top)
    rng, copied = Random(2), 0
    for move in range(MOVES):
        menu = sorted(card for card in state.hand if (card - state.top) % 12 in (1, 2))
        if menu:
            card = menu[int(rng.random() * len(menu))]
            state = replace(state, hand=state.hand - {card}, stock=(card, *state.stock), top=card % 12)
        else:
            state = replace(state, hand=state.hand | {state.stock[-1]}, stock=state.stock[:-1])
        if not move % 8:
            copied += len((state, state, state))
    return len(state.hand) + copied


@dataclass(frozen=True, order=True)
class CardObject:
    """A card as an object that knows its hour."""

    place: int
    hour: int


def card_objects() -> int:
    """Hands as lists of card objects, one mutable state."""
    first, rest, top = deal()
    hand = [CardObject(card, card % 12) for card in first]
    stock = [CardObject(card, card % 12) for card in rest]
    rng, copied = Random(2), 0
    for move in range(MOVES):
        menu = sorted(card for card in hand if (card.hour - top) % 12 in (1, 2))
        if menu:
            card = menu[int(rng.random() * len(menu))]
            hand.remove(card)
            stock.insert(0, card)
            top = card.hour
        else:
            hand.append(stock.pop())
        if not move % 8:
            copied += len((hand[:], stock[:], top))
    return len(hand) + copied


def main() -> None:
    """Print the median moves a second of each representation, measured in turn."""
    shapes: list[Callable[[], int]] = [integer_sets, python_sets, frozen_states, card_objects]
    if len({shape() for shape in shapes}) != 1:
        raise AssertionError("the representations did not play the same game")
    rates: dict[str, list[float]] = {shape.__name__: [] for shape in shapes}
    for _ in range(RUNS):
        for shape in shapes:
            started = process_time()
            shape()
            rates[shape.__name__].append(MOVES / (process_time() - started))
    print(json.dumps({name: round(median(each)) for name, each in rates.items()}, indent=2))


if __name__ == "__main__":
    main()
