"""Run a server of a version that does not exist yet: its rules have the next number, and Memory has changed.

The first argument says how: ``same``, not at all; ``looser``, a card may be turned over twice in a turn; ``stricter``,
nobody may turn over the first card. All other arguments are the server's.
"""

import sys
from collections.abc import Callable

import musicards.record
from musicards.cli import main
from musicards.errors import Refusal
from musicards.games.action import Action, Seat
from musicards.games.memory.actions import Flip
from musicards.games.memory.rules import Memory, MemoryReason

Check = Callable[[Memory, Seat, Action], None]

present: Check = Memory.check_own_turn


def looser(game: Memory, seat: Seat, action: Action) -> None:
    try:
        present(game, seat, action)
    except Refusal as refusal:
        if refusal.reason != MemoryReason.FACE_UP:
            raise


def stricter(game: Memory, seat: Seat, action: Action) -> None:
    present(game, seat, action)
    if isinstance(action, Flip) and action.position == 0:
        raise Refusal(MemoryReason.CARD_GONE, {"position": 0})


if __name__ == "__main__":
    setattr(musicards.record, "RULES", musicards.record.RULES + 1)  # noqa: B010 - it is final
    check = {"same": present, "looser": looser, "stricter": stricter}[sys.argv.pop(1)]
    setattr(Memory, "check_own_turn", check)  # noqa: B010 - it is a method
    main(["serve", *sys.argv[1:]])
