### A game that is over, looked at move by move.
review-title = Review: { $game }
review-not-over = This game is not over yet
    .help = When it is over, you can look at every move here, with all hands open.
review-to-table = Back to the table
review-steps = Move by move
review-first = First move
review-previous = Previous move
review-next = Next move
review-last = Last move
review-place = Move { $place } of { $moves }
review-keys = Keys: ← and → go back and forward one move, Home and End to the first and last move.
review-table = The table after this move
review-board = The board
review-deal = The deal
review-moves = Moves
review-undone = taken back
review-misplay = Mistake
review-misplays = Mistakes
review-no-misplays = Nobody made a mistake in this game.
review-link = Copy the link to this move
review-record-help = The whole game in one file, for other programs.
review-leave = Leave this game
    .help = Removes your name from this game on the server. If nobody else played, or everybody else has left too, the game is deleted.
    .sure = You won’t be able to find this game again, and this can’t be undone.

## A mistake, tried again
review-again = This is { $name }’s hand as it was. Choose cards, then say what you play. This won’t be saved.
    .you = This is your hand as it was. Choose cards, then say what you play. This won’t be saved.
review-table-shows = On the table:
review-fits = That fits.
review-does-not-fit = That doesn’t fit.
