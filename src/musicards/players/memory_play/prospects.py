"""What each player may hope for when all remember everything and play as well as they can: a dynamic program.

The state is what lies on the board (`Counts`) and, near the end, who has how many pairs. Each turn shows a new card, so
the program works back from the empty board. Only passing shows none: to turn over two cards that all know already. Two
players who both had better pass would do so for ever; here each gives in sooner or later, as `patience` has it.

The recursion, and what it takes for granted, stand in docs/memory.md.
"""

from typing import Final, TypeAlias

from musicards.players.memory_play.counts import (
    FOUR_KNOWN,
    FOUR_NEW,
    TWO_KNOWN,
    TWO_NEW,
    Counts,
    four_known,
    four_new,
    pairs_left,
    two_known,
    two_new,
)

__all__ = ["Payoffs", "Prospects", "Scores"]

Payoffs: TypeAlias = tuple[float, ...]
"""What each player may hope for: that on turn first, then in the order of play."""

Scores: TypeAlias = tuple[int, ...]
"""Pairs taken: that of the player on turn first, then in the order of play. Empty where they do not count."""

_ROUNDING: Final = 1e-9  # payoffs that differ by less are equal
_ROUNDS: Final = 12  # of two players one is enough; of more, now and then somebody always wants to change


class Prospects:
    """Payoffs by state, worked out when they are asked for, and kept.

    Given `Scores`, a payoff is the share of the win: 1 for the winner, shared evenly by those who tie. Without them it
    is pairs still to come; for somebody who plays alone, that less the turns it takes.

    Attributes:
        players: how many sit at the table.
        patience: how often, from 0 to below 1, a player passes when that is best.
    """

    def __init__(self, players: int, patience: float) -> None:
        """Tables with nothing in them yet."""
        self.players = players
        self.patience = patience if players > 1 else 0.0
        self._opening: dict[tuple[Counts, Scores], Payoffs] = {}
        self._on_turn: dict[tuple[Counts, Scores], Payoffs] = {}  # where one may pass

    @property
    def size(self) -> int:
        """How many states have been worked out."""
        return len(self._opening)

    def on_turn(self, counts: Counts, scores: Scores) -> Payoffs:
        """Before the first card of a turn, no pair being known."""
        if not counts or (scores and _is_decided(counts, scores)):
            return self._end(scores)
        if self.patience == 0.0 or two_known(counts) + four_known(counts) < 2:
            return self.opening(counts, scores)
        key = (counts, scores)
        if key not in self._on_turn:
            self._pass_around(counts, scores)
        return self._on_turn[key]

    def passes(self, counts: Counts, scores: Scores) -> bool:
        """Whether the player on turn had rather leave it to the next to open."""
        if self.patience == 0.0 or two_known(counts) + four_known(counts) < 2:
            return False
        return self._goes_on(counts, scores)[0] > self.opening(counts, scores)[0] + _ROUNDING

    def _pass_around(self, counts: Counts, scores: Scores) -> None:
        """Work out what being on turn is worth where one may pass, for all players at once: they wait for each other.

        Who passes does so with `patience`, else opens. At first nobody passes; then whoever does better that way does,
        until nobody wants to change any more.
        """
        players = self.players
        seats = range(players)
        asked = [(*scores[seat:], *scores[:seat]) for seat in seats]
        openings = [_turned(self.opening(counts, asked[seat]), players - seat) for seat in seats]
        turns = openings
        passing = [0.0] * players
        for _ in range(_ROUNDS):
            before = passing
            passing = [
                self.patience if turns[(seat + 1) % players][seat] > openings[seat][seat] + _ROUNDING else 0.0
                for seat in seats
            ]
            if passing == before:
                break
            turns = [_passed_around(openings, passing, first) for first in seats]
        for seat in seats:
            self._on_turn[counts, asked[seat]] = _turned(turns[seat], seat)

    def opening(self, counts: Counts, scores: Scores) -> Payoffs:
        """To turn over a card that nobody knows, and then what is best."""
        key = (counts, scores)
        known = self._opening.get(key)
        if known is not None:
            return known
        new_two, new_four = two_new(counts), four_new(counts)
        mates_two, mates_four = two_known(counts), 3 * four_known(counts)
        hidden = 2 * new_two + mates_two + 4 * new_four + mates_four
        payoffs = [0.0] * self.players
        if mates_two:
            _add(payoffs, mates_two / hidden, self._take(counts - TWO_KNOWN, scores))
        if mates_four:
            _add(payoffs, mates_four / hidden, self._take(counts - FOUR_KNOWN + TWO_NEW, scores))
        if new_two:
            _add(payoffs, 2 * new_two / hidden, self._best(counts - TWO_NEW + TWO_KNOWN, scores, up=TWO_KNOWN))
        if new_four:
            _add(payoffs, 4 * new_four / hidden, self._best(counts - FOUR_NEW + FOUR_KNOWN, scores, up=FOUR_KNOWN))
        self._opening[key] = tuple(payoffs)
        return self._opening[key]

    def idles(self, counts: Counts, scores: Scores, up: Counts) -> bool:
        """Whether to turn over second a card that all know, rather than one that nobody does.

        `up`: of what sort, `TWO_KNOWN` or `FOUR_KNOWN`, the kind is that lies face up; in `counts` it is known. That
        there are cards of both sorts to choose from is for the caller to see to.
        """
        return self._goes_on(counts, scores)[0] > self._looking_on(counts, scores, up)[0] + _ROUNDING

    def _best(self, counts: Counts, scores: Scores, up: Counts) -> Payoffs:
        """The first card is new, and lies face up: the better of the two ways to go on."""
        looking_on = self._looking_on(counts, scores, up)
        if two_known(counts) + four_known(counts) < 2:
            return looking_on
        idling = self._goes_on(counts, scores)
        return idling if idling[0] > looking_on[0] + _ROUNDING else looking_on

    def _looking_on(self, counts: Counts, scores: Scores, up: Counts) -> Payoffs:
        """To turn over a second card that nobody knows."""
        new_two, new_four = two_new(counts), four_new(counts)
        mates_two, mates_four = two_known(counts), 3 * four_known(counts)
        hidden = 2 * new_two + mates_two + 4 * new_four + mates_four
        payoffs = [0.0] * self.players
        if up == TWO_KNOWN:
            _add(payoffs, 1 / hidden, self._take(counts - TWO_KNOWN, scores))
            mates_two -= 1
        else:
            _add(payoffs, 3 / hidden, self._take(counts - FOUR_KNOWN + TWO_NEW, scores))
            mates_four -= 3
        if mates_two:
            _add(payoffs, mates_two / hidden, self._next_takes(counts - TWO_KNOWN, scores))
        if mates_four:
            _add(payoffs, mates_four / hidden, self._next_takes(counts - FOUR_KNOWN + TWO_NEW, scores))
        if new_two:
            _add(payoffs, 2 * new_two / hidden, self._goes_on(counts - TWO_NEW + TWO_KNOWN, scores))
        if new_four:
            _add(payoffs, 4 * new_four / hidden, self._goes_on(counts - FOUR_NEW + FOUR_KNOWN, scores))
        return tuple(payoffs)

    def _take(self, counts: Counts, scores: Scores) -> Payoffs:
        """The player on turn takes a pair, which leaves `counts`, and goes on."""
        if scores:
            return self.on_turn(counts, (scores[0] + 1, *scores[1:]))
        payoffs = self.on_turn(counts, scores)
        return (payoffs[0] + 1, *payoffs[1:])

    def _goes_on(self, counts: Counts, scores: Scores) -> Payoffs:
        """The turn passes to the next player."""
        return self._seen_before(self.on_turn(counts, (*scores[1:], *scores[:1])))

    def _next_takes(self, counts: Counts, scores: Scores) -> Payoffs:
        """The turn passes to the next player, who takes a pair, which leaves `counts`."""
        return self._seen_before(self._take(counts, (*scores[1:], *scores[:1])))

    def _seen_before(self, payoffs: Payoffs) -> Payoffs:
        """The payoffs as the player before lists them. Who plays alone has lost a turn."""
        if self.players == 1:
            return (payoffs[0] - 1,)
        return (payoffs[-1], *payoffs[:-1])

    def _end(self, scores: Scores) -> Payoffs:
        """Nothing can change any more."""
        if not scores:
            return (0.0,) * self.players
        most = max(scores)
        share = 1 / scores.count(most)
        return tuple([share if score == most else 0.0 for score in scores])


def _turned(payoffs: Payoffs, seat: int) -> Payoffs:
    """The payoffs as the player so many seats on lists them."""
    return (*payoffs[seat:], *payoffs[:seat])


def _passed_around(openings: list[Payoffs], passing: list[float], first: int) -> Payoffs:
    """The payoffs if it is the turn of `first`, and each player passes as often as `passing` says, else opens.

    All lists begin with the same player, not with `first`.
    """
    players = len(openings)
    payoffs = [0.0] * players
    reached = 1.0
    for turn in range(first, first + players):
        seat = turn % players
        _add(payoffs, reached * (1 - passing[seat]), openings[seat])
        reached *= passing[seat]
    return tuple([payoff / (1 - reached) for payoff in payoffs])  # when all have passed it begins again


def _is_decided(counts: Counts, scores: Scores) -> bool:
    """Whether the leader cannot be caught up with any more."""
    first, second = 0, 0
    for score in scores:
        if score > first:
            first, second = score, first
        elif score > second:
            second = score
    return first - second > pairs_left(counts)


def _add(payoffs: list[float], weight: float, more: Payoffs) -> None:
    for at, payoff in enumerate(more):
        payoffs[at] += weight * payoff
