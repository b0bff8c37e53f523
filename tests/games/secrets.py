"""What a viewer may know about a game, and games that differ only in what it may not know."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from hypothesis import strategies as st

from musicards.cards import CARDS_OF_HOUR, CODES, HOUR_OF, Card, cards_in, set_of
from musicards.games.action import Seat
from musicards.games.game import Game
from musicards.games.go_fish import GoFish
from musicards.games.memory import Memory
from musicards.games.old_maid import OldMaid
from tests.games.wander import codes_in


def viewers(game: Game) -> st.SearchStrategy[Seat | None]:
    """Return every seat, and None for a spectator."""
    return st.sampled_from([None, *map(Seat, range(game.players))])


def lying_open(game: Game) -> set[str]:
    """Return the cards that everybody can see, or has seen and knows where they are."""
    if isinstance(game, GoFish):
        cards = [card for hand in game.shown for card in cards_in(hand)]
        books = [card for hours in game.books for hour in hours for card in cards_in(CARDS_OF_HOUR[hour])]
        return {CODES[card] for card in cards + books}
    if isinstance(game, OldMaid):
        return {CODES[card] for pairs in game.laid for card in pairs}
    if isinstance(game, Memory):
        taken = [card for pairs in game.pairs for card in pairs]
        return {CODES[card] for card in [*game.seen, *taken] if card is not None}
    state = game.state() or {}
    return set(codes_in({name: state[name] for name in ("discard", "piles", "books") if name in state}))


def known_to(game: Game, viewer: Seat | None) -> set[str]:
    """Return the cards that `viewer` can see."""
    held = [] if viewer is None else cards_in(game.hands[viewer])
    return lying_open(game) | {CODES[card] for card in held}


def with_other_secrets(game: Game, viewer: Seat | None, kept: set[Card], rng: Random) -> Game:
    """Return a game that differs only in cards that `viewer` cannot see. Cards in `kept` stay where they are, too."""
    other = game.copy()
    if isinstance(other, Memory):
        deal_again(other, kept, rng)
        return other
    hidden = [seat for seat in range(other.players) if seat != viewer]
    places = [cards_in(other.hands[seat]) for seat in hidden] + [other.stock]
    exchange(other, [*hidden, None], places, kept, rng)
    for seat, cards in zip(hidden, places, strict=False):
        other.held[seat].cards = set_of(cards)
    if isinstance(other, OldMaid) and other.fan and other.of != viewer:
        assert other.of is not None
        loose = [card for card in places[hidden.index(other.of)] if card not in kept]
        rng.shuffle(loose)
        other.fan = tuple([card if card in kept else loose.pop() for card in other.fan])
    return other


def deal_again(game: Memory, kept: set[Card], rng: Random) -> None:
    """Exchange the cards in positions that have not been turned over yet."""
    unseen = [at for at, card in enumerate(game.seen) if card is None and not game.gone >> at & 1]
    unseen = [at for at in unseen if game.board[at] not in kept]
    cards = [game.board[at] for at in unseen]
    rng.shuffle(cards)
    board = list(game.board)
    for at, card in zip(unseen, cards, strict=True):
        board[at] = card
    game.board = tuple(board)


def exchange(game: Game, seats: Sequence[int | None], places: list[list[Card]], kept: set[Card], rng: Random) -> None:
    """Exchange cards between `places` (hands, or None for the stock) where the rules allow it."""
    spots = [(place, at) for place, cards in enumerate(places) for at, card in enumerate(cards) if card not in kept]
    for _ in range(3 * len(spots)):
        (one, here), (two, there) = rng.choice(spots), rng.choice(spots)
        places[one][here], places[two][there] = places[two][there], places[one][here]
        if not all(could_hold(game, seats[place], places[place]) for place in (one, two)):
            places[one][here], places[two][there] = places[two][there], places[one][here]


def could_hold(game: Game, seat: int | None, cards: Sequence[Card]) -> bool:
    """Whether a hand is possible by the rules and by what everybody knows about it."""
    if seat is None:
        return True
    hours = Counter(HOUR_OF[card] for card in cards)
    if isinstance(game, OldMaid):
        return game.finding or max(hours.values(), default=0) <= 1
    if isinstance(game, GoFish):
        shown, unknown = game.shown[seat], {HOUR_OF[card] for card in cards if not game.shown[seat] >> card & 1}
        return (
            max(hours.values(), default=0) <= 3
            and not shown & ~set_of(cards)
            and all(not game.lacks[seat] >> hour & 1 for hour in hours)
            and all(hour in unknown for hour in range(1, 13) if game.hinted[seat] >> hour & 1)
        )
    return True
