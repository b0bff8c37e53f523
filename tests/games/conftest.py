"""A game that never ends fails its test instead of holding up all the others."""

import signal
from collections.abc import Iterator
from typing import Final

import pytest

ENDLESS: Final = 60  # seconds, some thirty times what the longest test of a game takes


class Endless(BaseException):
    """Not an ordinary exception: Hypothesis would try the example again, without an end."""


def _stop(*_: object) -> None:
    raise Endless(f"no end after {ENDLESS} seconds")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Iterator[None]:
    before = signal.signal(signal.SIGALRM, _stop)
    signal.alarm(ENDLESS)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
