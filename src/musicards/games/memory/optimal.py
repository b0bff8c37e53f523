"""Optimal play in Memory: which card to turn over second when no pair is known, and when to pass.

After U. Zwick and M. S. Paterson, "The memory game", Theoretical Computer Science 110 (1993) 169-196. docs/memory.md
describes the changes for our rules and what optimal play gains. `player.best` is a simpler policy. Players who forget
or mix up cards use it with the view as they remember it.
"""

from typing import Final

from musicards.cards import cards_in
from musicards.games.action import Action
from musicards.games.memory import KIND_OF, Flip, MemoryView
from musicards.games.memory.prospects import (
    FOUR_KNOWN,
    TWO_KNOWN,
    Counts,
    Prospects,
    Scores,
    counts_of,
    four_known,
    four_new,
    pairs_left,
)
from musicards.games.rng import Rng, pick

PATIENCE: Final = 0.75
"""The probability of passing when that is best. If nobody ever gave in, games would not end; see docs/memory.md."""

_SMALL_ENOUGH: Final = (0, 0, 16, 13, 9, 8)
"""By number of players, the largest board on which to play for the win; on larger ones, tables with scores are too big.

The size of a board is the number of pairs left, plus one for each kind with four cards left.
"""

_KINDS: Final = max(KIND_OF) + 1
_MAX_KEPT: Final = 50_000

_TABLES: Final[dict[tuple[int, float], Prospects]] = {}


def prospects_for(players: int, patience: float, most_kept: int = _MAX_KEPT) -> Prospects:
    """Return the tables that all players with this patience share.

    They are cleared when they have more than `most_kept` states, so that a server's memory does not grow forever.
    """
    key = (players, patience)
    tables = _TABLES.get(key)
    if tables is None or tables.size > most_kept:
        tables = _TABLES[key] = Prospects(players, patience)
    return tables


def choose_optimal(view: MemoryView, rng: Rng, patience: float = PATIENCE) -> Action:
    """Return the best card to turn over, if everybody remembers what is in `view` and plays optimally.

    Cards of equal value are chosen at random, and so is passing when that is best.

    Args:
        view: the view, with what the player remembers in `seen`; see `MemoryView.remembering`.
        rng: used once or twice.
        patience: the probability, from 0 to below 1, that players pass when that is best.
    """
    known = _known(view)
    hidden = _hidden(view)
    if view.up is not None:
        card = view.seen[view.up]
        mates = [] if card is None else known.pop(KIND_OF[card], [])
        others = [position for positions in known.values() for position in positions]
        if mates:
            return Flip(pick(rng, mates))
        if card is not None and hidden and others:
            left = _left(view)
            up = FOUR_KNOWN if left[KIND_OF[card]] > 2 else TWO_KNOWN
            counts = up + _counts(left, known, but=KIND_OF[card])
            if prospects_for(view.players, patience).idles(counts, _scores(view, counts), up):
                return Flip(pick(rng, others))
        return Flip(pick(rng, hidden or others))
    left = _left(view)
    pairs = [position for positions in known.values() if len(positions) > 1 for position in positions]
    if pairs and not (hidden and _may_look_first(left, known)):
        return Flip(pick(rng, pairs))
    singles = [position for positions in known.values() for position in positions]
    counts = _counts(left, known)
    passes = not pairs and prospects_for(view.players, patience).passes(counts, _scores(view, counts))
    if passes and rng.random() < patience:
        return Flip(pick(rng, singles))
    return Flip(pick(rng, hidden or singles))


def _known(view: MemoryView) -> dict[int, list[int]]:
    """Return the positions of the known face-down cards, by kind."""
    known: dict[int, list[int]] = {}
    for position, card in enumerate(view.seen):
        if card is not None and position != view.up:
            known.setdefault(KIND_OF[card], []).append(position)
    return known


def _hidden(view: MemoryView) -> list[int]:
    """Return the positions of the unknown cards."""
    return [position for position, card in enumerate(view.seen) if card is None and not view.gone >> position & 1]


def _left(view: MemoryView) -> list[int]:
    """Return how many cards of each kind nobody has taken."""
    left = [0] * _KINDS
    for card in cards_in(view.deck):
        left[KIND_OF[card]] += 1
    for cards in view.pairs:
        for card in cards:
            left[KIND_OF[card]] -= 1
    return left


def _counts(left: list[int], known: dict[int, list[int]], but: int = 0) -> Counts:
    """Return the counts of the board, without the kind `but`."""
    counts = 0
    for kind, count in enumerate(left):
        if count and kind != but:
            counts += counts_of(count, len(known.get(kind, ())))
    return counts


def _scores(view: MemoryView, counts: Counts) -> Scores:
    """Return the pairs taken, if few enough are left to play for the win; otherwise an empty tuple."""
    if view.seat is None or pairs_left(counts) + four_new(counts) + four_known(counts) > _SMALL_ENOUGH[view.players]:
        return ()
    scores = [len(cards) // 2 for cards in view.pairs]
    fewest = min(scores)
    return tuple([score - fewest for score in scores[view.seat :] + scores[: view.seat]])


def _may_look_first(left: list[int], known: dict[int, list[int]]) -> bool:
    """Whether to turn over a hidden card before taking a known pair of a kind with four cards left.

    If a card of each kind is known, any hidden card makes a pair. Two known cards of four keep it that way when the
    third is turned up; taken at once, they would leave two unknown cards.
    """
    if not any(left[kind] > 2 and len(positions) > 1 for kind, positions in known.items()):
        return False
    return all(kind in known for kind, count in enumerate(left) if count)
