"""Help in Memory, what turning over cards says about a player, First steps, and the manifest.

Help says whether a card that was seen before makes a pair, and where it is. Where a pair shows a pitch in two ways, it
says what a player knows of pitches. First steps: turn two cards over, watch two more, and find two pairs.
"""

from typing import Final

from musicards.cards import HOUR_OF
from musicards.games.action import CHANCE, Action
from musicards.games.first_steps import COMPUTER, FirstSteps, Prompt, Reply, cards
from musicards.games.manifest import Manifest, Section, TinyDeck
from musicards.games.memory.actions import Deal, Flip
from musicards.games.memory.rules import Memory
from musicards.games.memory.view import KIND_OF, MemoryView
from musicards.games.teaching import Answer, Hint
from musicards.theory.pitch import SHARP_NAMES


def hint(view: MemoryView, action: Action) -> Hint:
    """Explain `action`, which is right."""
    assert isinstance(action, Flip)
    known = "new" if view.seen[action.position] is None else "seen"
    which = "first" if view.up is None else "second"
    return Hint(f"{known}-{which}", {}, {"position": action.position}, action)


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


def _either(*positions: int) -> tuple[dict[str, object], ...]:
    return tuple([{"do": "flip", "position": position} for position in positions])


FIRST_STEPS: Final = FirstSteps(
    (
        Reply(CHANCE, Deal(_BOARD)),
        Prompt("first", Flip(0)),
        Prompt("second", Flip(1)),
        Reply(COMPUTER, Flip(2)),
        Reply(COMPUTER, Flip(3)),
        Prompt("find", Flip(0), _either(0, 2), notes={"pitch": "C"}),
        Prompt("mate", Flip(2), _either(0, 2), notes={"pitch": "C"}),
        Prompt("more", Flip(1), _either(1, 3), notes={"pitch": "D"}),
        Prompt("mate", Flip(3), _either(1, 3), notes={"pitch": "D"}),
    ),
    {"board": "naturals"},
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
