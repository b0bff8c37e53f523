keys_corners-subtitle = { "" }
keys_corners-tagline = Build scales in the corners, note by note.
# $scale: such as "C major"
keys_corners-aim = Build { $scale } upward in the corners. A complete scale is worth { $scale_points } points, and { $stack_cards } cards of another note are worth { $stack_points }. Most points win.
keys_corners-score = { $count ->
    [one] 1 point
   *[other] { $count } points
}
keys_corners-keys =
    ← →: go to your hand and along it, or along a pile
    Space: pick up a card, or put it back
    7 8 9: the upper row of spaces, as on a number pad
    4 5 6: left, the discard pile, right
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
keys_corners-books = { keys_corners-score } (scales: { $scales }, fours of a kind: { $stacks })
# Points, in short: after their number.
keys_corners-pts = pts
keys_corners-won = Your points
keys_corners-book = A scale: { $points } points!
    .stack = Four of a kind: { $points } points!
keys_corners-discards = I discard
keys_corners-in-scale = Notes of the scale
keys_corners-outside = Other notes
keys_corners-spaces = Piles and corners
keys_corners-empty = empty
keys_corners-space-with = { CAPITAL($space) }: { $contents }
# $from: "the upper pile"; $from_at, $from_off: its other forms, as in refusals.ftl
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
    .discard = { $card }: choose where it goes, or the discard pile.
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
    [discard] Look at the top card of the discard pile: on which pile is it the next note?
   *[hand] Look at the top of every pile: which of your cards comes next?
}
keys_corners-help-look-fill = One place between the corners is empty: put a card there first.
keys_corners-help-look-move = Look between the corners: which cards come next on another pile?
# Why the turn should end although a card fits. $kept: "note" if a note in hand fits, "wild" if only a wild does
keys_corners-help-look-discard = { $kept ->
    [none] None of your cards fits. Only the same note goes on a note outside the scale.
   *[other] { keys_corners-help-look-done }
}
keys_corners-help-look-done = { $kept ->
    [note] A card fits, but then the next player could score more easily: keep it for now.
    [wild] A wild fits, but keep it to complete a pile.
   *[none] Nothing has to be played or moved now.
}
# $what: "wild" or "note"
keys_corners-help-answer-place = { $what ->
    [wild] Put your wild { $to_onto }, as { $note }.
   *[note] { CAPITAL($note) } goes { $to_onto }.
}
keys_corners-help-answer-fill = { $source ->
    [discard] { keys_corners-help-answer-place }
   *[hand] Any card will do: for example, put { $what ->
        [wild] your wild { $to_onto }, as { $note }
       *[note] { $note } { $to_onto }
    }.
}
# $moved: cards, such as "D and E"; $from_off, $to, $to_onto: two spaces
keys_corners-help-answer-move = Move { $moved } { $from_off } to { $to }.
keys_corners-help-answer-discard = { CAPITAL($card) } fits nowhere: discard it. That ends your turn.
keys_corners-help-answer-done = End your turn with “Done”.
keys_corners-corner-stays = Cards in a corner stay there. Pick up another card to put on them.
keys_corners-only-hand = You can only discard a card from your hand.
# The eight spaces: four foundations and four corners around the stock.
# $space: N, E, S, W, NW, NE, SE, SW. Its name, its name with an article, and other forms:
keys_corners-space-name = { $space ->
    [N] upper pile
    [E] right pile
    [S] lower pile
    [W] left pile
    [NW] upper left corner
    [NE] upper right corner
    [SE] lower right corner
   *[SW] lower left corner
}
# Its subject and object form. $kind: "corner" or "foundation"
keys_corners-space = the { keys_corners-space-name }
# Where cards are: "There is nothing on …"
keys_corners-space-at = { $kind ->
    [corner] in { keys_corners-space }
   *[foundation] on { keys_corners-space }
}
# Where a card goes: "Put a card …" $kind
keys_corners-space-onto = { $kind ->
    [corner] in { keys_corners-space }
   *[foundation] on { keys_corners-space }
}
# Where cards come from: "Move C …" $kind
keys_corners-space-off = from { keys_corners-space }

## What happened: see events.ftl. $to_onto, $to_at and $from_off are forms of a space, see above.
keys_corners-placed = { $name } puts { $cards } { $to_onto }.
    .you = You put { $cards } { $to_onto }.
