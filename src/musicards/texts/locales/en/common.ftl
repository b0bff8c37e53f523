### Texts that several parts share.

common-settings = Settings
common-loading = Loading…
common-close = Close
common-try-again = Try again
common-failed = Something went wrong. Try again.
common-no-server = The server doesn’t answer
    .text = This page will reconnect automatically. Your seat at the table is saved.
common-trying = Trying…
common-home = Musicards, home
common-all-games = All games
common-rules = Rules
# The title of the browser’s window
common-window-title = { $page } – Musicards
# A player without a name. $number (number): the place at the table, from 1
common-seat = Seat { $number }
common-tonic = Tonic
# Spoken between two names of one note: "F sharp or G flat"
common-or = or
# A word, and what is said about it: "Explanations: None". $text may be empty
common-label = { $label }: { $text }
# $count (number)
common-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
# A button that plays notes.
common-hear = Hear it
common-practice-cards = Practice cards
    .invitation = Practice cards: name and find notes, count intervals, hear steps and scales
common-practice = Test your mic and keyboard
common-tools = Tools
    .invitation = Look up scales and chords on the clock, the staff, the keys and the fretboard
# A tool, and the title of its page.
common-tab-tools = Look up
    .title = Scales and chords
common-tab-transpose = Transpose
common-tab-tuner = Tuner
    .title = Tuner and metronome
common-tab-print = Print
    .title = Print your own cards
# In a speech bubble: what somebody asks for, or said wrongly.
common-asked = { $said }?
common-choose-first = First choose the cards you want to play.
# $count (number): pairs that a player has
common-pairs = { $count ->
    [one] 1 pair
   *[other] { $count } pairs
}

## The Distance and Steps

# The call in The Distance and Steps. $penalty (number): cards to take
common-call-rules = When you have one card left, call _“Musicards!”_. If somebody else calls first, you take { $penalty } cards. You can call at any time, also to catch others.
# A button.
common-draw = Draw
common-pass = Pass
common-done = Done
# Before the first play. $note: the card on the pile
common-starter = The first card is { $note }
    .wild = The first card is a wild: play anything
common-drawn = You drew { common-cards }. Play, draw or pass.
# Keys of the keyboard, a colon, and what they do.
common-shedding-keys =
    ← →: go to your hand and along it
    Space: choose a card, or put it back
    T: draw (take a card)
    P: pass
    M: call “Musicards!”
    Esc: put everything back

## Options of several games. Those of one game are in its own file.

common-option-mistake_ends_turn = A mistake ends the turn
    .help = Otherwise you try again.
common-option-free_draw = Draw freely
    .help = You can draw even if a card in your hand fits.
common-option-pitches = Cards
    .choice = { $pitches ->
        [naturals] White keys only
       *[all] All notes
    }

## The nine spaces of Key’s Corners: four foundations and four corners around the stock.
## $space: N, E, S or W for a foundation, NW, NE, SE or SW for a corner, "none" when it is not known.

# As the subject or object of a sentence.
common-space = { $space ->
    [N] the north foundation
    [E] the east foundation
    [S] the south foundation
    [W] the west foundation
    [NW] the north-west corner
    [NE] the north-east corner
    [SE] the south-east corner
    [SW] the south-west corner
   *[none] that space
}
# Where cards are: "There is nothing on …"
common-space-at = { $space ->
    [N] on the north foundation
    [E] on the east foundation
    [S] on the south foundation
    [W] on the west foundation
    [NW] in the north-west corner
    [NE] in the north-east corner
    [SE] in the south-east corner
    [SW] in the south-west corner
   *[none] there
}
# Where a card goes: "Put a card …"
common-space-onto = { $space ->
    [N] on the north foundation
    [E] on the east foundation
    [S] on the south foundation
    [W] on the west foundation
    [NW] in the north-west corner
    [NE] in the north-east corner
    [SE] in the south-east corner
    [SW] in the south-west corner
   *[none] there
}
# Where cards come from: "Move C …"
common-space-off = { $space ->
    [N] from the north foundation
    [E] from the east foundation
    [S] from the south foundation
    [W] from the west foundation
    [NW] from the north-west corner
    [NE] from the north-east corner
    [SE] from the south-east corner
    [SW] from the south-west corner
   *[none] from there
}
