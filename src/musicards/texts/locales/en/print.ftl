### Printed cards, the reference sheet and the printed rules.
print-deck = A deck of musical cards
print-back = Back of a card: a ring of twelve marks
print-how = Print at 100%, on both sides. A card is { NUMBER($width) } × { NUMBER($height) } mm.

## The reference sheet
print-reference = Clock, letters, keys
print-ring = Ring of letters
print-counting = Count both ends.
print-octaves = Octaves
print-octave = Octave { $octave }
# $note: C, under the octave that has middle C
print-middle-c = with middle { $note }
print-scales = The twelve major scales

## The rules: a page for each game
print-rules = Rules of the games
print-players = { $low }–{ $high } players
    .alone = { $low }–{ $high } players, or on your own
print-agree = Agree before you start
