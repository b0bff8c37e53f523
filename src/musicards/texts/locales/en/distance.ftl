### The Distance: what is said about it, and its table.
###
### Every game has -title, -subtitle (what the name means; may be empty), -tagline, -aim, -score, -keys and a text for each of
### its options. Each line of -keys has keys of the keyboard, a colon, and what they do.

distance-title = The Distance
distance-subtitle = { "" }
distance-tagline = Count from letter to letter: { NOTE("A") }, { NOTE("B") }, { NOTE("C") } is a third.
# $interval (number): as in music-interval
distance-aim = Count up { music-an-interval } each time. First to run out of cards wins.
# $count (number): cards left at the end
distance-score = { common-cards }
distance-keys =
    A – G: say the letter and play the cards you chose
    { common-shedding-keys }
distance-option-interval = Interval
    .choice = { music-interval }

distance-letters = Say a letter
distance-say = Say { $letter }
    .last = Say { $letter }, the letter said last
# .last: when it is not known who said it
distance-said = { $name } said { $letter }
    .you = You said { $letter }
    .last = The last letter is { $letter }
distance-choose = Choose one or more cards, then say their letter.
distance-now-say = Now say the letter: tap it in the ring.
