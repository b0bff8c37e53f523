"""The numbers of moves in The Distance and Steps: drawing, passing, being done, and how many cards one lays of what.

A play's number says its *target* (the step, or the letter and pitch; each game's own table), how many notes of that
pitch and how many wilds: ``FIRST_PLAY + target * WAYS + notes * 7 + wilds``. No rule tells octaves apart, so neither
does a number.
"""

from typing import Final

from musicards.cards import DECK, NOTE_CARDS, Card, i64
from musicards.games.shedding.limits import why_no_draw, why_no_pass

__all__ = [
    "DONE",
    "DRAW",
    "FIRST_PLAY",
    "PASS",
    "WAYS",
    "add_others",
    "cards_of_way",
    "describe",
    "note_plays",
    "play_number",
    "wild_plays",
]

DRAW: Final = 0
PASS: Final = 1
DONE: Final = 2
FIRST_PLAY: Final = 3

_WILDS: Final = len(DECK) - len(NOTE_CARDS)
_OCTAVES: Final = 4
WAYS: Final = (_OCTAVES + 1) * (_WILDS + 1)
"""How many pairs of a number of notes and a number of wilds there are, none of both included."""


def play_number(target: int, notes: int, wilds: int) -> int:
    """The number of a play."""
    return FIRST_PLAY + target * WAYS + notes * (_WILDS + 1) + wilds


def note_plays(target: int) -> list[list[list[int]]]:
    """By how many notes of the pitch and how many wilds one holds: the plays of at least one note, fewest first."""
    return [
        [
            [play_number(target, notes, wilds) for notes in range(1, held + 1) for wilds in range(jokers + 1)]
            for jokers in range(_WILDS + 1)
        ]
        for held in range(_OCTAVES + 1)
    ]


def wild_plays(target: int) -> list[list[int]]:
    """By how many wilds one holds: the plays of wilds alone, fewest first."""
    return [[play_number(target, 0, wilds) for wilds in range(1, jokers + 1)] for jokers in range(_WILDS + 1)]


def add_others(moves: list[int], *, fitting: i64, drawn: int, left: int, limit: int) -> None:
    """Add drawing and passing to `moves`, where they are possible; the words are those of `limits`."""
    if why_no_draw(fitting=fitting, drawn=drawn, left=left, limit=limit) is None:
        moves.append(DRAW)
    if why_no_pass(drawn=drawn, left=left) is None:
        moves.append(PASS)


def cards_of_way(hand: i64, hour: i64, way: i64) -> list[Card]:
    """The cards to lay: the first wilds in deck order, then the first notes of `hour`, so that a note lies on top."""
    cards: list[Card] = []
    wilds = way % (_WILDS + 1)
    place: i64 = len(NOTE_CARDS)
    while wilds:
        if hand >> place & 1:
            cards.append(DECK[place])
            wilds -= 1
        place += 1
    notes = way // (_WILDS + 1)
    place = hour % 12
    while notes:
        if hand >> place & 1:
            cards.append(DECK[place])
            notes -= 1
        place += 12
    return cards


def describe(move: int, targets: list[str]) -> str:
    """What a number means; `targets`: what each of the game's targets is called.

    >>> describe(FIRST_PLAY + 16, ["half step"])
    'half step: 2 notes, 2 wilds'
    """
    if move < FIRST_PLAY:
        return ("draw", "pass", "done")[move]
    target, way = divmod(move - FIRST_PLAY, WAYS)
    notes, wilds = divmod(way, _WILDS + 1)
    parts = [f"{count} {word}{'s' if count > 1 else ''}" for count, word in ((notes, "note"), (wilds, "wild")) if count]
    return f"{targets[target]}: {', '.join(parts)}"
