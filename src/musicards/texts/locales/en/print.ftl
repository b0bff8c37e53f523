### Printed cards, the reference sheet and the printed rules. Only Python uses these texts.

print-deck = A deck of musical cards
# For screen readers.
print-back = Back of a card: a ring of twelve marks
# $width and $height (number): of a card, in millimeters
print-how = Print at 100%, on both sides. A card is { NUMBER($width) } × { NUMBER($height) } mm.
print-notice = “Musicards” is a trademark of the makers of the Musicards deck. This is an independent, open project. They did not make it, do not endorse it and are not connected with it.

## The reference sheet

print-reference = Clock, letters, keys
print-ring = Ring of letters
print-counting = Count both ends.
print-octaves = Octaves
print-octave = Octave { $octave }
# $note: C, under the octave that has middle C
print-middle-c = with middle { $note }

## The rules: six games, a page each

print-rules = Rules of the games
# $low and $high (number): how many can play; .alone: or one person
print-players = { $low }–{ $high } players
    .alone = { $low }–{ $high } players, or on your own
print-agree = Agree before you start
print-deal = The deal
# The deal of a game whose rules do not say it: at a table on the page, the cards are dealt already. $hand (number): cards for each player
print-deal-distance = Deal { $hand } cards each, one at a time. Turn the next card over: it starts the discard pile. The rest is the stock, face down. The player to the left of the dealer begins. When the stock runs out, shuffle the discard pile without its top card: it is the new stock.
print-deal-steps = { print-deal-distance }
print-deal-keys_corners = Deal { $hand } cards each. The stock goes in the middle. Turn over four cards around it: north, east, south and west. If one is a wild, put it back, shuffle the stock and turn over another card. The player to the left of the dealer begins.
print-deal-memory = Take the diamonds and the triangles (octaves 4 and 5). Shuffle them and lay them out face down, side by side.
