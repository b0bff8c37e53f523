"""Moves of The Distance and Steps as numbers: 0 is draw, 1 pass, 2 done, and every other number is a play.

A play's number encodes three things: its *target* (what is said: a step; or a letter, with the pitch of the cards), how
many note cards it lays and how many wilds::

    FIRST_PLAY + target * WAYS + notes * 7 + wilds

For example, target 0 of Steps is the half step, so a half step with two note cards and one wild is
3 + 0 * 35 + 2 * 7 + 1 = 18. No rule distinguishes octaves or wilds, so a number does not either.
"""

from abc import abstractmethod
from typing import Final

from musicards.cards import BITS_IN, CARDS_OF_HOUR, DECK, NOTE_CARDS, WILDS, Card, CardSet, count_of_hour, i64
from musicards.games.shedding.actions import Play
from musicards.games.shedding.limits import SheddingNumbers, why_no_draw, why_no_pass

DRAW: Final = 0
PASS: Final = 1
DONE: Final = 2
FIRST_PLAY: Final = 3

_OCTAVES: Final = 4
KINDS_OF_WILDS: Final = len(DECK) - len(NOTE_CARDS) + 1  # a play lays 0 to 6 wilds
WAYS: Final = (_OCTAVES + 1) * KINDS_OF_WILDS  # pairs of a number of notes and a number of wilds
_MAX_KEPT: Final = 512  # lists of plays in each target's cache


def play_number(target: int, notes: int, wilds: int) -> int:
    """Return the number of a play."""
    return FIRST_PLAY + target * WAYS + notes * KINDS_OF_WILDS + wilds


class Target:
    """What a right play says, and the pitch of its note cards; each game adds what is said.

    Attributes:
        number: the target's part of a play's number.
        hour: the pitch of the note cards, or 0 if the play has only wilds.
        needs: cards of which a player must hold one to make such a play.
        cards: the cards that such a play can lay.
        numbers: the numbers of the plays, those with the fewest cards first, by how many of the note cards and how many
            wilds a player holds: place ``notes * 7 + wilds``.
    """

    def __init__(self, number: int, hour: int, *, needs_note: bool) -> None:
        """`needs_note`: a play of wilds only does not count."""
        self.number: i64 = number
        self.hour: i64 = hour
        self.needs: i64 = CARDS_OF_HOUR[hour] if needs_note else CARDS_OF_HOUR[hour] | WILDS
        self.cards: i64 = CARDS_OF_HOUR[hour] | WILDS
        self.numbers: list[list[int]] = []
        most = _OCTAVES if hour else 0
        for held in range(_OCTAVES + 1):
            for jokers in range(KINDS_OF_WILDS):
                plays = [
                    play_number(number, notes, wilds)
                    for notes in range(1, min(held, most) + 1)
                    for wilds in range(jokers + 1)
                ]
                if not needs_note:
                    plays += [play_number(number, 0, wilds) for wilds in range(1, jokers + 1)]
                self.numbers.append(plays)
        self._kept: dict[CardSet, list[Play]] = {}

    @abstractmethod
    def play(self, cards: tuple[Card, ...]) -> Play:
        """Return the play of `cards` that says this."""

    @abstractmethod
    def says(self, play: Play) -> bool:
        """Whether `play` says this, whatever its cards are."""

    def takes(self, play: Play) -> bool:
        """Whether the cards of `play`, which says this, are right."""
        return not play.mask & ~self.cards

    def plays(self, hand: CardSet) -> list[Play]:
        """Return the plays that a player with this hand can make, in the order of their numbers.

        Plays are immutable, so they are cached: making them again takes longer than everything else.
        """
        held: CardSet = hand & self.cards
        plays = self._kept.get(held)
        if plays is None:
            if len(self._kept) >= _MAX_KEPT:
                self._kept.clear()
            wilds = BITS_IN[held >> len(NOTE_CARDS)]
            numbers = self.numbers[count_of_hour(held, self.hour) * KINDS_OF_WILDS + wilds]
            plays = [self.play(tuple(cards_of_way(held, self.hour, (move - FIRST_PLAY) % WAYS))) for move in numbers]
            self._kept[held] = plays
        return plays


class RightPlays:
    """What is right now: the targets of the right plays, and the cards that fit.

    Attributes:
        targets: in the order in which plays are listed.
        needs: cards of which a player must hold one to make any of these plays.
        fits: the note cards that fit, in the sense of the rules for drawing.
    """

    def __init__(self, targets: list[Target], fits: CardSet) -> None:
        self.targets: list[Target] = targets
        self.needs: i64 = 0
        for target in targets:
            self.needs |= target.needs
        self.fits: CardSet = fits

    def numbers(self, hand: i64) -> list[int]:
        """Return the numbers of the right plays of this hand."""
        found: list[int] = []
        if hand & self.needs:
            wilds: i64 = BITS_IN[hand >> len(NOTE_CARDS)]
            for target in self.targets:
                if hand & target.needs:
                    found += target.numbers[count_of_hour(hand, target.hour) * KINDS_OF_WILDS + wilds]
        return found

    def targets_said_by(self, play: Play) -> list[Target]:
        """Return the targets that say what `play` says. It is right if one of them takes its cards."""
        return [target for target in self.targets if target.says(play)]

    def target(self, number: i64) -> Target:
        """Return the target with this number; it is one of the right ones."""
        for target in self.targets:
            if target.number == number:
                return target
        raise LookupError(f"target {number} is not right now")


def draw_and_pass(numbers: SheddingNumbers, *, fitting: i64, drawn: int, left: int) -> i64:
    """Return whether drawing and passing are possible: bit n for move n. For the arguments see `why_no_draw`."""
    moves: i64 = 0
    if why_no_draw(numbers, fitting=fitting, drawn=drawn, left=left) is None:
        moves = 1 << DRAW
    if why_no_pass(numbers, drawn=drawn, left=left) is None:
        moves |= 1 << PASS
    return moves


def cards_of_way(hand: i64, hour: i64, way: i64) -> list[Card]:
    """Return the cards to lay: the first wilds in deck order, then the first notes of `hour`, so that a note is on top.

    Args:
        hand: the cards held.
        hour: the pitch of the notes.
        way: how many notes and wilds: ``notes * 7 + wilds``.
    """
    cards: list[Card] = []
    wilds = way % KINDS_OF_WILDS
    place: i64 = len(NOTE_CARDS)
    while wilds:
        if hand >> place & 1:
            cards.append(DECK[place])
            wilds -= 1
        place += 1
    notes = way // KINDS_OF_WILDS
    place = hour % 12
    while notes:
        if hand >> place & 1:
            cards.append(DECK[place])
            notes -= 1
        place += 12
    return cards


def describe(move: int, targets: list[str]) -> str:
    """Return what a number means, in a few words; `targets` has a name for each of the game's targets.

    >>> describe(18, ["half step"])
    'half step: 2 notes, 1 wild'
    """
    if move < FIRST_PLAY:
        return ("draw", "pass", "done")[move]
    target, way = divmod(move - FIRST_PLAY, WAYS)
    notes, wilds = divmod(way, KINDS_OF_WILDS)
    parts = [f"{count} {word}{'s' if count > 1 else ''}" for count, word in ((notes, "note"), (wilds, "wild")) if count]
    return f"{targets[target]}: {', '.join(parts)}"
