"""Beliefs depend only on what a seat has seen, agree with it, and sample all that is possible as likely as it is."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations
from random import Random

import pytest

from musicards.cards import NOTES, Card, CardSet, cards_in, code_of, parse_card, set_of
from musicards.errors import Refusal
from musicards.games.action import Action, ChanceAction, Reshuffle, Seat
from musicards.games.event import Drew, Event, Undone
from musicards.games.game import Game
from musicards.games.go_fish import Deal as FishDeal
from musicards.games.keys_corners import Deal as CornersDeal
from musicards.games.keys_corners import Place
from musicards.games.old_maid import Deal as MaidDeal
from musicards.games.old_maid import Fan, Take
from musicards.games.registry import GAMES
from musicards.games.rng import FastRng
from musicards.games.shedding import Deal as SheddingDeal
from musicards.players.belief.belief import Belief
from musicards.players.games import belief_for
from tests.players.played import LEVELS, Played, Step, moments, play, replayed, table, with_other_cards


def belief_after(played: Played, seat: int, events: list[Event]) -> Belief:
    """Return a belief that got `events`."""
    belief = belief_for(played.name, Seat(seat), played.players, played.game.options)
    for event in events:
        belief.notice(event)
    return belief


def some_moments(name: str, count: int) -> Iterator[tuple[Played, int]]:
    rng = Random(name)
    found = 0
    while found < count:
        for now, seat in moments(table(name, 3), rng, "beginner", 0.05):
            found += 1
            yield now, seat


def thought(belief: Belief, game: Game, seat: int, seed: int) -> list[object]:
    """Return the conclusions of a belief."""
    view, fast_rng = game.view(Seat(seat)), FastRng(seed)
    worlds = [belief.world(view, fast_rng) for _ in range(4)]
    return [
        *[(world.state(), world.hands, world.stock) for world in worlds],
        belief.past(view, fast_rng),
        fast_rng.word(),
    ]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("name", GAMES)
def test_worlds_agree_with_the_view_and_the_past_leads_to_what_was_seen(name: str, players: int, level: str) -> None:
    rng = Random(f"{name} {players} {level}")
    for seed in range(2):
        for now, seat in moments(table(name, players), rng, level, 0.06):
            view = now.game.view(Seat(seat))
            fast_rng = FastRng(seed)
            for _ in range(3):
                world = now.beliefs[seat].world(view, fast_rng)
                assert world.view(Seat(seat)) == view
                assert sum(world.counts) + len(world.stock) == sum(now.game.counts) + len(now.game.stock)
            replayed(now, seat, now.beliefs[seat].past(view, fast_rng))


@pytest.mark.parametrize("name", GAMES)
def test_hidden_cards_do_not_change_a_belief(name: str) -> None:
    changed = 0
    for now, seat in some_moments(name, 20):
        other, game = with_other_cards(now, seat)
        changed += game.hands != now.game.hands or game.stock != now.game.stock
        here = thought(belief_after(now, seat, now.heard(seat)), now.game, seat, 5)
        assert thought(belief_after(other, seat, other.heard(seat)), game, seat, 5) == here
    assert changed > 5 or name == "memory"


@pytest.mark.parametrize("name", GAMES)
def test_the_same_dice_give_the_same_world_whatever_was_asked_before(name: str) -> None:
    for now, seat in some_moments(name, 6):
        belief = now.beliefs[seat]
        fresh = thought(belief_after(now, seat, now.heard(seat)), now.game, seat, 1)
        thought(belief, now.game, seat, 2)
        assert thought(belief, now.game, seat, 1) == fresh


@pytest.mark.parametrize("name", GAMES)
def test_a_player_who_joins_late_uses_the_view_and_has_no_past(name: str) -> None:
    for now, seat in some_moments(name, 10):
        view = now.game.view(Seat(seat))
        heard = now.heard(seat)
        for events in ([], heard[-3:], heard[1:]):
            assert belief_after(now, seat, events).world(view, FastRng(3)).view(Seat(seat)) == view
        if name != "memory":
            with pytest.raises(ValueError, match="did not get all events"):
                belief_after(now, seat, heard[1:]).past(view, FastRng(3))


def test_the_first_draw_of_a_turn_shows_that_nothing_fits() -> None:
    looked = 0
    for seed in range(40):
        for now in play(table("distance", 2), Random(seed), "rule", 20):
            drew = [event for event in now.steps[-1].events if isinstance(event, Drew)]
            view = now.game.view(Seat(0))
            if not drew or drew[0].seat != 1 or view.drawn != 1:  # type: ignore[attr-defined]
                continue
            looked += 1
            fast_rng = FastRng(seed)
            for _ in range(50):
                hand = now.beliefs[0].world(view, fast_rng).held[1].cards
                assert (hand & view.fits).bit_count() <= 1  # type: ignore[attr-defined]
    assert looked > 10


def test_a_card_shown_by_a_misplay_stays_in_that_hand() -> None:
    looked = 0
    for seed in range(20):
        for now in play(table("steps", 2), Random(seed), "beginner", 40):
            misplay = now.steps[-1].events[0]
            codes = getattr(misplay, "cards", ())
            if getattr(misplay, "type", "") != "misplayed" or getattr(misplay, "seat", 0) != 1:
                continue
            looked += 1
            view, fast_rng = now.game.view(Seat(0)), FastRng(seed)
            for _ in range(20):
                hand = now.beliefs[0].world(view, fast_rng).held[1].cards
                assert all(hand >> parse_card(code) & 1 for code in codes)
    assert looked > 5


def test_a_play_taken_back_leaves_its_card_known_to_be_in_the_hand() -> None:
    for seed in range(12):
        rng = Random(seed)
        played = table("keys_corners", 3)
        for _ in play(played, rng, "rule", 12):
            pass
        game, seat = played.game, played.game.turn
        watcher = (seat + 1) % 3
        view = game.view(Seat(watcher))
        before = game.copy()
        place = next((action for action in game.legal_actions() if isinstance(action, Place)), None)
        if place is None or place.source != "hand":
            continue
        played.act(seat, place)
        for belief in played.beliefs:
            belief.notice(Undone(seat))
        fast_rng = FastRng(seed)
        for _ in range(20):
            world = played.beliefs[watcher].world(view, fast_rng)
            assert world.view(Seat(watcher)) == view
            assert world.held[seat].cards >> place.card & 1, code_of(place.card)
        played.game, played.steps = before, played.steps[:-1]
        replayed(played, watcher, played.beliefs[watcher].past(view, fast_rng))


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
        if isinstance(truth, MaidDeal):
            yield MaidDeal(tuple(hands))
        else:
            yield replace(truth, hands=tuple(hands), stock=stock)


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


def check_counts(counts: "Counter[object]", likely: dict[object, float]) -> None:
    """Check that all that is possible and nothing else was counted, about as often as it is likely."""
    assert set(counts) == set(likely)
    assert len(likely) == 1 or far_off(counts, likely) < 4.5


@pytest.mark.parametrize(("name", "players", "hand_size"), TABLES)
def test_every_possible_history_and_world_is_as_likely_as_it_should_be(name: str, players: int, hand_size: int) -> None:
    for played, seat in small_games(name, players, hand_size, 4, 4):
        pasts: dict[object, float] = {}
        worlds: dict[object, float] = {}
        for past, hands, share in histories(played, seat):
            pasts[past] = share
            worlds[hands] = worlds.get(hands, 0.0) + share
        view, belief = played.game.view(Seat(seat)), played.beliefs[seat]
        samples = [belief.past(view, FastRng(number * 65537)) for number in range(int(12 / min(pasts.values())))]
        check_counts(Counter([as_dealt(played, seat, sample) for sample in samples]), pasts)
        rng = FastRng(7)
        counts: Counter[object] = Counter()
        for number in range(4 * int(20 / min(worlds.values()))):
            world = belief.world(view, rng)
            assert world.view(Seat(seat)) == view
            if number % 4 == 0:
                counts[tuple(world.hands)] += 1
        check_counts(counts, worlds)


def test_old_maid_samples_every_possible_deal_and_no_other() -> None:
    for played, seat in small_games("old_maid", 3, 0, 6, 2):
        view = played.game.view(Seat(seat))
        likely = {hands for _, hands, _ in histories(played, seat)}
        rng = FastRng(3)
        assert {tuple(played.beliefs[seat].world(view, rng).hands) for _ in range(60 * len(likely))} == likely
