"""Which card to turn over: the best that can be done with what one knows, worked out and not guessed.

Whoever remembers everything plays it over the view; whoever forgets or mixes up, over the view as they remember it.
"""

from typing import Final

from musicards.cards import cards_in
from musicards.games.action import Action
from musicards.games.memory import KIND_OF, Flip, MemoryView
from musicards.games.rng import Rng, pick
from musicards.players.memory_play.counts import (
    FOUR_KNOWN,
    TWO_KNOWN,
    Counts,
    counts_of,
    four_known,
    four_new,
    pairs_left,
)
from musicards.players.memory_play.prospects import Prospects, Scores

__all__ = ["PATIENCE", "choose_optimal", "prospects_for"]

PATIENCE: Final = 0.75
"""How often one passes when that is best. Two who never gave in would never end; see docs/memory.md."""

_SMALL_ENOUGH: Final = (0, 0, 16, 13, 9, 8)
"""By players: up to which size of the board one plays for the win. Before, for pairs: tables with scores are too large.

The size is the pairs that are left, and one more for each kind with four cards left.
"""

_KINDS: Final = max(KIND_OF) + 1
_MOST_KEPT: Final = 50_000

_TABLES: Final[dict[tuple[int, float], Prospects]] = {}


def prospects_for(players: int, patience: float, most_kept: int = _MOST_KEPT) -> Prospects:
    """The tables that all players of one patience share.

    Once more than `most_kept` states have been worked out they begin anew, so that a server does not grow for years.
    """
    key = (players, patience)
    tables = _TABLES.get(key)
    if tables is None or tables.size > most_kept:
        tables = _TABLES[key] = Prospects(players, patience)
    return tables


def choose_optimal(view: MemoryView, rng: Rng, patience: float = PATIENCE) -> Action:
    """The best card to turn over, if all remember what `view` has and play as well as they can.

    Luck decides between cards that are worth the same, and whether to pass where that is best.

    Args:
        view: with what is remembered in `seen`; see `MemoryView.remembering`.
        rng: asked once or twice.
        patience: how often, from 0 to below 1, players pass where that is best; for 0 nobody ever does.
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
    """By kind, the positions of the cards lying face down that are known."""
    known: dict[int, list[int]] = {}
    for position, card in enumerate(view.seen):
        if card is not None and position != view.up:
            known.setdefault(KIND_OF[card], []).append(position)
    return known


def _hidden(view: MemoryView) -> list[int]:
    """The positions of the cards that are not known."""
    return [position for position, card in enumerate(view.seen) if card is None and not view.gone >> position & 1]


def _left(view: MemoryView) -> list[int]:
    """By kind, how many cards nobody has taken."""
    left = [0] * _KINDS
    for card in cards_in(view.deck):
        left[KIND_OF[card]] += 1
    for cards in view.pairs:
        for card in cards:
            left[KIND_OF[card]] -= 1
    return left


def _counts(left: list[int], known: dict[int, list[int]], but: int = 0) -> Counts:
    """What lies on the board. `but`: a kind to leave out."""
    counts = 0
    for kind, count in enumerate(left):
        if count and kind != but:
            counts += counts_of(count, len(known.get(kind, ())))
    return counts


def _scores(view: MemoryView, counts: Counts) -> Scores:
    """The pairs taken, where there are few enough left to play for the win; else nothing."""
    if view.seat is None or pairs_left(counts) + four_new(counts) + four_known(counts) > _SMALL_ENOUGH[view.players]:
        return ()
    scores = [len(cards) // 2 for cards in view.pairs]
    fewest = min(scores)
    return tuple([score - fewest for score in scores[view.seat :] + scores[: view.seat]])


def _may_look_first(left: list[int], known: dict[int, list[int]]) -> bool:
    """Whether to look for more before taking a pair: any hidden card makes a pair, and a pair of four can wait.

    As long as some card of each kind is known, a hidden card cannot miss. Two known of the last four keep it so when
    the third turns up; taken at once, they would leave two of which none is known.
    """
    if not any(left[kind] > 2 and len(positions) > 1 for kind, positions in known.items()):
        return False
    return all(kind in known for kind, count in enumerate(left) if count)
