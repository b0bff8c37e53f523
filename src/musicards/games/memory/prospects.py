"""The expected payoff of each player of Memory under perfect memory and optimal play, by dynamic programming.

The state is the board (`Counts`) and, near the end, the pairs of each player. Two cards of the same *kind* make a pair
(`KIND_OF`). As soon as two cards of a kind are known, somebody takes them, so between turns there are only four classes
of kinds: with four or two cards left, and with one of them known or none. The numbers of kinds in each class are packed
into one integer, eight bits each, so that lookups are fast and the next state is a sum. Example: 3 * TWO_NEW + 1 *
TWO_KNOWN is a board with four pairs, one card of which is known.

Each turn shows a new card, so the program works back from the empty board. Only passing, which is turning over two
known cards, shows none. Two players who both prefer to pass would do so forever; `patience` makes each give in sooner
or later. docs/memory.md explains the recursion and its assumptions.
"""

from typing import Final, TypeAlias

Counts: TypeAlias = int
"""A sum of multiples of `TWO_NEW`, `TWO_KNOWN`, `FOUR_NEW` and `FOUR_KNOWN`."""

TWO_NEW: Final = 1  # a kind with two cards left, neither of them known
TWO_KNOWN: Final = 1 << 8  # two left, one of them known
FOUR_NEW: Final = 1 << 16  # four left, none known
FOUR_KNOWN: Final = 1 << 24  # four left, one known


def two_new(counts: Counts) -> int:
    """Return how many kinds have two cards left and none known."""
    return counts & 255


def two_known(counts: Counts) -> int:
    """Return how many kinds have two cards left and one known."""
    return counts >> 8 & 255


def four_new(counts: Counts) -> int:
    """Return how many kinds have four cards left and none known."""
    return counts >> 16 & 255


def four_known(counts: Counts) -> int:
    """Return how many kinds have four cards left and one known."""
    return counts >> 24


def pairs_left(counts: Counts) -> int:
    """Return how many pairs are left."""
    return two_new(counts) + two_known(counts) + 2 * (four_new(counts) + four_known(counts))


def counts_of(left: int, known: int) -> Counts:
    """Return the counts of one kind with `left` cards, `known` of them known. Known pairs count as taken."""
    taken = known // 2 * 2
    if left - taken > 2:
        return FOUR_KNOWN if known > taken else FOUR_NEW
    if left - taken > 0:
        return TWO_KNOWN if known > taken else TWO_NEW
    return 0


Payoffs: TypeAlias = tuple[float, ...]
"""The expected payoff of each player, from the player on turn in the order of play."""

Scores: TypeAlias = tuple[int, ...]
"""The pairs of each player, from the player on turn in the order of play. Empty if they do not count."""

_ROUNDING: Final = 1e-9  # payoffs that differ by less are equal
_ROUNDS: Final = 12  # one round is enough for two players; with more, somebody may always want to change


