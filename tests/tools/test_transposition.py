"""Requests for transposition: valid combinations, and the results in every key."""

import pytest

from musicards.theory import KEYS, parse_pitch
from musicards.tools.lines import parse_line
from musicards.tools.transposition import read_transposition
from tests.helpers.input_errors import raises_bad_notation


@pytest.mark.parametrize(
    "short", ["A1", "m2", "M2", "m3", "M3", "P4", "A4", "d5", "P5", "m6", "M6", "m7", "M7", "P8", "M9", "M16"]
)
def test_scale_of_a_key_stays_a_scale_of_a_key(short: str) -> None:
    for key in KEYS:
        for down in (False, True):
            wish = read_transposition(by=short, down=down, from_key=key.name)
            after = wish.key_after
            assert after is not None
            result = wish.of(parse_line(" ".join(key.scale.names)))
            assert tuple(str(note) for note in result.notes) == after.scale.names
            assert abs(after.signature) <= 6


def test_part_of_one_instrument_on_another() -> None:
    for key in KEYS:
        wish = read_transposition(from_key=key.name, part_for="alto saxophone", to_instrument="horn in F")
        after = wish.key_after
        assert after is not None
        result = wish.of(parse_line(f"{key.tonic}5"))
        assert str(result) == f"{after.tonic}{parse_pitch(str(result)).octave}"
        # The alto sounds a sixth lower, the horn a fifth: its part is written a whole step lower than the alto's.
        assert (parse_pitch(f"{key.tonic}5").midi or 0) - (parse_pitch(str(result)).midi or 0) == 2


@pytest.mark.parametrize(
    ("asked", "title"),
    [
        ({"by": "m3"}, "Minor third higher"),
        ({"by": "m3", "down": True}, "Minor third lower"),
        ({"from_key": "C", "to_key": "Eb"}, "In Eb major"),
        ({"part_for": "horn"}, "At concert pitch"),
        ({"part_for": "horn", "to_instrument": "alto sax"}, "For alto saxophone"),
    ],
)
def test_result_has_a_title(asked: dict[str, object], title: str) -> None:
    wish = read_transposition(**asked)  # type: ignore[arg-type]
    assert wish.score(wish.of(parse_line("C4 D4"))).title == title


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ({}, "Say how far to go in one way"),
        ({"by": "m3", "to_instrument": "horn"}, "Say how far to go in one way"),
        ({"to_key": "D"}, "Say which key the line is in now"),
        ({"to_instrument": "horn", "down": True}, "An instrument has its own direction"),
        ({"by": "tritonee"}, r"“tritonee” is not an interval. Did you mean tritone\?"),
        ({"by": "mnor third"}, r"“mnor third” is not an interval. Did you mean minor third\?"),
        ({"by": "m3", "from_key": "D dorian"}, r"“D dorian” is not a key. Did you mean C major\?"),
    ],
)
def test_what_does_not_go_together_is_refused(asked: dict[str, object], message: str) -> None:
    with raises_bad_notation(message):
        read_transposition(**asked)  # type: ignore[arg-type]