keys_corners-placed-from-discard = { $name } takes { $cards } from the discard pile and puts it { $to_onto }.
    .you = You take { $cards } from the discard pile and put it { $to_onto }.
# $to, $to_onto: where the cards go
keys_corners-moved = { $name } moves { $cards } { $from_off } to { $to }.
    .you = You move { $cards } { $from_off } to { $to }.
keys_corners-discarded = { $name } discards { $cards }.
    .you = You discard { $cards }.
keys_corners-book-scale = { $name } completes the scale { $to_at }: { $points } points.
    .you = You complete the scale { $to_at }: { $points } points.
keys_corners-book-stack = { $name } completes four of a kind, { $note }, { $to_at }: { $points } points.
    .you = You complete four of a kind, { $note }, { $to_at }: { $points } points.

## Why an attempt was refused: see refusals.ftl
# $place: what the pile needs: "next", the note after $top; "first", the tonic; "stack", the same note again. $degree (number): 0 when $note is not in the scale
refusals-does-not-continue = { $place ->
    [next] { CAPITAL($to) } needs { $wants }, which comes after { $top } in the scale.
    [first] { CAPITAL($to) } needs { $wants }, the tonic.
   *[stack] { CAPITAL($to) } needs { $wants }: only the same note goes on a note outside the scale.
} { $degree ->
    [0] { $note } is not in the scale.
   *[other] { $note } is the { $degree ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
        [8] eighth
        [9] ninth
        [10] tenth
        [11] eleventh
       *[12] twelfth
    } note of the scale.
}
    .brief = That card doesn’t go { $to_onto }.
refusals-pile-complete = Nothing goes on top of { $top } { $to_at }: it is the last note of the scale.
refusals-fill-first = First put a card { $gaps_onto }: it’s empty.
refusals-fill-from-hand = Fill the empty place from your hand: you still have cards.
refusals-not-discard-top = You can only take the top card of the discard pile.
refusals-wild-needs-name = What should your wild be?
refusals-note-has-name = { $card } is what it is: only a wild can be another note.
refusals-not-a-foundation = You can only move cards between the corners. Cards in a corner stay there.
refusals-same-pile = The cards are already there.
refusals-empty-pile = There is nothing { $from_at }.
refusals-too-many = You can move at most { $height } { $from_off }.
refusals-not-longer = You can move part of a pile to another one between the corners only if the pile there becomes longer than the one you take it from. That pile would have { $sum } cards, and this one has { $height }.
refusals-stack-stays = { $note } is not in the scale: corners are only for notes of the scale.
refusals-too-high = A pile of one note can have at most { $most } cards. This would be { $sum }.
refusals-discard-only-play = You have already played, so you can’t discard now.
refusals-card-fits-pile = You can play { $card } { $to_onto }.
    .brief = That card can be played.
refusals-wild-fits = You never need to discard a wild: it always fits somewhere.
# $from, $from_off, $to, $to_onto: the first pile that can move
refusals-move-first = Some cards on the board must still move before your turn ends: { $from_off } to { $to }.
    .brief = Some cards on the board fit on another pile: move them before your turn ends.
refusals-play-first = Make at least one play first. If nothing fits, discard a card.

## First steps: see first_steps.ftl
keys_corners_first_steps-place = The row of notes is a scale. Each card on the table begins a pile. On a note of the scale goes the next one.
    .task = Play a card on a pile where it is the next note of the scale.
keys_corners_first_steps-step = The letters in the row: H is a half step, to the very next key. W is a whole step, which skips a key. Play the next note.
    .task = Play the next note of the scale.
keys_corners_first_steps-move = In the four corners, the scale grows from its first note, the tonic. Move the pile that begins with it into a corner.
    .task = Move the pile that begins with the tonic, the scale’s first note, into a corner.
keys_corners_first_steps-fill = The four places between the corners can’t stay empty. Fill the empty one first.
    .task = Put a card on the empty place.
keys_corners_first_steps-corner = Now the scale has five notes: { KEY("C") } { music-scale-major_pentatonic }. 3 is three half steps. Begin it in a corner, with the tonic.
    .task = Begin the scale in a corner, with the tonic.
