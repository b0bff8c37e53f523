### The rules of Steps. Options ($free_draw, $mistake_ends_turn, $reference_cards) are "yes" or "no".

steps_rules-lead = Be the first to run out of cards. Climb the clock of the twelve notes by half and whole steps, and say which.
steps_rules-counting = Half step and whole step
    .body =
        Every card has a number on the clock. One hour further is a _half step_, two hours further is a _whole step_. After 12 comes 1. From { NOTE("E") } (4), a half step leads to { NOTE("F") } (5), and a whole step to { NOTE("F#") } or { NOTE("Gb") } (6).
steps_rules-turn = Your turn
    .body =
        - Play one or more cards of the _same note_, a half or a whole step above the top card, and _say_ the step.
        - A _whole step_ ends your turn.
        - After a _half step_ you can play another half step, and another, but no whole step in this turn. Say _Done_ to stop.
        - A _wild_ can be any note: say the step and the note.
        - { $free_draw ->
            [yes] Instead of playing you can _draw_, even if a card fits, up to { $most_draws } cards in a turn.
           *[no] Does nothing fit? _Draw_, up to { $most_draws } cards in a turn.
        } After { $draws } draws you can _pass_.

        If a wild was turned over to start, the first play can be any one note, and no step is said.

        { $reference_cards ->
            [yes] The two Chromatic Scale cards are not dealt: they are next to the table, to look things up.
           *[no] { "" }
        }
steps_rules-mistakes = Mistakes
    .body =
        If the step or a card is wrong, the cards come back to your hand and you take { $penalty } more. { $mistake_ends_turn ->
            [yes] Then your turn is over; half steps you played before stay.
           *[no] Then you try again.
        }
steps_rules-call = “Musicards!”
    .body = { common-call-rules }
