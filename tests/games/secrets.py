"""What a viewer may know about a game, and games that differ only in what it may not know."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from hypothesis import strategies as st

from musicards.cards import CODES, Card, cards_in, set_of
from musicards.games.action import Seat
from musicards.games.game import Game
from tests.games.cases import State, case_of
from tests.games.wander import codes_in


def viewers(game: Game) -> st.SearchStrategy[Seat | None]:
    """Return every seat, and None for a spectator."""
    return st.sampled_from([None, *map(Seat, range(game.players))])


def in_state(*fields: str) -> Callable[[Game], set[str]]:
    """Return a function that returns the cards in these fields of a game's state."""
    return lambda game: set(codes_in([(game.state() or {}).get(field) for field in fields]))


def shown_in(**fields: str) -> Callable[[Mapping[str, Any], State, State], set[str]]:
    """Return a function that returns the cards in a field of an entry; `fields` has its name by word of the action."""
    return lambda entry, *_: set(codes_in(entry.get(fields.get(entry["do"], ""))))


def lying_open(game: Game) -> set[str]:
    """Return the cards that everybody can see, or has seen and knows where they are."""
    return case_of(game.name).lying_open(game)


def known_to(game: Game, viewer: Seat | None) -> set[str]:
    """Return the cards that `viewer` can see."""
    held = [] if viewer is None else cards_in(game.hands[viewer])
    return lying_open(game) | {CODES[card] for card in held}


def with_other_secrets(game: Game, viewer: Seat | None, kept: set[Card], rng: Random) -> Game:
    """Return a game that differs only in cards that `viewer` cannot see. Cards in `kept` stay where they are, too."""
    other = game.copy()
    case_of(game.name).exchange(other, viewer, kept, rng)
    return other


def exchange_hidden(game: Game, viewer: Seat | None, kept: set[Card], rng: Random) -> None:
    """Exchange cards that `viewer` cannot see, between hands and the stock, where the rules allow it."""
    hidden = [seat for seat in range(game.players) if seat != viewer]
    seats = [*hidden, None]
    places = [cards_in(game.hands[seat]) for seat in hidden] + [game.stock]
    spots = [(place, at) for place, cards in enumerate(places) for at, card in enumerate(cards) if card not in kept]
    for _ in range(3 * len(spots)):
        (one, here), (two, there) = rng.choice(spots), rng.choice(spots)
        places[one][here], places[two][there] = places[two][there], places[one][here]
        if not all(could_hold(game, seats[place], places[place]) for place in (one, two)):
            places[one][here], places[two][there] = places[two][there], places[one][here]
    for seat, cards in zip(hidden, places, strict=False):
        game.held[seat].cards = set_of(cards)
    game.stock = places[-1]


def could_hold(game: Game, seat: int | None, cards: Sequence[Card]) -> bool:
    """Whether a hand is possible by the rules and by what everybody knows about it."""
    return seat is None or case_of(game.name).could_hold(game, Seat(seat), cards)
