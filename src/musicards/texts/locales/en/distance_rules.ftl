distance_rules-lead = Be the first to run out of cards. Each time, play a card whose letter is _{ music-an-interval }_ above the last letter.
distance_rules-setup = Agree on an interval before each game, from a second to a seventh. { rules-setup }
distance_rules-interval = The musical alphabet has seven letters and starts over: { NOTE("A") }, { NOTE("B") }, { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") }, and { NOTE("A") } again. To name an interval, count the first letter, the last one and all the letters in between. { NOTE("F") } up to { NOTE("G") } is a _second_, { NOTE("F") } up to { NOTE("A") } a _third_ ({ NOTE("F") }, { NOTE("G") }, { NOTE("A") }), { NOTE("A") } up to { NOTE("D") } a _fourth_ ({ NOTE("A") }, { NOTE("B") }, { NOTE("C") }, { NOTE("D") }). Sharps and flats don’t count here, only the letter: { NOTE("Bb") } counts as { NOTE("B") }.
distance_rules-turn =
    - Play one or more cards of the _same note_, and always _say the letter_ they count as. A black key has two names: you can say { NOTE("F") } or { NOTE("G") } for { NOTE("F#") } or { NOTE("Gb") }, whichever you need.
    - With seconds, { NOTE("G") } comes after { NOTE("F") } or { NOTE("F#") }. You can play { NOTE("Gb") }, { NOTE("G") } or { NOTE("G#") }, but don’t mix them.
    - A wild replaces any card, alone or with other cards.

    For the first play, count from the card that was turned over. If it is a black key, you can count from either of its letters. If it is a wild, play any note you like.
distance_rules-passing = { rules-passing } You may draw more often, without a limit.
distance_rules-mistakes = Mistakes are part of the game. If the letter or a card is wrong, the cards come back to your hand and you draw { $penalty } more. { $mistake_ends_turn ->
    [yes] Then your turn is over.
   *[no] Then you try again.
} For example: a third above { NOTE("A") } is { NOTE("C") }. If you play { NOTE("D") }, you take it back.
