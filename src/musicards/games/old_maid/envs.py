"""Old Maid in environments: encoding and rendering."""

from typing import Final

from musicards.cards import CHROMATIC_SCALES, codes_of, set_of
from musicards.envs.fields import (
    COMMON_PARTS,
    PITCHES,
    SEATS,
    SUITS,
    common_fields,
    common_numbers,
    flag,
    pitch_counts,
    relative,
)
from musicards.envs.layout import Encoder, Field, Layout, Numbers, Part
from musicards.envs.renderer import Renderer, agent_name, plural
from musicards.games.action import Action, Seat
from musicards.games.game import Game
from musicards.games.old_maid import OldMaidView, Pair, Take
from musicards.games.old_maid.words import OldMaidWords

MAX_HELD: Final = 26  # one of two players, who has laid no pair, with a card taken

OLD_MAID: Final = Layout(
    (
        *common_fields(most_in_hand=MAX_HELD, most_in_stock=0),
        Field("hand", (PITCHES,), SUITS, "[p]: cards of pitch p that the observer holds"),
        Field("old_maid", (1,), 1, "the observer holds the Old Maid"),
        Field("pairs", (PITCHES,), 2, "[p]: pairs of pitch p that have been laid"),
        Field("fan_of", (SEATS,), 1, "[s]: the seat on turn takes a card from seat s"),
        Field("fan", (1,), MAX_HELD, "cards in that fan"),
        Field("find_pairs", (1,), 1, "players find their pairs themselves"),
        Field("taken", (1,), 1, "with find_pairs: the seat on turn has taken its card"),
    )
)


def old_maid_numbers(view: OldMaidView, *, asked: bool) -> dict[str, Numbers]:  # noqa: ARG001 - Old Maid has no calls
    """Return the numbers of each field of `OLD_MAID`."""
    laid = pitch_counts(set_of([card for pairs in view.laid for card in pairs]))
    return {
        **common_numbers(view, stock=False),
        "hand": pitch_counts(view.hand),
        "old_maid": view.hand >> CHROMATIC_SCALES[0] & 1,
        "pairs": laid // 2,
        "fan_of": flag(SEATS, None if view.of is None else relative(view, view.of)),
        "fan": view.fan_size,
        "find_pairs": int(view.finding),
        "taken": int(view.taken),
    }


class OldMaidRenderer(Renderer):
    """Old Maid."""

    def action(self, action: Action) -> str:
        if isinstance(action, Take):
            return f"takes the card in position {action.position}"
        return f"lays {' '.join(codes_of(action.cards))}" if isinstance(action, Pair) else super().action(action)

    def middle(self, view: object, game: Game | None) -> list[str]:
        del game
        assert isinstance(view, OldMaidView)
        return [] if view.of is None else [f"{agent_name(view.turn)} takes from {agent_name(view.of)}"]

    def laid(self, view: object, seat: Seat) -> str:
        assert isinstance(view, OldMaidView)
        return plural(len(view.laid[seat]) // 2, "pair")


_PARTS: Final = (
    *COMMON_PARTS,
    Part("hand", "bytes", 2, last="old_maid"),
    Part("pairs", "bytes", 4),
    Part("fan_of", "bytes", 6, last="taken"),
)

OLD_MAID_ENCODER: Final = Encoder(
    OLD_MAID, old_maid_numbers, renderer=OldMaidRenderer, words=OldMaidWords(), parts=_PARTS
)
