"""What the prompt of each task claims, checked against the rules: what is possible now, and what is not."""

from collections.abc import Callable
from typing import Final

from musicards.cards import NOTES, cards_in, is_wild
from musicards.errors import Refusal
from musicards.games.action import Action, Done, Draw, Pass
from musicards.games.distance import DistancePlay
from musicards.games.game import Game
from musicards.games.keys_corners.actions import Discard, Move, Place
from musicards.games.keys_corners.board import SPACES
from musicards.games.memory import MemoryView
from musicards.games.old_maid import OldMaidView
from musicards.games.shedding import Play, Shedding
from musicards.games.steps import Steps, StepsPlay
from musicards.games.steps.actions import Step
from musicards.games.task import Task

__all__ = ["CLAIMS", "check_claims"]

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


def _kinds(game: Game) -> set[str]:
    """Return what is possible, in the words of actions."""
    if isinstance(game, Shedding):
        simple = {"draw": Draw(), "pass": Pass(), "done": Done()}
        found = {word for word, action in simple.items() if word in game.actions and _can(game, action)}
        return found | ({"play"} if all(_can(game, play) for play in _single_plays(game)) else set())
    return {str(action.to_json()["do"]) for action in game.legal_actions()}


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


def _fill(source: str) -> Claim:
    """Claim that nothing is possible but filling the gaps with a card from `source`."""

    def claim(game: Game, task: Task) -> bool:
        places = [action for action in game.legal_actions() if isinstance(action, Place)]
        return (
            _kinds(game) == {"place"}
            and {SPACES[place.to] for place in places} == {str(gap) for gap in list(task.facts["gaps"])}  # type: ignore[call-overload]
            and {place.source for place in places} == {source}
            and bool(game.hands[game.turn]) == (source == "hand")
        )

    return claim


def _must_move(game: Game, _: Task) -> bool:
    """Claim that a move is possible, and compulsory before the turn ends."""
    discards = [Discard(card) for card in cards_in(game.hands[game.turn])]
    return "move" in _kinds(game) and not any(_can(game, action) for action in (Done(), *discards))


def _must_play(game: Game, _: Task) -> bool:
    """Claim that the player must play a card, and can discard one that fits nowhere."""
    discardable = any(_can(game, Discard(card)) for card in cards_in(game.hands[game.turn]))
    fitting = bool(_kinds(game) & {"place", "move"})
    return not _can(game, Done()) and (fitting or discardable)


def _free(game: Game, _: Task) -> bool:
    """Claim that the turn may end, and that something can still be played."""
    kinds = _kinds(game)
    return "done" in kinds and bool(kinds & {"place", "move"}) and bool(game.hands[game.turn])


def _empty_hand(*kinds: type[Action]) -> Claim:
    """Claim that the hand is empty, that the turn may end, and that these kinds of plays are possible."""
    return lambda game, _: (
        not game.hands[game.turn] and {type(action) for action in game.legal_actions()} == {Done, *kinds}
    )


def _take(game: Game, task: Task) -> bool:
    """Claim that a card is taken from this seat."""
    view = game.view(None)
    assert isinstance(view, OldMaidView)
    return _kinds(game) == {"take"} and task.facts["seat"] == view.of


def _flip(*, second: bool) -> Claim:
    """Claim that a card is turned over, as the first or the second one."""

    def claim(game: Game, _: Task) -> bool:
        view = game.view(None)
        assert isinstance(view, MemoryView)
        return _kinds(game) == {"flip"} and (view.up is not None) == second

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
    "go_fish": {"ask": _only("ask")},
    "old_maid": {"take": _take},
    "memory": {"first": _flip(second=False), "second": _flip(second=True)},
}
"""By game and task: whether what its prompt says is true."""


def check_claims(game: Game, task: Task | None) -> None:
    """Fail if the prompt of the seat on turn says something untrue."""
    assert task is not None
    assert CLAIMS[game.name][task.name](game, task), (task, _kinds(game), game.state())
