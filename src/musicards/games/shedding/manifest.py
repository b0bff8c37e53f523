"""What the manifests of The Distance and Steps share."""

from typing import Final

from musicards.games.manifest import Section

AFTER_MISTAKES: Final = (
    Section("passing", ("", "", "")),
    Section("empty", ("", "A4")),
    Section("call", ("C5",)),
    Section("winning", ("C4", "C5")),
)
"""The sections of the rules after that about mistakes."""
