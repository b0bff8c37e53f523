"""A belief agrees with everything that a seat has seen, and depends only on events, the view and random numbers."""

from collections.abc import Iterator
from random import Random

import pytest

from musicards.cards import code_of, parse_card
from musicards.games.action import Seat
from musicards.games.event import Drew, Event, Undone
from musicards.games.game import Game
from musicards.games.keys_corners import Place
from musicards.games.registry import GAMES
from musicards.games.rng import FastRng
from musicards.players.belief.belief import Belief
from musicards.players.games import belief_for
from tests.players.played import LEVELS, Played, moments, play, replayed, table, with_other_cards


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
    for now, seat in some_moments(name, 12):
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
