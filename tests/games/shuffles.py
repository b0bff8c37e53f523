"""The shuffles of a match written again from docs/shuffles.md, with nothing but the standard library."""

import hmac
from collections.abc import Iterator, Sequence
from typing import Any, Final

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


def deck_of(game: str, options: dict[str, Any]) -> Cards:
    """Return the cards that are played with, in deck order."""
    if options.get("pitches") == "naturals":
        notes = [card for card in NOTES if card[:-1] in NATURALS]
    elif options.get("board") in {"naturals", "chromatic"}:
        names = NATURALS if options["board"] == "naturals" else NAMES
        return [card for card in NOTES if card[:-1] in names and card[-1] in "45"]
    else:
        notes = NOTES
    wilds = {"go_fish": [], "old_maid": ["X1"], "steps": WILDS[: 4 if options.get("reference_cards") else 6]}
    return notes + wilds.get(game, WILDS)


def deal(game: str, players: int, options: dict[str, Any], numbers: Iterator[int]) -> dict[str, Any]:
    """Return what is dealt."""
    cards = deck_of(game, options)
    shuffle(cards, numbers)
    if game == "memory":
        return {"board": cards}
    if game == "old_maid":
        return {"hands": [cards[seat::players] for seat in range(players)]}
    few = game == "keys_corners" or (game == "go_fish" and (players > 3 or options["pitches"] == "naturals"))
    dealt = players * (5 if few else 7)
    hands, rest = [cards[seat:dealt:players] for seat in range(players)], cards[dealt:]
    if game == "go_fish":
        return {"hands": hands, "stock": rest}
    if game != "keys_corners":
        return {"hands": hands, "discard": rest[:1], "stock": rest[1:]}
    piles: dict[str, Cards] = {}
    while len(piles) < 4:
        if rest[0] in WILDS:
            shuffle(rest, numbers)
        else:
            piles["NESW"[len(piles)]] = [rest.pop(0)]
    return {"hands": hands, "piles": piles, "stock": rest}


def chance_entry(
    game: str, players: int, options: dict[str, Any], state: dict[str, Any] | None, numbers: Iterator[int], *, of: int
) -> dict[str, Any]:
    """Return the entry of chance after `state`, as ``musicards replay`` prints it. `of`: the seat of a fan."""
    if state is None:
        return {"by": "chance", "do": "deal", **deal(game, players, options, numbers)}
    if game == "old_maid":
        return {"by": "chance", "do": "fan", "seat": of, "hand": fan(state["hands"][of], numbers)}
    stock = state["discard"][:0:-1]  # the bottom card first, without the top card
    shuffle(stock, numbers)
    return {"by": "chance", "do": "reshuffle", "stock": stock}
