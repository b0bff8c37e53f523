"""The parts of a card's face, as on the page (web/src/card) and in the same units.

index        the corner: the names and the clock number
staff        a short staff with the note for each of its names
clock        the clock with its hand at the hour
keyboard     one octave of keys, one of them marked
octave_mark  the octave as a simple shape
wild         the middle of a wild
back         the back of a card
"""
