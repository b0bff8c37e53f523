"""What happened at the table, as one says it to somebody sitting there."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from musicards.games.distance import LetterPlayed
from musicards.games.english.lessons import lesson
from musicards.games.english.words import Voice, card_name, card_names, join, note, space_name
from musicards.games.event import (
    Called,
    Caught,
    Dealt,
    Drew,
    Ended,
    Event,
    Finished,
    Misplayed,
    Passed,
    Penalized,
    Reshuffled,
    TurnStarted,
)
from musicards.games.keys_corners import BookTaken, Discarded, DrewUp, Moved, Placed, Skipped
from musicards.games.steps import StepPlayed

__all__ = ["describe"]


def describe(event: Event, viewer: int | None = None, names: Sequence[str] = ()) -> str:
    """What happened, in a sentence or two said to `viewer` ("you"). The event is as that viewer may see it.

    `names`: by seat, what the players are called; seats without a name are "Seat 1" and so on.
    """
    return _SENTENCES[type(event)](event, Voice(viewer, names))


def _dealt(event: Dealt, _: Voice) -> str:
    if event.starter is None:
        return "The cards are dealt."
    return f"The cards are dealt. The starter is {card_name(event.starter)}."


def _turn(event: TurnStarted, voice: Voice) -> str:
    return "It is your turn." if event.seat == voice.viewer else f"It is {voice.name(event.seat)}'s turn."


def _letter(event: LetterPlayed, voice: Voice) -> str:
    cards = card_names(event.cards, letter=event.letter)
    said = "" if cards == event.letter else f" and {'say' if event.seat == voice.viewer else 'says'} {event.letter}"
    return f"{voice.does(event.seat, 'play')} {cards}{said}."


def _step(event: StepPlayed, voice: Voice) -> str:
    cards = card_names(event.cards)
    wild = f" as {note(event.pitch)}" if event.pitch else ""
    step = f", a {event.step} step" if event.step else ""
    return f"{voice.does(event.seat, 'play')} {cards}{wild}{step}."


def _misplay(event: Misplayed, voice: Voice) -> str:
    kinds = {"step": "{} step", "letter": "{}", "pitch": "{}"}
    said = [kinds[kind].format(note(word) if kind == "pitch" else word) for kind, word in event.say.items()]
    words = f" and {'say' if event.seat == voice.viewer else 'says'} {join(said)}" if said else ""
    return f"{voice.does(event.seat, 'play')} {card_names(event.cards)}{words}. {lesson(event)}"


def _drew(event: Drew, voice: Voice) -> str:
    return f"{voice.does(event.seat, 'draw')} {card_name(event.card) if event.card else 'a card'}."


def _penalty(event: Penalized, voice: Voice) -> str:
    cards = "a penalty card" if event.count == 1 else f"{event.count} penalty cards"
    which = f": {card_names(event.cards)}" if event.cards else ""
    return f"{voice.does(event.seat, 'take')} {cards}{which}."


def _caught(event: Caught, voice: Voice) -> str:
    by = "you" if event.by == voice.viewer else voice.name(event.by)
    return f"{voice.does(event.seat, 'are')} caught by {by}: one card left, and no call."


def _ended(event: Ended, voice: Voice) -> str:
    winners = [voice.who(seat) for seat in event.winners]
    if len(winners) == 1:
        won = "You win" if event.winners[0] == voice.viewer else f"{winners[0]} wins"
    else:
        won = f"{join(winners)} share the win"
    return f"{'Nobody can go on. ' if event.blocked else 'The game is over. '}{won}."


def _placed(event: Placed, voice: Voice) -> str:
    name = note(event.name)
    card = f"a wild as {name}" if card_name(event.card) == "a wild" else name
    source = " from the discard pile" if event.source == "discard" else ""
    return f"{voice.does(event.seat, 'place')} {card}{source} on {space_name(event.to)}."


def _moved(event: Moved, voice: Voice) -> str:
    cards = join([note(name) for name in event.names])
    way = f"from {space_name(event.source)} to {space_name(event.to)}"
    return f"{voice.does(event.seat, 'move')} {cards} {way}."


def _book(event: BookTaken, voice: Voice) -> str:
    what = "the scale" if event.kind == "scale" else f"four {note(event.names[0])}s"
    return f"{voice.does(event.seat, 'complete')} {what} on {space_name(event.space)}: {event.points} points."


def _drew_up(event: DrewUp, voice: Voice) -> str:
    count = "a card" if event.count == 1 else f"{event.count} cards"
    which = f": {card_names(event.cards)}" if event.cards else ""
    return f"{voice.does(event.seat, 'draw')} {count}{which}."


_SENTENCES: Final[Mapping[type[Event], Callable[[Any, Voice], str]]] = {
    Dealt: _dealt,
    TurnStarted: _turn,
    LetterPlayed: _letter,
    StepPlayed: _step,
    Misplayed: _misplay,
    Drew: _drew,
    Penalized: _penalty,
    Passed: lambda event, voice: f"{voice.does(event.seat, 'pass')}.",
    Finished: lambda event, voice: f"{voice.does(event.seat, 'are')} done.",
    Called: lambda event, voice: f"{voice.does(event.seat, 'call')} “Musicards!”",
    Caught: _caught,
    Reshuffled: lambda event, _: f"The discard pile becomes a new stock of {event.count} cards.",
    Ended: _ended,
    Placed: _placed,
    Moved: _moved,
    Discarded: lambda event, voice: f"{voice.does(event.seat, 'discard')} {card_name(event.card)}.",
    BookTaken: _book,
    DrewUp: _drew_up,
    Skipped: lambda event, voice: f"{voice.does(event.seat, 'have')} no cards and no play, and the turn goes on.",
}
"""By event."""
