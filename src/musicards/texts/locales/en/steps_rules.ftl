steps_rules-lead = Be the first to run out of cards. Climb the clock of the twelve notes by half and whole steps, and say which.
steps_rules-setup = { rules-setup } { $reference_cards ->
    [yes] The two Chromatic Scale cards are not dealt: they stay next to the table, where everyone can look at them. You play with the other { $reference_deck } cards, { $question_marks } of them wild.
   *[no] { "" }
}
steps_rules-steps = The chromatic scale has twelve notes and starts over: after 12 on the clock comes 1. A _half step_ is the smallest interval, one hour: from { NOTE("C") } to { NOTE("C#") }, { NOTE("E") } to { NOTE("F") }, { NOTE("B") } to { NOTE("C") }, { NOTE("Ab") } to { NOTE("A") }, { NOTE("F#") } to { NOTE("G") }. A _whole step_ is two half steps, with one note between: from { NOTE("C") } to { NOTE("D") }, { NOTE("C#") } to { NOTE("D#") }, { NOTE("E") } to { NOTE("F#") }, { NOTE("Bb") } to { NOTE("C") }, { NOTE("F#") } to { NOTE("G#") }.
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
