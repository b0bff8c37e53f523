"""The manifest of Go Fish."""

from typing import Final

from musicards.games.manifest import Manifest, TinyDeck, Training
from musicards.games.rules_page import Section

__all__ = ["GO_FISH"]

GO_FISH: Final = Manifest(
    name="go_fish",
    rules="musicards.games.go_fish:GoFish",
    strategy="musicards.players.strategy.go_fish:best",
    encoding="musicards.envs.encode.go_fish:GO_FISH_ENCODER",
    renderer="musicards.envs.renderers:GoFishRenderer",
    mistakes="musicards.players.mistakes.go_fish:with_mistakes",
    belief="musicards.players.belief.fish:FishBelief",
    recollection="musicards.players.recall.requests:RequestRecollection",
    guide="musicards.players.search.fish_guide:FishGuide",
    spiel_node="musicards.envs.open_spiel.nodes.stock:GoFishNode",
    agent_moves="musicards.envs.move_numbers:RelativeAsks",
    tiny=TinyDeck("C3 C4 C5 C6 D4 D5", ("", "E4 E5", "F4 F5"), 2, 6),
    hint="musicards.games.go_fish.hint:hint",
    evidence="musicards.games.go_fish.evidence:evidence",
    trains=(
        Training(("key:white",), (("pitches", "naturals"),), weight=0.5),
        Training(("key:black", "enharmonic:black"), weight=0.5),
    ),
    first_steps="musicards.games.go_fish.first_steps:FIRST_STEPS",
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
