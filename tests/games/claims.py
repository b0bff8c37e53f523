"""What the prompt of each task claims, checked against the rules: what is possible now, and what is not.

Every claim tries out what a player could attempt, so that neither side depends on lists made for computer players.
"""

from collections.abc import Callable
from itertools import combinations
from typing import Final

from musicards.cards import HOUR_OF, NOTES, cards_in, is_wild
from musicards.errors import Refusal
from musicards.games.action import Action, Done, Draw, Pass, Seat
from musicards.games.distance import DistancePlay
from musicards.games.game import Game
from musicards.games.go_fish import Ask, GoFish
from musicards.games.keys_corners import KeysCorners
from musicards.games.keys_corners.actions import Discard, Move, Place, Source
from musicards.games.keys_corners.board import ALL_SPACES, FOUNDATIONS, SPACES
from musicards.games.memory import Flip, MemoryView
from musicards.games.old_maid import OldMaid, OldMaidView, Pair, Take
from musicards.games.shedding import Play, Shedding
from musicards.games.steps import Steps, StepsPlay
from musicards.games.steps.actions import Step
from musicards.games.teaching import Task
from musicards.theory.pitch import PRINTED_NAMES, SHARP_NAMES

Claim = Callable[[Game, Task], bool]


def _can(game: Game, action: Action) -> bool:
    try:
        game.check(game.turn, action)
    except Refusal:
        return False
    return True


def _single_plays(game: Game) -> list[Play]:
    """Return a play of each card in hand, right or wrong."""
    hand = cards_in(game.hands[game.turn])
    if not isinstance(game, Steps):
        return [DistancePlay((card,), "A") for card in hand]
    step: Step | None = "half" if game.top_pitch else None
    return [StepsPlay((card,), step, "C" if is_wild(card) else None) for card in hand]


def _places(game: KeysCorners, source: Source) -> list[Place]:
    """Return every placement of a card of the hand, or of the discard pile's top card; of wilds as each note."""
    cards = cards_in(game.hands[game.turn]) if source == "hand" else game.discard[-1:]
    return [
        Place(card, source, to, name)
        for card in cards
        for name in (SHARP_NAMES[1:] if is_wild(card) else [None])
        for to in ALL_SPACES
    ]


def _attempts(game: Game) -> list[Action]:
    """Return everything that the player on turn could attempt, except in The Distance and Steps."""
    if isinstance(game, KeysCorners):
        heights = [len(pile.cards) if pile is not None else 0 for pile in game.board.piles]
        moves = [
            Move(source, to, count)
            for source in FOUNDATIONS
            for to in ALL_SPACES
            for count in range(1, heights[source] + 1)
        ]
        discards = [Discard(card) for card in cards_in(game.hands[game.turn])]
        return [*_places(game, "hand"), *_places(game, "discard"), *moves, *discards, Done()]
    if isinstance(game, GoFish):
        pitches = [name for names in PRINTED_NAMES for name in names]
        return [Ask(Seat(seat), pitch) for seat in range(game.players) for pitch in pitches]
    if isinstance(game, OldMaid):
        cards = cards_in(game.hands[game.turn])
        return [*[Take(position) for position in range(-1, 30)], *map(Pair, combinations(cards, 2)), Done()]
    return [Flip(position) for position in range(-1, 60)]


def _possible(game: Game) -> list[Action]:
    """Return the attempts that are not refused."""
    return [action for action in _attempts(game) if _can(game, action)]


def _kinds(game: Game) -> set[str]:
    """Return what is possible, in the words of actions."""
    if isinstance(game, Shedding):
        simple = {"draw": Draw(), "pass": Pass(), "done": Done()}
        found = {word for word, action in simple.items() if word in game.actions and _can(game, action)}
        return found | ({"play"} if all(_can(game, play) for play in _single_plays(game)) else set())
    return {str(action.to_json()["do"]) for action in _possible(game)}


def _only(*kinds: str) -> Claim:
    """Claim that exactly these kinds of actions are possible."""
    return lambda game, _: _kinds(game) == set(kinds)


def _drawn(*kinds: str) -> Claim:
    """Claim that exactly these kinds are possible, after so many draws."""
    return lambda game, task: (
        isinstance(game, Shedding) and _kinds(game) == set(kinds) and task.facts["count"] == game.drawn > 0
    )


def _fits_or_draw(game: Game, _: Task) -> bool:
    """Claim that a player can play, and can draw exactly if no card fits."""
    assert isinstance(game, Shedding)
    fits = bool(game.hands[game.turn] & game.fits)
    return _kinds(game) == ({"play"} if fits else {"play", "draw"})


def _start(game: Game, _: Task) -> bool:
    """Claim that any note can be played."""
    assert isinstance(game, Steps)
    plays = [play for play in _single_plays(game) if play.mask & NOTES]
    return "play" in _kinds(game) and all(game.fault(play) is None for play in plays)


