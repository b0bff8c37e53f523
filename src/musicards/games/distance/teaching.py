"""Help in The Distance, what plays say about a player, First steps, and the manifest.

Help names the last letter, how far to count, and the letter that is needed. Plays say what a player knows of intervals
in letters, and of the names of keys. First steps: count round the ring, be wrong once, draw, use a black key and a
wild, call, and catch the computer player.
"""

from typing import Final

from musicards.cards import HOUR_OF, NOTES, CardSet, cards_in
from musicards.games.action import Action, Draw
from musicards.games.distance.actions import DistancePlay, LetterPlayed
from musicards.games.distance.rules import CARDS_WITH, Distance, DistanceFault, letters_on, needed_after
from musicards.games.distance.view import DistanceView
from musicards.games.event import Called, Caught, Drew, Misplayed
from musicards.games.first_steps import COMPUTER, Goal, Reply, Scene, cards
from musicards.games.manifest import AFTER_MISTAKES, CARDS, Manifest, Section, TinyDeck, Training
from musicards.games.shedding import SheddingReason
from musicards.games.shedding.teaching import deal
from musicards.games.teaching import HALF_WEIGHT, Answer, Hint
from musicards.theory.pitch import LETTERS, PRINTED_NAMES, Letter


def hint(view: DistanceView, action: Action) -> Hint:
    """Explain `action`, which is right. On a starter with two names, the play tells which of them it counts from."""
    last = (view.letter,) if view.letter else letters_on(view.discard[-1])
    letters = [action.letter] if isinstance(action, DistancePlay) else list(view.needed)
    start = [letter for letter in last if needed_after((letter,), view.interval)[0] in letters]
    look = {"last": list(last), "interval": view.interval}
    name = str(action.to_json()["do"])
    fitting = [card for letter in letters for card in cards_in(view.hand & CARDS_WITH[letter])]
    notes = len({HOUR_OF[card] for card in fitting})  # only cards of one note go together
    wilds = (view.hand & ~NOTES).bit_count() if fitting else 0  # without a note they are all that fits
    chosen, added = _together(action)
    answer = {
        "do": name,
        "from": start,
        "letters": letters,
        "fitting": len(fitting),
        "notes": notes,
        "wilds": wilds,
        "chosen": chosen,
        "with_wilds": added,
    }
    return Hint(("start", name, "two")[len(last)], look, answer, action)


def _together(action: Action) -> tuple[int, int]:
    """Return how many cards a play takes, and how many of them are wilds next to notes."""
    if not isinstance(action, DistancePlay):
        return 0, 0
    added = (action.mask & ~NOTES).bit_count() if action.mask & NOTES else 0
    return action.mask.bit_count(), added


_CHANCE: Final = 1 / len(LETTERS)
_OVERLOOKED: Final = 0.5  # the chance: something fits, or nothing does


def evidence(view: DistanceView, action: Action, wrong: str) -> list[Answer]:
    """Return what `action` answers; nothing if it could be right or wrong for another reason."""
    last = (view.letter,) if view.letter else letters_on(view.discard[-1])
    # On a starter with two names the player chooses one, and a wild has none. In octaves there is nothing to count.
    if len(last) != 1 or view.needed == last:
        return []
    item = f"letter:{view.interval}:{last[0]}"
    if isinstance(action, Draw) and wrong == SheddingReason.CARD_FITS:
        return [Answer(item, right=False, said="draw", chance=_OVERLOOKED, weight=HALF_WEIGHT)]
    if not isinstance(action, DistancePlay):
        return []
    if wrong == DistanceFault.WRONG_LETTER:
        return [Answer(item, right=False, said=action.letter, chance=_CHANCE)]
    counted = Answer(item, right=True, said=action.letter, chance=_CHANCE)
    if wrong == DistanceFault.CARD_WITHOUT_LETTER:
        return [counted, *_misread(view.hand, action)]
    return [counted] if wrong in ("", DistanceFault.MIXED_PITCHES) else []


