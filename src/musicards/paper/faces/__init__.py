"""What stands on a card, a page for each: as the page's own cards have it (web/src/card), drawn in the same units.

index        the corner: name or names, and the clock number
staff        a short staff with the note under each of its names
dial         the clock, its hand at the hour
keyboard     one octave of keys, one of them filled
octave_mark  the octave as a plain shape
wild         the middle of a wild
back         a card, face down
"""
