"""Why an attempt is refused in Key's Corners, beyond `Reason`."""

__all__ = ["CornersReason"]


class CornersReason:
    """Codes for programs; the sentences stand in `english`."""

    DOES_NOT_CONTINUE = "does-not-continue"  # the card is not what the pile waits for
    PILE_COMPLETE = "pile-complete"  # the pile reaches the scale's last note: nothing continues it
    FILL_FIRST = "fill-first"  # an empty foundation waits
    FILL_FROM_HAND = "fill-from-hand"  # the discard pile fills only for a player without cards
    NOT_DISCARD_TOP = "not-discard-top"
    WILD_NEEDS_NAME = "wild-needs-name"
    NOTE_HAS_NAME = "note-has-name"  # a note card is what it is: `as` is for wilds
    NOT_A_FOUNDATION = "not-a-foundation"  # cards move from foundations only
    SAME_PILE = "same-pile"
    EMPTY_PILE = "empty-pile"
    TOO_MANY = "too-many"  # more cards than the pile has
    ONLY_WHOLE = "only-whole"  # to another foundation a pile moves whole
    STACK_STAYS = "stack-stays"  # cards outside the scale have no place in a corner
    TOO_HIGH = "too-high"  # two stacks of one pitch with more than four cards
    DISCARD_ONLY_PLAY = "discard-only-play"
    CARD_FITS = "card-fits-pile"
    WILD_FITS = "wild-fits"
    MOVE_FIRST = "move-first"  # a whole pile can move, and a possible play showing on the board must be made
    PLAY_FIRST = "play-first"  # at least one play in a turn
