"""Steps in environments: encoding and rendering."""

from typing import Final

from musicards.envs.fields import PITCHES, flag
from musicards.envs.layout import Encoder, Field, Layout, Numbers
from musicards.games.shedding.envs import SheddingRenderer, shared_fields, shared_numbers, shared_parts
from musicards.games.shedding.view import SheddingView
from musicards.games.steps import Steps, StepsView
from musicards.games.steps.words import StepsWords
from musicards.theory.pitch import PRINTED_NAMES

DRAWS: Final = Steps.rule_numbers["draws"]  # after which a player may pass


STEPS: Final = Layout(
    (
        *shared_fields(DRAWS),
        Field("top_pitch", (PITCHES,), 1, "[p]: the top card counts as pitch p; all 0 if it is a wild starter"),
        Field("chain", (1,), 1, "a half step has been played in this turn"),
        Field("reference_cards", (1,), 1, "the two Chromatic Scale cards are left out of the deck"),
    )
)


def steps_numbers(view: StepsView, *, asked: bool) -> dict[str, Numbers]:
    """Return the numbers of each field of `STEPS`."""
    return {
        **shared_numbers(view, asked=asked, draws=DRAWS),
        "top_pitch": flag(PITCHES, view.top_pitch % PITCHES if view.top_pitch else None),
        "chain": int(view.chain),
        "reference_cards": int(bool(view.options["reference_cards"])),
    }


class StepsRenderer(SheddingRenderer):
    """Steps."""

    def needed(self, view: SheddingView) -> str:
        assert isinstance(view, StepsView)
        if not view.top_pitch:
            return ""
        return (
            f"counts as {'/'.join(PRINTED_NAMES[view.top_pitch])}{', in a chain of half steps' if view.chain else ''}"
        )


STEPS_ENCODER: Final = Encoder(
    STEPS, steps_numbers, renderer=StepsRenderer, words=StepsWords(), parts=shared_parts("reference_cards")
)