class Prospects:
    """Payoffs by state, computed on demand and cached.

    With `Scores`, a payoff is the share of the win: 1 for the winner, split evenly in a tie. Without them it is the
    number of pairs still to come; for a single player, minus the turns it takes.

    Attributes:
        players: the number of players.
        patience: the probability, from 0 to below 1, of passing if that is best.
    """

    def __init__(self, players: int, patience: float) -> None:
        """Create empty caches."""
        self.players = players
        self.patience = patience if players > 1 else 0.0
        self._opening: dict[tuple[Counts, Scores], Payoffs] = {}
        self._on_turn: dict[tuple[Counts, Scores], Payoffs] = {}  # where passing is possible

    @property
    def size(self) -> int:
        """Return the number of states computed so far."""
        return len(self._opening)

    def on_turn(self, counts: Counts, scores: Scores) -> Payoffs:
        """Return the payoffs before the first card of a turn, if no pair is known."""
        if not counts or (scores and _is_decided(counts, scores)):
            return self._end(scores)
        if self.patience == 0.0 or two_known(counts) + four_known(counts) < 2:
            return self.opening(counts, scores)
        key = (counts, scores)
        if key not in self._on_turn:
            self._pass_around(counts, scores)
        return self._on_turn[key]

    def passes(self, counts: Counts, scores: Scores) -> bool:
        """Whether the player on turn prefers to pass."""
        if self.patience == 0.0 or two_known(counts) + four_known(counts) < 2:
            return False
        return self._goes_on(counts, scores)[0] > self.opening(counts, scores)[0] + _ROUNDING

    def _pass_around(self, counts: Counts, scores: Scores) -> None:
        """Compute the payoffs where passing is possible, for all players together.

        Such a player passes with probability `patience` and otherwise opens. At first nobody passes; then every player
        who gains by it does, until nobody wants to change.
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
        """Return the payoffs of turning over an unknown card and playing on optimally."""
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
        """Whether a known second card is better than an unknown one.

        `up`: the sort, `TWO_KNOWN` or `FOUR_KNOWN`, of the kind that is face up; it is known in `counts`. There must be
        cards of both sorts to choose from.
        """
        return self._goes_on(counts, scores)[0] > self._looking_on(counts, scores, up)[0] + _ROUNDING

    def _best(self, counts: Counts, scores: Scores, up: Counts) -> Payoffs:
        """Return the better of the two continuations after a new first card."""
        looking_on = self._looking_on(counts, scores, up)
        if two_known(counts) + four_known(counts) < 2:
            return looking_on
        idling = self._goes_on(counts, scores)
        return idling if idling[0] > looking_on[0] + _ROUNDING else looking_on

    def _looking_on(self, counts: Counts, scores: Scores, up: Counts) -> Payoffs:
        """Return the payoffs of turning over an unknown second card."""
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
        """Return the payoffs if the player on turn takes a pair, which leaves `counts`, and continues."""
        if scores:
            return self.on_turn(counts, (scores[0] + 1, *scores[1:]))
        payoffs = self.on_turn(counts, scores)
        return (payoffs[0] + 1, *payoffs[1:])

    def _goes_on(self, counts: Counts, scores: Scores) -> Payoffs:
        """Return the payoffs if the turn passes to the next player."""
        return self._seen_before(self.on_turn(counts, (*scores[1:], *scores[:1])))

    def _next_takes(self, counts: Counts, scores: Scores) -> Payoffs:
        """Return the payoffs if the next player is on turn and takes a pair, which leaves `counts`."""
        return self._seen_before(self._take(counts, (*scores[1:], *scores[:1])))

    def _seen_before(self, payoffs: Payoffs) -> Payoffs:
        """Rotate payoffs to start with the previous player. A single player has lost a turn."""
        if self.players == 1:
            return (payoffs[0] - 1,)
        return (payoffs[-1], *payoffs[:-1])

    def _end(self, scores: Scores) -> Payoffs:
        """Return the payoffs at the end."""
        if not scores:
            return (0.0,) * self.players
        most = max(scores)
        share = 1 / scores.count(most)
        return tuple([share if score == most else 0.0 for score in scores])


def _turned(payoffs: Payoffs, seat: int) -> Payoffs:
    """Rotate payoffs to start with the player this many seats further on."""
    return (*payoffs[seat:], *payoffs[:seat])


def _passed_around(openings: list[Payoffs], passing: list[float], first: int) -> Payoffs:
    """Return the payoffs on the turn of `first` if each player passes with the probability in `passing`.

    All lists begin with the same player, not with `first`.
    """
    players = len(openings)
    payoffs = [0.0] * players
    reached = 1.0
    for turn in range(first, first + players):
        seat = turn % players
        _add(payoffs, reached * (1 - passing[seat]), openings[seat])
        reached *= passing[seat]
    return tuple([payoff / (1 - reached) for payoff in payoffs])  # after everybody has passed it starts over


def _is_decided(counts: Counts, scores: Scores) -> bool:
    """Whether nobody can catch up with the leader."""
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
