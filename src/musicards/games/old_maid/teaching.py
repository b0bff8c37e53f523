"""Help in Old Maid, what laying pairs says about a player, First steps, and the manifest.

Help says whether there is a pair to find, and which: no card of a fan is better than another. Where cards show a pitch
in two ways, pairs say what a player knows of pitches. First steps: find pairs, take a card, have one taken, and take
the Old Maid.
"""

from typing import Final

from musicards.cards import CARDS_OF_HOUR, HOUR_OF, NOTES
from musicards.games.action import CHANCE, Action, Done
from musicards.games.event import Finished
from musicards.games.first_steps import COMPUTER, Goal, Reply, Scene, cards, rest_of
from musicards.games.game import Game
from musicards.games.manifest import Manifest, Section, TinyDeck
from musicards.games.old_maid.actions import Deal, Fan, Pair, PairLaid, Take, Took
from musicards.games.old_maid.refusals import OldMaidReason
from musicards.games.old_maid.rules import OldMaid
from musicards.games.old_maid.view import OldMaidView, pair_of, pitches_paired
from musicards.games.teaching import Answer, Hint
from musicards.theory.pitch import SHARP_NAMES


def hint(view: OldMaidView, action: Action) -> Hint:
    """Explain `action`, which is right."""
    if isinstance(action, Pair):
        hour = HOUR_OF[action.cards[0]]
        return Hint("pair", {}, {"hour": hour, "count": (view.hand & CARDS_OF_HOUR[hour]).bit_count()}, action)
    if isinstance(action, Take):
        return Hint("take", {"seat": view.of}, {"position": action.position}, action)
    return Hint("done", {}, {}, action)


_WEIGHT: Final = 0.2  # a player may also have looked at colors, or chosen a card by mistake


def evidence(view: OldMaidView, action: Action, wrong: str) -> list[Answer]:
    """Return what `action` answers: whether the second card chosen has the pitch of the first.

    Overlooking a pair says nothing: nobody has to lay one.
    """
    if not isinstance(action, Pair) or wrong not in ("", OldMaidReason.NOT_A_PAIR):
        return []
    first, second = action.cards
    notes = (view.hand & NOTES).bit_count()
    mates = (view.hand & CARDS_OF_HOUR[HOUR_OF[first]]).bit_count() - 1
    item = f"key:{SHARP_NAMES[HOUR_OF[first]]}"
    chance = mates / (notes - 1)
    return [Answer(item, right=not wrong, said=str(HOUR_OF[second]), chance=chance, weight=_WEIGHT)]


_HANDS: Final = (
    cards("C3 C5 D3 D4 D5 E3 E4 F3 F4 G3 G4 A3 B3 B4 B5"),
    cards("C4 C6 D6 E5 E6 F5 F6 G5 G6 A4 A5 A6 B6 X1"),
)
_FEW: Final = (
    cards("C3 C4 D3 D4 E3 E4 F3 F4 G3 G4 A3 A4 B3 B4 C5"),
    cards("C6 D5 D6 E5 E6 F5 F6 G5 G6 A5 A6 B5 B6 X1"),
)
_NATURALS: Final = {"pitches": "naturals"}
_MATCHED: Final = tuple(HOUR_OF[card] for card in cards("B6 D6"))
"""Of these pitches the computer is dealt one card and the player three: one is always left for the computer to take."""


def _fan(game: Game) -> Action:
    """Hold out whatever the next fan consists of."""
    assert isinstance(game, OldMaid)
    assert game.of is not None
    return Fan(game.of, rest_of(game.held[game.of].cards))


def _take_mate(game: Game) -> Action:
    """Take a card that makes a pair with the one that the computer has of its pitch."""
    assert isinstance(game, OldMaid)
    own = game.held[COMPUTER].cards
    hours = [hour for hour in _MATCHED if own & CARDS_OF_HOUR[hour]]
    return Take(next(position for position, card in enumerate(game.fan) if HOUR_OF[card] in hours))


def _lay_mates(game: Game) -> Action:
    """Lay the pair that came of the card taken."""
    assert isinstance(game, OldMaid)
    own = game.held[COMPUTER].cards
    return pair_of(own, next(hour for hour in pitches_paired(own) if hour in _MATCHED))


FIRST_STEPS: Final = (
    Scene(
        (
            Reply(CHANCE, Deal(_HANDS)),
            Reply(CHANCE, Fan(COMPUTER, cards("A5 C4 F6 E5 X1 B6 G5 D6 A4 F5 C6 E6 A6 G6"))),
            Reply(CHANCE, _fan),
            Reply(COMPUTER, _take_mate),
            Reply(COMPUTER, _lay_mates),
            Reply(COMPUTER, Done()),
            Reply(CHANCE, _fan),
        ),
        (
            Goal("pair", PairLaid, is_optional=True),
            Goal("another", PairLaid, is_optional=True),
            Goal("take", Took),
            Goal("done", Finished),
            Goal("again", Took),
        ),
        {**_NATURALS, "find_pairs": True},
    ),
    Scene(
        (Reply(CHANCE, Deal(_FEW)), Reply(CHANCE, Fan(COMPUTER, cards("X1 C6")))),
        (Goal("maid", Took, is_helped=False),),
        {**_NATURALS, "find_pairs": False},
    ),
)


MANIFEST: Final = Manifest(
    rules=OldMaid,
    tiny=TinyDeck("C4 C5 D4 D5 X1", ("E4 E5", "F4 F5", "G4 G5"), 0, 4),
    levels=False,
    hint=hint,
    evidence=evidence,
    first_steps=FIRST_STEPS,
    rules_page=(
        Section("cards", ("F#4", "X1")),
        Section("setup", ("X1", "G3", "G5")),
        Section("pairs", ("G3", "G5")),
        Section("turn", ("", "", "")),
        Section("safe", ("C4", "C5")),
        Section("winning", ("X1",)),
    ),
    pictured=("G3", "G5", "X1"),
)
