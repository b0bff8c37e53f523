"""Help in Go Fish, what asks say about a player, First steps, and the manifest.

Help says whether somebody is known to have a pitch of yours, and whom to ask. Asks say what a player knows of the names
of keys. First steps: ask, lay a book, go fishing, and remember what the computer player asked for.
"""

from typing import Final

from musicards.cards import NOTES, pitches_in
from musicards.games.action import CHANCE, Action
from musicards.games.first_steps import COMPUTER, PLAYER, Goal, Reply, Scene, cards, rest_of
from musicards.games.go_fish.actions import Ask, Asked, BookLaid, Deal, GoneFishing
from musicards.games.go_fish.moves import how_many
from musicards.games.go_fish.rules import GoFish, GoFishReason
from musicards.games.go_fish.view import GoFishView
from musicards.games.manifest import Manifest, Section, TinyDeck, Training
from musicards.games.teaching import HALF_WEIGHT, Answer, Hint
from musicards.theory.pitch import PRINTED_NAMES


def hint(view: GoFishView, action: Action) -> Hint:
    """Explain `action`, which is right."""
    assert isinstance(action, Ask)
    known = bool(view.known(action.seat, action.hour))
    return Hint(
        "known" if known else "ask", {}, {"seat": action.seat, "hour": action.hour, "pitch": action.pitch}, action
    )


def evidence(view: GoFishView, action: Action, wrong: str) -> list[Answer]:
    """Return what `action` answers: only an ask for a pitch that the player does not hold says something."""
    if not isinstance(action, Ask) or wrong != GoFishReason.PITCH_NOT_HELD:
        return []
    name = action.pitch
    others = [f"enharmonic:{name}:{other}" for other in PRINTED_NAMES[action.hour] if other != name]
    held, pitches = int(how_many(pitches_in(view.hand))), int(how_many(pitches_in(view.deck)))
    return [
        Answer(item, right=False, said=name, chance=held / pitches, weight=HALF_WEIGHT)
        for item in (f"key:{name}", *others)
    ]


def _deal(hand: str, other: str, following: str) -> Reply:
    """Return the deal of a scene; `following`: the first cards of the stock."""
    hands, first = (cards(hand), cards(other)), cards(following)
    return Reply(CHANCE, Deal(hands, first + rest_of(NOTES, *hands, first)))


_FOR_C, _FOR_F = Ask(COMPUTER, "C"), Ask(COMPUTER, "F")  # the computer has neither

FIRST_STEPS: Final = (
    Scene(
        (_deal("C3 C4 C5 E3 E6 G3 G4", "C6 E4 E5 G5 G6 A3 A4", "F#4 G#5"),),
        (Goal("ask", Asked), Goal("book", BookLaid)),
    ),
    Scene(
        (
            _deal("C3 C5 F5 F6 G4 A5 A6", "D3 D4 D6 E3 E4 E5 C#4", "F#4 G#5 D5 G#3"),
            Reply(COMPUTER, Ask(PLAYER, "D")),
            Reply(COMPUTER, Ask(PLAYER, "E")),
        ),
        (
            Goal("fish", GoneFishing, examples=(_FOR_C, _FOR_F)),
            Goal("again", GoneFishing, examples=(_FOR_F, _FOR_C)),
            Goal("remember", BookLaid),
        ),
    ),
)


MANIFEST: Final = Manifest(
    rules=GoFish,
    tiny=TinyDeck("C3 C4 C5 C6 D4 D5", ("", "E4 E5", "F4 F5"), 2, 6),
    hint=hint,
    evidence=evidence,
    trains=(
        Training(("key:white",), (("pitches", "naturals"),), weight=0.5),
        Training(("key:black", "enharmonic:black"), weight=0.5),
    ),
    first_steps=FIRST_STEPS,
    rules_page=(
        Section("cards", ("F#4",)),
        Section("setup", ("", "C4")),
        Section("turn", ("F#3", "F#5")),
        Section("books", ("F#3", "F#4", "F#5", "F#6")),
        Section("no-cards", ("",)),
        Section("winning", ("G3", "G4", "G5", "G6")),
    ),
    pictured=("F#3", "F#4", "F#5", "F#6"),
)
