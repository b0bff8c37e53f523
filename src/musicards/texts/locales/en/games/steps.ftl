steps-subtitle = { "" }
steps-tagline = Climb the clock by half and whole steps.
steps-aim = Go up a half or a whole step each time. First to run out of cards wins.
steps-keys =
    H: say “half step”
    W: say “whole step”
    1 … =: say the note of a wild by its clock number, with the twelve keys of the top row
    N: done (next player)
    { common-shedding-keys }
steps-option-reference_cards = Chromatic Scale cards next to the table
    .help = To look things up. The other wilds stay in the deck.
steps-said-right = You got { $count } of { $total } steps right.
steps-say-step = Say the step
steps-half = Half step
steps-whole = Whole step
# In a speech bubble, when nothing had to be said.
steps-plays = This one
steps-clock = Chromatic Scale clock: say the note of a wild
steps-say-note = Say { $note }, number { $number } on the clock
    .top = Say { $note }, number { $number } on the clock, on top now
steps-on-top = Last note: { $note }, number { $number } on the clock
    .wild = A wild is on top: start anywhere
# Help: $top and $needed are one or more notes. $fitting: how many of your note cards fit; $wilds: how many wilds you
# have as well; 0 if nothing else fits.
steps-task-play = If one of your cards fits, choose it and say the step. If not, draw.
steps-task-free = Choose a card that fits and say the step, or draw.
steps-task-start = A wild is on top: choose any note and play it.
steps-help-look = Look at the clock: which notes are one and two numbers after { $top }?
    .chain = Look at the clock: which note is one number after { $top }?
    .start = { steps-task-start }
steps-help-answer = { $do ->
    [draw] You need { $needed }, but you have no card that fits: draw.
    [pass] You need { $needed }, but you have no card that fits: pass.
    [done] You need { $needed }, but you have no note that fits: choose “Done”.
   *[play] { CAPITAL(music-a-step) } above { $top } is { $needed }: { $fitting ->
        [0] use a wild.
        [one] one of your cards fits.
       *[other] { $fitting } of your cards fit.
    }{ $wilds ->
        [0] { "" }
       *[other] { " " }A wild fits too.
    }
}
    .start = Nothing has to be said: any of your notes will do.

## What is still to be said with the cards that are chosen.
steps-now-both = Say the step, and choose the note of your wild on the clock.
steps-now-step = Now say it: half step or whole step?
# After a half step in the same turn
steps-now-chain = Only half steps can follow in this turn. If your card isn’t a half step up, put it back.
# .shown: after help has shown the note
steps-now-pitch = Which note is your wild? Choose it on the clock.
    .shown = Now choose { $note } on the clock.
steps-now-nothing = You can start with any note: play it.
steps-play = Play the chosen cards
steps-reference = Reference
steps-chromatic-scale = The Chromatic Scale

## Why an attempt was refused: see refusals.ftl
refusals-chain-open = After a half step, play another half step or choose “Done”.
refusals-nothing-done = “Done” comes after a half step.

## First steps: see first_steps.ftl
steps_first_steps-half = A half step goes to the very next key on the piano, white or black. Play a card that is a half step up, and say “half step”.
    .task = Play a card that is a half step up, and say “half step”.
steps_first_steps-done = After a half step you can play another one, or end your turn with “{ common-do-done }”.
    .task = Play a half step, then end your turn with “{ common-do-done }”.
steps_first_steps-whole = A whole step is two half steps: it skips one key. Play a card that is a whole step up, and say “whole step”.
    .task = Play a card that is a whole step up, and say “whole step”.
steps_first_steps-mistake = Now make a mistake on purpose: say the wrong step, or choose a card that doesn’t fit.
steps_first_steps-chain = In one turn you can play several half steps in a row. Begin with all your cards that are a half step up.
steps_first_steps-many = Play another half step, with all your cards of { $needed }. Then you have just one card left.
steps_first_steps-missed-chain = Not quite. Try again, choose all your cards that are a half step up, and play them together as a half step.
steps_first_steps-done-6 = That’s Steps: climb by half and whole steps, and say which.

## Rules
steps_rules-lead = Be the first to run out of cards. Climb the clock of the twelve notes by half and whole steps, and say which.
steps_rules-setup = { rules-setup } { $reference_cards ->
    [yes] The two Chromatic Scale cards are not dealt: they stay next to the table, where everyone can look at them. You play with the other { $reference_deck } cards, { $question_marks } of them wild.
   *[no] { "" }
}
steps_rules-steps = The chromatic scale has twelve notes and starts over: after 12 on the clock comes 1. A _half step_ is the smallest interval, from one number to the next: from { NOTE("C") } to { NOTE("C#") }, { NOTE("E") } to { NOTE("F") }, { NOTE("B") } to { NOTE("C") }, { NOTE("Ab") } to { NOTE("A") }, { NOTE("F#") } to { NOTE("G") }. A _whole step_ is two half steps, with one note between: from { NOTE("C") } to { NOTE("D") }, { NOTE("C#") } to { NOTE("D#") }, { NOTE("E") } to { NOTE("F#") }, { NOTE("Bb") } to { NOTE("C") }, { NOTE("F#") } to { NOTE("G#") }.
steps_rules-turn =
    - Play one or more cards of the _same note_, a half or a whole step above the top card, and always _say_ the step.
    - A _whole step_ ends your turn.
    - After a _half step_ you can play another half step, and another, but no whole step in this turn. Say _Done_ to stop.
    - On { NOTE("F") }, you can play { NOTE("G") } as a whole step. Or climb by half steps: { NOTE("F#") }, { NOTE("G") }, { NOTE("G#") }, { NOTE("A") }, { NOTE("A#") }, { NOTE("B") }.
    - A _wild_ can be any note, alone or with cards of that note: say the step and the note.

    If a wild was turned over to start, the first play can be any one note. You don’t say a step, and the play ends your turn.
steps_rules-passing = { rules-passing } You can draw up to { $most_draws } cards in a turn.
steps_rules-mistakes = If the step, a card or the note of a wild is wrong, the cards come back to your hand and you draw { $penalty } more. { $mistake_ends_turn ->
    [yes] Then it’s the next player’s turn; half steps you played before stay on the pile.
   *[no] Then you try again.
} For example: from { NOTE("E") } to { NOTE("F") } is a half step. If you say “whole step”, you take { NOTE("F") } back.