def _misread(hand: CardSet, play: DistancePlay) -> list[Answer]:
    """Return the wrong name of a key: of the first card that does not have the letter said."""
    strays = cards_in(play.mask & NOTES & ~CARDS_WITH[play.letter])
    name = _name_for(HOUR_OF[strays[0]], play.letter)
    if name is None:
        return []
    notes = hand & NOTES
    chance = (notes & CARDS_WITH[play.letter]).bit_count() / notes.bit_count()
    return [Answer(f"key:{name}", right=False, said=str(HOUR_OF[strays[0]]), chance=chance)]


def _name_for(hour: int, letter: Letter) -> str | None:
    """Return the name with `letter` that a key was taken for: of the nearest key of its color.

    None if the key has a name with that letter that is not printed: B is also Cb.
    """
    is_black = len(PRINTED_NAMES[hour]) > 1
    away = {
        name: min((hour - other) % 12, (other - hour) % 12)
        for other, names in enumerate(PRINTED_NAMES)
        for name in names
        if name[0] == letter and (len(names) > 1) == is_black
    }
    name = min(away, key=lambda each: away[each])
    return None if away[name] == 1 else name


FIRST_STEPS: Final = (
    Scene((deal("D3 D5 F4 F5 G3 B3 C5", "E3 E4 E5 G4 G5 B5 F6", "C4", "E6 C6"),), (Goal("count", LetterPlayed),)),
    Scene(
        (deal("F4 F5 G3 B3 C5 C6 D3", "A3 A4 A5 G4 G5 B5 B6", "E4", "E6 D6"),),
        (Goal("mistake", Misplayed, is_helped=False), Goal("right", LetterPlayed)),
    ),
    Scene(
        (deal("B3 C5 C6 D3 D5 E3 F5", "B4 B5 G3 G5 E4 E6 F6", "G4", "A4 D4"),),
        (Goal("draw", Drew), Goal("drawn", LetterPlayed)),
    ),
    Scene(
        (deal("F#4 C5 D3 E5 B3 B5 D6", "A3 A4 C6 D4 E3 E6 F5", "F4", "A5 C3"),),
        (Goal("black", LetterPlayed),),
    ),
    Scene(
        (deal("?1 C5 E3 F5 G4 A3 A5", "E4 E6 F3 G5 B4 B6 C6", "C4", "A6 B5"),),
        (Goal("wild", LetterPlayed),),
    ),
    Scene(
        (deal("D3 D4 D5 D6 ?1 ?2 G4", "A3 A4 B4 C6 F5 F6 G5", "C4", "B5 A6"),),
        (
            Goal("many", LetterPlayed, {"left": 1}, examples=(DistancePlay(cards("D3 D4 D5 D6 ?1 ?2"), "D"),)),
            Goal("call", Called, {"safe": True}),
        ),
    ),
    Scene(
        (
            deal("D3 D5 B3 C5 F5 G3 A4", "E3 E4 E5 E6 ?1 ?2 C6", "C4", "B5 A6"),
            Reply(COMPUTER, DistancePlay(cards("E3 E4 E5 E6 ?1 ?2"), "E")),
        ),
        (Goal("watch", LetterPlayed), Goal("catch", Caught)),
    ),
)


MANIFEST: Final = Manifest(
    rules=Distance,
    tiny=TinyDeck("C4 D4 E4 F4 ?1", ("G4", "A4", "B4"), 1, 5),
    group="theory",
    hint=hint,
    evidence=evidence,
    trains=tuple([Training((f"letter:{interval}",), (("interval", interval),)) for interval in range(2, 8)]),
    first_steps=FIRST_STEPS,
    rules_page=(
        CARDS,
        Section("setup", ("", "A4")),
        Section("interval", ("F4", "A4")),
        Section("turn", ("F#4", "G4", "G#4")),
        Section("mistakes", ("A4", "D5")),
        *AFTER_MISTAKES,
    ),
    pictured=("A4", "B4", "C5"),
)
