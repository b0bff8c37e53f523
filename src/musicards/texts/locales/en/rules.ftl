### What the rules of several games share. A section has its title in rules-title-… An empty line ends a paragraph, "- " begins an item of a list, and _this_ is stressed.
### Options such as $free_draw are "yes" or "no"; numbers are those of the rules; $low and $high are numbers of players.
rules-title-cards = The cards
rules-title-setup = Setting up
rules-title-interval = Counting the distance
rules-title-steps = Half step and whole step
rules-title-scale = The scale
rules-title-table = The table
rules-title-turn = Your turn
rules-title-fill = Empty foundations
rules-title-discard = Discarding
rules-title-mistakes = Mistakes
rules-title-passing = Passing
rules-title-empty = Empty stock
rules-title-call = “Musicards!”
rules-title-winning = Winning
rules-title-faces = Two faces
rules-title-books = Books
rules-title-pairs = Pairs
rules-title-no-cards = No cards left
rules-title-safe = Safe
rules-white-keys = Octave and shape _never matter_. The shape shows the octave, from low to high: square, diamond, triangle, circle. Every note has its own color. The number on a card is the note’s place on the Chromatic Scale clock.
rules-names = { rules-white-keys } ♯ is read “sharp”, ♭ is read “flat”. A black key has two names: { NOTE("C#") } and { NOTE("Db") } are the same note, and so are { NOTE("D#") } and { NOTE("Eb") }, { NOTE("F#") } and { NOTE("Gb") }, { NOTE("G#") } and { NOTE("Ab") }, { NOTE("A#") } and { NOTE("Bb") }.
rules-cards = The deck has { $deck } cards: { $note_cards } notes, { $question_marks } question marks and { $chromatic_scales } cards called Chromatic Scale. Question marks and Chromatic Scales are _wild_: they replace any card. { rules-names }

## The Distance and Steps
rules-setup = For { $low } to { $high } players. Everyone gets { $hand } cards, dealt one at a time, and can look at them. The rest is the stock, face down in the middle. Its top card is turned over next to it and starts the discard pile. The player to the left of the dealer begins, and play goes clockwise.
rules-passing = { $free_draw ->
    [yes] Instead of playing you can _draw_ from the stock, even if a card fits.
   *[no] If no note in your hand fits, _draw_ from the stock; you never have to play a wild.
} If the new card fits, you can play it. After { $draws } draws you can _pass_: the next player then needs what you needed.
rules-empty = If a card must be drawn and the stock is empty, the discard pile is shuffled and becomes the new stock. Only its top card stays. If there is nothing left to draw, you can pass at once. If everyone then passes, the player with the fewest cards wins.
rules-call = When you have one card left, call _“Musicards!”_. If somebody else calls first, you draw { $call_penalty } cards; the card you played stays on the pile. You can call at any time, even when it isn’t your turn, to catch somebody else.
rules-winning = The first player to run out of cards wins at once. You can also go out with several cards of the same note.
