"""The manifest of Steps."""

from typing import Final

from musicards.games.manifest import Manifest, TinyDeck, Training
from musicards.games.rules_page import CARDS, Section
from musicards.games.shedding.rules_page import AFTER_MISTAKES

__all__ = ["STEPS"]

STEPS: Final = Manifest(
    name="steps",
    rules="musicards.games.steps:Steps",
    strategy="musicards.players.strategy.steps:best",
    encoding="musicards.envs.encode.shedding:STEPS_ENCODER",
    renderer="musicards.envs.renderers:StepsRenderer",
    mistakes="musicards.players.mistakes.steps:with_mistakes",
    belief="musicards.players.belief.shedding:SheddingBelief",
    guide="musicards.players.search.steps_guide:StepsGuide",
    spiel_node="musicards.envs.open_spiel.nodes.stock:SheddingNode",
    tiny=TinyDeck("C4 C#4 D4 D#4 ?1", ("E4", "F4", "F#4"), 1, 5),
    group="theory",
    hint="musicards.games.steps.hint:hint",
    evidence="musicards.games.steps.evidence:evidence",
    trains=(Training(("step:half", "step:whole")),),
    first_steps="musicards.games.steps.first_steps:FIRST_STEPS",
    rules_page=(
        CARDS,
        Section("setup", ("", "E4")),
        Section("steps", ("E4", "F4", "F#4")),
        Section("turn", ("F4", "F#4", "G4")),
        Section("mistakes", ("E4", "F4")),
        *AFTER_MISTAKES,
    ),
    pictured=("E4", "F4", "F#4"),
)
