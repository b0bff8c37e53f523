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
steps-plays = plays
steps-clock = Chromatic Scale clock: say the note of a wild
steps-say-note = Say { $note }, number { $number } on the clock
    .top = Say { $note }, number { $number } on the clock, on top now
steps-on-top = On top: { $note }, number { $number } on the clock
    .wild = A wild is on top: start anywhere
# Help: $top and $needed are one or more notes.
steps-task-play = If one of your cards fits, choose it and say the step. If not, draw.
steps-task-free = Choose a card that fits and say the step, or draw.
steps-task-start = A wild is on top: choose any note and play it.
steps-help-look = Look at the clock: which notes come one and two hours after { $top }?
    .chain = Look at the clock: which note comes one hour after { $top }?
    .start = { steps-task-start }
steps-help-answer = { $do ->
    [draw] You would need { $needed }, but you have no card that fits: draw.
    [pass] You would need { $needed }, but you have no card that fits: pass.
    [done] You would need { $needed }, but you have no note that fits: choose “Done”.
   *[play] { CAPITAL(music-a-step) } above { $top } is { $needed }: one of your cards fits.
}
    .start = Nothing has to be said: any of your notes will do.

## What is still to be said with the cards that are chosen.
steps-now-both = Say the step, and choose the note of your wild on the clock.
steps-now-step = Now say it: half step or whole step?
steps-now-pitch = Which note is your wild? Choose it on the clock.
steps-now-nothing = You can start with any note: play it.
steps-play = Play the chosen cards
steps-reference = Reference
steps-chromatic-scale = The Chromatic Scale
