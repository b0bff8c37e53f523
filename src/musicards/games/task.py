"""What the seat on turn has to do or may do now: the facts behind the page's prompt."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Task:
    """What the seat on turn has to do or may do now. It tells nothing that a player should find out."""

    name: (
        str  # of its text, e.g. may-pass; the reason for a refusal if anything else is refused for it, e.g. fill-first
    )
    facts: Mapping[str, object] = field(default_factory=dict)  # what the text mentions, e.g. {"count": 3}