def _fill(source: Source) -> Claim:
    """Claim that nothing is possible but filling any of the gaps, with any card from `source`."""

    def claim(game: Game, task: Task) -> bool:
        assert isinstance(game, KeysCorners)
        fills = [place for place in _places(game, source) if SPACES[place.to] in list(task.facts["gaps"])]  # type: ignore[call-overload]
        return bool(fills) and _possible(game) == fills and bool(game.hands[game.turn]) == (source == "hand")

    return claim


def _must_move(game: Game, _: Task) -> bool:
    """Claim that a move is possible, and compulsory before the turn ends."""
    kinds = _kinds(game)
    return "move" in kinds and not kinds & {"done", "discard"}


def _must_play(game: Game, _: Task) -> bool:
    """Claim that the player must play a card, and can discard exactly the cards that fit nowhere."""
    possible = _possible(game)
    fitting = {action.card for action in possible if isinstance(action, Place) and action.source == "hand"}
    discardable = {action.card for action in possible if isinstance(action, Discard)}
    hand = set(cards_in(game.hands[game.turn]))
    return Done() not in possible and bool(hand) and not fitting & discardable and fitting | discardable == hand


def _free(game: Game, _: Task) -> bool:
    """Claim that the turn may end, and that something can still be played."""
    kinds = _kinds(game)
    return "done" in kinds and bool(kinds & {"place", "move"}) and bool(game.hands[game.turn])


def _empty_hand(*kinds: type[Action]) -> Claim:
    """Claim that the hand is empty, that the turn may end, and that these kinds of plays are possible."""
    return lambda game, _: not game.hands[game.turn] and {type(action) for action in _possible(game)} == {Done, *kinds}


def _ask(game: Game, _: Task) -> bool:
    """Claim that any other player can be asked for any pitch in hand, and for no other one."""
    hours = {HOUR_OF[card] for card in cards_in(game.hands[game.turn])}
    asks = [ask for ask in _attempts(game) if isinstance(ask, Ask) and ask.seat != game.turn and ask.hour in hours]
    return bool(asks) and _possible(game) == asks


def _take(game: Game, task: Task) -> bool:
    """Claim that any card of this seat's fan can be taken."""
    view = game.view(None)
    assert isinstance(view, OldMaidView)
    takes = [Take(position) for position in range(view.fan_size)]
    taking = [action for action in _possible(game) if not isinstance(action, Pair)]
    return task.facts["seat"] == view.of and taking == takes and (task.name != "take" or taking == _possible(game))


def _find(game: Game, _: Task) -> bool:
    """Claim that nobody else has cards, and that a pair can be laid, and nothing else."""
    return game.anybody_holds_cards() and sum(hand > 0 for hand in game.hands) == 1 and _kinds(game) == {"pair"}


def _flip(*, second: bool) -> Claim:
    """Claim that any card that is face down can be turned over, as the first or the second one."""

    def claim(game: Game, _: Task) -> bool:
        view = game.view(None)
        assert isinstance(view, MemoryView)
        down = [place for place in range(view.size) if not view.gone >> place & 1 and place != view.up]
        return (view.up is not None) == second and bool(down) and _possible(game) == [Flip(place) for place in down]

    return claim


_SHEDDING: Final[dict[str, Claim]] = {
    "play": _fits_or_draw,
    "free": _only("play", "draw"),
    "drawn": _drawn("play", "draw"),
    "nothing-to-draw": _only("play", "pass"),
}

CLAIMS: Final[dict[str, dict[str, Claim]]] = {
    "distance": {**_SHEDDING, "may-pass": _drawn("play", "draw", "pass")},
    "steps": {
        **_SHEDDING,
        "drawn-enough": _drawn("play", "pass"),
        "start": _start,
        "chain-open": _only("play", "done"),
    },
    "keys_corners": {
        "fill-first": _fill("hand"),
        "fill-from-discard": _fill("discard"),
        "move-first": _must_move,
        "play-first": _must_play,
        "free": _free,
        "done": _only("done"),
        "top": _empty_hand(Place),
        "moves": _empty_hand(Move),
        "both": _empty_hand(Place, Move),
    },
    "go_fish": {"ask": _ask},
    "old_maid": {
        "take": _take,
        "find-or-take": _take,
        "find": _find,
        "find-or-done": lambda game, _: _kinds(game) in ({"done"}, {"pair", "done"}),
    },
    "memory": {"first": _flip(second=False), "second": _flip(second=True)},
}
"""By game and task: whether what its prompt says is true."""


def check_claims(game: Game, task: Task | None) -> None:
    """Fail if the prompt of the seat on turn says something untrue."""
    assert task is not None
    assert CLAIMS[game.name][task.name](game, task), (task, _kinds(game), game.state())
