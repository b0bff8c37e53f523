"""There are texts for every reason and every code."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, get_args

import pytest

from musicards.errors import BadNotation, Expected, InputCode, InputError
from musicards.server.http.schema import REASONS
from musicards.texts import catalog
from musicards.tools import (
    CHORD_NAMES,
    SCALE_NAMES,
    Score,
    code_of,
    look_up,
    look_up_keys,
    parse_line,
    read_transposition,
)

SOURCES = Path(__file__).parents[2] / "src" / "musicards"
NOT_FROM_SERVER = {"unreachable"}


def test_there_is_a_text_for_every_reason_and_no_other() -> None:
    texts = {name.removeprefix("refusals-") for name in catalog("en").ids("refusals-")}
    assert texts - NOT_FROM_SERVER == set(REASONS)


def test_there_is_a_text_for_every_scale_and_no_other() -> None:
    ids = catalog("en").ids("music-scale-") + catalog("en").ids("tools-scale-")
    named = {name.partition("-scale-")[2] for name in ids} - {"on", "custom", "ionian", "aeolian"}
    assert named == {code_of(name) for name in SCALE_NAMES}


def test_every_chord_that_has_a_text_exists() -> None:
    ids = catalog("en").ids("tools-chord-")
    assert {name.removeprefix("tools-chord-") for name in ids} <= {code_of(name) for name in CHORD_NAMES}


@pytest.mark.parametrize("kind", [InputCode, Expected])
def test_every_code_of_an_input_error_is_raised_somewhere(kind: object) -> None:
    paths = [
        path for folder in ("tools", "theory", "learning", "cli", "server") for path in (SOURCES / folder).glob("*.py")
    ]
    source = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    assert [code for code in get_args(kind) if f'"{code}"' not in source] == []


WISHES: list[dict[str, Any]] = [
    {"to_instrument": "kazoo"},
    {"to_instrument": "alto saxofone"},
    {"from_key": "C major", "to_key": "A minor"},
    {},
    {"by": "m3", "to_instrument": "horn"},
    {"by": "tritonee"},
    {"by": "E"},
    {"to_key": "D"},
    {"to_instrument": "horn", "down": True},
    {"by": "m3", "from_key": "G# major"},
    {"by": "m3", "from_key": "D dorian"},
    {"by": "m3", "from_key": "H"},
    {"by": "m3", "from_key": ""},
]


def score(line: str, by: str, *, down: bool = False) -> Score:
    wish = read_transposition(by=by, down=down)
    return wish.score(wish.of(parse_line(line)))


@pytest.mark.parametrize(
    "ask",
    [
        *[partial(look_up, text) for text in ("", "quux", "H#b minor", "Eb melodik", "Cmaj7#", "C7/Q", "C: 2 x", "12")],
        *[partial(look_up, text) for text in ("2 2 1 2 2 2 2", "C miner", "E4 C4", "D thurd")],
        *[partial(parse_line, line) for line in ("", "|", "C Q", "Cm7 Hx9", "C D E4 xyz")],
        *[partial(read_transposition, **wish) for wish in WISHES],
        *[partial(score, "C9 D4", "M9"), partial(score, "C0", "P8", down=True), partial(score, "C " * 5001, "m3")],
        *[partial(look_up_keys, keys) for keys in ([], [128], [-1], range(60, 90))],
    ],
)
def test_the_page_has_texts_for_what_cannot_be_understood(ask: Callable[[], object]) -> None:
    with pytest.raises(BadNotation) as error:
        ask()
    assert isinstance(error.value, InputError)
