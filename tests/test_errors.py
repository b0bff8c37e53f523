"""How errors show a wrong value."""

import pytest

from musicards.errors import shown


@pytest.mark.parametrize("value", [None, True, 12, "H", [2, 2, 1, 2, 2, 2, 1], [1] * 12])
def test_short_value_is_shown_whole(value: object) -> None:
    assert shown(value) == repr(value)


@pytest.mark.parametrize(
    "value",
    [
        "x" * 10**6,
        "\n\r\x00\u2028" * 1000,
        "\ud800",
        [[[[1]]]] * 1000,
        {str(n): n for n in range(1000)},
        10**5000,
    ],
    ids=lambda value: type(value).__name__,
)
def test_strange_value_is_shown_short_and_on_one_line(value: object) -> None:
    text = shown(value)
    assert len(text) <= 200
    assert text.isprintable()
