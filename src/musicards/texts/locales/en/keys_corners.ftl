keys_corners-subtitle = { "" }
keys_corners-tagline = Build a scale from corner to corner.
# $scale: such as "C major"
keys_corners-aim = Build { $scale } upward in the corners. A complete scale is worth { $scale_points } points, { $stack_cards } cards of another note { $stack_points }. Most points win.
keys_corners-score = { $count ->
    [one] 1 point
   *[other] { $count } points
}
keys_corners-keys =
    ← →: go to your hand and along it, or along a pile
    Space: pick up a card, or put it back
    7 8 9: the upper row of spaces, as on a number pad
    4 5 6: west, the discard pile, east
    1 2 3: the lower row
    + −: pick up more or fewer cards of a pile
    N: done (next player)
    Esc: put everything back
keys_corners-option-scale = Scale
keys_corners-scale = The scale
keys_corners-scale-notes = The scale: { $notes }
keys_corners-hidden = The scale is hidden.
keys_corners-hide = Hide
    .label = Hide the scale
keys_corners-show = Show
    .label = Show the scale
keys_corners-books = { keys_corners-score } (scales: { $scales }, stacks: { $stacks })
# Points, in short: after their number.
keys_corners-pts = pts
keys_corners-won = You have won
keys_corners-book = a scale: +{ $points }
    .stack = a stack: +{ $points }
keys_corners-discards = discards
keys_corners-in-scale = Notes of the scale
keys_corners-outside = Other notes
keys_corners-spaces = Foundations and corners
keys_corners-empty = empty
keys_corners-space-with = { CAPITAL($space) }: { $contents }
# $from: "the north foundation"; $from_at, $from_off: its other forms, as in refusals.ftl
keys_corners-pick-up = { $note }, { $from }: pick up
    .above = { $note }, { $from }: pick up with everything above it
keys_corners-put = Put { $to_onto }
keys_corners-how-many = How many cards to pick up
keys_corners-fewer = One card fewer
keys_corners-more = One card more
keys_corners-now-move = { common-cards } { $from_off }: now choose where { $count ->
        [one] it goes
       *[other] they go
    }.
keys_corners-wild = A wild
keys_corners-now-put = { $card }: choose where it goes.
    .discard = { $card }: choose where it goes, or the discard pile if it fits nowhere.
    .fill = { $card }: put it { $gaps_onto }.
keys_corners-pick-first = Pick up a card, then choose where it goes.
keys_corners-task-play-first = { keys_corners-pick-first } If nothing fits, discard a card.
keys_corners-task-fill-from-discard = Your hand is empty: choose the discard pile, then { $gaps }.
keys_corners-task-free = Play on, or end your turn with “Done”.
keys_corners-task-done = Nothing more can be played: end your turn with “Done”.
keys_corners-task-top = Your hand is empty. Play the top card of the discard pile, or choose “Done”.
keys_corners-task-moves = Your hand is empty. Move cards on the board, or choose “Done”.
keys_corners-task-both = Your hand is empty. Play the top card of the discard pile, move cards on the board, or choose “Done”.
keys_corners-help-look-place = { $source ->
    [discard] Look at the top card of the discard pile: which pile does it continue?
   *[hand] Look at the top of every pile: which of your cards comes next?
}
keys_corners-help-look-fill = A foundation is empty, and has to be filled first.
keys_corners-help-look-move = Look at the foundations: which of them continues another pile?
keys_corners-help-look-discard = Compare your cards with the piles: one of your cards fits nowhere.
keys_corners-help-look-done = Nothing has to be played or moved now.
keys_corners-help-answer-place = { CAPITAL($note) } goes { $to_onto }.
keys_corners-help-answer-fill = { keys_corners-help-answer-place }
# $from_off, $to, $to_onto: two spaces
keys_corners-help-answer-move = Move the cards { $from_off } to { $to }.
keys_corners-help-answer-discard = { CAPITAL($card) } fits nowhere: discard it.
keys_corners-help-answer-done = End your turn with “Done”.
keys_corners-corner-stays = Cards in a corner stay there. Pick up another card to put on them.
keys_corners-only-hand = You can only discard a card from your hand.
