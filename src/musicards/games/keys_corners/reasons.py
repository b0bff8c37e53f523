"""Why an attempt is refused in Key's Corners, beyond `Reason`."""

from typing import Final

__all__ = ["CornersReason"]


class CornersReason:
    """Codes for programs; the sentences stand in `english`."""

    DOES_NOT_CONTINUE: Final = "does-not-continue"  # the card is not what the pile waits for
    PILE_COMPLETE: Final = "pile-complete"  # the pile reaches the scale's last note: nothing continues it
    FILL_FIRST: Final = "fill-first"  # an empty foundation waits
    FILL_FROM_HAND: Final = "fill-from-hand"  # the discard pile fills only for a player without cards
    NOT_DISCARD_TOP: Final = "not-discard-top"
    WILD_NEEDS_NAME: Final = "wild-needs-name"
    NOTE_HAS_NAME: Final = "note-has-name"  # a note card is what it is: `as` is for wilds
    NOT_A_FOUNDATION: Final = "not-a-foundation"  # cards move from foundations only
    SAME_PILE: Final = "same-pile"
    EMPTY_PILE: Final = "empty-pile"
    TOO_MANY: Final = "too-many"  # more cards than the pile has
    ONLY_WHOLE: Final = "only-whole"  # a stack moves whole
    NOT_LONGER: Final = "not-longer"  # part of a run moves only where the run becomes longer than the one it leaves
    STACK_STAYS: Final = "stack-stays"  # cards outside the scale have no place in a corner
    TOO_HIGH: Final = "too-high"  # two stacks of one pitch with more than four cards
    DISCARD_ONLY_PLAY: Final = "discard-only-play"
    CARD_FITS: Final = "card-fits-pile"
    WILD_FITS: Final = "wild-fits"
    MOVE_FIRST: Final = "move-first"  # a compulsory move: a possible play that shows on the board must be made
    PLAY_FIRST: Final = "play-first"  # at least one play in a turn
