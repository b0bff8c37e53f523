"""Expect errors about typed input."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from musicards.errors import BadNotation
from musicards.texts import explain


@contextmanager
def raises_bad_notation(match: str) -> Iterator[None]:
    """Expect an error whose English text is one line that matches."""
    with pytest.raises(BadNotation) as caught:
        yield
    text = explain(caught.value)
    assert "\n" not in text
    assert re.search(match, text), text
