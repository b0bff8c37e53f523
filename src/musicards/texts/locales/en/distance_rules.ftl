### The rules of The Distance.
###
### A rule is a title with a .body: an empty line ends a paragraph, "- " begins an item of a list, and _this_ is stressed.
### Options ($free_draw, $mistake_ends_turn) are "yes" or "no".
### $interval (number) is the interval played, as in music-interval; the other numbers are those of the rules.

distance_rules-lead = Be the first to run out of cards. Every card you play must be _{ music-an-interval }_ above the letter before it.
distance_rules-counting = Counting the distance
    .body =
        The letters go round and round: { NOTE("A") }, { NOTE("B") }, { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") }, and { NOTE("A") } again. Count both ends. A _second_ above { NOTE("A") } is { NOTE("B") } ({ NOTE("A") }, { NOTE("B") }). A _third_ above { NOTE("A") } is { NOTE("C") } ({ NOTE("A") }, { NOTE("B") }, { NOTE("C") }). A _fifth_ above { NOTE("E") } is { NOTE("B") } ({ NOTE("E") }, { NOTE("F") }, { NOTE("G") }, { NOTE("A") }, { NOTE("B") }). Sharps and flats don’t count here, only the letter: { NOTE("Bb") } counts as { NOTE("B") }.
distance_rules-turn = Your turn
    .body =
        - Play one or more cards of the _same note_ and _say the letter_ they count as. A black key has two names: you can say { NOTE("F") } or { NOTE("G") } for { NOTE("F#") } or { NOTE("Gb") }, whichever you need.
        - A wild goes with anything, alone or with other cards.
        - { $free_draw ->
            [yes] Instead of playing you can _draw_, even if a card fits.
           *[no] Does nothing fit? _Draw_.
        } You can draw as often as you like. After { $draws } draws you can _pass_.

        For the first play, count from the card that was turned over. If it is a black key, you can count from either of its letters. If it is a wild, play anything.
distance_rules-mistakes = Mistakes
    .body =
        Mistakes are part of the game. If the letter or a card is wrong, the cards come back to your hand and you take { $penalty } more. { $mistake_ends_turn ->
            [yes] Then your turn is over.
           *[no] Then you try again.
        }
distance_rules-call = “Musicards!”
    .body = { common-call-rules }
