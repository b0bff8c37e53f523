"""The page has words for every reason and every fault: its list of them is compared with the codes that there are."""

import re
from pathlib import Path

import pytest

from musicards.games.distance import DistanceFault
from musicards.games.game import Reason
from musicards.games.go_fish import GoFishReason
from musicards.games.keys_corners import CornersReason
from musicards.games.memory import MemoryReason
from musicards.games.shedding import SheddingReason
from musicards.games.steps import StepsFault, StepsReason
from musicards.server.refusals import WireReason

REASONS = (Path(__file__).parents[1] / "web" / "src" / "words" / "reasons.ts").read_text(encoding="utf-8")
PAGE_ALONE = {"unreachable"}  # what no server can say


def listed(name: str) -> set[str]:
    """The codes of one of the page's lists."""
    found = re.search(rf"export const {name} = \[(.*?)\] as const", REASONS, re.DOTALL)
    assert found is not None
    return set(re.findall(r"^  '([a-z-]+)',", found.group(1), re.MULTILINE))


def codes_of(*holders: type) -> set[str]:
    return {value for holder in holders for name, value in vars(holder).items() if name.isupper()}


def test_the_page_knows_every_reason_and_no_other() -> None:
    holders = (Reason, SheddingReason, StepsReason, CornersReason, GoFishReason, MemoryReason, WireReason)
    assert listed("REASONS") - PAGE_ALONE == codes_of(*holders)


def test_the_page_knows_every_fault_and_no_other() -> None:
    assert listed("FAULTS") == codes_of(DistanceFault, StepsFault)


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_every_language_has_every_part(language: str) -> None:
    words = Path(__file__).parents[1] / "web" / "src" / "words"
    parts = {path.name for path in (words / "en").glob("*.ts")}
    assert {path.name for path in (words / language).glob("*.ts")} == parts
