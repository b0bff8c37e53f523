"""Nothing leaks: change only what a seat cannot see, and nothing that reaches the seat changes."""

from collections.abc import Sequence
from dataclasses import asdict
from random import Random

from hypothesis import strategies as st

from musicards.cards import CARDS_OF_HOUR, CODES, HOUR_OF, Card, cards_in
from musicards.errors import BadNotation, Refusal
from musicards.games.action import Seat
from musicards.games.event import Drew, Event, Penalized
from musicards.games.game import Game
from musicards.games.go_fish import Ask, GoneFishing
from musicards.games.keys_corners import DrewUp
from musicards.games.memory import Flip, Memory
from musicards.games.old_maid import OldMaid, Take, Took
from musicards.record import read_entry
from tests.games.secrets import could_hold, known_to, lying_open, viewers, with_other_secrets
from tests.games.wander import all_cards, attempt, codes_in, outcome_of, play_out, submit, wander
from tests.strategies import attempts, in_games, reached_states, rngs, states_in_play, tables


def brought_to_light(game: Game, entry: object) -> set[Card]:
    """Return the cards that an entry shows, and those that decide which others it shows."""
    found = {Card(CODES.index(code)) for code in codes_in(entry)}
    try:
        _, action = read_entry(type(game), entry)
    except BadNotation:
        return found
    if isinstance(action, Ask):
        found |= set(cards_in(CARDS_OF_HOUR[action.hour]))
    elif isinstance(game, OldMaid) and isinstance(action, Take) and 0 <= action.position < len(game.fan):
        card = game.fan[action.position]
        found |= {card, *cards_in(CARDS_OF_HOUR[HOUR_OF[card]])}
    elif isinstance(game, Memory) and isinstance(action, Flip) and 0 <= action.position < len(game.board):
        found.add(game.board[action.position])
    return found


def reaches(viewer: Seat | None, events: Sequence[Event]) -> list[Event]:
    """Return the events as `viewer` sees them, except for the cards that it drew, which were hidden before."""
    drawn = (Drew, Penalized, DrewUp, GoneFishing, Took)
    own = [isinstance(event, drawn) and event.seat == viewer for event in events]
    return [event.seen_by(None if mine else viewer) for event, mine in zip(events, own, strict=True)]


@in_games(reached_states)
def test_view_does_not_depend_on_what_is_hidden(game: Game, data: st.DataObject) -> None:
    viewer = data.draw(viewers(game))
    other = with_other_secrets(game, viewer, set(), data.draw(rngs))
    assert other.view(viewer) == game.view(viewer)
    assert other.view(viewer).table() == game.view(viewer).table()
    assert other.view(viewer).legal_actions() == game.view(viewer).legal_actions()


@in_games(reached_states)
def test_events_do_not_depend_on_what_is_hidden_and_views_follow_from_them(game: Game, data: st.DataObject) -> None:
    viewer = data.draw(viewers(game))
    entry = attempt(game, data.draw(rngs))
    other = with_other_secrets(game, viewer, brought_to_light(game, entry), data.draw(rngs))
    (refused, events), (other_refused, other_events) = (outcome_of(world, entry) for world in (game, other))
    if refused is None and other_refused is None and lying_open(other) == lying_open(game):
        assert reaches(viewer, other_events) == reaches(viewer, events)
    seen = [event.seen_by(viewer) for event in events]
    seen_there = [event.seen_by(viewer) for event in other_events]
    if (refused is None, seen) == (
        other_refused is None,
        seen_there,
    ):  # a draw before a reshuffle has no event, but everybody notices that it was possible
        assert other.view(viewer) == game.view(viewer)


@in_games(reached_states)
def test_refusal_does_not_depend_on_what_is_hidden_from_who_tried(game: Game, data: st.DataObject) -> None:
    try:
        by, action = read_entry(type(game), data.draw(attempts(game)))
    except BadNotation:
        return
    if by is None or not 0 <= by < game.players:
        return
    other = with_other_secrets(game, by, set(), data.draw(rngs))
    outcomes: list[object] = []
    for world in (game, other):
        try:
            world.check(by, action)
        except Refusal as refusal:
            outcomes.append((refusal.reason, refusal.facts))
        else:
            outcomes.append("accepted")
    assert outcomes[0] == outcomes[1]


@in_games(reached_states)
def test_no_table_shows_a_card_that_its_viewer_cannot_know(game: Game) -> None:
    for viewer in (None, *map(Seat, range(game.players))):
        table = game.view(viewer).table()
        assert set(codes_in(asdict(table))) <= known_to(game, viewer)  # type: ignore[call-overload]


@in_games(tables)
def test_no_event_shows_a_card_that_its_viewer_cannot_know(game: Game, data: st.DataObject) -> None:
    viewer = data.draw(viewers(game))
    rng = data.draw(rngs)
    for _ in range(data.draw(st.integers(1, 150))):
        entry = attempt(game, rng)
        known = known_to(game, viewer)
        _, events = outcome_of(game, entry)
        if entry["by"] != "chance":  # everybody sees played cards for a moment, even in a misplay
            known |= set(codes_in(entry))
        known |= known_to(game, viewer)
        assert set(codes_in([asdict(event.seen_by(viewer)) for event in events])) <= known  # type: ignore[call-overload]


@in_games(reached_states)
def test_who_gets_a_card_sees_which(game: Game, data: st.DataObject) -> None:
    hands = game.hands[:]
    _, events = outcome_of(game, attempt(game, data.draw(rngs)))
    for seat, hand in enumerate(game.hands):
        gained = {CODES[card] for card in cards_in(hand & ~hands[seat])}
        seen = [asdict(event.seen_by(Seat(seat))) for event in events]  # type: ignore[call-overload]
        assert not hands[seat] or gained <= set(codes_in(seen))


@in_games(states_in_play)
def test_imagined_world_looks_the_same_to_its_viewer_and_could_be(game: Game, data: st.DataObject) -> None:
    view = game.view(data.draw(viewers(game)))
    world = type(game).determinize(view, data.draw(rngs))
    assert world.view(view.seat) == view
    assert world.view(view.seat).legal_actions() == view.legal_actions()
    assert all(could_hold(world, seat, cards_in(hand)) for seat, hand in enumerate(world.hands))
    assert all_cards(world) == all_cards(game)


@in_games(states_in_play)
def test_imagined_world_plays_on_by_the_rules(game: Game, data: st.DataObject) -> None:
    seat = game.turn
    world = type(game).determinize(game.view(seat), data.draw(rngs))
    entry = data.draw(attempts(game).filter(lambda entry: isinstance(entry, dict) and entry.get("by") == seat))
    assert submit(world, entry) == submit(game, entry)
    if lying_open(world) == lying_open(game):
        assert world.result() == game.result()
    play_out(world, data.draw(rngs), 60)


@in_games(tables)
def test_imagined_worlds_differ_in_what_is_hidden(game: Game, data: st.DataObject) -> None:
    rng = data.draw(rngs)
    while game.chance_due:
        wander(game, rng, 1)
    worlds = [type(game).determinize(game.view(None), Random(seed)).state() for seed in range(20)]
    assert game.over or any(world != worlds[0] for world in worlds)


@in_games(lambda name: reached_states(name, most_steps=600))
def test_imagined_world_of_a_finished_game_is_over(game: Game, data: st.DataObject) -> None:
    if game.over:
        assert type(game).determinize(game.view(None), data.draw(rngs)).result() == game.result()
