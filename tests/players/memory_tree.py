"""Memory for two players on a tiny board, solved exactly by a full game-tree search, in fractions.

It shares no code with the code that it checks. A state is what all players have seen in each position. Chance deals a
hidden card when it is turned over, all equally likely. Players may turn over any card first and any other second: leave
a pair that they know, show a known card first, or pass.
"""

from collections.abc import Iterator
from fractions import Fraction

HIDDEN = -1
GONE = -2  # kind 0; one less for each kind that follows

Board = tuple[int, ...]
"""By position: a kind that all players know, from 0; `HIDDEN`; or `GONE` minus a kind that somebody has taken."""

Way = tuple[int, ...]
"""The first position, and the second; the second is left out if the first card has not been seen yet."""


class Tree:
    """The value for the player on turn, by board and lead.

    Attributes:
        kinds: the number of cards of each kind on the full board.
        patience: the probability that a player passes where passing is best.
        by_lead: values are 1 for a win and -1 for a loss; otherwise the difference in pairs to come.
        takes_at_once: players take a known pair before anything else.
    """

    def __init__(
        self, kinds: tuple[int, ...], patience: Fraction, *, by_lead: bool, takes_at_once: bool = False
    ) -> None:
        self.kinds = kinds
        self.patience = patience
        self.by_lead = by_lead
        self.takes_at_once = takes_at_once
        self.start: Board = (HIDDEN,) * sum(kinds)
        self._acting: dict[tuple[Board, int], Fraction] = {}
        self._values: dict[tuple[Board, int], Fraction] = {}

    def value(self, board: Board, lead: int = 0) -> Fraction:
        """Return the value of being on turn."""
        key = (self.alike(board), lead if self.by_lead else 0)
        if key not in self._values:
            self._values[key] = self._value(*key)
        return self._values[key]

    def _value(self, board: Board, lead: int) -> Fraction:
        if all(kind <= GONE for kind in board):
            return Fraction((lead > 0) - (lead < 0)) if self.by_lead else Fraction(0)
        mine = self.acting(board, lead)
        theirs = -self.acting(board, -lead)
        if mine >= theirs or not self.patience or not any(True for _ in self.passes(board)):
            return mine
        return (mine + self.patience * theirs) / (1 + self.patience)

    def acting(self, board: Board, lead: int = 0) -> Fraction:
        """Return the value of the best turn that shows or takes something."""
        key = (self.alike(board), lead if self.by_lead else 0)
        if key not in self._acting:
            self._acting[key] = max(self.worth(way, *key) for way in self.ways(key[0]))
        return self._acting[key]

    def ways(self, board: Board) -> Iterator[Way]:
        """Yield every first move except passing."""
        down = [at for at, kind in enumerate(board) if kind > GONE]
        known = [at for at in down if board[at] != HIDDEN]
        hidden = [at for at in down if board[at] == HIDDEN]
        pairs = [(one, two) for one in known for two in known if one < two and board[one] == board[two]]
        yield from pairs
        if not (pairs and self.takes_at_once):
            yield from [(at,) for at in hidden]
            yield from [(one, two) for one in known for two in hidden]

    def passes(self, board: Board) -> Iterator[Way]:
        """Return the turns that show nothing new."""
        known = [at for at, kind in enumerate(board) if kind >= 0]
        yield from [(one, two) for one in known for two in known if one != two and board[one] != board[two]]

    def worth(self, way: Way, board: Board, lead: int) -> Fraction:
        """Return the value of such a turn."""
        first = way[0]
        if len(way) == 1:
            total = Fraction(0)
            for odds, seen in self.shown(board, first):
                total += odds * max(self.second(first, second, seen, lead) for second in self.seconds(first, seen))
            return total
        return self.second(first, way[1], board, lead)

    def seconds(self, first: int, board: Board) -> list[int]:
        """Return what may be turned over second."""
        return [at for at, kind in enumerate(board) if kind > GONE and at != first]

    def second(self, first: int, second: int, board: Board, lead: int) -> Fraction:
        """Return the value of turning over `second` while `first` is face up."""
        total = Fraction(0)
        for odds, seen in self.shown(board, second):
            if seen[first] == seen[second]:
                left = tuple([GONE - kind if at in (first, second) else kind for at, kind in enumerate(seen)])
                total += odds * (self.value(left, lead + 1) + (0 if self.by_lead else 1))
            else:
                total -= odds * self.value(seen, -lead)
        return total

    def shown(self, board: Board, position: int) -> list[tuple[Fraction, Board]]:
        """Yield the possible boards after a card is turned over, with their probabilities."""
        if board[position] != HIDDEN:
            return [(Fraction(1), board)]
        hidden = self.hidden(board)
        return [
            (Fraction(count, sum(hidden)), (*board[:position], kind, *board[position + 1 :]))
            for kind, count in enumerate(hidden)
            if count
        ]

    def hidden(self, board: Board) -> list[int]:
        """Return by kind how many cards are hidden."""
        hidden = list(self.kinds)
        for kind in board:
            if kind != HIDDEN:
                hidden[kind if kind >= 0 else GONE - kind] -= 1
        return hidden

    def alike(self, board: Board) -> Board:
        """Return one board for all that differ only in positions and the order of kinds."""
        seen = [(board.count(GONE - kind), board.count(kind), size) for kind, size in enumerate(self.kinds)]
        places: list[int] = []
        for size in sorted(set(self.kinds)):
            names = [kind for kind, its_size in enumerate(self.kinds) if its_size == size]
            for name, (gone, known, _) in zip(names, sorted(each for each in seen if each[2] == size), strict=True):
                places += [GONE - name] * gone + [name] * known
        return (*places, *[HIDDEN] * (len(board) - len(places)))
