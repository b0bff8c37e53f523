"""Games played step by step, with a belief at every seat."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random

from musicards.cards import Card, CardSet, cards_in, parse_card
from musicards.games.action import CHANCE, Action, Call, ChanceAction, Reshuffle, Seat
from musicards.games.event import Drew, Event, Penalized
from musicards.games.game import Game
from musicards.games.go_fish import GoneFishing
from musicards.games.keys_corners import DrewUp
from musicards.games.old_maid import Fan, Take, Took
from musicards.games.registry import make_game
from musicards.games.rng import FastRng, Rng
from musicards.players.belief.belief import Belief
from musicards.players.games import belief_for
from musicards.players.levels import make_player
from musicards.players.player import Player
from musicards.players.random_player import RandomPlayer
from musicards.record import read_entry
from tests.games.cases import case_of
from tests.games.wander import attempt, submit

LEVELS = ("beginner", "random", "rule", "wanderer")


@dataclass
class Step:
    """An action of a player or of chance, and its events."""

    by: Seat | None
    action: Action
    events: list[Event]

    @property
    def came(self) -> list[Card]:
        """Return the cards that were drawn, taken or turned over by the action."""
        codes: list[str | None] = []
        for event in self.events:
            if isinstance(event, Drew | GoneFishing | Took):
                codes.append(event.card)
            elif isinstance(event, Penalized | DrewUp):
                codes += event.cards or ()
        return [parse_card(code) for code in codes if code is not None]


@dataclass
class Played:
    """A game as it has been played so far."""

    name: str
    players: int
    options: Mapping[str, object]
    game: Game
    deck: CardSet
    hand_size: int
    steps: list[Step] = field(default_factory=list)
    beliefs: list[Belief] = field(default_factory=list)

    def act(self, by: Seat | None, action: Action) -> None:
        """Apply the action and send its events to every belief."""
        events: list[Event] = []
        self.game.apply(by, action, events.append)
        self.steps.append(Step(by, action, events))
        for seat, belief in enumerate(self.beliefs):
            for event in events:
                belief.notice(event.seen_by(Seat(seat)))

    def fresh(self) -> Game:
        """Return the game before the deal."""
        game = make_game(self.name, self.players, self.options)
        game.deck, game.hand_size = self.deck, self.hand_size
        return game

    def heard(self, seat: int) -> list[Event]:
        """Return the events that `seat` got."""
        return [event.seen_by(Seat(seat)) for step in self.steps for event in step.events]


class Listener(RandomPlayer):
    """A random player that stores the events it gets in `heard`."""

    def __init__(self, rng: Rng, heard: list[Event]) -> None:
        super().__init__(rng)
        self.heard = heard

    def listens(self, game: str) -> bool:  # noqa: ARG002 - to all of them
        return True

    def notice(self, event: Event) -> None:
        self.heard.append(event)


def table(
    name: str,
    players: int,
    options: Mapping[str, object] | None = None,
    deck: CardSet | None = None,
    hand_size: int | None = None,
) -> Played:
    """Return a game before the deal, with a belief at every seat."""
    game = make_game(name, players, options or {})
    game.deck = game.deck if deck is None else deck
    game.hand_size = game.hand_size if hand_size is None else hand_size
    played = Played(name, players, options or {}, game, game.deck, game.hand_size)
    played.beliefs = [belief_for(name, Seat(seat), players, game.options) for seat in range(players)]
    return played


def play(played: Played, rng: Random, level: str = "wanderer", most: int = 250) -> Iterator[Played]:
    """Continue to play. Yield after every action, when nothing is due from chance."""
    game = played.game
    seated: list[Player] = [] if level == "wanderer" else [make_player(level, rng) for _ in range(played.players)]
    for _ in range(most):
        if game.over:
            return
        if game.chance_due:
            played.act(CHANCE, game.chance(rng))
        elif not seated:
            entry = attempt(game, rng)
            if submit(game.copy(), entry) is None:
                by, action = read_entry(type(game), entry)
                played.act(by, action)
        else:
            callers = [
                seat
                for seat in range(played.players)
                if game.exposed and seated[seat].calls(game.view(Seat(seat))) and rng.random() < 0.5
            ]
            if callers:
                played.act(Seat(callers[0]), Call())
            else:
                played.act(game.turn, seated[game.turn].choose(game.view(game.turn)))
        if not game.chance_due and not game.over:
            yield played


def replayed(played: Played, seat: int, past: list[Card]) -> Played:
    """Replay the same actions with `past`. Check that they are legal, show `seat` the same and use all the cards."""
    game, used = played.fresh(), 0
    again = Played(played.name, played.players, played.options, game, played.deck, played.hand_size)
    for number, step in enumerate(played.steps):
        seen: list[Event] = []
        action = step.action
        if isinstance(action, Fan):
            action = fan_for(played, number, game, past[used:], seat)
        elif isinstance(action, Reshuffle):
            action = Reshuffle(_filled(past[used:], game.discard[:-1]))
        elif isinstance(action, ChanceAction):
            action, used = case_of(played.name).deal_from(played, past)
        game.apply(step.by, action, seen.append)
        used += len(Step(step.by, action, seen).came)
        again.steps.append(Step(step.by, action, seen))
        seen_again = [event.seen_by(Seat(seat)) for event in seen]
        assert seen_again == [event.seen_by(Seat(seat)) for event in step.events]
    assert used == len(past)
    assert game.view(Seat(seat)) == played.game.view(Seat(seat))
    return again


def moments(played: Played, rng: Random, level: str, share: float) -> Iterator[tuple[Played, int]]:
    """Return some moments of a game and, for each, a seat."""
    for now in play(played, rng, level):
        if rng.random() < share:
            yield now, int(rng.random() * now.players)


def on_turn(name: str, count: int) -> list[tuple[Played, Seat]]:
    """Return games in progress, each with the player on turn, who has got every event."""
    found: list[tuple[Played, Seat]] = []
    rng = Random(f"on turn {name}")
    while len(found) < count:
        for now, seat in moments(table(name, 3), rng, "beginner", 0.1):
            if seat == now.game.turn and now.game.moves():
                found.append((now, Seat(seat)))
                break
    return found


def with_other_cards(now: Played, seat: int) -> tuple[Played, Game]:
    """Return another history of the game that shows `seat` the same, and the game after it."""
    other = replayed(now, seat, now.beliefs[seat].past(now.game.view(Seat(seat)), FastRng(9)))
    game = other.fresh()
    for step in other.steps:
        game.apply(step.by, step.action)
    return other, game


def dealt_from(
    played: Played, past: list[Card], turned_up: int
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...], tuple[Card, ...], int]:
    """Return a deal in which cards come as in `past`: hands, cards turned up, the stock, and how many were dealt."""
    dealt = played.hand_size * played.players
    used = dealt + turned_up
    rest = played.deck & ~sum(1 << card for card in past[:used])
    hands = tuple([tuple(past[seat : dealt : played.players]) for seat in range(played.players)])
    return hands, tuple(past[dealt:used]), _filled(past[used:], cards_in(rest)), used


def fan_for(played: Played, number: int, game: Game, coming: list[Card], seat: int) -> Fan:
    """Return a fan with the next card at the position that is taken; the fan of `seat` itself is not changed."""
    truth = played.steps[number].action
    assert isinstance(truth, Fan)
    if truth.seat == seat or not coming:
        return truth if truth.seat == seat else Fan(truth.seat, tuple(cards_in(game.hands[truth.seat])))
    take = played.steps[number + 1].action
    assert isinstance(take, Take)
    rest = [card for card in cards_in(game.hands[truth.seat]) if card != coming[0]]
    return Fan(truth.seat, (*rest[: take.position], coming[0], *rest[take.position :]))


def _filled(first: list[Card], cards: list[Card]) -> tuple[Card, ...]:
    """Return `cards` in the order of `first`, followed by the rest."""
    ahead = first[: len(cards)]
    return (*ahead, *[card for card in cards if card not in ahead])
