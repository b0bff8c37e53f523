"""The manifest of High Card."""

from typing import Final

from musicards.games.manifest import Manifest

HIGH_CARD: Final = Manifest(
    name="high_card",
    rules="tests.high_card.rules:HighCard",
    strategy="tests.high_card.parts:best",
    encoding="tests.high_card.parts:ENCODER",
    renderer="musicards.envs.renderers:Renderer",
)
