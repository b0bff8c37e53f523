"""What The Distance and Steps share in environments: fields and rendering."""

from typing import Final

from musicards.cards import code_of, codes_of, set_of
from musicards.envs.fields import (
    HAND,
    PITCHES,
    SEATS,
    common_fields,
    common_numbers,
    hand_numbers,
    pitch_counts,
    relative,
    wilds_in,
)
from musicards.envs.layout import Field, Numbers, Part
from musicards.envs.renderer import Renderer
from musicards.games.action import Action, Seat
from musicards.games.game import Game
from musicards.games.shedding.actions import Play
from musicards.games.shedding.view import SheddingView
from musicards.games.shedding.words import EXPOSED, FITS

CARDS: Final = 54


def shared_fields(draws: int) -> tuple[Field, ...]:
    """Return the fields of both games. `draws`: after how many a player may pass."""
    return (
        *common_fields(most_in_hand=CARDS, most_in_stock=CARDS),
        *HAND,
        Field("fits", (PITCHES,), 1, "[p]: a card of pitch p can be played now"),
        Field("drawn", (draws,), 1, "[k]: the seat on turn has drawn more than k cards"),
        Field("discard", (PITCHES,), 4, "[p]: cards of pitch p in the discard pile"),
        Field("discard_wilds", (1,), 6, "wilds in the discard pile"),
        Field("passes", (1,), SEATS, "passes in a row with nothing left to draw"),
        Field("exposed", (SEATS,), 1, "[s]: seat s has one card left and has not called"),
        Field("asked", (1,), 1, "the observer must decide now whether to call"),
    )


def shared_numbers(view: SheddingView, *, asked: bool, draws: int) -> dict[str, Numbers]:
    """Return the numbers of each of the `shared_fields`."""
    discarded = set_of(view.discard)
    exposed = [0] * SEATS
    if view.exposed:
        for seat in range(view.players):
            exposed[relative(view, Seat(seat))] = view.exposed >> seat & 1
    return {
        **common_numbers(view),
        **hand_numbers(view.hand),
        "fits": (pitch_counts(view.fits) > 0).astype("int8"),
        "drawn": [int(view.drawn > fewer) for fewer in range(draws)],
        "discard": pitch_counts(discarded),
        "discard_wilds": wilds_in(discarded),
        "passes": view.blocked_passes,
        "exposed": exposed,
        "asked": int(asked),
    }


def shared_parts(last: str) -> tuple[Part, ...]:
    """Return where the fields are among the words of a state, up to the `last` one, which only one of the games has."""
    return (
        Part("seats", "flags", 1, last="turn"),
        Part("counts", "bytes", 0, last="stock"),
        Part("hand", "flags", 2, last="wilds"),
        Part("fits", "flags", 1, FITS, last="drawn"),
        Part("discard", "bytes", 3, last="passes"),
        Part("exposed", "flags", 1, EXPOSED, last=last),
    )


class SheddingRenderer(Renderer):
    """The Distance and Steps."""

    def action(self, action: Action) -> str:
        if not isinstance(action, Play):
            return super().action(action)
        said = f", says {' '.join(action.say.values())}" if action.say else ""
        return f"plays {' '.join(codes_of(action.cards))}{said}"

    def middle(self, view: object, game: Game | None) -> list[str]:
        del game
        assert isinstance(view, SheddingView)
        piles = f"{len(view.discard)} on the discard pile, {view.stock_size} in the stock"
        return [f"{code_of(view.discard[-1])} on top, {self.needed(view) or 'anything goes'}; {piles}"]

    def needed(self, view: SheddingView) -> str:
        """Return what the next play must be; empty for anything."""
        raise NotImplementedError
