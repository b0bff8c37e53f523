### The table while a match is played: what every game has.

# .you: said to the player
table-turn = { $name }’s turn
    .you = Your turn
table-on-turn = next to play
table-over = The game is over
table-wins = { $name } wins
    .you = You win
# $names: the winners; in .you, the others
table-share = { $names } share the win
    .you = You share the win with { $names }
table-blocked = Nobody could play, so the fewest cards win.
table-result = Result
table-next-game = Next game
table-play-again = Play again
table-another-game = Another game
table-review = Review the game
table-record = Save the record
table-you = You
table-watching = You are watching
table-own-place = Your place
table-others = Other players
table-how-to-win = How to win
table-log = What happened
    .empty = Nothing has happened yet.
table-announcements = Announcements
# $count (number): cards
table-you-have = You have { common-cards }
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
table-close-explanation = Close the explanation
table-sound = Sound
table-shortcuts = Shortcuts
    .rules = the rules
    .help = this page

## In the speech bubble of a player

table-bubble-passed = Pass
table-bubble-finished = Done
table-bubble-drew = draws a card
table-bubble-skipped = skipped
table-bubble-undone = takes it back
