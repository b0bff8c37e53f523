"""Help in Memory, what turning over cards says about a player, First steps, and the manifest.

Help says whether a card that was seen before makes a pair, and where it is. Where a pair shows a pitch in two ways, it
says what a player knows of pitches. First steps: turn two cards over, watch two more, and find two pairs.
"""

from typing import Final

from musicards.cards import HOUR_OF
from musicards.games.action import CHANCE, Action
from musicards.games.first_steps import COMPUTER, Goal, Reply, Scene, cards
from musicards.games.game import Game
from musicards.games.manifest import Manifest, Section, TinyDeck
from musicards.games.memory.actions import Deal, Flip, Flipped, PairKept
from musicards.games.memory.rules import Memory
from musicards.games.memory.view import KIND_OF, MemoryView
from musicards.games.teaching import Answer, Hint
from musicards.theory.pitch import SHARP_NAMES


def hint(view: MemoryView, action: Action) -> Hint:
    """Explain `action`, which is right."""
    assert isinstance(action, Flip)
    is_new = view.seen[action.position] is None
    name = f"{'new' if is_new else 'seen'}-{'first' if view.up is None else 'second'}"
    return Hint(name, {}, {"position": action.position}, action, is_guess=is_new)


_WEIGHT: Final = 0.2  # a player may also have forgotten where a card is


def evidence(view: MemoryView, action: Action, wrong: str) -> list[Answer]:
    """Return what `action` answers: the second card, if it and one that makes a pair had been seen before.

    It says something only if the cards do not look alike, which the page knows.
    """
    if not isinstance(action, Flip) or wrong or view.up is None:
        return []
    first, second = view.seen[view.up], view.seen[action.position]
    if first is None or second is None or not HOUR_OF[first]:
        return []
    seen = [card for at, card in enumerate(view.seen) if card is not None and at != view.up]
    mates = [card for card in seen if KIND_OF[card] == KIND_OF[first]]
    if not mates:
        return []
    right = KIND_OF[second] == KIND_OF[first]
    item = f"key:{SHARP_NAMES[HOUR_OF[first]]}"
    return [Answer(item, right=right, said=str(HOUR_OF[second]), chance=len(mates) / len(seen), weight=_WEIGHT)]


_BOARD: Final = cards("C4 D4 C5 D5 E4 G5 A4 F4 B5 G4 E5 B4 A5 F5")


def _turn_mate(game: Game) -> Flip:
    """Turn over the other card of the pair of a card that was seen before."""
    view = game.view(COMPUTER)
    assert isinstance(view, MemoryView)
    seen = [at for at, card in enumerate(view.seen) if card is not None]
    unseen = [at for at in range(view.size) if at not in seen and at != view.up]
    kinds = {KIND_OF[_BOARD[at]] for at in seen if at != view.up}
    return Flip(next((at for at in unseen if KIND_OF[_BOARD[at]] in kinds), unseen[0]))


FIRST_STEPS: Final = (
    Scene(
        (Reply(CHANCE, Deal(_BOARD)), Reply(COMPUTER, _turn_mate), Reply(COMPUTER, _turn_mate)),
        (
            Goal("first", Flipped, is_helped=False),
            Goal("second", Flipped, is_helped=False),
            Goal("find", PairKept),
            Goal("more", PairKept),
        ),
        {"board": "naturals"},
    ),
)


MANIFEST: Final = Manifest(
    rules=Memory,
    tiny=TinyDeck("C4 C5 D4 D5", ("", "", ""), 0, 4),
    hint=hint,
    evidence=evidence,
    first_steps=FIRST_STEPS,
    rules_page=(
        Section("cards", ("F#4",)),
        Section("setup", ("", "", "")),
        Section("turn", ("A4", "A5")),
        Section("faces", ("A4",), printed=False),
        Section("winning", ("C4", "C5")),
    ),
    pictured=("", "A4", "A5", ""),
)
