"""On small decks all possible histories can be listed: beliefs sample exactly these, with the right probabilities."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest

from musicards.cards import NOTES, Card, CardSet, cards_in, set_of
from musicards.errors import Refusal
from musicards.games.action import Action, ChanceAction, Reshuffle, Seat
from musicards.games.event import Event
from musicards.games.game import Game
from musicards.games.go_fish import Deal as FishDeal
from musicards.games.keys_corners import Deal as CornersDeal
from musicards.games.old_maid import Deal as MaidDeal
from musicards.games.old_maid import Fan, Take
from musicards.games.rng import FastRng
from musicards.games.shedding import Deal as SheddingDeal
from tests.players.played import Played, Step, play, table

MAX_HISTORIES = 100
"""The greatest number of histories that are listed."""

History = tuple[Card, ...]
Hands = tuple[CardSet, ...]


class TooManyError(Exception):
    """There are too many histories to list."""


def histories(played: Played, seat: int, most: int = MAX_HISTORIES) -> list[tuple[History, Hands, float]]:
    """Yield every history that `seat` cannot tell from the real one, its hands, and its probability.

    All are replayed with the game itself. The order in which `seat` was dealt its cards is not changed.
    """
    found: list[tuple[History, Hands, float]] = []
    _follow(played, seat, played.fresh(), 0, (), 1.0, found, most)
    total = sum([weight for _, _, weight in found])
    return [(past, hands, weight / total) for past, hands, weight in found]


def _follow(  # noqa: PLR0917
    played: Played,
    seat: int,
    game: Game,
    at: int,
    past: History,
    weight: float,
    found: list[tuple[History, Hands, float]],
    most: int,
) -> None:
    if at == len(played.steps):
        found.append((past, tuple(game.hands), weight))
        if len(found) > most:
            raise TooManyError
        return
    step = played.steps[at]
    for action, stock in _ways(played, seat, game, at):
        other = game.copy()
        if stock is not None:
            other.stock = stock
        seen: list[Event] = []
        try:
            other.apply(step.by, action, seen.append)
        except Refusal:
            continue
        if [event.seen_by(Seat(seat)) for event in seen] == [event.seen_by(Seat(seat)) for event in step.events]:
            came = (*off_the_deck(action), *Step(step.by, action, seen).came)
            _follow(played, seat, other, at + 1, past + came, weight * _likely(played, action), found, most)


def _ways(played: Played, seat: int, game: Game, at: int) -> Iterator[tuple[Action, list[Card] | None]]:
    """Yield every chance outcome of this step: the action, and the stock before it."""
    action = played.steps[at].action
    count = len(played.steps[at].came)
    if isinstance(action, Reshuffle):
        cards = game.discard[:-1]
        for first in permutations(cards, min(count, len(cards))):
            yield Reshuffle((*first, *[card for card in cards if card not in first])), None
    elif isinstance(action, Fan):
        follows = played.steps[at + 1].action if at + 1 < len(played.steps) else None
        hand = cards_in(game.hands[action.seat])
        if action.seat == seat or not isinstance(follows, Take):
            yield (action if action.seat == seat else Fan(action.seat, tuple(hand))), None
            return
        for card in hand:
            rest = [other for other in hand if other != card]
            yield Fan(action.seat, (*rest[: follows.position], card, *rest[follows.position :])), None
    elif isinstance(action, ChanceAction):
        for deal in _deals(played, seat, action):
            yield deal, None
    elif not count or isinstance(action, Take):
        yield action, None
    else:
        for first in permutations(game.stock, count):
            yield action, [card for card in game.stock if card not in first] + list(first[::-1])


def _deals(played: Played, seat: int, truth: ChanceAction) -> Iterator[ChanceAction]:
    """Yield every deal in which `seat` gets the cards that it got."""
    assert isinstance(truth, SheddingDeal | CornersDeal | FishDeal | MaidDeal)
    own, up = truth.hands[seat], truth.face_up()
    hidden = [card for card in cards_in(played.deck) if card not in own and card not in up]
    sizes = [0 if number == seat else len(hand) for number, hand in enumerate(truth.hands)]
    for cards in permutations(hidden, sum(sizes)):
        starts = [sum(sizes[:number]) for number in range(played.players)]
        hands = [cards[start : start + size] for start, size in zip(starts, sizes, strict=True)]
        hands[seat] = own
        stock = tuple([card for card in hidden if card not in cards])
        if isinstance(truth, SheddingDeal):
            yield SheddingDeal(tuple(hands), up, stock)
        elif isinstance(truth, CornersDeal):
            yield CornersDeal(tuple(hands), truth.piles, stock)
        elif isinstance(truth, FishDeal):
            yield FishDeal(tuple(hands), stock)
        else:
            yield MaidDeal(tuple(hands))


def off_the_deck(action: Action) -> History:
    """Return the cards of a deal in the order dealt; no cards for any other action."""
    if not isinstance(action, SheddingDeal | CornersDeal | FishDeal | MaidDeal):
        return ()
    most = max(len(hand) for hand in action.hands)
    return (*[hand[at] for at in range(most) for hand in action.hands if at < len(hand)], *action.face_up())


def _likely(played: Played, action: Action) -> float:
    """Return the probability of the foundations after these hands: each can be any of the notes that are left."""
    weight = 1.0
    if isinstance(action, CornersDeal):
        left = (played.deck & NOTES & ~set_of([card for hand in action.hands for card in hand])).bit_count()
        for number in range(len(action.piles)):
            weight /= left - number
    return weight


def deck(*cards: int) -> CardSet:
    return set_of([Card(card) for card in cards])


DECKS = {
    "distance": deck(0, 2, 3, 4, 6, 7, 9, 11, 48),
    "steps": deck(0, 1, 2, 3, 12, 13, 14, 16, 49),
    "keys_corners": deck(0, 2, 4, 6, 11, 14, 16, 17, 48, 52),
    "go_fish": deck(0, 12, 24, 2, 14, 26, 4, 16, 7, 19),
    "old_maid": deck(0, 12, 24, 36, 2, 14, 26, 38, 52),
}


def small_games(name: str, players: int, hand_size: int, wanted: int, least: int) -> Iterator[tuple[Played, int]]:
    """Yield `count` games in progress, each with a seat."""
    seed = 0
    while wanted:
        seed += 1
        rng = Random(seed)
        played = table(name, players, {}, DECKS[name], hand_size)
        stop = int(rng.random() * 16)
        for number, _ in enumerate(play(played, rng, "wanderer", 60)):
            if number == stop:
                break
        seat = int(rng.random() * players)
        try:
            found = not played.game.over and not played.game.chance_due and len(histories(played, seat)) >= least
        except TooManyError:
            continue
        if found:
            wanted -= 1
            yield played, seat


def as_dealt(played: Played, seat: int, past: list[Card]) -> History:
    """Return a history in which the cards dealt to `seat` come as they really did."""
    dealt = off_the_deck(played.steps[0].action)
    owned = range(seat, played.hand_size * played.players, played.players)
    return tuple([dealt[at] if at in owned else card for at, card in enumerate(past)])


def far_off(counts: "Counter[object]", likely: dict[object, float]) -> float:
    """Return by how many standard deviations the chi-square statistic is too high."""
    samples = sum(counts.values())
    square = sum([(counts[one] - samples * share) ** 2 / (samples * share) for one, share in likely.items()])
    degrees = len(likely) - 1
    return float((square - degrees) / (2 * degrees) ** 0.5)


TABLES = [
    *[(name, players, hand) for name in ("distance", "steps") for players, hand in ((2, 2), (2, 3), (3, 2))],
    *[("keys_corners", 2, 1), ("keys_corners", 2, 2), ("keys_corners", 3, 1)],
    *[("go_fish", 2, 3), ("go_fish", 3, 2), ("go_fish", 3, 3)],
]


@pytest.mark.parametrize(("name", "players", "hand_size"), TABLES)
def test_every_possible_history_is_as_likely_as_it_should_be(name: str, players: int, hand_size: int) -> None:
    for played, seat in small_games(name, players, hand_size, 4, 4):
        likely: dict[object, float] = {past: share for past, _, share in histories(played, seat)}
        samples = int(12 / min(likely.values()))
        view = played.game.view(Seat(seat))
        belief = played.beliefs[seat]
        counts: Counter[object] = Counter(
            [as_dealt(played, seat, belief.past(view, FastRng(number * 65537))) for number in range(samples)]
        )
        assert set(counts) == set(likely)
        assert far_off(counts, likely) < 4.5


@pytest.mark.parametrize(("name", "players", "hand_size"), TABLES)
def test_one_world_after_another_covers_all_as_they_should_be(name: str, players: int, hand_size: int) -> None:
    for played, seat in small_games(name, players, hand_size, 4, 4):
        view = played.game.view(Seat(seat))
        likely: dict[object, float] = {}
        for _, hands, share in histories(played, seat):
            likely[hands] = likely.get(hands, 0.0) + share
        rng = FastRng(7)
        belief = played.beliefs[seat]
        counts: Counter[object] = Counter()
        for number in range(4 * int(20 / min(likely.values()))):
            world = belief.world(view, rng)
            assert world.view(Seat(seat)) == view
            if number % 4 == 0:
                counts[tuple(world.hands)] += 1
        assert set(counts) == set(likely)
        if len(likely) > 1:
            assert far_off(counts, likely) < 4.5


def test_old_maid_samples_every_possible_deal_and_no_other() -> None:
    for played, seat in small_games("old_maid", 3, 0, 6, 2):
        view = played.game.view(Seat(seat))
        likely = {hands for _, hands, _ in histories(played, seat)}
        rng = FastRng(3)
        assert {tuple(played.beliefs[seat].world(view, rng).hands) for _ in range(60 * len(likely))} == likely
