"""The Distance in environments: encoding and rendering."""

from typing import Final

from musicards.envs.fields import flag
from musicards.envs.layout import Encoder, Field, Layout, Numbers
from musicards.games.distance import INTERVAL, Distance, DistanceView
from musicards.games.distance.words import DistanceWords
from musicards.games.shedding.envs import SheddingRenderer, shared_fields, shared_numbers, shared_parts
from musicards.games.shedding.view import SheddingView
from musicards.theory.data import GENERIC_WORDS
from musicards.theory.pitch import LETTERS

DRAWS: Final = Distance.rule_numbers["draws"]  # after which a player may pass


INTERVALS: Final = len(INTERVAL.choices)


DISTANCE: Final = Layout(
    (
        *shared_fields(DRAWS),
        Field("letter", (7,), 1, "[l]: letter l, from A to G, was said last; all 0 before the first play"),
        Field("needed", (7,), 1, "[l]: letter l is a right answer now"),
        Field("interval", (INTERVALS,), 1, f"[i]: the interval is i + {INTERVAL.low}: letters counted with both ends"),
    )
)


def distance_numbers(view: DistanceView, *, asked: bool) -> dict[str, Numbers]:
    """Return the numbers of each field of `DISTANCE`."""
    return {
        **shared_numbers(view, asked=asked, draws=DRAWS),
        "letter": [int(letter == view.letter) for letter in LETTERS],
        "needed": [int(letter in view.needed) for letter in LETTERS],
        "interval": flag(INTERVALS, view.interval - INTERVAL.low),
    }


class DistanceRenderer(SheddingRenderer):
    """The Distance."""

    def needed(self, view: SheddingView) -> str:
        assert isinstance(view, DistanceView)
        if len(view.needed) == len(LETTERS):
            return ""
        return f"needs {' or '.join(view.needed)} (a {GENERIC_WORDS[view.interval - 1]})"


DISTANCE_ENCODER: Final = Encoder(
    DISTANCE, distance_numbers, renderer=DistanceRenderer, words=DistanceWords(), parts=shared_parts("interval")
)
