### Steps: what is said about it, and its table.

steps-title = Steps
steps-subtitle = { "" }
steps-tagline = Climb the clock by half and whole steps.
steps-aim = Go up a half or a whole step each time. First to run out of cards wins.
steps-score = { common-cards }
steps-keys =
    H: say “half step”
    W: say “whole step”
    1 … =: say the note of a wild by its clock number, with the twelve keys of the top row
    N: done (next player)
    { common-shedding-keys }
steps-option-reference_cards = Chromatic Scale cards next to the table
    .help = To look things up. The other wilds stay in the deck.

steps-say-step = Say the step
# Buttons.
steps-half = Half step
steps-whole = Whole step
# In a speech bubble, when nothing had to be said.
steps-plays = plays
steps-clock = Chromatic Scale clock: say the note of a wild
# $note: such as "F♯ or G♭"; $number: on the clock
steps-say-note = Say { $note }, number { $number } on the clock
    .top = Say { $note }, number { $number } on the clock, on top now
steps-number = { $number }: { $note }
# $note: such as "F♯/G♭"
steps-on-top = On top: { $note }, number { $number } on the clock
    .wild = A wild is on top: start anywhere
steps-choose = Choose one or more cards, then say the step.
steps-another = Another half step, or done?
## What is still to be said with the cards that are chosen.
steps-now-both = Say the step, and tap the note of your wild on the clock.
steps-now-step = Now say it: half step or whole step?
steps-now-pitch = Which note is your wild? Tap it on the clock.
steps-now-nothing = You can start with any note: play it.
steps-play = Play the chosen cards
steps-reference = Reference
steps-chromatic-scale = The Chromatic Scale
