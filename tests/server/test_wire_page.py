"""docs/wire.md documents all messages and bodies."""

import re
from pathlib import Path

import pytest

from musicards.games.distance import DistanceFault
from musicards.games.game import Reason
from musicards.games.go_fish.rules import GoFishReason
from musicards.games.keys_corners import CornersReason
from musicards.games.memory import MemoryReason
from musicards.games.registry import GAMES
from musicards.games.shedding import SheddingReason
from musicards.games.steps import StepsFault, StepsReason
from musicards.server import bodies
from musicards.server.api import routes
from musicards.server.api_review import review_routes
from musicards.server.messages import ClientMessage, Notice
from musicards.server.refusals import WireReason
from tests.server.wire import KINDS, MESSAGES

PAGE = (Path(__file__).parents[2] / "docs" / "wire.md").read_text(encoding="utf-8")
NAMED = set(re.findall(r"`([^`\n]+)`", PAGE))
WORDS = (
    WireReason, Reason, SheddingReason, StepsReason, CornersReason, GoFishReason, MemoryReason,
    DistanceFault, StepsFault,
)  # fmt: skip


def codes(words: type) -> list[str]:
    return [value for name, value in vars(words).items() if name.isupper()]


@pytest.mark.parametrize("words", WORDS)
def test_every_reason_and_fault_is_named(words: type) -> None:
    assert codes(words)
    assert set(codes(words)) <= NAMED


def test_the_page_names_no_unknown_reason() -> None:
    known = {code for words in WORDS for code in codes(words)}
    after = PAGE[PAGE.index("## Reasons") :]
    assert set(re.findall(r"`([a-z]+(?:-[a-z]+)+)`", after)) <= known


def test_every_message_is_named() -> None:
    sent = {kind.__struct_config__.tag for kind in ClientMessage.__args__}
    assert sent | set(MESSAGES) <= NAMED


def test_every_event_is_named_and_no_other() -> None:
    begin, end = PAGE.index("## Events"), PAGE.index("Tables have a")
    named = re.findall(r"^\| (`.*?) \|", PAGE[begin:end], re.MULTILINE)
    assert {kind for row in named for kind in re.findall(r"`([^`]+)`", row)} == set(KINDS)


def test_every_kind_of_notice_is_named() -> None:
    assert set(Notice.__annotations__["kind"].__args__) <= NAMED


def test_every_call_is_named() -> None:
    for route in [*routes, *review_routes]:
        path = re.sub(r":[^}]+", "", getattr(route, "path", "").replace("{1,6}", ""))
        assert f"{getattr(route, 'method', '')} {path}" in NAMED


def test_every_body_that_is_asked_for_or_given_is_named() -> None:
    parts = {"ActionInfo", "GameInfo", "CardInfo", "SeatWish", "ReviewStep"}  # parts of other messages
    assert set(bodies.__all__) - parts <= {word for named in NAMED for word in named.split(".")}


def test_every_action_and_game_is_named() -> None:
    assert set(GAMES) <= NAMED
    actions = {word for game in GAMES.values() for word in game.actions} - {"deal", "reshuffle", "fan"}
    assert actions | {"undo"} <= NAMED
