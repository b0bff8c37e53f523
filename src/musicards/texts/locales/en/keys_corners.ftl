### Key’s Corners: what is said about it, and its table.

keys_corners-title = Key’s Corners
keys_corners-subtitle = { "" }
keys_corners-tagline = Build a scale from corner to corner.
# $scale: such as "C major"
keys_corners-aim = Build { $scale } upward in the corners. A complete scale is worth { $scale_points } points, { $stack_cards } cards of another note { $stack_points }. Most points win.
# $count (number): points
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
# $notes: a list
keys_corners-scale-notes = The scale: { $notes }
keys_corners-degree = { $number }: { $note }
keys_corners-hidden = The scale is hidden.
keys_corners-hide = Hide
    .label = Hide the scale
keys_corners-show = Show
    .label = Show the scale
# $scales and $stacks (number): how many a player has won
keys_corners-books =
    { keys_corners-score }: { $scales ->
        [one] 1 scale
       *[other] { $scales } scales
    }, { $stacks ->
        [one] 1 stack
       *[other] { $stacks } stacks
    }
# Points, in short: after their number.
keys_corners-pts = pts
keys_corners-won = You have won
# In a speech bubble.
keys_corners-book = a scale: +{ $points }
    .stack = a stack: +{ $points }
keys_corners-discards = discards
keys_corners-which-note = What should your wild be?
keys_corners-in-scale = Notes of the scale
keys_corners-outside = Other notes
keys_corners-spaces = Foundations and corners
keys_corners-empty = empty
# $space: "the north foundation"; $contents: notes
keys_corners-space-with = { CAPITAL($space) }: { $contents }
# $from: "the north foundation"; $from_at, $from_off: its other forms, as in refusals.ftl
keys_corners-pick-up = { $note }, { $from }: pick up
    .above = { $note }, { $from }: pick up with everything above it
keys_corners-put = Put { $to_onto }
keys_corners-how-many = How many cards to pick up
keys_corners-fewer = One card fewer
keys_corners-more = One card more
keys_corners-from-pile = { common-cards } { $from_off }: tap where to put { $count ->
        [one] it
       *[other] them
    }.
keys_corners-wild = A wild
keys_corners-tap = { $card }: tap where it goes.
    .discard = { $card }: tap where it goes, or the discard pile.
keys_corners-play-on = Play on, or end your turn with Done.
keys_corners-pick-first = Pick up a card, then tap where it goes.
keys_corners-first-pick = Pick up a card first.
keys_corners-corner-stays = Cards in a corner stay there. Pick up another card to put on them.
keys_corners-only-hand = You can only discard a card from your hand.
keys_corners-first-pick-discard = First pick up the card you want to discard.
