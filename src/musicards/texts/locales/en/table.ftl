table-turn = { $name }’s turn
    .you = Your turn
table-on-turn = next to play
    .you = your turn
table-dealer = dealer
table-over = The game is over
table-wins = { $name } wins
    .you = You win
table-share = { $names } share the win
    .you = You share the win with { $names }
table-continue = Continue
# A button: the computers play without delays until it is your turn
table-fast-forward = Fast-forward
table-record = Save the record
table-watching = You are watching
table-open-hands = All hands, { $time } ago
table-own-place = Your place
table-others = Other players
table-how-to-win = How to win
table-log = What happened
    .empty = Nothing has happened yet.
table-announcements = Announcements
table-you-have = You have { common-cards }
table-chosen = { $count } chosen: tap one to put it back.
table-cards-left = { $count ->
    [one] 1 card left.
   *[other] { $count } cards left.
}
table-hand = Your hand
table-middle = Middle of the table
table-stock = Stock, { common-cards }
table-draw = Draw a card
table-discard-pile = Discard pile, { common-cards }. On top: { $top }
    .empty = Discard pile, empty
table-actions = What you can do
table-wrong = What was wrong
table-not-possible = Not possible
table-why = Why?
table-less = Less
# Under an explanation: what the attempt cost, and whose turn it is.
table-cost-nothing = That cost you nothing.
table-waited = The game waits until you close the explanation.
table-turn-now = It’s { $name }’s turn now.
    .you = It’s still your turn.
# A button; .more and .show: the next steps of help
table-help-me = Help me
    .more = Tell me more
    .show = Show me
table-help-shown = Your move!
# Help that came by itself. $cards: how many cards of the hand are marked; if none, something else is
table-tip = A tip: look at { $cards ->
    [0] what is shining now.
    [one] the shining card.
   *[other] the shining cards.
}
table-one-card = One card left: tap “Musicards!”
# Shown once, when such a card is in the hand for the first time. $names: of the card, e.g. F♯/G♭
table-new-black = A black key has two names: { $names } is one note, and both names are right.
table-new-wild = A card with a question mark or a ring of colors is a wild: it can be any note.
table-new-octave = The shape in a card’s corner shows its octave, from low to high: square, diamond, triangle, circle.
table-shortcuts = Shortcuts
    .situation = say whose turn it is, the table and your hand
    .rules = the rules

## In the speech bubble of a player
table-bubble-passed = Pass
table-bubble-finished = Done
table-bubble-drew = I draw a card
table-bubble-skipped = I can’t play
table-bubble-undone = I take it back
table-bubble-penalized = Oops! I take { common-cards }
