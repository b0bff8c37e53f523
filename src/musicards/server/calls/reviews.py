"""Reviews of matches that are over, kept ready."""

from collections import OrderedDict
from typing import Final

from musicards.errors import BadNotation, Refusal
from musicards.server.live.broadcaster import Encode
from musicards.server.live.open_table import Run
from musicards.server.live.runner import MatchRunner
from musicards.server.match.review import record, review, unchecked_record
from musicards.store import StoredMatch

MAX_REVIEWS: Final = 8  # kept ready, some hundred kilobytes each


class Reviews:
    """The steps of the last few matches that were reviewed, as JSON. Replaying a long match takes seconds."""

    def __init__(self, encode: Encode) -> None:
        """`encode`: returns steps as JSON."""
        self._encode = encode
        # By code and length, because a code can be used again after its match has been deleted.
        self._made: OrderedDict[tuple[str, int], bytes] = OrderedDict()

    async def of(self, live: MatchRunner, run: Run) -> bytes:
        """Return the steps of a match, as JSON. `run`: runs what takes a while.

        Raises:
            NotOver: the match is not over, so its cards are still secret.
        """
        key = live.match.code, live.match.version
        if key not in self._made:
            stored = await live.stored()
            self._made[key] = await run(self._make, key, stored)
            if len(self._made) > MAX_REVIEWS:
                self._made.popitem(last=False)
        self._made.move_to_end(key)
        return self._made[key]

    def _make(self, key: tuple[str, int], stored: StoredMatch) -> bytes:
        """Return the steps of a match, as JSON, unless another call has made them while this one waited."""
        return self._made.get(key) or self._encode(review(stored))


def line(stored: StoredMatch) -> str:
    """Return the record of a match that is over, as a line; without a result if its log does not replay."""
    try:
        made = record(stored)
    except (BadNotation, Refusal):  # played by earlier rules
        made = unchecked_record(stored)
    return made.to_line() + "\n"
