"""The shuffles of a match, written again from docs/shuffles.md without the program's help."""

import hmac
from collections.abc import Iterator, Sequence
from typing import Any, Final

from tests.games.cases import Options, State, case_of

Cards = list[str]

NATURALS: Final = "CDEFGAB"
NAMES: Final = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"]
NOTES: Final = [name + octave for octave in "3456" for name in NAMES]
WILDS: Final = ["?1", "?2", "?3", "?4", "X1", "X2"]


def numbers_of(secret: bytes, chance: int) -> Iterator[int]:
    """Yield the random numbers of a chance entry."""
    count = 0
    while True:
        count += 1
        digest = hmac.new(secret, b"%d %d" % (chance, count), "sha256").hexdigest()
        yield int(digest[:10], 16)


def shuffle(cards: Cards, numbers: Iterator[int]) -> None:
    """Shuffle `cards` in place."""
    for last in range(len(cards) - 1, 0, -1):
        other = next(numbers) * (last + 1) >> 40
        cards[last], cards[other] = cards[other], cards[last]


def fan(hand: Sequence[str], numbers: Iterator[int]) -> Cards:
    """Return a hand, which is in deck order, as it is held out in Old Maid."""
    row: Cards = []
    r = 0
    for before, card in enumerate(hand):
        if before % 7 == 1:
            r = next(numbers)
        r *= before + 1
        row.insert(r >> 40, card)
        r %= 2**40
    return row


def notes(options: Options) -> Cards:
    """Return the note cards that are played with, by the option `pitches`."""
    return [card for card in NOTES if card[:-1] in NATURALS] if options["pitches"] == "naturals" else NOTES


def cards_held(state: State) -> list[int]:
    """Return the number of cards in each hand."""
    return [len(hand) for hand in state["hands"]]


def chance_entry(
    game: str, players: int, options: dict[str, Any], state: dict[str, Any] | None, numbers: Iterator[int], *, of: int
) -> dict[str, Any]:
    """Return the entry of chance after `state`, as ``musicards replay`` prints it. `of`: the seat of a fan."""
    if state is None:
        cards = list(case_of(game).deck(options))
        shuffle(cards, numbers)
        return {"by": "chance", "do": "deal", **case_of(game).deal(cards, players, options, numbers)}
    if game == "old_maid":
        return {"by": "chance", "do": "fan", "seat": of, "hand": fan(state["hands"][of], numbers)}
    stock = state["discard"][:0:-1]  # the bottom card first, without the top card
    shuffle(stock, numbers)
    return {"by": "chance", "do": "reshuffle", "stock": stock}
