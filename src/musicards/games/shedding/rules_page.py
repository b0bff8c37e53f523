"""The sections of the rules that The Distance and Steps share."""

from typing import Final

from musicards.games.rules_page import Section

AFTER_MISTAKES: Final = (
    Section("passing", ("", "", "")),
    Section("empty", ("", "A4")),
    Section("call", ("C5",)),
    Section("winning", ("C4", "C5")),
)