keys_corners_first_steps-book = Complete the scale in the corner. Only a complete pile scores points.
keys_corners_first_steps-done = Your turn isn’t over yet.
keys_corners_first_steps-discard = The scale is { KEY("C") } { music-scale-major } again. Only the same note goes on a note outside the scale.
keys_corners_first_steps-done-1 = That’s it! No points yet: you score when a pile has the whole scale.
keys_corners_first_steps-done-3 = A corner begins with the scale’s first note, the tonic. Between the corners, a pile can begin with any note.
keys_corners_first_steps-done-4 = That’s it! When the stock and all hands are empty, the game is over. Most points win.
keys_corners_first_steps-done-5 = That’s Key’s Corners: build the scale in the corners, and complete it to score points.

## Rules
keys_corners_rules-lead = Build _{ $scale }_ upward in the corners. Whoever adds its last note takes the whole pile. Most points win.
keys_corners_rules-scale =
    This game helps you remember the notes of a key. A _scale_ climbs note by note, from a first note, the _tonic_, until the tonic comes again. Its steps follow a pattern, the _formula_. Most scales climb by half steps and whole steps:

    - A _half step_ (semitone, minor second) leads to the next number on the clock, from 12 to 1 or from 4 to 5: { NOTE("C") } to { NOTE("C#") } or { NOTE("Db") }, { NOTE("E") } to { NOTE("F") }.
    - A _whole step_ (whole tone, major second) skips one number, from 12 to 2 or from 4 to 6: { NOTE("C") } to { NOTE("D") }, { NOTE("E") } to { NOTE("F#") } or { NOTE("Gb") }.
    - _Major_ climbs: whole, whole, half, whole, whole, whole, half. The last half step leads to the tonic again.
keys_corners_rules-setup = For { $low } to { $high } players. Agree on a scale before each round. You can write it down. Everyone gets { $hand } cards. The stock goes in the middle. Four cards are turned up around it: north, east, south and west. If one is a wild, it goes back, the stock is shuffled, and another card is turned up. The player to the left of the dealer begins.
keys_corners_rules-table =
    - The four cards begin the _foundations_. A foundation continues upward along the scale from the note it starts on, up to the scale’s last note. A note outside the scale only goes on the same note, such as { NOTE("Ab") } in { KEY("D") } major: up to { $stack_cards } cards.
    - The four _corners_ start empty. A corner begins with the tonic, in { KEY("D") } major with { NOTE("D") } in any of the four, and climbs from there.
    - Names don’t matter, clock numbers do: in { KEY("Gb") } major the { KEY("B") } card is { KEY("Cb") }.
keys_corners_rules-turn =
    First you draw until you have { $hand } cards, but not on your first turn. Then make as many plays as you like, but at least one:

    - _Place_ a card from your hand, or the top of the discard pile, on a pile where it is the next note.
    - _Move_ a foundation, or its upper part, to a corner where it comes next, or a whole foundation to another one where it comes next. The upper part can go to another foundation only if the pile there becomes longer than the one you take it from was. Cards never leave a corner.
    - A _wild_ can be any note: you say which when you play it, and it stays that note.
    - Say _Done_ when you have finished. But before you say it, or discard, you must make every move that is possible to a corner with cards in it, or of a whole foundation to another one.
keys_corners_rules-fill = Fill an empty foundation before anything else, with any card from your hand. If your hand is empty, take the top card of the discard pile. If the discard pile is empty too, the next player who has cards must fill it. Empty corners don’t have to be filled. Only the tonic can go there, alone or with the cards on top of it.
keys_corners_rules-discard = Instead of placing a card, you can discard one that fits nowhere, but only if you have not played yet in this turn. That ends your turn. Nobody has to play the top card of the discard pile, except to fill a foundation. Once you have made a play, you can keep the rest of your hand, even cards that fit.
keys_corners_rules-mistakes = There are no penalties: a card that doesn’t fit goes back to your hand. For example, { NOTE("E") } doesn’t go on { NOTE("C") } in { KEY("C") } major, because { NOTE("D") } comes first.
keys_corners_rules-empty = When the stock is empty, nobody draws anymore. If you have no cards and nothing to play, you are skipped. The round ends when all hands are empty.
keys_corners_rules-winning = A complete scale, from the tonic to its last note: _{ $scale_points } points_ for whoever adds the last note and takes the pile, wherever it is. Four of a kind, { $stack_cards } cards of one note outside the scale: _{ $stack_points } points_ for whoever adds the last one. The player with the most points wins.
