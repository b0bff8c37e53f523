### Texts that several parts share.
### Numbers in all texts: $by, $call_penalty, $count, $draws, $free, $half_steps, $hand, $interval, $least, $most, $octaves,
### $penalty, $percent, $points, $rounds, $scales, $stacks, $sum, $tempo, $times, $total.
### $name and $target are players, $note a note, $notes and $cards lists. “.you” is said to the player $name.
common-settings = Settings
common-loading = Loading…
common-close = Close
common-try-again = Try again
common-failed = Something went wrong. Try again.
common-no-server = The server doesn’t answer
    .text = This page will reconnect automatically. Your seat at the table is saved.
    .alone = These work without the server:
common-trying = Trying…
common-home = Musicards, home
common-all-games = All games
common-rules = Rules
common-read-aloud = Read aloud
common-first-steps = First steps
common-code = Join with a code
common-join = Join
common-seat = Seat { $number }
common-tonic = Tonic
# Spoken between two names of one note: "F sharp or G flat"
common-or = or
# A word, and what is said about it: "Explanations: None". $text may be empty
common-label = { $label }: { $text }
common-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
# A button that plays notes.
common-hear = Hear it
common-today = Today’s practice
common-exercise = Exercise
common-trial = Trial
common-input-test = Test your mic and keyboard
common-tools = Tools
common-tab-all = All tools
common-tab-tools = Scales and chords
common-tab-transpose = Transpose
common-tab-progression = Progressions
common-tab-tuner = Tuner
    .title = Tuner, metronome and drone
common-tab-map = What I know
common-tab-print = Print
    .title = Print your own cards
common-words = Music terms
common-asked = { $said }?
common-pairs = { $count ->
    [one] 1 pair
   *[other] { $count } pairs
}
common-you = You
common-copied = Copied
common-sound = Sound
common-result = Result
common-learning = My learning data
common-scales = Scales
common-interval = { CAPITAL(music-interval) }
common-intervals = Intervals
common-cancel = Cancel
common-copy = Copy
common-link = Link to this page

## The Distance and Steps
# Buttons
common-do-draw = Draw
common-do-pass = Pass
common-do-done = Done
common-do-play = Play
common-do-call = Musicards!
common-starter = The first card is { $note }
    .wild = The first card is a wild: play anything
common-task-drawn = You drew { common-cards }. Play, or draw again.
common-task-may-pass = You drew { common-cards }. Play, draw again or pass.
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
