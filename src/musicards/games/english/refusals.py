"""Why an attempt was refused, and what could be done instead."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from musicards.errors import Facts, MusicardsError, Refusal
from musicards.games.english.words import card_name, join, note, seat_name, space_name
from musicards.games.game import Reason
from musicards.games.go_fish import GoFishReason
from musicards.games.keys_corners import CornersReason
from musicards.games.memory import MemoryReason
from musicards.games.shedding import SheddingReason
from musicards.games.steps import StepsReason

__all__ = ["explain"]


def explain(error: MusicardsError, names: Sequence[str] = ()) -> str:
    """Why an attempt was refused, in a sentence or two on one line. `names`: by seat, what the players are called."""
    if not isinstance(error, Refusal):
        return " ".join(str(error).split())
    if error.reason == Reason.NOT_YOUR_TURN:
        return f"Wait a moment: it is {seat_name(_number(error.facts['turn']), names)}'s turn."
    return _SENTENCES[error.reason](error.facts)


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0


def _strings(value: object) -> list[str]:
    return [str(each) for each in value] if isinstance(value, Sequence) else []


def _space(value: object) -> str:
    return space_name(str(value))


def _spaces(value: object) -> str:
    """One of several spaces."""
    return join([space_name(space) for space in _strings(value)], "or")


def _cards(value: object) -> str:
    """Cards by name and octave."""
    return join([card_name(code, octave=True) for code in _strings(value)])


def _pass_too_early(facts: Facts) -> str:
    if facts["fits"]:
        return "Look again: one of your cards fits, so play it; passing comes after three draws."
    draws = facts["draws"]
    return f"Draw {'once more' if draws == 1 else f'{draws} more times'} before you pass, or play."


def _continue(facts: Facts) -> str:
    place = f"{_space(facts['to']).capitalize()} waits for {note(str(facts['wants']))}"
    if facts["top"] is not None and facts["wants_degree"]:
        place += f", which comes after {note(str(facts['top']))} in the scale"
    elif facts["wants_degree"]:
        place += ", the tonic"
    elif facts["top"] is not None:
        place += ": it is a stack of one pitch outside the scale"
    name = note(str(facts["name"]))
    belongs = f"is note {facts['degree']} of the scale" if facts["degree"] else "is not in the scale"
    return f"{place}. {name} {belongs}."


def _complete(facts: Facts) -> str:
    return f"Nothing goes on top of {note(str(facts['top']))} on {_space(facts['to'])}: it is the scale's last note."


def _move_first(facts: Facts) -> str:
    ways = f"{_space(facts['from'])} and {_space(facts['to'])}"
    return f"A pile can move, and must before the turn ends: look at {ways}."


_SENTENCES: Final[Mapping[str, Callable[[Facts], str]]] = {
    Reason.GAME_OVER: lambda _: "The game is over.",
    Reason.NO_SUCH_SEAT: lambda facts: (
        f"There is no seat {facts['seat']} at this table: seats are 0 to {_number(facts['players']) - 1}."
    ),
    Reason.CHANCE_FIRST: lambda _: "The cards have to be dealt or shuffled first.",
    Reason.CHANCE_OUT_OF_PLACE: lambda _: "Nothing is to be dealt or shuffled now.",
    Reason.WRONG_CARDS: lambda facts: (
        f"The fan has to be the hand of seat {facts['seat']}, exactly."
        if "seat" in facts
        else f"This {facts['of']} does not have exactly the cards that it should."
    ),
    Reason.CARD_NOT_HELD: lambda facts: f"Not in your hand: {_cards(facts['cards'])}.",
    Reason.CARD_TWICE: lambda facts: f"A card is named twice: {_cards(facts['cards'])}.",
    Reason.NO_CARD: lambda _: "Choose one or more cards first.",
    Reason.NO_SUCH_POSITION: lambda facts: (
        f"There is no card in position {facts['position']}: positions are 0 to {_number(facts['count']) - 1}."
    ),
    Reason.NOT_IN_THIS_GAME: lambda facts: f"That is not done in {facts['game']}.",
    SheddingReason.SAY_TOO_LITTLE: lambda facts: (
        "Say the step, too: half or whole."
        if facts["word"] == "step"
        else "Say the pitch, too: a wild is what you say it is."
    ),
    SheddingReason.SAY_TOO_MUCH: lambda facts: (
        "On a wild starter no step is said: any one pitch may be played."
        if facts["word"] == "step"
        else "A pitch is said for a wild only: note cards speak for themselves."
    ),
    SheddingReason.CARD_FITS: lambda facts: (
        "Look again: one of your cards fits."
        if len(_strings(facts["cards"])) == 1
        else "Look again: some of your cards fit."
    ),
    SheddingReason.NOTHING_TO_DRAW: lambda _: "Nothing is left to draw: play, or pass.",
    SheddingReason.DRAWN_ENOUGH: lambda _: "Three draws are the most in one turn: play, or pass.",
    SheddingReason.PASS_TOO_EARLY: _pass_too_early,
    SheddingReason.NOBODY_EXPOSED: lambda _: "Nobody is down to one card without having called.",
    StepsReason.CHAIN_OPEN: lambda _: "After a half step, play another half step or say that you are done.",
    StepsReason.NOTHING_DONE: lambda _: "Done is for after a half step. Play, draw or pass first.",
    CornersReason.DOES_NOT_CONTINUE: _continue,
    CornersReason.PILE_COMPLETE: _complete,
    CornersReason.FILL_FIRST: lambda facts: f"First put a card on {_spaces(facts['gaps'])}: it is empty.",
    CornersReason.FILL_FROM_HAND: lambda _: "Fill the foundation from your hand: you still hold cards.",
    CornersReason.NOT_DISCARD_TOP: lambda facts: (
        f"The discard pile's top card is not {card_name(str(facts['card']), octave=True)}."
    ),
    CornersReason.WILD_NEEDS_NAME: lambda _: "Say which note the wild stands for.",
    CornersReason.NOTE_HAS_NAME: lambda facts: (
        f"{card_name(str(facts['card'])).capitalize()} is what it is: only a wild stands for another note."
    ),
    CornersReason.NOT_A_FOUNDATION: lambda _: "Cards move from foundations only; in a corner they stay.",
    CornersReason.SAME_PILE: lambda facts: f"The cards lie on {_space(facts['from'])} already.",
    CornersReason.EMPTY_PILE: lambda facts: f"Nothing lies on {_space(facts['from'])}.",
    CornersReason.TOO_MANY: lambda facts: f"There are only {facts['height']} cards on {_space(facts['from'])}.",
    CornersReason.ONLY_WHOLE: lambda facts: (
        f"A stack moves as a whole: move all {facts['height']} cards of {_space(facts['from'])}, or none."
    ),
    CornersReason.NOT_LONGER: lambda facts: (
        f"Part of a run may only move where the run becomes longer: there it would have {facts['sum']} cards, "
        f"and {_space(facts['from'])} has {facts['height']} now."
    ),
    CornersReason.STACK_STAYS: lambda facts: (
        f"{note(str(facts['name']))} is not in the scale: corners are for the scale."
    ),
    CornersReason.TOO_HIGH: lambda facts: (
        f"A stack has {facts['most']} cards at the most: these would be {facts['sum']}."
    ),
    CornersReason.DISCARD_ONLY_PLAY: lambda _: "Discarding is a turn's only play, and you have played already.",
    CornersReason.CARD_FITS: lambda facts: (
        f"{card_name(str(facts['card']))} can be placed: look at {_spaces(facts['to'])}."
    ),
    CornersReason.WILD_FITS: lambda _: "A wild is never discarded: there is always a place for it.",
    CornersReason.MOVE_FIRST: _move_first,
    CornersReason.PLAY_FIRST: lambda _: "Make at least one play first; if nothing fits, discard a card.",
    GoFishReason.PITCH_NOT_HELD: lambda facts: (
        f"You hold no {note(str(facts['pitch']))}: ask for a pitch that you have yourself."
    ),
    GoFishReason.ASK_YOURSELF: lambda _: "Ask one of the others.",
    MemoryReason.CARD_GONE: lambda facts: f"The card in position {facts['position']} has been taken.",
    MemoryReason.LIES_UP: lambda facts: f"The card in position {facts['position']} lies face up already: flip another.",
}
"""By reason."""
